"""What a game is, and a `Match`: one game being played."""

import copy
import difflib
import functools
import importlib
import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .. import chance, rule
from .errors import BadDeal, BadOption, BadSeat, IllegalMove, LudoError, UnknownGame, listed, quote, shorten
from .moves import CHANCE, EVERYONE, HIDDEN, NOBODY, Moves, has, is_among, pick
from .options import SEATS, Asked

FORMAT = "ludotheque/1"
GAMES = {  # every game, and the folder where it lies
    "trio": "trio",
    "double-seven": "double_seven",
    "pixar-rummy": "pixar_rummy",
    "good-fortune": "good_fortune",
}
ALL_SEATS = dict(zip(SEATS, range(len(SEATS)), strict=True))

Event = dict[str, Any]
Deed = tuple[int, int, int]  # what was done, by or to which seat, and which card or tile


class Words(Protocol):
    """What the `words.py` of a game offers."""

    EDITION: str
    STARTER: str  # the option that names who begins
    EXAMPLES: str  # some moves, for a refusal
    PHASES: Mapping[int, str]
    REFUSALS: Mapping[int, tuple[str, str]]  # of each reason a code, and a sentence

    def read_options(self, asked: Asked) -> dict[str, Any]: ...
    def pack(self, options: Mapping[str, Any]) -> tuple[Any, ...]: ...
    def texts(self) -> dict[str, int]: ...
    def names(self) -> dict[int, str]: ...
    def write_deal(self, order: Sequence[int], options: Mapping[str, Any]) -> dict[str, Any]: ...
    def read_deal(self, deal: object, options: dict[str, Any]) -> list[int]: ...
    def tell(self, seat: int | None, move: int | None, deeds: Sequence[Deed]) -> list[Event]: ...
    def view(self, knowledge: Any, viewer: int) -> dict[str, Any]: ...


class Game(NamedTuple):
    """A game: what is true in it, and how it is written."""

    name: str
    rules: Any
    words: Words


def games() -> list[str]:
    """The names of all games."""
    return list(GAMES)


@functools.cache
def load(name: str) -> Game:
    """A game, its rules plain."""
    folder = GAMES[name]
    rules = rule.on("plain", f"games.{folder}.rules")
    words: Any = importlib.import_module(f"{__package__}.{folder}.words")
    return Game(name, rules, words)


def find(name: object) -> Game:
    """The game of a name that somebody gave."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(
            "unknown-game",
            f"There is no game {quote(name)}; the games are {listed(GAMES, 'and')}.",
            game=shorten(name),
            games=games(),
        )
    return load(name)


# ---- dealing


def deal(game: str, *, seed: int | None = None, deal: object = None, **options: Any) -> "Match":
    """A new match: from a seed, from a deal that is written down, or from the system's randomness."""
    found = find(game)
    filled = read_options(found, options)
    if seed is not None and deal is not None:
        raise BadDeal("seed-and-deal", "A match comes from a seed or from a deal: give one of the two.")
    stream = secrets.randbits(64) if seed is None else check_seed(seed)
    order = shuffled(found, stream) if deal is None else found.words.read_deal(deal, filled)
    return start(found, filled, order, stream)


def start(game: Game, options: dict[str, Any], order: Sequence[int], seed: int) -> "Match":
    """A match at its beginning; who begins is drawn where the options leave it open."""
    starter = game.words.STARTER
    if options[starter] is None:
        options[starter] = SEATS[draw(seed, chance.STARTER, 0, players_of(options))]
    return Match(game, options, order, seed)


def read_options(game: Game, options: Mapping[str, Any]) -> dict[str, Any]:
    """All options of a game, checked and filled in; who begins may still be open."""
    asked = Asked(options)
    filled = game.words.read_options(asked)
    asked.end()
    return filled


def players_of(options: Mapping[str, Any]) -> int:
    """How many seats there are; a game that has no such option has two."""
    return int(options.get("players", 2))


def check_seed(seed: object) -> int:
    """A seed is a whole number of 64 bits."""
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        text = f"seed is {quote(seed)}, it should be a whole number from 0 to 2^64-1."
        raise BadOption("bad-seed", text, seed=shorten(seed))
    return seed


def draw(seed: int, use: int, number: int, n: int) -> int:
    """The first draw from 0 to n-1 of a stream of chance."""
    generator = chance.Generator()
    chance.start(generator, seed, use, number)
    return int(chance.draw(generator, n))


def shuffled(game: Game, seed: int) -> list[int]:
    """All cards or tiles, in the order of a seed."""
    order = [game.rules.piece(k) for k in range(game.rules.PIECES)]
    generator = chance.Generator()
    chance.start(generator, seed, chance.DEAL, 0)
    chance.shuffle(generator, order, len(order))
    return order


# ---- a match


class Entry(NamedTuple):
    """One line of the log: a move (none: of the deal) with all its deeds, and how many events came before."""

    seat: int | None
    move: int | None
    deeds: tuple[Deed, ...]
    before: int


class Match:
    """A game being played. A viewer is a seat, None for a watcher, or "*" for one who sees everything."""

    def __init__(self, game: Game, options: dict[str, Any], order: Sequence[int], seed: int) -> None:
        """A match at its beginning, where all options are filled in; `deal` and `replay` make one."""
        self._game, self._options, self._order, self._seed = game, options, tuple(order), seed
        self._players = players_of(options)
        self._state = game.rules.State()
        starter = ALL_SEATS[options[game.words.STARTER]]
        game.rules.deal(self._state, list(order), starter, *game.words.pack(options))
        self._log: list[Entry] = []
        self._n = self._rolls = 0
        self._note(None, None)

    def copy(self) -> "Match":
        """The same match, independent from here on; its chance goes on as this one's would."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._state, twin._log = rule.copy(self._state), self._log.copy()
        return twin

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For `pickle`: the game goes by its name."""
        return self.__dict__ | {"_game": self.game}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """From `pickle`."""
        self.__dict__.update(state | {"_game": find(state["_game"])})

    def __repr__(self) -> str:
        turn = f"over: {self.result}" if self.result else f"to move: {', '.join(self.to_move)}"
        return f"<{self.game} for {self._players}, {self._n} events, {turn}>"

    # -- what it is

    @property
    def game(self) -> str:
        """Its game's name."""
        return self._game.name

    @property
    def options(self) -> dict[str, Any]:
        """All options, filled in."""
        return copy.deepcopy(self._options)

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats, clockwise."""
        return tuple(SEATS[: self._players])

    @property
    def dealt(self) -> dict[str, Any]:
        """The deal, written down."""
        return self._game.words.write_deal(self._order, self._options)

    # -- what may be done

    @property
    def to_move(self) -> tuple[str, ...]:
        """The seats that may move now, ("*",) when chance must answer, () when it is over."""
        movers = self._game.rules.to_move(self._state)
        if has(movers, CHANCE):
            return ("*",)
        return tuple(seat for seat, number in ALL_SEATS.items() if has(movers, number))

    def moves(self, seat: str | None) -> list[str]:
        """The legal moves of a seat, in a fixed order; a watcher has none, nor are chance's listed."""
        viewer = self._viewer(seat)
        if viewer >= len(SEATS):
            return []
        legal, names = self._legal(viewer), self._game.words.names()
        return [names[pick(legal, k)] for k in range(legal.total)]

    def play(self, seat: str, move: str) -> list[Event]:
        """Make a move; returns the events it caused, as its seat may see them.

        Raises IllegalMove where the rules do not allow it, and then nothing has changed.
        """
        mover = self._mover(seat)
        number = self._read(seat, move)
        if not is_among(self._legal(mover), number):
            raise self._refusal(seat, mover, move, number)
        return self._carry_out(mover, number)

    def roll(self) -> list[Event]:
        """Let chance answer, each answer being as likely as the others; returns what `play` returns."""
        if self.to_move != ("*",):
            raise LudoError("no-chance-now", "Chance has nothing to answer now.")
        legal = self._legal(CHANCE)
        k = draw(self._seed, chance.ROLL, self._rolls, legal.total)
        return self._carry_out(CHANCE, pick(legal, k))

    def _legal(self, seat: int) -> Any:
        legal = Moves()
        self._game.rules.legal_moves(self._state, seat, legal)
        return legal

    def _carry_out(self, seat: int, move: int) -> list[Event]:
        self._game.rules.play(self._state, seat, move)
        self._rolls += seat == CHANCE
        return self._tell(self._note(seat, move), EVERYONE if seat == CHANCE else seat)

    def _read(self, seat: str, move: object) -> int:
        """The number of a move's text."""
        texts = self._game.words.texts()
        if isinstance(move, str) and move in texts:
            return texts[move]
        # What could be played now is the likelier slip.
        near = closest(move, self.moves(seat)) or closest(move, texts) if isinstance(move, str) else None
        hint = f"did you mean {quote(near)}?" if near else f"moves look like {self._game.words.EXAMPLES}."
        text = f"There is no move {quote(move)} in {self.game}; {hint}"
        raise IllegalMove("no-such-move", text, None, seat=seat, move=shorten(move), near=near)

    def _refusal(self, seat: str, mover: int, move: str, number: int) -> IllegalMove:
        """Why a seat may not make a move now."""
        reason = self._game.rules.why_not(self._state, mover, number)
        code, text = self._game.words.REFUSALS[reason]
        clause = self._game.rules.CLAUSES[reason]
        where = f" ({clause})" if clause else ""
        return IllegalMove(code, f"{seat} may not play {move}: {text}{where}.", clause, seat=seat, move=move)

    # -- who asks

    def _viewer(self, seat: object) -> int:
        """A seat as a number, a watcher's and everyone's too."""
        if seat is None:
            return NOBODY
        if seat == "*":
            return EVERYONE
        if not isinstance(seat, str) or seat not in self.seats:
            raise BadSeat(
                "bad-seat",
                f"There is no seat {quote(seat)} here; the seats are {listed(self.seats, 'and')}.",
                seat=shorten(seat),
                seats=list(self.seats),
            )
        return ALL_SEATS[seat]

    def _mover(self, seat: object) -> int:
        """A seat that wants to move."""
        viewer = self._viewer(seat)
        if viewer == NOBODY:
            raise BadSeat("bad-seat", "A watcher has no moves.", seat=None, seats=list(self.seats))
        if viewer != EVERYONE:
            return viewer
        if self.to_move != ("*",):
            raise IllegalMove("no-chance-now", "Chance has nothing to answer now.", None, seat="*")
        return CHANCE

    # -- what happened

    def _note(self, seat: int | None, move: int | None) -> Entry:
        """Write down what the latest move (or the deal) did."""
        did = self._state.did
        deeds = tuple((did[k, 0], did[k, 1], did[k, 2]) for k in range(self._state.deeds))
        entry = Entry(seat, move, deeds, self._n)
        self._log.append(entry)
        self._n += len(self._tell(entry, EVERYONE))
        return entry

    def _tell(self, entry: Entry, viewer: int) -> list[Event]:
        """The events of an entry, as a viewer sees them."""
        deeds: Sequence[Deed] = entry.deeds
        if viewer != EVERYONE:
            told = self._game.rules.told
            deeds = [(deed, whose, told(deed, whose, what, viewer)) for deed, whose, what in deeds]
        events = self._game.words.tell(entry.seat, entry.move, deeds)
        if events and events[-1].get("does") == "over":
            events[-1]["result"] = self.result
        return [{"n": entry.before + k, **event} for k, event in enumerate(events, 1)]

    def latest(self, viewer: str | None) -> list[Event]:
        """The events of the latest move (at the beginning: of the deal) as a viewer may see them."""
        return self._tell(self._log[-1], self._viewer(viewer))

    def events(self, viewer: str | None) -> list[Event]:
        """The whole log as a viewer may see it."""
        number = self._viewer(viewer)
        return [event for entry in self._log for event in self._tell(entry, number)]

    @property
    def result(self) -> dict[str, Any] | None:
        """Who won and the scores; None while it is not over."""
        rules, state = self._game.rules, self._state
        if not rules.is_over(state):
            return None
        seats = range(self._players)
        return {
            "winners": [SEATS[seat] for seat in seats if rules.is_winner(state, seat)],
            "scores": {SEATS[seat]: rules.score(state, seat) for seat in seats},
        }

    # -- what can be seen and known

    def _known(self, viewer: int) -> Any:
        """The state as a viewer with a perfect memory knows it."""
        if viewer == EVERYONE:
            return self._state
        known = self._game.rules.State()
        self._game.rules.know(self._state, viewer, known)
        return known

    def view(self, viewer: str | None) -> dict[str, Any]:
        """What lies before a viewer now."""
        number = self._viewer(viewer)
        known, words = self._known(number), self._game.words
        head = {"game": self.game, "phase": words.PHASES[known.phase], "to_move": list(self.to_move)}
        return {**head, **words.view(known, number)}

    def knowledge(self, viewer: str | None) -> dict[str, Any]:
        """What a viewer with a perfect memory could know: the state's fields, with None for holes."""
        known = self._known(self._viewer(viewer))
        fields = {name: fill(field, getattr(known, name)) for name, field in known.FIELDS.items()}
        return {"game": self.game, "options": self.options, "seat": viewer, "n": self._n, **fields}

    def record(self) -> dict[str, Any]:
        """All that `replay` needs to give this match back."""
        names = self._game.words.names()
        moves = [
            ["*" if entry.seat == CHANCE else SEATS[entry.seat], names[entry.move]]
            for entry in self._log
            if entry.seat is not None and entry.move is not None
        ]
        head = {"format": FORMAT, "game": self.game, "edition": self._game.words.EDITION}
        return {**head, "options": self.options, "deal": self.dealt, "moves": moves, "result": self.result}


def closest(text: str, texts: Iterable[str]) -> str | None:
    """The move that somebody may have meant: with other capitals, spaces or order, or a slip of the pen."""
    wanted = " ".join(text[:40].split()).lower()
    by_lower = {one.lower(): one for one in texts}
    by_words = {tuple(sorted(lower.split())): one for lower, one in by_lower.items()}
    same = by_lower.get(wanted) or by_words.get(tuple(sorted(wanted.split())))
    alike = [one for one in by_lower if re.findall(r"\d+", one) == re.findall(r"\d+", wanted)]
    near = difflib.get_close_matches(wanted, alike, 1, 0.8)
    return same or (by_lower[near[0]] if near else None)


def fill(field: Any, value: Any) -> Any:
    """The value of a field as JSON; in bytes, HIDDEN is None."""
    hide = {HIDDEN: None} if field.code == "u1" else {}
    if not field.shape:
        return hide.get(value, value)
    if len(field.shape) == 1:
        return [hide.get(one, one) for one in value]
    rows, columns = field.shape
    return [[hide.get(value[i, j], value[i, j]) for j in range(columns)] for i in range(rows)]
