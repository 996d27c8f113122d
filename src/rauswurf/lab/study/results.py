"""What a study found, as a table: one line for each measure of each cell."""

import csv
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from math import isnan
from pathlib import Path
from typing import Any

from rauswurf.fast.statistics import Estimate
from rauswurf.lab.measuring import Sample, joined, measured
from rauswurf.lab.study.chunks import Store
from rauswurf.lab.study.plan import Cell, StudyPlan
from rauswurf.messages.parts import need


@dataclass(frozen=True)
class Finding:
    """A cell and what was measured in it."""

    cell: Cell
    sample: Sample

    @cached_property
    def estimates(self) -> dict[str, Estimate]:
        """[measure]: its mean."""
        return self.sample.estimates()


def findings(plan: StudyPlan, store: Store) -> list[Finding]:
    """All cells in the order of the plan; everything must have been played."""
    return [Finding(cell, sample_in(cell, plan.games, store)) for cell in plan.cells]


def sample_in(cell: Cell, games: int, store: Store) -> Sample:
    """Everything that was measured in one cell."""
    return joined([measured(part, store.tallies(part.match, games)) for part in cell.parts])


def lines(plan: StudyPlan, found: Sequence[Finding]) -> list[dict[str, Any]]:
    """The table: a variant that a cell does not name is as the game has it, or empty."""
    has_boards = any(finding.cell.match.board for finding in found)
    return [
        {
            "game": finding.cell.match.game,
            "players": finding.cell.match.players,
            "bots": ", ".join(finding.cell.bots),
            **({"board": str(finding.cell.match.board or "")} if has_boards else {}),
            **variants_of(finding.cell, plan.variants),
            "measure": name,
            **numbers_of(each),
            "games": len(finding.sample.numbers[name]),
        }
        for finding in found
        for name, each in finding.estimates.items()
    ]


def variants_of(cell: Cell, names: Sequence[str]) -> dict[str, str | None]:
    """The values of these variants."""
    chosen = dict(cell.match.variants)
    return {name: chosen.get(name) for name in names}


def numbers_of(each: Estimate) -> dict[str, float | None]:
    """Mean, standard error and the limits between which the truth lies in 95 of 100 cases."""
    low, high = each.interval()
    numbers = {"mean": each.value, "error": each.error, "low": low, "high": high}
    return {name: None if isnan(number) else number for name, number in numbers.items()}


def write_table(path: Path, table: Sequence[dict[str, Any]]) -> None:
    """Write a table in the format that the file's name asks for; raises NotInstalled."""
    replace_file(path, parquet(table) if path.suffix == ".parquet" else as_csv(table))


def as_csv(table: Sequence[dict[str, Any]]) -> bytes:
    """A table as text; nothing where there is nothing to tell."""
    out = StringIO(newline="")
    writer = csv.DictWriter(out, list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return out.getvalue().encode()


def parquet(table: Sequence[dict[str, Any]]) -> bytes:
    """A table for other programs; raises NotInstalled."""
    arrow, writing = need("pyarrow"), need("pyarrow.parquet")
    sink = arrow.BufferOutputStream()
    writing.write_table(arrow.Table.from_pylist(list(table)), sink)
    found: bytes = sink.getvalue().to_pybytes()
    return found


def replace_file(path: Path, content: bytes) -> None:
    """Write a file at once: whoever reads it finds the old or the new one, never half of it."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
