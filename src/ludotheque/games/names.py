"""What animals, charms, colours and characters are called: names.toml may be edited, its ids may not."""

import tomllib
from pathlib import Path
from typing import Any

from .game import GAMES


def read_names(game: str) -> dict[str, Any]:
    """The names of a game, by id and language; a game of numbers has none."""
    path = Path(__file__).parent / GAMES[game] / "names.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
