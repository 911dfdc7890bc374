"""A random game, in the dialect of the rules: the loop of the playouts, in which no Python remains."""

from .. import chance
from ..games import moves
from ..rule import emptier, i64, rule, state, u8, u32, u64

rules: object  # of a game: `rule.over` executes this file once for each, on each carrier

FNV_START, FNV_PRIME = 0xCBF2_9CE4_8422_2325, 0x100_0000_01B3

make_empty = emptier()

@state
class Order:
    """The cards or tiles of a game as they are dealt."""

    pieces: u8[rules.PIECES]

@state
class Sheet:
    """What came of a game."""

    length: u32  # moves, chance's answers too
    capped: u8  # 1: it went on too long and was stopped
    winners: u8[rules.SEATS]  # 1: this seat has won
    scores: i64[rules.SEATS]
    fingerprint: u64

@rule
def random_games(
    i, step, n, states, empty, generators, legal, orders, sheets, seed, first, cap, starter, options
):
    """On table number i, play every step-th of n games; game k of the sheets is number first + k of its seed.

    A game is stopped after cap moves.
    """
    for k in range(i, n, step):
        make_empty(states, i, empty)
        deal_at_random(states[i], generators[i], orders[i], seed, first + k, starter, options)
        chance.start(generators[i], seed, chance.PLAYOUT, first + k)
        play_at_random(states[i], generators[i], legal[i], sheets[k], cap)
        write_result(states[i], sheets[k], options)

@rule
def deal_at_random(state, generator, order, seed, number, starter, options):
    """The options begin with the number of players; where the starter is NOBODY, chance names it."""
    for k in range(rules.PIECES):
        order.pieces[k] = rules.piece(k)
    chance.start(generator, seed, chance.DEAL, number)
    chance.shuffle(generator, order.pieces, rules.PIECES)
    if starter == moves.NOBODY:
        chance.start(generator, seed, chance.STARTER, number)
        starter = chance.draw(generator, options[0])
    rules.deal(state, order.pieces, starter, *options)

@rule
def play_at_random(state, generator, legal, sheet, cap):
    """Whoever is first to move draws evenly among the legal moves, and chance among its answers."""
    sheet.fingerprint = FNV_START
    while sheet.length < cap and not rules.is_over(state):
        seat = moves.lowest(rules.to_move(state))
        rules.legal_moves(state, seat, legal)
        move = moves.pick(legal, chance.draw(generator, legal.total))
        rules.play(state, seat, move)
        sheet.length += 1
        sheet.fingerprint = ((sheet.fingerprint ^ move) * FNV_PRIME) & chance.ALL

@rule
def write_result(state, sheet, options):
    sheet.capped = not rules.is_over(state)
    for seat in range(options[0]):
        sheet.winners[seat] = rules.is_winner(state, seat)
        sheet.scores[seat] = rules.score(state, seat)
