"""The report of a study: pictures, numbers, and what the words mean, on one page."""

from collections.abc import Sequence
from math import isnan

from rauswurf import games
from rauswurf.bots import known_as
from rauswurf.fast.statistics import Estimate
from rauswurf.lab import pages
from rauswurf.lab.measuring import WINS, called, is_share, is_worth_telling
from rauswurf.lab.pictures import Dot, Panel, as_svg, drawn
from rauswurf.lab.study.plan import Cell, StudyPlan
from rauswurf.lab.study.results import Finding
from rauswurf.messages import message


def report(plan: StudyPlan, found: Sequence[Finding]) -> str:
    """The whole page, in the language of the reader; raises NotInstalled."""
    facts = {"cells": len(plan.cells), "games": plan.games, "seed": str(plan.seed)}
    parts = [pages.paragraph(str(message("study-report-about", **facts)))]
    for game in dict.fromkeys(finding.cell.match.game for finding in found):
        parts += part([finding for finding in found if finding.cell.match.game == game], plan)
    parts += [pages.heading(str(message("study-report-words"))), pages.definitions(meanings(found))]
    return pages.page(plan.title, parts)


def part(found: Sequence[Finding], plan: StudyPlan) -> list[str]:
    """Everything about one game."""
    title = games.get(found[0].cell.match.game).name
    pictures = [panel(name, found) for name in measures(found) if not name.startswith(WINS)]
    told = str(message("study-report-picture", game=title))
    return [
        pages.heading(title),
        pages.figure(as_svg(drawn("", pictures)), told),
        numbers(found),
    ]


def measures(found: Sequence[Finding]) -> list[str]:
    """Every measure of some cells, once."""
    names = dict.fromkeys(
        name
        for finding in found
        for name, each in finding.estimates.items()
        if is_worth_telling(name, each)
    )
    return list(names)


def panel(measure: str, found: Sequence[Finding]) -> Panel:
    """One measure of all cells of a game."""
    dots = [
        Dot(label(finding.cell), each.value, *limits(each))
        for finding in found
        if (each := finding.estimates.get(measure))
    ]
    return Panel(str(called(measure)), dots, is_share(measure))


def limits(each: Estimate) -> tuple[float, float]:
    """Between which the truth lies; the mean alone if nothing is known about that."""
    return (each.value, each.value) if isnan(each.error) else each.interval()


def label(cell: Cell) -> str:
    """A cell in a few words."""
    chosen = [f"{name}={value}" for name, value in cell.chosen]
    players = str(message("study-players", players=cell.match.players))
    return ", ".join([players, *(str(known_as(bot)) for bot in cell.bots), *chosen])


def numbers(found: Sequence[Finding]) -> str:
    """All numbers of a game as a table: a line for each cell."""
    names = measures(found)
    head = [message("study-cell"), *map(called, names)]
    rows = [
        [label(finding.cell), *(written(name, finding.estimates.get(name)) for name in names)]
        for finding in found
    ]
    return pages.table([str(each) for each in head], rows, words=1)


def written(measure: str, each: Estimate | None) -> str:
    """A mean with its standard error, as the reader writes numbers."""
    if each is None:
        return ""
    id = "lab-share" if is_share(measure) else "lab-number"
    mean = str(message(id, value=each.value))
    if isnan(each.error):
        return mean
    return str(message("study-mean", mean=mean, error=str(message(id, value=each.error))))


def meanings(found: Sequence[Finding]) -> list[tuple[str, str]]:
    """What the measures are."""
    names = [name for name in measures(found) if not name.startswith(WINS)]
    return [(str(called(name)), str(message(f"lab-{name}-meaning"))) for name in names]
