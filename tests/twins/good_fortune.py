"""Good Fortune as a player with the rulebook beside them would check it: slow, plain, never changed."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

SEATS = ("A", "B")
CHARMS = ("clover", "horseshoe", "hand", "cat", "ganesh", "eye", "scarab")  # GF-2: in this order


@dataclass(frozen=True)
class Tile:
    """One tile: its number, its two charms and its die (GF-1)."""

    number: int
    charms: tuple[str, str]
    die: int


@dataclass(frozen=True)
class Group:
    """A charm and all the tiles that are counted for it (GF-14)."""

    charm: str
    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class Position:
    """Everything on the table, and what the latest move caused; pairs hold A's share and then B's."""

    variant: str  # "classic", "guessing" or "simple"
    low: str  # the seat that got tile 1
    tiles: tuple[Tile, ...]  # the tile table in use
    round: int  # 1..9, simple 1..18; stays at the last when the game is over
    hands: tuple[tuple[int, ...], tuple[int, ...]]  # sorted; a chosen tile stays until it is laid
    line: tuple[int, ...]  # three numbers, left to right
    chosen: tuple[int | None, int | None]  # this round's choices, kept until the round ends
    collections: tuple[tuple[int, ...], tuple[int, ...]]  # in the order won
    out: tuple[int, ...]  # in the order they left the game
    told: tuple[str, ...]  # the events of the latest move, each as JSON, so that nobody can change one


class UnseenChoice(dict[str, Any]):
    """A `choose` made unseen (GF-16): an event like any other, but it knows that it is hidden."""


# ---- the deal ----


def start(options: dict[str, Any], deal: dict[str, Any]) -> Position:
    """Return the position after the deal."""
    return Position(
        variant=options["variant"],
        low=options["low"],
        tiles=tile_table(options["tiles"]),
        round=1,
        hands=(tuple(sorted(deal["hands"]["A"])), tuple(sorted(deal["hands"]["B"]))),  # GF-5: sorted
        line=tuple(deal["line"]),  # GF-4
        chosen=(None, None),
        collections=((), ()),
        out=(),
        told=(),
    )


def tile_table(table: dict[str, Any]) -> tuple[Tile, ...]:
    """Return the option `tiles` as tiles, by number (GF-3)."""
    tiles = [Tile(int(number), (first, second), die) for number, (first, second, die) in table.items()]
    return tuple(sorted(tiles, key=lambda tile: tile.number))


# ---- small questions about a position ----


def tile_of(position: Position, number: int) -> Tile:
    """Return the tile with a number."""
    for tile in position.tiles:
        if tile.number == number:
            return tile
    raise ValueError(number)


def other_seat(seat: str) -> str:
    """Return the seat opposite."""
    return "B" if seat == "A" else "A"


def hand_of(position: Position, seat: str) -> tuple[int, ...]:
    """Return the numbers in a seat's hand."""
    return position.hands[SEATS.index(seat)]


def chosen_by(position: Position, seat: str) -> int | None:
    """Return the tile that a seat has chosen this round, None when it has not."""
    return position.chosen[SEATS.index(seat)]


def leader(position: Position) -> str:
    """Return the medallion's holder or, in the simple game, the seat in turn."""
    owner_of_1, owner_of_21 = position.low, other_seat(position.low)
    return owner_of_1 if position.round % 2 == 1 else owner_of_21  # GF-6, GF-17


def face(position: Position) -> str:
    """Return the face of the medallion: small in odd rounds, large in even ones (GF-6)."""
    return "small" if position.round % 2 == 1 else "large"


def is_over(position: Position) -> bool:
    """Return whether both hands are empty (GF-13)."""
    return not hand_of(position, "A") and not hand_of(position, "B")


# ---- whose decision, and between what ----


def choosers(position: Position) -> tuple[str, ...]:
    """Return the seats that choose a tile in this round, the first to choose first."""
    if position.variant == "simple":
        return (leader(position),)  # GF-17: one tile each, in strict turn
    if position.variant == "guessing":
        return SEATS  # GF-16: at the same time
    return (leader(position), other_seat(leader(position)))  # GF-7


def yet_to_choose(position: Position) -> tuple[str, ...]:
    """Return the choosers of this round that have not chosen."""
    return tuple(seat for seat in choosers(position) if chosen_by(position, seat) is None)


def laying_order(position: Position) -> tuple[str, ...]:
    """Return the seats in the order in which their chosen tiles are laid, when all have chosen."""
    if position.variant == "simple":
        return (leader(position),)  # GF-17: numbers do not count
    a, b = position.chosen
    assert a is not None, "the order is known when both have chosen"
    assert b is not None, "the order is known when both have chosen"
    smaller_first = ("A", "B") if a < b else ("B", "A")
    larger_first = ("B", "A") if a < b else ("A", "B")
    return smaller_first if face(position) == "small" else larger_first  # GF-6


def yet_to_lay(position: Position) -> tuple[str, ...]:
    """Return the seats whose chosen tile is still in their hand, the next to be laid first (GF-8)."""
    return tuple(
        seat for seat in laying_order(position) if chosen_by(position, seat) in hand_of(position, seat)
    )


def to_move(position: Position) -> tuple[str, ...]:
    """Return the seats that may move now, in seat order."""
    if is_over(position):
        return ()
    waited_for = yet_to_choose(position)
    if not waited_for:
        return yet_to_lay(position)[:1]  # GF-8: the end of the tile whose turn it is
    if position.variant == "guessing":
        return waited_for  # GF-16
    return waited_for[:1]  # GF-7: the holder first, then the other


def moves(position: Position, seat: str) -> frozenset[str]:
    """Return the legal moves of a seat."""
    if seat not in to_move(position):
        return frozenset()
    if yet_to_choose(position):
        return frozenset(f"choose {number}" for number in hand_of(position, seat))  # GF-7: any tile
    return frozenset(legal_ends(position, tile_to_lay(position, seat)))  # GF-12


def tile_to_lay(position: Position, seat: str) -> Tile:
    """Return the tile that a seat has chosen."""
    number = chosen_by(position, seat)
    assert number is not None, "a tile is laid after it was chosen"
    return tile_of(position, number)


def share_a_charm(one: Tile, other: Tile) -> bool:
    """Return whether two tiles bear a charm in common, whichever way they are turned (GF-11)."""
    return any(charm in other.charms for charm in one.charms)


def legal_ends(position: Position, tile: Tile) -> tuple[str, ...]:
    """Return the ends of the line at which a tile may be laid."""
    left, _, right = position.line
    with_left = share_a_charm(tile, tile_of(position, left))
    with_right = share_a_charm(tile, tile_of(position, right))
    if with_left and not with_right:
        return ("left",)  # GF-9
    if with_right and not with_left:
        return ("right",)  # GF-9
    return ("left", "right")  # GF-9: it shares with both; GF-10: with neither


# ---- playing a move ----


def play(position: Position, seat: str, move: str) -> Position:
    """Return the position after a legal move and all that the rules do at once after it."""
    position = replace(position, told=(tell(seat=seat, move=move),))
    if move in ("left", "right"):
        return lay_on(lay(position, seat, move))
    return choose(position, seat, int(move.removeprefix("choose ")))


def choose(position: Position, seat: str, number: int) -> Position:
    """Note a choice, and lay when every chooser has chosen (GF-7, GF-16)."""
    a, b = position.chosen
    position = replace(position, chosen=(number, b) if seat == "A" else (a, number))
    if yet_to_choose(position):
        return position
    if position.variant == "guessing":  # GF-16: then both are shown
        a, b = position.chosen
        position = also_tell(position, tell(does="reveal", chosen={"A": a, "B": b}))
    return lay_on(position)


def lay_on(position: Position) -> Position:
    """Make every placement with only one legal end at once, and stop where a seat has a choice (GF-12)."""
    waiting = yet_to_lay(position)
    if not waiting:
        return end_round(position)
    seat = waiting[0]
    ends = legal_ends(position, tile_to_lay(position, seat))
    if len(ends) == 2:
        return position
    return lay_on(lay(position, seat, ends[0]))


def lay(position: Position, seat: str, end: str) -> Position:
    """Lay a seat's chosen tile at an end: it wins the tile at the other end, or that tile leaves the game."""
    tile = tile_to_lay(position, seat)
    left, middle, right = position.line
    if end == "left":
        neighbour, opposite, line = left, right, (tile.number, left, middle)
    else:
        neighbour, opposite, line = right, left, (middle, right, tile.number)
    connects = share_a_charm(tile, tile_of(position, neighbour))
    won = opposite if connects else None  # GF-9: wanted or not
    out = None if connects else opposite  # GF-10
    position = replace(position, line=line, hands=hands_without(position, seat, tile.number))
    if won is not None:
        position = replace(position, collections=collections_with(position, seat, won))
    if out is not None:
        position = replace(position, out=(*position.out, out))
    return also_tell(position, tell(does="lay", seat=seat, tile=tile.number, end=end, won=won, out=out))


def hands_without(position: Position, seat: str, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return both hands, one of them without a tile."""
    a, b = position.hands
    rest = tuple(held for held in hand_of(position, seat) if held != number)
    return (rest, b) if seat == "A" else (a, rest)


def collections_with(position: Position, seat: str, number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return both collections, one of them with one more tile."""
    a, b = position.collections
    return ((*a, number), b) if seat == "A" else (a, (*b, number))


def end_round(position: Position) -> Position:
    """Begin the next round, or end the game when both hands are empty (GF-13)."""
    position = replace(position, chosen=(None, None))
    if is_over(position):
        return also_tell(position, tell(does="over", result=result(position)))
    return replace(position, round=position.round + 1)  # GF-6: the medallion turns with the round


# ---- the score ----


def sum_of_dice(tiles: tuple[Tile, ...]) -> int:
    """Return the dice of some tiles, added up."""
    return sum(tile.die for tile in tiles)


def bearers(tiles: tuple[Tile, ...], charm: str) -> tuple[Tile, ...]:
    """Return those of some tiles that bear a charm."""
    return tuple(tile for tile in tiles if charm in tile.charms)


def points(group: Group) -> int:
    """Return a group's number of tiles times the sum of their dice (GF-14)."""
    return len(group.tiles) * sum_of_dice(group.tiles)


def total(groups: tuple[Group, ...]) -> int:
    """Return the points of some groups, added up."""
    return sum(points(group) for group in groups)


def next_charms(remaining: tuple[Tile, ...]) -> tuple[str, ...]:
    """Return the charms that may form the next group: most tiles, then most dice (GF-14)."""
    most = max(len(bearers(remaining, charm)) for charm in CHARMS)
    frequent = [charm for charm in CHARMS if len(bearers(remaining, charm)) == most]
    highest = max(sum_of_dice(bearers(remaining, charm)) for charm in frequent)
    return tuple(charm for charm in frequent if sum_of_dice(bearers(remaining, charm)) == highest)


def groups_of(remaining: tuple[Tile, ...]) -> tuple[Group, ...]:
    """Return the groups that some tiles form, in the order formed (GF-14)."""
    if not remaining:
        return ()
    best: tuple[Group, ...] = ()
    for charm in next_charms(remaining):
        rest = tuple(tile for tile in remaining if charm not in tile.charms)
        order = (Group(charm, bearers(remaining, charm)), *groups_of(rest))  # counted afresh on what remains
        if total(order) > total(best):  # more in total; still equal: the charm first in GF-2 stays
            best = order
    return best


def groups_at(position: Position, seat: str) -> tuple[Group, ...]:
    """Return the groups of a seat's collection as it is now, tiles ascending."""
    numbers = sorted(position.collections[SEATS.index(seat)])
    return groups_of(tuple(tile_of(position, number) for number in numbers))


def scores(position: Position) -> dict[str, int]:
    """Return what each collection is worth now (GF-14)."""
    return {seat: total(groups_at(position, seat)) for seat in SEATS}


def result(position: Position) -> dict[str, Any] | None:
    """Return the winners and the scores, None while the game goes on; a tie is shared (GF-15)."""
    if not is_over(position):
        return None
    points_of = scores(position)
    most = max(points_of.values())
    return {"winners": [seat for seat in SEATS if points_of[seat] == most], "scores": points_of}


# ---- events ----


def tell(**event: Any) -> str:
    """Return an event as text."""
    return json.dumps(event)


def also_tell(position: Position, event: str) -> Position:
    """Return the position with one more event of the latest move."""
    return replace(position, told=(*position.told, event))


def events(position: Position) -> tuple[dict[str, Any], ...]:
    """Return the events that the latest move caused, everything open, without numbers."""
    all_told = tuple(json.loads(event) for event in position.told)
    if position.variant != "guessing":
        return all_told
    return tuple(UnseenChoice(event) if is_choice(event) else event for event in all_told)  # GF-16


def is_choice(event: dict[str, Any]) -> bool:
    """Return whether an event is the choice of a tile."""
    return "move" in event and event["move"].startswith("choose ")


def seen(event: dict[str, Any], viewer: str | None) -> dict[str, Any]:
    """Return an event, as `events` gave it, as a seat, a watcher (None) or all ("*") see it."""
    if isinstance(event, UnseenChoice) and viewer not in (event["seat"], "*"):  # GF-16
        return {**event, "move": None}
    return dict(event)


# ---- what lies before a viewer now ----


def view(position: Position, viewer: str | None) -> dict[str, Any]:
    """Return the view of the rules page for a seat, a watcher (None) or all ("*")."""
    return {
        "game": "good-fortune",
        "phase": phase(position),
        "to_move": list(to_move(position)),
        "round": position.round,
        "hands": {seat: list(hand_of(position, seat)) for seat in SEATS},  # GF-5: all hands are open
        "line": list(position.line),
        "chosen": {seat: choice_seen(position, seat, viewer) for seat in SEATS},
        "collections": {"A": list(position.collections[0]), "B": list(position.collections[1])},
        "out": list(position.out),
        "medallion": medallion(position),
        "scores": scores(position),
        "groups": {seat: [group_seen(group) for group in groups_at(position, seat)] for seat in SEATS},
    }


def phase(position: Position) -> str:
    """Return the name of what is being decided now."""
    if is_over(position):
        return "over"
    return "choose" if yet_to_choose(position) else "place"


def choice_seen(position: Position, seat: str, viewer: str | None) -> int | str | None:
    """Return a seat's choice: a number, None when there is none, "?" while it is unseen (GF-16)."""
    number = chosen_by(position, seat)
    unseen = position.variant == "guessing" and len(yet_to_choose(position)) > 0
    if number is not None and unseen and viewer not in (seat, "*"):
        return "?"
    return number


def medallion(position: Position) -> dict[str, str | None] | None:
    """Return the medallion's face and holder: nobody's when guessing, none at all in the simple game."""
    if position.variant == "simple":
        return None  # GF-17
    if position.variant == "guessing":
        return {"face": face(position), "holder": None}  # GF-16: it stays between the seats
    return {"face": face(position), "holder": leader(position)}  # GF-6


def group_seen(group: Group) -> dict[str, Any]:
    """Return a group as the view shows it."""
    return {
        "charm": group.charm,
        "tiles": [tile.number for tile in group.tiles],
        "points": points(group),
    }
