"""The rules pages for players: whole, alike in both languages, and with positions that can be played."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import ludotheque as ludo

ROOT = Path(__file__).parent.parent
LANGUAGES = ("en", "fr")
MARK = re.compile(r"<!-- ([A-Z0-9 -]+) -->")
CLAUSE = re.compile(r"\*\*((?:TRIO|DS|GF|PR)-\d+)")
RULING = {"en": "> **Our ruling.**", "fr": "> **Notre choix.**"}


def page(game: str, language: str) -> str:
    """A rules page."""
    path = ROOT / "src" / "ludotheque" / "locale" / language / "rules" / f"{game}.md"
    return path.read_text("utf-8")


def positions(text: str) -> list[dict[str, Any]]:
    """The playable positions of a page."""
    return [json.loads(block) for block in re.findall(r"```position\n(.*)\n```", text)]


def structure(game: str, language: str) -> list[str]:
    """Headings, marks, rulings and positions of a page, in order."""
    found = []
    for line in page(game, language).splitlines():
        if mark := MARK.fullmatch(line):
            found.append(mark[1])
        elif heading := re.match(r"#+ ", line):
            found.append(heading[0])
        elif line.startswith(RULING[language]):
            found.append("ruling")
        elif line == "```position":
            found.append("position")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludo.games())
def test_every_clause_is_told(game: str, language: str) -> None:
    """A refusal can open the page at its clause: each has a mark, and no mark is of another game."""
    clauses = set(CLAUSE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")))
    marked = {clause for mark in MARK.findall(page(game, language)) for clause in mark.split()}
    assert marked == clauses


@pytest.mark.parametrize("game", ludo.games())
def test_both_languages_say_the_same_things(game: str) -> None:
    """The pages have the same sections, clauses, rulings and positions, in the same order."""
    assert structure(game, "en") == structure(game, "fr")
    english, french = (positions(page(game, language)) for language in LANGUAGES)
    assert [one["record"] for one in english] == [one["record"] for one in french]
    assert [one["viewer"] for one in english] == [one["viewer"] for one in french]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ludo.games())
def test_positions_can_be_played(game: str, language: str) -> None:
    """Every position is a true record of this game, with a viewer and a caption."""
    shown = positions(page(game, language))
    assert len(shown) >= 2
    for position in shown:
        match = ludo.replay(position["record"])
        assert match.game == game
        assert match.view(position["viewer"])
        assert position["caption"]


@pytest.mark.parametrize("game", ludo.games())
def test_french_typography(game: str) -> None:
    """No ordinary space before a double sign or inside quotation marks, no straight apostrophe."""
    prose = re.sub(r"```position\n.*\n```", "", page(game, "fr"))
    prose = re.sub(r"<!--.*-->|^[>|#-].*?(?=\w)", "", prose, flags=re.M)
    assert not re.search(r"\w [:;?!»]|« \w|'", prose)
