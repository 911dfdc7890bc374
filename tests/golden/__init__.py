"""Golden records: what is said in one game of each mode, to be read; `python -m tests.golden` rewrites them.

A difference is a change of behaviour: it is either a mistake or stands in the changelog.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import ludotheque as ludo
from ludotheque.games.records import write_lines

from ..modes import MODES, NAMES, Mode

HERE = Path(__file__).parent
SEED, MOST_MOVES = 2026, 90


def path_of(name: str) -> Path:
    """Where the golden record of a mode lies."""
    return HERE / f"{name}.txt"


def play(mode: Mode) -> str:
    """One game of a mode: all events, and between them what everybody sees."""
    game, options = mode
    match, chance = ludo.deal(game, seed=SEED, **options), random.Random(SEED)
    lines = [*describe(match), *seen(match)]
    for number in range(1, MOST_MOVES + 1):
        if match.result:
            break
        seat = match.to_move[0]
        _ = match.roll() if seat == "*" else match.play(seat, chance.choice(match.moves(seat)))
        lines += [json.dumps(event) for event in match.latest("*")]
        if number % 15 == 0 or match.result:
            lines += seen(match)
    lines += ["", "playouts " + ludo.playouts(game, games=5, seed=SEED, on="plain", **options).fingerprint]
    assert ludo.replay(write_lines(match)).record() == match.record()
    return "\n".join(lines) + "\n"


def describe(match: ludo.Match) -> Iterator[str]:
    """The game, its options and its deal."""
    yield f"game {match.game}"
    for name, value in match.options.items():
        yield f"option {name} {json.dumps(value)}"
    for name, value in match.dealt.items():
        yield f"deal {name} {json.dumps(value)}"


def seen(match: ludo.Match) -> Iterator[str]:
    """The view of everyone and of one seat, who may move and what."""
    for viewer in ("*", "A"):
        yield ""
        yield f"view {viewer}"
        for key, value in match.view(viewer).items():
            yield f"  {key} {json.dumps(value)}"
    yield "moves"
    for seat in match.to_move:
        yield f"  {seat}: {', '.join(match.moves(seat))}"
    yield ""


def write_all() -> None:
    """Write every golden record anew."""
    for name, mode in zip(NAMES, MODES, strict=True):
        path_of(name).write_text(play(mode), "utf-8")
