"""The tile table: which charms and which die each number bears (GF-3), ours or that of somebody's box."""

import functools
import re
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

from ..errors import BadOption, listed, quote, shorten

CHARMS = ("clover", "horseshoe", "hand", "cat", "ganesh", "eye", "scarab")  # GF-2: ids, in this order
NUMBERS = tuple(str(number) for number in range(1, 22))
DICE = range(1, 7)
LONGEST_FILE = 100_000  # bytes; a table takes less than one thousand
LONGEST_REASON = 200

Table = dict[str, list[Any]]  # for each number, as text: charm, charm, die
Pair = tuple[str, str]


def default() -> Table:
    """The table that comes with the game; it is ours."""
    return {number: list(tile) for number, tile in our_table().items()}


@functools.cache
def our_table() -> Table:
    return read_file(Path(__file__).with_name("tiles.toml").read_bytes())


# ---- reading


def read_file(content: str | bytes) -> Table:
    """The table in a TOML file."""
    if len(content) > LONGEST_FILE:
        text = f"The tile table is longer than {LONGEST_FILE} bytes, which no table needs."
        raise BadOption("tiles-too-large", text, most=LONGEST_FILE)
    return read_table(parse(content))


def parse(content: str | bytes) -> dict[str, Any]:
    """What stands in a TOML file, whatever it is."""
    import tomllib

    try:
        text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
    except UnicodeDecodeError as error:
        text = f"The tile table is not written in UTF-8 (its byte number {error.start + 1})."
        raise BadOption("tiles-not-utf-8", text, byte=error.start + 1) from None
    try:
        return tomllib.loads(text)
    except RecursionError:
        reason = "it is nested too deeply"
    except ValueError as error:
        reason = ascii(str(error))[1:-1][:LONGEST_REASON]
        if place := re.search(r"at line (\d+)", reason):
            line = text.split("\n")[int(place[1]) - 1]
            reason += f": {quote(line.strip())}"
    raise BadOption("tiles-not-toml", f"The tile table is not TOML: {reason}.", reason=reason)


def read_table(table: object) -> Table:
    """A table in the form of the option `tiles`, checked: `{"1": ["clover", "horseshoe", 3], ...}`.

    >>> read_table({"1": ["clover", "horseshoe", 7]})
    Traceback (most recent call last):
    ludotheque.games.errors.BadOption: Tile 1: its die is 7, it should be a number from 1 to 6.
    """
    if not isinstance(table, Mapping):
        text = f"Option tiles should be a table of the tiles 1 to 21, not {quote(table)}."
        raise BadOption("tiles-not-a-table", text, option="tiles", value=shorten(table))
    for number, tile in table.items():
        if not isinstance(number, str) or number not in NUMBERS:
            text = 'there is no such tile; a table has "1" to "21", as texts'
            raise BadOption("tile-unknown", f"Tile {quote(number)}: {text}.", tile=shorten(number))
        check_tile(number, tile)
    for number in NUMBERS:
        if number not in table:
            raise BadOption("tile-missing", f"Tile {number}: the table lacks it.", tile=number)
    return {number: list(table[number]) for number in NUMBERS}


def check_tile(number: str, tile: object) -> None:
    """Two different charms and a die."""
    if not isinstance(tile, list | tuple) or len(tile) != 3:
        text = f'Tile {number}: it should be two charms and a die, like ["cat", "eye", 1], not {quote(tile)}.'
        raise BadOption("tile-form", text, tile=number, value=shorten(tile))
    *charms, die = tile
    for charm in charms:
        if not isinstance(charm, str) or charm not in CHARMS:
            text = f"Tile {number}: there is no charm {quote(charm)}; the charms are {listed(CHARMS, 'and')}."
            raise BadOption("tile-charm", text, tile=number, value=shorten(charm), values=list(CHARMS))
    if charms[0] == charms[1]:
        text = f"Tile {number}: it has the charm {charms[0]} twice, it should have two different ones."
        raise BadOption("tile-one-charm", text, tile=number, value=charms[0])
    if type(die) is not int or die not in DICE:  # True equals 1, but is no die
        text = f"Tile {number}: its die is {quote(die)}, it should be a number from 1 to 6."
        raise BadOption("tile-die", text, tile=number, value=shorten(die))


# ---- what people are told of a table


def odd_pairs(table: Table) -> tuple[list[Pair], list[Pair]]:
    """The pairs of charms that a table lacks, and those that it has more than once (GF-1).

    >>> odd_pairs(default() | {"1": ["cat", "eye", 3]})
    ([('clover', 'horseshoe')], [('cat', 'eye')])
    """
    times = Counter(frozenset(tile[:2]) for tile in table.values())
    pairs = {pair: times[frozenset(pair)] for pair in combinations(CHARMS, 2)}
    return [pair for pair in pairs if pairs[pair] == 0], [pair for pair in pairs if pairs[pair] > 1]
