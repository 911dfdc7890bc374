"""The fast rules against slow obvious twins, written by another hand from the pages: all that is said."""

import json
import random
from types import ModuleType
from typing import Any

import pytest

import ludotheque as ludo

from .games import TESTED
from .modes import MODES, NAMES, Mode

GAMES_EACH, MOST_MOVES = 4, 250


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_twin(mode: Mode) -> None:
    """Along random games both say the same: who may move, what is legal, events, views, results."""
    for seed in range(GAMES_EACH):
        play_both(mode, seed)


def play_both(mode: Mode, seed: int) -> None:
    """Play one random game on both."""
    game, options = mode
    twin, chance = TESTED[game].twin, random.Random(seed)
    match = ludo.deal(game, seed=seed, **options)
    position = twin.start(match.options, match.dealt)
    compare(match, twin, position)
    for _ in range(MOST_MOVES):
        if not match.to_move:
            break
        seat, move = choose(match, twin, position, chance)
        match.play(seat, move)
        position = twin.play(position, seat, move)
        compare(match, twin, position)


def choose(match: ludo.Match, twin: ModuleType, position: Any, chance: random.Random) -> tuple[str, str]:
    """Any seat that may move, any of its moves; chance answers as the twin says it can."""
    seat = chance.choice(match.to_move)
    moves = twin.chances(position) if seat == "*" else match.moves(seat)
    return seat, chance.choice(sorted(moves))


def compare(match: ludo.Match, twin: ModuleType, position: Any) -> None:
    """Everything that both say of the same position."""
    assert match.to_move == tuple(twin.to_move(position))
    assert match.result == twin.result(position)
    for seat in match.seats:
        assert set(match.moves(seat)) == twin.moves(position, seat)
    told = twin.events(position)
    for viewer in (*match.seats, None, "*"):
        events = [
            {key: value for key, value in event.items() if key != "n"} for event in match.latest(viewer)
        ]
        assert as_json(events) == as_json([twin.seen(event, viewer) for event in told])
        assert as_json(match.view(viewer)) == as_json(twin.view(position, viewer))


def as_json(value: Any) -> str:
    """A value as text: in Python 1 would equal True."""
    return json.dumps(value, sort_keys=True)
