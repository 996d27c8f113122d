"""The report of a study: differences, how games are spread, numbers, and what the words mean."""

from collections.abc import Iterator, Sequence
from math import isnan

from rauswurf import games
from rauswurf.fast.statistics import Estimate
from rauswurf.lab import pages
from rauswurf.lab.comparison import changes, naming
from rauswurf.lab.distributions import SPREAD_OUT, distribution
from rauswurf.lab.illustrations import difference, spread
from rauswurf.lab.measuring import RESTRICTED, WINS, called, is_share, is_worth_telling, written
from rauswurf.lab.pictures import PAINTS, Dot, Panel, Spread, as_svg, drawn
from rauswurf.lab.study.plan import Cell, StudyPlan
from rauswurf.lab.study.results import Finding
from rauswurf.lab.wording import bots_of, variant_words
from rauswurf.messages import message

BESIDE = 4  # cells in one table: more would not fit on a page

Group = list[Finding]  # cells that differ in their rules only; the one by the book comes first


def report(plan: StudyPlan, found: Sequence[Finding]) -> str:
    """The whole page, in the language of the reader; raises NotInstalled."""
    facts = {"cells": len(plan.cells), "games": plan.games, "seed": str(plan.seed)}
    parts = [pages.paragraph(str(message("study-report-about", **facts)))]
    for game in dict.fromkeys(finding.cell.match.game for finding in found):
        parts += part([finding for finding in found if finding.cell.match.game == game])
    parts += [pages.heading(str(message("study-report-words"))), pages.definitions(meanings(found))]
    return pages.page(plan.title, parts)


def part(found: Sequence[Finding]) -> list[str]:
    """Everything about one game: differences first, one line for each rule set."""
    title = games.get(found[0].cell.match.game).name
    told = str(message("study-report-picture", game=title))
    groups = grouped(found)
    shown = difference_panels(groups)
    notes = [str(message("lab-picture-zero")), str(message("compare-sure"))] if shown else []
    pictures = [drawn("", shown or mean_panels(found), notes)]
    spreads = [each for group in groups for each in spreads_of(group)]
    if spreads:
        pictures.append(drawn("", spreads))
    figures = [pages.figure(as_svg(picture), told) for picture in pictures]
    return [pages.heading(title), *figures, *numbers(found)]


def grouped(found: Sequence[Finding]) -> list[Group]:
    """Cells with the same players and board together, the one nearest to the book first."""
    groups: dict[tuple[object, ...], Group] = {}
    for finding in found:
        match = finding.cell.match
        groups.setdefault((match.players, match.bots, match.board), []).append(finding)
    return [sorted(group, key=changed_rules) for group in groups.values()]


def changed_rules(finding: Finding) -> int:
    """In how many rules a cell differs from the book."""
    setup = finding.cell.match.setup
    return sum(setup.usual(name) != value for name, value in setup.variants.items())


def difference_panels(groups: Sequence[Group]) -> list[Panel]:
    """What each rule set changes, a panel for each measure; none if there is only one."""
    dots: dict[str, list[Dot]] = {}
    several = len(groups) > 1
    for base, *others in groups:
        for finding in others:
            label = rules_of(finding.cell, base.cell, with_players=several)
            for change in changes(
                naming(base.cell.match, finding.cell.match), base.sample, finding.sample
            ):
                if not change.measure.startswith(WINS):
                    unit = 100 if is_share(change.measure) else 1
                    dot = difference(change, unit)
                    dots.setdefault(change.measure, []).append(
                        Dot(label, dot.value, dot.low, dot.high)
                    )
    return [Panel(panel_title(name), each, are_differences=True) for name, each in dots.items()]


def panel_title(measure: str) -> str:
    """The name of a measure, and its unit where that is not the measure's own."""
    if is_share(measure):
        return str(message("lab-picture-measure-points", measure=called(measure)))
    return str(called(measure))


def mean_panels(found: Sequence[Finding]) -> list[Panel]:
    """Every measure of all cells of a game, from zero on."""
    return [panel(name, found) for name in measures(found) if not name.startswith(WINS)]


def panel(measure: str, found: Sequence[Finding]) -> Panel:
    """One measure of all cells of a game."""
    dots = [
        Dot(label(finding.cell), each.value, *limits(each))
        for finding in found
        if (each := finding.estimates.get(measure))
    ]
    return Panel(str(called(measure)), dots, is_share(measure))


def spreads_of(group: Group) -> Iterator[Spread]:
    """How games are spread; few rule sets over each other, many one by one."""
    for name in SPREAD_OUT:
        known = [finding for finding in group if name in finding.sample.numbers]
        for first in range(0, len(known), len(PAINTS)):
            some = known[first : first + len(PAINTS)]
            widest = max(distribution(name, each.sample.numbers[name]).width for each in some)
            pairs = [
                (label(each.cell), distribution(name, each.sample.numbers[name], widest))
                for each in some
            ]
            yield spread(name, pairs)


def measures(found: Sequence[Finding]) -> list[str]:
    """Every measure of some cells, once; seats beside each other, so large tables come first."""
    names = dict.fromkeys(
        name
        for finding in sorted(found, key=lambda finding: -len(finding.cell.match.bots))
        for name, each in finding.estimates.items()
        if is_worth_telling(name, each)
    )
    return list(names)


def limits(each: Estimate) -> tuple[float, float]:
    """Between which the truth lies; the mean alone if nothing is known about that."""
    return (each.value, each.value) if isnan(each.error) else each.interval()


def label(cell: Cell) -> str:
    """A cell in a few words."""
    return ", ".join([*players_of(cell), *variant_words(cell.match.setup.game, cell.chosen)])


def players_of(cell: Cell) -> list[str]:
    """Who plays, and on which board if it is not the game's own."""
    players = str(message("study-players", players=cell.match.players))
    board = [cell.match.board.name] if cell.match.board else []
    return [players, *bots_of(cell.match), *board]


def rules_of(cell: Cell, base: Cell, *, with_players: bool) -> str:
    """What a cell changes, in a few words."""
    usual = dict(base.match.variants)
    changed = [(name, value) for name, value in cell.match.variants if usual.get(name) != value]
    words = variant_words(cell.match.setup.game, changed)
    return ", ".join([*words, *(players_of(cell) if with_players else [])])


def numbers(found: Sequence[Finding]) -> list[str]:
    """All numbers of a game: a line for each measure, a few cells beside each other."""
    return [table(found[first : first + BESIDE]) for first in range(0, len(found), BESIDE)]


def table(found: Sequence[Finding]) -> str:
    """The numbers of some cells."""
    head = ["", *(label(finding.cell) for finding in found)]
    rows = [
        [str(called(name)), *(mean_of(name, finding.estimates.get(name)) for finding in found)]
        for name in measures(found)
    ]
    return pages.table(head, rows, words=1)


def mean_of(measure: str, each: Estimate | None) -> str:
    """A mean with its standard error, as the reader writes numbers."""
    if each is None:
        return ""
    mean = written(measure, each.value)
    if isnan(each.error):
        return mean
    return str(message("study-mean", mean=mean, error=written(measure, each.error)))


def meanings(found: Sequence[Finding]) -> list[tuple[str, str]]:
    """What the measures are."""
    names = [name for name in measures(found) if not name.startswith(WINS)]
    return [(str(called(name)), str(meaning(name))) for name in names]


def meaning(measure: str) -> object:
    """What a measure is; those of restricted players share a sentence."""
    kind = "restricted" if measure.startswith(RESTRICTED) else measure
    return message(f"lab-{kind}-meaning")
