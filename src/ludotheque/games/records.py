"""Records: a match as data, and back.

The short form is one table with the moves; the file form is JSON Lines with every event. Both are replayed
move by move, so a record that does not follow the rules is refused, and the refusal says where.
"""

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .errors import BadRecord, LudoError, listed, quote
from .game import FORMAT, Event, Match, find, read_options, start

HEAD = ("format", "game", "edition", "options", "deal")
OF_A_TABLE = ("table", "shuffle")  # what a table adds to the head
LARGEST = 32 * 2**20  # characters; the longest games need a fraction of it


def replay(record: object) -> Match:
    """The match of a record: a table, or the text of either form."""
    try:
        if isinstance(record, Mapping):
            return replay_table(record)
        if isinstance(record, str | bytes):
            return replay_text(read_text(record))
    except RecursionError:
        raise BadRecord("too-deep", "The record is nested too deeply.") from None
    raise BadRecord("not-a-record", f"A record is a table or a text, not {quote(record)}.")


def write_lines(match: Match) -> str:
    """The file form of a match."""
    record = match.record()
    head = {key: record[key] for key in HEAD}
    lines = [head, *match.events("*"), {"result": match.result}]
    return "".join(json.dumps(line) + "\n" for line in lines)


# ---- the short form


def replay_table(record: Mapping[str, Any]) -> Match:
    """The match of a record in the short form."""
    check_keys(record, "The record", (*HEAD, "moves", "result"), OF_A_TABLE)
    moves = record["moves"]
    if not isinstance(moves, list | tuple):
        raise BadRecord("bad-record", f"moves should be a list of pairs, not {quote(moves)}.")
    match = begin(record, is_new=not moves)
    for number, pair in enumerate(moves, 1):
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            raise BadRecord(
                "bad-record", f"Move {number} should be a seat and a move, not {quote(pair)}.", number=number
            )
        play(match, pair[0], pair[1], f"Move {number}", number=number)
    check_result(match, record["result"])
    return match


def begin(head: Mapping[str, Any], *, is_new: bool) -> Match:
    """The match of a head, before its first move."""
    if head["format"] != FORMAT:
        raise BadRecord("bad-format", f"format is {quote(head['format'])}, it should be {quote(FORMAT)}.")
    game, edition, options = find(head["game"]), head["edition"], head["options"]
    if edition != game.words.EDITION:
        known = quote(game.words.EDITION)
        raise BadRecord(
            "unknown-edition", f"edition is {quote(edition)}; of {game.name} only {known} is known here."
        )
    if not isinstance(options, Mapping):
        raise BadRecord("bad-record", f"options should be a table, not {quote(options)}.")
    starter = game.words.STARTER
    if options.get(starter) is None and not is_new:
        raise BadRecord("bad-record", f"The record has moves, but its options lack {starter}.")
    filled = read_options(game, options)
    order = game.words.read_deal(head["deal"], filled)
    return start(game, filled, order, secrets.randbits(64))


def play(match: Match, seat: object, move: object, where: str, **params: int) -> None:
    """Play one decision of a record."""
    try:
        match.play(seat, move)  # type: ignore[arg-type]  # play itself refuses what is no text
    except LudoError as error:
        text = f"{where} does not follow the rules: {error}"
        clause = getattr(error, "clause", None)
        raise BadRecord("against-the-rules", text, **params, reason=error.code, clause=clause) from error


def check_result(match: Match, result: object) -> None:
    """A record's result is the one that its moves reach."""
    if not same(result, match.result):
        reached = (
            "the game is not over"
            if match.result is None
            else f"{listed(match.result['winners'], 'and')} won"
        )
        raise BadRecord("wrong-result", f"The result is not the one that the moves reach: {reached}.")


# ---- the file form


def read_text(text: str | bytes) -> str:
    """A text of a size and an encoding that can be read."""
    if len(text) > LARGEST:
        raise BadRecord("too-large", f"The record is larger than {LARGEST >> 20} MiB.")
    try:
        return text if isinstance(text, str) else text.decode()
    except UnicodeDecodeError:
        raise BadRecord("not-text", "The record is not a text in UTF-8.") from None


def replay_text(text: str) -> Match:
    """The match of a record's text, in whichever form it is."""
    lines = text.strip().split("\n")
    if len(lines) == 1 or lines[0].strip() == "{":
        table = read_json(text, "The record")
        if "moves" in table:
            return replay_table(table)
        lines = [text]
    return replay_lines([read_json(line, f"Line {number}") for number, line in enumerate(lines, 1)])


def read_json(text: str, what: str) -> dict[str, Any]:
    """A JSON table."""
    try:
        value = json.loads(text, object_pairs_hook=without_doubles, parse_constant=float_is_no_number)
    except ValueError:
        raise BadRecord("not-json", f"{what} is not JSON: it is cut or damaged.") from None
    if not isinstance(value, dict):
        raise BadRecord("not-json", f"{what} should be a JSON table, not {quote(value)}.")
    return value


def without_doubles(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """A table in which no key stands twice."""
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a key stands twice")
    return table


def float_is_no_number(name: str) -> float:
    """JSON has no NaN and no Infinity, whatever Python reads."""
    raise ValueError(name)


def replay_lines(lines: Sequence[dict[str, Any]]) -> Match:
    """The match of a record in the file form: head, events, result."""
    head, *events = lines
    check_keys(head, "Line 1", HEAD, OF_A_TABLE)
    if not events or "result" not in events[-1] or "n" in events[-1]:
        raise BadRecord("cut", "The record is cut: its last line, the result, is missing.", line=len(lines))
    check_keys(events[-1], f"Line {len(lines)}", ("result",))
    match = begin(head, is_new=len(events) == 1)
    replay_events(match, events[:-1])
    check_result(match, events[-1]["result"])
    return match


def replay_events(match: Match, events: Iterable[Event]) -> None:
    """Play the decisions among the events; each line must be the event that the rules give."""
    ahead = match.latest("*")
    number = 1
    for number, event in enumerate(events, 2):
        if not ahead:
            play(match, event.get("seat"), event.get("move"), f"Line {number}", line=number)
            ahead = match.latest("*")
        told = {key: value for key, value in event.items() if key != "at" and not key.startswith("x-")}
        if not same(told, ahead.pop(0)):
            text = f"Line {number} is not the event that the rules give here."
            raise BadRecord("wrong-event", text, line=number)
    if ahead:
        raise BadRecord("cut", f"The record is cut: after line {number} an event is missing.", line=number)


# ---- both


def check_keys(
    table: Mapping[str, Any], what: str, needed: Sequence[str], allowed: Sequence[str] = ()
) -> None:
    """A table has all keys that it needs, and none that nobody knows; `x-` keys are anyone's."""
    for key in needed:
        if key not in table:
            raise BadRecord("bad-record", f"{what} lacks {key}; it should have {listed(needed, 'and')}.")
    for key in table:
        if key not in (*needed, *allowed) and not (isinstance(key, str) and key.startswith("x-")):
            raise BadRecord("bad-record", f"{what} has {quote(key)}, which no record has.")


def same(one: object, other: object) -> bool:
    """Are two JSON values equal, in their types too? In Python 1 equals True and 1.0."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other
