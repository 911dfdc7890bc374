"""How Good Fortune is written: moves and deals as text, options, events and views as JSON."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from .. import deals
from ..deals import Form
from ..errors import BadDeal, BadOption
from ..moves import HIDDEN, members, write
from ..options import Asked
from . import rules, tiles

EDITION = "1"
STARTER = "low"  # the option that chance fills in
EXAMPLES = "choose 9, left or right"
SEATS = "AB"
PHASES = {rules.CHOICE: "choose", rules.PLACE: "place", rules.OVER: "over"}
CHARMS = tiles.CHARMS  # ids, never changed; locale/ has the names
VARIANTS = {"classic": rules.CLASSIC, "guessing": rules.GUESSING, "simple": rules.SIMPLE}
ENDS = {"left": rules.LEFT, "right": rules.RIGHT}

REFUSALS = {  # a code for programs, a sentence for people
    rules.NO_SUCH_MOVE: ("no-such-move", "there is no such move in this game"),
    rules.GAME_IS_OVER: ("game-is-over", "the game is over"),
    rules.NOT_YOUR_CHOICE: ("not-your-choice", "it is the other seat that chooses a tile now"),
    rules.NOT_YOUR_PLACEMENT: ("not-your-placement", "it is the other seat's tile that is to be laid now"),
    rules.NOT_YOUR_TURN: ("not-your-turn", "it is the other seat's turn"),
    rules.ALREADY_CHOSEN: ("already-chosen", "it has chosen already, and a choice cannot be changed"),
    rules.CHOOSE_FIRST: ("choose-first", "a tile has to be chosen before one is laid"),
    rules.LAY_FIRST: ("lay-first", "its tile may be laid at either end, and it has to say which first"),
    rules.NOT_IN_YOUR_HAND: ("not-in-your-hand", "that tile is not in its hand"),
}

# ---- options


def read_options(asked: Asked) -> dict[str, Any]:
    """All options of a game, those left out filled in; who gets tile 1 may be left to chance (None)."""
    if "players" in asked.left:
        text = "Good Fortune has no option players: there are always 2."
        raise BadOption("always-two-players", text, option="players")
    if "first" in asked.left:
        text = "Good Fortune has no option first: who gets tile 1 begins, and that is the option low."
        raise BadOption("first-is-low", text, option="first")
    variant = asked.take("variant", VARIANTS)
    low = asked.take_seat("low", rules.SEATS)
    table = asked.take_any("tiles", None)
    return {
        "variant": variant,
        "low": low,
        "tiles": tiles.default() if table is None else tiles.read_table(table),
    }


def pack(options: Mapping[str, Any]) -> tuple[Any, ...]:
    """The options as `rules.deal` takes them."""
    table = [options["tiles"][number] for number in tiles.NUMBERS]
    return rules.SEATS, VARIANTS[options["variant"]], tuple(pack_tile(*tile) for tile in table)


def pack_tile(one: str, other: str, die: int) -> int:
    """A tile as one number: the set of its charms, and its die."""
    return 1 << CHARMS.index(one) | 1 << CHARMS.index(other) | die << rules.CHARMS


# ---- moves


@functools.cache
def texts() -> dict[str, int]:
    """Every move of the game by its text."""
    choosing = {f"choose {tile}": write(rules.CHOOSE, tile) for tile in range(1, rules.TILES + 1)}
    return {**choosing, **{end: write(rules.LAY, place) for end, place in ENDS.items()}}


@functools.cache
def names() -> dict[int, str]:
    """Every move's text."""
    return {move: text for text, move in texts().items()}


# ---- deals


def form(hand: int) -> Form:
    """What a deal consists of, with so many tiles in a hand."""
    numbers = range(rules.TILES + 1)
    return Form("hands", rules.SEATS, hand, {"line": 3}, numbers, numbers[1:], sort=True)


def write_deal(order: Sequence[int], options: Mapping[str, Any]) -> dict[str, Any]:
    """An order of the tiles 2 to 20 as hands, with 1 and 21, and the line."""
    deal = deals.write_deal(form(rules.HAND), order)
    for seat, hand in deal["hands"].items():
        deal["hands"][seat] = [1, *hand] if seat == options["low"] else [*hand, rules.TILES]
    return deal


def read_deal(deal: object, options: dict[str, Any]) -> list[int]:
    """The order of such a deal; it says who is `low`, where the options do not."""
    hand = rules.HAND + 1
    order = deals.read_deal(form(hand), deal)
    owners = dict(zip(order, "A" * hand + "B" * hand, strict=False))
    if {owners.get(1), owners.get(rules.TILES)} != set(SEATS):
        raise BadDeal("deal-ends", "In the deal, one seat should have tile 1 and the other tile 21.")  # GF-4
    if options["low"] not in (None, owners[1]):
        text = f"The deal gives tile 1 to {owners[1]}, but option low is {options['low']}."
        raise BadDeal("deal-low", text, owner=owners[1], low=options["low"])
    options["low"] = owners[1]
    return [tile for tile in order if tile not in (1, rules.TILES)]


# ---- events


def tell(seat: int | None, move: int | None, deeds: Sequence[tuple[int, int, int]]) -> list[dict[str, Any]]:
    """The events of a move, from what its deeds tell a viewer."""
    events: list[dict[str, Any]] = []
    text = None if move is None else names()[move]
    for deed, whose, tile in deeds:
        name = SEATS[whose]
        if deed in (rules.CHOSE, rules.CHOSE_UNSEEN, rules.CHOSE_END):
            events.append({"seat": name, "move": None if tile == HIDDEN else text})
        elif deed == rules.REVEALED and whose == 0:
            events.append({"does": "reveal", "chosen": {name: tile}})
        elif deed == rules.REVEALED:
            events[-1]["chosen"][name] = tile
        elif deed in (rules.LAID_LEFT, rules.LAID_RIGHT):
            end = "left" if deed == rules.LAID_LEFT else "right"
            events.append({"does": "lay", "seat": name, "tile": tile, "end": end, "won": None, "out": None})
        elif deed in (rules.WON, rules.OUT):
            events[-1]["won" if deed == rules.WON else "out"] = tile
        elif deed == rules.ENDED:
            events.append({"does": "over"})
    return events


# ---- views


def view(knowledge: Any, viewer: int) -> dict[str, Any]:
    """What lies before a viewer now."""
    pushed = knowledge.pushed[: knowledge.placed]
    collected = knowledge.collections
    groups = {seat: view_groups(knowledge, collected[i]) for i, seat in enumerate(SEATS)}
    return {
        "round": knowledge.rounds,
        "hands": {seat: view_tiles(knowledge.hands[i]) for i, seat in enumerate(SEATS)},
        "line": list(knowledge.line),
        "chosen": {seat: view_choice(knowledge.chosen[i]) for i, seat in enumerate(SEATS)},
        "collections": {
            seat: [tile for tile in pushed if collected[i] >> tile & 1] for i, seat in enumerate(SEATS)
        },
        "out": [tile for tile in pushed if not (collected[0] | collected[1]) >> tile & 1],
        "medallion": view_medallion(knowledge),
        "scores": {seat: sum(group["points"] for group in groups[seat]) for seat in SEATS},
        "groups": groups,
    }


def view_tiles(group: int) -> list[int]:
    """A set of tiles, by number."""
    return [tile for tile in range(1, rules.TILES + 1) if group >> tile & 1]


def view_choice(chosen: int) -> int | str | None:
    """What a seat has chosen: a number, "?" while the viewer may not see it, None before it has."""
    if chosen == HIDDEN:
        return "?"
    return None if chosen == rules.NONE else chosen


def view_medallion(knowledge: Any) -> dict[str, str | None] | None:
    """The medallion: it lies between the seats where they guess, and there is none in the simple game."""
    if knowledge.variant == rules.SIMPLE:
        return None
    face = "small" if knowledge.rounds % 2 == 1 else "large"
    holder = None if knowledge.variant == rules.GUESSING else SEATS[rules.holder(knowledge)]
    return {"face": face, "holder": holder}


def view_groups(knowledge: Any, left: int) -> list[dict[str, Any]]:
    """The groups that a collection forms now, in the order formed."""
    groups: list[dict[str, Any]] = []
    _, order = rules.best_groups(knowledge, left)
    while left:
        charm, order = order % 8 - 1, order // 8
        group = left & knowledge.bearing[charm]
        points = members(group) * rules.dice(knowledge, group)
        groups.append({"charm": CHARMS[charm], "tiles": view_tiles(group), "points": points})
        left &= ~group
    return groups
