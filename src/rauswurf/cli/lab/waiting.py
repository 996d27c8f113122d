"""What people are told who have to wait for the compiler."""

from math import ceil
from typing import TYPE_CHECKING

from rauswurf.fast.waiting import Listener
from rauswurf.messages import message

if TYPE_CHECKING:
    from rich.console import Console

WORTH_TELLING = 1.0  # seconds


def told_on(out: "Console") -> Listener:
    """Writes there how long it takes, if it takes long enough to wonder."""

    def tell(seconds: float) -> None:
        if seconds >= WORTH_TELLING:
            out.print(str(message("lab-compiling", seconds=ceil(seconds))), soft_wrap=True)

    return tell
