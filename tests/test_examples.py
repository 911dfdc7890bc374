"""Whole games that another hand wrote down: every event, view and set of legal moves is theirs."""

import json
from pathlib import Path
from typing import Any

import pytest

import ludotheque as ludo

EXAMPLES = sorted((Path(__file__).parent / "examples").glob("*.json"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example(path: Path) -> None:
    """A game is played as it is written down, and says the same at every step."""
    example = json.loads(path.read_text("utf-8"))
    record = example["record"]
    match = ludo.deal(record["game"], deal=record["deal"], **record["options"])
    for step in example["steps"]:
        if "move" in step:
            match.play(step["seat"], step["move"])
        check_step(match, step)
    assert as_json(match.record()) == as_json(record)
    assert as_json(ludo.replay(record).record()) == as_json(record)


def check_step(match: ludo.Match, step: dict[str, Any]) -> None:
    """Events, moves, result and views of one step."""
    for viewer in (*match.seats, None, "*"):
        seen = {event["n"]: event for event in step["seen"].get(viewer or "watcher", [])}
        expected = [seen.get(event["n"], event) for event in step["events"]]
        assert as_json(match.latest(viewer)) == as_json(expected)
        assert match.events(viewer)[len(match.events(viewer)) - len(expected) :] == expected
    assert list(match.to_move) == step["to_move"]
    for seat in match.to_move:
        assert sorted(match.moves(seat)) == step["moves"][seat]
    assert as_json(match.result) == as_json(step["result"])
    for viewer, view in step.get("views", {}).items():
        assert as_json(match.view(None if viewer == "watcher" else viewer)) == as_json(view)


def as_json(value: Any) -> str:
    """A value as text: in Python 1 would equal True."""
    return json.dumps(value, sort_keys=True)
