"""Good Fortune, clause by clause."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque import tell
from ludotheque.games.errors import BadOption
from ludotheque.games.good_fortune import tiles

CHARMS = "clover horseshoe hand cat ganesh eye scarab".split()

# The first round of the printed rules: Rémi is A, Nathalie B. 8 is hand cat, 2 is cat eye, 15 is clover eye.
PRINTED: dict[str, Any] = {
    "hands": {"A": [1, 3, 6, 7, 9, 12, 13, 16, 19], "B": [4, 5, 10, 11, 14, 17, 18, 20, 21]},
    "line": [8, 2, 15],
}

# Ends that differ: 3 is ganesh scarab, 4 in the middle clover cat, 6 horseshoe eye.
ENDS = {
    "hands": {"A": [1, 5, 7, 10, 11, 13, 14, 18, 19], "B": [2, 8, 9, 12, 15, 16, 17, 20, 21]},
    "line": [3, 4, 6],
}

# ---- tables and stories


def table(story: str = "", variant: str = "classic", deal: dict[str, Any] = PRINTED) -> ludo.Match:
    """A match from a deal, after a story; A has tile 1."""
    match = ludo.deal("good-fortune", deal=deal, variant=variant)
    follow(match, story)
    return match


def exchange(one: int, other: int) -> dict[str, Any]:
    """The printed deal, but that two tiles have changed places."""
    swap = {one: other, other: one}
    hands = {seat: [swap.get(tile, tile) for tile in hand] for seat, hand in PRINTED["hands"].items()}
    return {"hands": hands, "line": [swap.get(tile, tile) for tile in PRINTED["line"]]}


def follow(match: ludo.Match, story: str) -> list[dict[str, Any]]:
    """Play a story, `A choose 9, B choose 5, A left`; all that it caused."""
    before = len(match.events("*"))
    for step in filter(None, story.split(", ")):
        match.play(*step.split(" ", 1))
    return match.events("*")[before:]


def laid(events: list[dict[str, Any]]) -> list[str]:
    """What was laid: `B 5 left wins 15`, `A 9 right, 5 is out`."""
    return [
        f"{event['seat']} {event['tile']} {event['end']}"
        + (f", {event['out']} is out" if event["won"] is None else f" wins {event['won']}")
        for event in events
        if event.get("does") == "lay"
    ]


def refusal(match: ludo.Match, seat: str, move: str) -> tuple[str, str | None]:
    """Code and clause with which a move is refused; nothing has changed."""
    before = json.dumps([match.record(), match.events("*"), match.view("*")])
    with pytest.raises(ludo.IllegalMove) as caught:
        match.play(seat, move)
    assert json.dumps([match.record(), match.events("*"), match.view("*")]) == before
    return caught.value.code, caught.value.clause


def finish(match: ludo.Match) -> dict[str, Any]:
    """Play on, always the first move that is legal; the result."""
    while match.result is None:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    return match.result


# ---- collections


def collect(collected: str, spare: str = "clover horseshoe 1") -> ludo.Match:
    """A simple game in which A has just won these tiles: `ganesh hand 3, cat eye 1`.

    Everybody lays at the left, where a tile shares a charm with the one laid before it, and so always wins:
    A the right end of the line, then its left end, then what B lays; what A itself lays links those.
    """
    mine = [tile.split() for tile in collected.split(", ")]
    n, mine = len(mine), mine + [spare.split()] * (10 - len(mine))
    box = {12: mine[0], 11: spare.split(), 10: mine[1]}  # the line is 10, 11, 12
    box |= {number: link(mine[number], mine[number + 1]) for number in range(1, 9)} | {9: spare.split()}
    box |= {11 + k: mine[k] for k in range(2, 10)} | {21: spare.split()}
    match = ludo.deal(
        "good-fortune",
        variant="simple",
        tiles={str(number): [*charms, int(die)] for number, (*charms, die) in sorted(box.items())},
        deal={"hands": {"A": list(range(1, 10)), "B": list(range(13, 22))}, "line": [10, 11, 12]},
    )
    while len(match.view("A")["collections"]["A"]) < n:
        lay_next(match)
    return match


def lay_next(match: ludo.Match) -> None:
    """The seat in turn lays its lowest tile, at the left where it may."""
    seat = match.to_move[0]
    match.play(seat, match.moves(seat)[0])
    if "left" in match.moves(seat):
        match.play(seat, "left")


def link(one: list[str], other: list[str]) -> list[str]:
    """A tile that shares a charm with each of two."""
    charms = [one[0], next(charm for charm in [*other[:2], *CHARMS] if charm != one[0])]
    return [*charms, "1"]


def groups(collected: str) -> list[str]:
    """The groups that a collection forms: `ganesh 3 x 9 = 27`."""
    formed = [(len(group["tiles"]), group) for group in collect(collected).view("A")["groups"]["A"]]
    return [f"{group['charm']} {n} x {group['points'] // n} = {group['points']}" for n, group in formed]


# ---- the tiles


def test_every_pair_of_charms_once() -> None:
    """GF-1: 21 tiles, 1 to 21, with two different charms of seven and a die; every pair is there once."""
    box = ludo.deal("good-fortune", seed=1).options["tiles"]
    assert list(box) == [str(number) for number in range(1, 22)]
    pairs = {frozenset(charms) for *charms, _ in box.values()}
    assert pairs == {frozenset(pair) for pair in combinations(CHARMS, 2)}


def test_charms_have_an_order() -> None:
    """GF-2: where nothing else decides, the charms go in their order; so the first of a lone tile counts."""
    for first, second in combinations(CHARMS, 2):
        assert groups(f"{second} {first} 4, {first} {second} 1") == [f"{first} 2 x 5 = 10"]
    assert groups("scarab eye 2, cat ganesh 2, hand horseshoe 2") == [
        "horseshoe 1 x 2 = 2",
        "cat 1 x 2 = 2",
        "eye 1 x 2 = 2",
    ]


def test_dice_of_the_default_table() -> None:
    """GF-2: the dice of our table show 1 to 4."""
    assert {die for *_, die in tiles.default().values()} == {1, 2, 3, 4}


def test_default_table() -> None:
    """GF-3: the default table, and what the printed rules tell of it."""
    box = ludo.deal("good-fortune", seed=1).options["tiles"]
    assert box == tiles.default()
    assert ", ".join(" ".join(map(str, tile)) for tile in box.values()) == (
        "clover horseshoe 3, cat eye 1, ganesh scarab 2, clover cat 2, hand ganesh 3, horseshoe eye 4, "
        "clover scarab 1, hand cat 4, horseshoe scarab 3, clover ganesh 1, hand eye 2, horseshoe cat 3, "
        "eye scarab 3, clover hand 4, clover eye 1, horseshoe hand 1, cat scarab 2, ganesh eye 2, "
        "horseshoe ganesh 4, hand scarab 2, cat ganesh 3"
    )
    assert {"hand"} == set(box["5"][:2]) & set(box["8"][:2])
    assert not set(box["9"][:2]) & set(box["5"][:2])


def own_box() -> dict[str, list[Any]]:
    """Somebody's own table: the pairs the other way round, the dice from 1 to 6."""
    pairs = combinations(reversed(CHARMS), 2)
    return {str(number): [*pair, number % 6 + 1] for number, pair in enumerate(pairs, 1)}


def test_own_table() -> None:
    """GF-3: another table may be given; it is kept as it is written, and it is what counts."""
    match = ludo.deal("good-fortune", seed=1, tiles=own_box())
    assert match.options["tiles"] == own_box()
    assert match.record()["options"]["tiles"] == own_box()
    assert ludo.replay(match.record()).options["tiles"] == own_box()
    # In the printed deal 9 shares nothing with 8 and 15; here 9 is eye hand, 8 eye cat and 15 ganesh clover.
    assert laid(table("A choose 9", "simple").events("*")) == []
    match = ludo.deal("good-fortune", variant="simple", deal=PRINTED, tiles=own_box())
    assert laid(follow(match, "A choose 9")) == ["A 9 left wins 15"]


def test_a_table_may_lack_a_pair() -> None:
    """GF-3: a table that lacks a pair, or has it twice, is taken silently; one sentence says so."""
    box = own_box() | {"7": ["scarab", "eye", 6], "1": ["clover", "cat", 6]}
    assert ludo.deal("good-fortune", seed=1, tiles=box).options["tiles"] == box
    said = tell.remark(box, "en")
    assert said is not None
    assert said.count(".") == 1
    assert tell.remark(own_box(), "en") is None
    assert tell.remark(tiles.default(), "en") is None
    twice = tiles.default() | {"1": ["eye", "cat", 3]}
    assert tell.remark(twice, "en") == (
        "This table lacks the pair clover–horseshoe, and has Maneki-neko–Matiasma more than once."
    )


BAD_TILES: list[tuple[str, object]] = [
    ("7", ["clover", "clover", 1]),
    ("7", ["clover", "dragon", 1]),
    ("7", ["Clover", "cat", 1]),
    ("7", ["clover", 1, 1]),
    ("7", ["clover", "cat"]),
    ("7", ["clover", "cat", 1, 1]),
    ("7", ["clover", "cat", 0]),
    ("7", ["clover", "cat", 7]),
    ("7", ["clover", "cat", -1]),
    ("7", ["clover", "cat", True]),
    ("7", ["clover", "cat", 1.0]),
    ("7", ["clover", "cat", "1"]),
    ("7", ["clover", "cat", None]),
    ("7", ["clover", ["cat"], 1]),
    ("7", "clover cat 1"),
    ("7", None),
    ("7", {"charms": ["clover", "cat"], "die": 1}),
    ("22", ["clover", "cat", 1]),
    ("0", ["clover", "cat", 1]),
    ("07", ["clover", "cat", 1]),
    ("seven", ["clover", "cat", 1]),
]


@pytest.mark.parametrize(("number", "tile"), BAD_TILES)
def test_bad_tiles(number: str, tile: object) -> None:
    """GF-3: a table is refused with a reason that names the tile."""
    with pytest.raises(BadOption) as caught:
        ludo.deal("good-fortune", tiles=tiles.default() | {number: tile})
    said = f"Tile {number}: " if number == "7" else f'Tile "{number}": '
    assert str(caught.value).startswith(said)
    assert len(str(caught.value)) < 500
    assert caught.value.params["tile"].strip('"') == number


@pytest.mark.parametrize("box", [[], "tiles.toml", 7, [["clover", "cat", 1]] * 21], ids=range(4))
def test_bad_tables(box: object) -> None:
    """GF-3: a table has the numbers 1 to 21 once each, and its keys are texts."""
    with pytest.raises(BadOption, match=r"^Option tiles should be a table"):
        ludo.deal("good-fortune", tiles=box)


def test_tables_with_gaps() -> None:
    """GF-3: the first number that is lacking is named; a number as a key is no text."""
    box: dict[Any, Any] = tiles.default()
    del box["13"]
    with pytest.raises(BadOption, match=r"^Tile 13: "):
        ludo.deal("good-fortune", tiles=box)
    box[13] = ["eye", "scarab", 3]
    with pytest.raises(BadOption, match=r"^Tile 13: .*as texts\.$"):
        ludo.deal("good-fortune", tiles=box)


def test_table_in_a_file() -> None:
    """GF-3: a table may stand in a TOML file, like ours; whatever is wrong with it, one sentence says so."""
    path = Path(tiles.__file__).with_name("tiles.toml")
    ours = path.read_bytes()
    assert tiles.read_file(ours) == tiles.read_file(ours.decode()) == tiles.default()
    assert tiles.read_file(b"\xef\xbb\xbf" + ours.replace(b"\n", b"\r\n")) == tiles.default()
    with pytest.raises(BadOption, match=r"^Tile 7: its die is 9,"):
        tiles.read_file(ours.replace(b'7 = ["clover", "scarab", 1]', b'7 = ["clover", "scarab", 9]'))
    with pytest.raises(BadOption, match=r"^The tile table is not TOML: .*at line \d+.*: \"7 = "):
        tiles.read_file(ours + b'7 = ["clover", "cat", 1]\n')  # a number twice
    for content in (
        b"1 = [",
        b"\xff\xfe",
        b"x" * 200_000,
        b"1 = " + b"[" * 50_000,
        b"1 = " + b"9" * 5_000,
        "1 = \ud800",
    ):
        with pytest.raises(BadOption) as caught:
            tiles.read_file(content)
        assert len(str(caught.value)) < 500
        assert str(caught.value).isascii()
        assert str(caught.value).isprintable()


# ---- the deal


def test_deal() -> None:
    """GF-4: one seat has tile 1, the other 21, each has 8 others, and three lie in the line."""
    lows = set()
    for seed in range(40):
        match = ludo.deal("good-fortune", seed=seed)
        view, low = match.view(None), match.options["low"]
        other = "AB".replace(low, "")
        assert 1 in view["hands"][low]
        assert 21 in view["hands"][other]
        assert len(view["hands"]["A"]) == len(view["hands"]["B"]) == 9
        assert len(view["line"]) == 3
        assert sorted(view["hands"]["A"] + view["hands"]["B"] + view["line"]) == list(range(1, 22))
        assert match.dealt == {"hands": view["hands"], "line": view["line"]}
        lows.add(low)
    assert lows == {"A", "B"}  # drawn at random


def test_low() -> None:
    """GF-4: the option `low` names the seat that gets tile 1; the other tiles stay where they were."""
    a, b = (ludo.deal("good-fortune", seed=5, low=seat).dealt for seat in "AB")
    assert a["line"] == b["line"]
    assert a["hands"]["A"][0] == b["hands"]["B"][0] == 1
    assert a["hands"]["A"][1:] == b["hands"]["A"][:-1]


def test_written_deal() -> None:
    """GF-4: a deal says itself who has tile 1; the option must agree, and 1 and 21 lie in different hands."""
    assert ludo.deal("good-fortune", deal=PRINTED).options["low"] == "A"
    assert ludo.deal("good-fortune", deal=PRINTED, low="A").to_move == ("A",)
    with pytest.raises(ludo.BadDeal, match="low"):
        ludo.deal("good-fortune", deal=PRINTED, low="B")
    for one, other in ((1, 4), (21, 3), (1, 8), (21, 15)):
        with pytest.raises(ludo.BadDeal, match="one seat should have tile 1"):
            ludo.deal("good-fortune", deal=exchange(one, other))
    with pytest.raises(ludo.BadDeal, match="9 2 times"):
        ludo.deal("good-fortune", deal=PRINTED | {"line": [8, 2, 9]})
    with pytest.raises(ludo.BadDeal, match="list of 3"):
        ludo.deal("good-fortune", deal=PRINTED | {"line": [8, 2]})


def test_all_is_open() -> None:
    """GF-5: all hands are open, sorted by number, and everybody sees and knows the same."""
    hands = {seat: hand[::-1] for seat, hand in PRINTED["hands"].items()}
    match = table("A choose 9, B choose 4, B left", deal=PRINTED | {"hands": hands})
    assert match.dealt == PRINTED
    assert match.view(None)["hands"] == {"A": PRINTED["hands"]["A"], "B": [5, 10, 11, 14, 17, 18, 20, 21]}
    assert match.view("A") == match.view("B") == match.view(None) == match.view("*")
    assert match.events("A") == match.events("B") == match.events(None) == match.events("*")
    known = match.knowledge("*") | {"seat": None}
    assert match.knowledge("A") | {"seat": None} == match.knowledge(None) == known


# ---- a round


def test_medallion() -> None:
    """GF-6: it starts with the owner of 1, small face up, and is turned over and handed on each round."""
    match, seen = table(), []
    while match.result is None:
        view = match.view(None)
        if match.moves(match.to_move[0])[0].startswith("choose") and view["chosen"] == {"A": None, "B": None}:
            seen.append(
                (view["round"], view["medallion"]["face"], view["medallion"]["holder"], match.to_move[0])
            )
        match.play(match.to_move[0], match.moves(match.to_move[0])[-1])
    assert seen == [(n, "small", "A", "A") if n % 2 else (n, "large", "B", "B") for n in range(1, 10)]
    assert match.view(None)["medallion"] == {"face": "small", "holder": "A"}  # over: as in the last round
    low_is_b = ludo.deal("good-fortune", seed=1, low="B")
    assert low_is_b.view(None)["medallion"] == {"face": "small", "holder": "B"}


def test_who_lays_first() -> None:
    """GF-6: in odd rounds the smaller number is laid first, in even rounds the larger."""
    assert laid(table("A choose 7, B choose 5").events("*"))[0].startswith("B 5")
    assert laid(table("A choose 6, B choose 10").events("*"))[0].startswith("A 6")
    match = table("A choose 7, B choose 10")  # the line is now 15, clover eye, 7, and 10, clover ganesh
    assert match.view(None)["round"] == 2
    assert laid(follow(match.copy(), "B choose 21, A choose 6")) == ["B 21 right wins 15"]
    assert laid(follow(match.copy(), "B choose 5, A choose 6")) == ["A 6 left wins 10"]


def test_choosing() -> None:
    """GF-7: the holder chooses any tile of its hand, openly; then the other, knowing it."""
    match = table()
    assert match.to_move == ("A",)
    assert match.moves("A") == [f"choose {tile}" for tile in PRINTED["hands"]["A"]]
    assert match.moves("B") == match.moves(None) == []
    assert refusal(match, "B", "choose 5") == ("not-your-choice", "GF-7")
    assert refusal(match, "A", "choose 5") == ("not-in-your-hand", "GF-7")
    assert refusal(match, "A", "choose 8") == ("not-in-your-hand", "GF-7")
    assert refusal(match, "A", "choose 22") == ("no-such-move", None)
    assert refusal(match, "A", "Choose 9") == ("no-such-move", None)
    assert match.play("A", "choose 9") == [{"n": 1, "seat": "A", "move": "choose 9"}]
    for viewer in ("A", "B", None, "*"):
        assert match.view(viewer)["chosen"] == {"A": 9, "B": None}
        assert 9 in match.view(viewer)["hands"]["A"]  # until it is laid
        assert match.events(viewer) == [{"n": 1, "seat": "A", "move": "choose 9"}]
    assert match.to_move == ("B",)
    assert refusal(match, "A", "choose 6") == ("not-your-choice", "GF-7")
    assert match.moves("B") == [f"choose {tile}" for tile in PRINTED["hands"]["B"]]


def test_one_after_the_other() -> None:
    """GF-8: the second tile is laid on the line as it now stands."""
    # 6 would connect with 15, which 5 pushes off; then it connects with 2, which lay in the middle.
    match = table("A choose 6, B choose 5")
    assert laid(match.events("*")) == ["B 5 left wins 15", "A 6 right wins 5"]
    assert match.view(None)["line"] == [8, 2, 6]


def test_laying_has_its_time() -> None:
    """GF-8: nothing is laid before both have chosen, and then first the tile that comes first."""
    match = table()
    assert refusal(match, "A", "left") == ("choose-first", "GF-8")
    assert refusal(match, "B", "left") == ("not-your-choice", "GF-7")
    follow(match, "A choose 9, B choose 4")  # 4 connects at both ends, and comes first
    assert match.to_move == ("B",)
    assert match.view(None)["phase"] == "place"
    assert refusal(match, "A", "left") == ("not-your-placement", "GF-8")
    follow(match, "B left")
    assert match.to_move == ("A",)
    assert refusal(match, "B", "left") == ("not-your-placement", "GF-8")


def test_connect() -> None:
    """GF-9: a tile that shares a charm with an end is laid there, and the tile at the opposite end is won."""
    match = table("A choose 1", "simple")  # 1 is clover horseshoe, 15 at the right clover eye
    assert match.events("*")[-1] == {
        "n": 2,
        "does": "lay",
        "seat": "A",
        "tile": 1,
        "end": "right",
        "won": 8,
        "out": None,
    }
    view = match.view(None)
    assert view["line"] == [2, 15, 1]
    assert view["collections"] == {"A": [8], "B": []}
    assert view["out"] == []
    assert 1 not in view["hands"]["A"]


def test_connect_at_both_ends() -> None:
    """GF-9: at its choice where it shares with both."""
    match = table("A choose 9, B choose 4")  # 4 is clover cat, 8 hand cat, 15 clover eye
    assert match.moves("B") == ["left", "right"]
    assert laid(follow(match.copy(), "B left")) == ["B 4 left wins 15"]
    assert laid(follow(match.copy(), "B right")) == ["B 4 right wins 8"]


def test_wanted_or_not() -> None:
    """GF-9: the tile is won even where it makes the score lower."""
    collection = "ganesh hand 1, ganesh eye 6, ganesh clover 6, hand cat 1, hand clover 1"
    assert groups(collection) == ["ganesh 3 x 13 = 39", "hand 2 x 2 = 4"]
    assert groups(collection + ", hand scarab 1") == ["hand 4 x 4 = 16", "ganesh 2 x 12 = 24"]


@pytest.mark.parametrize(("end", "line", "out"), [("left", [9, 8, 2], 15), ("right", [2, 15, 9], 8)])
def test_no_connection(end: str, line: list[int], out: int) -> None:
    """GF-10: a tile that shares nothing is laid at either end, and the opposite tile leaves the game."""
    match = table("A choose 9", "simple")
    assert match.moves("A") == ["left", "right"]
    assert laid(follow(match, f"A {end}")) == [f"A 9 {end}, {out} is out"]
    view = match.view(None)
    assert view["line"] == line
    assert view["out"] == [out]
    assert view["collections"] == {"A": [], "B": []}
    assert match.events("*")[-1]["out"] == out


@pytest.mark.parametrize(
    ("tile", "ends"),
    [
        (1, "right"),
        (7, "left"),
        (10, "left"),
        (11, "right"),
        (5, "left"),
        (13, "both"),
        (18, "both"),
        (19, "both"),
        (14, "none"),
    ],
)
def test_only_the_end_tiles_count(tile: int, ends: str) -> None:
    """GF-11: either charm of an end tile counts, whichever way it lies; the tile in the middle does not."""
    match = table(f"A choose {tile}", "simple", ENDS)  # 14 shares its clover with the middle only
    if ends in ("left", "right"):
        assert match.events("*")[-1]["end"] == ends
        assert match.events("*")[-1]["won"] == {"left": 6, "right": 3}[ends]
    else:
        assert match.moves("A") == ["left", "right"]
        event = follow(match, "A left")[-1]
        assert (event["won"], event["out"]) == ((6, None) if ends == "both" else (None, 6))


def test_three_in_the_line() -> None:
    """GF-11: the line always has three tiles."""
    match = ludo.deal("good-fortune", seed=3)
    while match.result is None:
        assert len(match.view(None)["line"]) == 3
        match.play(match.to_move[0], match.moves(match.to_move[0])[-1])
    assert len(match.view(None)["line"]) == 3


def test_one_end_is_taken_at_once() -> None:
    """GF-12: a placement with one legal end is made at once, both of a round after one move."""
    match = table("A choose 6")
    events = follow(match, "B choose 5")
    assert events == [
        {"n": 2, "seat": "B", "move": "choose 5"},
        {"n": 3, "does": "lay", "seat": "B", "tile": 5, "end": "left", "won": 15, "out": None},
        {"n": 4, "does": "lay", "seat": "A", "tile": 6, "end": "right", "won": 5, "out": None},
    ]
    assert match.view(None)["chosen"] == {"A": None, "B": None}
    assert match.view(None)["round"] == 2


def test_two_ends_are_a_choice() -> None:
    """GF-12: with two legal ends the seat chooses, before anything else happens."""
    match = table("A choose 9, B choose 4")
    assert match.view(None)["chosen"] == {"A": 9, "B": 4}
    assert refusal(match, "B", "choose 5") == ("lay-first", "GF-12")
    assert refusal(match, "A", "choose 6") == ("not-your-placement", "GF-8")
    assert match.play("B", "left") == [
        {"n": 3, "seat": "B", "move": "left"},
        {"n": 4, "does": "lay", "seat": "B", "tile": 4, "end": "left", "won": 15, "out": None},
    ]
    assert match.view(None)["chosen"] == {"A": 9, "B": 4}  # until the round ends
    assert match.moves("A") == ["left", "right"]  # 9 shares nothing with 4 and 2


def test_printed_first_round() -> None:
    """GF-8, GF-9, GF-10, GF-12: the first round of the printed rules."""
    match = table("A choose 9")
    assert laid(follow(match, "B choose 5")) == ["B 5 left wins 15"]  # the smaller; it shares the hand with 8
    assert match.to_move == ("A",)
    assert match.view(None)["line"] == [5, 8, 2]
    assert match.view(None)["collections"] == {"A": [], "B": [15]}
    assert laid(follow(match.copy(), "A left")) == ["A 9 left, 2 is out"]  # 9 fits nowhere
    assert laid(follow(match, "A right")) == ["A 9 right, 5 is out"]
    view = match.view(None)
    assert view["line"] == [8, 2, 9]
    assert view["out"] == [5]
    assert view["round"] == 2
    assert view["medallion"] == {"face": "large", "holder": "B"}
    assert match.to_move == ("B",)


# ---- the end and the score


@pytest.mark.parametrize(("variant", "rounds"), [("classic", 9), ("guessing", 9), ("simple", 18)])
def test_end(variant: str, rounds: int) -> None:
    """GF-13: when both hands are empty the game is over; the last three tiles belong to nobody."""
    match = table(variant=variant)
    finish(match)
    view = match.view(None)
    assert view["hands"] == {"A": [], "B": []}
    assert (view["phase"], view["to_move"], view["round"]) == ("over", [], rounds)
    assert view["chosen"] == {"A": None, "B": None}
    taken = [*view["collections"]["A"], *view["collections"]["B"], *view["out"]]
    assert len(taken) == 18
    assert sorted([*taken, *view["line"]]) == list(range(1, 22))
    assert len([event for event in match.events("*") if event.get("does") == "lay"]) == 18
    assert match.events("*")[-1] == {"n": len(match.events("*")), "does": "over", "result": match.result}
    assert match.result is not None
    assert match.result["scores"] == view["scores"]
    for move in ("choose 1", "left"):
        assert refusal(match, "A", move) == ("game-is-over", "GF-13")


def test_printed_group() -> None:
    """GF-14: the printed example: 3 tiles with 9 points make 27; ganesh goes before clover."""
    collection = "ganesh hand 4, ganesh clover 2, ganesh eye 3, clover cat 2, clover scarab 1"
    assert groups(collection) == ["ganesh 3 x 9 = 27", "clover 2 x 3 = 6"]


def test_groups_in_the_view() -> None:
    """GF-14: a group names its charm, its tiles by number and its points; `scores` adds them up."""
    view = collect("cat eye 3, cat hand 4, hand scarab 2").view("B")
    assert view["collections"]["A"] == [12, 10, 13]  # in the order won
    assert view["groups"]["A"] == [
        {"charm": "cat", "tiles": [10, 12], "points": 14},
        {"charm": "hand", "tiles": [13], "points": 2},
    ]
    assert view["scores"]["A"] == 16
    assert table().view(None)["groups"] == {"A": [], "B": []}
    assert table().view(None)["scores"] == {"A": 0, "B": 0}


def test_most_tiles_first() -> None:
    """GF-14: the charm on most tiles forms the first group, with all of its tiles, whatever the dice say."""
    collection = "scarab clover 1, scarab hand 1, scarab eye 1, clover cat 6"
    # clover first would score 2 x 7 and 2 x 2; that order is not allowed.
    assert groups(collection) == ["scarab 3 x 3 = 9", "clover 1 x 6 = 6"]


def test_more_dice_first() -> None:
    """GF-14: of equal counts the higher sum of dice goes first, wherever it stands in GF-2."""
    assert groups("clover eye 1, eye scarab 2, clover hand 1") == ["eye 2 x 3 = 6", "clover 1 x 1 = 1"]


def test_better_order_first() -> None:
    """GF-14: still equal, whichever order gives its owner more in total goes first."""
    # clover and scarab both have 2 tiles and 6 points; scarab first leaves the two cats together.
    collection = "scarab hand 2, scarab clover 4, clover cat 2, cat eye 1"
    assert groups(collection) == ["scarab 2 x 6 = 12", "cat 2 x 3 = 6"]


def test_better_order_in_the_end() -> None:
    """GF-14: in total means with all groups to come, further ties included."""
    # Eye ties with scarab, and what is left of either ties again; only scarab leaves two pairs in the end.
    collection = (
        "scarab cat 1, scarab eye 3, eye clover 1, clover horseshoe 2, horseshoe hand 1, hand ganesh 2"
    )
    assert groups(collection) == ["scarab 2 x 4 = 8", "clover 2 x 3 = 6", "hand 2 x 3 = 6"]


def test_order_of_the_charms_in_the_end() -> None:
    """GF-14: still equal, the charm first in GF-2 goes first."""
    assert groups("scarab eye 3, ganesh cat 3") == ["cat 1 x 3 = 3", "eye 1 x 3 = 3"]
    assert groups("eye cat 1, cat eye 1") == ["cat 2 x 2 = 4"]
    assert groups("scarab hand 2, hand clover 2, clover scarab 2") == [
        "clover 2 x 4 = 8",
        "hand 1 x 2 = 2",
    ]


def test_count_afresh() -> None:
    """GF-14: the count is taken afresh on what remains after each group."""
    # At first there are three cats and two hands; when the clovers are gone, one cat and two hands.
    collection = "clover cat 3, clover cat 4, clover eye 3, cat ganesh 2, hand scarab 1, hand horseshoe 1"
    assert groups(collection) == ["clover 3 x 10 = 30", "hand 2 x 2 = 4", "cat 1 x 2 = 2"]


def test_most_points_win() -> None:
    """GF-15: most points win."""
    match = collect("clover horseshoe 6, clover horseshoe 1")
    assert finish(match) == {"winners": ["A"], "scores": {"A": 9 * 14, "B": 9 * 9}}


def test_tie_is_shared() -> None:
    """GF-15: a tie is shared."""
    match = collect("clover horseshoe 1, clover horseshoe 1")
    assert finish(match) == {"winners": ["A", "B"], "scores": {"A": 81, "B": 81}}


# ---- the variants


def test_guessing_is_unseen() -> None:
    """GF-16: both choose at the same time, and nobody else sees a choice before both are shown."""
    match = table(variant="guessing")
    assert list(match.to_move) == ["A", "B"]
    assert match.moves("A") == [f"choose {tile}" for tile in PRINTED["hands"]["A"]]
    assert match.moves("B") == [f"choose {tile}" for tile in PRINTED["hands"]["B"]]
    assert match.play("B", "choose 5") == [{"n": 1, "seat": "B", "move": "choose 5"}]
    assert match.to_move == ("A",)
    for viewer in ("A", None):
        assert match.events(viewer) == [{"n": 1, "seat": "B", "move": None}]
        assert match.view(viewer)["chosen"] == {"A": None, "B": "?"}
        assert match.knowledge(viewer)["chosen"] == [0, None]
        assert "5" not in json.dumps(match.knowledge(viewer)["did"])
    for viewer in ("B", "*"):
        assert match.events(viewer) == [{"n": 1, "seat": "B", "move": "choose 5"}]
        assert match.view(viewer)["chosen"] == {"A": None, "B": 5}
    assert 5 in match.view("A")["hands"]["B"]


def test_guessing_is_for_good() -> None:
    """GF-16: a choice cannot be changed."""
    match = table("B choose 5", "guessing")
    assert refusal(match, "B", "choose 4") == ("already-chosen", "GF-16")
    assert refusal(match, "A", "left") == ("choose-first", "GF-8")
    assert refusal(match, "A", "choose 5") == ("not-in-your-hand", "GF-7")


@pytest.mark.parametrize("story", ["A choose 6, B choose 5", "B choose 5, A choose 6"])
def test_guessing_shows_both(story: str) -> None:
    """GF-16: then both are shown, and the rest is unchanged, whoever was the first to choose."""
    match = table(story, "guessing")
    shown = [
        {"n": 3, "does": "reveal", "chosen": {"A": 6, "B": 5}},
        {"n": 4, "does": "lay", "seat": "B", "tile": 5, "end": "left", "won": 15, "out": None},
        {"n": 5, "does": "lay", "seat": "A", "tile": 6, "end": "right", "won": 5, "out": None},
    ]
    for viewer in ("A", "B", None, "*"):
        assert match.events(viewer)[2:] == shown
        assert len(match.events(viewer)) == 5
    assert [event["move"] for event in match.events(None)[:2]] == [None, None]  # an event never changes
    assert match.view(None)["chosen"] == {"A": None, "B": None}


def test_guessing_open_while_laying() -> None:
    """GF-16: once shown, the choices are open while a seat chooses an end."""
    match = table("A choose 9, B choose 4", "guessing")
    assert match.to_move == ("B",)
    for viewer in ("A", "B", None):
        assert match.view(viewer)["chosen"] == {"A": 9, "B": 4}
        assert match.view(viewer)["phase"] == "place"
    assert refusal(match, "A", "choose 6") == ("not-your-placement", "GF-8")


def test_guessing_medallion() -> None:
    """GF-16: the medallion stays between the seats and is turned over each round."""
    match = table(variant="guessing")
    assert match.view(None)["medallion"] == {"face": "small", "holder": None}
    follow(match, "A choose 6, B choose 5")
    assert match.view(None)["medallion"] == {"face": "large", "holder": None}
    events = follow(
        match, "A choose 16, B choose 20"
    )  # the larger is laid first: 20 is hand scarab, 8 hand cat
    assert laid(events)[0].startswith("B 20")
    assert match.view(None)["medallion"] == {"face": "small", "holder": None}


def test_simple_turns() -> None:
    """GF-17: the seats lay one tile each in strict turn, the owner of 1 first."""
    match = table(variant="simple")
    for turn in range(1, 19):
        seat, other = ("A", "B") if turn % 2 else ("B", "A")
        assert match.to_move == (seat,)
        assert match.view(None)["round"] == turn
        assert match.view(None)["medallion"] is None
        assert refusal(match, other, "choose 1") == ("not-your-turn", "GF-17")
        match.play(seat, match.moves(seat)[0])
        if match.to_move == (seat,):
            assert match.view(None)["phase"] == "place"
            assert match.view(None)["chosen"][other] is None
            assert refusal(match, other, "left") == ("not-your-turn", "GF-17")
            match.play(seat, "left")
    assert match.result is not None
    assert match.view(None)["round"] == 18
    assert match.view(None)["medallion"] is None


def test_simple_starts_with_the_owner_of_1() -> None:
    """GF-17: whichever seat that is."""
    assert ludo.deal("good-fortune", seed=1, variant="simple", low="B").to_move == ("B",)


def test_simple_numbers_do_not_count() -> None:
    """GF-17: a tile is laid in the turn in which it is chosen, whatever its number."""
    match = table(variant="simple")
    assert laid(follow(match, "A choose 16")) == ["A 16 left wins 15"]  # hand on the hand of 8
    assert laid(follow(match, "B choose 5")) == ["B 5 left wins 2"]
    assert laid(follow(match, "A choose 3")) == ["A 3 left wins 8"]


# ---- options


def test_options() -> None:
    """GF-3, GF-4: what is left out is filled in; there are always two players, and `low` says who begins."""
    match = ludo.deal("good-fortune", seed=1)
    assert match.options == {"variant": "classic", "low": match.options["low"], "tiles": tiles.default()}
    assert match.seats == ("A", "B")
    with pytest.raises(BadOption, match="always 2"):
        ludo.deal("good-fortune", players=2)
    with pytest.raises(BadOption, match="low"):
        ludo.deal("good-fortune", first="A")
    wrong: list[dict[str, Any]] = [{"variant": "hard"}, {"low": "C"}, {"low": 1}, {"tile": {}}]
    for options in wrong:
        with pytest.raises(BadOption):
            ludo.deal("good-fortune", **options)
