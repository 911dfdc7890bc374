"""Moves, events, results and refusals as sentences in a reader's language; the texts lie in locale/.

People go by `names`, `{"A": "Léa", "B": "Tom"}`; a viewer, a seat, is told "you" of its own deeds.

>>> event("trio", {"n": 1, "seat": "A", "move": "low B", "card": 8}, {"A": "Léa", "B": "Tom"}, "en")
'Léa asks for Tom’s lowest card: an 8.'
>>> move("trio", "low B", {"A": "Léa", "B": "Tom"}, "fr", viewer="A")
'demander à Tom sa plus petite carte'
"""

import functools
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .games.double_seven.words import JOKER, KINDS
from .games.errors import LudoError
from .games.game import Event
from .games.good_fortune.tiles import CHARMS, Pair, Table, odd_pairs
from .games.pixar_rummy.words import COLOURS, TILES, VALUES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
LOCALE = Path(__file__).with_name("locale")
Names = Mapping[str, str]

NONE = "none"  # what a text is given for what is not there, or not known to its reader
MINUS = "−"
LARGEST_COUNT = 1_000  # larger numbers are shown as they were written, not counted
OF_RUMMY = dict(zip(TILES, product(COLOURS, VALUES), strict=True))  # red5 is ("red", 5)
MEANT = {  # what the words of a move stand for, in their order: the placeholders of its text
    "low": ["whom"],
    "high": ["whom"],
    "centre": ["place"],
    "give": ["card"],
    "draw": ["tile"],
    "start": ["family"],
    "start-joker": ["family"],
    "grow": ["id", "tile"],
    "swap": ["id", "other"],
    "claim": ["id"],
    "discard": ["tile"],
    "add": ["tile", "meld"],
    "up": ["first", "second"],
    "choose": ["number"],
}


class Reader(NamedTuple):
    """Who is told, and what the people at the table are called."""

    language: str
    names: Names
    viewer: str | None


# ---- texts


def text(key: str, language: str, /, **params: Any) -> str:
    """The text of a key, filled in; `trio-low.move` is the attribute `move` of the message `trio-low`."""
    name, _, attribute = key.partition(".")
    texts = load(language)
    message = texts.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(key)
    told, _ = texts.format_pattern(pattern, params)
    return str(told)


@functools.cache
def load(language: str) -> "FluentBundle":
    """All texts of a language; Fluent is not loaded before the first is asked for."""
    from fluent.runtime import FluentBundle, FluentResource

    texts = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALE / language).glob("*.ftl")):
        texts.add_resource(FluentResource(path.read_text("utf-8")))
    return texts


def join(words: Iterable[str], language: str, last: str = "and") -> str:
    """Words as one phrase.

    >>> join(["Léa", "Tom", "Zoé"], "en")
    'Léa, Tom and Zoé'
    """
    *rest, end = [*words] or [NONE]
    return text(last, language, rest=", ".join(rest), last=end) if rest else end


# ---- names


def called(game: str, language: str) -> dict[str, str]:
    """What the tiles of a game, or the charms on them, are called, by their ids; cards have numbers only."""
    if game == "double-seven":
        return {kind: text(f"tile-{kind}", language) for kind in KINDS}
    if game == "good-fortune":
        return {charm: text(f"charm-{charm}", language) for charm in CHARMS}
    if game == "pixar-rummy":
        return {tile: with_character(tile, language) for tile in TILES}
    return {}


def of_rummy(tile: str, language: str) -> str:
    """A tile of the Rummy: "red 5"."""
    colour, value = OF_RUMMY[tile]
    return text("tile-of-rummy", language, colour=text(f"colour-{colour}", language), value=value)


def with_character(tile: str, language: str) -> str:
    """A tile of the Rummy and its character: "red 5 (goat)"."""
    character = text(f"character-{OF_RUMMY[tile][1]}", language)
    return text("tile-of-rummy.with-character", language, tile=of_rummy(tile, language), character=character)


def one_tile(tile: str | int, language: str) -> str:
    """A tile as it stands in a sentence: "a fox", "red 5", "9"."""
    if tile in KINDS:
        return text(f"tile-{tile}.a", language)
    return of_rummy(tile, language) if isinstance(tile, str) else str(tile)


def some_tiles(tiles: Iterable[str], language: str) -> str:
    """Tiles as they stand in a sentence: "a fox and an owl", "two foxes"."""
    told = (
        text(f"tile-{tile}.two", language) if times == 2 else one_tile(tile, language)
        for tile, times in Counter(tiles).items()
    )
    return join(told, language)


def call(seat: str, reader: Reader) -> str:
    """What a seat is called: "you", or its name."""
    return text("you", reader.language) if seat == reader.viewer else reader.names.get(seat, seat)


# ---- moves and events


def move(game: str, written: str, names: Names, language: str, viewer: str | None = None) -> str:
    """A move in a few words, for a list of moves; the viewer is the seat that may make it."""
    verb, facts = read_move(written)
    told = tell_facts({"seat": viewer, **facts}, Reader(language, names, viewer))
    return text(f"{game}-{verb}.move", language, **told)


def event(game: str, event: Event, names: Names, language: str, viewer: str | None = None) -> str:
    """What happened, as the viewer may know it."""
    facts = dict(event)
    if event.get("does") == "over":
        return result(game, event["result"], names, language, viewer)
    if "does" in event:
        key = f"{game}-{event['does']}"
    elif event["move"] is None:
        key = "chosen"
    else:
        verb, words = read_move(event["move"])
        key, facts = f"{game}-{verb}", words | facts
    return text(key, language, **tell_facts(facts, Reader(language, names, viewer)))


def read_move(written: str) -> tuple[str, dict[str, Any]]:
    """What a move does, and what its words stand for.

    >>> read_move("grow #4 fox")
    ('grow', {'id': 4, 'tile': 'fox'})
    """
    verb, *words = written.replace("#", "").split()
    if verb == "trade":
        return verb, {"tiles": words}
    if verb == "open":
        colours = {OF_RUMMY[tile][0] for tile in words}
        return "open-run" if len(colours) == 1 else "open-group", {"tiles": words}
    if words == ["hidden"]:
        return "draw-hidden", {}
    if verb == "start" and words[-1] == JOKER:
        verb = "start-joker"
    values = (int(word) if word.isdigit() else word for word in words)
    return verb, dict(zip(MEANT.get(verb, ()), values, strict=False))


def tell_facts(facts: Mapping[str, Any], reader: Reader) -> dict[str, Any]:
    """What a text is given: each fact as it stands in a sentence, who acts, and whose hand it concerns."""
    seat, whom = facts.get("seat"), facts.get("whom")
    told = {name: tell_fact(name, fact, reader) for name, fact in facts.items()}
    told["who"] = "you" if seat and seat == reader.viewer else "other"
    told["whose"] = "own" if whom == seat else "yours" if whom == reader.viewer else "other"
    return told


def tell_fact(name: str, fact: Any, reader: Reader) -> Any:
    """One fact as it stands in a sentence."""
    if fact is None:
        return NONE
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    if name in TILES_TOLD:
        return TILES_TOLD[name](fact, reader.language)
    return SEATS_TOLD[name](fact, reader) if name in SEATS_TOLD else fact


def tell_shares(key: str, fact: str, shares: Mapping[str, Any], reader: Reader) -> str:
    """What several seats have received or chosen, as far as the reader knows it."""
    known = ({"seat": seat, fact: share} for seat, share in shares.items() if share is not None)
    return join((text(key, reader.language, **tell_facts(one, reader)) for one in known), reader.language)


TILES_TOLD: dict[str, Callable[[Any, str], str]] = {
    "tile": one_tile,
    "tiles": some_tiles,
    "rack": some_tiles,
    "family": lambda animal, language: text(f"tile-{animal}.family", language),
    "first": with_character,
    "second": with_character,
}
SEATS_TOLD: dict[str, Callable[[Any, Reader], str]] = {
    "seat": call,
    "whom": call,
    "seats": lambda seats, reader: join((call(seat, reader) for seat in seats), reader.language),
    "received": functools.partial(tell_shares, "trio-exchange.received", "card"),
    "chosen": functools.partial(tell_shares, "good-fortune-reveal.chosen", "number"),
}


# ---- results and refusals


def result(
    game: str, result: Mapping[str, Any], names: Names, language: str, viewer: str | None = None
) -> str:
    """Who has won, and all scores."""
    reader, winners = Reader(language, names, viewer), result["winners"]
    others = [seat for seat in winners if seat != viewer]
    scores = result["scores"].items()
    listed = ", ".join(f"{call(seat, reader)} {str(score).replace('-', MINUS)}" for seat, score in scores)
    won = text(
        "won",
        language,
        count=len(winners),
        who="you" if viewer in winners else "other",
        winners=join((call(seat, reader) for seat in others), language),
    )
    return f"{won} {text(f'{game}-scores', language, scores=listed)}"


def refusal(error: LudoError, language: str) -> str:
    """Why something was refused; of a record's line, why its move is against the rules."""
    params = {"near": None, "line": None, **error.params}
    told = {name: tell_param(name, value, language) for name, value in params.items()}
    if error.code == "against-the-rules":
        told["because"] = text(f"refusal-{params['reason']}", language, **told)
    return text(f"refusal-{error.code}", language, **told)


def tell_param(name: str, value: Any, language: str) -> str | int:
    """What was handed in as it stands in a sentence; nothing in it can steer a terminal, whatever it was."""
    if value is None:
        return NONE
    if isinstance(value, list | tuple):
        last = "or" if name == "values" else "and"
        return join((str(tell_param(name, one, language)) for one in value), language, last)
    if type(value) is int and abs(value) < LARGEST_COUNT:
        return value
    shown = value if isinstance(value, str) else json.dumps(value)
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in shown)


def remark(tiles: Table, language: str) -> str | None:
    """What is unusual about a table of tiles; None where every pair of charms is there once."""
    lacking, repeated = odd_pairs(tiles)
    if not lacking:
        return None
    return text(
        "odd-pairs",
        language,
        count=len(lacking),
        lacking=name_pairs(lacking, language),
        repeated=name_pairs(repeated, language),
    )


def name_pairs(pairs: Iterable[Pair], language: str) -> str:
    """Pairs of charms: "clover–cat and eye–scarab"."""
    names = called("good-fortune", language)
    return join((f"{names[one]}–{names[other]}" for one, other in pairs), language)
