"""Double Seven, refereed slowly from its rules page: a twin to hold the fast rules against."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

ANIMALS = ("squirrel", "butterfly", "bird", "fox", "swan", "hedgehog", "frog", "owl")  # DS-2
JOKER = "joker"
KINDS = (*ANIMALS, JOKER)
SEATS = ("A", "B", "C", "D")
TOKENS_OF_SEVEN = 8  # DS-1
SWAPS_IN_A_ROW = 12  # DS-14

Line = tuple[tuple[str, Any], ...]  # an event as pairs of key and value


@dataclass(frozen=True)
class Family:
    """A family lying before a seat."""

    number: int
    seat: str
    animal: str
    tiles: int  # jokers included
    jokers: int


@dataclass(frozen=True)
class Position:
    """Everything on the table, what is hidden included, and what the latest move caused."""

    seats: tuple[str, ...]
    two_for_one: str  # "centre" or "removed"
    racks: tuple[tuple[str, ...], ...]  # one for each seat, in the order of DS-2
    down: tuple[str, ...]  # the pool's face-down tiles, next first
    up: tuple[str, ...]  # the pool's face-up tiles, in the order of DS-2
    turn: str  # the seat in turn
    phase: str = "draw"  # "draw", "act", "discard" or "over"
    drawing: str = ""  # what is drawn for: "step 2", "rainbow" or "two for one"; "" outside phase draw
    to_draw: int = 0  # tiles still to draw now
    may_rainbow: bool = False  # whether the seat in turn may announce Rainbow now
    aside: tuple[str, ...] = ()  # the two tiles of a two-for-one until its draw
    traded: bool = False  # whether this turn's two-for-one is used
    swaps: int = 0  # how many swaps in a row the latest moves of this turn were
    families: tuple[Family, ...] = ()  # by number; DS-17: never merged nor split
    sevens: tuple[int, ...] = ()  # tokens 7 of each seat
    double_seven: str = ""  # the seat that holds token 77, or ""
    removed: tuple[str, ...] = ()  # tiles that have left the game
    last_turns: tuple[str, ...] | None = None  # seats that still have a turn, once the end is triggered
    happened: tuple[Line, ...] = ()  # events of the latest move


# Small words


def in_order(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Sort tiles in the order of DS-2, jokers last."""
    return tuple(sorted(tiles, key=KINDS.index))


def without(tiles: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """Take one tile of each kind named out of some tiles."""
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


def rack_of(position: Position, seat: str) -> tuple[str, ...]:
    """Give the rack of a seat."""
    return position.racks[position.seats.index(seat)]


def with_rack(position: Position, seat: str, rack: tuple[str, ...]) -> Position:
    """Give the position with another rack for a seat."""
    racks = tuple(in_order(rack) if s == seat else rack_of(position, s) for s in position.seats)
    return replace(position, racks=racks)


def lay_down(position: Position, *tiles: str) -> Position:
    """Take tiles from the rack of the seat in turn."""
    return with_rack(position, position.turn, without(rack_of(position, position.turn), *tiles))


def pool_size(position: Position) -> int:
    """Count the pool, face down and face up."""
    return len(position.down) + len(position.up)


def family(position: Position, name: str) -> Family:
    """Find a family by its name in a move, such as #4."""
    return next(f for f in position.families if f"#{f.number}" == name)


def families_of(position: Position, seat: str) -> tuple[Family, ...]:
    """Give the families before a seat."""
    return tuple(f for f in position.families if f.seat == seat)


def with_family(position: Position, changed: Family) -> Position:
    """Give the position with a family changed."""
    families = tuple(changed if f.number == changed.number else f for f in position.families)
    return replace(position, families=families)


def tell(position: Position, *pairs: tuple[str, Any]) -> Position:
    """Add an event to those of the latest move."""
    return replace(position, happened=(*position.happened, pairs))


# The deal


def start(options: dict[str, Any], deal: dict[str, Any]) -> Position:
    """Deal, and begin the first turn."""
    seats = SEATS[: options["players"]]
    racks = tuple(in_order(tuple(deal["racks"][seat])) for seat in seats)  # DS-3
    return begin_turn(
        Position(
            seats=seats,
            two_for_one=options["two_for_one"],
            racks=racks,
            down=tuple(deal["pool"]),
            up=(),
            turn=options["first"],
            sevens=tuple(0 for _ in seats),
        )
    )


# The course of a turn


def begin_turn(position: Position) -> Position:
    """Begin the turn of the seat in turn: skip it, or flip and open the draw."""
    position = replace(position, traded=False, swaps=0, may_rainbow=False)
    if not rack_of(position, position.turn) and pool_size(position) == 0:  # DS-23
        return end_turn(tell(position, ("does", "skip"), ("seat", position.turn)))
    if pool_size(position) == 0:  # DS-6: steps 1 and 2 are skipped
        return replace(position, phase="act")
    return open_draw(flip(position))


def flip(position: Position) -> Position:
    """Turn the next face-down tile up if no tile is face up."""
    if position.up or not position.down:  # DS-4
        return position
    tile = position.down[0]
    position = replace(position, up=(tile,), down=position.down[1:])
    return tell(position, ("does", "flip"), ("tile", tile))


def open_draw(position: Position) -> Position:
    """Open step 2, the draw of two or three tiles."""
    wanted = 2 if rack_of(position, position.turn) else 3  # DS-5
    return replace(position, phase="draw", drawing="step 2", to_draw=min(wanted, pool_size(position)))  # DS-6


def end_turn(position: Position) -> Position:
    """End the turn: the next seat begins its own, or the game is over."""
    if position.last_turns is None:
        return begin_turn(replace(position, turn=seats_from(position, position.turn)[1]))
    still = position.last_turns[1:]  # DS-20
    if still:
        return begin_turn(replace(position, last_turns=still, turn=still[0]))
    over = replace(position, phase="over", last_turns=(), traded=False, swaps=0, may_rainbow=False)
    return tell(over, ("does", "over"))


def seats_from(position: Position, seat: str) -> tuple[str, ...]:
    """Give all seats in playing order, beginning with one of them."""
    place = position.seats.index(seat)
    return position.seats[place:] + position.seats[:place]


def trigger_end(position: Position) -> Position:
    """Trigger the end of the game, unless it was triggered before."""
    if position.last_turns is not None:  # DS-19: never untriggers, so is never triggered twice
        return position
    position = replace(position, last_turns=seats_from(position, position.turn))  # DS-20
    return tell(position, ("does", "end"), ("seat", position.turn))


# What may be played


def to_move(position: Position) -> tuple[str, ...]:
    """Name the seats that may move now."""
    return () if position.phase == "over" else (position.turn,)


def moves(position: Position, seat: str) -> frozenset[str]:
    """List the legal moves of a seat."""
    if seat not in to_move(position):
        return frozenset()
    if position.phase == "draw":
        return frozenset(draws(position))
    if position.phase == "discard":
        return frozenset(f"discard {tile}" for tile in rack_of(position, seat))  # DS-18
    return frozenset(
        rainbows(position)
        | starts(position)
        | grows(position)
        | swaps(position)
        | claims(position)
        | trades(position)
        | {"pass"}  # DS-18
    )


def draws(position: Position) -> set[str]:
    """List the draws: each face-up tile, and the next face-down one."""
    hidden = {"draw hidden"} if position.down else set()
    return hidden | {f"draw {tile}" for tile in position.up}  # DS-5; DS-16: not those that lie aside


def rainbows(position: Position) -> set[str]:
    """List the announcement of Rainbow, while it may be made."""
    return {"rainbow"} if position.may_rainbow else set()  # DS-7


def starts(position: Position) -> set[str]:
    """List the families that the seat in turn may start."""
    rack = rack_of(position, position.turn)
    owned = {f.animal for f in families_of(position, position.turn)}
    found = set()
    for animal in ANIMALS:
        if animal in owned:  # DS-9
            continue
        if rack.count(animal) >= 2:
            found.add(f"start {animal} {animal}")
        if animal in rack and JOKER in rack:
            found.add(f"start {animal} {JOKER}")
    return found


def grows(position: Position) -> set[str]:
    """List the tiles that may join a family before the seat in turn."""
    rack = rack_of(position, position.turn)
    return {
        f"grow #{f.number} {tile}"
        for f in families_of(position, position.turn)
        for tile in (f.animal, JOKER)  # DS-10
        if tile in rack
    }


def swaps(position: Position) -> set[str]:
    """List the swaps of a family of the seat in turn against another of the same size."""
    if position.swaps >= SWAPS_IN_A_ROW:  # DS-14
        return set()
    return {
        f"swap #{own.number} #{other.number}"
        for own in families_of(position, position.turn)
        for other in position.families
        if other.seat != position.turn and other.tiles == own.tiles  # DS-13
    }


def claims(position: Position) -> set[str]:
    """List the families, anyone's, whose joker the seat in turn may claim."""
    rack = rack_of(position, position.turn)
    return {f"claim #{f.number}" for f in position.families if f.jokers > 0 and f.animal in rack}  # DS-15


def trades(position: Position) -> set[str]:
    """List the pairs of tiles that may be given up in a two-for-one."""
    if position.traded or pool_size(position) == 0:  # DS-16
        return set()
    rack = rack_of(position, position.turn)
    return {
        f"trade {rack[i]} {rack[j]}"  # the rack lies in the order of DS-2
        for i in range(len(rack))
        for j in range(i + 1, len(rack))
    }


# Playing a move


def play(position: Position, seat: str, move: str) -> Position:
    """Play a legal move of the seat in turn."""
    verb, *words = move.split()
    now = replace(
        position,
        happened=(),
        may_rainbow=False,  # DS-7: any other move waives it
        swaps=position.swaps + 1 if verb == "swap" else 0,  # DS-14
    )
    if verb == "draw":
        return play_draw(now, words[0])
    if verb == "rainbow":
        return play_rainbow(now)
    now = tell(now, ("seat", seat), ("move", move))
    if verb == "start":
        return play_start(now, words[0], words[1])
    if verb == "grow":
        return play_grow(now, words[0], words[1])
    if verb == "swap":
        return play_swap(now, words[0], words[1])
    if verb == "claim":
        return play_claim(now, words[0])
    if verb == "trade":
        return play_trade(now, words[0], words[1])
    if verb == "pass":
        return play_pass(now)
    return play_discard(now, words[0])


def play_draw(position: Position, what: str) -> Position:
    """Draw one tile, face up or face down."""
    asked = (("seat", position.turn), ("move", f"draw {what}"))
    if what == "hidden":
        tile = position.down[0]
        position = replace(position, down=position.down[1:])
        position = tell(position, *asked, ("tile", tile))
    else:
        tile = what
        position = replace(position, up=without(position.up, tile))  # DS-5: not replaced
        position = tell(position, *asked)
    position = with_rack(position, position.turn, (*rack_of(position, position.turn), tile))
    position = replace(position, to_draw=position.to_draw - 1)
    position = settle_aside(position)
    if pool_size(position) == 0:  # DS-19: the last tile of the pool was taken
        position = trigger_end(position)
    return position if position.to_draw > 0 else close_draw(position)


def settle_aside(position: Position) -> Position:
    """Put the two tiles of a two-for-one where they go, now that its draw is made."""
    aside = position.aside
    if position.two_for_one == "centre":
        return replace(position, aside=(), up=in_order((*position.up, *aside)))  # DS-16
    return replace(position, aside=(), removed=(*position.removed, *aside))  # DS-16: the house rule


def close_draw(position: Position) -> Position:
    """Close the draw and open the actions."""
    rainbow = (
        position.drawing == "step 2"  # DS-7: a rainbow's or a two-for-one's tile opens nothing
        and is_rainbow(rack_of(position, position.turn))
        and pool_size(position) > 0
    )
    return replace(position, phase="act", drawing="", to_draw=0, may_rainbow=rainbow)


def is_rainbow(rack: tuple[str, ...]) -> bool:
    """Say whether a rack is five tiles or more, all of different animals, without a joker."""
    return len(rack) >= 5 and len(set(rack)) == len(rack) and JOKER not in rack  # DS-7


def play_rainbow(position: Position) -> Position:
    """Show the rack to all, and draw one more tile."""
    shown = rack_of(position, position.turn)
    position = tell(position, ("seat", position.turn), ("move", "rainbow"), ("rack", shown))
    return replace(position, phase="draw", drawing="rainbow", to_draw=1)  # DS-7


def play_start(position: Position, animal: str, second: str) -> Position:
    """Start a family with two tiles."""
    new = Family(
        number=len(position.families) + 1,
        seat=position.turn,
        animal=animal,
        tiles=2,  # DS-9
        jokers=1 if second == JOKER else 0,
    )
    position = replace(position, families=(*position.families, new))
    return after_action(lay_down(position, animal, second))


def play_grow(position: Position, name: str, tile: str) -> Position:
    """Let a tile join a family before the seat in turn."""
    old = family(position, name)
    grown = replace(old, tiles=old.tiles + 1, jokers=old.jokers + (1 if tile == JOKER else 0))  # DS-10
    position = lay_down(with_family(position, grown), tile)
    if grown.tiles == 7:
        position = take_double_seven(take_seven(position))
    return after_action(position)


def take_seven(position: Position) -> Position:
    """Take a token 7, if any is left."""
    if sum(position.sevens) == TOKENS_OF_SEVEN:  # DS-11
        return position
    sevens = tuple(
        count + 1 if seat == position.turn else count
        for seat, count in zip(position.seats, position.sevens, strict=True)
    )
    position = replace(position, sevens=sevens)
    return tell(position, ("does", "seven"), ("seat", position.turn))


def take_double_seven(position: Position) -> Position:
    """Take token 77, if it is free and the seat has two families of seven or more."""
    great = [f for f in families_of(position, position.turn) if f.tiles >= 7]
    if len(great) < 2 or position.double_seven:  # DS-12
        return position
    position = replace(position, double_seven=position.turn)
    position = tell(position, ("does", "double"), ("seat", position.turn))
    return trigger_end(position)  # DS-19


def play_swap(position: Position, own_name: str, other_name: str) -> Position:
    """Swap a family against another seat's of the same size."""
    own, other = family(position, own_name), family(position, other_name)
    position = with_family(position, replace(own, seat=other.seat))  # DS-13
    return after_action(with_family(position, replace(other, seat=own.seat)))


def play_claim(position: Position, name: str) -> Position:
    """Replace a joker in a family by its animal, and take the joker to the rack."""
    old = family(position, name)
    position = lay_down(with_family(position, replace(old, jokers=old.jokers - 1)), old.animal)  # DS-15
    return after_action(with_rack(position, position.turn, (*rack_of(position, position.turn), JOKER)))


def play_trade(position: Position, one: str, two: str) -> Position:
    """Lay two tiles aside, and open the draw of another one."""
    position = lay_down(position, one, two)
    return replace(
        position, aside=(one, two), traded=True, phase="draw", drawing="two for one", to_draw=1
    )  # DS-16


def after_action(position: Position) -> Position:
    """End the turn at once if the rack is empty after an action."""
    if rack_of(position, position.turn):
        return position
    return end_turn(tell(position, ("does", "empty"), ("seat", position.turn)))  # DS-18


def play_pass(position: Position) -> Position:
    """Pass: discard first with six tiles or more, else end the turn."""
    if len(rack_of(position, position.turn)) >= 6:  # DS-18
        return replace(position, phase="discard")
    return end_turn(position)


def play_discard(position: Position, tile: str) -> Position:
    """Discard one tile, which leaves the game, and end the turn."""
    position = lay_down(position, tile)
    return end_turn(replace(position, removed=(*position.removed, tile)))  # DS-18


# The score


def score(position: Position, seat: str) -> int:
    """Count the points of a seat."""
    tiles = sum(f.tiles for f in families_of(position, seat))
    sevens = position.sevens[position.seats.index(seat)]
    return tiles + sevens + (2 if position.double_seven == seat else 0)  # DS-21


def result(position: Position) -> dict[str, Any] | None:
    """Give winners and scores once the game is over."""
    if position.phase != "over":
        return None
    scores = {seat: score(position, seat) for seat in position.seats}
    winners = [seat for seat in position.seats if scores[seat] == max(scores.values())]
    if position.double_seven in winners:
        winners = [position.double_seven]  # DS-22
    return {"winners": winners, "scores": scores}


# What is told and shown


def events(position: Position) -> tuple[dict[str, Any], ...]:
    """Give the events of the latest move with everything open."""
    return tuple(as_table(position, line) for line in position.happened)


def as_table(position: Position, line: Line) -> dict[str, Any]:
    """Write one event as a table."""
    written = {key: list(value) if isinstance(value, tuple) else value for key, value in line}
    if written.get("does") == "over":
        written["result"] = result(position)
    return written


def seen(event: dict[str, Any], viewer: str | None) -> dict[str, Any]:
    """Give an event as a viewer sees it."""
    if event.get("move") == "draw hidden" and viewer not in ("*", event["seat"]):
        return {**event, "tile": None}  # DS-24
    return dict(event)


def view(position: Position, viewer: str | None) -> dict[str, Any]:
    """Give what lies before a viewer now."""
    table: dict[str, Any] = {
        "game": "double-seven",
        "phase": position.phase,
        "to_move": list(to_move(position)),
        "to_draw": position.to_draw,
        "racks": {seat: rack_seen(position, seat, viewer) for seat in position.seats},
        "families": [
            {"id": f.number, "seat": f.seat, "animal": f.animal, "tiles": f.tiles, "jokers": f.jokers}
            for f in position.families
        ],
        "tokens": {
            seat: {"7": count, "77": position.double_seven == seat}
            for seat, count in zip(position.seats, position.sevens, strict=True)
        },
        "pool": {"up": list(position.up), "down": len(position.down)},
        "removed": {kind: position.removed.count(kind) for kind in KINDS if kind in position.removed},
        "aside": list(position.aside),
        "traded": position.traded,
        "last_turns": None if position.last_turns is None else list(position.last_turns),
    }
    if viewer == "*":
        table["order"] = list(position.down)
    return table


def rack_seen(position: Position, seat: str, viewer: str | None) -> list[str | None]:
    """Give the rack of a seat as a viewer sees it."""
    rack = rack_of(position, seat)
    shown = position.drawing == "rainbow" and seat == position.turn  # DS-24
    return list(rack) if shown or viewer in ("*", seat) else [None for _ in rack]
