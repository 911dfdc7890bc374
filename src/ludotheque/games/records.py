"""Records: a match as data, and back.

The short form is one table with the moves; the file form is JSON Lines with every event. Both are replayed
move by move, so a record that does not follow the rules is refused, and the refusal says where.
"""

import json
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .errors import BadRecord, LudoError, listed, quote, shorten
from .game import FORMAT, Event, Match, find, read_options, start

HEAD = ("format", "game", "edition", "options", "deal")
OF_A_TABLE = ("table", "shuffle")  # what a table adds to the head
LARGEST = 16 * 2**20  # characters; the longest games need a fraction of it
LONGEST_EVENT = 250  # characters of an event in a refusal


def replay(record: object) -> Match:
    """The match of a record: a table, or the text of either form."""
    try:
        if isinstance(record, Mapping):
            return replay_table(record)
        if isinstance(record, str | bytes):
            return replay_text(read_text(record))
    except RecursionError:
        raise BadRecord("too-deep", "The record is nested too deeply.") from None
    raise BadRecord(
        "not-a-record", f"A record is a table or a text, not {quote(record)}.", value=shorten(record)
    )


def write_lines(match: Match) -> str:
    """The file form of a match."""
    record = match.record()
    head = {key: record[key] for key in HEAD}
    lines = [head, *match.events("*"), {"result": match.result}]
    return "".join(json.dumps(line) + "\n" for line in lines)


# ---- the short form


def replay_table(record: Mapping[str, Any]) -> Match:
    """The match of a record in the short form."""
    check_keys(record, None, (*HEAD, "moves", "result"), OF_A_TABLE)
    moves = record["moves"]
    if not isinstance(moves, list | tuple):
        text = f"moves should be a list of pairs, not {quote(moves)}."
        raise BadRecord("record-moves", text, value=shorten(moves))
    match = begin(record, is_new=not moves)
    for number, pair in enumerate(moves, 1):
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            text = f"Move {number} should be a seat and a move, not {quote(pair)}."
            raise BadRecord("record-move", text, number=number, value=shorten(pair))
        play(match, pair[0], pair[1], f"Move {number}", number=number)
    check_result(match, record["result"])
    return match


def begin(head: Mapping[str, Any], *, is_new: bool) -> Match:
    """The match of a head, before its first move."""
    if head["format"] != FORMAT:
        text = f"format is {quote(head['format'])}, it should be {quote(FORMAT)}."
        raise BadRecord("unknown-format", text, format=shorten(head["format"]), known=FORMAT)
    game, edition, options = find(head["game"]), head["edition"], head["options"]
    known, starter = game.words.EDITION, game.words.STARTER
    if edition != known:
        text = f"edition is {quote(edition)}; of {game.name} only {quote(known)} is known here."
        raise BadRecord("unknown-edition", text, game=game.name, edition=shorten(edition), known=known)
    if not isinstance(options, Mapping):
        text = f"options should be a table, not {quote(options)}."
        raise BadRecord("record-options", text, value=shorten(options))
    filled = read_options(game, options)
    order = game.words.read_deal(head["deal"], filled)
    if filled[starter] is None and not is_new:
        text = f"The record has moves, but its options lack {starter}."
        raise BadRecord("record-starter", text, option=starter)
    return start(game, filled, order, secrets.randbits(64))


def play(match: Match, seat: object, move: object, where: str, **params: int) -> None:
    """Play one decision of a record."""
    try:
        match.play(seat, move)  # type: ignore[arg-type]  # play itself refuses what is no text
    except LudoError as error:
        text = f"{where} does not follow the rules: {error}"
        clause, asked = getattr(error, "clause", None), {"seat": shorten(seat), "move": shorten(move)}
        params_of_both = {**error.params, **asked, **params, "reason": error.code, "clause": clause}
        raise BadRecord("against-the-rules", text, **params_of_both) from error


def check_result(match: Match, result: object) -> None:
    """A record's result is the one that its moves reach."""
    if not same(result, match.result):
        reached = json.dumps(match.result)
        text = f"The result is not the one that the moves reach, which is {reached}."
        raise BadRecord("wrong-result", text, reached=match.result)


# ---- the file form


def read_text(text: str | bytes) -> str:
    """A text of a size and an encoding that can be read."""
    if len(text) > LARGEST:
        raise BadRecord("too-large", f"The record is larger than {LARGEST >> 20} MiB.", most=LARGEST)
    try:
        return text.removeprefix("\ufeff") if isinstance(text, str) else text.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord("not-text", "The record is not a text in UTF-8.") from None


def replay_text(text: str) -> Match:
    """The match of a record's text: of the short form, or of the file form, whose first line is a head."""
    first, _, rest = text.strip().partition("\n")
    try:
        head = read_json(first)
    except BadRecord:
        head = read_json(text)  # a short form may be written over several lines
    if "moves" in head or ("result" in head and not rest):
        return replay_table(read_json(text))
    return replay_lines(head, rest.split("\n") if rest else [])


def read_json(text: str, line: int | None = None) -> dict[str, Any]:
    """A JSON table, of a line or of the whole record."""
    try:
        value = json.loads(text, object_pairs_hook=without_doubles, parse_constant=refuse_constant)
    except ValueError:
        raise BadRecord("not-json", f"{place(line)} is not JSON: it is cut or damaged.", line=line) from None
    if not isinstance(value, dict):
        text = f"{place(line)} should be a JSON table, not {quote(value)}."
        raise BadRecord("not-a-table", text, line=line)
    return value


def place(line: int | None) -> str:
    """Where something is wrong."""
    return "The record" if line is None else f"Line {line}"


def without_doubles(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """A table in which no key stands twice."""
    table = dict(pairs)
    if len(table) != len(pairs):
        raise ValueError("a key stands twice")
    return table


def refuse_constant(name: str) -> float:
    """JSON has no NaN and no Infinity, whatever Python reads."""
    raise ValueError(name)


def replay_lines(head: dict[str, Any], lines: list[str]) -> Match:
    """The match of a record in the file form: head, events, result."""
    check_keys(head, 1, HEAD, OF_A_TABLE)
    last = read_json(lines[-1], len(lines) + 1) if lines else {}
    if "result" not in last or "n" in last:
        text = "The record is cut: its last line, the result, is missing."
        raise BadRecord("cut", text, line=len(lines) + 1)
    check_keys(last, len(lines) + 1, ("result",), ("at",))
    match = begin(head, is_new=len(lines) == 1)
    replay_events(match, (read_json(line, k) for k, line in enumerate(lines[:-1], 2)))
    check_result(match, last["result"])
    return match


def replay_events(match: Match, events: Iterator[Event]) -> None:
    """Play the decisions among the events; each line must be the event that the rules give."""
    ahead, number = match.latest("*"), 1
    for number, event in enumerate(events, 2):
        told = {key: value for key, value in event.items() if key != "at" and not key.startswith("x-")}
        if not ahead:
            if "move" not in told:
                wrong_event(number, "a decision, with seat and move")
            play(match, told.get("seat", ""), told["move"], f"Line {number}", line=number)
            ahead = match.latest("*")
        expected = ahead.pop(0)
        if not same(told, expected):
            wrong_event(number, json.dumps(expected))
    if ahead:
        text = f"After line {number} an event is missing: {json.dumps(ahead[0])[:LONGEST_EVENT]}."
        raise BadRecord("missing-event", text, line=number, expected=ahead[0])


def wrong_event(line: int, expected: str) -> None:
    """Refuse a line of a record."""
    text = f"Line {line} is not the event that the rules give here: {expected[:LONGEST_EVENT]}."
    raise BadRecord("wrong-event", text, line=line, expected=expected)


# ---- both


def check_keys(
    table: Mapping[str, Any], line: int | None, needed: Sequence[str], allowed: Sequence[str] = ()
) -> None:
    """A table has all keys that it needs, and none that nobody knows; `x-` keys are anyone's."""
    for key in needed:
        if key not in table:
            text = f"{place(line)} lacks {key}; it should have {listed(needed, 'and')}."
            raise BadRecord("record-lacks-key", text, line=line, key=key)
    for key in table:
        if key not in (*needed, *allowed) and not (isinstance(key, str) and key.startswith("x-")):
            text = f"{place(line)} has {quote(key)}, which no record has."
            raise BadRecord("record-unknown-key", text, line=line, key=shorten(key))


def same(one: object, other: object) -> bool:
    """Are two JSON values equal, in their types too? In Python 1 equals True and 1.0."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other
