"""Good Fortune: choose a tile each, lay them at the ends of the line, and win the tile that is pushed off it.

A move is a row and a place in it (`write`, `read`):

    CHOOSE    choose 1 .. choose 21       a tile of one's own hand
    LAY       left, right                 the end of the line at which the chosen tile is laid: LEFT or RIGHT

A tile is its number; hands and collections are sets of tiles. What each tile bears is part of the state.

`legal_moves` adds moves up, `why_not` gives the reason of a refusal, `play` trusts its caller. `deal` and
`know` want an empty state: zeros all through.
"""

from ...rule import i64, rule, state, u8, u16
from ..moves import HIDDEN, LEGAL, add, clear, has, lowest, members, only, read

CHOOSE, LAY, ROWS = range(3)

SEATS, TILES, CHARMS = 2, 21, 7  # GF-1
HAND, PIECES = 8, 19  # GF-4: tiles dealt to each seat, and tiles dealt at all; 1 and 21 are not
PLACEMENTS = 18  # GF-13
CAP = 36  # moves: a choice and an end for each placement; no game is longer

CLASSIC, GUESSING, SIMPLE = range(3)  # variants
CHOICE, PLACE, OVER = 1, 2, 3  # phases
LEFT, RIGHT, BOTH = 0, 2, 0b101  # the ends of the line, as places in it, and the set of the two
NONE = 0  # no tile

CLAUSES = {  # why a move is not legal, and where that is said
    (NO_SUCH_MOVE := 1): None,
    (GAME_IS_OVER := 2): "GF-13",
    (NOT_YOUR_CHOICE := 3): "GF-7",
    (NOT_YOUR_PLACEMENT := 4): "GF-8",
    (NOT_YOUR_TURN := 5): "GF-17",
    (ALREADY_CHOSEN := 6): "GF-16",
    (CHOOSE_FIRST := 7): "GF-8",
    (LAY_FIRST := 8): "GF-12",
    (NOT_IN_YOUR_HAND := 9): "GF-7",
}

CHOSE, CHOSE_UNSEEN, REVEALED, CHOSE_END, LAID_LEFT, LAID_RIGHT, WON, OUT, ENDED = range(1, 10)  # deeds

@state
class State:
    """Everything, secrets included."""

    variant: u8  # CLASSIC, GUESSING or SIMPLE
    low: u8  # the seat that got tile 1; the other got 21

    charms: u8[TILES + 1]  # by number: the set of the two charms on a tile
    bearing: i64[CHARMS]  # by charm: the set of the tiles that bear it
    pips: i64[3]  # sets of the tiles whose die, written in binary, has a 1, a 2, a 4 in it

    hands: i64[SEATS]  # a chosen tile stays until it is laid
    line: u8[3]  # left to right
    collections: i64[SEATS]
    pushed: u8[PLACEMENTS]  # tiles pushed off the line, in that order; those in no collection are out
    placed: u8  # how many placements have been made

    phase: u8  # CHOICE, PLACE or OVER
    rounds: u8  # which round this is: 1..9, or 1..18 in SIMPLE
    waiting: i64  # set of the seats that the game waits for
    chosen: u8[SEATS]  # this round's tiles, or NONE
    points: u16[SEATS]  # when OVER

    did: u8[8, 3]  # what the latest move did, in order: deed, seat, tile
    deeds: u8  # how many

# ---- the deal

@rule
def piece(k):
    """The k-th of the tiles that are shuffled."""
    return k + 2

@rule
def deal(state, order, first, players, variant, tiles):
    """GF-4: 8 tiles for A as they come, 8 for B, and the line; `first` gets tile 1, the other seat 21."""
    state.variant, state.low = variant, first
    write_table(state, tiles)
    for k in range(HAND):
        state.hands[0] |= only(order[k])
        state.hands[1] |= only(order[HAND + k])
    for k in range(3):
        state.line[k] = order[2 * HAND + k]
    state.hands[first] |= only(1)
    state.hands[other_than(first)] |= only(TILES)
    state.rounds = 1
    open_round(state)

@rule
def write_table(state, tiles):
    """The table of GF-3, from a number for each tile: the set of its charms, and from bit 7 on its die."""
    for k in range(TILES):
        tile = k + 1
        state.charms[tile] = tiles[k] & (only(CHARMS) - 1)
        for charm in range(CHARMS):
            state.bearing[charm] |= ((tiles[k] >> charm) & 1) << tile
        for bit in range(3):
            state.pips[bit] |= ((tiles[k] >> CHARMS + bit) & 1) << tile

# ---- who

@rule
def other_than(seat):
    return seat ^ 1

@rule
def holder(state):
    """Who holds the medallion (GF-6), or whose turn it is (GF-17): in odd rounds the owner of 1."""
    return state.low if state.rounds % 2 == 1 else other_than(state.low)

@rule
def is_over(state):
    return state.phase == OVER

@rule
def to_move(state):
    """Set of the seats that the game waits for: two when they choose at the same time (GF-16)."""
    return state.waiting

# ---- what is legal

@rule
def legal_moves(state, seat, moves):
    """Add up what a seat may do now."""
    clear(moves)
    if not has(state.waiting, seat):
        return
    if state.phase == CHOICE:
        add(moves, CHOOSE, state.hands[seat])  # GF-7: any tile
    else:
        add(moves, LAY, BOTH)  # GF-12: where there is one end only, nobody is asked

@rule
def legal_ends(state, tile):
    """Set of the ends where a tile may be laid: where it connects (GF-9), or both if it does not (GF-10)."""
    left, right = connects(state, tile, LEFT), connects(state, tile, RIGHT)
    if left == right:
        return BOTH
    return only(LEFT) if left else only(RIGHT)

@rule
def connects(state, tile, end):
    """Does a tile share a charm with the tile at this end, whichever way they are turned (GF-11)?"""
    return state.charms[tile] & state.charms[state.line[end]] != 0

@rule
def why_not(state, seat, move):
    """LEGAL, or the reason why this seat may not make this move now."""
    row, place = read(move)
    if row < 0 or row >= ROWS:
        return NO_SUCH_MOVE
    if state.phase == OVER:
        return GAME_IS_OVER
    if not has(state.waiting, seat):
        return why_not_now(state)
    if state.phase == CHOICE:
        return why_not_choose(state, seat, row, place)
    if row == CHOOSE:
        return LAY_FIRST  # GF-12
    return LEGAL if has(BOTH, place) else NO_SUCH_MOVE

@rule
def why_not_now(state):
    """Why the game does not wait for a seat."""
    if state.variant == SIMPLE:
        return NOT_YOUR_TURN  # GF-17
    if state.phase == PLACE:
        return NOT_YOUR_PLACEMENT  # GF-8
    return ALREADY_CHOSEN if state.variant == GUESSING else NOT_YOUR_CHOICE  # GF-16, GF-7

@rule
def why_not_choose(state, seat, row, place):
    if row == LAY:
        return CHOOSE_FIRST  # GF-8
    return LEGAL if has(state.hands[seat], place) else NOT_IN_YOUR_HAND  # GF-7

# ---- playing

@rule
def play(state, seat, move):
    """Carry out a legal move, and all that follows from it."""
    state.deeds = 0
    row, place = read(move)
    if row == CHOOSE:
        play_choice(state, seat, place)
    else:
        note(state, CHOSE_END, seat, NONE)
        lay(state, seat, place)
        lay_on(state, other_than(seat))

@rule
def note(state, deed, seat, tile):
    k = state.deeds
    state.did[k, 0], state.did[k, 1], state.did[k, 2] = deed, seat, tile
    state.deeds += 1

@rule
def open_round(state):
    """GF-7: the holder of the medallion chooses first; or both at the same time (GF-16)."""
    state.chosen[0], state.chosen[1] = NONE, NONE
    state.phase = CHOICE
    state.waiting = only(0) | only(1) if state.variant == GUESSING else only(holder(state))

@rule
def play_choice(state, seat, tile):
    """A seat chooses; when all have chosen, the tiles are laid."""
    note(state, CHOSE_UNSEEN if state.variant == GUESSING else CHOSE, seat, tile)
    state.chosen[seat] = tile
    if state.variant == SIMPLE:
        lay_on(state, seat)  # GF-17: one tile a turn
    elif state.chosen[other_than(seat)] == NONE:
        state.waiting = only(other_than(seat))  # GF-7
    else:
        if state.variant == GUESSING:
            note(state, REVEALED, 0, state.chosen[0])  # GF-16
            note(state, REVEALED, 1, state.chosen[1])
        lay_on(state, first_to_lay(state))

@rule
def first_to_lay(state):
    """GF-6: whose number is the smaller, and under the large face whose is the larger."""
    small_face = state.rounds % 2 == 1
    a_is_smaller = state.chosen[0] < state.chosen[1]
    return 0 if a_is_smaller == small_face else 1

@rule
def lay_on(state, seat):
    """Lay what is chosen and not yet laid, this seat's tile first (GF-8), until somebody has to choose."""
    while has(state.hands[seat], state.chosen[seat]):  # NONE is in no hand
        ends = legal_ends(state, state.chosen[seat])
        if ends == BOTH:
            state.phase, state.waiting = PLACE, only(seat)
            return
        lay(state, seat, lowest(ends))  # GF-12
        seat = other_than(seat)
    end_round(state)

@rule
def lay(state, seat, end):
    """A chosen tile joins the line, and pushes the tile off that lies at the opposite end."""
    tile, opposite = state.chosen[seat], opposite_to(end)
    connected, pushed = connects(state, tile, end), state.line[opposite]
    state.hands[seat] &= ~only(tile)
    state.line[opposite], state.line[1], state.line[end] = state.line[1], state.line[end], tile
    state.pushed[state.placed] = pushed
    state.placed += 1
    note(state, LAID_LEFT if end == LEFT else LAID_RIGHT, seat, tile)
    if connected:
        state.collections[seat] |= only(pushed)  # GF-9: wanted or not
    note(state, WON if connected else OUT, seat, pushed)  # GF-10

@rule
def opposite_to(end):
    return end ^ (LEFT ^ RIGHT)

@rule
def end_round(state):
    """GF-6: the medallion is turned over and handed on; after the last round the game is over (GF-13)."""
    if state.placed < PLACEMENTS:
        state.rounds += 1
        open_round(state)
        return
    for seat in range(SEATS):
        state.chosen[seat] = NONE
        state.points[seat] = score(state, seat)
    state.phase, state.waiting = OVER, 0
    note(state, ENDED, 0, NONE)

# ---- the result

@rule
def is_winner(state, seat):
    # GF-15: a tie is shared.
    return state.phase == OVER and state.points[seat] >= state.points[other_than(seat)]

@rule
def score(state, seat):
    """What a collection is worth (GF-14)."""
    if state.phase == OVER:
        return state.points[seat]
    points, _ = best_groups(state, state.collections[seat])
    return points

@rule
def best_groups(state, tiles):
    """GF-14: the points of some tiles, and the order in which they form groups.

    Where charms tie, every order is tried; of those with the most points the first by GF-2 stays.
    """
    most, best, other = -1, 0, 0
    while other >= 0:
        points, order, other = form_groups(state, tiles, other)
        if points > most:
            most, best = points, order
    return most, best

@rule
def form_groups(state, tiles, order):
    """Form groups: the first ones as this order says, then always by the first charm that may go next.

    An order is a number to be read in octal, from its end: 1 + the first charm, 1 + the second, and so on.
    Gives the points, the whole order, and the beginning of the next order to be tried: -1 when there is none.
    """
    points, done, other, shift = 0, 0, -1, 0
    while tiles != 0:
        tied = next_charms(state, tiles)
        digit = (order >> shift) & 7
        charm = digit - 1 if digit != 0 else lowest(tied)
        group = tiles & state.bearing[charm]
        later = tied & ~(2 * only(charm) - 1)
        if later != 0 and members(group) > 1:  # where no charm is on two tiles, all orders score the same
            other = done | (1 + lowest(later)) << shift
        points += members(group) * dice(state, group)
        done |= (1 + charm) << shift
        shift += 3
        tiles &= ~group
    return points, done, other

@rule
def next_charms(state, tiles):
    """GF-14: set of the charms borne by most of these tiles and, of those, by the highest sum of dice."""
    most, charms = 0, 0
    for charm in range(CHARMS):
        this = rank(state, tiles & state.bearing[charm])
        if this >= most:
            charms = only(charm) if this > most else charms | only(charm)
            most = this
    return charms

@rule
def rank(state, group):
    """A number that grows with the number of tiles first, and then with their dice."""
    return 64 * members(group) + dice(state, group)  # 9 dice show 54 at most

@rule
def dice(state, tiles):
    """The sum of the dice of some tiles."""
    ones, twos, fours = tiles & state.pips[0], tiles & state.pips[1], tiles & state.pips[2]
    return members(ones) + 2 * members(twos) + 4 * members(fours)

# ---- what a seat can know

@rule
def know(state, seat, out):
    """Copy into an empty `out` what a perfect memory in this seat knows; NOBODY is a watcher."""
    know_tiles(state, out)
    know_table(state, out)
    unseen = state.variant == GUESSING and state.phase == CHOICE
    for other in range(SEATS):
        secret = unseen and other != seat and state.chosen[other] != NONE  # GF-16
        out.chosen[other] = HIDDEN if secret else state.chosen[other]
    for k in range(state.deeds):
        deed, whose, tile = state.did[k, 0], state.did[k, 1], state.did[k, 2]
        note(out, deed, whose, told(deed, whose, tile, seat))

@rule
def told(deed, seat, tile, viewer):
    """What this viewer may know of the tile of a deed."""
    return HIDDEN if deed == CHOSE_UNSEEN and seat != viewer else tile  # GF-16

@rule
def know_tiles(state, out):
    """What the tiles bear."""
    for tile in range(1, TILES + 1):
        out.charms[tile] = state.charms[tile]
    for charm in range(CHARMS):
        out.bearing[charm] = state.bearing[charm]
    for bit in range(3):
        out.pips[bit] = state.pips[bit]

@rule
def know_table(state, out):
    """GF-5: what lies open to all."""
    out.variant, out.low = state.variant, state.low
    out.phase, out.rounds, out.waiting, out.placed = state.phase, state.rounds, state.waiting, state.placed
    for seat in range(SEATS):
        out.hands[seat], out.collections[seat] = state.hands[seat], state.collections[seat]
        out.points[seat] = state.points[seat]
    for place in range(3):
        out.line[place] = state.line[place]
    for k in range(state.placed):
        out.pushed[k] = state.pushed[k]
