"""Records give a match back in both forms, and whatever is wrong with one is said."""

import json
import random
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.games.records import LARGEST, write_lines

from .modes import MODES, NAMES, Mode


def play_some(mode: Mode, moves: int, seed: int = 4) -> ludo.Match:
    """A match after so many random moves."""
    game, options = mode
    chance, match = random.Random(seed), ludo.deal(game, seed=seed, **options)
    while moves and match.result is None:
        seat = chance.choice(match.to_move)
        if seat == "*":
            match.roll()
        else:
            match.play(seat, chance.choice(match.moves(seat)))
        moves -= 1
    return match


def everything(match: ludo.Match) -> str:
    """All that anybody can see of a match."""
    viewers = (*match.seats, None, "*")
    seen = [[match.events(who), match.view(who), match.knowledge(who), match.moves(who)] for who in viewers]
    return json.dumps([seen, match.record(), match.result, match.to_move])


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
@pytest.mark.parametrize("moves", [0, 1, 30, -1])
def test_both_forms_give_the_match_back(mode: Mode, moves: int) -> None:
    """At the beginning, in the middle and at the end, through text and back."""
    if mode[0] == "trio" and moves < 0:
        moves = 400
    match = play_some(mode, moves)
    text = json.dumps(match.record())
    for record in (
        match.record(),
        text,
        text.encode(),
        json.dumps(match.record(), indent=1),
        write_lines(match),
    ):
        assert everything(ludo.replay(record)) == everything(match)


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_a_copy_goes_its_own_way(mode: Mode) -> None:
    """A copy is equal, and what happens to one does not touch the other; their chance is the same."""
    match = play_some(mode, 25)
    before, twin = everything(match), match.copy()
    assert everything(twin) == before
    for _ in range(6):
        if twin.result is None:
            seat = twin.to_move[0]
            _ = twin.roll() if seat == "*" else twin.play(seat, twin.moves(seat)[0])
    assert everything(match) == before
    other = match.copy()
    for _ in range(6):
        if other.result is None:
            seat = other.to_move[0]
            _ = other.roll() if seat == "*" else other.play(seat, other.moves(seat)[0])
    assert everything(other) == everything(twin)


def lines_of(match: ludo.Match) -> list[dict[str, Any]]:
    """The lines of the file form."""
    return [json.loads(line) for line in write_lines(match).splitlines()]


def text_of(lines: list[dict[str, Any]]) -> str:
    """The file form of some lines."""
    return "\n".join(map(json.dumps, lines)) + "\n"


TRIO = ("trio", {"players": 3, "first": "A"})


def test_additions_are_let_through() -> None:
    """`at`, the keys of a table and whatever starts with `x-` are not judged."""
    match = play_some(TRIO, 12)
    lines = lines_of(match)
    lines[0] |= {"table": {"id": "t"}, "shuffle": {}, "x-mood": "good"}
    for line in lines[1:-1]:
        line |= {"at": "2026-11-19T07:00:00.125Z", "x-thought": 3}
    lines[-1] |= {"x-seen": True, "at": "2026-11-19T07:00:09.000Z"}
    assert everything(ludo.replay(text_of(lines))) == everything(match)
    record = match.record() | {"table": {}, "x-y": [1]}
    assert everything(ludo.replay(record)) == everything(match)


def wrong(record: object, code: str, *parts: str) -> ludo.BadRecord:
    """A record is refused with a code, and its sentence has these parts."""
    with pytest.raises(ludo.LudoError) as caught:
        ludo.replay(record)
    text = str(caught.value)
    assert caught.value.code == code, text
    assert all(part in text for part in parts), text
    assert len(text) < 500
    assert text.isascii()
    assert text.isprintable()
    assert text.endswith((".", "?"))
    return caught.value  # type: ignore[return-value]


def test_cut_files() -> None:
    """A file that ends too early is refused, wherever it was cut."""
    text = write_lines(play_some(TRIO, 12))
    lines = text.splitlines()
    wrong("", "not-json")
    wrong("\n\n", "not-json")
    wrong(lines[0], "cut")
    for end in range(1, len(lines)):
        wrong("\n".join(lines[:end]), "cut")
    for end in (10, 200, len(lines[0]) + 10, len(text) - 4):
        wrong(text[:end], "not-json", "cut or damaged")
    backs = [k for k, line in enumerate(lines) if '"back"' in line]
    del lines[backs[-1]]
    wrong("\n".join(lines), "missing-event" if backs[-1] == len(lines) - 1 else "wrong-event", "back")


def test_edited_files() -> None:
    """Each line must be the event that the rules give."""
    match = play_some(TRIO, 12)

    def edited(number: int, **changes: Any) -> str:
        lines = lines_of(match)
        lines[number - 1] |= changes
        return text_of(lines)

    assert wrong(edited(2, card=13), "wrong-event", "Line 2").params["line"] == 2
    wrong(edited(2, card=True), "wrong-event", "Line 2")
    wrong(edited(2, n=2), "wrong-event", "Line 2")
    wrong(edited(2, wish="x"), "wrong-event", "Line 2")
    wrong(edited(2, seat="B"), "against-the-rules", "Line 2", "turn")
    wrong(edited(2, seat="Z"), "against-the-rules", "Line 2", "no seat")
    wrong(edited(2, move="low Z"), "against-the-rules", "Line 2", "no move")
    wrong(edited(2, move=7), "against-the-rules", "Line 2")
    wrong(edited(len(lines_of(match)), result={"winners": ["A"], "scores": {}}), "wrong-result", "null")
    wrong(edited(1, edition="2"), "unknown-edition", "edition")
    wrong(edited(1, edition=1), "unknown-edition", "edition")
    wrong(edited(1, game="Trio"), "unknown-game")
    wrong(edited(1, format="ludotheque/2"), "unknown-format")
    wrong(edited(1, options={"players": 3, "first": "A", "gaol": "simple"}), "unknown-option", "gaol")
    wrong(edited(1, options={"players": 3}), "record-starter", "first")
    wrong(edited(1, options=[]), "record-options", "options")
    wrong(edited(1, extra=1), "record-unknown-key", "extra")
    lines = lines_of(match)
    wrong(text_of([*lines[:2], lines[1], *lines[2:]]), "wrong-event", "Line 3")


def test_edited_tables() -> None:
    """The short form is checked in the same way."""
    record = play_some(TRIO, 12).record()
    wrong(record | {"moves": [["A"]]}, "record-move", "Move 1")
    wrong(record | {"moves": "low A"}, "record-moves", "moves")
    wrong(record | {"moves": [["A", "low A"], ["A", "LOW A"]]}, "against-the-rules", "Move 2", "low A")
    wrong(record | {"result": False}, "wrong-result")
    wrong(record | {"deal": None}, "deal-form")
    wrong({key: value for key, value in record.items() if key != "deal"}, "record-lacks-key", "lacks deal")
    wrong(record | {"seed": 7}, "record-unknown-key", "seed")
    finished = play_some(("good-fortune", {"variant": "simple"}), -1).record()
    wrong(finished | {"result": None}, "wrong-result", "winners")
    wrong(finished | {"moves": [*finished["moves"], ["A", "choose 3"]]}, "against-the-rules", "over")


def test_hostile_texts() -> None:
    """Huge, deep and garbled texts are refused at once, without a trace."""
    wrong("x" * (LARGEST + 1), "too-large", "16 MiB")
    wrong(b"{" * (LARGEST + 1), "too-large")
    for bracket in ("[", '{"a":'):
        wrong(bracket * 1_000_000, "too-deep")
        wrong('{"moves": ' + bracket * 1_000_000, "too-deep")
    wrong(b"\xff\xfe{}", "not-text")
    wrong("null", "not-a-table", "null")
    wrong("[1, 2]", "not-a-table", "list")
    wrong('{"format": NaN}', "not-json")
    wrong('{"format": 1, "format": 2}', "not-json")
    wrong('{"format": ' + "9" * 5_000 + "}", "not-json")
    wrong(
        '{"format": "\\ud800", "game": 1, "edition": 1, "options": 1, "deal": 1, "moves": []}',
        "record-lacks-key",
        "result",
    )
    wrong(7, "not-a-record", "7")
    wrong(None, "not-a-record")
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    record = play_some(TRIO, 3).record()
    wrong(record | {"moves": deep}, "record-move")
    wrong(record | {"result": deep}, "wrong-result")
    wrong(record | {"options": {"players": deep, "first": "A"}}, "bad-option")
    wrong(record | {"deal": {"hands": deep, "centre": deep}}, "deal-form")
