"""Whatever is wrong with what a caller hands in, one clear sentence says so, and nothing has changed."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.games.errors import listed, quote

HUGE = "x" * 1_000_000
HOSTILE = [
    HUGE,
    "\x1b[2J\n",
    "\ud800",
    10**400,
    -1,
    1.5,
    float("nan"),
    b"A",
    object(),
    [[]],
    {"A": 1},
    True,
    1j,
    "é" * 99,
]


def refused(error: type[ludo.LudoError], call: Callable[[], object], *parts: str) -> ludo.LudoError:
    """A call raises this error, with one printable English sentence that has these parts."""
    with pytest.raises(error) as caught:
        call()
    text = str(caught.value)
    assert len(text) < 500
    assert text.isascii()
    assert text.isprintable()
    assert text[0] == text[0].upper() or text.split()[0] in (
        "seed",
        "games",
        "on",
        "format",
        "edition",
        "moves",
    )
    assert text.endswith((".", "?"))
    assert all(part in text for part in parts), text
    assert caught.value.code == caught.value.code.lower()
    json.dumps(caught.value.params)
    return caught.value


@pytest.mark.parametrize("value", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_values_everywhere(value: Any) -> None:
    """Values of no use are refused wherever they are handed in, however large or odd."""
    refused(ludo.UnknownGame, lambda: ludo.deal(value))
    refused(ludo.BadOption, lambda: ludo.deal("trio", players=value))
    refused(ludo.BadOption, lambda: ludo.deal("trio", first=value))
    refused(ludo.BadOption, lambda: ludo.deal("good-fortune", tiles=value))
    refused(ludo.BadOption, lambda: ludo.deal("good-fortune", tiles={"1": value}))
    refused(ludo.BadDeal, lambda: ludo.deal("trio", deal=value))
    refused(ludo.BadDeal, lambda: ludo.deal("trio", players=3, deal={"hands": {"A": value}, "centre": value}))
    refused(ludo.BadRecord, lambda: ludo.replay(value))
    if value != {"A": 1}:
        match = ludo.deal("trio", seed=1, first="A")
        before = match.record()
        refused(ludo.BadSeat, lambda: match.play(value, "low A"))
        refused(ludo.IllegalMove, lambda: match.play("A", value), "no move")
        for ask in (match.view, match.events, match.knowledge, match.moves, match.latest):
            refused(ludo.BadSeat, partial(ask, value))
        assert match.record() == before
    refused(ludo.BadOption, lambda: ludo.deal("trio", seed=value))
    refused(ludo.BadOption, lambda: ludo.playouts("trio", on=value))


def test_names() -> None:
    """Games, options and seats are called by their names."""
    assert ludo.games() == ["trio", "double-seven", "pixar-rummy", "good-fortune"]
    error = refused(
        ludo.UnknownGame,
        lambda: ludo.deal("Trio"),
        '"Trio"',
        "trio, double-seven, pixar-rummy and good-fortune",
    )
    assert error.params["games"] == ludo.games()
    refused(
        ludo.BadOption, lambda: ludo.deal("trio", gaol="simple"), '"gaol"', "players, goal, teams and first"
    )
    refused(ludo.BadOption, lambda: ludo.deal("trio", goal="spicy"), "goal", '"simple" or "picante"')
    refused(ludo.BadOption, lambda: ludo.deal("trio", players=7), "players", "3", "6")
    refused(ludo.BadOption, lambda: ludo.deal("trio", players=4.0), "players")
    refused(ludo.BadOption, lambda: ludo.deal("trio", players=5, teams=True), "teams")
    refused(ludo.BadOption, lambda: ludo.deal("trio", teams=1), "teams")
    refused(ludo.BadOption, lambda: ludo.deal("trio", players=3, first="D"), "first")
    refused(ludo.BadOption, lambda: ludo.deal("double-seven", two_for_one="center"), "two_for_one", "centre")
    refused(ludo.BadOption, lambda: ludo.deal("pixar-rummy", version="junior", ending="pool"), "ending")
    refused(ludo.BadOption, lambda: ludo.deal("good-fortune", players=2), "players")
    refused(ludo.BadOption, lambda: ludo.deal("good-fortune", first="A"), "first")
    nobody: Any = None
    match = ludo.deal("trio", players=3, seed=1, first="A")
    refused(ludo.BadSeat, lambda: match.view("D"), '"D"', "A, B and C")
    refused(ludo.BadSeat, lambda: match.view("a"))
    refused(ludo.BadSeat, partial(match.play, nobody, "low A"), "watcher")
    refused(ludo.IllegalMove, lambda: match.play("*", "low A"), "Chance")
    refused(ludo.LudoError, match.roll, "Chance")
    assert match.moves(None) == match.moves("*") == match.moves("B") == []


def test_seeds() -> None:
    """A seed is a whole number of 64 bits; it excludes a deal."""
    seeds: list[Any] = [-1, 2**64, 1.0, True, "7"]
    for seed in seeds:
        refused(ludo.BadOption, partial(ludo.deal, "trio", seed=seed), "seed")
    deal = ludo.deal("trio", seed=2**64 - 1).dealt
    refused(ludo.BadDeal, lambda: ludo.deal("trio", seed=1, deal=deal), "seed")


def test_moves_in_another_case_or_language() -> None:
    """A move that is written otherwise is refused, and the right text is suggested."""
    match = ludo.deal("trio", seed=1, first="A")
    assert "did you mean" in str(refused(ludo.IllegalMove, lambda: match.play("A", "LOW a"), '"low A"'))
    refused(ludo.IllegalMove, lambda: match.play("A", "low  A"), '"low A"')
    refused(ludo.IllegalMove, lambda: match.play("A", "le plus petit de B"), "moves look like")
    refused(ludo.IllegalMove, lambda: match.play("A", ""), "moves look like")
    error = refused(ludo.IllegalMove, lambda: match.play("B", "low A"), "TRIO-11")
    assert isinstance(error, ludo.IllegalMove)
    assert (error.code, error.clause, error.params) == (
        "not-your-turn",
        "TRIO-11",
        {"seat": "B", "move": "low A"},
    )


@pytest.mark.parametrize("game", ludo.games())
def test_deals(game: str) -> None:
    """A deal with wrong keys, counts or tiles is refused, and the sentence names what is wrong."""
    match = ludo.deal(game, seed=3)
    starter = {key: match.options[key] for key in ("low",) if key in match.options}
    deal = match.dealt
    assert ludo.deal(game, deal=deal, **starter).dealt == deal
    hands = next(iter(deal))

    def changed(**changes: Any) -> Callable[[], object]:
        return lambda: ludo.deal(game, deal=deal | changes, **starter)

    refused(ludo.BadDeal, lambda: ludo.deal(game, deal=[], **starter), "table")
    refused(ludo.BadDeal, lambda: ludo.deal(game, deal={}, **starter), "lacks", hands)
    refused(ludo.BadDeal, changed(extra=[]), '"extra"')
    for key, value in deal.items():
        if key == hands:
            first = value["A"]
            refused(ludo.BadDeal, changed(**{key: {"A": first}}), "lacks B")
            refused(ludo.BadDeal, changed(**{key: value | {"F": []}}), '"F"')
            refused(ludo.BadDeal, changed(**{key: value | {"A": first[1:]}}), "of A")
            refused(ludo.BadDeal, changed(**{key: value | {"A": ["wolf", *first[1:]]}}), '"wolf"')
            refused(ludo.BadDeal, changed(**{key: value | {"A": [[1], *first[1:]]}}), "list of 1")
            refused(ludo.BadDeal, changed(**{key: value | {"A": [True, *first[1:]]}}), "true")
        else:
            refused(ludo.BadDeal, changed(**{key: value[1:]}), key)
            refused(ludo.BadDeal, changed(**{key: [*value[:-1], "red14"]}), key)
            if key != "centre":
                refused(ludo.BadDeal, changed(**{key: [value[1], *value[1:]]}), "times")


def test_playouts() -> None:
    """Bulk work checks all that it is asked for before it begins."""
    refused(ludo.UnknownGame, lambda: ludo.playouts("go"))
    refused(ludo.UnknownGame, lambda: ludo.compiled("go"))
    refused(ludo.BadOption, lambda: ludo.playouts("trio", on="tpu"), "plain, core, cores or gpu")
    refused(ludo.BadOption, lambda: ludo.playouts("trio", games=-1), "games")
    refused(ludo.BadOption, lambda: ludo.playouts("trio", games=10**15), "games")
    refused(ludo.BadOption, lambda: ludo.playouts("trio", seed=-1), "seed")
    refused(ludo.BadOption, lambda: ludo.playouts("trio", goal="spicy"), "goal")
    nothing = ludo.playouts("trio", games=0)
    assert nothing.lengths.shape == (0,)
    assert nothing.winners.shape == nothing.scores.shape == (0, 4)
    assert nothing.fingerprint == "0" * 16


def test_quoting() -> None:
    """Any value is quoted in a few printable characters."""
    assert quote("fox") == '"fox"'
    assert quote(None) == "null"
    assert listed(["A", "B", "C"]) == "A, B or C"
    for value in HOSTILE:
        assert len(quote(value)) < 80
        assert quote(value).isprintable()
        assert quote(value).isascii()
