"""The golden records are what the games say today."""

import pytest

import ludotheque as ludo

from . import golden
from .modes import MODES, NAMES, Mode


@pytest.mark.parametrize(("name", "mode"), list(zip(NAMES, MODES, strict=True)), ids=NAMES)
def test_golden(name: str, mode: Mode) -> None:
    """A game of this mode says what it has always said."""
    assert golden.play(mode) == golden.path_of(name).read_text("utf-8")


def test_every_mode_has_one() -> None:
    """No mode without its record, no record without its mode."""
    assert sorted(path.stem for path in golden.HERE.glob("*.txt")) == sorted(NAMES)


def test_seeds_mean_the_same_for_ever() -> None:
    """Within an edition a seed gives the same deal and starter, whatever the options of the play are."""
    match = ludo.deal("trio", players=3, seed=7)
    assert match.dealt == ludo.deal("trio", players=3, seed=7, goal="picante", first="B").dealt
    assert match.record() == ludo.deal("trio", players=3, seed=7).record()
    assert match.dealt != ludo.deal("trio", players=3, seed=8).dealt
    assert ludo.deal("trio", players=3).dealt != ludo.deal("trio", players=3).dealt
    starters = {ludo.deal("trio", players=3, seed=seed).options["first"] for seed in range(30)}
    assert starters == {"A", "B", "C"}
