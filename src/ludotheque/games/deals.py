"""Deals as people write them, `{"hands": {"A": [...]}, "centre": [...]}`, and as one order for the rules."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import BadDeal, listed, quote, shorten
from .options import SEATS


@dataclass(frozen=True)
class Form:
    """What a deal of a game consists of, in the order in which it is dealt."""

    hands: str  # the key of what the seats get: "hands" or "racks"
    players: int
    each: int  # cards or tiles a seat
    rest: Mapping[str, int]  # the key of every further list, and its length
    names: Sequence[Any]  # what stands in a deal for each number of the order
    pieces: Sequence[int]  # all cards or tiles, as numbers
    sort: bool = False  # hands are written sorted


def write_deal(form: Form, order: Sequence[int]) -> dict[str, Any]:
    """An order as a deal."""
    numbers = iter(order)
    hands = {seat: [next(numbers) for _ in range(form.each)] for seat in SEATS[: form.players]}
    deal: dict[str, Any] = {form.hands: {}}
    for seat, hand in hands.items():
        deal[form.hands][seat] = [form.names[k] for k in (sorted(hand) if form.sort else hand)]
    for key, length in form.rest.items():
        deal[key] = [form.names[next(numbers)] for _ in range(length)]
    return deal


def read_deal(form: Form, deal: object) -> list[int]:
    """The order of a deal that somebody wrote down; BadDeal says what is wrong with it."""
    table = take_table(deal, "The deal", [form.hands, *form.rest])
    hands = take_table(table[form.hands], f"In the deal, {form.hands}", SEATS[: form.players])
    lists = {f"{form.hands} of {seat}": (hands[seat], form.each) for seat in SEATS[: form.players]}
    lists |= {key: (table[key], length) for key, length in form.rest.items()}
    order = [
        number for key, (names, length) in lists.items() for number in take_list(form, key, names, length)
    ]
    check_count(form, order)
    return order


def take_table(value: object, what: str, keys: Sequence[str]) -> Mapping[str, Any]:
    """A table with just these keys."""
    form, needed = f"{what} should be a table with {listed(keys, 'and')}", list(keys)
    if not isinstance(value, Mapping):
        raise BadDeal("deal-form", f"{form}, not {quote(value)}.", needed=needed, value=shorten(value))
    for key in value:
        if key not in keys:
            raise BadDeal(
                "deal-unknown-key", f"{form}, but has {quote(key)}.", needed=needed, key=shorten(key)
            )
    for key in keys:
        if key not in value:
            raise BadDeal("deal-lacks-key", f"{form}, but lacks {key}.", needed=needed, key=key)
    return value


def take_list(form: Form, key: str, names: object, length: int) -> list[int]:
    """A list of so many cards or tiles, as numbers."""
    if not isinstance(names, list | tuple) or len(names) != length:
        text = f"In the deal, {key} should be a list of {length}, not {quote(names)}."
        raise BadDeal("deal-length", text, key=key, length=length, value=shorten(names))
    numbers = {name: number for number, name in enumerate(form.names) if number in form.pieces}
    for name in names:
        if type(name) not in (str, int) or name not in numbers:
            text = f"In the deal, {key} has {quote(name)}, which the game does not have."
            raise BadDeal("deal-unknown-piece", text, key=key, piece=shorten(name))
    return [numbers[name] for name in names]


def check_count(form: Form, order: Sequence[int]) -> None:
    """Are these all the cards or tiles of the game, each as often as it should be?"""
    should, are = Counter(form.pieces), Counter(order)
    for number in sorted(should):
        if are[number] != should[number]:
            name, times = form.names[number], are[number]
            text = f"The deal has {quote(name)} {times} times, it should be {should[number]}."
            raise BadDeal("deal-count", text, piece=name, times=times, needed=should[number])
