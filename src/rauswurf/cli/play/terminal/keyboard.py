"""Keys, read in the order in which they came: commands one by one, everything else as whole lines.

Left alone, the screen hands keys to whatever has the focus by the time they are looked at. Then a
line that is pasted or typed fast is torn apart: some of it is written, some is taken as commands.
"""

from collections.abc import Callable
from typing import Protocol

from textual import events
from textual.timer import Timer
from textual.widgets import Input

BURST = 0.03  # seconds; keys that come faster were pasted, or typed as a line in one go

Command = Callable[[], None]

# Keys that do the same whatever is typed.
KEYS = {
    "up": "look(-1)",
    "down": "look(1)",
    "escape": "let_go",
    "ctrl+c": "leave",
    "pageup": "scroll_log(-1)",
    "pagedown": "scroll_log(1)",
}


class Desk(Protocol):
    """The screen whose keys these are."""

    @property
    def entry(self) -> Input:
        """The line below."""

    @property
    def is_writing(self) -> bool:
        """Does what is typed belong to the line below?"""

    def command(self, event: events.Key) -> Command | None:
        """What a key does at once, if it is no part of a line."""

    def begin_line(self, text: str) -> None:
        """Begin to write."""

    def send_line(self) -> None:
        """The line below is complete."""

    def set_timer(self, delay: float, callback: Command) -> Timer:
        """Have something done later."""


class Keyboard:
    """Decides whether a key is a command or a part of a line.

    A command waits a moment. If another key follows at once, it was the beginning of a line.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.waiting: tuple[events.Key, Command] | None = None
        self._timer: Timer | None = None

    def hear(self, event: events.Key, *, at_once: bool) -> bool:
        """Take a key, which came ``at_once`` after the last one or not; False: it is for others."""
        if at_once and self.waiting:
            self._begin(self._forget())
        else:
            self.obey()
        if self.desk.is_writing:
            return self._write(event, at_once=at_once)
        command = self.desk.command(event)
        if at_once and (command or event.is_printable):
            self._begin(event)
        elif command:
            self.waiting = event, command
            self._timer = self.desk.set_timer(BURST, self.obey)
        elif event.is_printable:
            self._begin(event)
        else:
            return False
        return True

    def obey(self) -> None:
        """Do what waits."""
        if self.waiting:
            _, command = self.waiting
            self._forget()
            command()

    def _forget(self) -> events.Key | None:
        waiting, self.waiting = self.waiting, None
        if self._timer:
            self._timer.stop()
        return waiting[0] if waiting else None

    def _begin(self, event: events.Key | None) -> None:
        """A line begins, whatever its first letter would do alone; empty lines are none."""
        if event and event.is_printable and event.character and event.character.strip():
            self.desk.begin_line(event.character)

    def _write(self, event: events.Key, *, at_once: bool) -> bool:
        if event.key == "enter":
            if self.desk.entry.value or not at_once:
                self.desk.send_line()
            return True
        return written(self.desk.entry, event)


def written(entry: Input, event: events.Key) -> bool:
    """Write a letter into a line, or take one away; False for other keys."""
    if event.is_printable and event.character:
        entry.insert_text_at_cursor(event.character)
    elif event.key == "backspace":
        entry.action_delete_left()
    else:
        return False
    return True
