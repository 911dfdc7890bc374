"""The rules of the Rummy, junior and family, clause by clause: each test names the clauses that it shows."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque import tell

COLOURS = ("red", "yellow", "green", "blue")
TILES = [f"{colour}{value}" for colour in COLOURS for value in range(1, 14)]

# A table on which neither of two racks can lay anything.
STARTERS = "red5 yellow9 green2 blue12"
IDLE_A = "red1 red3 yellow6 yellow11 green8 blue10"
IDLE_B = "red7 red13 yellow4 green10 blue1 blue3"

# ---- helpers


def family(racks: dict[str, str], starters: str = STARTERS, pool: str = "", **options: Any) -> ludo.Match:
    """A family match from a partial deal: what is not named is filled up with the other tiles, in order."""
    named = " ".join([*racks.values(), starters, pool]).split()
    rest = [tile for tile in TILES if tile not in named]

    def filled(tiles: str, n: int) -> list[str]:
        missing = n - len(tiles.split())
        taken, rest[:] = rest[:missing], rest[missing:]
        return [*tiles.split(), *taken]

    full_racks = {seat: filled(tiles, 6) for seat, tiles in racks.items()}
    deal = {"racks": full_racks, "starters": filled(starters, 4), "pool": filled(pool, 48 - 6 * len(racks))}
    return ludo.deal("pixar-rummy", deal=deal, **{"players": len(racks), "first": "A", **options})


def junior(players: int = 2, first: str = "A") -> ludo.Match:
    """A junior match."""
    return ludo.deal("pixar-rummy", version="junior", deal={}, players=players, first=first)


def flip(match: ludo.Match, one: str, two: str, answer: str = "") -> list[dict[str, Any]]:
    """The seat in turn flips, these two tiles come up, and it answers; returns what that showed."""
    (seat,) = match.to_move
    match.play(seat, "flip")
    events = match.play("*", f"up {one} {two}")
    return match.play(seat, answer) if answer else events


def play(match: ludo.Match, *moves: str) -> list[dict[str, Any]]:
    """The seat in turn plays, one move after the other; returns the events of the last one."""
    events = []
    for move in moves:
        events = match.play(match.to_move[0], move)
    return events


def legal(match: ludo.Match) -> list[str]:
    """The moves of the seat in turn, sorted."""
    return sorted(match.moves(match.to_move[0]))


def refusal(match: ludo.Match, seat: str, move: str) -> tuple[str, str | None]:
    """Code and clause of a refusal, which changes nothing."""
    before = match.record(), match.events("*"), match.view("*")
    with pytest.raises(ludo.IllegalMove) as refused:
        match.play(seat, move)
    assert (match.record(), match.events("*"), match.view("*")) == before
    return refused.value.code, refused.value.clause


def meld(match: ludo.Match, number: int) -> tuple[str, str]:
    """What a meld is, and its tiles."""
    found = match.view(None)["melds"][number - 1]
    assert found["id"] == number
    return found["kind"], " ".join(found["tiles"])


def reach(wanted: Callable[[ludo.Match, list[Any]], bool], **options: Any) -> ludo.Match:
    """A match in a random game, at the first moment that is wanted; the latest move's events may tell it."""
    for seed in range(1_000):
        match, choice = ludo.deal("pixar-rummy", seed=seed, **options), random.Random(seed)
        while match.to_move:
            (seat,) = match.to_move
            if wanted(match, match.play(seat, choice.choice(match.moves(seat)))):
                return match
    raise AssertionError("no such moment in a thousand games")


def tiles_left(match: ludo.Match) -> dict[str, int]:
    """How many tiles each rack holds."""
    return {seat: len(rack) for seat, rack in match.view(None)["racks"].items()}


def can_lay(match: ludo.Match, seat: str) -> bool:
    """Could this seat lay something now? Looked up the slow way, in the open view."""
    view = match.view("*")
    rack, melds = view["racks"][seat], [each["tiles"] for each in view["melds"]]
    others = [*([tile] for tile in rack), *melds]
    return any(is_meld([tile, *tiles]) for tile in rack for tiles in others if tile not in tiles)


def is_meld(tiles: list[str]) -> bool:
    """Are these tiles a run or a group?"""
    numbers = sorted(TILES.index(tile) for tile in tiles)
    colours, values = {number // 13 for number in numbers}, {number % 13 for number in numbers}
    is_run = len(colours) == 1 and numbers[-1] - numbers[0] == len(numbers) - 1
    return is_run or (len(values) == 1 and len(colours) == len(numbers))


# ---- the tiles


def test_tiles() -> None:
    """PR-1: 52 tiles, values 1 to 13 in four colours, one of each."""
    match = ludo.deal("pixar-rummy", seed=1, players=4)
    dealt = match.dealt
    tiles = [tile for rack in dealt["racks"].values() for tile in rack] + dealt["starters"] + dealt["pool"]
    assert sorted(tiles) == sorted(TILES)


@pytest.mark.parametrize("wrong", ["red14", "red0", "purple5", "Red5", "rouge5", "red05", "red3"])
def test_no_other_tiles(wrong: str) -> None:
    """PR-1: there is no other tile, and none twice."""
    dealt = family({"A": IDLE_A, "B": IDLE_B}).dealt
    dealt["racks"]["A"][0] = wrong
    with pytest.raises(ludo.BadDeal, match="deal"):
        ludo.deal("pixar-rummy", deal=dealt)


def test_order_of_colours() -> None:
    """PR-1: red, yellow, green, blue is the order in which racks are shown."""
    match = family({"A": "blue1 green13 green2 yellow3 red10 red9", "B": ""}, "red5")
    assert match.view("A")["racks"]["A"] == ["red9", "red10", "yellow3", "green2", "green13", "blue1"]


def test_characters() -> None:
    """PR-2: thirteen characters, one for each value, all different, in both languages."""
    for language in tell.LANGUAGES:
        assert len({tell.text(f"character-{value}", language) for value in range(1, 14)}) == 13
        assert len(set(tell.called("pixar-rummy", language).values())) == 52


@pytest.mark.parametrize("value", range(1, 14))
def test_same_character(value: int) -> None:
    """PR-2: a value carries the same character in all four colours."""
    for one in COLOURS:
        for two in COLOURS:
            if one != two:
                match = junior()
                flip(match, f"{one}{value}", f"{two}{value}")
                assert match.view("A")["phase"] == "match"


# ---- junior


def test_junior_begins() -> None:
    """PR-3: all tiles lie face down, and nobody has any."""
    match = junior(3, first="B")
    assert match.view(None) == {
        "game": "pixar-rummy", "phase": "flip", "to_move": ["B"], "down": 52, "up": [], "last": [],
        "won": {"A": [], "B": [], "C": []},
    }  # fmt: skip
    assert match.moves("B") == ["flip"]
    assert match.dealt == {}
    assert match.events("*") == []


def test_junior_turns() -> None:
    """PR-3: in turn, clockwise, a seat turns two up."""
    match = junior(3, first="B")
    flipped: list[str] = []
    for one, two in (("red1", "blue2"), ("red3", "blue4"), ("red5", "blue6"), ("red7", "blue8")):
        flipped += match.to_move
        flip(match, one, two)
    assert flipped == ["B", "C", "A", "B"]
    assert refusal(match, "A", "flip") == ("not-your-turn", "PR-3")
    match.play("C", "flip")
    match.play("*", "up red1 red2")
    assert refusal(match, "A", "keep") == ("not-your-turn", "PR-3")


@pytest.mark.parametrize(("one", "two"), [("red7", "blue7"), ("blue13", "blue1"), ("green2", "green3")])
def test_keep(one: str, two: str) -> None:
    """PR-4: same character or same colour: the seat may keep the pair, face up before it."""
    match = junior()
    assert flip(match, one, two) == [{"n": 2, "seat": "*", "move": f"up {one} {two}"}]
    assert match.view("B")["up"] == [one, two]
    assert match.view("B")["down"] == 50
    assert match.to_move == ("A",)
    assert match.moves("A") == ["keep", "leave"]
    assert match.play("A", "keep") == [{"n": 3, "seat": "A", "move": "keep"}]
    view = match.view(None)
    assert view["won"] == {"A": [one, two], "B": []}
    assert (view["down"], view["up"], view["last"]) == (50, [], [one, two])


def test_may_leave() -> None:
    """PR-4: the seat may keep a pair, or leave it; PR-6: leaving is always allowed."""
    match = junior()
    assert flip(match, "red7", "blue7", "leave") == [{"n": 3, "seat": "A", "move": "leave"}]
    view = match.view("A")
    assert (view["down"], view["up"], view["last"]) == (52, [], ["red7", "blue7"])
    assert view["won"] == {"A": [], "B": []}


def test_pair_first() -> None:
    """PR-4: while a pair lies face up, nobody flips."""
    match = junior()
    flip(match, "red7", "blue7")
    assert refusal(match, "A", "flip") == ("pair-first", "PR-4")
    assert refusal(match, "B", "flip") == ("not-your-turn", "PR-3")


@pytest.mark.parametrize(("one", "two"), [("red13", "yellow1"), ("red5", "blue9"), ("green1", "blue2")])
def test_back(one: str, two: str) -> None:
    """PR-5: otherwise the two go back face down at once."""
    match = junior()
    events = flip(match, one, two)
    assert events == [{"n": 2, "seat": "*", "move": f"up {one} {two}"}, {"n": 3, "does": "back"}]
    view = match.view("A")
    assert (view["down"], view["up"], view["last"]) == (52, [], [one, two])
    assert refusal(match, "B", "keep") == ("flip-first", "PR-7")


def test_mixed_again() -> None:
    """PR-5: all face-down tiles are mixed: those that went back may come up at once, and in any order."""
    match = junior()
    flip(match, "red5", "blue9")
    flip(match, "blue9", "red5")
    flip(match, "red5", "red6", "leave")
    flip(match, "red6", "red5", "keep")
    assert match.view("A")["won"]["B"] == ["red6", "red5"]


def test_turn_passes_either_way() -> None:
    """PR-5: whether kept, left or gone back, the turn passes left."""
    match = junior(4, first="C")
    flip(match, "red1", "red2", "keep")
    assert match.to_move == ("D",)
    flip(match, "red3", "red4", "leave")
    assert match.to_move == ("A",)
    flip(match, "red3", "blue4")
    assert match.to_move == ("B",)


def test_latest_flip() -> None:
    """PR-5: while a pair lies face up, the latest flip that does not is the one before."""
    match = junior()
    flip(match, "red5", "blue9")
    flip(match, "red1", "red2")
    assert match.view(None)["up"] == ["red1", "red2"]
    assert match.view(None)["last"] == ["red5", "blue9"]
    match.play("B", "keep")
    assert match.view(None)["last"] == ["red1", "red2"]


def pairs() -> list[tuple[str, str]]:
    """All tiles, as pairs of one character."""
    upper = [(f"red{value}", f"yellow{value}") for value in range(1, 14)]
    return [*upper, *((f"green{value}", f"blue{value}") for value in range(1, 14))]


def test_junior_ends() -> None:
    """PR-6: the game ends when a keep leaves 4 face-down tiles; most tiles win."""
    match = junior(3)
    for one, two in pairs()[:24]:
        assert match.result is None
        if match.to_move == ("C",):
            flip(match, one, two, "leave")
        events = flip(match, one, two, "keep")
    result = {"winners": ["A", "B"], "scores": {"A": 24, "B": 24, "C": 0}}
    assert match.result == result
    assert events == [
        {"n": len(match.events("*")) - 1, "seat": "B", "move": "keep"},
        {"n": len(match.events("*")), "does": "over", "result": result},
    ]
    view = match.view("A")
    assert (view["phase"], view["to_move"], view["down"], view["up"]) == ("over", [], 4, [])
    assert view["last"] == [*pairs()[23]]
    assert refusal(match, "A", "flip") == ("game-is-over", "PR-6")


def test_junior_ends_only_by_a_keep() -> None:
    """PR-6: with a pair turned up only 4 tiles lie face down; left again and again, it has no bound."""
    match = junior()
    for one, two in pairs()[:23]:
        flip(match, one, two, "keep")
    assert match.view(None)["down"] == 6
    for _ in range(50):
        flip(match, "green12", "blue12")
        assert match.view(None)["down"] == 4
        assert match.view(None)["phase"] == "match"
        play(match, "leave")
    assert match.result is None
    flip(match, "green12", "blue12", "keep")
    assert match.result == {"winners": ["A", "B"], "scores": {"A": 24, "B": 24}}


def test_junior_has_one_winner_or_more() -> None:
    """PR-6: most tiles win; ties share."""
    match = junior(4)
    for one, two in pairs()[:24]:
        flip(match, one, two, "keep")
    assert match.result == {"winners": [*"ABCD"], "scores": dict.fromkeys("ABCD", 12)}
    match = junior(2, first="B")
    flip(match, "red1", "blue2")
    for one, two in pairs()[:23]:
        flip(match, one, two, "keep")
    flip(match, "green12", "blue12", "leave")
    flip(match, "green12", "blue12", "keep")
    assert match.result == {"winners": ["A"], "scores": {"A": 26, "B": 22}}


def test_chance_answers() -> None:
    """PR-7: a flip waits for chance, and nobody else may do anything."""
    match = junior()
    assert match.play("A", "flip") == [{"n": 1, "seat": "A", "move": "flip"}]
    assert match.to_move == ("*",)
    view = match.view("A")
    assert (view["phase"], view["to_move"], view["down"]) == ("flip", ["*"], 52)
    assert match.moves("*") == match.moves("A") == match.moves("B") == []
    assert refusal(match, "A", "flip") == ("chance-first", "PR-7")
    assert refusal(match, "A", "up red5 red6") == ("not-chance", "PR-7")
    match.play("*", "up red5 red6")
    assert match.record()["moves"] == [["A", "flip"], ["*", "up red5 red6"]]


def test_chance_answers_only_a_flip() -> None:
    """PR-7: without a flip, chance has nothing to say."""
    match = junior()
    with pytest.raises(ludo.LudoError) as refused:
        match.roll()
    assert refused.value.code == "no-chance-now"
    with pytest.raises(ludo.LudoError):
        match.play("*", "up red5 red6")
    assert refusal(match, "A", "keep") == refusal(match, "A", "leave") == ("flip-first", "PR-7")


def test_chance_turns_up_two_that_lie_there() -> None:
    """PR-7: two different face-down tiles, in the order turned up."""
    match = junior()
    flip(match, "red5", "red3", "keep")
    match.play("B", "flip")
    assert refusal(match, "*", "up red5 red6") == ("not-face-down", "PR-7")
    assert refusal(match, "*", "up red6 red5") == ("not-face-down", "PR-7")
    assert refusal(match, "*", "up red6 red6") == ("no-such-move", None)
    match.play("*", "up red6 red4")
    assert match.view(None)["up"] == ["red6", "red4"]


def test_even_odds() -> None:
    """PR-7: chance turns up every tile as often as any other, first and second, in either order."""
    games, first, second = 2_600, Counter[str](), Counter[str]()
    rising = 0
    for seed in range(games):
        match = ludo.deal("pixar-rummy", version="junior", seed=seed, first="A")
        match.play("A", "flip")
        one, two = match.roll()[0]["move"].removeprefix("up ").split()
        first[one] += 1
        second[two] += 1
        rising += TILES.index(one) < TILES.index(two)
    for seen in (first, second):
        assert set(seen) == set(TILES)
        assert all(20 <= times <= 85 for times in seen.values())  # 50 on the average
    assert abs(rising - games / 2) < 150


def test_versions_apart() -> None:
    """PR-7: the junior version has these moves only; PR-10: the family version has others."""
    for move in ("draw", "pass", "done", "open red5 red6", "add red5 #1"):
        assert refusal(junior(), "A", move) == ("not-in-junior", "PR-7")
    match = family({"A": IDLE_A, "B": IDLE_B})
    for move in ("flip", "keep", "leave", "up red5 red6"):
        assert refusal(match, "A", move) == ("not-in-family", "PR-10")


# ---- family: the deal, and what lies on the table


@pytest.mark.parametrize(("players", "pool"), [(2, 36), (3, 30), (4, 24)])
def test_deal(players: int, pool: int) -> None:
    """PR-8: six tiles a seat, four starters face up, and the rest is the pool."""
    match = ludo.deal("pixar-rummy", seed=3, players=players)
    view, dealt = match.view(None), match.dealt
    assert tiles_left(match) == dict.fromkeys(match.seats, 6)
    assert [each["tiles"] for each in view["melds"]] == [[tile] for tile in dealt["starters"]]
    assert [each["id"] for each in view["melds"]] == [1, 2, 3, 4]
    assert (view["phase"], view["pool"], len(dealt["pool"])) == ("lay", pool, pool)
    assert match.view("*")["order"] == dealt["pool"]


def test_pool_in_order() -> None:
    """PR-8: the pool has a fixed order, and is drawn from its beginning."""
    match = family({"A": IDLE_A, "B": IDLE_B}, pool="red8 blue7 green7")
    assert play(match, "draw") == [{"n": 1, "seat": "A", "move": "draw", "tile": "red8"}]
    assert play(match, "pass", "draw")[0]["tile"] == "blue7"
    assert match.view("*")["order"][0] == "green7"
    assert match.view(None)["pool"] == 34


def test_deal_as_given() -> None:
    """PR-8: a deal is kept as it was written, its racks in any order."""
    match = family({"A": IDLE_A, "B": "yellow4 red13 red7 blue3 green10 blue1"}, pool="red8")
    assert match.dealt["racks"]["B"] == ["yellow4", "red13", "red7", "blue3", "green10", "blue1"]
    assert match.view("B")["racks"]["B"] == ["red7", "red13", "yellow4", "green10", "blue1", "blue3"]
    again = ludo.deal("pixar-rummy", deal=match.dealt, first="A")
    assert again.view("*") == match.view("*")


def test_no_wrap() -> None:
    """PR-9: a run does not wrap from 13 to 1, and colours do not touch."""
    match = family({"A": "red1 yellow1 red12 blue13 green4 green6", "B": ""}, "red13 blue9 green8 blue7")
    adds = [move for move in legal(match) if move.endswith("#1")]
    assert adds == ["add blue13 #1", "add red12 #1"]
    assert refusal(match, "A", "add red1 #1") == ("fits-no-starter", "PR-15")
    assert refusal(match, "A", "add yellow1 #1") == ("fits-no-starter", "PR-15")
    play(match, "add red12 #1")
    assert refusal(match, "A", "add red1 #1") == ("not-at-an-end", "PR-11")
    assert refusal(match, "A", "open red13 red1") == ("no-such-move", None)


def test_group_of_one_value() -> None:
    """PR-9: a group is one value in different colours, at most 4."""
    match = family({"A": "yellow5 green5 blue5 red1 red3 blue10", "B": ""})
    play(match, "add blue5 #1", "add yellow5 #1")
    assert meld(match, 1) == ("group", "red5 yellow5 blue5")
    play(match, "add green5 #1")
    assert meld(match, 1) == ("group", "red5 yellow5 green5 blue5")
    assert match.to_move == ("B",)


def test_one_thing() -> None:
    """PR-10: lay tiles on one meld, or open one; nothing else in the same turn."""
    match = family({"A": "red6 yellow5 blue11 green7 green8 red13", "B": IDLE_B.replace("red13", "red11")})
    assert legal(match) == ["add blue11 #4", "add red6 #1", "add yellow5 #1", "open green7 green8"]
    play(match, "add red6 #1")
    assert match.view(None)["current"] == 1
    assert legal(match) == ["done"]
    assert refusal(match, "A", "add blue11 #4") == ("another-meld", "PR-18")
    assert refusal(match, "A", "open green7 green8") == ("another-meld", "PR-18")
    assert refusal(match, "A", "draw") == ("already-laid", "PR-10")
    assert refusal(match, "A", "pass") == ("already-laid", "PR-10")


def test_only_of_its_rack() -> None:
    """PR-10: a seat lays tiles of its own rack, in its turn, on melds that are there."""
    match = family({"A": "red6 red7 yellow3 blue10 green4 green6", "B": "yellow5 red4"})
    assert refusal(match, "A", "add red4 #1") == ("not-on-your-rack", "PR-10")
    assert refusal(match, "A", "open red7 red8") == ("not-on-your-rack", "PR-10")
    assert refusal(match, "A", "add red6 #5") == ("no-such-meld", "PR-10")
    assert refusal(match, "A", "add red6 #29") == ("no-such-move", None)
    assert refusal(match, "B", "add yellow5 #1") == ("not-your-turn", "PR-10")
    assert match.moves("B") == []


def test_turns_go_round() -> None:
    """PR-10: in turn, clockwise, from the seat that begins."""
    match = ludo.deal("pixar-rummy", seed=5, players=3, first="C")
    turns: list[str] = []
    while len(turns) < 5:
        (seat,) = match.to_move
        turns += [] if turns[-1:] == [seat] else [seat]
        match.play(seat, "done" if "done" in match.moves(seat) else match.moves(seat)[-1])
    assert turns == ["C", "A", "B", "C", "A"]


def test_add_to_a_run() -> None:
    """PR-11: at either end, or at both, without a hole."""
    match = family({"A": "red4 red6 red7 red2 red9 blue3", "B": ""})
    play(match, "add red6 #1")
    assert meld(match, 1) == ("run", "red5 red6")
    assert legal(match) == ["add red4 #1", "add red7 #1", "done"]
    assert refusal(match, "A", "add red2 #1") == ("not-at-an-end", "PR-11")
    play(match, "add red4 #1", "add red7 #1")
    assert meld(match, 1) == ("run", "red4 red5 red6 red7")
    assert legal(match) == ["done"]
    for tile in ("red9", "blue3"):
        assert refusal(match, "A", f"add {tile} #1") == ("not-at-an-end", "PR-11")


def test_add_to_a_group() -> None:
    """PR-12: a colour that it lacks, of its value."""
    match = family({"A": "yellow5 green5 red6 red4 blue1 blue6", "B": "blue5"})
    play(match, "add green5 #1")
    assert meld(match, 1) == ("group", "red5 green5")
    assert legal(match) == ["add yellow5 #1", "done"]
    for tile in ("red6", "blue6"):
        assert refusal(match, "A", f"add {tile} #1") == ("no-lacking-colour", "PR-12")
    play(match, "done")
    assert "add blue5 #1" in legal(match)
    play(match, "add blue5 #1")
    assert meld(match, 1) == ("group", "red5 green5 blue5")


def test_open_a_run() -> None:
    """PR-13: with two consecutive tiles of one colour, the lower one first; more may follow."""
    match = family({"A": "green6 green7 green8 yellow7 red1 yellow13", "B": ""})
    assert legal(match) == ["open green6 green7", "open green7 green8", "open yellow7 green7"]
    assert refusal(match, "A", "open green7 green6") == ("no-such-move", None)
    assert refusal(match, "A", "open green6 green8") == ("no-such-move", None)
    (event,) = play(match, "open green7 green8")
    assert event == {"n": 1, "seat": "A", "move": "open green7 green8", "meld": 5}
    assert meld(match, 5) == ("run", "green7 green8")
    assert legal(match) == ["add green6 #5", "done"]
    play(match, "add green6 #5")
    assert meld(match, 5) == ("run", "green6 green7 green8")


def test_open_a_group() -> None:
    """PR-14: with two tiles of one value, in the order of the colours."""
    match = family({"A": "red7 yellow7 blue7 green10 red1 yellow13", "B": ""})
    assert legal(match) == ["open red7 blue7", "open red7 yellow7", "open yellow7 blue7"]
    assert refusal(match, "A", "open blue7 red7") == ("no-such-move", None)
    assert refusal(match, "A", "open red7 green7") == ("not-on-your-rack", "PR-10")
    assert play(match, "open red7 blue7") == [{"n": 1, "seat": "A", "move": "open red7 blue7", "meld": 5}]
    assert meld(match, 5) == ("group", "red7 blue7")
    assert legal(match) == ["add yellow7 #5", "done"]


def test_starters_are_undecided() -> None:
    """PR-15: a starter is neither run nor group until the first tile laid on it decides."""
    match = family({"A": "red4 red6 yellow5 blue5 green13 yellow11", "B": ""})
    assert meld(match, 1) == ("single", "red5")
    adds = [f"add {tile} #1" for tile in ("blue5", "red4", "red6", "yellow5")]
    assert legal(match) == [*adds, "open yellow5 blue5"]
    assert refusal(match, "A", "add green13 #1") == ("fits-no-starter", "PR-15")
    run, group = match, match.copy()
    play(run, "add red4 #1")
    assert legal(run) == ["add red6 #1", "done"]
    play(group, "add blue5 #1")
    assert legal(group) == ["add yellow5 #1", "done"]


def test_melds_are_never_joined() -> None:
    """PR-15: melds are not joined, split or rearranged, even where they touch."""
    racks = {"A": "red6 red8 blue1 blue3 green13 yellow11", "B": "red9 yellow7"}
    match = family(racks, "red5 red7 green2 blue12")
    assert "add red6 #1" in legal(match)
    assert "add red6 #2" in legal(match)
    play(match, "add red6 #1")
    assert meld(match, 1) == ("run", "red5 red6")
    assert meld(match, 2) == ("single", "red7")
    assert refusal(match, "A", "add red8 #1") == ("not-at-an-end", "PR-11")
    play(match, "done", "add yellow7 #2", "done")
    assert meld(match, 2) == ("group", "red7 yellow7")
    assert "add red8 #2" not in legal(match)


def test_any_meld() -> None:
    """PR-15: anyone may add to any meld, whoever opened it."""
    match = family({"A": "green7 green8 red1 yellow13 blue4 red8", "B": "green9 green6"})
    play(match, "open green7 green8", "done")
    play(match, "add green9 #5", "add green6 #5")
    assert meld(match, 5) == ("run", "green6 green7 green8 green9")


# ---- family: drawing, and the stroke of luck


def test_must_lay() -> None:
    """PR-16: a seat that can lay must lay; it may neither draw nor pass."""
    match = family({"A": IDLE_A.replace("red1", "red6"), "B": ""})
    assert legal(match) == ["add red6 #1", "open red6 yellow6"]
    assert refusal(match, "A", "draw") == ("must-lay", "PR-16")
    assert refusal(match, "A", "pass") == ("nothing-drawn", "PR-16")
    match = family({"A": IDLE_A.replace("red1", "red11"), "B": ""})
    assert legal(match) == ["open red11 yellow11"]
    assert refusal(match, "A", "draw") == ("must-lay", "PR-16")


def test_draw_one() -> None:
    """PR-16: a seat that cannot lay draws one tile."""
    match = family({"A": IDLE_A, "B": IDLE_B}, pool="red8 yellow1")
    assert legal(match) == ["draw"]
    play(match, "draw")
    assert tiles_left(match) == {"A": 7, "B": 6}
    assert refusal(match, "A", "draw") == ("already-drawn", "PR-16")
    assert refusal(match, "A", "done") == ("nothing-laid", "PR-18")
    play(match, "pass")
    assert match.to_move == ("B",)


def test_luck() -> None:
    """PR-17: the seat may lay the drawn tile at once: by add, or by open with a tile of its rack."""
    match = family({"A": IDLE_A, "B": IDLE_B}, pool="red2")
    play(match, "draw")
    assert match.view("A")["phase"] == "luck"
    assert match.view("A")["drawn"] == "red2"
    assert legal(match) == ["add red2 #3", "open red1 red2", "open red2 red3", "pass"]


def test_luck_with_more() -> None:
    """PR-17: with more tiles on the same meld."""
    match = family({"A": IDLE_A, "B": IDLE_B}, pool="red2")
    play(match, "draw", "open red2 red3")
    assert match.view("A")["phase"] == "more"
    assert match.view("A")["drawn"] is None
    assert legal(match) == ["add red1 #5", "done"]
    play(match, "add red1 #5", "done")
    assert meld(match, 5) == ("run", "red1 red2 red3")
    assert match.to_move == ("B",)


def test_luck_uses_the_drawn_tile() -> None:
    """PR-17: only a lay that uses the drawn tile is legal."""
    options = {"players": 3}
    for seed in range(20):
        match, choice = ludo.deal("pixar-rummy", seed=seed, **options), random.Random(seed)
        while match.to_move:
            (seat,) = match.to_move
            if match.view(seat)["phase"] == "luck":
                drawn = match.view(seat)["drawn"]
                assert all(drawn in move.split() for move in match.moves(seat) if move != "pass")
                assert "pass" in match.moves(seat)
            match.play(seat, choice.choice(match.moves(seat)))


def test_luck_may_be_passed() -> None:
    """PR-17: the seat may pass though the tile fits; PR-16 binds it again in its next turn."""
    match = family({"A": IDLE_A, "B": IDLE_B}, pool="red4 green7")
    play(match, "draw", "pass")
    assert match.to_move == ("B",)
    play(match, "draw", "pass")
    assert legal(match) == ["add red4 #1", "open red3 red4"]
    assert refusal(match, "A", "draw") == ("must-lay", "PR-16")


def test_luck_shows_nothing() -> None:
    """PR-17: every draw opens this phase, so that nobody learns whether the tile fits."""
    lucky = family({"A": IDLE_A, "B": IDLE_B}, pool="red4 green13")
    luckless = family({"A": IDLE_A, "B": IDLE_B}, pool="green13 red4")
    for match in (lucky, luckless):
        play(match, "draw")
    assert legal(luckless) == ["pass"]
    assert luckless.view("A")["phase"] == "luck"
    for viewer in ("B", None):
        assert lucky.view(viewer) == luckless.view(viewer)
        assert lucky.events(viewer) == luckless.events(viewer)
        assert lucky.knowledge(viewer) == luckless.knowledge(viewer)


# ---- family: the turn


def test_tile_by_tile() -> None:
    """PR-18: `open` lays two tiles, `add` one; then the seat may add more to that meld, and says `done`."""
    match = family({"A": "red6 red7 red8 green7 blue6 yellow13", "B": ""})
    play(match, "add red6 #1")
    assert tiles_left(match)["A"] == 5
    assert match.view("B")["current"] == 1
    assert legal(match) == ["add red7 #1", "done"]
    assert play(match, "done") == [{"n": 2, "seat": "A", "move": "done"}]
    assert match.to_move == ("B",)
    assert match.view("B")["current"] is None
    assert refusal(match, "B", "done") == ("nothing-laid", "PR-18")
    match = family({"A": "red6 red7 red8 green7 blue6 yellow13", "B": ""})
    play(match, "open red7 green7")
    assert tiles_left(match)["A"] == 4


def test_turn_goes_on_for_want_of_a_tile() -> None:
    """PR-18: the turn does not end for want of a tile, which would tell what the rack does not hold."""
    match = family({"A": "red6 red1 red3 blue1 blue3 yellow13", "B": ""})
    play(match, "add red6 #1")
    assert match.to_move == ("A",)
    assert legal(match) == ["done"]


def test_full_group_ends_the_turn() -> None:
    """PR-18: the turn ends at once when the group is full, and nothing can be added to it."""
    match = family({"A": "yellow5 green5 blue5 red6 blue1 blue3", "B": "blue6"})
    play(match, "add yellow5 #1", "add green5 #1")
    assert play(match, "add blue5 #1") == [{"n": 3, "seat": "A", "move": "add blue5 #1"}]
    assert (match.to_move, match.view(None)["phase"]) == (("B",), "lay")
    assert match.view(None)["current"] is None
    assert refusal(match, "B", "add blue6 #1") == ("no-lacking-colour", "PR-12")


def test_full_run_ends_the_turn() -> None:
    """PR-18: the turn ends at once when the run has all 13."""
    match = family(
        {"A": "red2 red3 red4 red5 red6 blue1", "B": "red8 red9 red10 red11 red12 green5"},
        "red7 yellow9 green11 blue13", pool="red1 red13 yellow4",
    )  # fmt: skip
    play(match, *(f"add red{value} #1" for value in (6, 5, 4, 3, 2)), "done")
    play(match, *(f"add red{value} #1" for value in (8, 9, 10, 11, 12)), "done")
    play(match, "draw", "add red1 #1")
    assert legal(match) == ["done"]
    play(match, "done", "draw", "add red13 #1")
    assert meld(match, 1) == ("run", " ".join(f"red{value}" for value in range(1, 14)))
    assert (match.to_move, match.view(None)["phase"]) == (("A",), "lay")
    assert legal(match) == ["draw"]
    assert refusal(match, "A", "add blue1 #1") == ("not-at-an-end", "PR-11")


def test_last_tile() -> None:
    """PR-19: a seat that lays its last tile wins at once."""
    match = family({"A": "red6 red7 red8 red9 red10 red11", "B": IDLE_B.replace("red7", "green7")})
    play(match, *(f"add red{value} #1" for value in (6, 7, 8, 9, 10)))
    result = {"winners": ["A"], "scores": {"A": 0, "B": -6}}
    assert play(match, "add red11 #1") == [
        {"n": 6, "seat": "A", "move": "add red11 #1"}, {"n": 7, "does": "over", "result": result},
    ]  # fmt: skip
    assert (match.result, match.to_move) == (result, ())
    view = match.view("B")
    assert (view["phase"], view["current"], view["drawn"]) == ("over", None, None)
    assert refusal(match, "B", "draw") == ("game-is-over", "PR-19")
    assert refusal(match, "A", "done") == ("game-is-over", "PR-19")


def test_last_tile_fills_the_meld() -> None:
    """PR-19: also when that makes the meld full: the game is over, and no turn passes."""
    match = family({"A": "yellow5 green5 blue5 green6 green7 green8", "B": IDLE_B}, pool="yellow1")
    play(match, "open green7 green8", "add green6 #5", "done", "draw", "pass")
    events = play(match, "add yellow5 #1", "add green5 #1", "add blue5 #1")
    assert [event.get("does") for event in events] == [None, "over"]
    assert match.result == {"winners": ["A"], "scores": {"A": 0, "B": -7}}


def test_last_two_tiles() -> None:
    """PR-19: also when an `open` takes the last two tiles."""
    match = family({"A": "green6 green7 green8 green9 yellow10 blue10", "B": IDLE_B})
    play(match, "open green6 green7", "add green8 #5", "add green9 #5", "done", "add green10 #5", "done")
    result = {"winners": ["A"], "scores": {"A": 0, "B": -5}}
    assert play(match, "open yellow10 blue10") == [
        {"n": 7, "seat": "A", "move": "open yellow10 blue10", "meld": 6},
        {"n": 8, "does": "over", "result": result},
    ]


@pytest.mark.parametrize("verb", ["open", "add"])
@pytest.mark.parametrize("ending", ["pool", "blocked"])
def test_out(verb: str, ending: str) -> None:
    """PR-19: by either lay, under either ending."""

    def wanted(match: ludo.Match, latest: list[Any]) -> bool:
        return is_out(match) and verb in latest[0]["move"]

    match = reach(wanted, players=4, ending=ending)
    left = tiles_left(match)
    winner, _ = match.record()["moves"][-1]
    assert match.result == {"winners": [winner], "scores": {seat: -left[seat] for seat in "ABCD"}}
    assert left[winner] == 0


def is_out(match: ludo.Match) -> bool:
    """Over, because a seat has laid its last tile."""
    return match.result is not None and 0 in tiles_left(match).values()


# ---- family: the end


def is_counted(match: ludo.Match, _latest: list[Any]) -> bool:
    """Over, and nobody is out."""
    return match.result is not None and not is_out(match)


def is_shared(match: ludo.Match, latest: list[Any]) -> bool:
    """Over, nobody is out, and several have won."""
    return is_counted(match, latest) and len((match.result or {})["winners"]) > 1


def is_last_draw(match: ludo.Match, latest: list[Any]) -> bool:
    """The pool's last tile has just been drawn."""
    return bool(latest[0]["move"] == "draw" and match.view(None)["pool"] == 0)


def test_last_draw() -> None:
    """PR-20: the turn of the last draw is played to its end, the stroke of luck included."""

    def wanted(match: ludo.Match, latest: list[Any]) -> bool:
        return is_last_draw(match, latest) and len(match.moves(match.to_move[0])) > 1

    match = reach(wanted, players=2)
    (seat,) = match.to_move
    assert (match.result, match.view(None)["phase"]) == (None, "luck")
    passed, laid = match.copy(), match.copy()
    assert [event.get("does") for event in passed.play(seat, "pass")] == [None, "over"]
    assert is_counted(passed, [])
    laid.play(seat, laid.moves(seat)[0])
    assert (laid.result, laid.view(None)["phase"]) == (None, "more")
    laid.play(seat, "done")
    assert is_counted(laid, [])


def test_last_draw_that_does_not_fit() -> None:
    """PR-20: looked at when the turn ends, so the last draw still opens the stroke of luck."""

    def wanted(match: ludo.Match, latest: list[Any]) -> bool:
        return is_last_draw(match, latest) and match.moves(match.to_move[0]) == ["pass"]

    match = reach(wanted, players=3)
    (seat,) = match.to_move
    assert (match.result, match.view(None)["phase"]) == (None, "luck")
    events = match.play(seat, "pass")
    assert [event.get("does") for event in events] == [None, "over"]
    assert events[-1]["result"] == match.result


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fewest_tiles(players: int) -> None:
    """PR-20: with an empty pool and nobody out, the fewest rack tiles win."""
    match = reach(is_counted, players=players)
    left = tiles_left(match)
    assert match.result is not None
    assert match.view(None)["pool"] == 0
    assert match.result["winners"] == [seat for seat, held in left.items() if held == min(left.values())]
    assert match.result["scores"] == {seat: -held for seat, held in left.items()}
    assert refusal(match, "A", "draw") == ("game-is-over", "PR-20")


def test_fewest_tiles_shared() -> None:
    """PR-20: ties share."""
    match = reach(is_shared, players=3)
    left = tiles_left(match)
    assert match.result is not None
    assert {left[seat] for seat in match.result["winners"]} == {min(left.values())}


def test_out_with_the_last_draw() -> None:
    """PR-20: who goes out in the turn of the last draw has won, though the pool is empty (PR-19)."""

    def wanted(match: ludo.Match, _latest: list[Any]) -> bool:
        return is_out(match) and not match.view(None)["pool"]

    match = reach(wanted, players=4)
    (winner,) = (match.result or {})["winners"]
    assert tiles_left(match)[winner] == 0
    assert refusal(match, "A", "draw") == ("game-is-over", "PR-19")


def test_family_scores() -> None:
    """PR-21: minus the number of tiles left on the rack, 0 for the seat that went out."""
    match = reach(lambda match, _: is_out(match), players=4)
    assert match.result is not None
    assert match.result["scores"] == {seat: -held for seat, held in tiles_left(match).items()}
    assert max(match.result["scores"].values()) == 0


def test_junior_scores() -> None:
    """PR-21: in the junior version the tiles won."""
    match = junior(3)
    for one, two in pairs()[:24]:
        flip(match, one, two, "keep")
    assert match.result == {"winners": ["A", "B", "C"], "scores": {"A": 16, "B": 16, "C": 16}}


def test_blocked_goes_on() -> None:
    """PR-22: with an empty pool play goes on; nobody can draw."""
    lasting = 0
    for seed in range(40):
        match, choice = ludo.deal("pixar-rummy", seed=seed, players=3, ending="blocked"), random.Random(seed)
        while match.to_move:
            (seat,) = match.to_move
            view = match.view(None)
            if view["pool"] == 0 and view["phase"] == "lay":
                lasting += 1
                assert can_lay(match, seat)
                assert all(move.startswith(("add", "open")) for move in match.moves(seat))
                assert refusal(match, seat, "draw") == ("must-lay", "PR-16")
                assert refusal(match, seat, "pass") == ("nothing-drawn", "PR-16")
            match.play(seat, choice.choice(match.moves(seat)))
    assert lasting > 20


def stuck(events: list[Any]) -> list[str]:
    """The seats that could not lay."""
    return [event["seat"] for event in events if event.get("does") == "stuck"]


def test_stuck() -> None:
    """PR-22: a seat that cannot lay passes at once, as a public event."""
    match = reach(lambda _, latest: len(stuck(latest)) == 1, players=3, ending="blocked")
    last = match.events(None)[-1]
    passed, (seat,) = last["seat"], match.to_move
    for viewer in ("A", "B", "C", None, "*"):
        assert match.events(viewer)[-1] == {"n": last["n"], "does": "stuck", "seat": passed}
    assert match.view(None)["pool"] == 0
    assert not can_lay(match, passed)
    assert can_lay(match, seat)
    assert passed + seat in "ABCA"


def test_stuck_all_round() -> None:
    """PR-22: all others may be stuck, and then it is the same seat's turn again."""
    match = reach(lambda _, latest: len(stuck(latest)) == 2, players=3, ending="blocked")
    (seat,) = match.to_move
    assert match.record()["moves"][-1][0] == seat
    assert "".join(stuck(match.events(None)[-2:])) + seat in "ABCABC"


def test_blocked_ends() -> None:
    """PR-22: the game ends when nobody can lay, and no `stuck` comes before that; the fewest tiles win."""
    match = reach(is_counted, players=3, ending="blocked")
    record = match.record()
    seat, move = record["moves"].pop()
    events = ludo.replay({**record, "result": None}).play(seat, move)
    assert [event.get("does") for event in events] == [None, "over"]
    assert not any(can_lay(match, each) for each in match.seats)
    left = tiles_left(match)
    assert match.result is not None
    assert match.result["winners"] == [each for each, held in left.items() if held == min(left.values())]
    assert match.result["scores"] == {each: -held for each, held in left.items()}
    assert refusal(match, "A", "draw") == ("game-is-over", "PR-22")


def test_blocked_ties() -> None:
    """PR-22: ties share."""
    match = reach(is_shared, players=3, ending="blocked")
    left = tiles_left(match)
    assert match.result is not None
    assert {left[seat] for seat in match.result["winners"]} == {min(left.values())}


def test_blocked_looks_only_at_an_empty_pool() -> None:
    """PR-22: while the pool has tiles, a seat that cannot lay draws; nobody is stuck."""
    match = family({"A": IDLE_A, "B": IDLE_B}, pool="red8 green7", ending="blocked")
    play(match, "draw", "pass", "draw")
    assert not any(event.get("does") for event in match.events("*"))
    assert match.view(None)["pool"] == 34


def test_ending_is_for_the_family() -> None:
    """PR-22: `ending` does not exist in the junior version; any value of it is refused there."""
    for value in ("pool", "blocked", None, "x"):
        with pytest.raises(ludo.BadOption, match="ending"):
            ludo.deal("pixar-rummy", version="junior", ending=value)
    assert "ending" not in junior().options
    assert family({"A": IDLE_A, "B": IDLE_B}).options["ending"] == "pool"
    with pytest.raises(ludo.BadOption, match="ending"):
        ludo.deal("pixar-rummy", ending="never")


# ---- family: what is public


def test_secrets() -> None:
    """PR-23: melds, rack sizes and the size of the pool are public; racks and the pool's order are not."""
    match = family({"A": IDLE_A, "B": IDLE_B}, pool="red8")
    mine, theirs, watched, open_view = (match.view(who) for who in ("A", "B", None, "*"))
    assert mine["racks"] == {"A": IDLE_A.split(), "B": [None] * 6}
    assert theirs["racks"] == {"A": [None] * 6, "B": IDLE_B.split()}
    assert watched["racks"] == {"A": [None] * 6, "B": [None] * 6}
    assert open_view["racks"] == {"A": IDLE_A.split(), "B": IDLE_B.split()}
    assert mine["melds"] == theirs["melds"] == watched["melds"] == open_view["melds"]
    assert mine["pool"] == theirs["pool"] == watched["pool"] == 36
    assert [("order" in view) for view in (mine, theirs, watched, open_view)] == [False, False, False, True]


def test_drawn_tile_is_secret() -> None:
    """PR-23: a drawn tile is secret until laid."""
    match = family({"A": IDLE_A, "B": IDLE_B}, pool="red4")
    assert match.play("A", "draw") == [{"n": 1, "seat": "A", "move": "draw", "tile": "red4"}]
    for viewer in ("B", None):
        assert match.events(viewer) == [{"n": 1, "seat": "A", "move": "draw", "tile": None}]
        assert match.view(viewer)["drawn"] is None
        assert match.view(viewer)["racks"]["A"] == [None] * 7
        assert match.view(viewer)["pool"] == 35
    assert match.events("*") == match.events("A")
    assert match.view("*")["drawn"] == match.view("A")["drawn"] == "red4"
    match.play("A", "add red4 #1")
    assert match.events("B")[0]["tile"] is None
    assert match.view("B")["melds"][0]["tiles"] == ["red4", "red5"]


def test_racks_stay_hidden() -> None:
    """PR-23: racks stay hidden after the end."""
    match = reach(is_counted, players=2)
    for viewer in ("A", None):
        assert set(match.view(viewer)["racks"]["B"]) == {None}
    assert None not in match.view("A")["racks"]["A"]


def test_memory_of_a_draw() -> None:
    """PR-23: what a draw tells all is kept: the seat had none of the tiles that could be added."""
    match = family({"A": IDLE_A, "B": IDLE_B}, pool="red8 blue7")
    assert match.knowledge("B")["fresh"][0] == 6
    play(match, "draw", "pass")
    known = match.knowledge("B")
    could_be_added = "red4 red6 yellow5 green5 blue5 yellow8 yellow10 red9 green9 blue9"
    could_be_added += " green1 green3 red2 yellow2 blue2 blue11 blue13 red12 yellow12 green12"
    assert known["lacked"][0] == sum(1 << TILES.index(tile) for tile in could_be_added.split())
    assert (known["fresh"][0], known["held"][0]) == (1, 7)
    assert (known["lacked"][1], known["fresh"][1]) == (0, 6)
    assert known["racks"][0] == 0
