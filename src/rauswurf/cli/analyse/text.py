"""The account of a game as a page of text."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rauswurf.cli.common.output import paints
from rauswurf.cli.replay.story import Story
from rauswurf.coach import Account, Stage, Step
from rauswurf.coach.turning import moment_of
from rauswurf.coach.words import (
    TENTH,
    adding_up,
    changes_said,
    players_said,
    points,
    step_said,
)
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rauswurf.coach.closer import Look

WIDTH = 78
MOST_CHOICES = 3  # shown at a turning point
COLUMNS = ("start", "luck", "errors", "estimate", "result")
MATRICES = {"coach-dice-of": "luck_by", "coach-errors-of": "errors_by"}


def text_of(account: Account, story: Story, looks: "Sequence[Look]" = ()) -> str:
    """All of it, for people; ``looks`` are moments that were played on."""
    return "\n".join(lines_of(account, story, looks))


def lines_of(account: Account, story: Story, looks: "Sequence[Look]") -> Iterator[str]:
    """Title, sums, words, turning points; then where it all comes from."""
    yield str(message("coach-title", game=story.setup.game.title))
    for said in warnings_of(account, story):
        yield from wrapped(said)
    for stage in account.stages:
        yield ""
        if len(account.stages) > 1:
            yield stage_said(stage)
        yield from aligned(sums_of(account, stage, story.names))
    if is_graded(account):
        yield ""
        yield from beside(classes_of(account, story.names))
    yield ""
    yield from wrapped(message("coach-unit"))
    yield from wrapped(message("coach-fair-said"))
    if is_graded(account):
        yield from wrapped(message("coach-class-said"))
    yield ""
    if len(account.stages) > 1:
        yield stage_said(account.stages[0])
    for sentences in players_said(account, story.names):
        yield from wrapped(*sentences)
    yield from matrices_of(account, story.names)
    if account.turning_points:
        yield f"\n{message('coach-turning')}"
    for number in account.turning_points:
        yield from turning_point(moment_of(account.steps, number), story)
    if looks:
        yield f"\n{message('coach-closer')}"
        yield from wrapped(message("coach-closer-said"))
        yield from aligned(closer_rows(account, looks))
    yield ""
    yield from wrapped(source_of(account))


def stage_said(stage: Stage) -> str:
    """Which place a race was for."""
    return str(message("coach-stage", place=stage.place))


def closer_rows(account: Account, looks: "Sequence[Look]") -> list[list[str]]:
    """What playing on says about moves, with a head: for whom, how sure, by how many games."""
    rows = [["", str(message("coach-closer-wins")), str(message("coach-closer-games"))]]
    for look in looks:
        step = account.steps[look.step]
        told = str(message("coach-step", step=step.frame, told=look.move))
        chance, error = (getattr(look.found, part)[step.seat] for part in ("seats", "errors"))
        rows.append([told, f"{points(chance)} ± {points(error)}", str(look.found.games)])
    return rows


def warnings_of(account: Account, story: Story) -> list[Message | str]:
    """What a reader should know first."""
    said: list[Message | str] = []
    if story.film.problem:
        said += story.ending()
    elif not account.finished:
        said.append(message("coach-unfinished"))
    if account.taken_back:
        said.append(message("coach-taken-back"))
    return said


def source_of(account: Account) -> Message:
    """Where the chances come from, and how sure they are."""
    precise = points(account.precision)
    return message("coach-evaluator", evaluator=account.evaluator, points=precise)


def wrapped(*sentences: Message | str) -> list[str]:
    """Sentences as a paragraph."""
    return textwrap.wrap(" ".join(map(str, sentences)), WIDTH)


def signed(value: float) -> str:
    """A change in tenths, with its sign; nothing has none."""
    tenths = round(value / TENTH)
    text = str(points(tenths * TENTH))
    return f"+{text}" if tenths > 0 else text


def sums_of(account: Account, stage: Stage, names: Sequence[Message]) -> list[list[str]]:
    """The rows of the table of one race, with its head."""
    heads = [str(message(f"coach-{column}")) for column in COLUMNS]
    rows = [["", *heads, str(message("coach-fair"))]]
    for seat, who in enumerate(names):
        *parts, whole = (getattr(stage, name)[seat] for name in COLUMNS)
        start, *changes = adding_up(parts, whole)
        fair = f"{points(stage.without_luck[seat])} ± {points(stage.standard_error[seat])}"
        printed = [str(points(start)), *map(signed, changes), str(points(whole))]
        rows.append([str(who), *printed, fair])
    return rows


def is_graded(account: Account) -> bool:
    """Is there a class to tell of anybody?"""
    return any(grade.classes for grade in account.grades)


def classes_of(account: Account, names: Sequence[Message]) -> list[list[str]]:
    """The class of everybody, with a head."""
    told = [[str(who), classes_said(account, seat)] for seat, who in enumerate(names)]
    return [["", str(message("coach-class"))], *told]


def classes_said(account: Account, seat: int) -> str:
    """The class of a seat, or the lowest and the highest that it may be."""
    names = dict.fromkeys(account.grades[seat].classes or ())
    return " – ".join(str(message(f"coach-class-{name}")) for name in names)


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows of a table: names to the left, numbers to the right."""
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(row[k].rjust(widths[k]) for k in range(1, len(row)))]
        yield "  ".join(cells).rstrip()


def beside(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Two columns of words."""
    width = max(len(name) for name, _ in rows)
    yield from (f"{name:<{width}}  {words}".rstrip() for name, words in rows)


def matrices_of(account: Account, names: Sequence[Message]) -> Iterator[str]:
    """Who gained by whose dice and mistakes, over all races."""
    for id, kind in MATRICES.items():
        yield f"\n{message(id)}"
        yield from aligned(matrix_rows(account, kind, names))


def matrix_rows(account: Account, kind: str, names: Sequence[Message]) -> list[list[str]]:
    """What everybody's dice, or mistakes, brought to whom, with a head."""
    rows = [["", *map(short, names)]]
    for whose, who in enumerate(names):
        parts = [getattr(stage, kind)[whose] for stage in account.stages]
        rows.append([short(who), *(signed(sum(gains)) for gains in zip(*parts, strict=True))])
    return rows


def short(name: Message) -> str:
    """A name that fits over a column."""
    return textwrap.shorten(str(name), 16, placeholder="…")


def turning_point(moment: Sequence[Step], story: Story) -> Iterator[str]:
    """The board before it, what happened, what it was worth, and what else could be done."""
    yield f"\n{story.picture(moment[0].frame - 1, paint=paints())}\n"
    yield from wrapped(*moment_said(moment, story))
    for step in moment:
        if step.advice:
            yield from wrapped(message("coach-instead", who=story.names[step.seat]))
            yield from aligned([[f"  {move}", chance] for move, chance in shown_choices(step)])


def moment_said(moment: Sequence[Step], story: Story) -> list[Message]:
    """A roll and what was done with it, in sentences, and whose chances changed most."""
    said = []
    for step in moment:
        told = story.sentence(step.frame)
        said.append(message("coach-step", step=step.frame, told=told))
        said += step_said(step, story.names)
    return [*said, changes_said(moment, story.names)]


def shown_choices(step: Step) -> list[tuple[str, str]]:
    """The best choices, and the one that was taken, with the chance of who chose."""
    best = list(step.advice[:MOST_CHOICES])
    best += [each for each in step.advice[MOST_CHOICES:] if each.move == step.text]
    return [(each.move, str(points(each.chances[step.seat]))) for each in best]
