"""Ludothèque: four boxed games, their rules kept exactly, to play and to study.

>>> import ludotheque as ludo
>>> match = ludo.deal("trio", players=3, first="A", seed=7)
>>> match.to_move
('A',)
"""

from typing import TYPE_CHECKING, Any

from .games.errors import (
    BadDeal,
    BadOption,
    BadRecord,
    BadSeat,
    IllegalMove,
    LudoError,
    NoCompiler,
    UnknownGame,
)
from .games.game import Match, deal, games
from .games.records import replay

if TYPE_CHECKING:
    from .lab.playouts import Playouts

__all__ = [
    "BadDeal",
    "BadOption",
    "BadRecord",
    "BadSeat",
    "IllegalMove",
    "LudoError",
    "Match",
    "NoCompiler",
    "UnknownGame",
    "compiled",
    "deal",
    "games",
    "playouts",
    "replay",
]


def compiled(game: str, *, wait: bool = False) -> bool:
    """Can bulk work and searching bots start at once? With `wait`: see to it that they can."""
    from .lab import playouts

    return playouts.compiled(game, wait=wait)


def playouts(game: str, *, games: int = 1_000, seed: int = 0, on: str = "core", **options: Any) -> "Playouts":
    """Play random games in bulk: on "plain", "core", "cores" or "gpu"."""
    from .lab import playouts

    return playouts.playouts(game, games=games, seed=seed, on=on, **options)
