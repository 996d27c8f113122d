"""What the commands of the lab share: options, who plays, and where results are written."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rauswurf import bots
from rauswurf.cli.common.bots import check_bots
from rauswurf.cli.common.errors import Complaint, need, need_between, need_place
from rauswurf.dice.seeds import LARGEST_SEED
from rauswurf.fast.device import Device
from rauswurf.games import Setup
from rauswurf.lab.pace import USUAL_PACE, Pace
from rauswurf.messages import any_of, message, quoted
from rauswurf.messages.reasons import why_not

if TYPE_CHECKING:
    from rauswurf.fast.statistics import Estimate

MOST_GAMES = 10_000_000
MOST_FIGURES = 10_000_000_000  # games of which only figures are kept
FEW_GAMES = 100  # with less than these, nothing can be said with any certainty
MOST_THREADS = 1024
MOST_SECONDS = 3600
USUAL_BOTS = "random"
PICTURES = (".svg", ".png", ".html")

Games = Annotated[int, typer.Option("--games", "-g", metavar="G", help="help-simulate-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")]
Threads = Annotated[
    int | None,
    typer.Option("--threads", "-t", metavar="T", help="help-simulate-threads"),
]
Bots = Annotated[
    str | None, typer.Option("--bots", "-b", metavar="help-value-bots", help="help-lab-bots")
]
WithoutLuck = Annotated[bool, typer.Option("--without-luck", help="help-lab-without-luck")]
OnDevice = Annotated[Device, typer.Option("--device", help="help-lab-device")]
CsvFile = Annotated[
    Path | None, typer.Option("--csv", metavar="help-value-file", help="help-lab-csv")
]

Measures = Annotated[bool, typer.Option("--measures", help="help-lab-measures")]
PaceText = Annotated[
    str | None, typer.Option("--pace", metavar="help-value-pace", help="help-lab-pace")
]
Picture = Annotated[
    Path | None, typer.Option("--picture", metavar="help-value-file", help="help-compare-picture")
]


def read_pace(text: str | None) -> Pace:
    """How long things take people, from ``--pace ROLL,CHOICE,FIELD``; raises Complaint."""
    if text is None:
        return USUAL_PACE
    try:
        roll, choice, field = (float(part) for part in text.split(","))
    except ValueError as error:
        raise Complaint(message("lab-pace-form", text=quoted(text))) from error
    told = message("lab-pace-form", text=quoted(text))
    need(all(0 <= seconds <= MOST_SECONDS for seconds in (roll, choice, field)), told)
    return Pace(roll, choice, field)


def check_measures(wanted: bool, device: Device) -> None:
    """Raise Complaint if chances are to be looked at on a graphics card."""
    need(not wanted or device is not Device.GPU, message("lab-measures-gpu"))


def check_compiles(setup: Setup) -> None:
    """Raise RulesError if rules of one's own cannot be compiled; before the games, not in them."""
    if setup.house is not None:
        from rauswurf.fast.house import check_compiles as check

        check(setup)


def check_can_draw() -> None:
    """Raise NotInstalled before the games rather than after them."""
    from rauswurf.lab.pictures import check_installed

    check_installed()


def checked_threads(
    games: int, seed: int, threads: int | None, least: int = 1, most: int = MOST_GAMES
) -> int:
    """On how many threads to play; raises Complaint if any of these numbers cannot be."""
    need_between("--games", games, least, most)
    need_between("--seed", seed, 0, LARGEST_SEED)
    used = threads if threads is not None else os.cpu_count() or 1
    need_between("--threads", used, 1, MOST_THREADS)
    return used


def lineup(text: str, setup: Setup) -> tuple[str, ...]:
    """The bots that ``--bots`` names, one for each seat; raises Complaint and NoSuchBot."""
    names = tuple(name.strip() for name in text.split(","))
    check_bots(names, setup)
    seats = len(setup.seats)
    told = message("lab-lineup", option="--bots", seats=seats, bots=quoted(text))
    need(len(names) in (1, seats), told)
    return names * seats if len(names) == 1 else names


def check_weighing(wanted: bool, setup: Setup) -> None:
    """Raise Complaint if luck is to be taken off where nobody knows what a roll is worth."""
    can = not wanted or bots.can_weigh(setup)
    need(can, message("lab-no-weighing", option="--without-luck", game=setup.game.name))


def without_luck_in(wins: "Estimate | None") -> dict[str, float]:
    """A share of wins with the luck taken off, for programs; nothing if it was not weighed."""
    if wins is None:
        return {}
    return {"wins_without_luck": wins.value, "wins_without_luck_se": wins.error}


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Complain about a file or folder that cannot be written while this goes on."""
    try:
        yield
    except OSError as error:
        told = message("replay-unwritable", path=path, reason=why_not(error))
        raise Complaint(told) from error


def check_files(picture: Path | None, csv: Path | None) -> None:
    """Raise Complaint or NotInstalled before the games rather than after them."""
    writable("--picture", picture, PICTURES)
    writable("--csv", csv, [".csv"])
    if picture:
        check_can_draw()


def writable(option: str, path: Path | None, kinds: Sequence[str]) -> None:
    """Raise Complaint if no such file could be written: found before the games, not after them."""
    if path is None:
        return
    if path.suffix.lower() not in kinds:
        raise Complaint(message("lab-file-kind", option=option, known=any_of(kinds), file=path))
    need_place(option, path)
