"""The commands, each a few lines that call a room."""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import ludotheque as ludo
from ludotheque import rule
from ludotheque.games.errors import listed

FOLLOWS, BREAKS, UNREADABLE = 0, 1, 2  # what `check` exits with
FAILED, INTERRUPTED = 2, 130
LARGEST_FILE = 64 * 2**20  # bytes


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit status."""
    asked = read_command(list(sys.argv[1:] if arguments is None else arguments))
    try:
        return int(asked.run(asked))
    except ludo.LudoError as error:
        return fail(str(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # nobody reads any more
            return FAILED
        return fail(f"{error.filename or 'A file'} cannot be used: {error.strerror or error}.")
    except KeyboardInterrupt:
        say("")
        return INTERRUPTED


def fail(text: str) -> int:
    """Say what went wrong."""
    say(f"ludotheque: {text}")
    return FAILED


def say(text: str) -> None:
    """Tell a person something that is no result."""
    print(text, file=sys.stderr, flush=True)


def read_command(arguments: list[str]) -> argparse.Namespace:
    """The command that was typed; alone, `ludotheque` plays."""
    parser = argparse.ArgumentParser(prog="ludotheque", description="Four boxed games, to play and to study.")
    parser.set_defaults(
        run=play, game=None, seats=None, option=[], tiles=None, lang=None, seed=None, record=None
    )
    commands = parser.add_subparsers(metavar="command")
    add_play(commands)
    check_parser = commands.add_parser("check", help="does a record follow the rules?")
    check_parser.add_argument("file", type=Path)
    check_parser.add_argument("--json", action="store_true", help="answer with one JSON table")
    check_parser.set_defaults(run=check)
    warm_parser = commands.add_parser("warm", help="compile the games for bulk work")
    warm_parser.set_defaults(run=warm)
    return parser.parse_args(arguments)


def add_play(commands: Any) -> None:
    """The command `play` and its options."""
    parser = commands.add_parser("play", help="play at the terminal")
    parser.add_argument("game", nargs="?", help=", ".join(ludo.games()))
    parser.add_argument(
        "--seats", help='who plays, like "me,Léa,random": a name is a person at this keyboard'
    )
    parser.add_argument(
        "-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--tiles", type=Path, help="the tiles of Good Fortune, in TOML")
    parser.add_argument("--lang", choices=["en", "fr"], help="the language of the names")
    parser.add_argument("--seed", type=int, help="the deal of a seed")
    parser.add_argument("--record", type=Path, help="where to save the record")
    parser.set_defaults(run=play)


# ---- play


def play(asked: argparse.Namespace) -> int:
    """Play a game at the terminal."""
    from .terminal import play as terminal

    game = asked.game or ask_game()
    options = read_options(asked)
    if asked.seats and game != "good-fortune":
        options.setdefault("players", len(asked.seats.split(",")))
    match = ludo.deal(game, seed=asked.seed, **options)
    names = name_seats(match, asked.seats)
    if asked.record:
        terminal.save(match, asked.record)  # if it cannot be saved, that is said before the game
    try:
        terminal.play(match, names, asked.lang or system_language())
    except EOFError:
        say("\nThe game was left before its end.")
    finally:
        if asked.record:
            terminal.save(match, asked.record)
    return 0


def ask_game() -> str:
    """Let a person choose a game by its number or name."""
    games = ludo.games()
    print("  ".join(f"{number}: {game}" for number, game in enumerate(games, 1)))
    try:
        answer = input("Which game? ").strip()
    except EOFError:
        raise ludo.UnknownGame("no-game", "No game was chosen.") from None
    return games[int(answer) - 1] if answer in map(str, range(1, len(games) + 1)) else answer


def read_options(asked: argparse.Namespace) -> dict[str, Any]:
    """The options of the game, from `-o name=value` and `--tiles`."""
    options: dict[str, Any] = {}
    for text in asked.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise ludo.BadOption("bad-option", f"-o takes name=value, not {text[:60]!a}.")
        options[name] = read_value(value)
    if asked.tiles:
        options["tiles"] = read_tiles(asked.tiles)
    return options


def read_value(text: str) -> object:
    """A value as it is typed: a number, true, false or a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text


def read_tiles(path: Path) -> dict[str, Any]:
    """The tiles of somebody's own box of Good Fortune; a table that is no full set is pointed out."""
    from .games.good_fortune import tiles

    table = tiles.read_file(read_file(path))
    if remark := tiles.remark(table):
        say(remark)
    return table


def read_file(path: Path) -> bytes:
    """A file, as far as anyone would fill it by hand or by playing."""
    with path.open("rb") as file:
        return file.read(LARGEST_FILE)


def name_seats(match: ludo.Match, seats: str | None) -> list[str]:
    """Who sits where: as asked, else one person against random players."""
    names = (
        [name.strip() for name in seats.split(",")] if seats else ["me"] + ["random"] * (len(match.seats) - 1)
    )
    if len(names) != len(match.seats) or not all(names):
        raise ludo.BadSeat(
            "bad-seats", f"--seats names {len(names)} players, this game has {len(match.seats)} seats."
        )
    return names


def system_language() -> str:
    """French where the system speaks it, else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if spoken.startswith("fr") else "en"


# ---- the others


def check(asked: argparse.Namespace) -> int:
    """Say whether a record follows the rules; if not, where and why."""
    text = read_file(asked.file)
    try:
        match = ludo.replay(text)
    except ludo.LudoError as error:
        told = {"follows": False, "code": error.code, "params": error.params, "why": str(error)}
        print(json.dumps(told) if asked.json else error)
        return BREAKS if error.code in ("against-the-rules", "wrong-event", "wrong-result") else UNREADABLE
    events = len(match.events(None))
    told = {"follows": True, "game": match.game, "events": events, "result": match.result}
    state = "it is not over" if match.result is None else f"won by {listed(match.result['winners'], 'and')}"
    summary = f"The record follows the rules: {match.game}, {events} events, {state}."
    print(json.dumps(told) if asked.json else summary)
    return FOLLOWS


def warm(asked: argparse.Namespace) -> int:
    """Compile all games, or load them from the cache, saying how it goes."""
    from .lab.playouts import compile_game

    for number, game in enumerate(ludo.games(), 1):
        begun = time.perf_counter()
        compile_game(game)
        say(f"{number} of {len(ludo.games())}  {game}: ready after {time.perf_counter() - begun:.1f} s")
    rule.forget_old()
    return 0
