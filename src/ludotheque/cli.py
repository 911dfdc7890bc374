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
from ludotheque import rule, tell
from ludotheque.games.errors import quote, shorten

PROGRAM = "ludotheque"
FOLLOWS, BREAKS, UNREADABLE = 0, 1, 2  # what `check` exits with
FAILED, INTERRUPTED, NOBODY_READS = 2, 130, 141
LARGEST_FILE = 64 * 2**20  # bytes
NO_RECORD = (  # why a record cannot even be read
    *("not-json", "not-a-table", "not-text", "too-large", "too-deep", "cut"),
    *("record-lacks-key", "record-unknown-key", "unknown-format", "unknown-edition", "unknown-game"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit status."""
    open_streams()
    asked = read_command(list(sys.argv[1:] if arguments is None else arguments))
    asked.lang = asked.lang or system_language()
    try:
        return int(asked.run(asked))
    except ludo.LudoError as error:
        return fail(tell.refusal(error, asked.lang))
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  # what is left to say has no reader
        return NOBODY_READS
    except OSError as error:
        file = error.filename or tell.text("a-file", asked.lang)
        return fail(tell.text("file-unusable", asked.lang, file=file, reason=error.strerror or str(error)))
    except KeyboardInterrupt:
        say("")
        return INTERRUPTED


def open_streams() -> None:
    """See to it that there is something to read and to write, whatever the encoding of the terminal."""
    for name, mode in ("stdin", "r"), ("stdout", "w"), ("stderr", "w"):
        stream = getattr(sys, name)
        if stream is None:  # it was closed before we began
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def fail(text: str) -> int:
    """Say what went wrong."""
    say(f"{PROGRAM}: {text}")
    return FAILED


def say(text: str) -> None:
    """Tell a person something that is no result."""
    print(text, file=sys.stderr, flush=True)


def read_command(arguments: list[str]) -> argparse.Namespace:
    """The command that was typed; alone, `ludotheque` plays."""
    parser = argparse.ArgumentParser(prog=PROGRAM, description="Four boxed games, to play and to study.")
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
    add = parser.add_argument
    add("game", nargs="?", help=", ".join(ludo.games()))
    add("--seats", help='who plays, like "me,Léa,random": a name is a person at this keyboard')
    add("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    add("--tiles", type=Path, help="the tiles of Good Fortune, in TOML")
    add("--lang", choices=tell.LANGUAGES, help="the language that is spoken")
    add("--seed", type=int, help="the deal of a seed")
    add("--record", type=Path, help="a new file for the record")
    parser.set_defaults(run=play)


# ---- play


def play(asked: argparse.Namespace) -> int:
    """Play a game at the terminal; its record is kept move by move."""
    from .terminal import play as terminal

    game = asked.game or ask_game(asked.lang)
    options = read_options(asked)
    if asked.seats and game != "good-fortune":
        options.setdefault("players", len(asked.seats.split(",")))
    match = ludo.deal(game, seed=asked.seed, **options)
    names = name_seats(match, asked.seats)
    keep = terminal.keeper(asked.record)
    try:
        terminal.play(match, names, asked.lang, keep)
    except EOFError:
        say("\n" + tell.text("left", asked.lang))
    return 0


def ask_game(language: str) -> str:
    """Let a person choose a game by its number or name."""
    games = ludo.games()
    for number, game in enumerate(games, 1):
        print(f"{number}: {game:14}{tell.text(f'game-{game}.about', language)}")
    try:
        answer = input(tell.text("which-game", language) + " ").strip()
    except EOFError:
        raise ludo.UnknownGame("no-game", "No game was chosen.") from None
    return games[int(answer) - 1] if answer in map(str, range(1, len(games) + 1)) else answer


def read_options(asked: argparse.Namespace) -> dict[str, Any]:
    """The options of the game, from `-o name=value` and `--tiles`."""
    options: dict[str, Any] = {}
    for text in asked.option:
        name, equals, value = text.partition("=")
        if not equals or name in ("game", "seed", "deal"):
            message = f"-o takes an option of the game, name=value, not {quote(text)}."
            raise ludo.BadOption("not-an-option", message, value=shorten(text))
        options[name] = read_value(value)
    if asked.tiles:
        options["tiles"] = read_tiles(asked.tiles, asked.lang)
    return options


def read_value(text: str) -> object:
    """A value as it is typed: a number, true, false or a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text


def read_tiles(path: Path, language: str) -> dict[str, Any]:
    """The tiles of somebody's own box of Good Fortune; a table that is no full set is pointed out."""
    from .games.good_fortune import tiles

    table = tiles.read_file(read_file(path))
    if remark := tell.remark(table, language):
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
        text = f"--seats names {len(names)} players, this game has {len(match.seats)} seats."
        raise ludo.BadSeat("bad-seats", text, names=len(names), seats=len(match.seats))
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
        print(json.dumps(told) if asked.json else tell.refusal(error, asked.lang))
        return UNREADABLE if error.code in NO_RECORD else BREAKS
    told = {"follows": True, "game": match.game, "events": len(match.events(None)), "result": match.result}
    print(json.dumps(told) if asked.json else sum_up(match, asked.lang))
    return FOLLOWS


def sum_up(match: ludo.Match, language: str) -> str:
    """That a record follows the rules, and how far it goes."""
    game = tell.text(f"game-{match.game}", language)
    if match.result is None:
        end = tell.text("record-not-over", language)
    else:
        end = tell.result(match.game, match.result, {}, language)
    return tell.text("record-follows", language, game=game, events=len(match.events(None)), end=end)


def warm(asked: argparse.Namespace) -> int:
    """Compile all games, or load them from the cache, saying how it goes."""
    from .lab.playouts import compile_game

    games = ludo.games()
    for number, game in enumerate(games, 1):
        begun = time.perf_counter()
        compile_game(game)
        seconds = round(time.perf_counter() - begun, 1)
        say(tell.text("ready", asked.lang, number=number, count=len(games), game=game, seconds=seconds))
    rule.forget_old()
    return 0
