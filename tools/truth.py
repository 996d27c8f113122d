"""Compare the coach with solved games: how far its chances and choices are from the truth.

    python tools/truth.py [--pieces 3] [--positions 100000] [--table FILE]
                          [--seconds S] [--processes N] [--folder build/strength]

Two players, never-mind. The game is solved first if there is no table yet (`--device gpu` does it
on a graphics card). Positions come from games that are played well, but for a quarter of the
choices. What was measured is kept in the folder, from which `make strength`, which does the same
first, puts it on its page; what was measured with another net does not count.
"""

import argparse
from dataclasses import astuple
from functools import cache
from pathlib import Path
from typing import Any

import shares
from kept import Kept
from rauswurf.bots.perfect.small import small_setup
from rauswurf.bots.perfect.table import SolvedRace
from rauswurf.coach.oracles import NetOracle
from rauswurf.coach.truth import Truth, truth
from rauswurf.coach.values import POINT
from shares import Task
from solved_tables import PIECES, solved_table
from strength_losses import MEASURED

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "strength"
GAME = "never-mind"
POSITIONS = 100_000
AT_ONCE = 500  # positions
PIECES_KNOWN = (4, 3, 2, 1)


def measure(table: str, positions: int, seed: int) -> list[float]:
    """Compare some positions."""
    return list(astuple(truth(solved(table), positions, seed)))


@cache
def solved(table: str) -> SolvedRace:
    """The table, opened once in each process."""
    return SolvedRace.whole(Path(table))


def kept_in(folder: Path) -> Kept:
    """Where results are kept."""
    return Kept(folder / "truth.jsonl", MEASURED)


@cache
def net_name() -> str:
    """The net that is compared."""
    return NetOracle(small_setup(GAME, {})).name


def key(pieces: int, number: int) -> str:
    """What a result depends on."""
    return f"truth {GAME} {pieces} {number} {AT_ONCE} {net_name()}"


def everything_in(folder: Path) -> dict[str, Any]:
    """[key]: all that was measured with the net of today."""
    kept = kept_in(folder).found
    keys = (key(pieces, k) for pieces in PIECES_KNOWN for k in range(len(kept)))
    return {each: kept[each] for each in keys if each in kept}


def found_in(folder: Path, pieces: int) -> Truth | None:
    """The same of so many pieces, together."""
    kept = everything_in(folder)
    told = [Truth(*kept[each]) for k in range(len(kept)) if (each := key(pieces, k)) in kept]
    return sum(told[1:], told[0]) if told else None


def told(folder: Path) -> list[str]:
    """What was found with the most pieces, for the page about strength; perhaps nothing."""
    known = [(found_in(folder, pieces), pieces) for pieces in PIECES_KNOWN]
    found, pieces = next((each for each in known if each[0]), (None, 0))
    if found is None:
        return []
    rows = {
        "positions": f"{found.positions:,}",
        "a chance is off by, on average": f"{found.error / found.positions / POINT:.2f} points",
        "choices": f"{found.choices:,}",
        "choices within 0.2 points of the best": f"{100 * found.nearly_best / found.choices:.1f} %",
        "a choice gives away, on average": f"{found.lost / found.choices / POINT:.3f} points",
        "evaluator": f"`races + {net_name()}`",
    }
    head = f"| {GAME}, 2 players, {pieces} pieces each | |\n| --- | --- |\n"
    return [head + "\n".join(f"| {name} | {value} |" for name, value in rows.items())]


def tasks(path: Path, pieces: int, positions: int) -> list[Task]:
    """All that is to be compared, some positions at a time."""
    parts = range(max(1, positions // AT_ONCE))
    return [Task(key(pieces, k), measure, (str(path), AT_ONCE, k)) for k in parts]


def main() -> None:
    """Measure, and tell what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--pieces", type=int, default=PIECES, choices=range(1, 5))
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--table", type=Path, help="the solved game, or where it will be")
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu")
    shares.options(parser, KEPT)
    chosen = parser.parse_args()
    path = solved_table(GAME, chosen.pieces, chosen.processes, chosen.device, chosen.table)
    wanted = tasks(path, chosen.pieces, chosen.positions)
    shares.work_through(wanted, kept_in(chosen.folder), chosen.processes, chosen.seconds)
    print(found_in(chosen.folder, chosen.pieces))


if __name__ == "__main__":
    main()
