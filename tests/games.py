"""What the shared tests have to know of each game."""

from collections import Counter
from types import ModuleType
from typing import Any, NamedTuple

from .twins import double_seven, good_fortune, pixar_rummy, trio


class Subject(NamedTuple):
    """A game under test."""

    prefix: str  # of its clauses
    twin: ModuleType
    pieces: Counter[Any]  # all its cards or tiles, as they stand in views


ANIMALS = "squirrel butterfly bird fox swan hedgehog frog owl".split()
COLOURS = "red yellow green blue".split()

TESTED = {
    "trio": Subject("TRIO", trio, Counter(dict.fromkeys(range(1, 13), 3))),
    "double-seven": Subject("DS", double_seven, Counter(dict.fromkeys(ANIMALS, 11) | {"joker": 3})),
    "pixar-rummy": Subject("PR", pixar_rummy, Counter(f"{one}{n}" for one in COLOURS for n in range(1, 14))),
    "good-fortune": Subject("GF", good_fortune, Counter(range(1, 22))),
}
CLAUSE = rf"\b(?:{'|'.join(subject.prefix for subject in TESTED.values())})-\d+\b"
