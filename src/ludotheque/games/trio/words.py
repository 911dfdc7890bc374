"""How Trio is written: moves and deals as text, options, events and views as JSON."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from .. import deals
from ..deals import Form
from ..errors import BadOption
from ..moves import EVERYONE, HIDDEN, NOBODY, has, read, write
from ..options import SEATS, Asked
from . import rules

EDITION = "1"
STARTER = "first"  # the option that chance fills in
EXAMPLES = "low B, high B, centre 3, give 7 or keep"
PHASES = {rules.EXCHANGE: "exchange", rules.REVEAL: "reveal", rules.OVER: "over"}

REFUSALS = {  # a code for programs, a sentence for people
    rules.NO_SUCH_MOVE: ("no-such-move", "there is no such move in this game"),
    rules.GAME_IS_OVER: ("game-is-over", "the game is over"),
    rules.NOT_YOUR_TURN: ("not-your-turn", "it is another seat's turn"),
    rules.NO_PART_IN_IT: ("no-part-in-it", "this seat has no part in the exchange"),
    rules.ALREADY_CHOSEN: ("already-chosen", "it has chosen already, and a choice cannot be changed"),
    rules.EXCHANGE_FIRST: ("exchange-first", "the exchange comes first"),
    rules.NOT_IN_YOUR_HAND: ("not-in-your-hand", "that number is not in its hand"),
    rules.NOT_AN_EXCHANGE: ("not-an-exchange", "no exchange is open now"),
    rules.NO_CARD_THERE: ("no-card-there", "no card lies at that place"),
    rules.ALREADY_FACE_UP: ("already-face-up", "that card lies face up already"),
    rules.NO_SUCH_SEAT: ("no-such-seat", "nobody sits there"),
    rules.NO_CARD_FACE_DOWN: ("no-card-face-down", "that seat has no card left face down"),
}

# ---- options


def read_options(asked: Asked) -> dict[str, Any]:
    """All options of a game, those left out filled in; who begins may be left to chance (None)."""
    players = asked.take("players", [4, 3, 5, 6])
    goal = asked.take("goal", ["simple", "picante"])
    teams = asked.take("teams", [False, True])
    if teams and players not in (4, 6):
        raise BadOption(
            "teams-need-pairs", f"Option teams is for 4 or 6 players, not for {players}.", players=players
        )  # TRIO-3
    return {"players": players, "goal": goal, "teams": teams, "first": asked.take_seat("first", players)}


def pack(options: Mapping[str, Any]) -> tuple[int, ...]:
    """The options as `rules.deal` takes them."""
    return options["players"], int(options["goal"] == "picante"), int(options["teams"])


# ---- moves


@functools.cache
def texts() -> dict[str, int]:
    """Every move of the game by its text."""
    asking = {f"low {seat}": write(rules.LOW, i) for i, seat in enumerate(SEATS)}
    asking |= {f"high {seat}": write(rules.HIGH, i) for i, seat in enumerate(SEATS)}
    asking |= {f"centre {place + 1}": write(rules.CENTRE, place) for place in range(rules.PLACES)}
    giving = {f"give {number}": write(rules.GIVE, number) for number in range(1, rules.NUMBERS + 1)}
    return {**asking, **giving, "keep": write(rules.GIVE, rules.NONE)}


@functools.cache
def names() -> dict[int, str]:
    """Every move's text."""
    return {move: text for text, move in texts().items()}


# ---- deals


def form(options: Mapping[str, Any]) -> Form:
    """What a deal consists of."""
    hand = (rules.TEAM_HAND if options["teams"] else rules.HAND)[options["players"]]
    centre = rules.PIECES - options["players"] * hand
    pieces = [rules.piece(k) for k in range(rules.PIECES)]
    return Form(
        "hands", options["players"], hand, {"centre": centre}, range(rules.NUMBERS + 1), pieces, sort=True
    )


def write_deal(order: Sequence[int], options: Mapping[str, Any]) -> dict[str, Any]:
    """An order of all cards as hands and the centre."""
    return deals.write_deal(form(options), order)


def read_deal(deal: object, options: Mapping[str, Any]) -> list[int]:
    """The order of such a deal."""
    return deals.read_deal(form(options), deal)


# ---- events


def tell(seat: int | None, move: int | None, deeds: Sequence[tuple[int, int, int]]) -> list[dict[str, Any]]:
    """The events of a move, from what its deeds tell a viewer."""
    events: list[dict[str, Any]] = []
    text = None if move is None else names()[move]
    for deed, whose, number in deeds:
        name = SEATS[whose]
        if deed == rules.CHOSE:
            events.append({"seat": name, "move": None if number == HIDDEN else text})
        elif deed == rules.SHOWED:
            events.append({"seat": name, "move": text, "card": number})
        elif deed == rules.BACK:
            events.append({"does": "back"})
        elif deed == rules.TRIO:
            events.append({"does": "trio", "seat": name, "number": number})
        elif deed in (rules.SWAPPED, rules.NOT_SWAPPED):
            team, swapped = [name, SEATS[number]], deed == rules.SWAPPED
            events.append(
                {"does": "exchange", "seats": team, "swapped": swapped, "received": dict.fromkeys(team)}
            )
        elif deed == rules.RECEIVED:
            events[-1]["received"][name] = None if number == HIDDEN else number
        elif deed == rules.WON:
            events.append({"does": "over"})
    return events


# ---- views


def view(knowledge: Any, viewer: int) -> dict[str, Any]:
    """What lies before a viewer now."""
    sides = [seat for seat in range(knowledge.players) if rules.side_of(knowledge, seat) == seat]
    shown = [names()[move] for move in knowledge.asked[: knowledge.face_up]]
    return {
        "hands": {SEATS[seat]: view_hand(knowledge, seat, viewer) for seat in range(knowledge.players)},
        "centre": view_centre(knowledge, viewer),
        "shown": [{"from": question, "card": knowledge.number} for question in shown],
        "sides": [view_side(knowledge, side) for side in sides],
        "exchange": view_exchange(knowledge, viewer) if knowledge.phase == rules.EXCHANGE else None,
        "exchanged": [SEATS[side] for side in sides if knowledge.swapped[side]],
        "turn": None if knowledge.phase == rules.OVER else SEATS[knowledge.turn],
    }


def view_hand(knowledge: Any, seat: int, viewer: int) -> list[int | None]:
    """A hand: all of it for its owner, of the others' what lies face up now."""
    held = knowledge.held[seat]
    lows, highs = (
        rules.times_asked(knowledge, rules.LOW, seat),
        rules.times_asked(knowledge, rules.HIGH, seat),
    )
    is_open = viewer in (seat, EVERYONE)
    return [
        knowledge.hands[seat, k] if is_open or k < lows or k >= held - highs else None for k in range(held)
    ]


def view_centre(knowledge: Any, viewer: int) -> list[int | bool | None]:
    """The places of the centre: a number, None face down, False where the card is gone."""
    seen = knowledge.lying if viewer == EVERYONE else knowledge.up
    hand = (rules.TEAM_HAND if knowledge.teams else rules.HAND)[knowledge.players]
    return [
        False if not has(knowledge.lying, place) else knowledge.centre[place] if has(seen, place) else None
        for place in range(rules.PIECES - knowledge.players * hand)
    ]


def view_side(knowledge: Any, side: int) -> dict[str, Any]:
    """A seat or a team, and what it has won."""
    seats = [SEATS[seat] for seat in range(knowledge.players) if rules.side_of(knowledge, seat) == side]
    return {"seats": seats, "trios": [knowledge.trios[side, k] for k in range(knowledge.won[side])]}


def view_exchange(knowledge: Any, viewer: int) -> dict[str, Any]:
    """Who has chosen, and what of it the viewer knows."""
    choices = {
        SEATS[seat]: view_choice(knowledge.choice[seat])
        for seat in range(knowledge.players)
        if knowledge.choice[seat] not in (rules.NONE, rules.PENDING)
    }
    if viewer == EVERYONE:
        return {"chosen": list(choices), "mine": choices}
    return {"chosen": list(choices), "mine": None if viewer == NOBODY else choices.get(SEATS[viewer])}


def view_choice(choice: int) -> int | str | None:
    """What a seat has chosen: a number, "keep", or None where that is not known."""
    if choice == HIDDEN:
        return None
    _, number = read(choice)
    return "keep" if number == rules.NONE else number
