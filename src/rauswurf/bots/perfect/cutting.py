"""Cutting slices off a solved table: positions that games reach, or those of a few pieces."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from rauswurf.bots.perfect.duel import table_values
from rauswurf.bots.perfect.format import read_header
from rauswurf.bots.perfect.moves import moves_of
from rauswurf.bots.perfect.slices import write_slice
from rauswurf.bots.perfect.small import TRACK_FIELDS, SmallRace
from rauswurf.bots.perfect.solve import described
from rauswurf.bots.perfect.table import TABLE
from rauswurf.bots.perfect.trails import MOST_VISITS, most_visited, walks


class Wanted(NamedTuple):
    """What a slice is to hold: so many positions, or all with so few pieces on their way."""

    positions: int = 0
    pieces: int = 0


def cut(path: Path, wanted: Wanted, out: Path, threads: int) -> int:
    """Write a slice of a table; returns how many positions it has. Raises CannotSolve."""
    race, values = table_values(path)
    if wanted.pieces:
        numbers = with_few_pieces(race, wanted.pieces)
    else:
        moves = moves_of(race)
        trail = walks(race.beginning, MOST_VISITS, values, moves, threads)
        numbers = most_visited(trail, moves, wanted.positions)
    chosen = {key: number for key, number in wanted._asdict().items() if number}
    residual = read_header(path, TABLE)["residual"]
    header = described(race) | {"chosen": chosen, "residual": residual}
    out.parent.mkdir(parents=True, exist_ok=True)
    write_slice(out, header, numbers, values.reshape(-1)[numbers])
    return len(numbers)


def with_few_pieces(race: SmallRace, pieces: int) -> Any:
    """The numbers of all positions in which the other pieces stand at the end of the goal."""
    home = tuple(range(TRACK_FIELDS + pieces + 1, TRACK_FIELDS + race.pieces + 1))
    few = [k for k, each in enumerate(race.arrangements) if each[pieces:] == home]
    chosen = np.array(few, np.int64)
    return (chosen[:, None] * len(race.arrangements) + chosen).ravel()
