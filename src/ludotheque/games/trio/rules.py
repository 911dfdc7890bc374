"""Trio: ask for lowest and highest cards or turn over the centre; three equal cards in a row are a trio.

A move is a row and a place in it (`write`, `read`):

    LOW       low A .. low F              the lowest card still face down in that hand
    HIGH      high A .. high F            the highest
    CENTRE    centre 1 .. centre 9        in here, places count from 0
    GIVE      keep, give 1 .. give 12     a number of one's own hand; to keep is to give NONE

`legal_moves` adds them up, `why_not` gives the reason of a refusal, `play` trusts its caller. `deal` and
`know` want an empty state: zeros all through.
"""

from ...rule import i64, rule, state, u8
from ..moves import CHANCE, HIDDEN, LEGAL, NOBODY, add, clear, has, only, read, write

LOW, HIGH, CENTRE, GIVE, ROWS = range(5)

SEATS, PIECES, NUMBERS = 6, 36, 12  # TRIO-1
HAND = (0, 0, 0, 9, 7, 6, 5)  # TRIO-2: cards a hand, by the number of players
TEAM_HAND = (0, 0, 0, 0, 9, 0, 6)  # TRIO-3
CAP = 50_000  # moves; a random game that lasts longer is stopped
LONGEST, PLACES, MOST_TRIOS = 9, 9, 7  # picante: six trios unlinked, and one that links

EXCHANGE, REVEAL, OVER = 1, 2, 3  # phases
NONE, PENDING = 0, 254  # nothing there; still to choose

CLAUSES = {  # why a move is not legal, and where that is said
    (NO_SUCH_MOVE := 1): None,
    (GAME_IS_OVER := 2): "TRIO-15",
    (NOT_YOUR_TURN := 3): "TRIO-11",
    (EXCHANGE_FIRST := 4): "TRIO-18",
    (NO_PART_IN_IT := 5): "TRIO-17",
    (ALREADY_CHOSEN := 6): "TRIO-18",
    (NOT_IN_YOUR_HAND := 7): "TRIO-17",
    (NOT_AN_EXCHANGE := 8): "TRIO-17",
    (NO_CARD_THERE := 9): "TRIO-5",
    (ALREADY_FACE_UP := 10): "TRIO-6",
    (NO_SUCH_SEAT := 11): "TRIO-6",
    (NO_CARD_FACE_DOWN := 12): "TRIO-8",
}

CHOSE, SHOWED, BACK, TRIO, SWAPPED, NOT_SWAPPED, RECEIVED, WON = range(1, 9)  # deeds

@state
class State:
    """Everything, secrets included."""

    players: u8  # 3..6
    picante: u8  # 1: two linked trios win, 0: any three
    teams: u8  # 1: seats that sit opposite are partners

    hands: u8[SEATS, LONGEST]  # numbers, smallest first, then NONE
    held: u8[SEATS]  # cards in each hand
    holding: i64  # set of the seats that hold a card
    centre: u8[PLACES]  # numbers, NONE in a hole
    lying: i64  # set of the places where a card lies
    up: i64  # and of those where it lies face up

    lows_seen: u8[SEATS]  # so many of a hand's lowest cards have been face up, now or before
    highs_seen: u8[SEATS]  # and so many of its highest
    centre_seen: i64  # set of the places whose card has been face up

    phase: u8  # EXCHANGE, REVEAL or OVER
    turn: u8  # the seat that reveals, now or after the exchange
    asked: u8[3]  # this turn's questions whose cards lie face up
    face_up: u8  # how many: 0..2
    number: u8  # and what these cards show

    trios: u8[SEATS, MOST_TRIOS]  # numbers in the order won, by side; a side is its first seat
    won: u8[SEATS]  # how many trios
    winner: u8  # when OVER, the side that has won

    choice: u8[SEATS]  # in an exchange: the move, PENDING until chosen, NONE: has no part
    swapped: u8[SEATS]  # 1: this side has swapped in the latest exchange
    gave: u8[SEATS, NUMBERS + 1]  # by number: cards this seat gave, which its partner must still hold

    did: u8[4, 3]  # what the latest move did, in order: deed, seat, number
    deeds: u8  # how many

# ---- the deal, and the hands

@rule
def piece(k):
    """The number of the k-th of all cards, before they are shuffled."""
    return k // 3 + 1

@rule
def deal(state, order, first, players, picante, teams):
    """Lay out all 36 numbers as they come: A's hand, B's, ..., then the centre."""
    state.players, state.picante, state.teams, state.turn = players, picante, teams, first
    hand = TEAM_HAND[players] if teams else HAND[players]
    dealt = players * hand
    for k in range(dealt):
        put(state, k // hand, order[k])
    for k in range(dealt, PIECES):
        state.centre[k - dealt] = order[k]
        state.lying |= only(k - dealt)
    state.phase = REVEAL
    if teams:
        open_exchange(state, NOBODY)  # TRIO-17: every team

@rule
def put(state, seat, number):
    """A card joins a hand, which stays sorted (TRIO-4)."""
    k = state.held[seat]
    while k > 0 and state.hands[seat, k - 1] > number:
        state.hands[seat, k] = state.hands[seat, k - 1]
        k -= 1
    state.hands[seat, k] = number
    state.held[seat] += 1
    state.holding |= only(seat)

@rule
def take(state, seat, number):
    """A card leaves a hand, and what the table had seen of it goes with it."""
    k = find(state, seat, number)
    if k < state.lows_seen[seat]:
        state.lows_seen[seat] -= 1
    if k + state.highs_seen[seat] >= state.held[seat]:
        state.highs_seen[seat] -= 1
    for i in range(k, LONGEST - 1):
        state.hands[seat, i] = state.hands[seat, i + 1]
    state.hands[seat, LONGEST - 1] = NONE
    state.held[seat] -= 1
    if state.held[seat] == 0:
        state.holding &= ~only(seat)

@rule
def find(state, seat, number):
    """Where a number stands first in a hand; LONGEST when nowhere."""
    k = 0
    while k < LONGEST and state.hands[seat, k] != number:
        k += 1
    return k

# ---- who

@rule
def partner_of(state, seat):
    return (seat + state.players // 2) % state.players  # TRIO-3: sits opposite

@rule
def side_of(state, seat):
    return min(seat, partner_of(state, seat)) if state.teams else seat

@rule
def is_over(state):
    return state.phase == OVER

@rule
def to_move(state):
    """Set of the seats that the game waits for; in an exchange these may be several (TRIO-18)."""
    if state.phase == REVEAL:
        return only(state.turn)
    seats = 0
    for seat in range(SEATS):
        if state.choice[seat] == PENDING:
            seats |= only(seat)
    return seats

# ---- what is legal

@rule
def legal_moves(state, seat, moves):
    """Add up what a seat may do now."""
    clear(moves)
    if not has(to_move(state), seat):
        return
    if state.phase == EXCHANGE:
        add(moves, GIVE, givable(state, seat))
        return
    seats = askable(state)
    add(moves, LOW, seats)  # TRIO-6, 8
    add(moves, HIGH, seats)
    add(moves, CENTRE, state.lying & ~state.up)  # TRIO-6

@rule
def askable(state):
    """Set of the seats with a card left face down (TRIO-8)."""
    seats = state.holding
    for k in range(state.face_up):
        row, seat = read(state.asked[k])
        if row != CENTRE and face_up_in(state, seat) == state.held[seat]:
            seats &= ~only(seat)
    return seats

@rule
def face_up_in(state, seat):
    """How many cards of a hand lie face up."""
    return times_asked(state, LOW, seat) + times_asked(state, HIGH, seat)

@rule
def times_asked(state, row, seat):
    """How often this question was asked this turn: so many cards at that end lie face up."""
    times = 0
    for k in range(state.face_up):
        times += state.asked[k] == write(row, seat)
    return times

@rule
def givable(state, seat):
    """Set of the numbers in a hand, and NONE (TRIO-17)."""
    numbers = only(NONE)
    for k in range(state.held[seat]):
        numbers |= only(state.hands[seat, k])
    return numbers

@rule
def why_not(state, seat, move):
    """LEGAL, or the reason why this seat may not make this move now."""
    row, place = read(move)
    if row < 0 or row >= ROWS:
        return NO_SUCH_MOVE
    if state.phase == OVER:
        return GAME_IS_OVER
    if state.phase == EXCHANGE:
        return why_not_give(state, seat, row, place)
    if state.turn != seat:
        return NOT_YOUR_TURN
    if row == GIVE:
        return NOT_AN_EXCHANGE
    if row == CENTRE:
        return why_not_turn_up(state, place)
    if place >= state.players:
        return NO_SUCH_SEAT
    return LEGAL if has(askable(state), place) else NO_CARD_FACE_DOWN

@rule
def why_not_give(state, seat, row, number):
    if row != GIVE:
        return EXCHANGE_FIRST  # TRIO-18
    if seat == CHANCE or state.choice[seat] == NONE:
        return NO_PART_IN_IT  # TRIO-17, 18
    if state.choice[seat] != PENDING:
        return ALREADY_CHOSEN  # TRIO-18
    return LEGAL if has(givable(state, seat), number) else NOT_IN_YOUR_HAND

@rule
def why_not_turn_up(state, place):
    if not has(state.lying, place):
        return NO_CARD_THERE
    return ALREADY_FACE_UP if has(state.up, place) else LEGAL

# ---- playing

@rule
def play(state, seat, move):
    """Carry out a legal move, and all that follows from it."""
    state.deeds = 0
    if state.phase == EXCHANGE:
        play_choice(state, seat, move)
    else:
        play_reveal(state, seat, move)

@rule
def note(state, deed, seat, number):
    k = state.deeds
    state.did[k, 0], state.did[k, 1], state.did[k, 2] = deed, seat, number
    state.deeds += 1

@rule
def play_reveal(state, seat, move):
    """One more card; the turn is over with the first that differs or the third that is equal (TRIO-7)."""
    number = turn_up(state, move)
    note(state, SHOWED, seat, number)
    if state.face_up > 0 and number != state.number:
        note(state, BACK, seat, NONE)  # TRIO-10
        end_turn(state)
        return
    state.asked[state.face_up] = move
    state.face_up += 1
    state.number = number
    if state.face_up == 3:
        note(state, TRIO, seat, number)  # TRIO-9
        end_turn(state)
        win_trio(state, side_of(state, seat), number)

@rule
def turn_up(state, move):
    """The number that a question shows; the table has seen this card from now on."""
    row, place = read(move)
    if row == CENTRE:
        state.up |= only(place)
        state.centre_seen |= only(place)
        return state.centre[place]
    seat, already = place, times_asked(state, row, place)  # TRIO-6: those do not count
    if row == LOW:
        state.lows_seen[seat] = max(state.lows_seen[seat], already + 1)
        return state.hands[seat, already]
    state.highs_seen[seat] = max(state.highs_seen[seat], already + 1)
    return state.hands[seat, state.held[seat] - 1 - already]

@rule
def end_turn(state):
    """All cards lie face down again, and it is the next seat's turn, with cards or without (TRIO-11)."""
    state.asked[0], state.asked[1], state.asked[2] = NONE, NONE, NONE
    state.face_up, state.up, state.number = 0, 0, NONE
    state.turn = state.turn + 1 if state.turn + 1 < state.players else 0

@rule
def win_trio(state, side, number):
    """TRIO-9: the side keeps it for good, and has won, or the other teams may exchange."""
    state.trios[side, state.won[side]] = number
    state.won[side] += 1
    leave_game(state, number)
    if has_won(state, side, number):
        state.phase, state.winner = OVER, side
        note(state, WON, side, NONE)
    elif state.teams:
        open_exchange(state, side)  # TRIO-17

@rule
def leave_game(state, number):
    """The cards of a trio are gone from the hands; in the centre they leave holes (TRIO-5)."""
    for place in range(PLACES):
        if state.centre[place] == number:
            state.centre[place] = NONE
            state.lying &= ~only(place)
    for seat in range(SEATS):
        state.gave[seat, number] = 0
        while find(state, seat, number) < LONGEST:
            take(state, seat, number)

@rule
def has_won(state, side, number):
    """Does the trio just taken win? Only the side that took it can (TRIO-15)."""
    if number == 7:
        return True  # TRIO-12
    if not state.picante:
        return state.won[side] == 3  # TRIO-13
    for k in range(state.won[side]):
        if are_linked(state.trios[side, k], number):
            return True  # TRIO-14
    return False

@rule
def are_linked(one, other):
    """TRIO-14: their sum or their difference is 7."""
    # No abs(): compiled, the difference of two unsigned fields has no sign.
    return one + other == 7 or one == other + 7 or other == one + 7

# ---- the exchange of the teams

@rule
def open_exchange(state, winner):
    """TRIO-17: every side may exchange but the one that has just won a trio."""
    for seat in range(SEATS):
        state.swapped[seat] = 0
        if seat < state.players and side_of(state, seat) != winner:
            if state.held[seat] > 0 and state.held[partner_of(state, seat)] > 0:
                state.choice[seat] = PENDING  # TRIO-18: nobody in it is empty-handed
    state.phase = EXCHANGE
    close_exchange(state)

@rule
def close_exchange(state):
    """TRIO-18: the next turn opens when all have chosen."""
    if to_move(state) != 0:
        return
    for seat in range(SEATS):
        state.choice[seat] = NONE
    state.phase = REVEAL

@rule
def play_choice(state, seat, move):
    """TRIO-18: a side's exchange is carried out when its second partner has chosen."""
    _, number = read(move)
    note(state, CHOSE, seat, number)
    state.choice[seat] = move
    one = side_of(state, seat)
    other = partner_of(state, one)
    if state.choice[one] != PENDING and state.choice[other] != PENDING:
        exchange(state, one, other)
    close_exchange(state)

@rule
def exchange(state, one, other):
    """TRIO-17: when both gave, the two cards swap at the same moment; otherwise nothing happens."""
    _, given = read(state.choice[one])
    _, received = read(state.choice[other])
    if given == NONE or received == NONE:
        note(state, NOT_SWAPPED, one, other)
        return
    take(state, one, given)
    take(state, other, received)
    put(state, one, received)
    put(state, other, given)
    state.swapped[one] = 1
    remember(state, one, given, received)
    remember(state, other, received, given)
    note(state, SWAPPED, one, other)
    note(state, RECEIVED, one, received)
    note(state, RECEIVED, other, given)

@rule
def remember(state, seat, given, received):
    """A swap mixes a hand, so the table forgets it; but who gave a card knows where it is."""
    state.lows_seen[seat], state.highs_seen[seat] = 0, 0
    if state.gave[seat, received] > 0:
        state.gave[seat, received] -= 1  # it may be the very card that this seat once gave
    state.gave[seat, given] += 1

# ---- the result

@rule
def score(state, seat):
    return state.won[side_of(state, seat)]  # TRIO-16

@rule
def is_winner(state, seat):
    return state.phase == OVER and side_of(state, seat) == state.winner

# ---- what a seat can know

@rule
def know(state, seat, out):
    """Copy into an empty `out` what a perfect memory in this seat knows; NOBODY is a watcher."""
    know_table(state, out)
    for place in range(PLACES):
        secret = has(state.lying & ~state.centre_seen, place)
        out.centre[place] = HIDDEN if secret else state.centre[place]
    for other in range(state.players):
        know_seat(state, other, other == seat, out)
    for k in range(state.deeds):
        deed, whose, number = state.did[k, 0], state.did[k, 1], state.did[k, 2]
        note(out, deed, whose, told(deed, whose, number, seat))

@rule
def told(deed, seat, number, viewer):
    """What this viewer may know of the number of a deed."""
    secret = deed == CHOSE or deed == RECEIVED  # TRIO-18, 19
    return HIDDEN if secret and seat != viewer else number

@rule
def know_table(state, out):
    """What lies open to all."""
    out.players, out.picante, out.teams = state.players, state.picante, state.teams
    out.phase, out.turn, out.face_up, out.number = state.phase, state.turn, state.face_up, state.number
    out.winner, out.holding, out.lying, out.up = state.winner, state.holding, state.lying, state.up
    out.centre_seen = state.centre_seen
    for k in range(3):
        out.asked[k] = state.asked[k]
    for side in range(state.players):
        out.won[side], out.swapped[side] = state.won[side], state.swapped[side]
        for k in range(state.won[side]):
            out.trios[side, k] = state.trios[side, k]

@rule
def know_seat(state, seat, is_own, out):
    """Of a hand its size and what has been seen, of an exchange who has chosen; of one's own, everything."""
    held, lows, highs = state.held[seat], state.lows_seen[seat], state.highs_seen[seat]
    out.held[seat], out.lows_seen[seat], out.highs_seen[seat] = held, lows, highs
    for k in range(held):
        known = is_own or k < lows or k + highs >= held  # TRIO-4
        out.hands[seat, k] = state.hands[seat, k] if known else HIDDEN
    chosen = state.choice[seat] != NONE and state.choice[seat] != PENDING
    out.choice[seat] = HIDDEN if chosen and not is_own else state.choice[seat]  # TRIO-18
    if state.teams:
        for number in range(1, NUMBERS + 1):
            out.gave[seat, number] = state.gave[seat, number] if is_own else HIDDEN
