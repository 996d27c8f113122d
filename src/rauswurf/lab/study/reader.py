"""Reading values from a table of a TOML file, and noting whatever is wrong with them."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from rauswurf.messages import Message, all_of, message, quoted


class Reader:
    """One table of the file; ``faults`` grows while it is read."""

    def __init__(self, data: Mapping[str, Any], where: str = "", number_of_table: int = 0) -> None:
        self.data = data
        self.where = where
        self.number_of_table = number_of_table
        self.faults: list[Message] = []

    def only(self, known: Sequence[str]) -> None:
        """Nothing else may be there."""
        for key in self.data:
            if key not in known:
                near = get_close_matches(key, known, n=1)
                if near:
                    self.fault("study-unknown-key-near", key, near=near[0])
                else:
                    self.fault("study-unknown-key", key, known=all_of(known))

    def text(self, key: str, usual: str) -> str:
        """A text."""
        value = self.data.get(key, usual)
        if isinstance(value, str) and value.strip():
            return value
        self.fault("study-not-text", key, value=shown(value))
        return usual

    def switch(self, key: str, *, usual: bool) -> bool:
        """True or false."""
        value = self.data.get(key, usual)
        if isinstance(value, bool):
            return value
        self.fault("study-not-switch", key, value=shown(value))
        return usual

    def number(self, key: str, usual: int, least: int, most: int) -> int:
        """A whole number within limits."""
        value = self.data.get(key, usual)
        if is_whole(value) and least <= value <= most:
            return int(value)
        limits = {"least": str(least), "most": str(most)}
        self.fault("study-not-between", key, value=shown(value), **limits)
        return usual

    def numbers(self, key: str) -> list[int]:
        """Whole numbers, or one; none if the key is not there."""
        values = self.listed(key)
        if all(map(is_whole, values)):
            return list(values)
        self.fault("study-not-numbers", key, value=shown(self.data[key]))
        return []

    def texts(self, key: str) -> list[str]:
        """Texts, or one; at least one is needed."""
        values = self.listed(key)
        if values and all(isinstance(value, str) for value in values):
            return list(values)
        if key in self.data:
            self.fault("study-not-texts", key, value=shown(self.data[key]))
        else:
            self.fault("study-missing", key)
        return []

    def lineups(self, key: str, usual: str) -> list[tuple[str, ...]]:
        """Bots: each a name, for all seats, or a list of names, one for each seat."""
        found: list[tuple[str, ...]] = []
        for value in self.listed(key) or [usual]:
            names = value if isinstance(value, list) else [value]
            if names and all(isinstance(name, str) for name in names):
                found.append(tuple(names))
            else:
                self.fault("study-not-bots", key, value=shown(value))
        return found

    def choices(self, key: str) -> dict[str, list[str]]:
        """Variants with one or several values each."""
        table = self.data.get(key, {})
        if not isinstance(table, dict):
            self.fault("study-not-table", key, value=shown(table))
            return {}
        inner = Reader(table, self.placed(key))
        found = {name: [worded(value) for value in inner.listed(name)] for name in table}
        for name, values in found.items():
            if not values or not all(isinstance(value, str) for value in values):
                inner.fault("study-not-texts", name, value=shown(table[name]))
        self.faults += inner.faults
        return {} if inner.faults else found

    def tables(self, key: str) -> Iterator["Reader"]:
        """The tables of an array of tables; at least one is needed."""
        tables = self.data.get(key, [])
        if not isinstance(tables, list) or not all(isinstance(each, dict) for each in tables):
            self.fault("study-not-tables", key)
        elif not tables:
            self.fault("study-no-tables", key)
        else:
            for number, table in enumerate(tables, 1):
                yield Reader(table, f"{key} {number}", number)

    def listed(self, key: str) -> list[Any]:
        """What stands there as a list, even if it is one thing only."""
        value = self.data.get(key, [])
        return value if isinstance(value, list) else [value]

    def fault(self, id: str, key: str, **values: Any) -> None:
        """Note something wrong with a key."""
        self.faults.append(message(id, key=self.placed(key), **values))

    def placed(self, key: str) -> str:
        """A key as it can be found in the file."""
        return f"{self.where}: {key}" if self.where else key


def is_whole(value: Any) -> bool:
    """Is it a whole number? To Python, true and false are."""
    return isinstance(value, int) and not isinstance(value, bool)


def worded(value: Any) -> Any:
    """TOML's true and false are what on and off are called elsewhere."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return value


def shown(value: Any) -> Message | str:
    """What stands in the file, cut short."""
    text = str(value)
    short = text if len(text) <= 60 else f"{text[:59]}…"
    return quoted(short) if isinstance(value, str) else short
