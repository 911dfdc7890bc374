"""A game at the terminal: one loop that shows the view, lists the moves and takes one."""

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from .. import tell
from ..games.errors import IllegalMove, LudoError, quote, shorten
from ..games.game import Match
from ..games.records import write_lines
from .draw import draw

RANDOM = "random"  # a seat of this name is played at random


def play(match: Match, names: Sequence[str], language: str, keep: Callable[[Match], None]) -> None:
    """Play a match to its end, people and random players as the seats are named, keeping every move."""
    called, players = tell.called(match.game, language), dict(zip(match.seats, names, strict=True))
    told = 0
    while match.result is None:
        seat = match.to_move[0]
        if seat == "*":
            match.roll()
        elif players[seat] == RANDOM:
            match.play(seat, random.choice(match.moves(seat)))
        else:
            tell_since(match, told, players, language, seat)
            print(draw(match.view(seat), called))
            told = len(match.events(seat))
            match.play(seat, ask_move(match, seat, players, language))
            keep(match)
    keep(match)
    tell_since(match, told, players, language)
    print(draw(match.view(None), called))


def tell_since(
    match: Match, told: int, players: Mapping[str, str], language: str, viewer: str | None = None
) -> None:
    """Say what has happened since so many events, as a viewer may know it."""
    for event in match.events(viewer)[told:]:
        print(tell.event(match.game, event, players, language, viewer))
    print()


def ask_move(match: Match, seat: str, players: Mapping[str, str], language: str) -> str:
    """The legal move that a person chooses, by its number or its text."""
    by_number = {str(number): move for number, move in enumerate(match.moves(seat), 1)}
    for number, move in by_number.items():
        print(f"{number:>4}  {move:24}  {tell.move(match.game, move, players, language, seat)}")
    while True:
        answer = " ".join(input(tell.text("prompt", language, name=players[seat], seat=seat) + " ").split())
        answer = by_number.get(answer, answer)
        try:
            match.copy().play(seat, answer)
        except IllegalMove as refusal:
            print(tell.refusal(refusal, language))
        else:
            return answer


def keeper(path: Path | None) -> Callable[[Match], None]:
    """What keeps the record of a match in a file that is not there yet; without a path, nothing."""
    if path is None:
        return lambda match: None
    if path.exists() and (not path.is_file() or path.stat().st_size):
        text = f"The file {quote(str(path))} is there already, and nothing is written over."
        raise LudoError("file-is-there", text, file=shorten(str(path)))
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
