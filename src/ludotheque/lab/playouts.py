"""Random games in bulk: `ludo.playouts`, on one core, on all of them, on a GPU, or plain."""

import contextlib
import functools
import itertools
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .. import rule
from ..games.errors import BadOption, NoCompiler, listed, quote, shorten
from ..games.game import ALL_SEATS, GAMES, Game, check_seed, find, read_options
from ..games.moves import NOBODY

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CARRIERS = {"plain": "plain", "core": "core", "cores": "core", "gpu": "gpu"}
BATCH = {"plain": 100, "core": 1_000, "cores": 1_000, "gpu": 1 << 20}  # games to a sheet
THREADS = 132 * 256  # on the GPU, each with a table of its own: more would not fit its nearer memory


@dataclass(frozen=True)
class Playouts:
    """What came of many random games."""

    lengths: "NDArray[np.uint32]"  # (games,)
    winners: "NDArray[np.bool_]"  # (games, seats)
    scores: "NDArray[np.int64]"  # (games, seats)
    capped: "NDArray[np.bool_]"  # (games,)
    fingerprint: str  # of all moves of all games


@dataclass(frozen=True)
class Plan:
    """What is to be played: the arguments of the loop."""

    game: Game
    on: str
    seed: int
    starter: int
    options: tuple[Any, ...]


def playouts(game: str, *, games: int = 1_000, seed: int = 0, on: str = "core", **options: Any) -> Playouts:
    """Play random games; game number i depends on (seed, i) and the options alone, wherever it runs."""
    plan = make_plan(game, seed, on, options)
    if type(games) is not int or not 0 <= games < 1 << 40:
        text = f"games is {quote(games)}, it should be a whole number from 0 to 2^40-1."
        raise BadOption("bad-games", text, games=shorten(games))
    if CARRIERS[on] == "core":
        compile_game(plan.game.name)
    try:
        return collect(plan, games)
    except MemoryError:
        text = f"The results of {games} games do not fit into memory: ask for fewer at a time."
        raise BadOption("too-many-games", text, games=games) from None


def collect(plan: Plan, games: int) -> Playouts:
    """Play all batches, and put their sheets together."""
    import numpy as np

    seats = plan.options[0]
    lengths, capped = np.zeros(games, np.uint32), np.zeros(games, bool)
    winners, scores = np.zeros((games, seats), bool), np.zeros((games, seats), np.int64)
    fingerprint = 0
    for first, sheets in play_batches(plan, games):
        here = slice(first, first + len(sheets))
        lengths[here], capped[here] = column(sheets, "length"), column(sheets, "capped")
        winners[here] = column(sheets, "winners")[:, :seats]
        scores[here] = column(sheets, "scores")[:, :seats]
        fingerprint += int(column(sheets, "fingerprint").sum())
    return Playouts(lengths, winners, scores, capped, f"{fingerprint % 2**64:016x}")


def make_plan(name: str, seed: int, on: str, options: Mapping[str, Any]) -> Plan:
    """Check all that was asked for."""
    game = find(name)
    filled = read_options(game, options)
    if not isinstance(on, str) or on not in CARRIERS:
        text = f"on is {quote(on)}, it should be {listed(CARRIERS)}."
        raise BadOption("bad-option", text, option="on", value=shorten(on), values=list(CARRIERS))
    with needing("numpy", "and bulk work needs it"):
        import numpy  # noqa: F401
    seat = filled[game.words.STARTER]
    starter = NOBODY if seat is None else ALL_SEATS[seat]
    return Plan(game, on, check_seed(seed), starter, game.words.pack(filled))


def column(sheets: Any, name: str) -> "NDArray[Any]":
    """One field of all sheets."""
    import numpy as np

    if hasattr(sheets, "dtype"):
        return np.asarray(sheets[name])
    kind = np.uint64 if name == "fingerprint" else np.int64
    return np.array([getattr(sheet, name) for sheet in sheets], kind)


def play_batches(plan: Plan, games: int) -> Iterator[tuple[int, Any]]:
    """Yield the number of the first game and the sheets of one batch after another."""
    batch = BATCH[plan.on]
    parts = ((first, min(batch, games - first)) for first in range(0, games, batch))
    play = player_on_gpu(plan, games) if plan.on == "gpu" else functools.partial(play_batch, plan)
    if plan.on != "cores":
        for first, n in parts:
            yield first, play(first, n)
        return
    with ThreadPoolExecutor(usable_cores()) as pool:
        # A few batches a core under way: sheets of a billion games must not wait in memory.
        while ahead := list(itertools.islice(parts, 4 * usable_cores())):
            sheets = pool.map(lambda part: play(*part), ahead)
            yield from ((first, sheet) for (first, _), sheet in zip(ahead, sheets, strict=True))


def usable_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---- on the CPU


def load_loop(plan: Plan) -> tuple[Any, Any]:
    """The loop of the random games of a game, and the tools of its carrier."""
    carrier, folder = CARRIERS[plan.on], GAMES[plan.game.name]
    with needing("compiler", 'use on="plain"'):
        tools = rule.on(carrier, "rule")
        return tools.over(rule.on(carrier, f"games.{folder}.rules"), "lab.random_game"), tools


@contextlib.contextmanager
def needing(what: str, instead: str) -> Iterator[None]:
    """Say so where something cannot be imported."""
    try:
        yield
    except ImportError as error:
        reason = quote(str(error))
        text = f"The {what} cannot be loaded here, {instead}. Python says: {reason}."
        raise NoCompiler(f"no-{what}", text, reason=reason) from error


def tables(loop: Any, tools: Any, n: int) -> list[Any]:
    """All that n games at once need: states and an empty one, generators, lists of moves, orders."""
    states, empty = tools.new(loop.rules.State, n), tools.new(loop.rules.State)
    kinds = loop.chance.Generator, loop.moves.Moves, loop.Order
    return [states, empty, *(tools.new(kind, n) for kind in kinds)]


def play_batch(plan: Plan, first: int, n: int) -> Any:
    """The sheets of n games."""
    loop, tools = load_loop(plan)
    sheets = tools.new(loop.Sheet, n)
    loop.random_games(0, 1, n, *tables(loop, tools, 1), sheets, *ending(plan, first))
    return sheets


def ending(plan: Plan, first: int) -> tuple[Any, ...]:
    """The last arguments of the loop."""
    import numpy as np

    seed = plan.seed if plan.on == "plain" else np.uint64(plan.seed)
    return seed, first, plan.game.rules.CAP, plan.starter, plan.options


READY: set[str] = set()  # games whose loop this process has compiled or loaded


def compiled(game: str, *, wait: bool = False) -> bool:
    """Can bulk work start at once? With `wait`, once it can; False where Numba cannot be had."""
    name = find(game).name
    if wait:
        with contextlib.suppress(NoCompiler):
            compile_game(name)
    return name in READY


def compile_game(name: str) -> None:
    """Compile the random games of a game, or load them from the disk; what is damaged there is made anew."""
    if name in READY:
        return
    plan = make_plan(name, 0, "core", {})
    try:
        play_batch(plan, 0, 0)
    except NoCompiler:
        raise
    except Exception:
        rule.on("core", "rule").forget()
        play_batch(plan, 0, 0)
    READY.add(name)


# ---- on the GPU


def player_on_gpu(plan: Plan, games: int) -> Callable[[int, int], Any]:
    """What plays a batch of games on the GPU: their tables stay there, their sheets come back."""
    loop, tools = load_loop(plan)
    cuda = tools.import_cuda()
    if not cuda.is_available():
        raise NoCompiler("no-gpu", 'No GPU can be used here; use on="cores".')
    at_once = max(1, min(THREADS, games))
    there = [cuda.to_device(one) for one in tables(loop, tools, at_once)]
    run = tools.threads(loop.random_games, at_once)

    def play(first: int, n: int) -> Any:
        sheets = cuda.to_device(tools.new(loop.Sheet, n))
        run(n, *there, sheets, *ending(plan, first))
        return sheets.copy_to_host()

    return play
