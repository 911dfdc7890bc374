"""Trio, clause by clause."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

import ludotheque as ludo
from ludotheque.games.trio.rules import are_linked

HAND = {3: 9, 4: 7, 5: 6, 6: 5}


def trio(players: int = 3, first: str = "A", centre: list[int] | None = None, **named: Any) -> ludo.Match:
    """A match in which some hold at least these cards; the others are filled up, highest numbers first.

    Seats are named A, B, ...; everything else is an option.
    """
    hands = {seat: list(named.pop(seat, [])) for seat in "ABCDEF"[:players]}
    teams = named.get("teams", False)
    size = 36 // players if teams else HAND[players]
    middle = list(centre or [])
    left = Counter(dict.fromkeys(range(12, 0, -1), 3))
    left.subtract(card for cards in (*hands.values(), middle) for card in cards)
    rest = [number for number in range(12, 0, -1) for _ in range(left[number])]
    for cards in hands.values():
        cards += [rest.pop(0) for _ in range(size - len(cards))]
    return ludo.deal(
        "trio", deal={"hands": hands, "centre": middle + rest}, players=players, first=first, **named
    )


def play(match: ludo.Match, *moves: str) -> None:
    """Play moves, each by the seat that is to move."""
    for move in moves:
        match.play(match.to_move[0], move)


def refused(match: ludo.Match, seat: str, move: str, code: str, clause: str | None) -> None:
    """A move is refused with this code and clause."""
    with pytest.raises(ludo.IllegalMove) as refusal:
        match.play(seat, move)
    assert (refusal.value.code, refusal.value.clause) == (code, clause)


LOW_HANDS: dict[str, Any] = {  # A holds a trio of 1, B a pair of 2 and C the third
    "A": [1, 1, 1, 4, 5, 6, 8, 9, 10],
    "B": [2, 2, 3, 4, 5, 6, 8, 9, 10],
    "C": [2, 3, 4, 5, 6, 7, 8, 9, 10],
}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_cards(players: int) -> None:
    """TRIO-1: 36 cards, the numbers 1 to 12, three of each."""
    deal = ludo.deal("trio", players=players, seed=5).dealt
    cards = Counter(card for hand in (*deal["hands"].values(), deal["centre"]) for card in hand)
    assert cards == dict.fromkeys(range(1, 13), 3)


@pytest.mark.parametrize(("players", "hand", "centre"), [(3, 9, 9), (4, 7, 8), (5, 6, 6), (6, 5, 6)])
def test_individual_deal(players: int, hand: int, centre: int) -> None:
    """TRIO-2: so many cards a hand and in the centre."""
    deal = ludo.deal("trio", players=players, seed=5).dealt
    assert [len(cards) for cards in deal["hands"].values()] == [hand] * players
    assert len(deal["centre"]) == centre


@pytest.mark.parametrize(("players", "hand", "sides"), [(4, 9, ["AC", "BD"]), (6, 6, ["AD", "BE", "CF"])])
def test_team_deal(players: int, hand: int, sides: list[str]) -> None:
    """TRIO-3: with teams all cards are dealt, there is no centre, and partners sit opposite."""
    match = ludo.deal("trio", players=players, teams=True, seed=5)
    assert [len(cards) for cards in match.dealt["hands"].values()] == [hand] * players
    assert match.dealt["centre"] == match.view("A")["centre"] == []
    assert ["".join(side["seats"]) for side in match.view("A")["sides"]] == sides


@pytest.mark.parametrize("players", [3, 5])
def test_teams_need_pairs(players: int) -> None:
    """TRIO-3: teams are for four and six only."""
    with pytest.raises(ludo.BadOption, match="teams"):
        ludo.deal("trio", players=players, teams=True)


def test_hands_are_sorted_and_hidden() -> None:
    """TRIO-4: hands are sorted; a seat sees its own and only the size of the others, a watcher no card."""
    match = trio(A=[9, 1, 5])
    view = match.view("A")
    assert view["hands"]["A"] == sorted(view["hands"]["A"])
    assert view["hands"]["B"] == view["hands"]["C"] == [None] * 9
    assert match.view(None)["hands"]["A"] == [None] * 9
    assert match.view("*")["hands"]["A"] == view["hands"]["A"]


def test_centre_keeps_its_places() -> None:
    """TRIO-5: won cards leave holes, the others stay where they lie; a hole cannot be turned up."""
    match = trio(centre=[1, 5, 1, 6, 1, 8, 9, 10, 11])
    play(match, "centre 1", "centre 3", "centre 5")
    assert match.view(None)["centre"] == [False, None, False, None, False, None, None, None, None]
    assert match.view("*")["centre"] == [False, 5, False, 6, False, 8, 9, 10, 11]
    refused(match, "B", "centre 3", "no-card-there", "TRIO-5")
    assert "centre 2" in match.moves("B")


def test_no_such_place() -> None:
    """TRIO-5: with five players the centre has six places."""
    refused(ludo.deal("trio", players=5, first="A", seed=1), "A", "centre 7", "no-card-there", "TRIO-5")


def test_what_can_be_revealed() -> None:
    """TRIO-6: a centre card, or the lowest or highest of any hand, one's own included."""
    moves = trio(**LOW_HANDS).moves("A")
    hands = [f"{end} {seat}" for end in ("low", "high") for seat in "ABC"]
    assert moves == hands + [f"centre {place}" for place in range(1, 10)]


def test_face_up_cards_do_not_count() -> None:
    """TRIO-6: asking again gives the next card; a card face up keeps its place in the hand."""
    match = trio(**LOW_HANDS)
    play(match, "low A", "low A")
    assert match.view("B")["hands"]["A"] == [1, 1, *[None] * 7]
    assert match.view("B")["shown"] == [{"from": "low A", "card": 1}] * 2
    refused(trio(centre=[1]), "A", "give 1", "not-an-exchange", "TRIO-17")
    other = trio(centre=[1, 1, 1, 2, 2, 2, 3, 3, 3])
    play(other, "centre 1")
    refused(other, "A", "centre 1", "already-face-up", "TRIO-6")


def test_equal_cards() -> None:
    """TRIO-6: among equal cards low turns the leftmost face-down one, high the rightmost."""
    match = trio(A=[12, 12, 12, 1, 1, 2, 2, 3, 3])
    play(match, "high A", "high A")
    assert match.view("B")["hands"]["A"] == [*[None] * 7, 12, 12]
    even = trio(players=6, A=[5, 5, 5, 6, 6])
    play(even, "low A", "low A")
    assert even.view("B")["hands"]["A"] == [5, 5, None, None, None]


def test_printed_turn_of_hadrien() -> None:
    """TRIO-7: two different numbers, here a 1 and a 2, end the turn at once (the first printed turn)."""
    match = trio(**LOW_HANDS, first="C")
    assert match.play("C", "low A") == [{"n": 1, "seat": "C", "move": "low A", "card": 1}]
    events = match.play("C", "low B")
    assert events == [{"n": 2, "seat": "C", "move": "low B", "card": 2}, {"n": 3, "does": "back"}]
    assert match.to_move == ("A",)


def test_printed_turn_of_martine() -> None:
    """TRIO-7: centre 2, own lowest 2, own lowest 2 again: a trio (the second printed turn)."""
    match = trio(A=[2, 2, 3], centre=[2])
    play(match, "centre 1", "low A")
    assert match.to_move == ("A",)
    events = match.play("A", "low A")
    assert events[1:] == [{"n": 4, "does": "trio", "seat": "A", "number": 2}]
    assert match.view("B")["sides"][0] == {"seats": ["A"], "trios": [2]}
    assert match.to_move == ("B",)


def test_no_stopping_early() -> None:
    """TRIO-7: there is no passing and no stopping."""
    match = trio(**LOW_HANDS)
    play(match, "low A")
    assert all(move.split()[0] in ("low", "high", "centre") for move in match.moves("A"))


def test_same_question_again() -> None:
    """TRIO-8: the same question may be asked again, of anyone."""
    match = trio(B=[5, 5, 5], players=6, A=[6])
    play(match, "low B", "low B", "low B")
    assert match.view("A")["sides"][0]["trios"] == [5]


def test_last_card_is_low_and_high() -> None:
    """TRIO-8: with one card left face down low and high are the same; with none, neither can be asked."""
    match = trio(players=6, A=[1, 1, 1, 3, 3], B=[3, 4, 4, 4, 5])
    play(match, "low A", "low A", "low A")  # A is left with 3 3
    play(match, "low A")
    assert {"low A", "high A"} <= set(match.moves("B"))
    assert match.copy().play("B", "high A")[0]["card"] == 3
    play(match, "low A")
    assert not {"low A", "high A"} & set(match.moves("B"))
    refused(match, "B", "low A", "no-card-face-down", "TRIO-8")
    play(match, "low B")
    assert match.view("A")["sides"][1]["trios"] == [3]


def test_a_trio_leaves_the_game() -> None:
    """TRIO-9: three equal cards are won for good, and leave hands and centre."""
    match = trio(**LOW_HANDS)
    play(match, "low A", "low A", "low A")
    assert match.view("*")["hands"]["A"] == [4, 5, 6, 8, 9, 10]
    assert match.view(None)["shown"] == []
    assert match.to_move == ("B",)


def test_different_cards_go_back() -> None:
    """TRIO-10: what was shown goes back where it was, and is hidden again."""
    match = trio(**LOW_HANDS)
    before = match.view("B")["hands"], match.view("B")["centre"]
    play(match, "low A", "centre 1")
    assert (match.view("B")["hands"], match.view("B")["centre"]) == before
    assert match.view("B")["shown"] == []


def test_turns() -> None:
    """TRIO-11: the turn passes clockwise after a trio and after a miss; nobody else may move."""
    match = trio(**LOW_HANDS)
    refused(match, "B", "low A", "not-your-turn", "TRIO-11")
    play(match, "low A", "low A", "low A", "low B", "high B", "low C", "high C")
    assert match.to_move == ("A",)


def test_a_seat_without_cards_plays() -> None:
    """TRIO-11: a seat whose hand is empty has its turn all the same."""
    hands: dict[str, Any] = {"A": [1, 1, 1, 2, 2], "B": [2, 3, 3, 4, 4], "C": [3, 4, 5, 5, 6]}
    match = trio(players=6, first="F", goal="picante", **hands)
    play(match, "low A", "low A", "low A")  # F takes the 1
    play(match, "low A", "low A", "low B")  # A takes the 2 and is left without cards
    assert match.view("*")["hands"]["A"] == []
    for _ in range(5):
        play(match, "low C", "high C")
    assert match.to_move == ("A",)
    assert "low B" in match.moves("A")
    refused(match, "A", "low A", "no-card-face-down", "TRIO-8")


@pytest.mark.parametrize("goal", ["simple", "picante"])
def test_seven_wins_at_once(goal: str) -> None:
    """TRIO-12: the trio of 7 wins in both modes."""
    match = trio(centre=[7, 7, 7], goal=goal)
    play(match, "centre 1", "centre 2", "centre 3")
    assert match.result == {"winners": ["A"], "scores": {"A": 1, "B": 0, "C": 0}}
    assert match.events(None)[-1] == {"n": 5, "does": "over", "result": match.result}
    assert match.to_move == ()


def three_for_one(goal: str, numbers: list[int]) -> ludo.Match:
    """A takes these trios, B and C miss every time."""
    centre = [number for number in numbers for _ in range(3)]
    match = trio(centre=centre, goal=goal)
    for k, _ in enumerate(numbers):
        play(match, *(f"centre {3 * k + place}" for place in (1, 2, 3)))
        if match.result is None:
            play(match, "low B", "high B", "low B", "high B")
    return match


def test_three_trios_win_in_simple() -> None:
    """TRIO-13: three trios, linked or not."""
    assert three_for_one("simple", [1, 6]).result is None
    match = three_for_one("simple", [1, 2, 3])
    assert match.result == {"winners": ["A"], "scores": {"A": 3, "B": 0, "C": 0}}


def test_linked_trios_win_in_picante() -> None:
    """TRIO-14: two linked trios win, three unlinked ones do not."""
    assert three_for_one("picante", [2, 5]).result == {"winners": ["A"], "scores": {"A": 2, "B": 0, "C": 0}}
    assert three_for_one("picante", [9, 2]).result is not None
    assert three_for_one("picante", [1, 2, 3]).result is None
    assert three_for_one("picante", [1, 2, 8]).result is not None


def test_links() -> None:
    """TRIO-14: the pairs with sum or difference 7; the 7 is linked to nothing."""
    linked = {(one, other) for one, other in combinations(range(1, 13), 2) if are_linked(one, other)}
    assert linked == {(1, 6), (1, 8), (2, 5), (2, 9), (3, 4), (3, 10), (4, 11), (5, 12)}
    assert linked == {(one, other) for one, other in combinations(range(1, 13), 2) if are_linked(other, one)}


def test_only_the_taker_wins() -> None:
    """TRIO-15: the game is over with the trio that wins, and nobody moves after it."""
    match = three_for_one("simple", [1, 2, 3])
    refused(match, "B", "low A", "game-is-over", "TRIO-15")
    assert match.view("A")["turn"] is None
    assert match.view("A")["hands"]["B"] == [None] * 9  # hands stay hidden


def test_there_is_always_a_trio() -> None:
    """TRIO-15: the lowest number left can always be taken, by asking for the lowest cards."""
    match = trio(players=4, first="B")
    while match.result is None:
        play(match, question_for_the_lowest(match))
        assert "back" not in [event.get("does") for event in match.latest(None)]


def question_for_the_lowest(match: ludo.Match) -> str:
    """A question that turns up a card of the lowest number left."""
    view = match.view("*")
    answers = {
        question: match.copy().play(match.to_move[0], question)[0]["card"]
        for question in match.moves(match.to_move[0])
    }
    lowest = view["shown"][0]["card"] if view["shown"] else min(answers.values())
    return next(question for question, card in answers.items() if card == lowest)


def test_scores() -> None:
    """TRIO-16: every seat scores its trios."""
    result = three_for_one("simple", [1, 2, 3]).result
    assert result == {"winners": ["A"], "scores": {"A": 3, "B": 0, "C": 0}}


# ---- teams


def teams(players: int = 4, first: str = "A", **named: Any) -> ludo.Match:
    """A match of teams."""
    return trio(players=players, first=first, teams=True, **named)


def keep_all(match: ludo.Match) -> None:
    """Everybody keeps."""
    while match.view(None)["phase"] == "exchange":
        play(match, "keep")


TEAM_HANDS: dict[str, Any] = {  # the printed example: D's, B's and A's highest are the 9
    "A": [1, 1, 1, 2, 2, 2, 3, 3, 9],
    "B": [3, 4, 4, 4, 5, 5, 5, 6, 9],
    "D": [6, 6, 7, 7, 7, 8, 8, 8, 9],
}


def test_team_result() -> None:
    """TRIO-16: partners share their trios and the win."""
    match = teams(A=[1, 1, 1, 2, 2, 2, 3, 3, 3])
    keep_all(match)
    for number in (1, 2, 3):
        play(match, "low A", "low A", "low A")
        keep_all(match)
        if number < 3:
            play(match, *["low B", "high B"] * 3)
    assert match.result == {"winners": ["A", "C"], "scores": {"A": 3, "B": 0, "C": 3, "D": 0}}


def test_printed_team_example() -> None:
    """TRIO-17: a team takes a trio; then the other teams may exchange, it may not (the printed example)."""
    match = teams(players=6, A=[9, 1, 1, 1, 2, 2], B=[9, 2, 3, 3, 3, 4], D=[9, 4, 4, 5, 5, 5])
    keep_all(match)
    play(match, "high B", "high D", "high A")
    assert match.view("A")["sides"][0] == {"seats": ["A", "D"], "trios": [9]}
    assert match.to_move == ("B", "C", "E", "F")
    assert match.view("A")["turn"] == "B"
    refused(match, "A", "keep", "no-part-in-it", "TRIO-17")


def test_exchange_before_the_first_turn() -> None:
    """TRIO-17: before the first turn teams may exchange; both gave: the cards swap, hands are sorted."""
    match = teams(**TEAM_HANDS)
    assert match.to_move == ("A", "B", "C", "D")
    assert match.moves("A") == ["keep", "give 1", "give 2", "give 3", "give 9"]
    refused(match, "A", "give 4", "not-in-your-hand", "TRIO-17")
    refused(match, "A", "low A", "exchange-first", "TRIO-18")
    match.play("A", "give 9")
    assert match.view("*")["hands"]["A"][-1] == 9
    events = match.play("C", "give 12")
    swap = {"n": 3, "does": "exchange", "seats": ["A", "C"], "swapped": True, "received": {"A": None, "C": 9}}
    assert events[1] == swap
    assert match.view("*")["hands"]["A"] == [1, 1, 1, 2, 2, 2, 3, 3, 12]
    assert match.view("*")["hands"]["C"][0] == 9
    assert match.view(None)["exchanged"] == ["A"]


@pytest.mark.parametrize(("one", "other"), [("keep", "give 12"), ("give 9", "keep"), ("keep", "keep")])
def test_exchange_needs_both(one: str, other: str) -> None:
    """TRIO-17: if one of them keeps, nothing happens."""
    match = teams(**TEAM_HANDS)
    before = match.view("*")["hands"]
    match.play("A", one)
    events = match.play("C", other)
    assert events[1]["swapped"] is False
    assert events[1]["received"] == {"A": None, "C": None}
    assert match.view("*")["hands"] == before
    assert match.view(None)["exchanged"] == []


def test_no_exchange_outside_its_phase() -> None:
    """TRIO-17: during a turn nobody gives anything."""
    match = teams(**TEAM_HANDS)
    keep_all(match)
    refused(match, "A", "keep", "not-an-exchange", "TRIO-17")


def test_choices_in_any_order() -> None:
    """TRIO-18: all choose in parallel; a choice stands; the turn opens when all are done."""
    match = teams(**TEAM_HANDS)
    for seat, move in [("D", "keep"), ("C", "give 12"), ("B", "keep")]:
        match.play(seat, move)
        refused(match, seat, "keep", "already-chosen", "TRIO-18")
    assert match.to_move == ("A",)
    assert match.view("C")["exchange"] == {"chosen": ["B", "C", "D"], "mine": 12}
    assert match.view("A")["exchange"]["mine"] is None
    match.play("A", "give 1")
    assert match.view("A")["phase"] == "reveal"
    assert match.view("A")["exchange"] is None
    assert match.to_move == ("A",)


def test_own_choice_stays_until_the_phase_closes() -> None:
    """TRIO-18: what I chose stays in my view, also after my team's own swap."""
    match = teams(**TEAM_HANDS)
    match.play("A", "give 9")
    match.play("C", "give 12")
    assert match.view("A")["exchange"] == {"chosen": ["A", "C"], "mine": 9}
    assert match.view("*")["exchange"] == {"chosen": ["A", "C"], "mine": {"A": 9, "C": 12}}
    assert match.view(None)["exchange"] == {"chosen": ["A", "C"], "mine": None}


def test_empty_handed_teams_are_skipped() -> None:
    """TRIO-18: a team with an empty-handed member has no part in the exchange."""
    match = teams(players=6, goal="picante", A=[1, 1, 1, 2, 2, 2], B=[3, 3, 3, 4, 4, 4])
    keep_all(match)
    play(match, "low A", "low A", "low A")
    keep_all(match)
    play(match, "low A", "low A", "low A")  # B's side takes the 2: A has no card left
    assert match.view("*")["hands"]["A"] == []
    assert match.to_move == ("C", "F")
    refused(match, "D", "keep", "no-part-in-it", "TRIO-17")
    refused(match, "A", "keep", "no-part-in-it", "TRIO-17")


def test_what_is_learnt_of_an_exchange() -> None:
    """TRIO-19: the table learns whether a team exchanged, a partner the card it received, nobody more."""
    match = teams(**TEAM_HANDS)
    match.play("A", "give 9")
    match.play("C", "give 12")
    for viewer in ("B", "D", None):
        events = match.events(viewer)
        assert [event.get("move") for event in events[:2]] == [None, None]
        assert events[2] == {
            "n": 3,
            "does": "exchange",
            "seats": ["A", "C"],
            "swapped": True,
            "received": {"A": None, "C": None},
        }
    assert match.events("A")[2]["received"] == {"A": 12, "C": None}
    assert match.events("A")[0]["move"] == "give 9"
    assert match.events("A")[1]["move"] is None


# ---- what a perfect memory knows


def known(match: ludo.Match, viewer: str | None, seat: str) -> list[int | None]:
    """A hand as a viewer with a perfect memory knows it."""
    knowledge = match.knowledge(viewer)
    row = "ABCDEF".index(seat)
    return list(knowledge["hands"][row][: knowledge["held"][row]])


def test_memory_of_reveals() -> None:
    """TRIO-10: what went back is hidden in the view, and remembered in the knowledge."""
    match = trio(**LOW_HANDS)
    play(match, "low B", "high C", "centre 2", "high B")
    assert known(match, "A", "B") == [2, *[None] * 7, 10]
    assert known(match, None, "C") == [*[None] * 8, 10]
    assert match.knowledge(None)["centre"][1] is not None
    assert match.view("A")["hands"]["B"] == [None] * 9


def test_memory_forgets_swapped_hands() -> None:
    """TRIO-17: a swap in mid-game mixes two hands, so the table forgets what it had seen of them."""
    match = teams(**TEAM_HANDS)
    keep_all(match)
    play(match, "low B", "high B", "low A", "low A", "low A")  # A misses, B takes the 1
    assert known(match, "A", "B")[0] == 3
    assert match.to_move == ("A", "C")
    match.play("A", "give 2")
    match.play("C", "give 12")
    assert known(match, "B", "A") == [None] * 6
    assert known(match, "B", "C") == [None] * 9
    assert match.knowledge("A")["gave"][0][2] == 1
    assert match.knowledge("C")["gave"][0][2] is None
    assert known(match, "A", "B")[0] == 3
