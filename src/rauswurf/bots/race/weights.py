"""Weights of a net as a file: one line of JSON that tells what they are, then the bare numbers.

Nothing in such a file is executed, and reading it needs neither numpy nor the compiler.
"""

import json
import sys
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from rauswurf.messages import Told, message

FORMAT = 1
LONGEST_HEADER = 10_000
MOST_NUMBERS = 10_000_000
FRAME = ("format", "rows", "columns", "precision")
SINGLE, DOUBLE = "f", "d"  # as shipped, and as needed to go on training

# The classic games with the same rules by default share a net.
NET_OF = {"dont-worry": "never-mind"}
# Who shares colours in an unusual way has the net of the other classic game, where that is usual.
ELSEWHERE = {
    ("never-mind-2", "two-each"): "madn-2",
    ("never-mind-3", "neutral"): "madn-3",
    ("madn-3", "own"): "never-mind-3",
}


class BadWeights(Told):
    """A file of weights that cannot be used; says why."""


@dataclass(frozen=True)
class Weights:
    """The table of weights of a net, and how it was made."""

    rows: Sequence[Sequence[float]]
    made: Mapping[str, Any]

    @property
    def hidden(self) -> int:
        """How many hidden units the net has."""
        return len(self.rows[0])

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return len(self.rows), self.hidden

    def to_bytes(self, precision: str = SINGLE) -> bytes:
        """The file."""
        header = {
            "format": FORMAT,
            "rows": len(self.rows),
            "columns": self.hidden,
            "precision": precision,
            **self.made,
        }
        numbers = array(precision, (number for row in self.rows for number in row))
        if sys.byteorder == "big":
            numbers.byteswap()
        return json.dumps(header).encode() + b"\n" + numbers.tobytes()


def read_weights(data: bytes, name: str) -> Weights:
    """The weights in a file; raises BadWeights."""
    line, _, rest = data.partition(b"\n")
    header = read_header(line)
    if header is None:
        raise BadWeights(message("bots-weights-unreadable", file=name))
    rows, columns = header["rows"], header["columns"]
    numbers = array(header["precision"])
    if len(rest) != rows * columns * numbers.itemsize:
        raise BadWeights(message("bots-weights-cut", file=name))
    numbers.frombytes(rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    # Bare numbers as in the file: as Python's own they would take eight times the memory.
    table = [numbers[k : k + columns] for k in range(0, len(numbers), columns)]
    return Weights(table, {key: header[key] for key in header if key not in FRAME})


def read_header(line: bytes) -> dict[str, Any] | None:
    """What the first line tells; None if it is not the first line of a file of weights."""
    try:
        header = json.loads(line) if len(line) <= LONGEST_HEADER else None
    except ValueError:
        return None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        return None
    rows, columns = header.get("rows"), header.get("columns")
    if not isinstance(rows, int) or not isinstance(columns, int):
        return None
    sized = rows > 0 and columns > 0 and rows * columns <= MOST_NUMBERS
    return header if sized and header.get("precision") in (SINGLE, DOUBLE) else None


def load_weights(path: Path) -> Weights:
    """The weights in a file on disk; raises BadWeights and OSError."""
    return read_weights(path.read_bytes(), path.name)


@cache
def shipped(game: str, players: int, colours: str = "") -> Weights | None:
    """The weights that come with the package, for a table of so many players who share colours so.

    There may be a net for them, for so many players, or for the game. None if it has none yet.
    """
    folder = files(__name__.rpartition(".")[0]) / "weights"
    known = NET_OF.get(game, game)
    table = f"{known}-{players}"
    for each in (f"{table}-{colours}", ELSEWHERE.get((table, colours), table), table, known):
        name = f"{each}.net"
        if (folder / name).is_file():
            return read_weights((folder / name).read_bytes(), name)
    return None
