"""``rauswurf solve``: perfect play for two."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rauswurf import games as all_games
from rauswurf.bots.perfect.format import PRECISION, read_header, usual_path
from rauswurf.bots.perfect.small import MOST_PIECES, SmallRace, small_setup
from rauswurf.cli.common.errors import Complaint, need, need_between, need_place
from rauswurf.cli.common.options import Choices, GameId, Json, chosen_variants
from rauswurf.cli.common.output import emit, percent, whole
from rauswurf.cli.common.taking import takes
from rauswurf.cli.lab.experiment import MOST_THREADS, Threads
from rauswurf.cli.lab.stages import stages
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rauswurf.bots.perfect.solve import Solution
    from rauswurf.bots.perfect.solving import Check

DEVICES = ("cpu", "gpu")
USUAL_PIECES = 3
MOST_ON_CPU = 3
GOOD = 1e-8  # how far from Bellman's equation a value may be

Pieces = Annotated[int, typer.Option("--pieces", metavar="N", help="help-solve-pieces")]
Device = Annotated[str, typer.Option("--device", metavar="cpu|gpu", help="help-solve-device")]
Out = Annotated[
    Path | None, typer.Option("--out", "-o", metavar="help-value-file", help="help-solve-out")
]

Slice = Annotated[
    str | None, typer.Option("--slice", metavar="N|pieces=N", help="help-solve-slice")
]
CheckFile = Annotated[
    Path | None, typer.Option("--check", metavar="help-value-file", help="help-solve-check")
]


@dataclass(frozen=True)
class Options:
    """What may be said after ``solve``."""

    game: GameId
    pieces: Pieces = USUAL_PIECES
    device: Device = "cpu"
    choices: Choices = None
    threads: Threads = None
    out: Out = None
    slice: Slice = None
    check: CheckFile = None
    json: Json = False


@takes(Options)
def command(options: Options) -> None:
    """Solve a classic game for two, and keep the table for the bot."""
    game, pieces, out = options.game, options.pieces, options.out
    need_between("--pieces", pieces, 1, MOST_PIECES)
    if options.device not in DEVICES:
        raise Complaint(message("solve-device", device=options.device))
    threads = options.threads if options.threads is not None else os.cpu_count() or 1
    need_between("--threads", threads, 1, MOST_THREADS)
    if options.check:
        check_file(game, options.check, threads, options.json)
        return
    variants = chosen_variants(options.choices, all_games.get(game))
    race = SmallRace(small_setup(game, variants), pieces)
    if out:
        need_place("--out", out)
    if options.slice is not None:
        kept = out or usual_path(game, pieces, "slice")
        cut_slice(race, options.slice, kept, threads, options.json)
        return
    if options.device == "cpu" and pieces > MOST_ON_CPU:
        raise Complaint(message("solve-needs-gpu", pieces=pieces))
    found = solved(race, options.device, threads, out or usual_path(game, pieces), options.json)
    if options.json:
        emit(described(found))
    else:
        show(found)


def solved(race: SmallRace, device: str, threads: int, path: Path, hidden: bool) -> "Solution":
    """Solve a race and write its table, telling how far it is unless that is hidden."""
    with stages(hidden=hidden) as progress:
        # Here, and only here, the compiler is loaded.
        from rauswurf.bots.perfect.solve import solve

        def tell(name: str, more: int, total: int) -> None:
            progress(stage_message(name), more, total)

        return solve(race, device, threads, path, tell)


def cut_slice(race: SmallRace, asked: str, out: Path, threads: int, json: bool) -> None:
    """Cut a slice off the table of a race, and tell; raises Complaint if there is none."""
    kind, _, number = asked.rpartition("=")
    good = asked == number or kind == "pieces"
    good = good and number.isascii() and number.isdigit() and int(number) > 0
    need(good, message("solve-slice", given=asked))
    if kind:
        need_between("--slice pieces", int(number), 1, race.pieces)
    path = usual_path(race.setup.game.id, race.pieces)
    there = path.is_file() and read_header(path, "table")["variants"] == dict(race.setup.variants)
    need(there, message("solve-slice-no-table", file=str(path)))
    with stages(hidden=json) as progress:
        from rauswurf.bots.perfect.cutting import Wanted, cut

        progress(message("solve-cut"), 0, 1)
        wanted = Wanted(pieces=int(number)) if kind else Wanted(positions=int(number))
        count = cut(path, wanted, out, threads)
    if json:
        told = {"game": race.setup.game.id, "pieces": race.pieces, "positions": count}
        emit({**told, "file": str(out)})
    else:
        print(message("solve-slice-done", positions=whole(count), file=str(out)))


def check_file(game: str, path: Path, threads: int, json: bool) -> None:
    """Check a table or slice, and tell how well it holds; raises Complaint if it does not."""
    need(path.is_file(), message("cli-not-a-file", file=path))
    with stages(hidden=json) as progress:
        from rauswurf.bots.perfect.verifying import verified

        def tell(name: str, more: int, total: int) -> None:
            progress(stage_message(name), more, total)

        known, check = verified(path, threads, tell)
    found = known.race.setup.game
    need(found.id == game, message("solve-other-game", file=path.name, found=found.id, game=game))
    residual = f"{check.residual:.1e}"
    need(check.residual < GOOD, message("solve-wrong", file=path.name, residual=residual))
    if json:
        told = {"game": game, "pieces": known.race.pieces, "residual": check.residual}
        emit({**told, "checked": check.positions, "every": check.every, "file": str(path)})
    else:
        show_check(check)


def show_check(check: "Check") -> None:
    """How well values hold, for people."""
    residual = f"{check.residual:.1e}"
    if check.every:
        print(message("solve-residual", residual=residual))
    else:
        looked_at = whole(check.positions)
        print(message("solve-residual-sample", positions=looked_at, residual=residual))


def stage_message(stage: str) -> Message:
    """What is being done, for the progress bar."""
    word, _, number = stage.partition(" ")
    return message(f"solve-{word}", number=number) if number else message(f"solve-{word}")


def described(found: "Solution") -> dict[str, object]:
    """The result for programs."""
    race = found.race
    return {
        "game": race.setup.game.id,
        "variants": dict(race.setup.variants),
        "pieces": race.pieces,
        "positions": len(race.arrangements) ** 2,
        "sweeps": found.sweeps,
        "change": found.change,
        "residual": found.check.residual,
        "checked": found.check.positions,
        "every": found.check.every,
        "precision": PRECISION,
        "first_player": found.first_player,
        "seconds": found.seconds,
        "file": str(found.path),
    }


def show(found: "Solution") -> None:
    """The result for people."""
    race = found.race
    positions = whole(len(race.arrangements) ** 2)
    head = {"game": race.setup.game.name, "pieces": race.pieces, "sweeps": found.sweeps}
    print(message("solve-done", positions=positions, **head))
    show_check(found.check)
    print(message("solve-first-player", chance=percent(found.first_player)))
    path, usual = found.path, usual_path(race.setup.game.id, race.pieces)
    if path.resolve() == usual.resolve():
        print(message("solve-written", file=str(path)))
    else:
        print(message("solve-elsewhere", file=str(path), usual=str(usual)))
