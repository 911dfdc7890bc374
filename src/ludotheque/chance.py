"""Chance for bots and bulk play (SplitMix64), alike on every carrier; tables shuffle elsewhere, provably."""

from .rule import i64, rule, state, u64

DEAL, STARTER, ROLL, BOT, PLAYOUT = 1, 2, 3, 4, 5  # the uses of chance: each has streams of its own

ALL = 0xFFFF_FFFF_FFFF_FFFF  # compiled numbers wrap by themselves, plain ones have to be cut to 64 bits
STEP = 0x9E37_79B9_7F4A_7C15  # this and its like are above 2^63, so that Numba keeps them unsigned
REACH = 1 << 32

@state
class Generator:
    """A stream of chance. Its numbers live in fields: a local variable of 64 bits would not stay unsigned."""

    word: u64
    half: i64  # the upper half of the latest word

@rule
def start(generator, seed, use, number):
    """Go to the beginning of the stream of a seed (0 .. 2^64-1), a use and its number."""
    generator.word = seed
    generator.word = scramble(generator) ^ use
    generator.word = scramble(generator) ^ number

@rule
def scramble(generator):
    """One step along the stream: 64 random bits."""
    generator.word = (generator.word + STEP) & ALL
    x = generator.word
    x = ((x ^ (x >> 30)) * 0xBF58_476D_1CE4_E5B9) & ALL
    x = ((x ^ (x >> 27)) * 0x94D0_49BB_1331_11EB) & ALL
    return x ^ (x >> 31)

@rule
def draw(generator, n):
    """A whole number from 0 to n-1 (n < 2^31), each as likely as the others, without a division (Lemire)."""
    generator.half = scramble(generator) >> 32
    product = generator.half * n
    if product & (REACH - 1) < n:
        while product & (REACH - 1) < (REACH - n) % n:  # the last round of n is not complete: draw again
            generator.half = scramble(generator) >> 32
            product = generator.half * n
    return product >> 32

@rule
def shuffle(generator, order, n):
    """Shuffle the first n of an order, from the end."""
    for i in range(n - 1, 0, -1):
        j = draw(generator, i + 1)
        order[i], order[j] = order[j], order[i]
