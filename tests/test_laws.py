"""What is true of every game at every moment, whatever the options, the deal and the moves."""

import json
import random
import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludotheque as ludo
from ludotheque.games.game import find
from ludotheque.games.moves import CHANCE, LEGAL, Moves, is_among

from .games import TESTED
from .modes import MODES, Mode, name


@st.composite
def played(draw: st.DrawFn, modes: list[Mode] = MODES) -> ludo.Match:
    """A match of any mode, somewhere along any game."""
    game, options = draw(st.sampled_from(modes))
    match = ludo.deal(game, seed=draw(st.integers(0, 2**64 - 1)), **options)
    chance = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 120))):
        step(match, chance.randrange(2**16))
    for choice in draw(st.lists(st.integers(0, 2**16 - 1), max_size=30)):
        step(match, choice)
    return match


def step(match: ludo.Match, choice: int) -> None:
    """Play one of the legal moves of one of those who may move."""
    if match.to_move == ("*",):
        match.roll()
    elif match.to_move:
        seat = match.to_move[choice % len(match.to_move)]
        moves = match.moves(seat)
        match.play(seat, moves[choice // 6 % len(moves)])


def everything(match: ludo.Match, who: str | None) -> str:
    """All that reaches a viewer."""
    return json.dumps(
        [
            match.events(who),
            match.view(who),
            match.knowledge(who),
            match.moves(who),
            match.to_move,
            match.result,
        ]
    )


LAWS = settings(max_examples=120, deadline=None)


@LAWS
@given(match=played())
def test_all_pieces_are_there(match: ludo.Match) -> None:
    """No card and no tile is lost, doubled or made up."""
    assert pieces(match.view("*")) == TESTED[match.game].pieces


def pieces(view: dict[str, Any]) -> Counter[Any]:
    """All cards or tiles that lie anywhere in an open view."""
    found: Counter[Any] = Counter()
    for seats in ("hands", "racks", "collections", "won"):
        for pile in view.get(seats, {}).values():
            found.update(pile)
    for pile in ("line", "out", "order", "aside", "up"):
        found.update(view.get(pile, []))
    found.update(card for card in view.get("centre", []) if card)
    for side in view.get("sides", []):
        found.update(3 * side["trios"])
    for family in view.get("families", []):
        found[family["animal"]] += family["tiles"] - family["jokers"]
        found["joker"] += family["jokers"]
    for meld in view.get("melds", []):
        found.update(meld["tiles"])
    found.update(view.get("removed", {}))
    if view["game"] == "double-seven":
        found.update(view["pool"]["up"])
    if view.get("game") == "pixar-rummy" and "down" in view:
        known = set(found)
        assert len(known) + view["down"] == 52
        found.update(tile for tile in TESTED["pixar-rummy"].pieces if tile not in known)
    return +found


@LAWS
@given(match=played())
def test_legal_moves_are_played_and_others_refused(match: ludo.Match) -> None:
    """Every legal move can be played; every other is refused with a clause's reason, and leaves no trace."""
    before = everything(match, "*")
    for seat in match.seats:
        legal = match.moves(seat)
        assert len(set(legal)) == len(legal)
        assert bool(legal) == (seat in match.to_move)
        for move in legal:
            assert match.copy().play(seat, move)
        for move in list(find(match.game).words.texts())[:: 1 + len(legal) % 7]:
            if move not in legal:
                with pytest.raises(ludo.IllegalMove) as refusal:
                    match.play(seat, move)
                assert refusal.value.clause is None or re.fullmatch(
                    r"(TRIO|DS|PR|GF)-\d+", refusal.value.clause
                )
                assert refusal.value.params == {"seat": seat, "move": move}
    assert everything(match, "*") == before


@LAWS
@given(match=played())
def test_why_not_agrees_with_the_legal_moves(match: ludo.Match) -> None:
    """Over the whole action space a move has no reason against it exactly where it is legal."""
    rules, state = find(match.game).rules, match._state
    for seat in (*range(len(match.seats)), CHANCE):
        legal = Moves()
        rules.legal_moves(state, seat, legal)
        for move in range(-64, 64 * (rules.ROWS + 1)):
            reason = rules.why_not(state, seat, move)
            assert (reason == LEGAL) == is_among(legal, move), (seat, move, reason)
            assert reason == LEGAL or reason in rules.CLAUSES


@pytest.mark.parametrize("game", ludo.games())
def test_texts_and_numbers(game: str) -> None:
    """Every move has one text and one number, within the rows of the game."""
    found = find(game)
    texts, names = found.words.texts(), found.words.names()
    assert {names[move]: move for move in names} == texts
    assert all(0 <= move < 64 * found.rules.ROWS for move in names)
    assert all(re.fullmatch(r"[a-z]+( [#a-zA-Z0-9]+)*", text) for text in texts)
    assert set(found.words.REFUSALS) == set(found.rules.CLAUSES)
    said = set(found.words.REFUSALS.values())
    assert len({code for code, _ in said}) == len(said), "one code, one sentence"


@LAWS
@given(match=played())
def test_replay_is_play(match: ludo.Match) -> None:
    """A record, through its text, gives back all that anybody sees and knows."""
    again = ludo.replay(json.dumps(match.record()))
    for viewer in (*match.seats, None, "*"):
        assert everything(again, viewer) == everything(match, viewer)


@LAWS
@given(match=played(), choices=st.lists(st.integers(0, 2**16 - 1), min_size=1, max_size=20))
def test_an_event_never_changes(match: ludo.Match, choices: list[int]) -> None:
    """What was shown stays as it was shown, numbered alike for everybody, without gaps."""
    for choice in choices:
        before = {viewer: match.events(viewer) for viewer in (*match.seats, None, "*")}
        step(match, choice)
        for viewer, events in before.items():
            now = match.events(viewer)
            assert now[: len(events)] == events
            assert [event["n"] for event in now] == list(range(1, len(now) + 1))


@LAWS
@given(match=played())
def test_knowledge_is_true(match: ludo.Match) -> None:
    """Whatever a knowledge holds is so; only holes differ from the state."""
    state = match.knowledge("*")
    sets = {key for key, field in match._state.FIELDS.items() if field.code == "i8"}
    for viewer in (*match.seats, None):
        known = match.knowledge(viewer)
        assert known.keys() == state.keys()
        for key in known.keys() - sets - {"seat"}:
            assert agrees(known[key], state[key]), (key, known[key], state[key])
        for key in sets:
            assert is_part(known[key], state[key]), key


def agrees(known: Any, true: Any) -> bool:
    """Is this the truth, but for holes (and for zeros: a set or a list that is not known stays empty)?"""
    if isinstance(known, list):
        return all(agrees(one, other) for one, other in zip(known, true, strict=True))
    return known is None or known == true or known == 0


def is_part(known: Any, true: Any) -> bool:
    """Sets hold nothing that is not so."""
    if isinstance(known, list):
        return all(is_part(one, other) for one, other in zip(known, true, strict=True))
    return bool(known & ~true == 0)


# ---- two worlds


@pytest.mark.parametrize(
    "mode", [mode for mode in MODES if mode[0] != "good-fortune"], ids=lambda mode: name(mode)
)
def test_two_worlds(mode: Mode) -> None:
    """Two worlds that differ only in what a seat cannot see give it everything alike, byte for byte.

    That a seat cannot tell them apart is what the twin says, who was written from the pages by another hand.
    """
    worlds = 0
    for seed in range(25):
        chance = random.Random(seed)
        match = ludo.deal(mode[0], seed=seed, **mode[1])
        for _ in range(chance.randrange(40)):
            step(match, chance.randrange(2**16))
        viewer = chance.choice((*match.seats, None))
        for _ in range(12):
            other = another_world(match, viewer, chance)
            if other is not None:
                worlds += 1
                assert everything(other, viewer) == everything(match, viewer)
                assert refusals(other, viewer) == refusals(match, viewer)
    assert worlds > 10 or not match.dealt


CHOICES = [mode for mode in MODES if mode[1].get("teams") or mode[1].get("variant") == "guessing"]


@pytest.mark.parametrize("mode", CHOICES, ids=lambda mode: name(mode))
def test_unseen_choices(mode: Mode) -> None:
    """While others are still to choose, what a seat has chosen changes nothing for anybody else."""
    for seed in range(12):
        match, chance = ludo.deal(mode[0], seed=seed, **mode[1]), random.Random(seed)
        for _ in range(chance.randrange(60)):
            step(match, chance.randrange(2**16))
        while match.result is None and len(match.to_move) < 2:
            step(match, chance.randrange(2**16))
        for seat in match.to_move:
            worlds = [match.copy() for _ in match.moves(seat)]
            for world, move in zip(worlds, match.moves(seat), strict=True):
                world.play(seat, move)
            for viewer in (*match.seats, None):
                if viewer != seat:
                    assert len({everything(world, viewer) for world in worlds}) == 1


def another_world(match: ludo.Match, viewer: str | None, chance: random.Random) -> ludo.Match | None:
    """The same moves from a deal in which two pieces have changed places, if the viewer cannot tell."""
    record = match.record()
    if not record["deal"]:
        return None
    piles = [
        pile
        for value in record["deal"].values()
        for pile in (value.values() if isinstance(value, dict) else [value])
    ]
    one, other = (chance.choice([pile for pile in piles if pile]) for _ in range(2))
    i, j = chance.randrange(len(one)), chance.randrange(len(other))
    one[i], other[j] = other[j], one[i]
    try:
        world = ludo.replay(record)
    except ludo.BadRecord:
        return None
    if world.dealt == match.dealt or twin_of(match, viewer) != twin_of(world, viewer):
        return None
    return world


def twin_of(match: ludo.Match, viewer: str | None) -> list[str]:
    """All that a viewer has ever seen of a match, as the twin says."""
    record, twin = match.record(), TESTED[match.game].twin
    position = twin.start(record["options"], record["deal"])
    seen = [
        json.dumps(
            [twin.view(position, viewer), [twin.seen(event, viewer) for event in twin.events(position)]]
        )
    ]
    for seat, move in record["moves"]:
        position = twin.play(position, seat, move)
        seen.append(
            json.dumps(
                [twin.view(position, viewer), [twin.seen(event, viewer) for event in twin.events(position)]]
            )
        )
    return seen


def refusals(match: ludo.Match, seat: str | None) -> list[str]:
    """Why each move is refused to a seat."""
    if seat is None:
        return []
    said = []
    for move in find(match.game).words.texts():
        try:
            match.copy().play(seat, move)
        except ludo.IllegalMove as refusal:
            said.append(f"{refusal.code} {refusal}")
    return said
