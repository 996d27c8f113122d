"""``rauswurf study``: experiments with many rule sets, described in a TOML file."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rauswurf.cli.common.errors import BAD_INPUT, Complaint, need, need_between
from rauswurf.cli.common.options import Json
from rauswurf.cli.common.output import console, emit
from rauswurf.cli.lab.experiment import (
    MOST_THREADS,
    OnDevice,
    Threads,
    check_can_draw,
    check_measures,
    writing,
)
from rauswurf.cli.lab.progress import progress_bar
from rauswurf.fast.device import Device
from rauswurf.messages import message

if TYPE_CHECKING:
    from rauswurf.lab.study.chunks import Store
    from rauswurf.lab.study.plan import StudyError, StudyPlan
    from rauswurf.lab.study.results import Finding


class Format(StrEnum):
    """How results are written."""

    CSV = "csv"
    PARQUET = "parquet"


File = Annotated[Path, typer.Argument(metavar="help-value-file", help="help-study-file")]
Out = Annotated[
    Path | None, typer.Option("--out", "-o", metavar="help-value-folder", help="help-study-out")
]
As = Annotated[Format, typer.Option("--format", "-f", help="help-study-format")]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="help-value-address", help="help-study-cluster")
]

NoReport = Annotated[bool, typer.Option("--no-report", help="help-study-no-report")]


def command(
    file: File,
    out: Out = None,
    format: As = Format.CSV,
    cluster: Cluster = None,
    threads: Threads = None,
    device: OnDevice = Device.CPU,
    no_report: NoReport = False,
    json: Json = False,
) -> None:
    """Measure a grid of rule sets; goes on where it was if it was stopped."""
    need(file.exists(), message("cli-no-file", file=file))
    need(file.is_file(), message("cli-not-a-file", file=file))
    if threads is not None:
        need_between("--threads", threads, 1, MOST_THREADS)
    folder = out or file.with_suffix(".results")
    need(folder.is_dir() or not folder.exists(), message("study-not-a-folder", folder=folder))
    plan = read(file)
    check_installed(format, cluster, draws=not no_report)
    noted = any(part.match.noted for cell in plan.cells for part in cell.parts)
    check_measures(noted, device)
    from rauswurf.lab.study.chunks import Store

    with writing(folder):
        found = played(plan, Store(folder / "chunks"), cluster, threads, device, quiet=json)
        table = write_results(plan, found, folder / f"results.{format}")
        if not no_report:
            write_report(plan, found, folder / "report.html")
    if json:
        emit({"title": plan.title, "seed": plan.seed, "results": table})
        return
    told = [message("study-results", file=folder / f"results.{format}")]
    told += [] if no_report else [message("study-report", file=folder / "report.html")]
    for sentence in told:
        console().print(str(sentence), markup=False, soft_wrap=True)


def read(file: Path) -> "StudyPlan":
    """The plan; tells everything that is wrong with it and ends, if something is."""
    from rauswurf.lab.study.plan import StudyError, read_plan

    try:
        return read_plan(file)
    except StudyError as error:
        tell_faults(error)
        raise typer.Exit(BAD_INPUT) from error


def tell_faults(error: "StudyError") -> None:
    """Every fault, one a line, on standard error."""
    out = console(stderr=True)
    heading = message("study-faults", file=error.file, faults=len(error.faults))
    for line in (f"rauswurf: {heading}", *(f"  {fault}" for fault in error.faults)):
        out.print(line, markup=False, soft_wrap=True)


def check_installed(format: Format, cluster: str | None, *, draws: bool) -> None:
    """Raise NotInstalled for what would be missing only when everything was played."""
    from rauswurf.messages.parts import NotInstalled
    from rauswurf.messages.parts import need as need_package

    try:
        if draws:
            check_can_draw()
    except NotInstalled as error:
        raise Complaint(message("study-no-report", reason=error.message)) from error
    if format is Format.PARQUET:
        need_package("pyarrow")
    if cluster is not None:
        need_package("distributed")


def played(
    plan: "StudyPlan",
    store: "Store",
    cluster: str | None,
    threads: int | None,
    device: Device,
    *,
    quiet: bool,
) -> "list[Finding]":
    """Play what is missing, and read what is found."""
    from rauswurf.lab.study.chunks import chunks_of_plan
    from rauswurf.lab.study.results import findings
    from rauswurf.lab.study.run import games_left, run

    left = games_left(plan, store)
    damaged = len(store.damaged(chunks_of_plan(plan)))
    if not quiet:
        facts: dict[str, Any] = {"cells": len(plan.cells), "games": plan.games}
        console().print(str(message("study-begins", title=plan.title, **facts)), markup=False)
        console().print(str(message("study-goes-on", games=left)))
    if damaged:
        console(stderr=True).print(str(message("study-damaged", chunks=damaged)), markup=False)
    with progress_bar(left, hidden=quiet) as progress:
        run(plan, store, threads, cluster, progress, device)
    return findings(plan, store)


def write_results(plan: "StudyPlan", found: "list[Finding]", path: Path) -> list[dict[str, Any]]:
    """Write the table of results; returns it."""
    from rauswurf.lab.study.results import lines, write_table

    table = lines(plan, found)
    write_table(path, table)
    return table


def write_report(plan: "StudyPlan", found: "list[Finding]", path: Path) -> None:
    """Write the report."""
    from rauswurf.lab.study.report import report
    from rauswurf.lab.study.results import replace_file

    replace_file(path, report(plan, found).encode())
