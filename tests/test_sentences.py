"""No sentence that a player reads stands in the code: all come from locale/, in both languages."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from .sources import PACKAGE, sources

SPEAKING = ("cli.py", "tell.py", "terminal")  # the rooms through which something reaches a person's eyes
SAYING = ("print", "input", "say")
PHRASE = re.compile(r"[^\W\d_]{2}.*\s|\s.*[^\W\d_]{2}|^[A-ZÀ-Þ][a-zà-ÿ]", re.DOTALL)  # words, or A Word
WORD = re.compile(r"[^\W\d_]{2}")


def is_speaking(path: Path) -> bool:
    """Is this file in a room that speaks to people?"""
    return path.relative_to(PACKAGE).parts[0] in SPEAKING


def strings(node: ast.AST) -> Iterator[str]:
    """All texts in a piece of code."""
    return (
        one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)
    )


def for_no_player(tree: ast.AST) -> Iterator[ast.AST]:
    """The code whose texts are read by nobody who plays.

    That is docstrings and annotations; errors, whose own text is for programs (people are told by the code);
    and the help of the commands, which speaks English like the commands themselves and like argparse.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) or (
            isinstance(node, ast.keyword) and node.arg in ("help", "description")
        ):
            yield node
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node
        if isinstance(node, ast.FunctionDef) and node.returns:
            yield node.returns
        for block in (value for _, value in ast.iter_fields(node) if isinstance(value, list)):
            yield from (before for before, after in pairwise(block) if isinstance(after, ast.Raise))


def sentences(tree: ast.AST) -> list[str]:
    """What a person would read that stands in the code: any words, and any single word that is said."""
    spared = Counter(text for node in for_no_player(tree) for text in strings(node))
    found = Counter(text for text in strings(tree) if PHRASE.search(text)) - spared
    said = (
        text
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in SAYING
        for argument in node.args
        for text in plain_parts(argument)
        if WORD.search(text)
    )
    return [*found, *said]


def plain_parts(argument: ast.expr) -> Iterator[str]:
    """The text that is written there, or that stands between the values of an f-string."""
    for part in argument.values if isinstance(argument, ast.JoinedStr) else [argument]:
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def test_sentences_are_found() -> None:
    """The check that follows sees a sentence wherever it hides, and nothing else."""
    bad = [
        "print('Your turn')",
        "x = f'{name}, your turn'",
        "input('Name')",
        "print(f'{n} won')",
        "say('go')",
    ]
    good = ['"""A docstring."""', "raise Bad('x', 'It is bad.')", "if a:\n    t = 'is bad'\n    raise Bad(t)"]
    good += ["add('x', help='do it')", "text('a-key')", "print('  ', '\x1b[2J', f'{n}: {name:>14}')"]
    assert all(sentences(ast.parse(code)) for code in bad)
    assert not any(sentences(ast.parse(code)) for code in good)


@pytest.mark.parametrize("path", [*filter(is_speaking, sources())], ids=lambda path: path.name)
def test_no_sentence_stands_in_the_code(path: Path) -> None:
    """The rooms that speak to people take every sentence from the texts."""
    assert not sentences(sources()[path])


def test_other_rooms_are_silent() -> None:
    """Nothing else speaks: what is wrong there is raised, with a code that has its sentence here."""
    for path, tree in sources().items():
        called = {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
        streams = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        if not is_speaking(path):
            assert not called & {"print", "input"}, path
            assert not streams & {"sys.stdin", "sys.stdout", "sys.stderr"}, path
