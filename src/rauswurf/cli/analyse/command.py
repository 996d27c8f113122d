"""``rauswurf analyse``: what luck and choices did in a recorded game."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from rauswurf import coach
from rauswurf.cli.analyse.page import page_of
from rauswurf.cli.analyse.text import text_of
from rauswurf.cli.common.errors import need, need_between, need_place
from rauswurf.cli.common.options import Json, chosen_board, chosen_rules
from rauswurf.cli.common.output import emit
from rauswurf.cli.lab.experiment import writing
from rauswurf.cli.replay.source import RecordBoard, RecordFile, RecordRules, opened
from rauswurf.cli.replay.story import Story
from rauswurf.coach.values import POINT
from rauswurf.coach.words import points
from rauswurf.messages import message
from rauswurf.record import film

if TYPE_CHECKING:
    from rauswurf.coach.closer import Look

WRONG = 1
USUAL_ERROR = 0.3  # games in 100
LEAST_ERROR, MOST_ERROR = 0.05, 10

HtmlFile = Annotated[
    Path | None, typer.Option("--html", metavar="help-value-file", help="help-analyse-html")
]
Rollouts = Annotated[bool, typer.Option("--rollouts", help="help-analyse-rollouts")]
Error = Annotated[
    float, typer.Option("--error", metavar="help-value-points", help="help-analyse-error")
]


def command(
    file: RecordFile,
    html: HtmlFile = None,
    board: RecordBoard = None,
    rules: RecordRules = None,
    rollouts: Rollouts = False,
    error: Error = USUAL_ERROR,
    json: Json = False,
) -> None:
    """Tell luck from skill in a recorded game.

    Exit code 1 tells that the record goes wrong somewhere; what comes before is looked at.
    """
    if html is not None:
        need_place("--html", html)
    need_between("--error", error, LEAST_ERROR, MOST_ERROR)
    alone = error != USUAL_ERROR and not rollouts
    need(not alone, message("cli-needs-option", option="--error", other="--rollouts"))
    own_board = chosen_board(board)
    chosen_rules(rules)
    with opened(file) as stream:
        story = Story(film(stream, own_board))
    account = coach.account(story.film)
    looks = looked_closer(account, story, error) if rollouts else ()
    if html is not None:
        page = page_of(account, story, looks)
        with writing(html):
            html.write_text(page, encoding="utf-8")
    if json:
        closer = msgspec.to_builtins(looks) if rollouts else None
        emit({"file": str(file), **described(account, story), "closer": closer})
    elif html is not None:
        print(message("coach-page-written", file=html))
    else:
        print(text_of(account, story, looks))
    if story.film.problem:
        raise typer.Exit(WRONG)


def looked_closer(account: coach.Account, story: Story, error: float) -> "tuple[Look, ...]":
    """The moments that mattered, played on; who waits is told how far it is."""
    # Here, since it needs the compiler.
    from rauswurf.coach.closer import look_closer
    from rauswurf.coach.rollouts import Goal

    def tell(look: int, games: int, so_far: float) -> None:
        said = message("coach-closer-progress", look=look + 1, games=games, error=points(so_far))
        sys.stderr.write(f"\r{said}  ")
        sys.stderr.flush()

    is_seen = sys.stderr.isatty()
    found = look_closer(account, story.film, Goal(error * POINT), tell if is_seen else None)
    if is_seen:
        sys.stderr.write("\n")
    return found


def described(account: coach.Account, story: Story) -> dict[str, Any]:
    """The account for programs, with what happened in words."""
    told: dict[str, Any] = msgspec.to_builtins(account)
    for step, each in zip(account.steps, told["steps"], strict=True):
        each["told"] = story.sentence(step.frame)
    problem = story.film.problem
    told["problem"] = {"line": problem.line, "text": problem.text} if problem else None
    return told
