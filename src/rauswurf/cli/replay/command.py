"""``rauswurf replay``: a recorded game step by step, as text or as pictures."""

import sys
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from rauswurf.cli.common.errors import need_between
from rauswurf.cli.common.options import Json, chosen_board, chosen_rules
from rauswurf.cli.common.output import emit, paints
from rauswurf.cli.common.taking import takes
from rauswurf.cli.replay.player import Player
from rauswurf.cli.replay.source import RecordBoard, RecordFile, RecordRules, opened
from rauswurf.cli.replay.story import Story
from rauswurf.messages import message
from rauswurf.record import film
from rauswurf.record.film import BEGINNING, ENDED, UNDO

WRONG = 1
FASTEST, SLOWEST = 0.02, 60.0


class Each(StrEnum):
    """What gets a picture."""

    EVENT = "event"
    TURN = "turn"


AsText = Annotated[bool, typer.Option("--text", help="help-replay-text")]
SvgFolder = Annotated[
    Path | None,
    typer.Option("--svg", metavar="help-value-folder", help="help-replay-svg"),
]
GifFile = Annotated[
    Path | None, typer.Option("--gif", metavar="help-value-file", help="help-replay-gif")
]
EachOption = Annotated[Each, typer.Option("--each", help="help-replay-each")]
Pause = Annotated[float, typer.Option("--pause", metavar="S", help="help-replay-pause")]

KINDS = {BEGINNING: "begin", UNDO: "undo", ENDED: "end"}


@dataclass(frozen=True)
class Options:
    """What may be said after ``replay``."""

    file: RecordFile
    text: AsText = False
    svg: SvgFolder = None
    gif: GifFile = None
    each: EachOption = Each.EVENT
    pause: Pause = 0.6
    board: RecordBoard = None
    rules: RecordRules = None
    json: Json = False


@takes(Options)
def command(options: Options) -> None:
    """Show a recorded game step by step: Enter next, b back, a number to jump, a for all.

    Exit code 1 tells that the record goes wrong somewhere; what comes before is shown.
    """
    need_between("--pause", options.pause, FASTEST, SLOWEST)
    own_board = chosen_board(options.board)
    chosen_rules(options.rules)
    with opened(options.file) as stream:
        story = Story(film(stream, own_board))
    if options.json:
        emit({"file": str(options.file), **described(story)})
    elif options.svg or options.gif:
        draw(story, options.svg, options.gif, options.each, options.pause)
    elif options.text or not asks(options.file):
        tell(story)
    else:
        Player(story, options.pause).run()
    if story.film.problem:
        raise typer.Exit(WRONG)


def asks(file: Path) -> bool:
    """Is there anybody to answer: a terminal on both sides, or piped answers?"""
    if str(file) == "-":
        return False
    return sys.stdout.isatty() or not sys.stdin.isatty()


def tell(story: Story) -> None:
    """The whole game in sentences, and the table at its end."""
    width = len(str(story.last))
    for step in range(story.last + 1):
        print(f"{step:>{width}}  {story.sentence(step)}")
    print(f"\n{story.picture(story.last, paint=paints())}\n")
    print("\n".join(story.ending()))


def draw(story: Story, svg: Path | None, gif: Path | None, each: Each, pause: float) -> None:
    """Pictures into a folder, a moving one into a file, or both."""
    from rauswurf.cli.replay.pictures import write_gif, write_svgs

    steps = list(story.ends_of_turns()) if each is Each.TURN else list(range(story.last + 1))
    if svg:
        write_svgs(story, steps, svg)
        print(message("replay-pictures", pictures=len(steps), path=svg))
    if gif:
        write_gif(story, steps, gif, pause)
        print(message("replay-pictures", pictures=len(steps), path=gif))
    if story.film.problem:
        print("\n".join(story.ending()))


def described(story: Story) -> dict[str, Any]:
    """The game for programs."""
    problem, outcome = story.film.problem, story.film.table.outcome
    return {
        "header": story.film.header.data(),
        "steps": [described_step(story, step) for step in range(story.last + 1)],
        "over": story.film.table.is_over,
        "outcome": vars(outcome) if outcome else None,
        "problem": {"line": problem.line, "rule": problem.rule or None, "text": problem.text}
        if problem
        else None,
    }


def described_step(story: Story, step: int) -> dict[str, Any]:
    """A step for programs."""
    frame = story.film.frames[step]
    event = frame.event
    kind = KINDS.get(event, "roll" if event.faces else "move")
    return {
        "line": frame.line or None,
        "kind": kind,
        "who": story.who(step) or None,
        "roll": list(event.faces) or None,
        "move": event.text if kind == "move" else None,
        "told": story.sentence(step),
        "ids": [said.id for said in story.sentences(step)],
        "position": story.view(step).position,
    }
