"""Legal moves as sets, written once for all games.

A set is one int64, a bit for each member (at most 63). A move is a row (a verb, or a verb with its first
word) and a place in it; what is legal is a list of rows, each with the set of its places.
"""

from ..rule import bit_counters, i64, rule, state, u16

ROWS = 64  # no game has more rows legal at once

CHANCE = 6  # chance is a seat too, after A..F
EVERYONE, NOBODY = 254, 255  # viewers beside the seats: one that sees everything, and a watcher
HIDDEN = 255  # in a byte of a knowledge: not known

LEGAL = 0  # what `why_not` says of a legal move; reasons count from 1

members, lowest = bit_counters()  # how many members; the smallest, of a set that is not empty

# ---- sets

@rule
def only(member):
    """The set of this one member."""
    return 1 << int(member)  # the simulator brings NumPy's small numbers, which would overflow

@rule
def has(group, member):
    return (group >> member) & 1 == 1

@rule
def pop(group):
    """The smallest member, and the set of the others: `while rest != 0: x, rest = pop(rest)`."""
    return lowest(group), group & (group - 1)

# ---- moves

@rule
def write(row, place):
    """The move at a place of a row."""
    return 64 * row + place

@rule
def read(move):
    """The row and the place of a move."""
    return move >> 6, move & 63

# ---- what is legal

@state
class Moves:
    """What a seat may do; a buffer that the caller brings."""

    rows: u16[ROWS]  # some rows,
    places: i64[ROWS]  # and of each a set
    n: i64  # how many rows
    total: i64  # how many moves

@rule
def clear(moves):
    moves.n, moves.total = 0, 0

@rule
def add(moves, row, places):
    """A row of legal moves; without a branch: an empty one is written over by the next."""
    moves.rows[moves.n] = row
    moves.places[moves.n] = places
    moves.n += places != 0
    moves.total += members(places)

@rule
def pick(moves, k):
    """The k-th legal move, in the order of rows and places."""
    i = 0
    while k >= members(moves.places[i]):
        k -= members(moves.places[i])
        i += 1
    rest = moves.places[i]
    for _ in range(k):
        rest &= rest - 1
    return write(int(moves.rows[i]), lowest(rest))

@rule
def is_among(moves, move):
    row, place = read(move)
    for i in range(moves.n):
        if moves.rows[i] == row:
            return has(moves.places[i], place)
    return False
