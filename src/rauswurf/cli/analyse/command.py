"""``rauswurf analyse``: what luck and choices did in a recorded game."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from rauswurf import coach
from rauswurf.cli.analyse.page import page_of
from rauswurf.cli.analyse.text import text_of
from rauswurf.cli.common.errors import need
from rauswurf.cli.common.options import Json, chosen_board, chosen_rules
from rauswurf.cli.common.output import emit
from rauswurf.cli.replay.source import RecordBoard, RecordFile, RecordRules, opened
from rauswurf.cli.replay.story import Story
from rauswurf.messages import message
from rauswurf.record import film

WRONG = 1

HtmlFile = Annotated[
    Path | None, typer.Option("--html", metavar="help-value-file", help="help-analyse-html")
]


def command(
    file: RecordFile,
    html: HtmlFile = None,
    board: RecordBoard = None,
    rules: RecordRules = None,
    json: Json = False,
) -> None:
    """Tell luck from skill in a recorded game.

    Exit code 1 tells that the record goes wrong somewhere; what comes before is looked at.
    """
    need(html is None or not html.is_dir(), message("replay-folder", file=html))
    own_board = chosen_board(board)
    chosen_rules(rules)
    with opened(file) as stream:
        story = Story(film(stream, own_board))
    account = coach.account(story.film)
    if html is not None:
        html.write_text(page_of(account, story), encoding="utf-8")
    if json:
        emit({"file": str(file), **described(account, story)})
    elif html is not None:
        print(message("coach-page-written", file=html))
    else:
        print(text_of(account, story))
    if story.film.problem:
        raise typer.Exit(WRONG)


def described(account: coach.Account, story: Story) -> dict[str, Any]:
    """The account for programs, with what happened in words."""
    told: dict[str, Any] = msgspec.to_builtins(account)
    for step, each in zip(account.steps, told["steps"], strict=True):
        each["told"] = story.sentence(step.frame)
    problem = story.film.problem
    told["problem"] = {"line": problem.line, "text": problem.text} if problem else None
    return told
