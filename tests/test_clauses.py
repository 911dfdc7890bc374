"""The pages of the rules, the rules files and the tests name the same clauses."""

import ast
import re
from pathlib import Path

import pytest

from ludotheque import rule
from ludotheque.games.game import GAMES

from .games import CLAUSE, TESTED

ROOT = Path(__file__).parent.parent


def on_the_page(game: str) -> set[str]:
    """The clauses of a game."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    return {
        clause for clause in re.findall(r"\*\*([A-Z]+-\d+)", text) if clause.startswith(TESTED[game].prefix)
    }


def test_all_clauses() -> None:
    """There are 83 of them."""
    assert sum(len(on_the_page(game)) for game in GAMES) == 83


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    """Each is named in the docstring of a test of its game."""
    path = ROOT / "tests" / "clauses" / f"test_{GAMES[game]}.py"
    tests = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.FunctionDef)]
    named = {clause for test in tests for clause in re.findall(CLAUSE, ast.get_docstring(test) or "")}
    assert named == on_the_page(game)


@pytest.mark.parametrize("game", GAMES)
def test_rules_name_clauses_of_their_page(game: str) -> None:
    """Every clause that a rules file or a refusal names is on the page, and nearly all are named there."""
    source = (ROOT / "src" / "ludotheque" / "games" / GAMES[game] / "rules.py").read_text("utf-8")
    named = set(re.findall(CLAUSE, re.sub(r"((?:TRIO|DS|GF|PR)-\d+), (\d+)", expand, source)))
    assert named <= on_the_page(game)
    assert len(on_the_page(game) - named) <= 1, on_the_page(game) - named
    refusals = rule.on("plain", f"games.{GAMES[game]}.rules").CLAUSES
    assert set(refusals.values()) - {None} <= named
    assert sorted(refusals) == list(range(1, len(refusals) + 1))


def expand(match: re.Match[str]) -> str:
    """`TRIO-6, 8` names two."""
    return f"{match[1]} {match[1].split('-')[0]}-{match[2]}"
