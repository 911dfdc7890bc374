"""The page that a run prints: tables in Markdown, which read as they are, and whether the limits hold."""

import os
import platform
import subprocess
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from statistics import median

Figures = dict[
    str, list[dict[str, float]]
]  # by name (ours/trio, openspiel/go_fish/rollouts), one entry a round
Row = list[str]

OURS = {
    "trio": "Trio, 4 players",
    "good-fortune": "Good Fortune, classic",
    "double-seven": "Double Seven, 4 players",
    "rummy-4": "Rummy family, 4 players",
    "rummy-2": "Rummy family, 2 players",
}
GO_FISH, GIN_RUMMY = "openspiel/go_fish/rollouts", "openspiel/gin_rummy/rollouts"
ROLLOUT_LIMITS = {  # ours, a peer in its C++ rollouts, how many times as fast at least
    "trio": (GO_FISH, 3),
    "good-fortune": (GO_FISH, 3),
    "double-seven": (GIN_RUMMY, 50),
    "rummy-4": (GIN_RUMMY, 50),
    "rummy-2": (GIN_RUMMY, 50),
}
CALLS = ["deal", "play", "view", "moves", "copy"]
FROM_PYTHON_LIMIT = 20  # Trio by `ludo.playouts` over OpenSpiel's fastest card game from Python
COST_LIMITS = {  # what, the kind of figure it is in, its key there, the limit and its unit
    "match.play": ("calls", "play", 50.0, "µs"),
    "match.view": ("calls", "view", 100.0, "µs"),
    "import ludotheque": ("import", "seconds", 0.15, "s"),
    "first game from nothing": ("first", "seconds", 0.5, "s"),
    "compiling a game": ("compile", "seconds", 10.0, "s"),
    "compiled, from the cache": ("compile", "cached", 1.0, "s"),
    "state": ("size", "bytes", 1024.0, "bytes"),
}


# ---- reading figures


def speeds(figures: Figures, name: str) -> list[float]:
    """Moves a second, round by round."""
    return [figure["moves"] / figure["seconds"] for figure in figures.get(name, [])]


def times_as_fast(figures: Figures, ours: str, peer: str) -> float | None:
    """How many times as fast we are: the median over rounds, as the machine's pace may change."""
    pairs = list(zip(speeds(figures, f"ours/{ours}"), speeds(figures, peer), strict=False))
    return median(mine / theirs for mine, theirs in pairs) if pairs else None


def fastest(figures: Figures, loop: str) -> str | None:
    """OpenSpiel's game with the most moves a second in a loop."""
    names = [name for name in figures if name.startswith("openspiel/") and name.endswith(f"/{loop}")]
    return max(names, key=lambda name: median(speeds(figures, name)), default=None)


def worst(figures: Figures, kind: str, key: str) -> tuple[float, str] | None:
    """The highest figure of a kind among the games, and whose it is."""
    found = [
        (median(one[key] for one in taken), name)
        for name, taken in figures.items()
        if name.partition("/")[0] == kind and key in taken[0]
    ]
    return max(found, default=None)


# ---- tables


def page(figures: Figures, where: dict[str, str]) -> str:
    """All tables that there are figures for, after where and how they were taken."""
    head = "\n".join(f"{what}: {said}  " for what, said in where.items())
    tables = ours_table(figures), peers_table(figures), costs_table(figures), limits_table(figures)
    return "\n\n".join([head, *(table for table in tables if table)])


def table(title: str, header: Row, rows: list[Row]) -> str:
    """A table in Markdown, its columns in line, the first to the left; nothing without rows."""
    if not rows:
        return ""
    widths = [max(map(len, column)) for column in zip(header, *rows, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = ["| " + " | ".join(aligned(row, widths)) + " |" for row in [header, rule, *rows]]
    return "\n".join([f"### {title}", "", *lines])


def aligned(row: Row, widths: list[int]) -> Row:
    """A row's words, the first to the left, the others to the right."""
    pairs = zip(row[1:], widths[1:], strict=True)
    return [row[0].ljust(widths[0]), *(word.rjust(width) for word, width in pairs)]


def speed_words(figures: Figures, name: str) -> Row:
    """Moves and games a second, moves a game, and how far the rounds lie apart."""
    taken, rates = figures[name], speeds(figures, name)
    games = median(figure["games"] / figure["seconds"] for figure in taken)
    length = median(figure["moves"] / figure["games"] for figure in taken)
    spread = f"{short(min(rates))} to {short(max(rates))}" if len(rates) > 1 else "one round"
    return [short(median(rates)), short(games), f"{length:.0f}", spread]


SPEED_HEADER = ["moves/s", "games/s", "moves/game", "lowest to highest"]


def ours_table(figures: Figures) -> str:
    """Our games at random play."""
    names = [name for name in OURS if f"ours/{name}" in figures]
    rows = [[OURS[name], *speed_words(figures, f"ours/{name}")] for name in names]
    return table("Ours at random play, compiled, one core", ["game", *SPEED_HEADER], rows)


def peers_table(figures: Figures) -> str:
    """The peers at random play, and how many times as fast each of ours is."""
    ours = [name for name in OURS if f"ours/{name}" in figures]

    def ratio(mine: str, peer: str) -> str:
        times = times_as_fast(figures, mine, peer)
        return "" if times is None else short(times)

    rows = [
        [name.replace("/", " "), *speed_words(figures, name), *(ratio(mine, name) for mine in ours)]
        for name in figures
        if name.startswith(("openspiel/", "rlcard/", "pettingzoo/"))
    ]
    return table("Peers at random play, one core, and ours over them", ["peer", *SPEED_HEADER, *ours], rows)


def costs_table(figures: Figures) -> str:
    """What single calls and starts cost, game by game."""

    def word(kind: str, key: str, show: Callable[[float], str], name: str) -> str:
        taken = figures.get(f"{kind}/{name}", [])
        return show(median(one[key] for one in taken)) if taken and key in taken[0] else ""

    columns: dict[str, tuple[str, str, Callable[[float], str]]] = {
        **{f"{call}, µs": ("calls", call, "{:.1f}".format) for call in CALLS},
        "state, bytes": ("size", "bytes", "{:.0f}".format),
        "first game, s": ("first", "seconds", "{:.2f}".format),
        "compiling, s": ("compile", "seconds", "{:.1f}".format),
        "from cache, s": ("compile", "cached", "{:.2f}".format),
    }
    names = [name for name in OURS if any(f"{kind}/{name}" in figures for kind, _, _ in columns.values())]
    rows = [[OURS[name], *(word(*column, name) for column in columns.values())] for name in names]
    return table("Single calls (plain, on the average) and starts", ["game", *columns], rows)


def limits_table(figures: Figures) -> str:
    """Each limit, the figure held to it, and whether it holds."""
    rows = [*rollout_rows(figures), *from_python_rows(figures), *cost_rows(figures)]
    return table("Limits", ["what", "figure", "limit", "holds"], rows)


def rollout_rows(figures: Figures) -> Iterator[Row]:
    """Ours over OpenSpiel's C++ rollouts."""
    for name, (peer, limit) in ROLLOUT_LIMITS.items():
        what = f"{OURS[name]}, over OpenSpiel's {peer.split('/')[1]} in C++ rollouts"
        yield held(what, times_as_fast(figures, name, peer), "≥", limit, "times")


def from_python_rows(figures: Figures) -> Iterator[Row]:
    """`ludo.playouts` over OpenSpiel's fastest game from Python; the tight loop is held to nothing."""
    for loop, limit in (("python", FROM_PYTHON_LIMIT), ("tight", None)):
        peer = fastest(figures, loop) or f"openspiel/fastest game/{loop}"
        what = f"ludo.playouts of Trio, over OpenSpiel's {peer.split('/')[1]} from Python, {loop} loop"
        yield held(what, times_as_fast(figures, "trio", peer), "≥", limit, "times")


def cost_rows(figures: Figures) -> Iterator[Row]:
    """Calls, starts and sizes: the worst game's figure."""
    for what, (kind, key, limit, unit) in COST_LIMITS.items():
        value, name = worst(figures, kind, key) or (None, "")
        game = name.partition("/")[2]
        yield held(f"{what} ({game})" if game else what, value, "<", limit, unit)


def held(what: str, value: float | None, sign: str, limit: float | None, unit: str) -> Row:
    """A row of the limits; what was not measured, or has no limit, is shown so."""
    shown = (
        "not measured" if value is None else f"{value:.3g} {unit}" if value < 1000 else f"{value:.0f} {unit}"
    )
    if limit is None:
        return [what, shown, "", ""]
    holds = value is not None and (value >= limit if sign == "≥" else value < limit)
    return [what, shown, f"{sign} {limit:g} {unit}", "" if value is None else "yes" if holds else "NO"]


def short(number: float) -> str:
    """A number with three digits that count: 22.1 M, 85.4 k."""
    for unit, name in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if number >= unit:
            return f"{number / unit:.3g}{name}"
    return f"{number:.3g}"


# ---- where it ran


def machine() -> dict[str, str]:
    """The processor, the versions and the commit."""
    return {
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}",
        "versions": f"Python {platform.python_version()}, numba {release('numba')}, numpy {release('numpy')}",
        "commit": commit(),
    }


def processor() -> str:
    """The processor's name, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown processor"


def release(package: str) -> str:
    """An installed package's version."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


def commit() -> str:
    """The commit that is checked out, and whether files differ from it."""
    try:
        return git("rev-parse", "--short", "HEAD") + (" with changes" if git("status", "--porcelain") else "")
    except (OSError, subprocess.CalledProcessError):
        return "none"


def git(*words: str) -> str:
    """What git answers here."""
    here = str(Path(__file__).parent)
    done = subprocess.run(["git", "-C", here, *words], capture_output=True, text=True, check=True)
    return done.stdout.strip()
