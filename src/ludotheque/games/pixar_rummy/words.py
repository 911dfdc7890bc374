"""How the Rummy is written: moves and deals as text, options, events and views as JSON."""

import functools
import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from .. import deals
from ..deals import Form
from ..moves import CHANCE, EVERYONE, HIDDEN, members, pop, write
from ..options import SEATS, Asked
from . import rules

EDITION = "1"
STARTER = "first"  # the option that chance fills in
EXAMPLES = "open red5 red6, add red7 #3, done, draw, pass, or in the junior version flip, keep, leave"
PHASES = {
    rules.FLIPPING: "flip",
    rules.TURNING: "flip",  # PR-7
    rules.MATCH: "match",
    rules.LAYING: "lay",
    rules.LUCK: "luck",
    rules.MORE: "more",
    rules.OVER: "over",
}

# Ids, which never change; locale/ has what people read.
COLOURS = ("red", "yellow", "green", "blue")  # PR-1
VALUES = tuple(range(1, rules.VALUES + 1))  # of the characters too: each value has its own (PR-2)
TILES = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)
CALLS = {
    "draw": rules.DRAW,
    "pass": rules.PASS,
    "done": rules.DONE,
    "flip": rules.FLIP,
    "keep": rules.KEEP,
    "leave": rules.LEAVE,
}

REFUSALS = {  # a code for programs, a sentence for people
    rules.NO_SUCH_MOVE: ("no-such-move", "there is no such move in this game"),
    rules.FEW_ARE_LEFT: ("game-is-over", "the game is over"),
    rules.NOT_IN_JUNIOR: ("not-in-junior", "that is a move of the family version"),
    rules.NOT_YOUR_FLIP: ("not-your-turn", "it is another seat's turn"),
    rules.NOT_CHANCE: ("not-chance", "only chance turns tiles up"),
    rules.CHANCE_FIRST: ("chance-first", "chance must turn the two tiles up first"),
    rules.FLIP_FIRST: ("flip-first", "no tiles have been flipped yet"),
    rules.PAIR_FIRST: ("pair-first", "a pair lies face up: keep it or leave it first"),
    rules.NOT_FACE_DOWN: ("not-face-down", "these are not two tiles that lie face down"),
    rules.SOMEONE_IS_OUT: ("game-is-over", "the game is over"),
    rules.POOL_IS_EMPTY: ("game-is-over", "the game is over"),
    rules.NOBODY_CAN_LAY: ("game-is-over", "the game is over"),
    rules.NOT_IN_FAMILY: ("not-in-family", "that is a move of the junior version"),
    rules.NOT_YOUR_TURN: ("not-your-turn", "it is another seat's turn"),
    rules.NOTHING_DRAWN: ("nothing-drawn", "it has not drawn a tile, and passes only after that"),
    rules.NOTHING_LAID: ("nothing-laid", "it has laid nothing yet this turn"),
    rules.ALREADY_DRAWN: ("already-drawn", "it has drawn its tile: it may lay that one, or pass"),
    rules.ALREADY_LAID: ("already-laid", "it has laid tiles this turn: it may add to that meld, or say done"),
    rules.MUST_LAY: ("must-lay", "it can lay, and so it must"),
    rules.ANOTHER_MELD: ("another-meld", "it has laid tiles this turn, and may add more to that meld only"),
    rules.NO_SUCH_MELD: ("no-such-meld", "there is no such meld on the table"),
    rules.NOT_ON_YOUR_RACK: ("not-on-your-rack", "that is not on its rack"),
    rules.NOT_AT_AN_END: ("not-at-an-end", "the tile continues that run at neither end"),
    rules.NO_LACKING_COLOUR: ("no-lacking-colour", "that group lacks no tile like this one"),
    rules.FITS_NO_STARTER: ("fits-no-starter", "the tile is neither next to that starter nor of its value"),
}

# ---- options


def read_options(asked: Asked) -> dict[str, Any]:
    """All options of a game, those left out filled in; who begins may be left to chance (None)."""
    version = asked.take("version", ["family", "junior"])
    players = asked.take("players", [2, 3, 4])
    ending = {} if version == "junior" else {"ending": asked.take("ending", ["pool", "blocked"])}
    return {"version": version, "players": players, **ending, "first": asked.take_seat("first", players)}


def pack(options: Mapping[str, Any]) -> tuple[int, ...]:
    """The options as `rules.deal` takes them."""
    return options["players"], int(is_junior(options)), int(options.get("ending") == "blocked")


def is_junior(options: Mapping[str, Any]) -> bool:
    """Is it the junior version?"""
    return bool(options["version"] == "junior")


# ---- moves


@functools.cache
def texts() -> dict[str, int]:
    """Every move of the game by its text."""
    calls = {text: write(rules.CALL, call) for text, call in CALLS.items()}
    opening = {
        f"open {TILES[tile]} {TILES[rules.second(tile, colours)]}": write(rules.OPEN + colours, tile)
        for colours in range(rules.COLOURS)
        for tile in tiles_of(rules.openable(rules.ALL_TILES, colours))
    }
    adding = {
        f"add {name} #{meld + 1}": write(rules.ADD + meld, tile)
        for meld in range(rules.MELDS)
        for tile, name in enumerate(TILES)
    }
    turning = {
        f"up {TILES[one]} {TILES[two]}": write(rules.UP + one, two)
        for one, two in itertools.permutations(range(rules.PIECES), 2)
    }
    return {**calls, **opening, **adding, **turning}


@functools.cache
def names() -> dict[int, str]:
    """Every move's text."""
    return {move: text for text, move in texts().items()}


# ---- deals


def form(options: Mapping[str, Any]) -> Form:
    """What a deal of the family version consists of."""
    players = options["players"]
    pool = rules.PIECES - players * rules.RACK - rules.STARTERS
    pieces = [rules.piece(k) for k in range(rules.PIECES)]
    return Form("racks", players, rules.RACK, {"starters": rules.STARTERS, "pool": pool}, TILES, pieces)


def write_deal(order: Sequence[int], options: Mapping[str, Any]) -> dict[str, Any]:
    """An order of all tiles as racks, starters and the pool; in the junior version nothing is dealt."""
    return {} if is_junior(options) else deals.write_deal(form(options), order)


def read_deal(deal: object, options: Mapping[str, Any]) -> list[int]:
    """The order of such a deal."""
    if is_junior(options):
        deals.take_table(deal, "The deal", [])
        return [rules.piece(k) for k in range(rules.PIECES)]
    return deals.read_deal(form(options), deal)


# ---- events


def tell(seat: int | None, move: int | None, deeds: Sequence[tuple[int, int, int]]) -> list[dict[str, Any]]:
    """The events of a move, from what its deeds tell a viewer."""
    events: list[dict[str, Any]] = []
    text = None if move is None else names()[move]
    for deed, whose, what in deeds:
        decision: dict[str, Any] = {"seat": "*" if whose == CHANCE else SEATS[whose], "move": text}
        if deed == rules.MOVED:
            events.append(decision)
        elif deed == rules.DREW:
            events.append({**decision, "tile": None if what == HIDDEN else TILES[what]})
        elif deed == rules.OPENED:
            events.append({**decision, "meld": what + 1})
        elif deed == rules.STUCK:
            events.append({"does": "stuck", "seat": SEATS[whose]})
        elif deed == rules.BACK:
            events.append({"does": "back"})
        elif deed == rules.ENDED:
            events.append({"does": "over"})
    return events


# ---- views


def view(knowledge: Any, viewer: int) -> dict[str, Any]:
    """What lies before a viewer now."""
    return view_junior(knowledge) if knowledge.junior else view_family(knowledge, viewer)


def view_junior(knowledge: Any) -> dict[str, Any]:
    """The junior table, which is open to all."""
    won: dict[str, list[str]] = {SEATS[seat]: [] for seat in range(knowledge.players)}
    for k in range(sum(knowledge.wins)):
        won[SEATS[knowledge.owner[k]]].append(TILES[knowledge.won[k]])
    return {
        "down": members(knowledge.down),
        "up": [TILES[tile] for tile in knowledge.up if tile != rules.NONE],
        "last": [TILES[tile] for tile in knowledge.last if tile != rules.NONE],
        "won": won,
    }


def view_family(knowledge: Any, viewer: int) -> dict[str, Any]:
    """The family table: melds, racks, the pool."""
    drawn, current = knowledge.drawn, knowledge.current
    table = {
        "racks": {SEATS[seat]: view_rack(knowledge, seat, viewer) for seat in range(knowledge.players)},
        "melds": [view_meld(meld, knowledge.laid[meld]) for meld in range(knowledge.melds)],
        "pool": rules.pool(knowledge),
        "drawn": None if drawn in (rules.NONE, HIDDEN) else TILES[drawn],
        "current": None if current == rules.NONE else current + 1,
    }
    if viewer == EVERYONE:
        table["order"] = [TILES[tile] for tile in knowledge.order[knowledge.dealt :]]
    return table


def view_rack(knowledge: Any, seat: int, viewer: int) -> list[str | None]:
    """A rack: all of it for its owner, its size for the others."""
    if viewer in (seat, EVERYONE):
        return [*names_of(knowledge.racks[seat])]
    return [None] * knowledge.held[seat]


def view_meld(meld: int, laid: int) -> dict[str, Any]:
    """A meld, its number and what it has become."""
    kind = "single" if rules.is_single(laid) else "run" if rules.is_run(laid) else "group"
    return {"id": meld + 1, "kind": kind, "tiles": names_of(laid)}


def names_of(tiles: int) -> list[str]:
    """The tiles of a set, by colour and value."""
    return [TILES[tile] for tile in tiles_of(tiles)]


def tiles_of(tiles: int) -> list[int]:
    """The members of a set, smallest first."""
    found = []
    while tiles != 0:
        tile, tiles = pop(tiles)
        found.append(tile)
    return found
