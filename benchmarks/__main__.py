"""Random play and single calls of Ludothèque beside its peers: one command, one page.

Each figure is taken in a process of its own, all on one core where the system allows it, ours and the
peers' in turn; the page gives medians over the rounds. The peers are installed on first use, in an
environment of their own, .venv-peers.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path

from benchmarks import ours, report
from benchmarks.peers_home import ROOT, peers_python, say
from benchmarks.report import Figures

PEERS = [
    *(("openspiel", game, "rollouts") for game in ("go_fish", "gin_rummy", "hearts", "euchre")),
    *(("openspiel", game, "python") for game in ("go_fish", "gin_rummy", "hearts", "euchre")),
    *(("openspiel", game, "tight") for game in ("go_fish", "gin_rummy", "hearts", "euchre")),
    *(("rlcard", game, loop) for game in ("gin-rummy", "uno") for loop in ("python", "tight")),
    *(("pettingzoo", "gin_rummy_v4", loop) for loop in ("python", "tight")),
]
FOUR = ["trio", "good-fortune", "double-seven", "rummy-4"]  # one name for each boxed game
PATIENCE = 600  # seconds after which a process is given up

Task = tuple[str, Callable[[], dict[str, float]]]  # a name, and what takes the figure


def child(python: Path | str, *arguments: str, **environment: str) -> str:
    """What a process prints at last, or a RuntimeError with the last line of its complaint."""
    # This checkout is measured, and compiled Python is kept as it is in daily use.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [str(python), *arguments],
        cwd=ROOT,
        env=kept | {"PYTHONPATH": str(ROOT / "src")} | environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or [f"it ended with {done.returncode}"])[-1])
    return (done.stdout.strip().splitlines() or [""])[-1]


# ---- what is measured


def our_speeds(seconds: float) -> list[Task]:
    """Our games at random play, in compiled loops."""

    def task(name: str) -> Task:
        command = "-m", "benchmarks.ours", "speed", name, f"--seconds={seconds}"
        return f"ours/{name}", lambda: json.loads(child(sys.executable, *command))

    return [task(name) for name in ours.GAMES]


def peers_speeds(python: Path | None, seconds: float) -> list[Task]:
    """The peers' games at random play, in each of their loops."""

    def task(library: str, game: str, loop: str) -> Task:
        command = "benchmarks/peers.py", library, game, loop, f"--seconds={seconds}"
        return f"{library}/{game}/{loop}", lambda: json.loads(child(python or "", *command))

    return [task(*peer) for peer in PEERS] if python else []


def single_costs(seconds: float) -> list[Task]:
    """Calls of a plain match, and the size of a state."""

    def task(figure: str, name: str) -> Task:
        command = "-m", "benchmarks.ours", figure, name, f"--seconds={seconds}"
        return f"{figure}/{name}", lambda: json.loads(child(sys.executable, *command))

    return [task(figure, name) for figure in ("calls", "size") for name in FOUR]


def starts(times: int) -> list[Task]:
    """The import, and a first game from nothing: the middle of several fresh processes, in wall time."""

    def imported() -> float:
        return float(child(sys.executable, "-c", ours.IMPORT))

    def first_game(name: str) -> float:
        with tempfile.TemporaryDirectory() as empty:
            begun = time.perf_counter()
            child(sys.executable, "-c", ours.script(ours.FIRST_GAME, name), LUDOTHEQUE_CACHE=empty)
            return time.perf_counter() - begun

    def several(once: Callable[[], float]) -> dict[str, float]:
        once()  # writes the .pyc files
        taken = sorted(once() for _ in range(times))
        return {"seconds": taken[times // 2], "best": taken[0]}

    def task(name: str) -> Task:
        return f"first/{name}", lambda: several(lambda: first_game(name))

    return [("import", lambda: several(imported)), *map(task, FOUR)]


def compilations() -> list[Task]:
    """A game compiled with an empty cache, then loaded from it, the import included."""

    def compiled(name: str) -> dict[str, float]:
        line = ours.script(ours.COMPILE, name)
        with tempfile.TemporaryDirectory() as empty:
            taken = [float(child(sys.executable, "-c", line, LUDOTHEQUE_CACHE=empty)) for _ in range(4)]
            if not os.listdir(empty):
                raise RuntimeError("nothing was written to LUDOTHEQUE_CACHE")
        return {"seconds": taken[0], "cached": sorted(taken[1:])[1]}

    def task(name: str) -> Task:
        return f"compile/{name}", lambda: compiled(name)

    return [task(name) for name in FOUR]


# ---- the run


def in_turn(*lists: list[Task]) -> Iterator[Task]:
    """Ours, a peer, ours, a peer, as long as there are any."""
    for row in zip_longest(*lists):
        yield from (task for task in row if task)


def measure(tasks: list[Task], figures: Figures) -> None:
    """Adds one figure for each task; one that fails is named and left out."""
    for name, take in tasks:
        say(f"{time.strftime('%H:%M:%S')}  {name}")
        try:
            figure = take()
        except (RuntimeError, ValueError, OSError, subprocess.TimeoutExpired) as error:
            say(f"          left out: {error}")
        else:
            figures.setdefault(name, []).append(figure)


def stay_on_one_core() -> str:
    """Pins this process, and so all that it starts, to the last core it may use; says what came of it."""
    try:
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})
    except (AttributeError, OSError):
        return "not pinned to a core"
    return f"pinned to core {core}"


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    option = parser.add_argument
    option("--rounds", type=int, default=5, help="how often each speed is taken (default: %(default)s)")
    option("--seconds", type=float, default=2.0, help="about how long each plays (default: %(default)s)")
    option("--quick", action="store_true", help="about a minute: one round of half a second")
    option(
        "--only", metavar="NAME", default="", help="figures with this in their name: trio, go_fish, compile"
    )
    option("--json", metavar="FILE", type=Path, help="write every figure there too")
    return parser.parse_args()


def main() -> None:
    """Measures, and prints the page."""
    asked = arguments()
    rounds, seconds, times = (1, 0.5, 3) if asked.quick else (asked.rounds, asked.seconds, 7)
    python = peers_python()
    pinned = stay_on_one_core()
    speeds = list(in_turn(our_speeds(seconds), peers_speeds(python, seconds)))
    tasks = speeds * rounds + single_costs(seconds) + starts(times) + compilations()
    figures: Figures = {}
    measure([task for task in tasks if asked.only in task[0]], figures)
    where = report.machine() | {"core": pinned, "command": " ".join(["python -m benchmarks", *sys.argv[1:]])}
    print(report.page(figures, where))
    if asked.json:
        asked.json.write_text(json.dumps({"machine": where, "figures": figures}, indent=1) + "\n")


if __name__ == "__main__":
    main()
