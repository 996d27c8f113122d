"""Walking through a recorded game in the terminal, line by line."""

import sys
import time
from textwrap import indent

from rauswurf.cli.common.output import paints
from rauswurf.cli.replay.story import Story
from rauswurf.messages import message

CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Player:
    """Shows one step at a time and does what is typed."""

    def __init__(self, story: Story, pause: float) -> None:
        self.story = story
        self.pause = pause
        self.step = 0
        self.drawn = ""  # the picture that was drawn last

    def run(self) -> None:
        """Show the beginning, then obey until somebody has enough."""
        print(message("replay-keys"))
        self.show()
        while (line := self.read()) is not None:
            if line in ("q", "quit", "exit"):
                return
            self.obey(line)

    def obey(self, line: str) -> None:
        """Do what was typed."""
        if line == "":
            self.go_to(self.step + 1)
        elif line in ("b", "back"):
            self.go_to(self.step - 1)
        elif line in ("a", "auto"):
            self.run_by_itself()
        elif line.isascii() and line.isdecimal() and len(line) < 10:
            self.go_to(int(line))
        else:
            print(indent(str(message("replay-help")), "  "))

    def go_to(self, step: int) -> None:
        """Show another step, if there is one."""
        if step < 0:
            print(message("replay-first-step"))
        elif step > self.story.last:
            print(message("replay-last-step", step=str(self.story.last)))
        else:
            self.step = step
            self.show()

    def run_by_itself(self) -> None:
        """Show the rest, with a pause after each step where somebody is watching."""
        watched = paints() and sys.stdin.isatty()
        try:
            while self.step < self.story.last:
                self.step += 1
                if watched:
                    print(CLEAR, end="")
                    self.drawn = ""
                self.show()
                sys.stdout.flush()
                time.sleep(self.pause if watched else 0)
        except KeyboardInterrupt:
            print()

    def show(self) -> None:
        """The step in words and, where it looks different, the table."""
        print(f"\n{self.step}/{self.story.last}  {self.story.sentence(self.step)}")
        picture = self.story.picture(self.step, paint=paints())
        if picture != self.drawn:
            print(f"\n{picture}")
            self.drawn = picture
        if self.step == self.story.last:
            print("\n" + "\n".join(self.story.ending()))

    def read(self) -> str | None:
        """One line of input; None at its end. Piped input is shown as if it were typed."""
        try:
            line = input("> ").strip().lower()
        except EOFError:
            print()
            return None
        if not sys.stdin.isatty():
            print(line)
        return line
