"""What people are told: whole and alike in both languages, nothing missing, nothing idle."""

import ast
import functools
import json
import random
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import ludotheque as ludo
from ludotheque import tell
from ludotheque.games.game import find

from .modes import MODES, NAMES, Mode, own_tiles
from .sources import errors, sources, written

FILES = sorted(path.name for path in (tell.LOCALE / "en").glob("*.ftl"))
PEOPLE = dict(zip("ABCDEF", ("Léa", "Tom", "Alice", "Chris", "Zoé", "Yves"), strict=True))
EXAMPLES = Path(__file__).with_name("examples")
MARK = "\N{OBJECT REPLACEMENT CHARACTER}"  # where something is filled in
MANY = 777
ALWAYS_GIVEN = {"n", "does", "move", "seat", "who", "whose"}  # facts that a text may leave out

# ---- the files


class Pieces(visitor.Visitor):
    """What a text is made of: its placeholders, the messages it refers to, and its phrases."""

    def __init__(self, pattern: ftl.Pattern) -> None:
        self.placeholders: set[str] = set()
        self.variants: dict[str, set[str]] = defaultdict(set)  # by the placeholder that selects among them
        self.references: set[str] = set()
        self.phrases: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.placeholders.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        keys = (
            one.key.name if isinstance(one.key, ftl.Identifier) else one.key.value for one in node.variants
        )
        self.variants[node.selector.id.name] |= set(keys)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = (part.value if isinstance(part, ftl.TextElement) else MARK for part in node.elements)
        self.phrases.append("".join(parts))
        self.generic_visit(node)


@functools.cache
def entries(language: str) -> list[tuple[str, ftl.EntryType]]:
    """Everything in the files of a language, in order."""
    parser, found = FluentParser(), []
    for name in FILES:
        source = (tell.LOCALE / language / name).read_text("utf-8")
        found += [(name, entry) for entry in parser.parse(source).body]
    return found


@functools.cache
def patterns(language: str) -> dict[str, Pieces]:
    """Every text of a language by its key; an attribute stands behind a full stop."""
    found = {}
    for _, entry in entries(language):
        if isinstance(entry, ftl.Message):
            assert entry.value is not None, entry.id.name
            found[entry.id.name] = Pieces(entry.value)
            found |= {f"{entry.id.name}.{one.id.name}": Pieces(one.value) for one in entry.attributes}
    return found


def placeholders(key: str, language: str) -> set[str]:
    """What a text must be given, for what it refers to as well."""
    pieces = patterns(language)[key]
    return pieces.placeholders.union(*(placeholders(one, language) for one in pieces.references))


def test_files_can_be_read() -> None:
    """Both languages have the same files; no line is garbage, no key stands twice."""
    for language in tell.LANGUAGES:
        assert sorted(path.name for path in (tell.LOCALE / language).glob("*.ftl")) == FILES
        assert not [entry for _, entry in entries(language) if isinstance(entry, ftl.Junk)]
        keys = [entry.id.name for _, entry in entries(language) if isinstance(entry, ftl.Message)]
        assert len(keys) == len(set(keys))


def test_languages_have_the_same_texts() -> None:
    """Key by key, file by file, in the same order, with the same placeholders."""

    def layout(language: str) -> list[tuple[str, str]]:
        return [(name, entry.id.name) for name, entry in entries(language) if isinstance(entry, ftl.Message)]

    assert layout("en") == layout("fr")
    english, french = ({key: placeholders(key, one) for key in patterns(one)} for one in tell.LANGUAGES)
    assert english == french


def cases(key: str) -> Iterator[dict[str, Any]]:
    """Everything that a text can be given, as far as it matters: each variant, a number, a word."""
    values: dict[str, list[Any]] = {name: [f"<{name}>"] for name in placeholders(key, "en")}
    for language in tell.LANGUAGES:
        for one in (key, *patterns(language)[key].references):
            for name, variants in patterns(language)[one].variants.items():
                numbers = [int(variant) for variant in variants if variant.isdigit()]
                if numbers or "one" in variants:
                    values[name] = [1, MANY, *numbers]
                else:
                    values[name] += variants
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def test_languages_tell_the_same() -> None:
    """Whatever a text is given, the same of it is shown in both languages."""
    for key in patterns("en"):
        for given in cases(key):
            marks = [str(value) for value in given.values() if str(value)[0] == "<" or value == MANY]
            english, french = (tell.text(key, language, **given) for language in tell.LANGUAGES)
            assert [mark in english for mark in marks] == [mark in french for mark in marks], english


@pytest.mark.parametrize("language", tell.LANGUAGES)
def test_typography(language: str) -> None:
    """No straight quotation mark; French has no-break spaces before ; : ! ? » and after «, English none."""
    wrong = {
        "en": r"\s[;:!?]|[«»\u00a0\u202f]",
        "fr": r"(?<![\u00a0\u202f])[;:!?»]|«(?![\u00a0\u202f])|[“”]",
    }
    for key, pieces in patterns(language).items():
        for phrase in pieces.phrases:
            phrase = phrase.replace('["cat", "eye", 1]', MARK)  # as it is written in a file
            assert not re.search(r"['\"]|\.\.\.|^\s|\s$|  ", phrase), key
            assert not re.search(wrong[language], phrase), key


# ---- telling everything


class Told(NamedTuple):
    """A text that was asked for."""

    key: str
    language: str
    given: frozenset[str]
    words: str


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """Every text that is asked for from here on."""
    asked: list[Told] = []
    text = tell.text

    def listen(key: str, language: str, /, **params: Any) -> str:
        words = text(key, language, **params)
        asked.append(Told(key, language, frozenset(params), words))
        return words

    monkeypatch.setattr(tell, "text", listen)
    return asked


def check_told(told: list[Told]) -> None:
    """Whatever a text refers to was there, and each of its placeholders was given."""
    for one in set(told):
        assert not re.search(r"[{}$]|\bNone\b|\bnone\b", one.words), one
        assert placeholders(one.key, one.language) <= one.given, one


def play(mode: Mode, moves: int, seed: int) -> ludo.Match:
    """A match after so many random moves."""
    game, options = mode
    chance, match = random.Random(seed), ludo.deal(game, seed=seed, **options)
    for _ in range(moves):
        if match.result is not None:
            break
        seat = chance.choice(match.to_move)
        if seat == "*":
            match.roll()
        else:
            match.play(seat, chance.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_every_event_is_told(mode: Mode, told: list[Told]) -> None:
    """Two games of each mode, to every viewer in both languages: nothing is missing, "you" is in place."""
    for match in play(mode, 150, seed=1), play(mode, 150, seed=2):
        names = {seat: PEOPLE[seat] for seat in match.seats}
        for viewer in (*match.seats, None, "*"):
            for language in tell.LANGUAGES:
                for event in match.events(viewer):
                    sentence = tell.event(match.game, event, names, language, viewer)
                    assert sentence[0].isupper(), sentence
                    assert sentence[-1] in ".!", sentence
                    assert names.get(viewer or "", "nobody") not in sentence, sentence
    check_told(told)


@pytest.mark.parametrize("game", ludo.games())
def test_every_move_is_told(game: str, told: list[Told]) -> None:
    """Every move of a game has a label, to each who may make it; no two moves have the same."""
    for language in tell.LANGUAGES:
        labels = [tell.move(game, move, PEOPLE, language, "B") for move in find(game).words.texts()]
        assert len(labels) == len(set(labels))
        assert all(label[0].islower() and label[-1] not in ".!?" for label in labels)
    check_told(told)


@pytest.mark.parametrize("game", ludo.games())
def test_every_name_is_told(game: str, told: list[Told]) -> None:
    """Every tile and charm has a name of its own in each language."""
    for language in tell.LANGUAGES:
        names = tell.called(game, language)
        assert len(set(names.values())) == len(names)
    check_told(told)


def test_results(told: list[Told]) -> None:
    """One winner, several, the reader among them or not."""

    def say(winners: str, scores: dict[str, int], language: str, viewer: str | None = None) -> str:
        result = {"winners": list(winners), "scores": scores}
        return tell.result("pixar-rummy", result, PEOPLE, language, viewer)

    assert say("B", {"A": -3, "B": 0}, "en") == "Tom wins! Points: Léa −3, Tom 0."
    assert say("B", {"A": -3, "B": 0}, "fr", "B") == "Vous gagnez\u00a0! Points\u00a0: Léa −3, vous 0."
    assert (
        say("AC", {"A": -2, "C": -2}, "fr")
        == "Léa et Alice gagnent ensemble\u00a0! Points\u00a0: Léa −2, Alice −2."
    )
    assert say("ABC", {"A": 1}, "en", "B") == "You win together with Léa and Alice! Points: Léa 1."
    check_told(told)


def test_a_word_to_each(told: list[Told]) -> None:
    """Each hears of it from where they sit."""
    event = {"n": 1, "seat": "A", "move": "high B", "card": 8}
    assert tell.event("trio", event, PEOPLE, "en", "A") == "You ask for Tom’s highest card: an 8."
    assert tell.event("trio", event, PEOPLE, "en", "B") == "Léa asks for your highest card: an 8."
    assert (
        tell.event("trio", event, PEOPLE, "fr", "B")
        == "Léa vous demande votre plus grande carte\u00a0: un 8."
    )
    assert tell.event("trio", event, PEOPLE, "fr") == "Léa demande à Tom sa plus grande carte\u00a0: un 8."
    swapped = {
        "n": 2,
        "does": "exchange",
        "seats": ["A", "C"],
        "swapped": True,
        "received": {"A": 9, "C": None},
    }
    assert (
        tell.event("trio", swapped, PEOPLE, "en", "A") == "Exchange between you and Alice: you receive a 9."
    )
    hidden = {"n": 3, "seat": "B", "move": "draw hidden", "tile": None}
    assert tell.event("double-seven", hidden, PEOPLE, "fr", "A") == "Tom pioche une tuile cachée."
    check_told(told)


# ---- refusals


class Refusal(NamedTuple):
    """A place in the code that refuses something: its code (a pattern), and the params that it gives."""

    code: str
    given: set[str]
    where: str


def refusals() -> Iterator[Refusal]:
    """Every LudoError that the code raises; params that are gathered elsewhere stand as "*"."""
    for path, tree in sources().items():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func).rpartition(".")[2] in errors()
                and len(node.args) > 1
            ):
                given = {keyword.arg or "*" for keyword in node.keywords}
                yield Refusal(written(node.args[0]), given, f"{path.name}:{node.lineno}")


def texts_of_refusals() -> dict[str, str]:
    """The key of each code that has a sentence."""
    keys = {key for key in patterns("en") if key.startswith("refusal-")}
    return {key.removeprefix("refusal-"): key for key in keys}


def test_every_refusal_has_its_sentence() -> None:
    """Every code of every game, and every other that is raised; and no sentence is for nobody."""
    raised, sentences = list(refusals()), texts_of_refusals()
    codes = {code for game in ludo.games() for code, _ in find(game).words.REFUSALS.values()}
    assert codes <= sentences.keys()
    for refusal in raised:
        assert any(re.fullmatch(refusal.code, code) for code in sentences), refusal
    found = [refusal.code for refusal in raised if refusal.code != ".+"]
    idle = {code for code in sentences.keys() - codes if not any(re.fullmatch(one, code) for one in found)}
    assert not idle


def test_every_refusal_gives_what_its_sentence_needs() -> None:
    """Whoever raises an error hands over all that people are told."""
    sentences = texts_of_refusals()
    for refusal in refusals():
        if refusal.code in map(re.escape, sentences) and "*" not in refusal.given:
            code = refusal.code.replace("\\", "")
            assert placeholders(sentences[code], "en") <= refusal.given | {"line"}, refusal


def wrongs() -> list[Callable[[], object]]:
    """Things that are refused, of many kinds."""
    match, flip = ludo.deal("trio", seed=1, first="A"), ludo.deal("pixar-rummy", version="junior", seed=1)
    record = play(("trio", {"first": "A"}), 6, seed=1).record()
    moves, tiles = record["moves"], own_tiles()
    return [
        lambda: ludo.deal("Trio"),
        lambda: ludo.deal("trio", gaol="simple"),
        lambda: ludo.deal("trio", goal="spicy\x1b[2J"),
        lambda: ludo.deal("trio", seed=2**70),
        lambda: ludo.deal("trio", deal={"hands": {}}),
        lambda: ludo.deal("good-fortune", tiles=tiles | {"7": ["cat", "wolf", 1]}),
        lambda: ludo.deal("good-fortune", tiles=tiles | {"22": []}),
        lambda: match.view("Z"),
        lambda: match.play("B", "low A"),
        lambda: match.play("A", "LOW a"),
        lambda: match.play(flip.seats[5:] or None, "low A"),  # type: ignore[arg-type]
        flip.roll,
        lambda: ludo.replay({"format": 1}),
        lambda: ludo.replay(record | {"edition": "0"}),
        lambda: ludo.replay(record | {"moves": [*moves[:2], ["Z", "low A"]]}),
        lambda: ludo.replay(record | {"moves": [["A", "LOW a"]]}),
        lambda: ludo.replay(record | {"result": {}}),
    ]


def test_refusals_are_told(told: list[Told]) -> None:
    """Errors as they come, in both languages: nothing is missing, nothing in them can steer a terminal."""
    for wrong in wrongs():
        with pytest.raises(ludo.LudoError) as caught:
            wrong()
        for language in tell.LANGUAGES:
            sentence = tell.refusal(caught.value, language)
            assert sentence.replace("\u00a0", " ").isprintable()
            assert sentence[-1] in ".?!»”", sentence
            assert not re.search(r"[{}$]", sentence), sentence
    with pytest.raises(ludo.BadOption) as spicy:
        ludo.deal("trio", goal="spicy")
    assert tell.refusal(spicy.value, "fr") == (
        "L’option goal ne peut pas valoir «\u00a0spicy\u00a0»\u00a0; ce doit être simple ou picante."
    )


# ---- nothing is idle, nothing is told past these files


def asked_for() -> set[str]:
    """The keys that the code asks for, as patterns; those of tell.py itself are seen when it tells."""
    calls = (
        node
        for path, tree in sources().items()
        if path.name != "tell.py"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("text", "tell.text")
    )
    return {written(call.args[0]) for call in calls}


def test_no_text_is_missing() -> None:
    """Whatever the code asks for by name is there."""
    assert all(any(re.fullmatch(one, key) for key in patterns("en")) for one in asked_for())


def tell_everything() -> None:
    """Every kind of move, event, name, result and remark there is."""
    for game in ludo.games():
        tell.called(game, "en")
        for move in find(game).words.texts():
            tell.move(game, move, PEOPLE, "en")
    for path in EXAMPLES.glob("*.json"):
        match = ludo.replay(json.loads(path.read_text("utf-8"))["record"])
        for viewer in "*", "A":
            for event in match.events(viewer):
                tell.event(match.game, event, PEOPLE, "en", viewer)
    tell.remark(own_tiles() | {"1": ["cat", "eye", 1]}, "en")
    tell.join("ab", "en", "or")


def test_no_text_is_idle(told: list[Told]) -> None:
    """Every key is asked for, and every fact that is handed to a text is used by it."""
    tell_everything()
    texts, named = patterns("en"), asked_for() - {".+"}
    given: dict[str, set[str]] = defaultdict(set)
    for one in told:
        given[one.key.partition(".")[0]] |= one.given - ALWAYS_GIVEN
    used = {one.key for one in told} | {key for key in texts if any(re.fullmatch(one, key) for one in named)}
    used |= {key for one in used for key in texts[one].references}
    assert not [key for key in texts if key not in used and not key.startswith("refusal-")]
    for message, facts in given.items():
        told_of = (placeholders(key, "en") for key in texts if key.partition(".")[0] == message)
        assert facts <= set().union(*told_of), message


def test_nothing_is_loaded_before_it_is_told() -> None:
    """Fluent comes with the first text."""
    script = (
        "import sys; from ludotheque import tell; {}; print(any('fluent' in name for name in sys.modules))"
    )
    for asked, loaded in ("pass", "False"), ("tell.text('you', 'en')", "True"):
        command = [sys.executable, "-c", script.format(asked)]
        assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == loaded
