"""The Rummy, junior and family, refereed slowly from its page: a twin to hold the fast rules against."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

COLOURS = ("red", "yellow", "green", "blue")  # PR-1
VALUES = tuple(range(1, 14))
TILES = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)
SEATS = ("A", "B", "C", "D")

Line = tuple[tuple[str, Any], ...]  # an event as pairs of key and value


@dataclass(frozen=True)
class Meld:
    """A meld on the table, which belongs to nobody."""

    number: int
    kind: str  # "single", "run" or "group"
    tiles: tuple[str, ...]  # a run ascending, a group in the order of the colours


@dataclass(frozen=True)
class Position:
    """Everything on the table, what is hidden included, and what the latest move caused."""

    version: str  # "junior" or "family"
    seats: tuple[str, ...]
    turn: str  # the seat in turn
    phase: str  # junior: "flip", "match", "over"; family: "lay", "luck", "more", "over"
    happened: tuple[Line, ...] = ()  # events of the latest move
    # junior
    down: frozenset[str] = frozenset()  # the face-down tiles
    flipping: bool = False  # whether chance must say which two tiles are turned up
    up: tuple[str, ...] = ()  # the two tiles turned up, in phase match
    last: tuple[str, ...] = ()  # the two tiles of the latest flip that no longer lies in up
    won: tuple[tuple[str, ...], ...] = ()  # for each seat, in the order won
    # family
    ending: str = ""  # "pool" or "blocked"
    racks: tuple[tuple[str, ...], ...] = ()  # for each seat, in the order of PR-1
    melds: tuple[Meld, ...] = ()  # by number
    pool: tuple[str, ...] = ()  # next first
    drawn: str = ""  # the tile just drawn, in phase luck
    current: int = 0  # the number of the meld being laid on, in phase more


# Small words, for both versions


def colour(tile: str) -> str:
    """Give the colour of a tile."""
    return tile.rstrip("0123456789")


def value(tile: str) -> int:
    """Give the value of a tile."""
    return int(tile.removeprefix(colour(tile)))


def tell(position: Position, *pairs: tuple[str, Any]) -> Position:
    """Add an event to those of the latest move."""
    return replace(position, happened=(*position.happened, pairs))


def next_seat(position: Position) -> str:
    """Name the seat to the left of the seat in turn."""
    return position.seats[(position.seats.index(position.turn) + 1) % len(position.seats)]


def in_order(tiles: tuple[str, ...]) -> tuple[str, ...]:
    """Sort tiles by the order of colours, then by value."""
    return tuple(sorted(tiles, key=TILES.index))


# Both versions: deal, moves, play, result, events, view


def start(options: dict[str, Any], deal: dict[str, Any]) -> Position:
    """Lay the table out."""
    if options["version"] == "junior":
        return start_junior(options)
    return start_family(options, deal)


def to_move(position: Position) -> tuple[str, ...]:
    """Name the seats that may move now, or chance."""
    if position.phase == "over":
        return ()
    return ("*",) if position.flipping else (position.turn,)  # PR-7


def moves(position: Position, seat: str) -> frozenset[str]:
    """List the legal moves of a seat."""
    if seat == "*" or seat not in to_move(position):
        return frozenset()  # PR-7
    if position.version == "junior":
        return moves_junior(position)
    return moves_family(position)


def chances(position: Position) -> frozenset[str]:
    """List the answers that chance may give now."""
    if not position.flipping:
        return frozenset()
    return frozenset(
        f"up {one} {two}" for one in position.down for two in position.down if one != two
    )  # PR-7


def play(position: Position, seat: str, move: str) -> Position:
    """Play a legal move of the seat in turn, or an answer of chance."""
    now = replace(position, happened=())
    verb, *words = move.split()
    if position.version == "junior":
        return play_junior(tell(now, ("seat", seat), ("move", move)), verb, words)
    return play_family(now, verb, words)


def result(position: Position) -> dict[str, Any] | None:
    """Give winners and scores once the game is over."""
    if position.phase != "over":
        return None
    if position.version == "junior":
        points = [len(tiles) for tiles in position.won]  # PR-6, PR-21
    else:
        points = [-len(rack) for rack in position.racks]  # PR-19, PR-20, PR-21, PR-22
    scores = dict(zip(position.seats, points, strict=True))
    winners = [seat for seat in position.seats if scores[seat] == max(points)]
    return {"winners": winners, "scores": scores}


def over(position: Position) -> Position:
    """End the game."""
    return tell(replace(position, phase="over"), ("does", "over"))


def events(position: Position) -> tuple[dict[str, Any], ...]:
    """Give the events of the latest move with everything open."""
    return tuple(as_table(position, line) for line in position.happened)


def as_table(position: Position, line: Line) -> dict[str, Any]:
    """Write one event as a table."""
    written = dict(line)
    if written.get("does") == "over":
        written["result"] = result(position)
    return written


def seen(event: dict[str, Any], viewer: str | None) -> dict[str, Any]:
    """Give an event as a viewer sees it."""
    if event.get("move") == "draw" and viewer not in ("*", event["seat"]):
        return {**event, "tile": None}  # PR-23
    return dict(event)


def view(position: Position, viewer: str | None) -> dict[str, Any]:
    """Give what lies before a viewer now."""
    table = {"game": "pixar-rummy", "phase": position.phase, "to_move": list(to_move(position))}
    if position.version == "junior":
        return table | view_junior(position)
    return table | view_family(position, viewer)


# Junior


def start_junior(options: dict[str, Any]) -> Position:
    """Lay all tiles face down."""
    seats = SEATS[: options["players"]]
    return Position(
        version="junior",
        seats=seats,
        turn=options["first"],
        phase="flip",
        down=frozenset(TILES),  # PR-3
        won=tuple(() for _ in seats),
    )


def moves_junior(position: Position) -> frozenset[str]:
    """List what the seat in turn may do in the junior version."""
    if position.phase == "flip":
        return frozenset({"flip"})
    return frozenset({"keep", "leave"})  # PR-4, PR-6


def play_junior(position: Position, verb: str, words: list[str]) -> Position:
    """Play a move of the junior version."""
    if verb == "flip":
        return replace(position, flipping=True)
    if verb == "up":
        return turn_up(replace(position, flipping=False), words[0], words[1])
    if verb == "keep":
        return keep(position)
    return go_back(position)  # leave


def matches(one: str, two: str) -> bool:
    """Say whether two tiles have the same character or the same colour."""
    return value(one) == value(two) or colour(one) == colour(two)  # PR-2, PR-4


def turn_up(position: Position, one: str, two: str) -> Position:
    """Turn two tiles up: a match waits for the seat, any others go back."""
    position = replace(position, up=(one, two), down=position.down - {one, two})
    if matches(one, two):
        return replace(position, phase="match")
    return go_back(tell(position, ("does", "back")))  # PR-5


def go_back(position: Position) -> Position:
    """Put the two tiles back among the face-down ones, and pass the turn."""
    down = position.down | set(position.up)  # PR-5
    return pass_left(replace(position, down=down, last=position.up, up=()))


def keep(position: Position) -> Position:
    """Keep the pair, and pass the turn or end the game."""
    won = tuple(
        (*tiles, *position.up) if seat == position.turn else tiles  # PR-4
        for seat, tiles in zip(position.seats, position.won, strict=True)
    )
    position = replace(position, won=won, last=position.up, up=())
    if len(position.down) == 4:
        return over(position)  # PR-6
    return pass_left(position)


def pass_left(position: Position) -> Position:
    """Pass the turn to the left."""
    return replace(position, phase="flip", turn=next_seat(position))  # PR-5


def view_junior(position: Position) -> dict[str, Any]:
    """Give what lies on the table in the junior version, the same for everyone."""
    return {
        "down": len(position.down),
        "up": list(position.up),
        "last": list(position.last),
        "won": {seat: list(tiles) for seat, tiles in zip(position.seats, position.won, strict=True)},
    }


# Family


def start_family(options: dict[str, Any], deal: dict[str, Any]) -> Position:
    """Deal racks, starters and pool."""
    seats = SEATS[: options["players"]]
    return Position(
        version="family",
        seats=seats,
        turn=options["first"],
        phase="lay",
        ending=options["ending"],
        racks=tuple(in_order(tuple(deal["racks"][seat])) for seat in seats),  # PR-8
        melds=tuple(Meld(number, "single", (tile,)) for number, tile in enumerate(deal["starters"], 1)),
        pool=tuple(deal["pool"]),
    )


def rack_of(position: Position, seat: str) -> tuple[str, ...]:
    """Give the rack of a seat."""
    return position.racks[position.seats.index(seat)]


def with_rack(position: Position, rack: tuple[str, ...]) -> Position:
    """Give the position with another rack for the seat in turn."""
    racks = tuple(in_order(rack) if s == position.turn else rack_of(position, s) for s in position.seats)
    return replace(position, racks=racks)


def lay_down(position: Position, *tiles: str) -> Position:
    """Take tiles from the rack of the seat in turn."""
    return with_rack(position, tuple(t for t in rack_of(position, position.turn) if t not in tiles))


# Family: what can be laid


def follow(low: str, high: str) -> bool:
    """Say whether two tiles are consecutive in one colour, low value first."""
    return colour(low) == colour(high) and value(low) + 1 == value(high)  # PR-9: no wrap from 13 to 1


def fits_run(tile: str, tiles: tuple[str, ...]) -> bool:
    """Say whether a tile continues a run at either end."""
    return follow(tile, tiles[0]) or follow(tiles[-1], tile)  # PR-11


def fits_group(tile: str, tiles: tuple[str, ...]) -> bool:
    """Say whether a tile brings a group a colour that it lacks."""
    return value(tile) == value(tiles[0]) and colour(tile) not in [colour(t) for t in tiles]  # PR-12


def fits(tile: str, meld: Meld) -> bool:
    """Say whether a tile can be added to a meld."""
    if meld.kind == "run":
        return fits_run(tile, meld.tiles)
    if meld.kind == "group":
        return fits_group(tile, meld.tiles)
    return fits_run(tile, meld.tiles) or fits_group(tile, meld.tiles)  # PR-15


def adds(rack: tuple[str, ...], melds: tuple[Meld, ...]) -> set[str]:
    """List the tiles of a rack that can be added to one of some melds."""
    return {f"add {tile} #{meld.number}" for meld in melds for tile in rack if fits(tile, meld)}


def opens(rack: tuple[str, ...]) -> set[str]:
    """List the pairs of a rack that can open a meld."""
    runs = {f"open {low} {high}" for low in rack for high in rack if follow(low, high)}  # PR-13
    groups = {
        f"open {rack[i]} {rack[j]}"  # the rack lies in the order of colours
        for i in range(len(rack))
        for j in range(i + 1, len(rack))
        if value(rack[i]) == value(rack[j])  # PR-14
    }
    return runs | groups


def lays(position: Position, seat: str) -> set[str]:
    """List everything that a seat can lay: add to one meld, or open one."""
    rack = rack_of(position, seat)
    return adds(rack, position.melds) | opens(rack)  # PR-10, PR-15: anyone may add to any meld


def is_full(meld: Meld) -> bool:
    """Say whether nothing can ever be added to a meld."""
    return (meld.kind, len(meld.tiles)) in (("run", 13), ("group", 4))  # PR-9, PR-18


# Family: moves


def moves_family(position: Position) -> frozenset[str]:
    """List what the seat in turn may do in the family version."""
    if position.phase == "lay":
        return frozenset(lays(position, position.turn) or {"draw"})  # PR-16
    if position.phase == "luck":
        return frozenset(lucky_lays(position) | {"pass"})  # PR-17
    current = tuple(meld for meld in position.melds if meld.number == position.current)
    return frozenset(adds(rack_of(position, position.turn), current) | {"done"})  # PR-18


def lucky_lays(position: Position) -> set[str]:
    """List the lays that use the tile just drawn."""
    return {lay for lay in lays(position, position.turn) if position.drawn in lay.split()[1:]}  # PR-17


def play_family(position: Position, verb: str, words: list[str]) -> Position:
    """Play a move of the family version."""
    if verb == "draw":
        return play_draw(position)
    if verb == "open":
        return play_open(position, words[0], words[1])
    if verb == "add":
        return play_add(position, words[0], int(words[1].removeprefix("#")))
    return end_turn(tell(position, ("seat", position.turn), ("move", verb)))  # done, pass


def play_draw(position: Position) -> Position:
    """Draw the next tile of the pool, and see whether luck strikes."""
    tile = position.pool[0]
    position = tell(position, ("seat", position.turn), ("move", "draw"), ("tile", tile))
    position = with_rack(position, (*rack_of(position, position.turn), tile))
    return replace(position, pool=position.pool[1:], phase="luck", drawn=tile)  # PR-17


def play_open(position: Position, one: str, two: str) -> Position:
    """Open a meld with two tiles."""
    number = len(position.melds) + 1
    kind = "run" if colour(one) == colour(two) else "group"  # PR-13, PR-14
    meld = Meld(number, kind, (one, two))
    position = tell(position, ("seat", position.turn), ("move", f"open {one} {two}"), ("meld", number))
    position = replace(position, melds=(*position.melds, meld))
    return after_lay(lay_down(position, one, two), meld)


def play_add(position: Position, tile: str, number: int) -> Position:
    """Add a tile to a meld."""
    position = tell(position, ("seat", position.turn), ("move", f"add {tile} #{number}"))
    old = next(meld for meld in position.melds if meld.number == number)
    kind = "run" if colour(tile) == colour(old.tiles[0]) else "group"  # PR-15: a starter becomes one of them
    new = Meld(number, kind, in_order((*old.tiles, tile)))
    position = replace(position, melds=tuple(new if m.number == number else m for m in position.melds))
    return after_lay(lay_down(position, tile), new)


def after_lay(position: Position, meld: Meld) -> Position:
    """Go on after a lay: the seat is out, the meld is full, or more may follow."""
    position = replace(position, phase="more", drawn="", current=meld.number)
    if not rack_of(position, position.turn):
        return over(replace(position, current=0))  # PR-19
    if is_full(meld):
        return end_turn(position)  # PR-18
    return position


# Family: the end of a turn


def end_turn(position: Position) -> Position:
    """End the turn: the next seat that can do something begins its own, or the game is over."""
    position = replace(position, phase="lay", drawn="", current=0)
    if not position.pool and position.ending == "pool":
        return over(position)  # PR-20
    if not position.pool and not any(lays(position, seat) for seat in position.seats):
        return over(position)  # PR-22
    position = replace(position, turn=next_seat(position))
    while not position.pool and not lays(position, position.turn):
        position = tell(position, ("does", "stuck"), ("seat", position.turn))  # PR-22
        position = replace(position, turn=next_seat(position))
    return position


# Family: what is shown


def view_family(position: Position, viewer: str | None) -> dict[str, Any]:
    """Give what lies before a viewer in the family version."""
    may_see_drawn = viewer in ("*", position.turn)
    table: dict[str, Any] = {
        "racks": {seat: rack_seen(position, seat, viewer) for seat in position.seats},
        "melds": [{"id": m.number, "kind": m.kind, "tiles": list(m.tiles)} for m in position.melds],
        "pool": len(position.pool),
        "drawn": position.drawn if position.drawn and may_see_drawn else None,  # PR-23
        "current": position.current if position.current else None,
    }
    if viewer == "*":
        table["order"] = list(position.pool)
    return table


def rack_seen(position: Position, seat: str, viewer: str | None) -> list[str | None]:
    """Give the rack of a seat as a viewer sees it."""
    rack = rack_of(position, seat)
    return list(rack) if viewer in ("*", seat) else [None for _ in rack]  # PR-23
