"""Rummy of numbers, colours and characters: flip pairs (junior), or lay runs and groups (family).

A tile is a number: 0..12 are red 1..13, then come yellow, green and blue. Melds count from 0 in here. A
move is a row and a place in it (`write`, `read`):

    CALL             draw, pass, done, flip, keep, leave    DRAW .. LEAVE
    OPEN             open red5 red6                         the lower tile
    OPEN + colours   open red5 green5                       the first tile; the other lies so many colours on
    ADD + meld       add red7 #3                            the tile
    UP + tile        up red5 blue9                          the second tile; this is chance's answer to a flip

`legal_moves` adds them up, `why_not` gives the reason of a refusal, `play` trusts its caller. `deal`
and `know` want an empty state: zeros all through.
"""

from ...rule import i64, rule, state, u8
from ..moves import CHANCE, HIDDEN, LEGAL, add, clear, has, lowest, members, only, pop, read

SEATS, PIECES, COLOURS, VALUES = 4, 52, 4, 13  # PR-1
RACK, STARTERS = 6, 4  # PR-8
MELDS = STARTERS + (PIECES - STARTERS) // 2  # at most: all others opened with two tiles
LEFT, MOST_WON = 4, 48  # PR-6: face-down tiles at the end of a junior game, and those won by then
CAP = 10_000  # moves; a random game that lasts longer is stopped (the longest of 100,000: 140, junior 790)

ALL_TILES = (1 << PIECES) - 1
ONES = 1 | 1 << VALUES | 1 << 2 * VALUES | 1 << 3 * VALUES  # sets: each colour's lowest tile
THIRTEENS = ONES << VALUES - 1  # and its highest

CALL, OPEN, ADD, UP = 0, 1, 1 + COLOURS, 1 + COLOURS + MELDS
ROWS = UP + PIECES
DRAW, PASS, DONE, FLIP, KEEP, LEAVE = range(6)  # calls: three of the family version, three of the junior

FLIPPING, TURNING, MATCH, LAYING, LUCK, MORE, OVER = range(1, 8)  # phases; while TURNING chance must answer
NONE = 254  # no tile, no meld

CLAUSES = {  # why a move is not legal, and where that is said
    (NO_SUCH_MOVE := 1): None,
    (FEW_ARE_LEFT := 2): "PR-6",
    (NOT_IN_JUNIOR := 3): "PR-7",
    (NOT_YOUR_FLIP := 4): "PR-3",
    (NOT_CHANCE := 5): "PR-7",
    (CHANCE_FIRST := 6): "PR-7",
    (FLIP_FIRST := 7): "PR-7",
    (PAIR_FIRST := 8): "PR-4",
    (NOT_FACE_DOWN := 9): "PR-7",
    (SOMEONE_IS_OUT := 10): "PR-19",
    (POOL_IS_EMPTY := 11): "PR-20",
    (NOBODY_CAN_LAY := 12): "PR-22",
    (NOT_IN_FAMILY := 13): "PR-10",
    (NOT_YOUR_TURN := 14): "PR-10",
    (NOTHING_DRAWN := 15): "PR-16",
    (NOTHING_LAID := 16): "PR-18",
    (ALREADY_DRAWN := 17): "PR-16",
    (ALREADY_LAID := 18): "PR-10",
    (MUST_LAY := 19): "PR-16",
    (ANOTHER_MELD := 20): "PR-18",
    (NO_SUCH_MELD := 21): "PR-10",
    (NOT_ON_YOUR_RACK := 22): "PR-10",
    (NOT_AT_AN_END := 23): "PR-11",
    (NO_LACKING_COLOUR := 24): "PR-12",
    (FITS_NO_STARTER := 25): "PR-15",
}

MOVED, DREW, OPENED, STUCK, BACK, ENDED = range(1, 7)  # deeds

@state
class State:
    """Everything, secrets included."""

    players: u8  # 2..4
    junior: u8  # 1: the junior version, 0: the family one
    blocked: u8  # family, 1: an empty pool ends the game only when nobody can lay
    phase: u8  # FLIPPING .. OVER
    turn: u8  # a seat

    down: i64  # junior: set of the tiles that lie face down
    up: u8[2]  # the two turned up, in the order turned up, or NONE
    last: u8[2]  # those of the latest flip that is done with, or NONE
    won: u8[MOST_WON]  # tiles in the order won
    owner: u8[MOST_WON]  # and who won them
    wins: u8[SEATS]  # how many tiles each seat has won

    order: u8[PIECES]  # family: the pool, from `dealt` on
    dealt: u8  # so many tiles are no longer there
    racks: i64[SEATS]  # sets of tiles
    held: u8[SEATS]  # how many
    drawn: u8  # the tile just drawn when LUCK, else NONE

    melds: u8  # on the table so far
    laid: i64[MELDS]  # set of the tiles of each
    fits: i64[MELDS]  # and of all tiles that could be added to it, wherever they are
    current: u8  # the meld being laid on when MORE, else NONE

    lacked: i64[SEATS]  # what could be added to the melds when this seat last failed to lay: it held none
    fresh: u8[SEATS]  # so many of its tiles may have come since; no two of the others open a meld

    did: u8[4, 3]  # what the latest move did, in order: deed, seat, tile or meld
    deeds: u8  # how many

# ---- the deal

@rule
def piece(k):
    """The k-th of all tiles, before they are shuffled."""
    return k

@rule
def deal(state, order, first, players, junior, blocked):
    """Lay out all tiles; the junior version needs no order."""
    state.players, state.junior, state.blocked, state.turn = players, junior, blocked, first
    if junior:
        deal_junior(state)
    else:
        deal_family(state, order)

@rule
def deal_junior(state):
    """PR-3: all lie face down."""
    state.phase, state.down = FLIPPING, ALL_TILES
    for i in range(2):
        state.up[i], state.last[i] = NONE, NONE

@rule
def deal_family(state, order):
    """PR-8: six tiles to each seat, A's, B's, ..., then the starters, and the rest is the pool."""
    for k in range(RACK * state.players):
        gain(state, k // RACK, order[k])
    for meld in range(STARTERS):
        lay_on(state, meld, only(order[RACK * state.players + meld]))
    state.melds, state.dealt = STARTERS, RACK * state.players + STARTERS
    for k in range(state.dealt, PIECES):
        state.order[k] = order[k]
    state.phase, state.drawn, state.current = LAYING, NONE, NONE

# ---- racks, and what the table remembers of them

@rule
def gain(state, seat, tile):
    """A tile joins a rack."""
    state.racks[seat] |= only(tile)
    state.held[seat] += 1
    state.fresh[seat] += 1

@rule
def lose(state, seat, tiles):
    """Tiles leave a rack; what it lacked, and one of two that open a meld, can only have come since."""
    state.racks[seat] &= ~tiles
    state.held[seat] -= members(tiles)
    if tiles & state.lacked[seat] != 0 or not is_single(tiles):
        state.fresh[seat] -= 1
    state.fresh[seat] = min(state.fresh[seat], state.held[seat])

@rule
def fail(state, seat):
    """A seat that draws, or is stuck, shows that it has nothing to lay."""
    state.lacked[seat], state.fresh[seat] = addable(state), 0

# ---- who

@rule
def is_over(state):
    return state.phase == OVER

@rule
def to_move(state):
    """The seat in turn, or chance, as a set."""
    if state.phase == OVER:
        return 0
    return only(CHANCE if state.phase == TURNING else state.turn)  # PR-7

@rule
def next_seat(state):
    return state.turn + 1 if state.turn + 1 < state.players else 0

# ---- melds, and the pool

@rule
def pool(state):
    """How many tiles it has."""
    return PIECES - state.dealt

@rule
def fitting(laid):
    """Set of the tiles that could be added to a meld; a lone starter may still become either (PR-15)."""
    beside = ((laid & ~THIRTEENS) << 1 | (laid & ~ONES) >> 1) & ~laid  # PR-11, and no wrap (PR-9)
    alike = (ONES << lowest(laid) % VALUES) & ~laid  # PR-12
    if is_single(laid):
        return beside | alike
    return beside if is_run(laid) else alike

@rule
def is_single(laid):
    return laid & (laid - 1) == 0

@rule
def is_run(laid):
    """PR-9: it has two tiles in a row."""
    return laid & (laid >> 1) != 0

@rule
def openable(rack, colours):
    """Set of the tiles that open a meld with a second one: the next value, or the same some colours on."""
    if colours == 0:
        return rack & ~THIRTEENS & (rack >> 1)  # PR-13
    return rack & (rack >> VALUES * colours)  # PR-14

@rule
def second(tile, colours):
    """This second tile."""
    return tile + 1 if colours == 0 else tile + VALUES * colours

@rule
def addable(state):
    """Set of the tiles that could be added to some meld; anyone may add to any (PR-15)."""
    tiles = 0
    for meld in range(state.melds):
        tiles |= state.fits[meld]
    return tiles

@rule
def can_lay(state, seat):
    """Can it add to a meld, or open one (PR-10)?"""
    rack = state.racks[seat]
    tiles = rack & addable(state)
    for colours in range(COLOURS):
        tiles |= openable(rack, colours)
    return tiles != 0

# ---- what is legal

@rule
def legal_moves(state, seat, moves):
    """Add up what a seat may do now."""
    clear(moves)
    if not has(to_move(state), seat):
        return
    if state.junior:
        legal_junior(state, moves)
    elif state.phase == MORE:
        add(moves, CALL, only(DONE))
        add(moves, ADD + state.current, state.racks[seat] & state.fits[state.current])  # PR-18
    else:
        legal_lays(state, state.racks[seat], moves)
        if state.phase == LUCK:
            add(moves, CALL, only(PASS))  # PR-17: it could lay nothing before, so each lay has the drawn tile
        elif moves.total == 0:
            add(moves, CALL, only(DRAW))  # PR-16

@rule
def legal_lays(state, rack, moves):
    """PR-10: open one meld, or add to one."""
    for colours in range(COLOURS):
        add(moves, OPEN + colours, openable(rack, colours))
    for meld in range(state.melds):
        add(moves, ADD + meld, rack & state.fits[meld])

@rule
def legal_junior(state, moves):
    if state.phase == FLIPPING:
        add(moves, CALL, only(FLIP))  # PR-3
    elif state.phase == MATCH:
        add(moves, CALL, only(KEEP) | only(LEAVE))  # PR-4, 6
    else:
        rest = state.down
        while rest != 0:
            tile, rest = pop(rest)
            add(moves, UP + tile, state.down & ~only(tile))  # PR-7

@rule
def why_not(state, seat, move):
    """LEGAL, or the reason why this seat may not make this move now."""
    row, place = read(move)
    if row < 0 or row >= ROWS or (row == CALL and place > LEAVE):
        return NO_SUCH_MOVE
    if state.junior:
        return why_not_junior(state, seat, row, place)
    return why_not_family(state, seat, row, place)

@rule
def why_not_junior(state, seat, row, place):
    if state.phase == OVER:
        return FEW_ARE_LEFT  # PR-6
    if row >= UP:
        return why_not_turn_up(state, seat, row - UP, place)
    if row != CALL or place < FLIP:
        return NOT_IN_JUNIOR
    if state.turn != seat:
        return NOT_YOUR_FLIP  # PR-3
    if state.phase == TURNING:
        return CHANCE_FIRST  # PR-7
    if state.phase == MATCH:
        return PAIR_FIRST if place == FLIP else LEGAL  # PR-4
    return LEGAL if place == FLIP else FLIP_FIRST

@rule
def why_not_turn_up(state, seat, first, second):
    """PR-7: only chance answers, and only a flip."""
    if seat != CHANCE:
        return NOT_CHANCE
    if state.phase != TURNING:
        return FLIP_FIRST
    two = has(state.down, first) and has(state.down & ~only(first), second)
    return LEGAL if two else NOT_FACE_DOWN

@rule
def why_not_family(state, seat, row, place):
    if state.phase == OVER:
        return why_over(state)
    if row >= UP or (row == CALL and place >= FLIP):
        return NOT_IN_FAMILY
    if state.turn != seat:
        return NOT_YOUR_TURN  # PR-10
    if row == CALL:
        return why_not_call(state, seat, place)
    if row >= ADD:
        return why_not_add(state, seat, row - ADD, place)
    if state.phase == MORE:
        return ANOTHER_MELD
    return LEGAL if has(openable(state.racks[seat], row - OPEN), place) else NOT_ON_YOUR_RACK

@rule
def why_over(state):
    if state.held[state.turn] == 0:
        return SOMEONE_IS_OUT
    return NOBODY_CAN_LAY if state.blocked else POOL_IS_EMPTY

@rule
def why_not_call(state, seat, call):
    if call == DONE:
        return LEGAL if state.phase == MORE else NOTHING_LAID  # PR-18
    if state.phase == MORE:
        return ALREADY_LAID  # PR-10: one thing
    if call == PASS:
        return LEGAL if state.phase == LUCK else NOTHING_DRAWN  # PR-16
    if state.phase == LUCK:
        return ALREADY_DRAWN  # PR-16: one tile
    return MUST_LAY if can_lay(state, seat) else LEGAL  # PR-16

@rule
def why_not_add(state, seat, meld, tile):
    if meld >= state.melds:
        return NO_SUCH_MELD
    if state.phase == MORE and meld != state.current:
        return ANOTHER_MELD  # PR-18
    if not has(state.racks[seat], tile):
        return NOT_ON_YOUR_RACK
    if has(state.fits[meld], tile):
        return LEGAL
    if is_single(state.laid[meld]):
        return FITS_NO_STARTER  # PR-15
    return NOT_AT_AN_END if is_run(state.laid[meld]) else NO_LACKING_COLOUR  # PR-11, 12

# ---- playing

@rule
def play(state, seat, move):
    """Carry out a legal move, and all that follows from it."""
    row, place = read(move)
    state.deeds = 0
    if row >= UP:
        turn_up(state, row - UP, place)
    elif row >= ADD:
        note(state, MOVED, seat, NONE)
        lay(state, seat, row - ADD, only(place))
    elif row >= OPEN:
        open_meld(state, seat, row - OPEN, place)
    elif place == DRAW:
        draw(state, seat)
    else:
        note(state, MOVED, seat, NONE)
        call(state, seat, place)

@rule
def call(state, seat, what):
    if what == FLIP:
        state.phase = TURNING  # PR-7
    elif what == KEEP:
        keep(state, seat)
    elif what == LEAVE:
        put_back(state)
    else:
        end_turn(state)  # PR-17, 18: pass, done

@rule
def note(state, deed, seat, what):
    k = state.deeds
    state.did[k, 0], state.did[k, 1], state.did[k, 2] = deed, seat, what
    state.deeds += 1

@rule
def end_game(state):
    state.phase = OVER
    note(state, ENDED, state.turn, NONE)

# ---- the junior version

@rule
def turn_up(state, one, two):
    """Two tiles: a match waits for the seat in turn, others go back at once."""
    note(state, MOVED, CHANCE, NONE)
    state.up[0], state.up[1], state.phase = one, two, MATCH
    state.down &= ~(only(one) | only(two))
    if one % VALUES != two % VALUES and one // VALUES != two // VALUES:  # PR-2, 4: character, colour
        note(state, BACK, state.turn, NONE)
        put_back(state)

@rule
def put_back(state):
    """PR-5: both lie face down again, and all are mixed."""
    state.down |= only(state.up[0]) | only(state.up[1])
    pass_left(state)

@rule
def keep(state, seat):
    """PR-4: the pair lies before the seat from now on."""
    k = PIECES - 2 - members(state.down)  # tiles won before
    for i in range(2):
        state.won[k + i], state.owner[k + i] = state.up[i], seat
    state.wins[seat] += 2
    pass_left(state)
    if members(state.down) == LEFT:
        end_game(state)  # PR-6

@rule
def pass_left(state):
    """PR-5: the flip is done with, and the next seat has its own."""
    for i in range(2):
        state.last[i], state.up[i] = state.up[i], NONE
    state.turn, state.phase = next_seat(state), FLIPPING

# ---- the family version

@rule
def draw(state, seat):
    """PR-16: it cannot lay, and draws one tile; with luck that one can be laid (PR-17)."""
    tile = state.order[state.dealt]
    state.dealt += 1
    fail(state, seat)
    gain(state, seat, tile)
    note(state, DREW, seat, tile)
    state.phase, state.drawn = LUCK, tile

@rule
def open_meld(state, seat, colours, tile):
    """PR-13, 14: a new meld, of two tiles."""
    meld = state.melds
    state.melds += 1
    note(state, OPENED, seat, meld)
    lay(state, seat, meld, only(tile) | only(second(tile, colours)))

@rule
def lay(state, seat, meld, tiles):
    """Tiles of a rack join a meld; then the seat may add more to it, unless that is the end of it (PR-18)."""
    lose(state, seat, tiles)
    lay_on(state, meld, tiles)
    state.phase, state.drawn, state.current = MORE, NONE, meld
    if state.held[seat] == 0:
        state.current = NONE
        end_game(state)  # PR-19
    elif state.fits[meld] == 0:
        end_turn(state)  # PR-18: it is full

@rule
def lay_on(state, meld, tiles):
    state.laid[meld] |= tiles
    state.fits[meld] = fitting(state.laid[meld])

@rule
def end_turn(state):
    """On to the next seat that can do something, or the game is over."""
    state.phase, state.drawn, state.current = LAYING, NONE, NONE
    if pool(state) == 0 and (not state.blocked or not can_anyone_lay(state)):
        end_game(state)  # PR-20, 22
        return
    state.turn = next_seat(state)
    while pool(state) == 0 and not can_lay(state, state.turn):  # PR-22
        fail(state, state.turn)
        note(state, STUCK, state.turn, NONE)
        state.turn = next_seat(state)

@rule
def can_anyone_lay(state):
    for seat in range(state.players):
        if can_lay(state, seat):
            return True
    return False

# ---- the result

@rule
def score(state, seat):
    """PR-21: the tiles won, or minus those left on the rack."""
    return int(state.wins[seat]) if state.junior else 0 - int(state.held[seat])

@rule
def is_winner(state, seat):
    """PR-6, 19, 20, 22: nobody has more; ties share."""
    for other in range(state.players):
        if score(state, other) > score(state, seat):
            return False
    return state.phase == OVER

# ---- what a seat can know

@rule
def know(state, seat, out):
    """Copy into an empty `out` what a perfect memory in this seat knows; NOBODY is a watcher."""
    out.players, out.junior, out.blocked = state.players, state.junior, state.blocked
    out.phase, out.turn = state.phase, state.turn
    if state.junior:
        know_junior(state, out)
    else:
        know_melds(state, out)
        know_tiles(state, seat, out)
    for k in range(state.deeds):
        deed, whose, what = state.did[k, 0], state.did[k, 1], state.did[k, 2]
        note(out, deed, whose, told(deed, whose, what, seat))

@rule
def told(deed, seat, what, viewer):
    """What this viewer may know of the tile or meld of a deed."""
    return HIDDEN if deed == DREW and seat != viewer else what  # PR-23

@rule
def know_junior(state, out):
    """All of it: nobody knows more."""
    out.down = state.down
    for i in range(2):
        out.up[i], out.last[i] = state.up[i], state.last[i]
    for k in range(MOST_WON):
        out.won[k], out.owner[k] = state.won[k], state.owner[k]
    for seat in range(SEATS):
        out.wins[seat] = state.wins[seat]

@rule
def know_melds(state, out):
    out.melds, out.current = state.melds, state.current
    for meld in range(state.melds):
        out.laid[meld], out.fits[meld] = state.laid[meld], state.fits[meld]

@rule
def know_tiles(state, seat, out):
    """PR-23: one's own rack and the tile one draws; of the others and the pool how many."""
    for other in range(SEATS):
        out.held[other] = state.held[other]
        out.lacked[other], out.fresh[other] = state.lacked[other], state.fresh[other]
        if other == seat:
            out.racks[seat] = state.racks[seat]
    out.dealt = state.dealt
    for k in range(state.dealt, PIECES):
        out.order[k] = HIDDEN
    out.drawn = HIDDEN if state.phase == LUCK and state.turn != seat else state.drawn
