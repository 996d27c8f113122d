"""The account of a game as one web page that needs nothing else: curves, tables, boards."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rauswurf.cli.analyse.pictures import bars, curves
from rauswurf.cli.analyse.text import (
    MATRICES,
    classes_of,
    closer_rows,
    is_graded,
    matrix_rows,
    moment_said,
    shown_choices,
    source_of,
    stage_said,
    sums_of,
    warnings_of,
)
from rauswurf.cli.replay.story import Story
from rauswurf.coach import Account, Step
from rauswurf.coach.turning import moment_of
from rauswurf.coach.words import players_said
from rauswurf.lab.pages import bullets, figure, heading, page, paragraph, table
from rauswurf.messages import message
from rauswurf.table.drawing import draw_svg

if TYPE_CHECKING:
    from rauswurf.coach.closer import Look


def page_of(account: Account, story: Story, looks: "Sequence[Look]" = ()) -> str:
    """The whole page."""
    heads = [str(message(f"coach-{kind}")) for kind in ("luck", "errors")]
    curve = str(message("coach-curve"))
    several = len(account.stages) > 1
    luck_and_errors = " / ".join(heads)
    words = [" ".join(map(str, said)) for said in players_said(account, story.names)]
    parts = [
        *(paragraph(str(said)) for said in warnings_of(account, story)),
        *([heading(stage_said(account.stages[0]))] if several else []),
        bullets(words),
        heading(curve),
        figure(curves(account, story.names), curve),
        heading(luck_and_errors),
        figure(bars(account, story.names, heads), luck_and_errors),
        *sums(account, story),
        *matrices(account, story),
    ]
    if account.turning_points:
        parts.append(heading(str(message("coach-turning"))))
    for number in account.turning_points:
        parts += turning_point(moment_of(account.steps, number), story)
    if looks:
        head, *rows = closer_rows(account, looks)
        parts.append(heading(str(message("coach-closer"))))
        parts += [paragraph(str(message("coach-closer-said"))), table(head, rows, words=1)]
    parts.append(paragraph(str(source_of(account))))
    return page(str(message("coach-title", game=story.setup.game.title)), parts)


def sums(account: Account, story: Story) -> list[str]:
    """The sums of every race."""
    parts = []
    for stage in account.stages:
        if len(account.stages) > 1:
            parts.append(heading(stage_said(stage)))
        head, *rows = sums_of(account, stage, story.names)
        parts.append(table(head, rows, words=1))
    said = [message("coach-unit"), message("coach-fair-said")]
    if is_graded(account):
        head, *rows = classes_of(account, story.names)
        parts.append(table(head, rows, words=2))
        said.append(message("coach-class-said"))
    return [*parts, *(paragraph(str(each)) for each in said)]


def matrices(account: Account, story: Story) -> list[str]:
    """Who gained by whose dice and mistakes."""
    parts = []
    for id, kind in MATRICES.items():
        head, *rows = matrix_rows(account, kind, story.names)
        parts += [heading(str(message(id))), table(head, rows, words=1)]
    return parts


def turning_point(moment: Sequence[Step], story: Story) -> list[str]:
    """The board before it, what happened, and what else could have been done."""
    first = moment[0].frame
    told = str(message("coach-step", step=first, told=story.sentence(first)))
    picture = draw_svg(story.setup, story.view(first - 1))
    sentences = " ".join(map(str, moment_said(moment, story)))
    parts = [figure(picture, told), paragraph(sentences)]
    for step in moment:
        if step.advice:
            parts.append(paragraph(str(message("coach-instead", who=story.names[step.seat]))))
            parts.append(bullets([f"{move}: {chance}" for move, chance in shown_choices(step)]))
    return parts
