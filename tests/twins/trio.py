"""Trio as a player with the rulebook beside them would check it: slow, plain, never changed."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import Any

SEATS = ("A", "B", "C", "D", "E", "F")
CENTRE = "centre"


@dataclass(frozen=True)
class FaceUp:
    """A card that lies face up this turn: the question that turned it, and where it lies."""

    question: str  # as the move was written: "low B", "centre 3"
    pile: str  # the seat whose hand it lies in, or "centre"
    place: int  # its place there, from the left, the first is 0
    card: int


@dataclass(frozen=True)
class Position:
    """Everything on the table and in the hands, and what the latest move caused."""

    seats: tuple[str, ...]
    sides: tuple[tuple[str, ...], ...]  # the teams; without teams every seat is a side of its own
    teams: bool
    goal: str  # "simple" or "picante"
    hands: tuple[tuple[int, ...], ...]  # one for each seat, always sorted
    centre: tuple[int | None, ...]  # place 1 first; None is the hole that a won card leaves
    shown: tuple[FaceUp, ...]  # this turn's reveals, in order
    trios: tuple[tuple[int, ...], ...]  # one row for each side, in the order won
    turn: str  # the seat that reveals now or, while teams exchange, next
    exchanging: tuple[str, ...]  # the seats that choose in the exchange now open; () when none is
    choices: tuple[tuple[str, str], ...]  # (seat, move) of those that have chosen in it
    exchanged: tuple[str, ...]  # first seats of the sides that swapped in the latest exchange
    winners: tuple[str, ...]  # () while the game goes on
    told: tuple[str, ...]  # the events of the latest move, each as JSON, so that nobody can change one


# ---- the deal ----


def start(options: dict[str, Any], deal: dict[str, Any]) -> Position:
    """Return the position after the deal, with the first exchange open when there are teams."""
    seats = SEATS[: options["players"]]
    sides = sides_at(seats, options["teams"])
    position = Position(
        seats=seats,
        sides=sides,
        teams=options["teams"],
        goal=options["goal"],
        hands=tuple(tuple(sorted(deal["hands"][seat])) for seat in seats),  # TRIO-4: always sorted
        centre=tuple(deal["centre"]),  # TRIO-5: every card keeps its place
        shown=(),
        trios=tuple(() for _ in sides),
        turn=options["first"],
        exchanging=(),
        choices=(),
        exchanged=(),
        winners=(),
        told=(),
    )
    if options["teams"]:
        return open_exchange(position, sides)  # TRIO-17: before the first turn, every team
    return position


def sides_at(seats: tuple[str, ...], teams: bool) -> tuple[tuple[str, ...], ...]:
    """Return the sides by their first seat: partners sit opposite."""
    if not teams:
        return tuple((seat,) for seat in seats)
    half = len(seats) // 2
    return tuple((seats[number], seats[number + half]) for number in range(half))  # TRIO-3


# ---- small questions about a position ----


def hand_of(position: Position, seat: str) -> tuple[int, ...]:
    """Return the cards that a seat holds, those face up included."""
    return position.hands[position.seats.index(seat)]


def side_of(position: Position, seat: str) -> tuple[str, ...]:
    """Return the seats of a seat's side."""
    for side in position.sides:
        if seat in side:
            return side
    raise ValueError(seat)


def trios_of(position: Position, seat: str) -> tuple[int, ...]:
    """Return the trios that a seat's side has won, in the order won."""
    return position.trios[position.sides.index(side_of(position, seat))]


def next_seat(position: Position) -> str:
    """Return the seat clockwise of the one in turn, with cards or without (TRIO-11)."""
    return position.seats[(position.seats.index(position.turn) + 1) % len(position.seats)]


def is_face_up(position: Position, pile: str, place: int) -> bool:
    """Return whether the card at a place of a hand or of the centre was revealed this turn."""
    return any(up.pile == pile and up.place == place for up in position.shown)


def face_down_places(position: Position, seat: str) -> tuple[int, ...]:
    """Return the places of a hand whose cards are face down, from the left."""
    places = range(len(hand_of(position, seat)))
    return tuple(place for place in places if not is_face_up(position, seat, place))


def choice_of(position: Position, seat: str) -> str | None:
    """Return what a seat has chosen in the exchange now open, None when it has not."""
    for chooser, move in position.choices:
        if chooser == seat:
            return move
    return None


# ---- whose decision, and between what ----


def to_move(position: Position) -> tuple[str, ...]:
    """Return the seats that may move now, in seat order."""
    if position.winners:
        return ()
    if position.exchanging:  # TRIO-18: all seats concerned, in any order, each once
        return tuple(seat for seat in position.exchanging if choice_of(position, seat) is None)
    return (position.turn,)  # TRIO-11: also a seat without cards


def moves(position: Position, seat: str) -> frozenset[str]:
    """Return the legal moves of a seat."""
    if seat not in to_move(position):
        return frozenset()
    if position.exchanging:
        return gifts(position, seat) | {"keep"}  # TRIO-17
    return questions_to_hands(position) | questions_to_centre(position)  # TRIO-7: no stopping, no passing


def gifts(position: Position, seat: str) -> frozenset[str]:
    """Return the cards of its own hand that a seat may give to its partner (TRIO-17)."""
    return frozenset(f"give {card}" for card in hand_of(position, seat))


def questions_to_hands(position: Position) -> frozenset[str]:
    """Return low and high of every seat that has a card face down, its own included (TRIO-6, TRIO-8)."""
    askable = [seat for seat in position.seats if face_down_places(position, seat)]
    return frozenset(f"low {seat}" for seat in askable) | frozenset(f"high {seat}" for seat in askable)


def questions_to_centre(position: Position) -> frozenset[str]:
    """Return the centre cards that lie face down: no hole, and not revealed this turn (TRIO-5, TRIO-6)."""
    return frozenset(
        f"centre {place + 1}"
        for place, card in enumerate(position.centre)
        if card is not None and not is_face_up(position, CENTRE, place)
    )


# ---- playing a move ----


def play(position: Position, seat: str, move: str) -> Position:
    """Return the position after a legal move."""
    if position.exchanging:
        return choose(position, seat, move)
    return reveal(position, seat, move)


def reveal(position: Position, seat: str, move: str) -> Position:
    """Turn one card face up and see whether the turn stops (TRIO-6 to TRIO-10)."""
    up = card_asked_for(position, move)
    shown = (*position.shown, up)
    position = replace(position, shown=shown, told=(tell(seat=seat, move=move, card=up.card),))
    if len(shown) > 1 and shown[-1].card != shown[-2].card:  # TRIO-7: stops at once
        return put_back(position)
    if len(shown) == 3:  # TRIO-7: three equal cards are face up
        return take_trio(position)
    return position


def card_asked_for(position: Position, question: str) -> FaceUp:
    """Return the card that a question turns face up (TRIO-6)."""
    verb, where = question.split()
    if verb == "centre":
        place = int(where) - 1
        card = position.centre[place]
        assert card is not None, "a hole cannot be revealed"
        return FaceUp(question, CENTRE, place, card)
    face_down = face_down_places(position, where)
    place = face_down[0] if verb == "low" else face_down[-1]  # the leftmost, the rightmost face down
    return FaceUp(question, where, place, hand_of(position, where)[place])


def put_back(position: Position) -> Position:
    """Turn all cards face down again where they are, and pass the turn (TRIO-10, TRIO-11)."""
    position = replace(position, shown=(), turn=next_seat(position))
    return also_tell(position, tell(does="back"))


def take_trio(position: Position) -> Position:
    """Give the three cards to the side in turn; the game ends, or the turn passes (TRIO-9, TRIO-11)."""
    seat = position.turn
    side = side_of(position, seat)
    number = position.shown[0].card
    position = replace(
        position,
        hands=tuple(hand_left(position, holder) for holder in position.seats),
        centre=centre_left(position),
        trios=tuple(
            (*row, number) if owners == side else row
            for owners, row in zip(position.sides, position.trios, strict=True)
        ),
        shown=(),
    )
    position = also_tell(position, tell(does="trio", seat=seat, number=number))
    if has_won(trios_of(position, seat), position.goal):  # TRIO-15: only the side that just took a trio
        return finish(position, side)
    position = replace(position, turn=next_seat(position))
    if position.teams:
        others = tuple(other for other in position.sides if other != side)
        return open_exchange(position, others)  # TRIO-17: every other team, before the next turn
    return position


def hand_left(position: Position, seat: str) -> tuple[int, ...]:
    """Return a hand without its cards that are face up."""
    return tuple(hand_of(position, seat)[place] for place in face_down_places(position, seat))


def centre_left(position: Position) -> tuple[int | None, ...]:
    """Return the centre with holes where its cards were face up (TRIO-5)."""
    return tuple(
        None if is_face_up(position, CENTRE, place) else card for place, card in enumerate(position.centre)
    )


# ---- winning ----


def has_won(trios: tuple[int, ...], goal: str) -> bool:
    """Return whether these trios win the game."""
    if 7 in trios:  # TRIO-12: in both modes
        return True
    if goal == "simple":
        return len(trios) >= 3  # TRIO-13
    return any(are_linked(one, other) for one in trios for other in trios)  # TRIO-14


def are_linked(one: int, other: int) -> bool:
    """Return whether the sum or the difference of two numbers is 7 (TRIO-14)."""
    return one + other == 7 or one - other == 7 or other - one == 7


def finish(position: Position, side: tuple[str, ...]) -> Position:
    """End the game for the winning side (TRIO-16)."""
    position = replace(position, winners=side)
    return also_tell(position, tell(does="over", result=result(position)))


def result(position: Position) -> dict[str, Any] | None:
    """Return the winners and every seat's score, None while the game goes on (TRIO-16)."""
    if not position.winners:
        return None
    scores = {seat: len(trios_of(position, seat)) for seat in position.seats}
    return {"winners": list(position.winners), "scores": scores}


# ---- the exchange of the teams ----


def open_exchange(position: Position, sides: tuple[tuple[str, ...], ...]) -> Position:
    """Let these teams exchange, but those with an empty-handed member (TRIO-17, TRIO-18)."""
    concerned = [side for side in sides if all(hand_of(position, seat) for seat in side)]
    exchanging = tuple(seat for seat in position.seats if any(seat in side for side in concerned))
    return replace(position, exchanging=exchanging, choices=(), exchanged=())


def choose(position: Position, seat: str, move: str) -> Position:
    """Note a choice; a team's second carries its exchange out, the last of all opens the turn (TRIO-18)."""
    choices = (*position.choices, (seat, move))
    position = replace(position, choices=choices, told=(tell(seat=seat, move=move),))
    side = side_of(position, seat)
    if all(choice_of(position, partner) is not None for partner in side):
        position = carry_out(position, side)
    if all(choice_of(position, other) is not None for other in position.exchanging):
        position = replace(position, exchanging=(), choices=())
    return position


def carry_out(position: Position, side: tuple[str, ...]) -> Position:
    """Swap the two cards when both partners gave one, else do nothing (TRIO-17), and tell the table."""
    first, second = side
    from_first, from_second = card_given(position, first), card_given(position, second)
    if from_first is None or from_second is None:
        nothing = {first: None, second: None}
        return also_tell(position, tell(does="exchange", seats=list(side), swapped=False, received=nothing))
    hands = {seat: hand_of(position, seat) for seat in position.seats}
    hands[first] = with_swapped(hands[first], from_first, from_second)
    hands[second] = with_swapped(hands[second], from_second, from_first)
    swapped_sides = {*position.exchanged, first}
    position = replace(
        position,
        hands=tuple(hands[seat] for seat in position.seats),
        exchanged=tuple(seat for seat in position.seats if seat in swapped_sides),
    )
    received = {first: from_second, second: from_first}
    return also_tell(position, tell(does="exchange", seats=list(side), swapped=True, received=received))


def card_given(position: Position, seat: str) -> int | None:
    """Return the card that a seat has chosen to give, None when it keeps."""
    choice = choice_of(position, seat)
    if choice is None or choice == "keep":
        return None
    return int(choice.removeprefix("give "))


def with_swapped(hand: tuple[int, ...], given: int, received: int) -> tuple[int, ...]:
    """Return a hand with one card given for another, sorted again (TRIO-17)."""
    cards = list(hand)
    cards.remove(given)
    cards.append(received)
    return tuple(sorted(cards))


# ---- events ----


def tell(**event: Any) -> str:
    """Return an event as text."""
    return json.dumps(event)


def also_tell(position: Position, event: str) -> Position:
    """Return the position with one more event of the latest move."""
    return replace(position, told=(*position.told, event))


def events(position: Position) -> tuple[dict[str, Any], ...]:
    """Return the events that the latest move caused, everything open, without numbers."""
    return tuple(json.loads(event) for event in position.told)


def seen(event: dict[str, Any], viewer: str | None) -> dict[str, Any]:
    """Return an event as a seat, a watcher (None) or all ("*") see it."""
    if viewer == "*":
        return dict(event)
    if is_choice(event) and event["seat"] != viewer:  # TRIO-18: public that it chose, not what
        return {**event, "move": None}
    if event.get("does") == "exchange":  # TRIO-19: the card received, to its receiver alone
        received = {seat: card if seat == viewer else None for seat, card in event["received"].items()}
        return {**event, "received": received}
    return dict(event)


def is_choice(event: dict[str, Any]) -> bool:
    """Return whether an event is a decision of the exchange."""
    return "move" in event and event["move"].split()[0] in ("give", "keep")


# ---- what lies before a viewer now ----


def view(position: Position, viewer: str | None) -> dict[str, Any]:
    """Return the view of the rules page for a seat, a watcher (None) or all ("*")."""
    return {
        "game": "trio",
        "phase": phase(position),
        "to_move": list(to_move(position)),
        "hands": {seat: hand_seen(position, seat, viewer) for seat in position.seats},
        "centre": centre_seen(position, viewer),
        "shown": [{"from": up.question, "card": up.card} for up in position.shown],
        "sides": [
            {"seats": list(side), "trios": list(row)}
            for side, row in zip(position.sides, position.trios, strict=True)
        ],
        "exchange": exchange_seen(position, viewer),
        "exchanged": list(position.exchanged),
        "turn": None if position.winners else position.turn,
    }


def phase(position: Position) -> str:
    """Return the name of what is being decided now."""
    if position.winners:
        return "over"
    return "exchange" if position.exchanging else "reveal"


def hand_seen(position: Position, seat: str, viewer: str | None) -> list[int | None]:
    """Return a hand with None for every card that the viewer may not see (TRIO-4)."""
    own = viewer in (seat, "*")
    return [
        card if own or is_face_up(position, seat, place) else None
        for place, card in enumerate(hand_of(position, seat))
    ]


def centre_seen(position: Position, viewer: str | None) -> list[int | bool | None]:
    """Return the centre: a number where it may be seen, None face down, False where a card is gone."""
    return [centre_card_seen(position, place, viewer) for place in range(len(position.centre))]


def centre_card_seen(position: Position, place: int, viewer: str | None) -> int | bool | None:
    """Return what a viewer sees at one place of the centre."""
    card = position.centre[place]
    if card is None:
        return False
    return card if viewer == "*" or is_face_up(position, CENTRE, place) else None


def exchange_seen(position: Position, viewer: str | None) -> dict[str, Any] | None:
    """Return who has chosen and what the viewer itself chose, None when no exchange is open (TRIO-18)."""
    if not position.exchanging:
        return None
    chosen = [seat for seat in position.seats if choice_of(position, seat) is not None]
    if viewer == "*":
        return {"chosen": chosen, "mine": {seat: choice_seen(position, seat) for seat in chosen}}
    return {"chosen": chosen, "mine": choice_seen(position, viewer) if viewer in chosen else None}


def choice_seen(position: Position, seat: str) -> int | str:
    """Return a choice as its own seat sees it: the number given, or "keep"."""
    card = card_given(position, seat)
    return "keep" if card is None else card
