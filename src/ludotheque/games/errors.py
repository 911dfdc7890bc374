"""What can be wrong with what a caller hands in: each error says so in one sentence, and carries a code."""

import json
from collections.abc import Mapping
from typing import Any

LONGEST_QUOTE = 60


class LudoError(Exception):
    """Something that was asked for cannot be done; nothing has changed.

    `code` and `params` say the same for programs, and for people in their own language.
    """

    def __init__(self, code: str, text: str, **params: Any) -> None:
        super().__init__(text)
        self.code = code
        self.params = params


class UnknownGame(LudoError):
    """There is no game of that name."""


class BadOption(LudoError):
    """An option that the game does not have, or a value that it does not take."""


class BadSeat(LudoError):
    """There is no such seat in this match."""


class BadDeal(LudoError):
    """A deal that does not hold exactly the cards or tiles of the game."""


class BadRecord(LudoError):
    """A record that cannot be read, or does not follow the rules."""


class NoCompiler(LudoError):
    """Bulk work was asked for where its compiler cannot be had."""


class IllegalMove(LudoError):
    """A move that the rules do not allow now; `clause` is where they say so."""

    def __init__(self, code: str, text: str, clause: str | None, **params: Any) -> None:
        super().__init__(code, text, **params)
        self.clause = clause


def shorten(value: object) -> Any:
    """A value as it may stand in `params`: texts are cut, what is no text or number is named."""
    if isinstance(value, str):
        return value[:LONGEST_QUOTE]
    return value if value is None or isinstance(value, bool) or is_small(value) else quote(value)


def is_small(value: object) -> bool:
    """Is this a number that can be shown?"""
    return isinstance(value, int) and abs(value) < 10**24


def quote(value: object) -> str:
    """Any value in printable ASCII, short enough to stand in a sentence: quote("fox") is '"fox"'."""
    if isinstance(value, str):
        shown = json.dumps(value[: LONGEST_QUOTE + 1])
    elif value is None or isinstance(value, bool | float) or is_small(value):
        shown = json.dumps(value)
    elif isinstance(value, Mapping):
        return f"a table of {len(value)}"
    elif isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    else:
        return f"a value of type {ascii(type(value).__name__[:LONGEST_QUOTE])[1:-1]}"
    shown = shown.replace("\x7f", "\\u007f")  # JSON lets this one pass
    return shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE] + "..."


def listed(names: Any, last: str = "or") -> str:
    """Names as one phrase: listed(["A", "B", "C"]) is "A, B or C"."""
    *rest, end = [str(name) for name in names] or ["nothing"]
    return f"{', '.join(rest)} {last} {end}" if rest else end
