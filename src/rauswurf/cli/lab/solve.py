"""``rauswurf solve``: perfect play for two with few pieces."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rauswurf.bots.perfect.small import MOST_PIECES, SmallRace, small_setup
from rauswurf.bots.perfect.table import LARGEST, PRECISION, usual_path
from rauswurf.cli.common.errors import need_between, need_folder
from rauswurf.cli.common.options import Choices, GameId, Json, chosen_variants
from rauswurf.cli.common.output import emit, percent, whole
from rauswurf.cli.lab.experiment import MOST_THREADS, Threads
from rauswurf.cli.lab.stages import stages
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rauswurf.bots.perfect.solve import Solution

Pieces = Annotated[int, typer.Option("--pieces", metavar="N", help="help-solve-pieces")]
Out = Annotated[
    Path | None, typer.Option("--out", "-o", metavar="help-value-file", help="help-solve-out")
]


def command(
    game: GameId,
    pieces: Pieces = MOST_PIECES,
    choices: Choices = None,
    threads: Threads = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Solve a classic game for two with few pieces each, and keep the table for the bot."""
    need_between("--pieces", pieces, 1, MOST_PIECES)
    used = threads if threads is not None else os.cpu_count() or 1
    need_between("--threads", used, 1, MOST_THREADS)
    race = SmallRace(small_setup(game, chosen_variants(choices)), pieces)
    if out:
        need_folder("--out", out)
    with stages(hidden=json) as progress:
        # Here, and only here, the compiler is loaded.
        from rauswurf.bots.perfect.solve import solve

        found = solve(race, used, lambda name, n, total: progress(stage_message(name), n, total))
    path = out or usual_path(game, pieces)
    found.write(path)
    if json:
        emit(described(found, path))
    else:
        show(found, path)


def stage_message(stage: str) -> Message:
    """What is being done, for the progress bar."""
    word, _, number = stage.partition(" ")
    return message(f"solve-{word}", number=number) if number else message(f"solve-{word}")


def described(found: "Solution", path: Path) -> dict[str, object]:
    """The result for programs."""
    race = found.race
    return {
        "game": race.setup.game.id,
        "variants": dict(race.setup.variants),
        "pieces": race.pieces,
        "positions": len(race.arrangements) ** 2,
        "sweeps": found.sweeps,
        "residual": found.residual,
        "precision": PRECISION,
        "first_player": found.first_player,
        "file": str(path),
    }


def show(found: "Solution", path: Path) -> None:
    """The result for people."""
    race = found.race
    positions = whole(len(race.arrangements) ** 2)
    head = {"game": race.setup.game.name, "pieces": race.pieces, "sweeps": found.sweeps}
    print(message("solve-done", positions=positions, **head))
    print(message("solve-residual", residual=f"{found.residual:.1e}"))
    step, precision = f"{1 / LARGEST:.1e}", f"{PRECISION:.1e}"
    print(message("solve-precision", step=step, precision=precision))
    print(message("solve-first-player", chance=percent(found.first_player)))
    usual = usual_path(race.setup.game.id, race.pieces)
    if path.resolve() == usual.resolve():
        print(message("solve-written", file=str(path)))
    else:
        print(message("solve-elsewhere", file=str(path), usual=str(usual)))
