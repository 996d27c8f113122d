"""What was measured of one meeting, added up, and the file that carries it from clone to clone.

Games take hours on a small machine, so what was found is kept with the project: a line for each
table, with the rules and nets it holds for. Whoever has other nets begins that table anew.
"""

import json
import math
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Self

DIGITS = 6

Items = dict[str, "Sums"]


class Sums(NamedTuple):
    """The share that the first kind won in each deal: how many deals, their sum, their squares."""

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, shares: Sequence[float]) -> Self:
        """From what was won in each deal."""
        return cls(len(shares), math.fsum(shares), math.fsum(each * each for each in shares))

    def plus(self, other: "Sums") -> "Sums":
        """Both together."""
        return Sums(
            self.deals + other.deals,
            round(self.total + other.total, DIGITS),
            round(self.squares + other.squares, DIGITS),
        )

    @property
    def mean(self) -> float:
        """The share that was won."""
        return self.total / self.deals

    @property
    def error(self) -> float:
        """The standard error of the mean; of a single deal nothing is known."""
        if self.deals < 2:
            return math.nan
        spread = max(0.0, self.squares / self.deals - self.mean * self.mean)
        return math.sqrt(spread / (self.deals - 1))

    def moved(self, by: float) -> "Sums":
        """As if so much more had been won in every deal."""
        more = self.squares + 2 * by * self.total + self.deals * by * by
        return Sums(self.deals, self.total + self.deals * by, more)


def read_file(path: Path, table: str, mark: str) -> Items:
    """[meeting]: what is known of a table, if it was measured by these rules and nets."""
    known = lines_in(path).get(table)
    if known is None or known["mark"] != mark:
        return {}
    return {name: Sums(*each) for name, each in known["items"].items()}


def lines_in(path: Path) -> dict[str, dict[str, Any]]:
    """[table]: its line."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return dict(map(json.loads, text.splitlines()))


def write_file(path: Path, tables: Mapping[str, tuple[str, Items]]) -> None:
    """Write [table]: its mark and what was measured; whole or not at all."""
    lines = [
        json.dumps([table, {"mark": mark, "items": items}], separators=(",", ":"))
        for table, (mark, items) in tables.items()
        if items
    ]
    beside = path.with_suffix(".new")
    beside.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    os.replace(beside, path)
