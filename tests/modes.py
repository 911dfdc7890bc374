"""Every mode of every game: all options that change the rules, and every number of players."""

from itertools import product
from typing import Any

from ludotheque.games.game import GAMES

Mode = tuple[str, dict[str, Any]]


def own_tiles() -> dict[str, list[Any]]:
    """A box of Good Fortune whose tiles are not ours; one pair is there twice."""
    charms = ["scarab", "eye", "ganesh", "cat", "hand", "horseshoe", "clover"]
    pairs = [[one, other] for k, one in enumerate(charms) for other in charms[k + 1 :]]
    pairs[20] = ["hand", "clover"]
    return {str(k + 1): [*pair, k % 6 + 1] for k, pair in enumerate(pairs)}


def modes() -> list[Mode]:
    """All of them."""
    trio: list[dict[str, Any]] = [
        {"players": n, "goal": goal} for n, goal in product((3, 4, 5, 6), ("simple", "picante"))
    ]
    trio += [
        {"players": n, "goal": goal, "teams": True} for n, goal in product((4, 6), ("simple", "picante"))
    ]
    seven = [{"players": n, "two_for_one": how} for n, how in product((2, 3, 4), ("centre", "removed"))]
    junior = [{"version": "junior", "players": n} for n in (2, 3, 4)]
    family = [
        {"version": "family", "players": n, "ending": how}
        for n, how in product((2, 3, 4), ("pool", "blocked"))
    ]
    fortune: list[dict[str, Any]] = [{"variant": variant} for variant in ("classic", "guessing", "simple")]
    fortune += [{"variant": "classic", "tiles": own_tiles()}]
    of_game: dict[str, list[dict[str, Any]]] = {
        "trio": trio,
        "double-seven": seven,
        "pixar-rummy": [*junior, *family],
        "good-fortune": fortune,
    }
    return [(game, options) for game in GAMES for options in of_game[game]]


def name(mode: Mode) -> str:
    """A mode as a short name: trio-4-teams-picante."""
    game, options = mode
    words = [
        "own-tiles" if key == "tiles" else "teams" if value is True else str(value)
        for key, value in options.items()
    ]
    return "-".join([game, *words])


MODES = modes()
NAMES = [name(mode) for mode in MODES]
