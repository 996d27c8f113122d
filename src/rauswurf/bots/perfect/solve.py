"""Solving a small race: sweep until the values hold, and write them down."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from rauswurf.bots.perfect.iteration import Solver, moves_of
from rauswurf.bots.perfect.small import SmallRace
from rauswurf.bots.perfect.table import LARGEST, header_line

RESIDUAL = 1e-6
MOST_SWEEPS = 200

Progress = Callable[[str, int, int], None]  # stage, how much more, of how much


@dataclass(frozen=True)
class Solution:
    """The values of all positions, and how well they hold."""

    race: SmallRace
    values: Any  # [arrangement of who begins a turn, other arrangement]
    sweeps: int
    residual: float

    @property
    def first_player(self) -> float:
        """The chance of whoever begins the game."""
        begin = self.race.beginning
        return float(self.values[begin, begin])

    def write(self, path: Path) -> None:
        """Write the table that perfect players read."""
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            file.write(header_line(self.race))
            for row in self.values:
                steps = np.rint(np.clip(row, 0, 1) * np.float64(LARGEST))
                file.write(steps.astype("<u2").tobytes())
        part.replace(path)


def solve(race: SmallRace, threads: int, progress: Progress) -> Solution:
    """Sweep over all positions until none would change by more than RESIDUAL."""
    size = len(race.arrangements)
    solver = Solver(race, moves_of(race, lambda n: progress("moves", n, size)), threads)
    for sweep in range(1, MOST_SWEEPS + 1):
        name = f"sweep {sweep}"
        change = solver.sweep(lambda n, name=name: progress(name, n, solver.levels))
        if change < RESIDUAL / 2:
            break
    residual = solver.sweep(lambda n: progress("check", n, solver.levels), keep=False)
    return Solution(race, solver.mine, sweep, residual)
