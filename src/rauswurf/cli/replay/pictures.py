"""Pictures of a recorded game: one file each (SVG), or a moving one (GIF)."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from rauswurf.cli.common.errors import Complaint, need
from rauswurf.cli.common.output import with_progress
from rauswurf.cli.replay.caption import Captions
from rauswurf.cli.replay.gif import GifWriter
from rauswurf.cli.replay.paint import painter_for
from rauswurf.cli.replay.story import Story
from rauswurf.messages import Message, message
from rauswurf.messages.reasons import why_not
from rauswurf.table.drawing import draw_svg

LAST_LONGER = 3.0  # seconds for which the last picture stays


def write_svgs(story: Story, steps: Sequence[int], folder: Path) -> None:
    """One picture a step into a new or empty folder; raises Complaint if that cannot be."""
    try:
        folder.mkdir(exist_ok=True)
        need(not any(folder.iterdir()), message("replay-not-empty", folder=folder))
        for number, step in enumerate(with_progress(steps, message("replay-drawing"))):
            svg = draw_svg(story.setup, story.view(step))
            (folder / f"{number:04}.svg").write_text(svg, encoding="utf-8")
    except OSError as error:
        raise Complaint(unwritable(folder, error)) from error


def write_gif(story: Story, steps: Sequence[int], file: Path, pause: float) -> None:
    """All steps as a moving picture; raises Complaint if that cannot be."""
    need(file.suffix.lower() == ".gif", message("replay-not-gif", file=file))
    painter, captions = painter_for(story.setup), Captions()
    palette = captions.under(painter.palette(story.view(0)), "?", [3])
    spans = list(pairwise([-1, *steps]))
    try:
        with file.open("wb") as stream, GifWriter(stream, palette) as gif:
            for before, step in with_progress(spans, message("replay-drawing")):
                words = story.summary(before + 1, step)
                dice = [face for k in range(before + 1, step + 1) for face in story.event(k).faces]
                picture = captions.under(painter.paint(story.view(step)), words, dice)
                gif.add(picture, pause if step < story.last else pause + LAST_LONGER)
    except OSError as error:
        raise Complaint(unwritable(file, error)) from error


def unwritable(path: Path, error: OSError) -> Message:
    """What is said when the system does not let us write."""
    return message("replay-unwritable", path=path, reason=why_not(error))
