"""Double Seven, clause by clause."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import ludotheque as ludo

ANIMALS = "squirrel butterfly bird fox swan hedgehog frog owl".split()
KINDS = [*ANIMALS, "joker"]
BOX = Counter(dict.fromkeys(ANIMALS, 11) | {"joker": 3})

# ---- tables and stories


def table(
    story: str = "", *, pool: str = "", players: int = 2, two_for_one: str = "centre", **racks: str
) -> ludo.Match:
    """A match after a story; A begins.

    The racks of some seats and the tiles of the pool that come after the story's are named; wherever it does
    not matter, one animal after the other fills up.
    """
    tiles = [tile for seat in "ABCD"[:players] for tile in racks.get(seat, "any any any").split()]
    tiles += [tile for _, step in read(story) for tile in tiles_of(step)] + pool.split()
    tiles += ["any"] * (91 - len(tiles))
    spare = fill_up(BOX - Counter(tiles))
    order = [next(spare) if tile == "any" else tile for tile in tiles]
    hands = {seat: order[3 * k : 3 * k + 3] for k, seat in enumerate("ABCD"[:players])}
    deal = {"racks": hands, "pool": order[3 * players :]}
    match = ludo.deal("double-seven", deal=deal, first="A", players=players, two_for_one=two_for_one)
    follow(match, story)
    return match


def fill_up(left: Counter[str]) -> Iterator[str]:
    """What is left in the box, one animal after the other, then the jokers."""
    for n in range(11):
        yield from (animal for animal in ANIMALS if left[animal] > n)
    yield from ["joker"] * left["joker"]


def read(story: str) -> list[tuple[str, str]]:
    """The steps of a story: a line begins with a seat, then come its steps.

    A step is a move, or says what the pool brings: `flip owl` the tile turned up, `hidden fox owl` two tiles
    drawn face down. `grow #1 fox fox` are two moves, `idles` is a turn that draws two tiles and passes.
    """
    lines = [line.split(None, 1) for line in story.splitlines() if line.strip()]
    return [(seat, step.strip()) for seat, steps in lines for step in steps.split(",")]


def tiles_of(step: str) -> list[str]:
    """The tiles that a step takes from those that lie face down."""
    verb, *tiles = step.split()
    return {"flip": tiles, "hidden": tiles, "idles": ["any", "any"]}.get(verb, [])


def follow(match: ludo.Match, story: str) -> list[dict[str, Any]]:
    """Play a story on; returns all events that it caused, without their numbers."""
    before = len(match.events("*"))
    for seat, step in read(story):
        verb, *words = step.split()
        if verb == "flip":
            flips = [event["tile"] for event in match.events("*") if event.get("does") == "flip"]
            assert flips[-1:] == words
        elif verb == "hidden":
            assert [match.play(seat, "draw hidden")[0]["tile"] for _ in words] == words
        elif verb == "idles":
            idle(match)
        elif verb == "grow":
            for tile in words[1:]:
                match.play(seat, f"grow {words[0]} {tile}")
        else:
            match.play(seat, step)
    return [{key: event[key] for key in event if key != "n"} for event in match.events("*")[before:]]


def idle(match: ludo.Match, keep: str = "") -> None:
    """A turn that draws, face down while it can, and passes; where it has to discard, nothing to be kept."""
    (seat,) = match.to_move
    while phase(match) == "draw":
        moves = match.moves(seat)
        match.play(seat, "draw hidden" if "draw hidden" in moves else moves[0])
    match.play(seat, "pass")
    if phase(match) == "discard":
        match.play(seat, min(match.moves(seat), key=lambda move: move.split()[1] in keep.split()))


def drain(match: ludo.Match, left: int, keep: str = "") -> ludo.Match:
    """Idle turns, until one opens with so many tiles in the pool."""
    while in_pool(match) > left:
        idle(match, keep)
    assert in_pool(match) == left
    return match


def see(match: ludo.Match, key: str, viewer: str | None = "*") -> Any:
    """A field of the view."""
    return match.view(viewer)[key]


def phase(match: ludo.Match) -> str:
    return str(see(match, "phase"))


def in_pool(match: ludo.Match) -> int:
    pool = see(match, "pool")
    return len(pool["up"]) + int(pool["down"])


def rack(match: ludo.Match, seat: str) -> str:
    return " ".join(see(match, "racks")[seat])


def families(match: ludo.Match) -> list[str]:
    """Each family in a few words, such as "#1 A fox 5" or, with a joker, "#1 A fox 5 (1)"."""
    lines = []
    for one in see(match, "families"):
        jokers = f" ({one['jokers']})" if one["jokers"] else ""
        lines.append(f"#{one['id']} {one['seat']} {one['animal']} {one['tiles']}{jokers}")
    return lines


def tokens(match: ludo.Match, seat: str) -> tuple[int, bool]:
    """How many tokens 7 a seat has, and whether it has 77."""
    found = see(match, "tokens")[seat]
    return found["7"], found["77"]


def refusal(match: ludo.Match, seat: str, move: str) -> tuple[str, str | None]:
    """The code and the clause of a refused move, which changes nothing."""
    before = match.record(), match.events("*"), match.view("*")
    assert move not in match.moves(seat)
    with pytest.raises(ludo.IllegalMove) as caught:
        match.play(seat, move)
    assert (match.record(), match.events("*"), match.view("*")) == before
    return caught.value.code, caught.value.clause


def verbs(match: ludo.Match) -> set[str]:
    """What the seat in turn may do, without saying with what."""
    return {move.split()[0] for move in match.moves(match.to_move[0])}


# ---- material and deal


def test_box() -> None:
    """DS-1: 91 tiles, 8 animals × 11 and 3 jokers; no token is anyone's yet."""
    match = ludo.deal("double-seven", seed=1, players=4)
    tiles = [tile for hand in match.dealt["racks"].values() for tile in hand] + match.dealt["pool"]
    assert len(tiles) == 91
    assert Counter(tiles) == BOX
    assert all(tokens(match, seat) == (0, False) for seat in match.seats)


def test_box_is_not_another() -> None:
    """DS-1: a deal with a twelfth fox is none."""
    deal = ludo.deal("double-seven", seed=1).dealt
    deal["pool"][deal["pool"].index("owl")] = "fox"
    with pytest.raises(ludo.BadDeal):
        ludo.deal("double-seven", deal=deal)


def test_order_of_kinds() -> None:
    """DS-2: everywhere the animals come in one order, the joker last."""
    match = table("A flip owl, hidden fox squirrel, trade fox owl, hidden swan", A="owl joker owl")
    assert see(match, "pool")["up"] == ["fox", "owl", "owl"]
    assert rack(match, "A") == "squirrel swan owl joker"
    follow(match, "A pass")
    assert refusal(match, "B", "trade owl fox") == ("no-such-move", None)
    assert match.moves("B") == ["draw fox", "draw owl", "draw hidden"]


def test_everyone_draws_three() -> None:
    """DS-3: three tiles each, from A on, and the rest is the pool."""
    match = table(A="fox owl joker", B="frog frog frog", C="swan bird owl", players=3, pool="bird hedgehog")
    assert [rack(match, seat) for seat in "ABC"] == ["fox owl joker", "frog frog frog", "bird swan owl"]
    assert see(match, "pool") == {"up": ["bird"], "down": 81}
    assert see(match, "order")[0] == "hedgehog"


@pytest.mark.parametrize(("players", "pool"), [(2, 85), (3, 82), (4, 79)])
def test_pool_at_first(players: int, pool: int) -> None:
    """DS-3: what nobody drew is the pool, and the racks are secret."""
    match = ludo.deal("double-seven", players=players, first="A")
    assert in_pool(match) == pool
    assert see(match, "racks", "B")["A"] == [None, None, None]
    assert see(match, "racks", None) == {seat: [None, None, None] for seat in match.seats}
    assert see(match, "racks", "B")["B"] == see(match, "racks")["B"]


# ---- flip and draw


def test_flip() -> None:
    """DS-4: with no tile face up the next one is turned up, at once, as the turn opens."""
    match = table(pool="owl frog")
    assert match.events("B") == [{"n": 1, "does": "flip", "tile": "owl"}]
    assert see(match, "pool") == {"up": ["owl"], "down": 84}


def test_no_flip_while_a_tile_is_face_up() -> None:
    """DS-4: as long as one tile lies face up, none is turned up."""
    match = table("A flip owl, hidden fox frog, pass", pool="swan")
    assert match.events("B")[-1] == {"n": 4, "seat": "A", "move": "pass"}
    assert follow(match, "B draw hidden") == [{"seat": "B", "move": "draw hidden", "tile": "swan"}]
    assert see(match, "pool")["up"] == ["owl"]


def test_flip_once_a_turn() -> None:
    """DS-4: never later in the same turn; the next turn does it."""
    match = table(A="owl owl owl", pool="fox frog swan")
    follow(match, "A draw fox, hidden frog")
    assert see(match, "pool")["up"] == []
    assert follow(match, "A pass")[-1] == {"does": "flip", "tile": "swan"}


def test_no_flip_without_face_down_tiles() -> None:
    """DS-4: where none lies face down there is nothing to flip."""
    match = drain(table(), 1)
    idle(match)
    assert match.events(None)[-1]["move"].startswith("discard")
    assert see(match, "pool") == {"up": [], "down": 0}


def test_two_tiles() -> None:
    """DS-5: two tiles with a tile on the rack, each seen before the next is chosen."""
    match = table(pool="owl frog")
    assert see(match, "to_draw") == 2
    assert match.moves("A") == ["draw owl", "draw hidden"]
    assert match.play("A", "draw hidden") == [{"n": 2, "seat": "A", "move": "draw hidden", "tile": "frog"}]
    assert see(match, "to_draw") == 1
    assert match.moves("A") == ["draw owl", "draw hidden"]
    assert match.play("A", "draw owl") == [{"n": 3, "seat": "A", "move": "draw owl"}]
    assert phase(match) == "act"
    assert see(match, "to_draw") == 0


def test_three_tiles() -> None:
    """DS-5: three with an empty rack."""
    match = table("A flip owl, hidden fox fox, start fox fox, grow #1 fox fox fox", A="fox fox fox")
    idle(match)
    assert see(match, "racks")["A"] == []
    assert see(match, "to_draw") == 3


def test_drawing_is_compulsory() -> None:
    """DS-5: nothing else before it, and nothing of it afterwards."""
    match = table(A="fox fox joker", pool="owl")
    for move in ("pass", "start fox fox", "trade fox fox", "rainbow", "discard fox"):
        assert refusal(match, "A", move) == ("draw-first", "DS-5")
    assert refusal(match, "A", "draw frog") == ("not-face-up", "DS-5")
    follow(match, "A draw hidden, draw hidden")
    assert refusal(match, "A", "draw owl") == ("nothing-to-draw", "DS-5")
    assert refusal(match, "A", "draw hidden") == ("nothing-to-draw", "DS-5")


def test_face_up_tile_is_not_replaced() -> None:
    """DS-5: a face-up tile taken leaves a gap."""
    match = table(pool="owl frog")
    follow(match, "A draw owl")
    assert see(match, "pool") == {"up": [], "down": 84}
    assert match.moves("A") == ["draw hidden"]
    assert refusal(match, "A", "draw owl") == ("not-face-up", "DS-5")


def test_nothing_face_down() -> None:
    """DS-5: with none face down only the face-up ones are left to draw."""
    match = drain(table(pool="owl"), 1)
    assert see(match, "pool") == {"up": ["owl"], "down": 0}
    assert match.moves("A") == ["draw owl"]
    assert refusal(match, "A", "draw hidden") == ("none-face-down", "DS-5")


def test_pool_runs_out() -> None:
    """DS-6: with one tile left the draw stops after it."""
    match = drain(table(), 1)
    assert see(match, "to_draw") == 1
    match.play("A", match.moves("A")[0])
    assert phase(match) == "act"
    assert in_pool(match) == 0


def test_pool_is_empty() -> None:
    """DS-6: with an empty pool a turn opens with its actions."""
    match = drain(table(), 1)
    idle(match)
    assert match.to_move == ("B",)
    assert phase(match) == "act"
    assert see(match, "to_draw") == 0
    assert verbs(match) >= {"pass", "start"}
    assert refusal(match, "B", "draw hidden") == ("nothing-to-draw", "DS-5")


# ---- Rainbow


def test_rainbow() -> None:
    """DS-7: five different animals are shown to all, and one more tile is drawn."""
    match = table(A="fox owl swan", pool="bird frog squirrel joker")
    follow(match, "A draw bird, hidden frog")
    shown = ["bird", "fox", "swan", "frog", "owl"]
    assert "rainbow" in match.moves("A")
    assert match.play("A", "rainbow") == [{"n": 4, "seat": "A", "move": "rainbow", "rack": shown}]
    assert match.events(None)[-1]["rack"] == shown
    assert see(match, "racks", "B")["A"] == shown
    assert see(match, "racks", None)["A"] == shown
    assert see(match, "racks", "A")["B"] == [None, None, None]
    assert (phase(match), see(match, "to_draw"), match.moves("A")) == ("draw", 1, ["draw hidden"])
    follow(match, "A hidden squirrel")
    assert phase(match) == "act"
    assert see(match, "racks", "B")["A"] == [None] * 6


def test_rainbow_face_up() -> None:
    """DS-7: the extra tile may be a face-up one; it opens nothing."""
    match = table(A="fox owl swan", pool="bird frog squirrel")
    follow(match, "A hidden frog squirrel, rainbow, draw bird")
    assert rack(match, "A") == "squirrel bird fox swan frog owl"
    assert refusal(match, "A", "rainbow") == ("no-rainbow", "DS-7")


@pytest.mark.parametrize("drawn", ["fox bird", "joker bird", "bird bird"])
def test_no_rainbow(drawn: str) -> None:
    """DS-7: not with two alike, nor with a joker."""
    match = table(f"A flip frog, hidden {drawn}", A="fox owl swan")
    assert refusal(match, "A", "rainbow") == ("no-rainbow", "DS-7")


def test_no_rainbow_of_four() -> None:
    """DS-7: four different animals are too few."""
    story = """
        A flip hedgehog, hidden fox swan, start fox fox, grow #1 fox, pass
        B idles
        A hidden bird frog
    """
    match = table(story, A="fox fox owl")
    assert rack(match, "A") == "bird swan frog owl"
    assert refusal(match, "A", "rainbow") == ("no-rainbow", "DS-7")


def test_no_rainbow_with_an_empty_pool() -> None:
    """DS-7: with no tile left to draw there is nothing to announce it for."""
    squirrels = "hidden squirrel squirrel, grow #1 squirrel squirrel"
    butterflies = "hidden butterfly butterfly, grow #2 butterfly butterfly"
    turns = [
        "hidden frog hedgehog",
        "hidden squirrel squirrel, start squirrel squirrel",
        "hidden butterfly butterfly, start butterfly butterfly",
        *[squirrels, butterflies, squirrels, butterflies, squirrels, squirrels],
    ]
    story = "A flip bird\n" + "\n".join(f"A idles\nB idles\nC idles\nD {turn}, pass" for turn in turns)
    match = table(story, players=4, D="fox swan owl")
    drain(match, 1)
    follow(match, "D draw bird")
    assert rack(match, "D") == "bird fox swan hedgehog frog owl"
    assert refusal(match, "D", "rainbow") == ("no-tile-for-rainbow", "DS-7")


def test_rainbow_is_waived() -> None:
    """DS-7: any other move waives it, and the tile of a two-for-one opens nothing."""
    story = """
        A flip hedgehog, hidden bird frog, pass
        B idles
        A hidden squirrel butterfly
    """
    match = table(story, A="fox owl swan", pool="hedgehog")
    assert "rainbow" in match.moves("A")
    follow(match, "A trade fox owl, hidden hedgehog")
    assert rack(match, "A") == "squirrel butterfly bird swan hedgehog frog"
    assert refusal(match, "A", "rainbow") == ("no-rainbow", "DS-7")


def test_rainbow_is_waived_by_a_swap() -> None:
    """DS-7: it comes right after the draw or not at all, even if the rack is still the same."""
    story = """
        A flip hedgehog, hidden bird frog, start fox fox, pass
        B hidden butterfly butterfly, start butterfly butterfly, pass
        A hidden squirrel swan
    """
    match = table(story, A="fox owl fox")
    assert "rainbow" in match.moves("A")
    follow(match, "A swap #1 #2")
    assert refusal(match, "A", "rainbow") == ("no-rainbow", "DS-7")


def test_rainbow_is_nobody_elses_business() -> None:
    """DS-7: nobody else can tell that it was possible."""
    possible = table("A flip bird, hidden frog hedgehog", A="fox owl swan", B="frog frog frog")
    not_possible = table("A flip bird, hidden fox hedgehog", A="fox owl swan", B="frog frog frog")
    assert "rainbow" in possible.moves("A")
    assert "rainbow" not in not_possible.moves("A")
    for viewer in ("B", None):
        for ask in ("view", "knowledge", "events", "moves"):
            assert getattr(possible, ask)(viewer) == getattr(not_possible, ask)(viewer)


# ---- actions


def test_actions() -> None:
    """DS-8: as many as wanted, in any order, each as often as wanted, the two-for-one once."""
    story = """
        A flip owl, hidden fox fox, start fox fox, pass
        B hidden frog owl, start frog frog, pass
        A hidden bird fox, swap #1 #2, swap #2 #1, grow #1 joker, claim #1
        A trade fox joker, hidden fox, start bird bird
    """
    match = table(story, A="fox joker bird", B="frog frog swan")
    assert families(match) == ["#1 A fox 3", "#2 B frog 2", "#3 A bird 2"]
    assert refusal(match, "A", "trade fox fox") == ("already-traded", "DS-16")
    follow(match, "A grow #1 fox")
    assert families(match)[0] == "#1 A fox 4"


def test_start() -> None:
    """DS-9: two tiles of an animal, or one and a joker, are a new family of two."""
    match = table("A flip swan, hidden owl joker", A="fox fox fox")
    starts = [move for move in match.moves("A") if move.startswith("start")]
    assert sorted(starts) == ["start fox fox", "start fox joker", "start owl joker"]
    assert follow(match, "A start fox fox, start owl joker") == [
        {"seat": "A", "move": "start fox fox"},
        {"seat": "A", "move": "start owl joker"},
    ]
    assert families(match) == ["#1 A fox 2", "#2 A owl 2 (1)"]
    assert rack(match, "A") == "fox"


def test_start_needs_both() -> None:
    """DS-9: both tiles have to be in the rack, and one of them is an animal."""
    match = table("A flip swan, hidden owl joker", A="fox fox joker")
    assert refusal(match, "A", "start owl owl") == ("not-both-to-start", "DS-9")
    assert refusal(match, "A", "start bird joker") == ("not-both-to-start", "DS-9")
    assert refusal(match, "A", "start joker joker") == ("no-such-move", None)
    match = table("A flip swan, hidden owl frog", A="fox fox bird")
    assert refusal(match, "A", "start fox joker") == ("not-both-to-start", "DS-9")


def test_one_start_of_an_animal() -> None:
    """DS-9: not if a family of that animal lies before the seat; before another it may."""
    match = table("A flip swan, hidden fox joker, start fox fox", A="fox fox fox", B="fox fox owl")
    assert refusal(match, "A", "start fox fox") == ("has-that-animal", "DS-9")
    assert refusal(match, "A", "start fox joker") == ("has-that-animal", "DS-9")
    follow(match, "A pass\nB draw hidden, draw hidden, start fox fox")
    assert families(match) == ["#1 A fox 2", "#2 B fox 2"]


def test_start_after_a_swap() -> None:
    """DS-9: it counts what lies there now, wherever it came from."""
    story = """
        A flip swan, hidden fox fox, start fox fox, pass
        B hidden owl owl, start owl owl, pass
        A hidden owl frog, swap #1 #2
    """
    match = table(story, A="fox fox owl", B="bird bird bird")
    assert refusal(match, "A", "start owl owl") == ("has-that-animal", "DS-9")
    follow(match, "A start fox fox")
    assert families(match) == ["#1 B fox 2", "#2 A owl 2", "#3 A fox 2"]


def test_grow() -> None:
    """DS-10: a tile of the animal, or a joker, joins an own family."""
    match = table("A flip swan, hidden fox frog, start fox fox", A="fox fox joker")
    assert follow(match, "A grow #1 fox joker") == [
        {"seat": "A", "move": "grow #1 fox"},
        {"seat": "A", "move": "grow #1 joker"},
    ]
    assert families(match) == ["#1 A fox 4 (1)"]
    assert rack(match, "A") == "frog"


def test_grow_refused() -> None:
    """DS-10: not another's family, nor with another animal, nor with a tile one has not."""
    story = """
        A flip swan, hidden fox frog, start fox fox, pass
        B hidden frog bird, start owl owl
    """
    match = table(story, A="fox bird bird", B="owl owl fox")
    assert refusal(match, "B", "grow #1 fox") == ("not-yours-to-grow", "DS-10")
    assert refusal(match, "B", "grow #2 fox") == ("another-animal", "DS-10")
    assert refusal(match, "B", "grow #2 hedgehog") == ("another-animal", "DS-10")
    assert refusal(match, "B", "grow #2 owl") == ("no-tile-to-grow", "DS-10")
    assert refusal(match, "B", "grow #2 joker") == ("no-tile-to-grow", "DS-10")
    assert refusal(match, "B", "grow #3 owl") == ("no-such-family", "DS-9")
    assert refusal(match, "B", "grow #44 owl") == ("no-such-move", None)


# A has three foxes on the rack, and lays five.
FIVE_FOXES = "A flip swan, hidden fox fox, start fox fox, grow #1 fox fox fox\n"


def test_seven() -> None:
    """DS-11: growing a family from six tiles to seven brings a token 7, an eighth tile nothing."""
    match = table(FIVE_FOXES + "B idles\nA hidden fox joker fox, grow #1 fox", A="fox fox fox", pool="owl")
    assert tokens(match, "A") == (0, False)
    assert follow(match, "A grow #1 joker")[1:] == [{"does": "seven", "seat": "A"}]
    assert tokens(match, "A") == (1, False)
    grown = follow(match, "A grow #1 fox")
    assert {"does": "seven", "seat": "A"} not in grown
    assert families(match) == ["#1 A fox 8 (1)"]
    assert tokens(match, "A") == (1, False)


def test_sevens_swapped() -> None:
    """DS-11: a family of seven got by a swap gives nothing, and tokens are never lost."""
    story = """
        B hidden owl owl, start owl owl, grow #2 owl owl owl
        A hidden fox fox bird, grow #1 fox fox, pass
        B hidden owl bird bird, grow #2 owl, pass
        A hidden bird owl, pass
        B hidden owl frog, grow #2 owl, pass
        A hidden frog frog
    """
    match = table(FIVE_FOXES + story, A="fox fox fox", B="owl owl owl")
    assert [event.get("does") for event in follow(match, "A swap #1 #2")] == [None]
    assert families(match) == ["#1 B fox 7", "#2 A owl 7"]
    assert (tokens(match, "A"), tokens(match, "B")) == ((1, False), (1, False))
    assert [event.get("does") for event in follow(match, "A grow #2 owl")] == [None]
    assert tokens(match, "A") == (1, False)


NINE_SEVENS = """
    A flip swan, hidden squirrel squirrel, start squirrel squirrel, grow #1 squirrel squirrel squirrel
    B hidden hedgehog hedgehog, start hedgehog hedgehog, grow #2 hedgehog hedgehog hedgehog
    A hidden squirrel butterfly butterfly, grow #1 squirrel, start butterfly butterfly
    B hidden hedgehog frog frog, grow #2 hedgehog, start frog frog
    A hidden butterfly butterfly butterfly, grow #3 butterfly butterfly butterfly
    B hidden frog frog frog, grow #4 frog frog frog
    A hidden butterfly bird bird, grow #3 butterfly, start bird bird
    B hidden frog owl owl, grow #4 frog, start owl owl
    A hidden bird bird bird, grow #5 bird bird bird
    B hidden owl owl owl, grow #6 owl owl owl
    A hidden bird fox fox, grow #5 bird, start fox fox
    B hidden owl fox fox, grow #6 owl, start fox fox
    A hidden fox fox fox, grow #7 fox fox fox
    B hidden fox fox joker, grow #8 fox fox joker
    A hidden fox swan swan, grow #7 fox, start swan swan
    B hidden joker hedgehog frog, grow #8 joker, pass
    A hidden swan swan swan, grow #9 swan swan swan
    B hidden owl joker, pass
    A hidden swan squirrel butterfly, grow #9 swan, pass
    B hidden swan swan, pass, discard swan
    A hidden bird fox, pass
    B hidden bird bird, pass, discard bird
    A hidden swan bird, grow #1 squirrel, grow #3 butterfly, grow #5 bird, grow #7 fox, grow #9 swan, pass
    B hidden owl owl, grow #2 hedgehog, grow #4 frog, grow #6 owl
"""


def test_no_seven_is_left() -> None:
    """DS-11: there are eight tokens; the ninth family to reach seven gets none."""
    match = table(NINE_SEVENS, A="squirrel squirrel squirrel", B="hedgehog hedgehog hedgehog")
    assert (tokens(match, "A"), tokens(match, "B")) == ((5, True), (3, False))
    assert follow(match, "B grow #8 joker") == [{"seat": "B", "move": "grow #8 joker"}]
    assert families(match)[7] == "#8 B fox 7 (3)"
    assert (tokens(match, "A"), tokens(match, "B")) == ((5, True), (3, False))


# A has a family of seven foxes and one of six birds, and to move next; B has done nothing.
SIX_BIRDS = (
    FIVE_FOXES
    + """
    B idles
    A hidden fox fox bird, grow #1 fox fox, pass
    B idles
    A hidden bird bird, start bird bird, grow #2 bird
    B idles
    A hidden bird bird bird, grow #2 bird bird bird
    B idles
    """
)


def test_double_seven() -> None:
    """DS-12: with a second family of seven comes 77, after the token 7; the end is triggered (DS-19)."""
    match = table(SIX_BIRDS + "A hidden bird owl frog", A="fox fox fox")
    assert (tokens(match, "A"), see(match, "last_turns")) == ((1, False), None)
    assert follow(match, "A grow #2 bird") == [
        {"seat": "A", "move": "grow #2 bird"},
        {"does": "seven", "seat": "A"},
        {"does": "double", "seat": "A"},
        {"does": "end", "seat": "A"},
    ]
    assert tokens(match, "A") == (2, True)
    assert see(match, "last_turns") == ["A", "B"]


def test_one_double_seven() -> None:
    """DS-12: 77 is there once; who comes later gets a 7 only, and the end is triggered once (DS-19)."""
    match = table(NINE_SEVENS, A="squirrel squirrel squirrel", B="hedgehog hedgehog hedgehog")
    does = [event["does"] for event in match.events(None) if event.get("does") in ("double", "end")]
    assert does == ["double", "end"]
    assert tokens(match, "B") == (3, False)


def test_double_seven_with_a_family_of_eight() -> None:
    """DS-12: the other family may have grown beyond seven, jokers and all."""
    match = table(SIX_BIRDS + "A hidden joker bird owl, grow #1 joker", A="fox fox fox")
    assert tokens(match, "A") == (1, False)
    follow(match, "A grow #2 bird")
    assert tokens(match, "A") == (2, True)


TWO_FAMILIES = """
    A flip swan, hidden fox joker, start fox joker, pass
    B hidden owl owl, start owl owl, pass
    A hidden bird frog
"""


def test_swap() -> None:
    """DS-13: two families of the same size change places, without asking, and jokers travel with them."""
    match = table(TWO_FAMILIES, A="fox fox swan", B="owl bird bird")
    assert [move for move in match.moves("A") if move.startswith("swap")] == ["swap #1 #2"]
    assert follow(match, "A swap #1 #2") == [{"seat": "A", "move": "swap #1 #2"}]
    assert families(match) == ["#1 B fox 2 (1)", "#2 A owl 2"]


def test_swap_needs_the_same_size() -> None:
    """DS-13: exactly the same size, an own family first, then another's."""
    match = table(TWO_FAMILIES, A="fox fox bird", B="owl owl bird")
    assert refusal(match, "A", "swap #2 #1") == ("not-yours-to-swap", "DS-13")
    assert refusal(match, "A", "swap #1 #3") == ("no-such-family", "DS-9")
    assert refusal(match, "A", "swap #3 #1") == ("no-such-family", "DS-9")
    follow(match, "A start bird bird")
    assert refusal(match, "A", "swap #1 #3") == ("your-own-family", "DS-13")
    assert refusal(match, "A", "swap #1 #1") == ("your-own-family", "DS-13")
    follow(match, "A grow #1 fox")
    assert refusal(match, "A", "swap #1 #2") == ("another-size", "DS-13")
    assert "swap #3 #2" in match.moves("A")


def test_swap_with_anyone() -> None:
    """DS-13: any other seat's family will do."""
    story = """
        A flip swan, hidden fox bird, start fox fox, pass
        B hidden owl bird, start owl owl, pass
        C hidden frog bird, start frog frog, pass
        A hidden bird bird
    """
    match = table(story, A="fox swan swan", B="owl swan swan", C="frog swan swan", players=3)
    assert [move for move in match.moves("A") if move.startswith("swap")] == ["swap #1 #2", "swap #1 #3"]
    follow(match, "A swap #1 #3")
    assert families(match) == ["#1 C fox 2", "#2 B owl 2", "#3 A frog 2"]


def test_twelve_swaps() -> None:
    """DS-14: after twelve swaps in a row another move has to come, then swaps may begin again."""
    match = table(TWO_FAMILIES, A="fox fox swan", B="owl bird bird")
    for _ in range(6):
        follow(match, "A swap #1 #2, swap #2 #1")
    assert refusal(match, "A", "swap #1 #2") == ("too-many-swaps", "DS-14")
    assert not any(move.startswith("swap") for move in match.moves("A"))
    follow(match, "A grow #1 fox")
    assert refusal(match, "A", "swap #1 #2") == ("another-size", "DS-13")
    match = table(TWO_FAMILIES, A="fox fox swan", B="owl bird bird")
    for _ in range(6):
        follow(match, "A swap #1 #2, swap #2 #1")
    follow(match, "A trade bird frog, draw hidden, swap #1 #2")
    assert families(match) == ["#1 B fox 2 (1)", "#2 A owl 2"]


def test_twelve_swaps_of_one_turn() -> None:
    """DS-14: the next turn's count begins anew, and taking a swap back is a swap like any other."""
    match = table(TWO_FAMILIES, A="fox fox swan", B="owl bird bird")
    for _ in range(6):
        follow(match, "A swap #1 #2, swap #2 #1")
    follow(match, "A pass")
    while phase(match) == "draw":
        match.play("B", "draw hidden")
    assert "swap #2 #1" in match.moves("B")


def test_claim() -> None:
    """DS-15: a tile of the animal takes a joker's place, in anyone's family; the joker comes to the rack."""
    story = """
        A flip swan, hidden fox joker, start fox joker, grow #1 joker, pass
        B hidden owl fox
    """
    match = table(story, A="fox joker frog", B="owl fox fox")
    assert families(match) == ["#1 A fox 3 (2)"]
    assert follow(match, "B claim #1") == [{"seat": "B", "move": "claim #1"}]
    assert families(match) == ["#1 A fox 3 (1)"]
    assert rack(match, "B") == "fox fox owl owl joker"
    follow(match, "B claim #1")
    assert families(match) == ["#1 A fox 3"]
    assert refusal(match, "B", "claim #1") == ("no-joker-there", "DS-15")


def test_claim_from_oneself() -> None:
    """DS-15: one's own family too; a claim needs a tile of that animal, not another joker."""
    match = table("A flip swan, hidden fox frog, start fox joker", A="fox fox joker")
    follow(match, "A claim #1, start frog joker")
    assert families(match) == ["#1 A fox 2", "#2 A frog 2 (1)"]
    match = table("A flip swan, hidden frog joker, start fox joker", A="fox joker bird")
    assert refusal(match, "A", "claim #1") == ("no-tile-to-claim", "DS-15")
    assert refusal(match, "A", "claim #2") == ("no-such-family", "DS-9")


def test_two_for_one() -> None:
    """DS-16: two tiles lie aside while another is drawn, then they join the face-up ones."""
    match = table("A flip swan, hidden fox frog", A="owl owl joker", pool="bird")
    assert follow(match, "A trade owl joker") == [{"seat": "A", "move": "trade owl joker"}]
    assert see(match, "aside", None) == ["owl", "joker"]
    assert see(match, "pool")["up"] == ["swan"]
    assert (phase(match), see(match, "to_draw"), see(match, "traded")) == ("draw", 1, True)
    assert match.moves("A") == ["draw swan", "draw hidden"]
    assert refusal(match, "A", "draw owl") == ("not-face-up", "DS-5")
    assert refusal(match, "A", "pass") == ("draw-first", "DS-5")
    follow(match, "A draw swan")
    assert rack(match, "A") == "fox swan frog owl"
    assert (phase(match), see(match, "aside"), see(match, "removed")) == ("act", [], {})
    assert see(match, "pool")["up"] == ["owl", "joker"]
    assert refusal(match, "A", "trade fox frog") == ("already-traded", "DS-16")
    follow(match, "A pass\nB draw joker")
    assert see(match, "traded") is False


def test_two_for_one_removed() -> None:
    """DS-16: with the house rule the two tiles leave the game when the draw is made."""
    match = table("A flip swan, hidden fox frog, trade owl owl", A="owl owl joker", two_for_one="removed")
    assert (see(match, "aside"), see(match, "removed")) == (["owl", "owl"], {})
    follow(match, "A draw hidden")
    assert (see(match, "aside"), see(match, "removed")) == ([], {"owl": 2})
    assert see(match, "pool")["up"] == ["swan"]


def test_two_for_one_needs_two_tiles() -> None:
    """DS-16: two tiles of the rack, and of one kind only where there are two; two will do."""
    match = table(FIVE_FOXES + "B idles\nA hidden fox owl frog, grow #1 fox", A="fox fox fox")
    assert refusal(match, "A", "trade owl owl") == ("not-both-to-trade", "DS-16")
    assert refusal(match, "A", "trade fox owl") == ("not-both-to-trade", "DS-16")
    assert [move for move in match.moves("A") if move.startswith("trade")] == ["trade frog owl"]
    follow(match, "A trade frog owl")
    assert see(match, "racks")["A"] == []
    follow(match, "A draw hidden")
    assert match.to_move == ("A",)
    assert len(see(match, "racks")["A"]) == 1
    assert "trade" not in verbs(match)


def test_two_for_one_needs_a_pool() -> None:
    """DS-16: with an empty pool nothing could be drawn."""
    match = drain(table(), 1)
    idle(match)
    first, second = see(match, "racks")["B"][:2]
    assert refusal(match, "B", f"trade {first} {second}") == ("pool-is-empty", "DS-16")


def test_two_families_of_one_animal() -> None:
    """DS-17: they stay two, and grow apart."""
    story = """
        A flip swan, hidden fox bird, start fox fox, pass
        B hidden owl bird, start fox fox, pass
        A hidden owl owl, start owl owl, pass
        B hidden bird bird, swap #2 #3, pass
        A hidden fox fox, grow #1 fox
    """
    match = table(story, A="fox swan swan", B="fox fox swan")
    assert families(match) == ["#1 A fox 3", "#2 A fox 2", "#3 B owl 2"]
    assert {"grow #1 fox", "grow #2 fox"} <= set(match.moves("A"))
    follow(match, "A grow #2 fox")
    assert families(match) == ["#1 A fox 3", "#2 A fox 3", "#3 B owl 2"]


# ---- the end of a turn


def test_empty_rack() -> None:
    """DS-18: with an empty rack the turn ends at once."""
    match = table("A flip swan, hidden fox fox, start fox fox, grow #1 fox fox", A="fox fox fox")
    assert follow(match, "A grow #1 fox")[1:] == [{"does": "empty", "seat": "A"}]
    assert match.to_move == ("B",)


def test_pass() -> None:
    """DS-18: with five tiles or fewer a pass ends the turn."""
    match = table("A flip swan, hidden fox owl")
    assert refusal(match, "A", "discard owl") == ("nothing-to-discard", "DS-18")
    assert follow(match, "A pass") == [{"seat": "A", "move": "pass"}]
    assert match.to_move == ("B",)
    assert len(see(match, "racks")["A"]) == 5


def test_discard() -> None:
    """DS-18: on passing with six tiles or more exactly one, of the seat's choice, leaves the game."""
    story = """
        A flip swan, hidden fox owl, pass
        B idles
        A hidden fox frog, pass
    """
    match = table(story, A="fox fox joker", B="bird bird bird")
    assert (match.to_move, phase(match)) == (("A",), "discard")
    assert match.moves("A") == ["discard fox", "discard frog", "discard owl", "discard joker"]
    assert refusal(match, "A", "pass") == ("discard-first", "DS-18")
    assert refusal(match, "A", "start fox fox") == ("discard-first", "DS-18")
    assert refusal(match, "A", "discard bird") == ("not-in-your-rack", "DS-18")
    assert follow(match, "A discard owl") == [{"seat": "A", "move": "discard owl"}]
    assert match.to_move == ("B",)
    assert see(match, "removed", "B") == {"owl": 1}
    assert see(match, "pool")["up"] == ["swan"]
    assert rack(match, "A") == "fox fox fox fox frog joker"


def test_no_rack_limit() -> None:
    """DS-18: a rack may grow for ever, one tile a turn."""
    match = drain(table(), 41)
    assert len(see(match, "racks")["A"]) == 3 + 11 * 2 - 10


# ---- the end and the score


def test_last_tile_hidden() -> None:
    """DS-19: the end is triggered when a draw takes the last tile of the pool, here a face-down one."""
    match = drain(table(players=3, pool="owl"), 2)
    follow(match, "B draw owl")
    assert see(match, "last_turns") is None
    drawn = follow(match, "B draw hidden")
    assert drawn[1:] == [{"does": "end", "seat": "B"}]
    assert see(match, "last_turns") == ["B", "C", "A"]


def test_last_tile_face_up() -> None:
    """DS-19: or a face-up one; that none lies face down any more is not the end."""
    match = drain(table(players=3, pool="owl"), 2)
    follow(match, "B draw hidden")
    assert see(match, "pool") == {"up": ["owl"], "down": 0}
    assert see(match, "last_turns") is None
    assert follow(match, "B draw owl") == [{"seat": "B", "move": "draw owl"}, {"does": "end", "seat": "B"}]


def trade_before_the_last_tile(two_for_one: str) -> tuple[ludo.Match, list[dict[str, Any]]]:
    """A match in which B gives two tiles up and draws the last one, and what that draw caused."""
    match = drain(table(two_for_one=two_for_one, pool="owl"), 3)
    follow(match, "B draw hidden, draw hidden")
    match.play("B", next(move for move in match.moves("B") if move.startswith("trade")))
    assert match.moves("B") == ["draw owl"]
    return match, follow(match, "B draw owl")


def test_two_for_one_and_the_last_tile() -> None:
    """DS-19: the two tiles count as lying in the pool, so that the draw never takes the last one."""
    match, drawn = trade_before_the_last_tile("centre")
    assert len(drawn) == 1
    assert (in_pool(match), see(match, "last_turns")) == (2, None)


def test_two_for_one_removed_and_the_last_tile() -> None:
    """DS-19: where the two leave the game, the draw can take the last tile."""
    match, drawn = trade_before_the_last_tile("removed")
    assert drawn[1:] == [{"does": "end", "seat": "B"}]
    assert (in_pool(match), see(match, "last_turns")) == (0, ["B", "A"])


def test_the_end_never_untriggers() -> None:
    """DS-19: after 77 tiles may join the pool again, and it changes nothing."""
    story = SIX_BIRDS + "A hidden bird owl frog, grow #2 bird, trade frog owl, draw hidden, pass"
    match = table(story, A="fox fox fox")
    assert (match.to_move, see(match, "last_turns")) == (("B",), ["B"])
    idle(match)
    assert (phase(match), see(match, "last_turns"), match.to_move) == ("over", [], ())


def test_last_turns() -> None:
    """DS-20: who triggers the end finishes the turn, then every other seat has one more, in order."""
    match = drain(table(players=3, pool="owl"), 2)
    follow(match, "B draw hidden, draw owl")
    assert verbs(match) >= {"pass", "start"}
    follow(match, "B pass, discard owl")
    assert (match.to_move, see(match, "last_turns")) == (("C",), ["C", "A"])
    assert refusal(match, "B", "pass") == ("not-your-turn", "DS-20")
    idle(match)
    assert (match.to_move, see(match, "last_turns"), match.result) == (("A",), ["A"], None)
    follow(match, "A pass")
    over = follow(match, "A " + match.moves("A")[0])[-1]
    assert over == {"does": "over", "result": match.result}
    assert (match.to_move, phase(match), see(match, "last_turns")) == ((), "over", [])
    assert all(match.moves(seat) == [] for seat in "ABC")
    assert refusal(match, "A", "pass") == ("game-is-over", "DS-20")


def test_last_turns_begin_with_who_triggers() -> None:
    """DS-20: in the middle of the table the others follow in order, A after the last."""
    match = drain(table(players=4), 3)
    assert match.to_move == ("C",)
    idle(match)
    assert see(match, "last_turns") is None
    idle(match)
    assert see(match, "last_turns") == ["A", "B", "C"]


def test_double_seven_in_the_last_turns() -> None:
    """DS-20: 77 can still be won then; the end is not triggered a second time."""
    story = """
        A flip owl, idles
        B hidden fox fox, start fox fox, grow #1 fox fox fox
        A idles
        B hidden fox fox bird, grow #1 fox fox, pass
        A idles
        B hidden bird bird, start bird bird, grow #2 bird
        A idles
        B hidden bird bird bird, grow #2 bird bird bird
        A idles
        B hidden bird frog swan, pass
    """
    match = drain(table(story, B="fox fox fox"), 2, keep="bird")
    assert match.to_move == ("A",)
    idle(match)
    assert see(match, "last_turns") == ["B"]
    assert follow(match, "B grow #2 bird") == [
        {"seat": "B", "move": "grow #2 bird"},
        {"does": "seven", "seat": "B"},
        {"does": "double", "seat": "B"},
    ]
    idle(match)
    assert match.result == {"winners": ["B"], "scores": {"A": 0, "B": 18}}


# The worked example of the printed rules: a family of 7, one of 8 and one of 2, two tokens 7, and 77.
PRINTED = """
    A flip owl, hidden squirrel squirrel, start squirrel squirrel, grow #1 squirrel squirrel squirrel
    B idles
    A hidden squirrel squirrel squirrel, grow #1 squirrel squirrel squirrel
    B idles
    A hidden bird bird bird, start bird bird, grow #2 bird
    B idles
    A hidden bird bird bird, grow #2 bird bird bird
    B idles
    A hidden fox fox butterfly, start fox fox, pass
    B idles
    A hidden bird swan, grow #2 bird, pass
    B idles
"""


def test_printed_example() -> None:
    """DS-21: 7 birds, 8 squirrels, 2 foxes, two tokens 7 and 77 are 21 points; the rack counts nothing."""
    match = table(PRINTED, A="squirrel squirrel squirrel")
    assert families(match) == ["#1 A squirrel 8", "#2 A bird 7", "#3 A fox 2"]
    assert tokens(match, "A") == (2, True)
    assert rack(match, "A") == "butterfly swan"
    assert match.result == {"winners": ["A"], "scores": {"A": 21, "B": 0}}


def test_score_counts_jokers() -> None:
    """DS-21: a joker in a family counts as a tile of it, for the seat before which it lies at the end."""
    match = table(TWO_FAMILIES + "A swap #1 #2, grow #2 owl, pass", A="fox swan owl", B="owl bird bird")
    drain(match, 0)
    while match.to_move:
        idle(match)
    assert match.result is not None
    assert match.result["scores"] == {"A": 3, "B": 2}


def test_shared_win() -> None:
    """DS-22: with nothing before anyone all share the win."""
    match = drain(table(players=3), 0)
    while match.to_move:
        idle(match)
    assert match.result == {"winners": ["A", "B", "C"], "scores": {"A": 0, "B": 0, "C": 0}}


# A ends with 7 foxes, 7 birds, two tokens 7 and 77: 18 points; B with 8 owls, a token 7, and frogs.
EIGHTEEN = """
    A flip swan, hidden fox fox, start fox fox, grow #1 fox fox fox
    B hidden owl owl, start owl owl, grow #2 owl owl owl
    A hidden fox fox bird, grow #1 fox fox, pass
    B hidden owl owl owl, grow #2 owl owl owl
    A hidden bird bird, start bird bird, grow #3 bird
    B hidden frog frog frog, start frog frog, grow #4 frog
    A hidden bird bird bird, grow #3 bird bird bird
    B hidden frog frog frog, grow #4 frog frog frog
    A hidden bird hedgehog hedgehog, grow #3 bird, pass
"""


def test_tie_goes_to_double_seven() -> None:
    """DS-22: among equals the holder of 77 wins alone."""
    story = EIGHTEEN + "B hidden swan swan swan, start swan swan, grow #5 swan"
    match = table(story, A="fox fox fox", B="owl owl owl")
    assert match.result == {"winners": ["A"], "scores": {"A": 18, "B": 18}}


def test_most_points_win() -> None:
    """DS-22: who has more points than the holder of 77 wins."""
    story = EIGHTEEN + "B hidden frog frog frog, grow #4 frog frog frog"
    match = table(story, A="fox fox fox", B="owl owl owl")
    assert match.result == {"winners": ["B"], "scores": {"A": 18, "B": 19}}


def test_tie_without_double_seven() -> None:
    """DS-22: the holder of 77 is not among the equals, who share the win."""
    story = """
        A flip swan, hidden fox fox, start fox fox, grow #1 fox fox fox
        B hidden owl owl, start owl owl, grow #2 owl owl owl
        C hidden squirrel squirrel, start squirrel squirrel, grow #3 squirrel squirrel squirrel
        A hidden fox fox bird, grow #1 fox fox, pass
        B hidden owl owl owl, grow #2 owl owl owl
        C hidden squirrel squirrel squirrel, grow #3 squirrel squirrel squirrel
        A hidden bird bird, start bird bird, grow #4 bird
        B hidden frog frog frog, start frog frog, grow #5 frog
        C hidden butterfly butterfly butterfly, start butterfly butterfly, grow #6 butterfly
        A hidden bird bird bird, grow #4 bird bird bird
        B hidden frog frog frog, grow #5 frog frog frog
        C hidden butterfly butterfly butterfly, grow #6 butterfly butterfly butterfly
        A hidden bird hedgehog hedgehog, grow #4 bird, pass
        B hidden frog frog frog, grow #5 frog frog frog
        C hidden butterfly butterfly butterfly, grow #6 butterfly butterfly butterfly
    """
    match = table(story, A="fox fox fox", B="owl owl owl", C="squirrel squirrel squirrel", players=3)
    assert match.result == {"winners": ["B", "C"], "scores": {"A": 18, "B": 19, "C": 19}}


ROUND = "\nC idles\nD idles\nA idles\n"  # of the others, between two turns of B


def test_skip() -> None:
    """DS-23: a seat with an empty rack is skipped when the pool is empty, and that was its last turn."""
    story = "A flip owl, idles\nB hidden fox fox, start fox fox, grow #1 fox fox fox"
    for family, animal in enumerate("squirrel butterfly bird swan hedgehog frog owl".split(), 2):
        two = f"{animal} {animal}"
        story += ROUND + f"B hidden {two} {animal}, start {two}, grow #{family} {animal}"
    story += ROUND + "B hidden fox fox fox, grow #1 fox fox fox"
    match = drain(table(story, B="fox fox fox", players=4), 1)
    assert match.to_move == ("D",)
    idle(match)
    assert see(match, "last_turns") == ["A", "B", "C"]
    assert match.to_move == ("A",)
    match.play("A", "pass")
    ended = follow(match, "A " + match.moves("A")[0])
    assert ended[1:] == [{"does": "skip", "seat": "B"}]
    assert (match.to_move, see(match, "last_turns")) == (("C",), ["C"])
    idle(match)
    assert match.result is not None


def test_no_skip_with_a_pool() -> None:
    """DS-23: an empty rack alone skips nobody."""
    match = table(FIVE_FOXES, A="fox fox fox")
    idle(match)
    assert match.to_move == ("A",)
    assert phase(match) == "draw"


# ---- who sees what


def test_public() -> None:
    """DS-24: everything but the racks and the order of the face-down tiles is the same for all."""
    match = table(NINE_SEVENS, A="squirrel squirrel squirrel", B="hedgehog hedgehog hedgehog")
    whole = match.view("*")
    assert whole["removed"] == {"bird": 1, "swan": 1}
    for viewer in ("A", "B", None):
        view = match.view(viewer)
        assert {key: view[key] for key in view if key != "racks"} == {
            key: whole[key] for key in whole if key not in ("racks", "order")
        }


def test_secret() -> None:
    """DS-24: a rack is its owner's alone, after the end too, and so is a tile drawn face down."""
    match = table(PRINTED, A="squirrel squirrel squirrel")
    assert match.result is not None
    assert see(match, "racks", "B")["A"] == [None, None]
    assert see(match, "racks", None)["A"] == [None, None]
    assert see(match, "racks", "A")["A"] == ["butterfly", "swan"]
    for viewer in ("A", "B", None):
        assert "order" not in match.view(viewer)
        for event in match.events(viewer):
            if event.get("move") == "draw hidden":
                assert (event["tile"] is None) == (event["seat"] != viewer)


def test_rainbow_is_seen_until_its_tile() -> None:
    """DS-24: a Rainbow shows the rack until the extra tile is drawn; a perfect memory keeps it."""
    match = table("A flip hedgehog, hidden bird frog, rainbow", A="fox owl swan", pool="squirrel")
    assert None not in see(match, "racks", "B")["A"]
    follow(match, "A draw hidden")
    assert see(match, "racks", "B")["A"] == [None] * 6
    assert known(match, "B", "A") == "bird fox swan frog owl"


def test_memory() -> None:
    """DS-24: what came openly is known, until a tile of that kind is played."""
    story = """
        A flip hedgehog, draw hedgehog, hidden fox, start fox joker, pass
        B flip owl, draw owl, hidden fox
    """
    match = table(story, A="fox joker hedgehog", B="fox owl bird")
    assert known(match, None, "A") == "hedgehog"
    assert known(match, "A", "B") == "owl"
    follow(match, "B claim #1, start owl owl")
    assert known(match, "A", "B") == "joker"
    assert match.knowledge("A")["racks"][1] == [None] * 9
    assert match.knowledge("A")["held"][1] == 3


def known(match: ludo.Match, viewer: str | None, seat: str) -> str:
    """The tiles that a viewer remembers on a rack."""
    counts = match.knowledge(viewer)["known"]["ABCD".index(seat)]
    return " ".join(kind for kind, tiles in zip(KINDS, counts, strict=True) for _ in range(tiles))
