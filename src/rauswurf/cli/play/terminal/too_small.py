"""What stands in place of a table for which the window has become too small."""

from textual.geometry import Size as Window
from textual.widgets import Static

from rauswurf.cli.play.screen import Size, why_too_small


class TooSmall(Static):
    """Says how large the window has to be."""

    def speaks_of(self, window: Window) -> bool:
        """Say what is wrong with a window, if something is; tells whether it is."""
        told = why_too_small(Size(window.width, window.height))
        self.update(str(told or ""))
        return told is not None
