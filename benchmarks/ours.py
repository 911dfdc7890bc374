"""One figure of ours, as one JSON line.

python -m benchmarks.ours speed trio --seconds 3
"""

import argparse
import json
import random
import time
from typing import Any

SEED = 7
LONGEST = 400  # moves of a game in which single calls are measured: Trio at random goes on for thousands
GAMES: dict[str, tuple[str, dict[str, Any]]] = {
    "trio": ("trio", {"players": 4}),
    "good-fortune": ("good-fortune", {}),
    "double-seven": ("double-seven", {"players": 4}),
    "rummy-4": ("pixar-rummy", {"version": "family", "players": 4}),
    "rummy-2": ("pixar-rummy", {"version": "family", "players": 2}),
}


def speed(name: str, seconds: float, on: str = "core") -> dict[str, float]:
    """Random games by `ludo.playouts`, compiled before, so many that the call itself weighs nothing."""
    import ludotheque as ludo

    game, options = GAMES[name]
    clock = time.process_time if on in ("plain", "core") else time.perf_counter
    if on != "plain":
        ludo.compiled(game, wait=True)
    games, spent = 100, 0.0
    ludo.playouts(game, games=games, seed=SEED, on=on, **options)
    while True:
        begun = clock()
        played = ludo.playouts(game, games=games, seed=SEED, on=on, **options)
        spent = clock() - begun
        if spent >= seconds / 2:
            return {"moves": int(played.lengths.sum()), "games": games, "seconds": spent}
        games = int(games * min(10, 1 + seconds / max(spent, 1e-6)))


def calls(name: str, seconds: float) -> dict[str, float]:
    """What one plain call costs on the average along random games, in microseconds."""
    import ludotheque as ludo

    game, options = GAMES[name]
    spent = dict.fromkeys(("deal", "play", "view", "copy", "moves"), 0.0)
    done = dict.fromkeys(spent, 0)

    def clocked(what: str, function: Any, *arguments: Any, **keywords: Any) -> Any:
        begun = time.process_time()
        answer = function(*arguments, **keywords)
        spent[what] += time.process_time() - begun
        done[what] += 1
        return answer

    ludo.deal(game, seed=SEED, **options)  # loads what the first deal needs
    seed = 0
    while seed == 0 or sum(spent.values()) < seconds:
        match = clocked("deal", ludo.deal, game, seed=seed, **options)
        for seat, move in moves_of_a_game(game, options, seed):
            twin = clocked("copy", match.copy)
            for viewer in twin.seats:
                clocked("view", twin.view, viewer)
            clocked("moves", twin.moves, seat)
            clocked("play", match.play, seat, move)
        seed += 1
    return {what: spent[what] / done[what] * 1e6 for what in spent if done[what]}


def moves_of_a_game(game: str, options: dict[str, Any], seed: int) -> list[tuple[str, str]]:
    """The first moves of one random game, those of chance included."""
    import ludotheque as ludo

    match, draw = ludo.deal(game, seed=seed, **options), random.Random(seed)
    for _ in range(LONGEST):
        if not match.to_move:
            break
        seat = match.to_move[0]
        if seat == "*":
            match.roll()
        else:
            match.play(seat, draw.choice(match.moves(seat)))
    return [(seat, move) for seat, move in match.record()["moves"]]


def size(name: str, _seconds: float) -> dict[str, float]:
    """The bytes of a compiled state."""
    from ludotheque import rule

    game, _ = GAMES[name]
    return {"bytes": rule.on("core", f"games.{game.replace('-', '_')}.rules").State.itemsize}


# ---- fresh processes: one line of Python each, timed by itself or by whoever starts it

IMPORT = "from time import perf_counter as now; begun = now(); import ludotheque; print(now() - begun)"
FIRST_GAME = (
    "import ludotheque as ludo; match = ludo.deal({game!r}, seed=7, **{options!r}); seat = match.to_move[0]; "
    "match.play(seat, match.moves(seat)[0])"
)
COMPILE = (
    "from time import perf_counter as now; begun = now(); import ludotheque as ludo; "
    "assert ludo.compiled({game!r}, wait=True); print(now() - begun)"
)


def script(line: str, name: str = "trio") -> str:
    """One of the lines above for one of our games."""
    game, options = GAMES[name]
    return line.format(game=game, options=options)


def main() -> None:
    """Takes the figure that the command line names."""
    parser = argparse.ArgumentParser(description=__doc__)
    option = parser.add_argument
    option("figure", choices=["speed", "calls", "size"])
    option("game", choices=GAMES)
    option("--seconds", type=float, default=3.0, help="about how long to play (default: %(default)s)")
    option("--on", choices=["plain", "core", "cores"], default="core", help="where `speed` plays")
    asked = parser.parse_args()
    if asked.figure == "speed":
        result = speed(asked.game, asked.seconds, asked.on)
    else:
        result = {"calls": calls, "size": size}[asked.figure](asked.game, asked.seconds)
    print(json.dumps(result | {"game": asked.game, "loop": asked.on}))


if __name__ == "__main__":
    main()
