"""One rules file, three carriers: the same seeds give the same games, state by state."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludotheque as ludo
from ludotheque import rule
from ludotheque.games.game import GAMES
from ludotheque.games.moves import NOBODY
from ludotheque.lab import playouts

from .modes import MODES, NAMES, Mode

FIRST_MODES = [next(mode for mode in MODES if mode[0] == game) for game in GAMES]


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_core_plays_as_plain(mode: Mode) -> None:
    """Compiled games have the moves, winners and scores of plain ones."""
    game, options = mode
    plain = ludo.playouts(game, games=8, seed=5, on="plain", **options)
    core = ludo.playouts(game, games=8, seed=5, on="core", **options)
    assert core.fingerprint == plain.fingerprint
    for field in ("lengths", "winners", "scores", "capped"):
        assert np.array_equal(getattr(core, field), getattr(plain, field))


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_every_state_is_equal(mode: Mode) -> None:
    """Along a game, every field of every state is the same plain and compiled."""
    for cap in [*range(60), 100, 200, 400]:
        assert last_state(mode, "plain", cap) == last_state(mode, "core", cap)


def last_state(mode: Mode, on: str, cap: int) -> dict[str, Any]:
    """All fields of the state after so many random moves."""
    return fields(final_state(mode, on, cap))


def final_state(mode: Mode, on: str, cap: int) -> Any:
    """The state after so many random moves."""
    game, options = mode
    plan = playouts.make_plan(game, 3, on, options)
    loop, tools = playouts.load_loop(plan)
    tables, sheets = playouts.tables(loop, tools, 1), tools.new(loop.Sheet)
    seed, first, _, *rest = playouts.ending(plan, 0)
    loop.random_games(0, 1, 1, *tables, sheets, seed, first, cap, *rest)
    return tables[0][0]


def fields(state: Any) -> dict[str, Any]:
    """The fields of a state of any carrier, in the shape of the compiled one."""
    if isinstance(state, np.record):
        return {name: state[name].tolist() for name in state.dtype.names or ()}
    return {name: as_lists(field.shape, getattr(state, name)) for name, field in state.FIELDS.items()}


def as_lists(shape: tuple[int, ...], value: Any) -> Any:
    """A plain field as a number or as lists."""
    if len(shape) < 2:
        return value
    return [[value[i, j] for j in range(shape[1])] for i in range(shape[0])]


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_knowledge_and_reasons_are_equal(mode: Mode) -> None:
    """What a seat knows, what a deed tells and why a move is refused: the same plain and compiled."""
    name = f"games.{GAMES[mode[0]]}.rules"
    plain, core = rule.on("plain", name), rule.on("core", name)
    seats = (*range(plain.SEATS), NOBODY)
    for cap in (0, 7, 30, 90):
        one, other = final_state(mode, "plain", cap), final_state(mode, "core", cap)
        for seat in seats:
            known, twin = plain.State(), np.zeros(1, core.State)[0]
            plain.know(one, seat, known)
            core.know(other, seat, twin)
            assert fields(known) == fields(twin)
        for move in range(-1, 64 * plain.ROWS + 1, 17):
            assert plain.why_not(one, cap % 3, move) == core.why_not(other, cap % 3, move)
        for deed, seat, viewer in product(range(10), range(2), seats):
            assert plain.told(deed, seat, 3, viewer) == core.told(deed, seat, 3, viewer)


@pytest.mark.parametrize("mode", FIRST_MODES, ids=GAMES)
def test_cores_and_batches_make_no_difference(mode: Mode) -> None:
    """A game depends on its seed and number alone, not on where and with which others it runs."""
    game, options = mode
    core = ludo.playouts(game, games=2_100, seed=5, on="core", **options)
    cores = ludo.playouts(game, games=2_100, seed=5, on="cores", **options)
    assert cores.fingerprint == core.fingerprint
    assert np.array_equal(cores.lengths, core.lengths)
    fewer = ludo.playouts(game, games=1_001, seed=5, on="core", **options)
    assert np.array_equal(fewer.lengths, core.lengths[:1_001])


COMPARE = """
import sys, ludotheque as ludo
from tests.modes import MODES
for game, options in MODES:
    games = int(sys.argv[2])
    elsewhere = ludo.playouts(game, games=games, seed=11, on=sys.argv[1], **options)
    plain = ludo.playouts(game, games=games, seed=11, on="plain", **options)
    assert elsewhere.fingerprint == plain.fingerprint, (game, options)
    assert (elsewhere.scores == plain.scores).all() and (elsewhere.winners == plain.winners).all()
"""


def compare(on: str, games: int, **environment: str) -> None:
    """Compare a carrier with plain in a process of its own, since compilers read the environment once."""
    command = [sys.executable, "-W", "ignore", "-c", COMPARE, on, str(games)]
    subprocess.run(command, check=True, env={**os.environ, **environment}, timeout=900)


def test_core_with_bounds_checks() -> None:
    """No rule reads or writes beyond a field."""
    compare("core", 20, NUMBA_BOUNDSCHECK="1")


def test_gpu_in_the_simulator() -> None:
    """The CUDA carrier gives the same games, here without a GPU."""
    compare("gpu", 1, NUMBA_ENABLE_CUDASIM="1")


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_random_games_end(mode: Mode) -> None:
    """Under uniformly random play every game ends before its cap."""
    game, options = mode
    result = ludo.playouts(game, games=3_000, seed=1, on="cores", **options)
    assert not result.capped.any()
    assert result.winners.any(axis=1).all()


@pytest.mark.parametrize("game", GAMES)
def test_state_is_small(game: str) -> None:
    """A state stays under one KiB."""
    assert rule.on("core", f"games.{GAMES[game]}.rules").State.itemsize < 1024


# ---- the cache


PLAY = "import ludotheque as ludo; print(ludo.playouts('good-fortune', games=5, seed=1).fingerprint)"


def play_with_cache(folder: Path) -> str:
    """What a process of its own says that keeps compiled code there."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "LUDOTHEQUE_CACHE": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_a_cache_that_cannot_be_written(tmp_path: Path) -> None:
    """Then nothing is kept, least of all beside the sources, where a change in them would go unseen."""
    (tmp_path / "file").write_text("")
    expected = ludo.playouts("good-fortune", games=5, seed=1, on="plain").fingerprint
    before = set(rule.HERE.rglob("*.nb?"))
    assert play_with_cache(tmp_path / "file") == expected
    assert set(rule.HERE.rglob("*.nb?")) == before


def test_a_damaged_cache_is_made_anew(tmp_path: Path) -> None:
    """Whatever was cut off in it."""
    expected = play_with_cache(tmp_path)
    kept = list(tmp_path.rglob("*.nb?"))
    assert kept
    for path in kept:
        path.write_bytes(path.read_bytes()[:40])
    assert play_with_cache(tmp_path) == expected
    assert all(path.stat().st_size > 40 for path in tmp_path.rglob("*.nbi"))


def test_old_caches_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has not been used for a month goes; whatever is not ours stays."""
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    for name in ("compiled-old", "compiled-new", "compiled-foreign", "precious"):
        (tmp_path / name).mkdir()
    for name in ("compiled-old", "compiled-new", "precious"):
        (tmp_path / name / "used").write_text("")
    for name in ("compiled-old", "precious"):
        os.utime(tmp_path / name / "used", (0, 0))
    rule.forget_old()
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "compiled-foreign",
        "compiled-new",
        "precious",
    ]
