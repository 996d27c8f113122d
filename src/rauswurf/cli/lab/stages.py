"""A bar on standard error for work that goes through stages."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rauswurf.cli.common.output import console
from rauswurf.cli.lab.waiting import told_on
from rauswurf.fast.waiting import telling
from rauswurf.messages import Message, message


@contextmanager
def stages(*, hidden: bool) -> Iterator[Callable[[Message, int, int], None]]:
    """A bar for work in stages; yields what is to be told the stage, how much more, of how much."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    out = console(stderr=True)
    bar = Progress(*columns, console=out, transient=True, disable=hidden or not out.is_terminal)
    with bar, telling(told_on(out)):
        task = bar.add_task(str(message("simulate-compiling")), total=None)
        stage: list[Message] = []

        def advance(told: Message, more: int, total: int) -> None:
            if [told] != stage:
                stage[:] = [told]
                bar.reset(task, description=str(told), total=total)
            bar.advance(task, more)

        yield advance
