"""Double Seven: start families of animals, grow them to seven tiles, and swap them with the others.

A move is a row and a place in it (`write`, `read`); families and places count from 0 in here:

    DRAW                  draw fox, draw hidden               a kind that lies face up, or FACE_DOWN
    CALL                  pass, rainbow                       PASS or RAINBOW
    DISCARD               discard owl                         a kind
    START, START_JOKER    start fox fox, start fox joker      an animal
    CLAIM                 claim #7                            a family
    GROW + kind           grow #4 fox, grow #4 joker          a family
    TRADE + kind          trade fox owl                       the other kind, not before the first (DS-2)
    SWAP + family         swap #4 #7                          the other family

`legal_moves` adds them up, `why_not` gives the reason of a refusal, `play` trusts its caller. `deal` and
`know` want an empty state: zeros all through.
"""

from ...rule import i64, rule, state, u8
from ..moves import HIDDEN, LEGAL, NOBODY, add, clear, has, members, only, pop, read

SEATS, PIECES, ANIMALS, KINDS = 4, 91, 8, 9  # DS-1
SQUIRREL, BUTTERFLY, BIRD, FOX, SWAN, HEDGEHOG, FROG, OWL, JOKER = range(KINDS)  # DS-2
ANY_ANIMAL = (1 << ANIMALS) - 1
FAMILIES, LARGEST = 8 * 5 + 3, 11 + 3  # at most: five pairs of each animal, three with a joker; tiles of one
SEVENS = 8  # tokens 7
MOST_SWAPS = 12  # DS-14
CAP = 5_000  # moves; a random game that lasts longer is stopped (the longest of 600,000 took 1,249)

DRAW, CALL, DISCARD, START, START_JOKER, CLAIM, GROW = range(7)
TRADE = GROW + KINDS
SWAP = TRADE + KINDS
ROWS = SWAP + FAMILIES
FACE_DOWN = KINDS  # what one may draw without seeing it
PASS, RAINBOW = range(2)

# Phases: one draws in step 2, an EXTRA tile for a Rainbow, ANOTHER one in a two-for-one; then one acts.
DRAWING, EXTRA, ANOTHER, ACTING, DISCARDING, OVER = range(1, 7)
NONE, FREE = 0, 254  # no tile; the 77 while nobody has it

CLAUSES = {  # why a move is not legal, and where that is said
    (NO_SUCH_MOVE := 1): None,
    (GAME_IS_OVER := 2): "DS-20",
    (NOT_YOUR_TURN := 3): "DS-20",
    (DRAW_FIRST := 4): "DS-5",
    (NOT_FACE_UP := 5): "DS-5",
    (NONE_FACE_DOWN := 6): "DS-5",
    (NOTHING_TO_DRAW := 7): "DS-5",
    (NO_RAINBOW := 8): "DS-7",
    (NO_TILE_FOR_RAINBOW := 9): "DS-7",
    (NOT_BOTH_TO_START := 10): "DS-9",
    (HAS_THAT_ANIMAL := 11): "DS-9",
    (NO_SUCH_FAMILY := 12): "DS-9",
    (NOT_YOURS_TO_GROW := 13): "DS-10",
    (ANOTHER_ANIMAL := 14): "DS-10",
    (NO_TILE_TO_GROW := 15): "DS-10",
    (NOT_YOURS_TO_SWAP := 16): "DS-13",
    (YOUR_OWN_FAMILY := 17): "DS-13",
    (ANOTHER_SIZE := 18): "DS-13",
    (TOO_MANY_SWAPS := 19): "DS-14",
    (NO_JOKER_THERE := 20): "DS-15",
    (NO_TILE_TO_CLAIM := 21): "DS-15",
    (ALREADY_TRADED := 22): "DS-16",
    (POOL_IS_EMPTY := 23): "DS-16",
    (NOT_BOTH_TO_TRADE := 24): "DS-16",
    (DISCARD_FIRST := 25): "DS-18",
    (NOTHING_TO_DISCARD := 26): "DS-18",
    (NOT_IN_YOUR_RACK := 27): "DS-18",
}

FLIPPED, DREW, SHOWED, SEVEN, DOUBLE, END, EMPTY, SKIPPED, ENDED = range(1, 10)  # deeds
MOST_DEEDS = 8  # a Rainbow of all animals; or: 7, 77, the end, an empty rack, three skips, over

@state
class State:
    """Everything, secrets included."""

    players: u8  # 2..4
    removed: u8  # 1: the two tiles of a two-for-one leave the game, 0: they join the pool

    order: u8[PIECES]  # kinds; the tiles that lie face down in the pool from `drawn` on
    drawn: u8  # so many have left it
    up: u8[KINDS]  # tiles that lie face up in the pool, by kind
    ups: u8  # how many
    up_kinds: i64  # set of their kinds
    gone: u8[KINDS]  # tiles that have left the game, by kind

    racks: u8[SEATS, KINDS]  # tiles, by kind
    held: u8[SEATS]  # how many
    kinds: i64[SEATS]  # set of the kinds in a rack
    pairs: i64[SEATS]  # and of those that it has twice or more
    known: u8[SEATS, KINDS]  # tiles that everyone has seen come to this rack, and not go

    families: u8  # started so far
    animal: u8[FAMILIES]  # of each family
    tiles: u8[FAMILIES]  # its size, jokers included
    jokers: u8[FAMILIES]
    owner: u8[FAMILIES]  # the seat that it lies before
    owned: i64[SEATS]  # sets of families: by owner,
    fits: i64[KINDS]  # by the kinds that may join them: of an animal its own, of a joker all,
    of_size: i64[LARGEST + 1]  # by size,
    jokered: i64  # and those with a joker

    sevens: u8  # tokens 7 that nobody has
    won: u8[SEATS]  # those of each seat
    double: u8  # who holds the 77, or FREE

    phase: u8  # DRAWING, EXTRA, ANOTHER, ACTING, DISCARDING or OVER
    turn: u8  # a seat
    to_draw: u8  # tiles still to draw now; 0 where nobody draws
    rainbow: u8  # 1: the seat may announce a Rainbow now
    traded: u8  # 1: this turn's two-for-one is used
    aside: u8[2]  # the two kinds of the latest one
    swaps: u8  # swaps in a row
    last_turns: u8  # turns still to come, this one included; 0 while the end is not triggered

    did: u8[MOST_DEEDS, 3]  # what the latest move did, in order: deed, seat, kind
    deeds: u8  # how many

# ---- the deal, and the tiles

@rule
def piece(k):
    """The kind of the k-th of all tiles, before they are shuffled."""
    return k // 11

@rule
def deal(state, order, first, players, removed):
    """DS-3: three tiles of the order to each seat, A's, B's, ..., and the rest is the pool."""
    state.players, state.removed, state.turn = players, removed, first
    state.sevens, state.double = SEVENS, FREE
    for k in range(PIECES):
        state.order[k] = order[k]
    for k in range(3 * players):
        gain(state, k // 3, take_next(state))
    open_turn(state)

@rule
def pool(state):
    """Tiles in the pool, face down and face up."""
    return PIECES - state.drawn + state.ups

@rule
def take_next(state):
    """The next face-down tile leaves its place."""
    state.drawn += 1
    return state.order[state.drawn - 1]

@rule
def turn_up(state, kind):
    """A tile joins the pool, face up."""
    state.up[kind] += 1
    state.ups += 1
    state.up_kinds |= only(kind)

@rule
def take_up(state, kind):
    """A face-up tile leaves the pool, and is not replaced (DS-5)."""
    state.up[kind] -= 1
    state.ups -= 1
    if state.up[kind] == 0:
        state.up_kinds &= ~only(kind)

@rule
def gain(state, seat, kind):
    """A tile joins a rack."""
    state.racks[seat, kind] += 1
    state.held[seat] += 1
    state.pairs[seat] |= state.kinds[seat] & only(kind)
    state.kinds[seat] |= only(kind)

@rule
def lose(state, seat, kind):
    """A tile leaves a rack: one that everyone knows, where it can be."""
    state.racks[seat, kind] -= 1
    state.held[seat] -= 1
    if state.racks[seat, kind] < 2:
        state.pairs[seat] &= ~only(kind)
    if state.racks[seat, kind] < 1:
        state.kinds[seat] &= ~only(kind)
    if state.known[seat, kind] > 0:
        state.known[seat, kind] -= 1

# ---- who

@rule
def is_over(state):
    return state.phase == OVER

@rule
def to_move(state):
    """Set of the seats that the game waits for."""
    return only(state.turn) if state.phase != OVER else 0

# ---- what is legal

@rule
def legal_moves(state, seat, moves):
    """Add up what a seat may do now."""
    clear(moves)
    if not has(to_move(state), seat):
        return
    if state.to_draw > 0:
        add(moves, DRAW, drawable(state))
    elif state.phase == DISCARDING:
        add(moves, DISCARD, state.kinds[seat])  # DS-18
    else:
        legal_actions(state, seat, moves)

@rule
def legal_actions(state, seat, moves):
    """DS-8: any of them, in any order."""
    # Fewer than 64 rows: 4, one of each kind to grow and to trade, and one of each own family that can swap.
    # One of the 43 families is another's then, and with a joker in the rack there are no more than 42.
    kinds, animals = state.kinds[seat], startable(state, seat)
    add(moves, CALL, calls(state))
    add(moves, START, animals & state.pairs[seat])
    add(moves, START_JOKER, animals if has(kinds, JOKER) else 0)
    add(moves, CLAIM, claimable(state, seat))
    rest = kinds
    while rest != 0:
        kind, rest = pop(rest)
        add(moves, GROW + kind, growable(state, seat, kind))
    rest = kinds if why_no_trade(state) == LEGAL else 0
    while rest != 0:
        kind, rest = pop(rest)
        add(moves, TRADE + kind, tradable(state, seat, kind))
    rest = state.owned[seat] if why_no_swap(state) == LEGAL else 0
    while rest != 0:
        family, rest = pop(rest)
        add(moves, SWAP + family, swappable(state, seat, family))

@rule
def drawable(state):
    """DS-5: set of the kinds that lie face up, and FACE_DOWN."""
    return state.up_kinds | (only(FACE_DOWN) if state.drawn < PIECES else 0)

@rule
def calls(state):
    """To pass is always possible (DS-18), a Rainbow rarely (DS-7)."""
    return only(PASS) | (only(RAINBOW) if state.rainbow else 0)

@rule
def startable(state, seat):
    """DS-9: set of the animals in a rack of which no family lies before the seat."""
    animals, rest = 0, state.kinds[seat] & ANY_ANIMAL
    while rest != 0:
        animal, rest = pop(rest)
        if growable(state, seat, animal) == 0:
            animals |= only(animal)
    return animals

@rule
def growable(state, seat, kind):
    """DS-10: set of the seat's families that a tile of this kind may join."""
    return state.owned[seat] & state.fits[kind]

@rule
def swappable(state, seat, family):
    """DS-13: set of the others' families of the same size."""
    return state.of_size[state.tiles[family]] & ~state.owned[seat]

@rule
def why_no_swap(state):
    return LEGAL if state.swaps < MOST_SWAPS else TOO_MANY_SWAPS  # DS-14

@rule
def claimable(state, seat):
    """DS-15: set of the families, anyone's, with a joker, and whose animal is in the rack."""
    families, rest = 0, state.kinds[seat] & ANY_ANIMAL
    while rest != 0:
        animal, rest = pop(rest)
        families |= state.jokered & state.fits[animal]
    return families

@rule
def tradable(state, seat, kind):
    """DS-16: set of the kinds that may go with this one: later ones, and itself if there are two."""
    later = -2 << kind
    return (state.kinds[seat] & later) | (state.pairs[seat] & only(kind))

@rule
def why_no_trade(state):
    """DS-16, whatever the tiles are."""
    if state.traded:
        return ALREADY_TRADED
    return LEGAL if pool(state) > 0 else POOL_IS_EMPTY

# ---- why a move is not legal

@rule
def why_not(state, seat, move):
    """LEGAL, or the reason why this seat may not make this move now."""
    row, place = read(move)
    if row < 0 or row >= ROWS:
        return NO_SUCH_MOVE
    if state.phase == OVER:
        return GAME_IS_OVER
    if state.turn != seat:
        return NOT_YOUR_TURN
    if state.to_draw > 0:
        return why_not_draw(state, row, place)
    if state.phase == DISCARDING:
        return why_not_discard(state, seat, row, place)
    return why_not_act(state, seat, row, place)

@rule
def why_not_draw(state, row, kind):
    if row != DRAW:
        return DRAW_FIRST  # DS-5: drawing is compulsory
    if has(drawable(state), kind):
        return LEGAL
    return NONE_FACE_DOWN if kind == FACE_DOWN else NOT_FACE_UP

@rule
def why_not_discard(state, seat, row, kind):
    if row != DISCARD:
        return DISCARD_FIRST
    return LEGAL if has(state.kinds[seat], kind) else NOT_IN_YOUR_RACK

@rule
def why_not_act(state, seat, row, place):
    if row == DRAW:
        return NOTHING_TO_DRAW
    if row == DISCARD:
        return NOTHING_TO_DISCARD
    if row == CALL:
        return why_not_call(state, place)
    if row == START or row == START_JOKER:
        return why_not_start(state, seat, row, place)
    if row >= TRADE and row < SWAP:
        return why_not_trade(state, seat, row - TRADE, place)
    if place >= state.families or row >= SWAP + state.families:
        return NO_SUCH_FAMILY
    if row >= SWAP:
        return why_not_swap(state, seat, row - SWAP, place)
    if row == CLAIM:
        return why_not_claim(state, seat, place)
    return why_not_grow(state, seat, row - GROW, place)

@rule
def why_not_call(state, place):
    if has(calls(state), place):
        return LEGAL
    return NO_RAINBOW if pool(state) > 0 else NO_TILE_FOR_RAINBOW

@rule
def why_not_start(state, seat, row, animal):
    two = state.pairs[seat] if row == START else state.kinds[seat]
    if not has(two & ANY_ANIMAL, animal) or (row == START_JOKER and not has(state.kinds[seat], JOKER)):
        return NOT_BOTH_TO_START
    return LEGAL if has(startable(state, seat), animal) else HAS_THAT_ANIMAL

@rule
def why_not_grow(state, seat, kind, family):
    if not has(state.owned[seat], family):
        return NOT_YOURS_TO_GROW
    if not has(growable(state, seat, kind), family):
        return ANOTHER_ANIMAL
    return LEGAL if has(state.kinds[seat], kind) else NO_TILE_TO_GROW

@rule
def why_not_swap(state, seat, own, other):
    if not has(state.owned[seat], own):
        return NOT_YOURS_TO_SWAP
    if has(state.owned[seat], other):
        return YOUR_OWN_FAMILY
    return why_no_swap(state) if has(swappable(state, seat, own), other) else ANOTHER_SIZE

@rule
def why_not_claim(state, seat, family):
    if not has(state.jokered, family):
        return NO_JOKER_THERE
    return LEGAL if has(claimable(state, seat), family) else NO_TILE_TO_CLAIM

@rule
def why_not_trade(state, seat, kind, other):
    if why_no_trade(state) != LEGAL:
        return why_no_trade(state)
    both = has(state.kinds[seat], kind) and has(tradable(state, seat, kind), other)
    return LEGAL if both else NOT_BOTH_TO_TRADE

# ---- playing

@rule
def play(state, seat, move):
    """Carry out a legal move, and all that follows from it."""
    row, place = read(move)
    state.deeds, state.rainbow = 0, 0  # DS-7: any move takes it or waives it
    if row >= SWAP:
        swap(state, seat, row - SWAP, place)
        return
    state.swaps = 0  # DS-14: the row is broken
    if row >= TRADE:
        trade(state, seat, row - TRADE, place)
    elif row >= GROW:
        grow(state, seat, row - GROW, place)
    elif row == DRAW:
        draw(state, seat, place)
    elif row == CALL:
        call(state, seat, place)
    elif row == DISCARD:
        discard(state, seat, place)
    elif row == CLAIM:
        claim(state, seat, place)
    else:
        start(state, seat, place, JOKER if row == START_JOKER else place)

@rule
def note(state, deed, seat, kind):
    k = state.deeds
    state.did[k, 0], state.did[k, 1], state.did[k, 2] = deed, seat, kind
    state.deeds += 1

# ---- steps 1 and 2: flip and draw

@rule
def open_turn(state):
    """Flip and draw, unless the pool is empty (DS-6)."""
    seat = state.turn
    if state.ups == 0 and state.drawn < PIECES:
        kind = take_next(state)
        turn_up(state, kind)
        note(state, FLIPPED, seat, kind)  # DS-4
    if pool(state) == 0:
        state.phase = ACTING
    else:
        tiles = 2 if state.held[seat] > 0 else 3  # DS-5
        state.phase, state.to_draw = DRAWING, min(tiles, pool(state))  # DS-6

@rule
def draw(state, seat, place):
    """DS-5: one tile, seen before the next is chosen."""
    if place == FACE_DOWN:
        kind = take_next(state)
        gain(state, seat, kind)
        note(state, DREW, seat, kind)
    else:
        take_up(state, place)
        gain(state, seat, place)
        state.known[seat, place] += 1
    state.to_draw -= 1
    if state.phase == ANOTHER:
        put_down(state, state.aside[0])
        put_down(state, state.aside[1])
    if pool(state) == 0:
        trigger_end(state, seat)  # DS-19
    if state.to_draw == 0:
        state.rainbow = 1 if state.phase == DRAWING and has_rainbow(state, seat) else 0
        state.phase = ACTING

@rule
def has_rainbow(state, seat):
    """DS-7: five tiles or more, all of different animals, and a pool to draw from."""
    alike = state.pairs[seat] != 0 or has(state.kinds[seat], JOKER)
    return state.held[seat] >= 5 and not alike and pool(state) > 0

@rule
def show_rainbow(state, seat):
    """DS-7: everyone sees the rack, and one more tile is drawn."""
    rest = state.kinds[seat]
    while rest != 0:
        kind, rest = pop(rest)
        state.known[seat, kind] = 1
        note(state, SHOWED, seat, kind)
    state.phase, state.to_draw = EXTRA, 1

# ---- step 3: the actions

@rule
def start(state, seat, animal, second):
    """DS-9: a new family, of one tile that a second one joins at once."""
    lose(state, seat, animal)
    family = state.families
    state.families += 1
    state.animal[family], state.owner[family], state.tiles[family] = animal, seat, 1
    state.owned[seat] |= only(family)
    state.fits[animal] |= only(family)
    state.fits[JOKER] |= only(family)
    grow(state, seat, second, family)

@rule
def grow(state, seat, kind, family):
    """DS-10: one more tile joins a family."""
    lose(state, seat, kind)
    size = state.tiles[family] + 1
    state.tiles[family] = size
    state.of_size[size - 1] &= ~only(family)
    state.of_size[size] |= only(family)
    if kind == JOKER:
        state.jokers[family] += 1
        state.jokered |= only(family)
    if size == 7:
        win_tokens(state, seat)
    if state.held[seat] == 0:
        note(state, EMPTY, seat, NONE)
        end_turn(state)  # DS-18

@rule
def win_tokens(state, seat):
    """A family has just grown to seven."""
    if state.sevens > 0:
        state.sevens -= 1
        state.won[seat] += 1
        note(state, SEVEN, seat, NONE)  # DS-11
    large = 0
    for size in range(7, LARGEST + 1):
        large |= state.of_size[size] & state.owned[seat]
    if state.double == FREE and members(large) >= 2:
        state.double = seat
        note(state, DOUBLE, seat, NONE)  # DS-12
        trigger_end(state, seat)  # DS-19

@rule
def swap(state, seat, own, other):
    """DS-13: two families change places, jokers and all, and each stays one family (DS-17)."""
    them, both = state.owner[other], only(own) | only(other)
    state.owned[seat] ^= both
    state.owned[them] ^= both
    state.owner[own], state.owner[other] = them, seat
    state.swaps += 1

@rule
def claim(state, seat, family):
    """DS-15: a tile of the animal for the joker."""
    lose(state, seat, state.animal[family])
    gain(state, seat, JOKER)
    state.known[seat, JOKER] += 1
    state.jokers[family] -= 1
    if state.jokers[family] == 0:
        state.jokered &= ~only(family)

@rule
def trade(state, seat, kind, other):
    """DS-16: two tiles lie aside until another one is drawn."""
    lose(state, seat, kind)
    lose(state, seat, other)
    state.aside[0], state.aside[1], state.traded = kind, other, 1
    state.phase, state.to_draw = ANOTHER, 1

@rule
def put_down(state, kind):
    """DS-16: one of these two joins the pool, or leaves the game."""
    if state.removed:
        state.gone[kind] += 1
    else:
        turn_up(state, kind)

# ---- step 4: the end of a turn, and of the game

@rule
def call(state, seat, place):
    """Announce a Rainbow (DS-7), or pass (DS-18)."""
    if place == RAINBOW:
        show_rainbow(state, seat)
    elif state.held[seat] >= 6:
        state.phase = DISCARDING
    else:
        end_turn(state)

@rule
def discard(state, seat, kind):
    """DS-18: this tile leaves the game."""
    lose(state, seat, kind)
    state.gone[kind] += 1
    end_turn(state)

@rule
def trigger_end(state, seat):
    """The seat finishes its turn, every other has one more (DS-20); it never untriggers (DS-19)."""
    if state.last_turns == 0:
        state.last_turns = state.players
        note(state, END, seat, NONE)

@rule
def end_turn(state):
    """On to the next seat that has anything to do, or the game is over (DS-20)."""
    state.traded = 0
    while state.last_turns != 1:
        if state.last_turns > 1:
            state.last_turns -= 1
        state.turn = state.turn + 1 if state.turn + 1 < state.players else 0
        if state.held[state.turn] > 0 or pool(state) > 0:
            open_turn(state)
            return
        note(state, SKIPPED, state.turn, NONE)  # DS-23
    state.phase, state.last_turns = OVER, 0
    note(state, ENDED, NOBODY, NONE)

# ---- the result

@rule
def score(state, seat):
    """DS-21: tiles and tokens; the rack counts nothing."""
    total, rest = state.won[seat] + (2 if state.double == seat else 0), state.owned[seat]
    while rest != 0:
        family, rest = pop(rest)
        total += state.tiles[family]
    return total

@rule
def is_winner(state, seat):
    """DS-22: most points; among equals the holder of the 77, or all of them."""
    best = 0
    for other in range(SEATS):
        best = max(best, score(state, other))
    if state.phase != OVER or score(state, seat) < best:
        return False
    return state.double == FREE or state.double == seat or score(state, state.double) < best

# ---- what a seat can know

@rule
def know(state, seat, out):
    """Copy into an empty `out` what a perfect memory in this seat knows (DS-24); NOBODY is a watcher."""
    know_table(state, out)
    know_families(state, out)
    for other in range(SEATS):
        know_seat(state, other, other == seat, out)
    out.rainbow = state.rainbow if seat == state.turn else HIDDEN  # DS-7: nobody else can tell
    for k in range(state.deeds):
        deed, whose, kind = state.did[k, 0], state.did[k, 1], state.did[k, 2]
        note(out, deed, whose, told(deed, whose, kind, seat))

@rule
def told(deed, seat, kind, viewer):
    """What this viewer may know of the kind of a deed."""
    return HIDDEN if deed == DREW and seat != viewer else kind  # DS-24

@rule
def know_table(state, out):
    """The turn, the tokens, and all of the pool but the tiles that lay face down."""
    out.players, out.removed, out.phase, out.turn = state.players, state.removed, state.phase, state.turn
    out.to_draw, out.traded, out.swaps = state.to_draw, state.traded, state.swaps
    out.aside[0], out.aside[1], out.last_turns = state.aside[0], state.aside[1], state.last_turns
    out.sevens, out.double = state.sevens, state.double
    out.drawn, out.ups, out.up_kinds = state.drawn, state.ups, state.up_kinds
    for k in range(PIECES):
        out.order[k] = HIDDEN
    for kind in range(KINDS):
        out.up[kind], out.gone[kind] = state.up[kind], state.gone[kind]

@rule
def know_families(state, out):
    """Everything."""
    out.families, out.jokered = state.families, state.jokered
    for family in range(state.families):
        out.animal[family], out.owner[family] = state.animal[family], state.owner[family]
        out.tiles[family], out.jokers[family] = state.tiles[family], state.jokers[family]
    for kind in range(KINDS):
        out.fits[kind] = state.fits[kind]
    for size in range(LARGEST + 1):
        out.of_size[size] = state.of_size[size]

@rule
def know_seat(state, seat, is_own, out):
    """Of a rack how many tiles, and those that everyone knows; of one's own, everything."""
    out.held[seat], out.won[seat], out.owned[seat] = state.held[seat], state.won[seat], state.owned[seat]
    for kind in range(KINDS):
        out.racks[seat, kind] = state.racks[seat, kind] if is_own else HIDDEN
        out.known[seat, kind] = state.known[seat, kind]
    if is_own:
        out.kinds[seat], out.pairs[seat] = state.kinds[seat], state.pairs[seat]
