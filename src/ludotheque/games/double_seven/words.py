"""How Double Seven is written: moves and deals as text, options, events and views as JSON."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from .. import deals
from ..deals import Form
from ..moves import EVERYONE, HIDDEN, write
from ..options import SEATS, Asked
from . import rules

EDITION = "1"
STARTER = "first"  # the option that chance fills in
EXAMPLES = "draw hidden, start fox joker, grow #4 fox, swap #4 #7 or pass"
PHASES = {
    rules.DRAWING: "draw",
    rules.EXTRA: "draw",
    rules.ANOTHER: "draw",
    rules.ACTING: "act",
    rules.DISCARDING: "discard",
    rules.OVER: "over",
}
KINDS = ["squirrel", "butterfly", "bird", "fox", "swan", "hedgehog", "frog", "owl", "joker"]
ANIMALS, JOKER = KINDS[: rules.ANIMALS], KINDS[rules.JOKER]
FAMILIES = [f"#{number}" for number in range(1, rules.FAMILIES + 1)]

REFUSALS = {  # a code for programs, a sentence for people
    rules.NO_SUCH_MOVE: ("no-such-move", "there is no such move in this game"),
    rules.GAME_IS_OVER: ("game-is-over", "the game is over"),
    rules.NOT_YOUR_TURN: ("not-your-turn", "it is another seat's turn"),
    rules.DRAW_FIRST: ("draw-first", "it has to draw first"),
    rules.NOT_FACE_UP: ("not-face-up", "no such tile lies face up in the pool"),
    rules.NONE_FACE_DOWN: ("none-face-down", "no tile lies face down in the pool"),
    rules.NOTHING_TO_DRAW: ("nothing-to-draw", "it has no tile to draw now"),
    rules.NO_RAINBOW: ("no-rainbow", "it takes five different animals or more, right after the draw"),
    rules.NO_TILE_FOR_RAINBOW: ("no-tile-for-rainbow", "the pool is empty: there is no extra tile to draw"),
    rules.NOT_BOTH_TO_START: ("not-both-to-start", "those two tiles are not in its rack"),
    rules.HAS_THAT_ANIMAL: ("has-that-animal", "a family of that animal lies before it already"),
    rules.NO_SUCH_FAMILY: ("no-such-family", "there is no family of that number yet"),
    rules.NOT_YOURS_TO_GROW: ("not-yours-to-grow", "that family does not lie before it"),
    rules.ANOTHER_ANIMAL: ("another-animal", "that family is of another animal"),
    rules.NO_TILE_TO_GROW: ("no-tile-to-grow", "that tile is not in its rack"),
    rules.NOT_YOURS_TO_SWAP: ("not-yours-to-swap", "the first of the two families does not lie before it"),
    rules.YOUR_OWN_FAMILY: ("your-own-family", "both families lie before it"),
    rules.ANOTHER_SIZE: ("another-size", "the two families are not of the same size"),
    rules.TOO_MANY_SWAPS: ("too-many-swaps", "after so many swaps in a row another move has to come"),
    rules.NO_JOKER_THERE: ("no-joker-there", "there is no joker in that family"),
    rules.NO_TILE_TO_CLAIM: ("no-tile-to-claim", "it has no tile of that animal to give for the joker"),
    rules.ALREADY_TRADED: ("already-traded", "there is one two-for-one in a turn"),
    rules.POOL_IS_EMPTY: ("pool-is-empty", "the pool is empty, so nothing could be drawn for them"),
    rules.NOT_BOTH_TO_TRADE: ("not-both-to-trade", "those two tiles are not in its rack"),
    rules.DISCARD_FIRST: ("discard-first", "it has passed with six tiles or more, and has to discard one"),
    rules.NOTHING_TO_DISCARD: ("nothing-to-discard", "only who passes with six tiles or more discards one"),
    rules.NOT_IN_YOUR_RACK: ("not-in-your-rack", "that tile is not in its rack"),
}

# ---- options


def read_options(asked: Asked) -> dict[str, Any]:
    """All options of a game, those left out filled in; who begins may be left to chance (None)."""
    players = asked.take("players", [2, 3, 4])
    two_for_one = asked.take("two_for_one", ["centre", "removed"])
    return {"players": players, "two_for_one": two_for_one, "first": asked.take_seat("first", players)}


def pack(options: Mapping[str, Any]) -> tuple[int, ...]:
    """The options as `rules.deal` takes them."""
    return options["players"], int(options["two_for_one"] == "removed")


# ---- moves


@functools.cache
def texts() -> dict[str, int]:
    """Every move of the game by its text."""
    places = list(enumerate(FAMILIES))
    table = {f"draw {kind}": write(rules.DRAW, k) for k, kind in enumerate([*KINDS, "hidden"])}
    table |= {"pass": write(rules.CALL, rules.PASS), "rainbow": write(rules.CALL, rules.RAINBOW)}
    for k, animal in enumerate(ANIMALS):
        table[f"start {animal} {animal}"] = write(rules.START, k)
        table[f"start {animal} {JOKER}"] = write(rules.START_JOKER, k)
    for k, kind in enumerate(KINDS):
        table[f"discard {kind}"] = write(rules.DISCARD, k)
        table |= {f"grow {family} {kind}": write(rules.GROW + k, place) for place, family in places}
        table |= {f"trade {kind} {KINDS[j]}": write(rules.TRADE + k, j) for j in range(k, rules.KINDS)}
    for k, family in places:
        table[f"claim {family}"] = write(rules.CLAIM, k)
        table |= {f"swap {family} {other}": write(rules.SWAP + k, place) for place, other in places}
    return table


@functools.cache
def names() -> dict[int, str]:
    """Every move's text."""
    return {move: text for text, move in texts().items()}


# ---- deals


def form(options: Mapping[str, Any]) -> Form:
    """What a deal consists of."""
    pool = rules.PIECES - 3 * options["players"]
    pieces = [rules.piece(k) for k in range(rules.PIECES)]
    return Form("racks", options["players"], 3, {"pool": pool}, KINDS, pieces)


def write_deal(order: Sequence[int], options: Mapping[str, Any]) -> dict[str, Any]:
    """An order of all tiles as racks and the pool."""
    return deals.write_deal(form(options), order)


def read_deal(deal: object, options: Mapping[str, Any]) -> list[int]:
    """The order of such a deal."""
    return deals.read_deal(form(options), deal)


# ---- events

DOES = {  # of these deeds an event tells no more than the seat
    rules.SEVEN: "seven",
    rules.DOUBLE: "double",
    rules.END: "end",
    rules.EMPTY: "empty",
    rules.SKIPPED: "skip",
}


def tell(seat: int | None, move: int | None, deeds: Sequence[tuple[int, int, int]]) -> list[dict[str, Any]]:
    """The events of a move, from what its deeds tell a viewer."""
    events: list[dict[str, Any]] = []
    if seat is not None and move is not None:
        events.append({"seat": SEATS[seat], "move": names()[move]})
    for deed, whose, kind in deeds:
        if deed == rules.DREW:
            events[0]["tile"] = None if kind == HIDDEN else KINDS[kind]
        elif deed == rules.SHOWED:
            events[0].setdefault("rack", []).append(KINDS[kind])
        elif deed == rules.FLIPPED:
            events.append({"does": "flip", "tile": KINDS[kind]})
        elif deed == rules.ENDED:
            events.append({"does": "over"})
        else:
            events.append({"does": DOES[deed], "seat": SEATS[whose]})
    return events


# ---- views


def view(knowledge: Any, viewer: int) -> dict[str, Any]:
    """What lies before a viewer now."""
    seats = range(knowledge.players)
    aside = knowledge.aside if knowledge.phase == rules.ANOTHER else []
    table = {
        "to_draw": knowledge.to_draw,
        "racks": {SEATS[seat]: view_rack(knowledge, seat, viewer) for seat in seats},
        "families": [view_family(knowledge, family) for family in range(knowledge.families)],
        "tokens": {SEATS[seat]: {"7": knowledge.won[seat], "77": knowledge.double == seat} for seat in seats},
        "pool": {"up": list_tiles(knowledge.up), "down": rules.PIECES - knowledge.drawn},
        "removed": {KINDS[kind]: tiles for kind, tiles in enumerate(knowledge.gone) if tiles > 0},
        "aside": [KINDS[kind] for kind in aside],
        "traded": knowledge.traded == 1,
        "last_turns": view_last_turns(knowledge),
    }
    if viewer == EVERYONE:
        table["order"] = [KINDS[kind] for kind in knowledge.order[knowledge.drawn :]]
    return table


def view_rack(knowledge: Any, seat: int, viewer: int) -> list[str | None]:
    """A rack: all of it for its owner, and for everyone while a Rainbow shows it."""
    is_shown = knowledge.phase == rules.EXTRA and seat == knowledge.turn
    if viewer in (seat, EVERYONE):
        return list_tiles([knowledge.racks[seat, kind] for kind in range(rules.KINDS)])
    if is_shown:
        return list_tiles([knowledge.known[seat, kind] for kind in range(rules.KINDS)])
    return [None] * knowledge.held[seat]


def list_tiles(tiles: Sequence[int]) -> list[Any]:
    """Counts by kind as a list of tiles, in the order of DS-2."""
    return [KINDS[kind] for kind in range(rules.KINDS) for _ in range(tiles[kind])]


def view_family(knowledge: Any, family: int) -> dict[str, Any]:
    """A family, and before whom it lies."""
    return {
        "id": family + 1,
        "seat": SEATS[knowledge.owner[family]],
        "animal": KINDS[knowledge.animal[family]],
        "tiles": knowledge.tiles[family],
        "jokers": knowledge.jokers[family],
    }


def view_last_turns(knowledge: Any) -> list[str] | None:
    """The seats that still have a turn, once the end is triggered."""
    if knowledge.phase == rules.OVER:
        return []
    if knowledge.last_turns == 0:
        return None
    return [SEATS[(knowledge.turn + k) % knowledge.players] for k in range(knowledge.last_turns)]
