"""Random games on a GPU: are they the games of one core, and how many moves a second does it make?

python -m benchmarks.gpu
"""

import argparse
import time
from typing import Any

import ludotheque as ludo
from benchmarks.ours import GAMES, SEED
from ludotheque.lab import playouts


def main() -> None:
    """Compare all modes, then time one of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    option = parser.add_argument
    option(
        "--compare",
        type=int,
        default=2_000,
        help="games of each mode held against the CPU's (default: %(default)s)",
    )
    option("--games", type=int, default=1 << 22, help="games of a timed run (default: %(default)s)")
    option("--threads", type=int, nargs="*", default=[playouts.THREADS], help="how many games at once")
    asked = parser.parse_args()
    from tests.modes import MODES, NAMES

    for name, (game, options) in zip(NAMES, MODES, strict=True):
        if asked.compare:
            there = ludo.playouts(game, games=asked.compare, seed=SEED, on="gpu", **options)
            here = ludo.playouts(game, games=asked.compare, seed=SEED, on="cores", **options)
            assert there.fingerprint == here.fingerprint, name
            assert (there.scores == here.scores).all()
            print(f"{name:32} {there.fingerprint} on both", flush=True)
    for threads in asked.threads:
        playouts.THREADS = threads
        for name, (game, options) in GAMES.items():
            print(speed(name, game, options, asked.games), f"{threads} threads", flush=True)


def speed(name: str, game: str, options: dict[str, Any], games: int) -> str:
    """Moves a second of the games alone, and of the whole call with its results brought back."""
    plan = playouts.make_plan(game, SEED, "gpu", options)
    batch = min(games, playouts.BATCH["gpu"])
    play = playouts.player_on_gpu(plan, batch)
    play(0, batch)
    begun = time.perf_counter()
    moves = int(sum(int(play(first, batch)["length"].sum(dtype="u8")) for first in range(0, games, batch)))
    alone = time.perf_counter() - begun
    begun = time.perf_counter()
    ludo.playouts(game, games=games, seed=SEED, on="gpu", **options)
    whole = time.perf_counter() - begun
    return (
        f"{name:14} {moves / alone / 1e6:8.0f} M moves/s, the whole call {moves / whole / 1e6:8.0f} M moves/s"
    )


if __name__ == "__main__":
    main()
