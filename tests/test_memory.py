"""A knowledge remembers all that its seat was told: held against slow trackers that read only events."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import ludotheque as ludo

from .modes import MODES, Mode, name

TRIO = [mode for mode in MODES if mode[0] == "trio"]
SEVEN = [mode for mode in MODES if mode[0] == "double-seven"]
FAMILY = [mode for mode in MODES if mode[1].get("version") == "family"]


def random_game(mode: Mode, seed: int, most: int = 400) -> Iterator[ludo.Match]:
    """A match before its first move, and after each of its moves."""
    match, chance = ludo.deal(mode[0], seed=seed, **mode[1]), random.Random(seed)
    yield match
    for _ in range(most):
        if not match.to_move:
            return
        seat = chance.choice(match.to_move)
        match.play(seat, chance.choice(match.moves(seat)))
        yield match


# ---- Trio: every card seen is remembered where it stands, until its hand is mixed


class TrioMemory:
    """What a seat has seen, hand by hand and place by place."""

    def __init__(self, match: ludo.Match, seat: str) -> None:
        """Nothing but one's own hand is known at first."""
        self.seat = seat
        self.hands: dict[str, list[int | None]] = dict(match.view(seat)["hands"])
        self.centre: list[int | bool | None] = list(match.view(seat)["centre"])
        self.up: list[tuple[str, int]] = []  # what lies face up: a hand (or the centre) and a place in it
        self.gave: Counter[int] = Counter()
        self.chosen: int | None = None

    def hear(self, event: dict[str, Any]) -> None:
        """Remember one event."""
        verb, _, word = (event.get("move") or "").partition(" ")
        if "card" in event:
            self.see(verb, word, event["card"])
        elif verb == "give":
            self.chosen = int(word)
        elif event.get("does") == "back":
            self.up = []
        elif event.get("does") == "trio":
            self.take_away(event["number"])
        elif event.get("does") == "exchange" and event["swapped"]:
            self.mix(event["received"])

    def see(self, question: str, where: str, card: int) -> None:
        """A card is face up."""
        if question == "centre":
            self.centre[int(where) - 1] = card
            self.up.append(("centre", int(where) - 1))
            return
        hand = self.hands[where]
        places = range(len(hand)) if question == "low" else range(len(hand) - 1, -1, -1)
        place = next(place for place in places if (where, place) not in self.up)
        hand[place] = card
        self.up.append((where, place))

    def take_away(self, number: int) -> None:
        """The three cards that lie face up are gone."""
        for where, place in sorted(self.up, reverse=True):
            if where == "centre":
                self.centre[place] = False
            else:
                del self.hands[where][place]
        self.up = []
        del self.gave[number]

    def mix(self, received: dict[str, int | None]) -> None:
        """Two hands have exchanged a card: nobody knows any more what stands where in them."""
        for seat in received:
            if seat != self.seat:
                self.hands[seat] = [None] * len(self.hands[seat])
        got = received.get(self.seat)
        if got is not None and self.chosen is not None:
            if self.gave[got] > 0:
                self.gave[got] -= 1
            self.gave[self.chosen] += 1


@pytest.mark.parametrize("mode", TRIO, ids=name)
def test_trio(mode: Mode) -> None:
    """Cards seen and given."""
    for seed in range(3):
        memories: dict[str, TrioMemory] = {}
        for match in random_game(mode, seed):
            for k, seat in enumerate(match.seats):
                memory = memories.setdefault(seat, TrioMemory(match, seat))
                for event in match.latest(seat):
                    memory.hear(event)
                memory.hands[seat] = match.view(seat)["hands"][seat]
                known = match.knowledge(seat)
                for i, other in enumerate(match.seats):
                    assert known["hands"][i][: known["held"][i]] == memory.hands[other]
                assert [card or False for card in known["centre"][: len(memory.centre)]] == [
                    card or False for card in memory.centre
                ]
                if mode[1].get("teams"):
                    assert known["gave"][k] == [memory.gave[number] for number in range(13)]


# ---- Double Seven: tiles that everyone has seen come to a rack


class SevenMemory:
    """For each rack the tiles seen to come and not to go."""

    def __init__(self) -> None:
        """Nothing has been seen."""
        self.racks: dict[str, Counter[str]] = {seat: Counter() for seat in "ABCD"}
        self.animals: list[str] = []  # of the families, in the order started

    def hear(self, event: dict[str, Any]) -> None:
        """Remember one event."""
        if "move" not in event:
            return
        rack = self.racks[event["seat"]]
        verb, *words = event["move"].split()
        if verb == "draw" and words[0] != "hidden":
            rack[words[0]] += 1
        elif verb == "rainbow":
            self.racks[event["seat"]] = Counter(event["rack"])
        elif verb in ("start", "trade", "discard"):
            self.lose(rack, *words)
            self.animals += words[:1] if verb == "start" else []
        elif verb == "grow":
            self.lose(rack, words[1])
        elif verb == "claim":
            self.lose(rack, self.animals[int(words[0][1:]) - 1])
            rack["joker"] += 1

    def lose(self, rack: Counter[str], *kinds: str) -> None:
        """Tiles leave a rack, known ones first."""
        for kind in kinds:
            rack[kind] = max(0, rack[kind] - 1)


@pytest.mark.parametrize("mode", SEVEN, ids=name)
def test_double_seven(mode: Mode) -> None:
    """Tiles known to sit on racks."""
    kinds = "squirrel butterfly bird fox swan hedgehog frog owl joker".split()
    for seed in range(6):
        memory = SevenMemory()
        for match in random_game(mode, seed):
            for event in match.latest(None):
                memory.hear(event)
            known, open_racks = match.knowledge(None)["known"], match.view("*")["racks"]
            for k, seat in enumerate(match.seats):
                assert known[k] == [memory.racks[seat][kind] for kind in kinds]
                assert Counter(open_racks[seat]) >= +memory.racks[seat]


# ---- Rummy: what a rack lacked when its seat could not lay


def addable(melds: list[dict[str, Any]]) -> set[str]:
    """All tiles that could be added to some meld, told tile by tile."""
    tiles = {f"{colour}{value}" for colour in ("red", "yellow", "green", "blue") for value in range(1, 14)}
    return {
        tile
        for tile in tiles
        for meld in melds
        if continues(split(tile), [split(one) for one in meld["tiles"]])
    }


def split(tile: str) -> tuple[str, int]:
    """The colour and the value of a tile."""
    colour = tile.rstrip("0123456789")
    return colour, int(tile[len(colour) :])


def continues(tile: tuple[str, int], meld: list[tuple[str, int]]) -> bool:
    """Does a tile continue a meld as a run, or as a group?"""
    colours, values = {colour for colour, _ in meld}, [value for _, value in meld]
    as_run = len(colours) == 1 and tile[0] in colours and tile[1] in (min(values) - 1, max(values) + 1)
    as_group = len(set(values)) == 1 and tile[1] == values[0] and tile[0] not in colours
    return as_run or as_group


def opens(one: str, other: str) -> bool:
    """Do two tiles open a meld?"""
    return continues(split(one), [split(other)])


def tiles_of(bits: int) -> set[str]:
    """A set of tiles by their names."""
    colours = ("red", "yellow", "green", "blue")
    return {f"{colours[k // 13]}{k % 13 + 1}" for k in range(52) if bits >> k & 1}


@pytest.mark.parametrize("mode", FAMILY, ids=name)
def test_rummy(mode: Mode) -> None:
    """What a failure to lay told stays true of the tiles that were there then."""
    for seed in range(8):
        lacked: dict[str, set[str]] = {}
        before: list[dict[str, Any]] = []
        for match in random_game(mode, seed):
            melds = match.view(None)["melds"]
            for event in match.latest(None):
                if event.get("move") == "draw" or event.get("does") == "stuck":
                    lacked[event["seat"]] = addable(melds if "does" in event else before)
            before = melds
            known = match.knowledge(None)
            for k, seat in enumerate(match.seats):
                assert tiles_of(known["lacked"][k]) == lacked.get(seat, set())
                rack = match.view("*")["racks"][seat]
                assert could_be_old(rack, lacked.get(seat, set()), len(rack) - known["fresh"][k])


def could_be_old(rack: list[str], lacked: set[str], old: int) -> bool:
    """Are there so many tiles that could have lain there, unable to be laid, when the seat failed?"""
    able = [tile for tile in rack if tile not in lacked]
    return any(
        not any(opens(one, other) for one, other in combinations(some, 2)) for some in combinations(able, old)
    )
