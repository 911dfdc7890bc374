"""Reading the options that somebody asks for: every name and value is checked, every gap filled in."""

from collections.abc import Iterable, Mapping
from typing import Any

from .errors import BadOption, listed, quote, shorten

SEATS = "ABCDEF"


class Asked:
    """The options asked for; a game takes each that it has, then `end` refuses the others.

    >>> asked = Asked({"goal": "picante"})
    >>> asked.take("goal", ["simple", "picante"]), asked.take("teams", [False, True])
    ('picante', False)
    """

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.left = dict(options)
        self.names: list[str] = []

    def take(self, name: str, values: Iterable[Any]) -> Any:
        """The value of an option; the first of its values where nothing was asked."""
        values = list(values)
        value = self.take_any(name, values[0])
        # 1 and 1.0 equal True, but are no way to write it.
        if not any(value == one and type(value) is type(one) for one in values):
            allowed = listed(map(quote, values))
            raise BadOption(
                "bad-option",
                f"Option {name} is {quote(value)}, it should be {allowed}.",
                option=name,
                value=shorten(value),
                values=values,
            )
        return value

    def take_any(self, name: str, default: Any) -> Any:
        """The value of an option that the game checks itself."""
        self.names.append(name)
        return self.left.pop(name, default)

    def take_seat(self, name: str, players: int) -> str | None:
        """A seat; None where chance is to name it."""
        if self.left.get(name) is None:
            self.take_any(name, None)
            return None
        return str(self.take(name, SEATS[:players]))

    def end(self) -> None:
        """Refuse what no one has taken."""
        for name in self.left:
            known = listed(self.names, "and")
            raise BadOption(
                "unknown-option",
                f"There is no option {quote(name)} here; the options are {known}.",
                option=shorten(name),
                options=self.names,
            )
