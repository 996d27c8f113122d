"""Pictures of a recorded game: one file each (SVG), or a moving one (GIF)."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from rauswurf.boards.svg import draw_svg
from rauswurf.cli.errors import Complaint, need
from rauswurf.cli.replay_gif import GifWriter
from rauswurf.cli.replay_paint import Painter
from rauswurf.cli.replay_story import Story
from rauswurf.messages import Message, message
from rauswurf.rules.graph import NONE

LAST_LONGER = 3.0  # seconds for which the last picture stays


def write_svgs(story: Story, steps: Sequence[int], folder: Path) -> None:
    """One picture a step into a new or empty folder; raises Complaint if that cannot be."""
    try:
        folder.mkdir(exist_ok=True)
        need(not any(folder.iterdir()), message("replay-not-empty", folder=folder))
        for number, step in enumerate(steps):
            svg = draw_svg(story.setup.board, pieces(story, step), stones=stones(story, step))
            (folder / f"{number:04}.svg").write_text(svg, encoding="utf-8")
    except OSError as error:
        raise Complaint(unwritable(folder, error)) from error


def write_gif(story: Story, steps: Sequence[int], file: Path, pause: float) -> None:
    """All steps as a moving picture; raises Complaint if that cannot be."""
    need(file.suffix.lower() == ".gif", message("replay-not-gif", file=file))
    painter = Painter(story.setup.board)
    try:
        with file.open("wb") as stream, GifWriter(stream, painter.palette()) as gif:
            for before, step in pairwise([-1, *steps]):
                picture = painter.paint(
                    pieces(story, step),
                    stones(story, step),
                    story.summary(before + 1, step),
                    [face for k in range(before + 1, step + 1) for face in story.event(k).faces],
                )
                gif.add(picture, pause if step < story.last else pause + LAST_LONGER)
    except OSError as error:
        raise Complaint(unwritable(file, error)) from error


def unwritable(path: Path, error: OSError) -> Message:
    """What is said when the system does not let us write."""
    return message("replay-unwritable", path=path, reason=error.strerror)


def pieces(story: Story, step: int) -> dict[int, list[int]]:
    """The fields of the pieces of each colour after a step."""
    where = story.state(step).where
    size = story.setup.rules.PIECES
    return {
        colour: [field for field in where[size * colour : size * colour + size] if field != NONE]
        for colour in story.setup.colours
    }


def stones(story: Story, step: int) -> dict[int, int]:
    """The fields of the blockade stones, in games that have them."""
    fields = getattr(story.state(step), "stone", [])
    return {colour: field for colour, field in enumerate(fields) if field != NONE}
