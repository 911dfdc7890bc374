"""A view drawn as plain text."""

from collections.abc import Iterator, Mapping
from typing import Any

FACE_DOWN, GONE, NOTHING = "·", "-", "–"


def draw(view: Mapping[str, Any], called: Mapping[str, str]) -> str:
    """A view as lines, its ids called by their names.

    >>> print(draw({"game": "trio", "phase": "reveal", "to_move": ["A"], "centre": [None, 5]}, {}))
    trio · reveal · A
      centre        · 5
    """
    head = " · ".join([view["game"], view["phase"], *view["to_move"]])
    rest = {key: value for key, value in view.items() if key not in ("game", "phase", "to_move")}
    return "\n".join(
        [head, *(f"  {line}" for key, value in rest.items() for line in rows(key, value, called))]
    )


def rows(key: str, value: Any, called: Mapping[str, str]) -> Iterator[str]:
    """One entry of a view: a line, or one for each seat or family."""
    if isinstance(value, dict) and any(isinstance(one, list | dict) for one in value.values()):
        for name, one in value.items():
            yield f"{key + ' ' + name:14}{cell(one, called)}"
    elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
        for one in value:
            yield f"{key:14}{cell(one, called)}"
    else:
        yield f"{key:14}{cell(value, called)}"


def cell(value: Any, called: Mapping[str, str]) -> str:
    """A value in one line."""
    if value is None:
        return FACE_DOWN
    if value is False:
        return GONE
    if isinstance(value, list):
        return " ".join(cell(one, called) for one in value) or NOTHING
    if isinstance(value, dict):
        return (
            "  ".join(f"{called.get(key, key)}: {cell(one, called)}" for key, one in value.items()) or NOTHING
        )
    return called.get(value, str(value)) if isinstance(value, str) else str(value)
