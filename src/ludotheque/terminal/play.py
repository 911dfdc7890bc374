"""A game at the terminal: one loop that shows the view, lists the moves and takes one."""

import errno
import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ..games.errors import IllegalMove, listed
from ..games.game import Event, Match
from ..games.names import read_names
from ..games.records import write_lines
from .draw import draw

RANDOM = "random"  # a seat of this name is played at random


def play(match: Match, names: Sequence[str], language: str, keep: Callable[[Match], None]) -> None:
    """Play a match to its end, people and random players as the seats are named, keeping every move."""
    called, players = call_by_name(match.game, language), dict(zip(match.seats, names, strict=True))
    told = 0
    while match.result is None:
        seat = match.to_move[0]
        if seat == "*":
            match.roll()
        elif players[seat] == RANDOM:
            match.play(seat, random.choice(match.moves(seat)))
        else:
            tell(match.events(seat)[told:])
            print(draw(match.view(seat), called))
            tell(match.play(seat, ask_move(match, seat, players[seat])))
            told = len(match.events(seat))
            keep(match)
    keep(match)
    tell(match.events(None)[told:])
    print(draw(match.view(None), called))
    print(write_result(match.result, players))


def tell(events: Sequence[Event]) -> None:
    """Say what has happened."""
    for event in events:
        print(write_event(event))
    print()


def write_event(event: Event) -> str:
    """An event in one line."""
    what = event["does"] if "does" in event else event["move"] or "a secret choice"
    shown = {key: value for key, value in event.items() if key not in ("n", "seat", "move", "does", "result")}
    more = "  ".join(f"{key}: {value}" for key, value in shown.items())
    return f"{event['n']:4}  {event.get('seat', ''):2}{what}  {more}".rstrip()


def write_result(result: Mapping[str, Any], players: Mapping[str, str]) -> str:
    """Who won, and the scores."""
    winners = listed([f"{seat} ({players[seat]})" for seat in result["winners"]], "and")
    return f"Won by {winners}. Scores: {', '.join(f'{seat} {n}' for seat, n in result['scores'].items())}."


def ask_move(match: Match, seat: str, name: str) -> str:
    """The legal move that a person chooses, by its number or its text."""
    moves = match.moves(seat)
    by_number = {str(number): move for number, move in enumerate(moves, 1)}
    print("  ".join(f"{number}: {move}" for number, move in by_number.items()))
    while True:
        answer = " ".join(input(f"{name} ({seat})> ").split())
        answer = by_number.get(answer, answer)
        try:
            match.copy().play(seat, answer)
        except IllegalMove as refusal:
            print(refusal)
        else:
            return answer


def call_by_name(game: str, language: str) -> dict[str, str]:
    """The name of each animal, charm or tile in a language, by its id."""
    names = read_names(game)
    called = {key: one[language] for key, one in names.items() if language in one}
    characters = names.get("characters", {})
    for colour, one in names.get("colours", {}).items():
        for value, character in characters.items():
            called[f"{colour}{value}"] = f"{one[language]} {value} ({character[language]})"
    return called


def keeper(path: Path | None) -> Callable[[Match], None]:
    """What keeps the record of a match in a file that is not there yet; without a path, nothing."""
    if path is None:
        return lambda match: None
    if path.exists() and (not path.is_file() or path.stat().st_size):
        raise FileExistsError(errno.EEXIST, "it is there already, and nothing is written over", str(path))
    path.touch()  # if it cannot be written, that is said before the game
    return lambda match: save(match, path.resolve())


def save(match: Match, path: Path) -> None:
    """Write the record of a match: the file holds the last whole record, whatever happens."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(write_lines(match), "utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
