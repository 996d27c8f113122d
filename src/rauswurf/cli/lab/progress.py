"""A bar on standard error that shows how far the games are."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rauswurf.cli.common.output import console
from rauswurf.cli.lab.waiting import told_on
from rauswurf.fast.waiting import telling
from rauswurf.messages import message

Advance = Callable[[int], None]


@contextmanager
def progress_bar(games: int, *, hidden: bool) -> Iterator[Advance]:
    """Yields what is to be told how many more games were played."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    out = console(stderr=True)
    bar = Progress(*columns, console=out, transient=True, disable=hidden or not out.is_terminal)
    with bar, telling(told_on(out)):
        task = bar.add_task(str(message("simulate-compiling")), total=None)
        playing = str(message("simulate-playing"))

        def advance(played: int) -> None:
            bar.update(task, description=playing, total=games, advance=played)

        yield advance
