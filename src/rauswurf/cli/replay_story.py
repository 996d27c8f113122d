"""A recorded game told step by step."""

from collections.abc import Iterator
from typing import Any

from rauswurf.cli.families import family_of
from rauswurf.cli.replay_source import seat_names
from rauswurf.dice import Dice
from rauswurf.record import Film
from rauswurf.record.film import BEGINNING, UNDO
from rauswurf.table import Event, Table
from rauswurf.table.referee import was_lost


class Story:
    """Steps are numbered as the pictures of the film: 0 is the beginning."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.setup = film.table.setup
        self.family = family_of(self.setup.game)
        self.names = seat_names(film.header)
        self._view = Table(self.setup, dice=Dice.by_hand())

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.film.frames) - 1

    def state(self, step: int) -> Any:
        """How things stand after a step."""
        return self.film.frames[step].state

    def event(self, step: int) -> Event:
        """What happened in a step."""
        return self.film.frames[step].event

    def table(self, step: int) -> Table:
        """The table after a step, to look at until the next step is asked for."""
        self._view.state = self.state(step)
        return self._view

    def picture(self, step: int, *, paint: bool) -> str:
        """The table after a step, drawn as text."""
        return self.family.picture(self.table(step), paint=paint, names=True)

    def who(self, step: int) -> str:
        """Who did a step; nobody made the beginning, and a takeback can be anybody's."""
        if self.event(step) in (BEGINNING, UNDO):
            return ""
        return self.names[self.family.seat(self.table(step - 1))]

    def sentence(self, step: int) -> str:
        """What happened in a step, and what followed from it."""
        return self.summary(step, step)

    def summary(self, first: int, last: int) -> str:
        """What one seat did in these steps, in one sentence."""
        deeds = ", ".join(map(self.deed, range(first, last + 1)))
        who = self.who(first)
        return f"{who} {deeds}." if who else f"{deeds[:1].upper()}{deeds[1:]}."

    def deed(self, step: int) -> str:
        """What happened in a step, without saying who did it."""
        event = self.event(step)
        if event == BEGINNING:
            return f"{self.setup.game.name}: {', '.join(self.names)}"
        if event == UNDO:
            return "the last step is taken back"
        before, table = self.state(step - 1), self.table(step)
        told = f"rolls {' '.join(map(str, event.faces))}" if event.faces else f"plays {event.text}"
        if event.faces and was_lost(before, table) and not table.is_over:
            told += " and can do nothing with it"
        return "; ".join([told, *self.family.consequences(table, before)])

    def ends_of_turns(self) -> Iterator[int]:
        """The beginning, and the last step of each turn."""
        for step in range(self.last + 1):
            turn_goes_on = 0 < step < self.last and self._mover(step) == self._mover(step + 1)
            if not turn_goes_on:
                yield step

    def _mover(self, step: int) -> int:
        mover: int = self.state(step - 1).turn
        return mover

    def ending(self) -> list[str]:
        """How the game ended, or what is wrong with the record, in sentences."""
        problem, outcome = self.film.problem, self.film.table.outcome
        if problem:
            rule = f" [{problem.rule}]" if problem.rule else ""
            return [f"Here the record goes wrong, in line {problem.line}: {problem.text}{rule}"]
        if outcome is None:
            return ["Here the record ends; the game is not over."]
        points = outcome.points or ("",) * len(self.names)
        places = sorted(zip(outcome.places, self.names, points, strict=True))
        return [
            "The game is over.",
            *(
                f"  {place}. {name}" + (f", {number} points" if number != "" else "")
                for place, name, number in places
            ),
        ]
