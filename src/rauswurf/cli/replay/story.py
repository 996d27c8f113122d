"""A recorded game told step by step."""

from collections.abc import Iterator
from typing import Any

from rauswurf.messages import Message, message
from rauswurf.record import Film
from rauswurf.record.film import BEGINNING, ENDED, UNDO
from rauswurf.table import Event, Outcome
from rauswurf.table.drawing import draw_text
from rauswurf.table.view import View


class Story:
    """Steps are numbered as the pictures of the film: 0 is the beginning."""

    def __init__(self, film: Film) -> None:
        self.film = film
        self.setup = film.table.setup
        self.names = [seat.label for seat in film.seats]

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

    def view(self, step: int) -> View:
        """What is to be seen after a step."""
        return self.film.view(self.film.frames[step])

    def picture(self, step: int, *, paint: bool) -> str:
        """The table after a step, drawn as text."""
        return draw_text(self.setup, self.view(step), paint=paint)

    def who(self, step: int) -> Message | None:
        """Who did a step; nobody made the beginning, a takeback or an early end alone."""
        if self.event(step) in (BEGINNING, UNDO, ENDED):
            return None
        return self.names[self.setup.seat_of(self._mover(step))]

    def sentence(self, step: int) -> str:
        """What happened in a step, and what followed from it."""
        return self.summary(step, step)

    def summary(self, first: int, last: int) -> str:
        """What happened in these steps."""
        return " ".join(
            str(said) for step in range(first, last + 1) for said in self.sentences(step)
        )

    def sentences(self, step: int) -> list[Message]:
        """What happened in a step, in sentences."""
        event = self.event(step)
        if event == BEGINNING:
            return [
                message(
                    "tell-beginning",
                    game=self.setup.game.name,
                    who=[seat.introduced for seat in self.film.seats],
                )
            ]
        frames = self.film.frames
        return self.film.sentences(frames[step - 1], frames[step], self.names)

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
        about_rules = self.film.header.about_rules
        return [*self._ending(), *([str(about_rules)] if about_rules else [])]

    def _ending(self) -> list[str]:
        problem, outcome = self.film.problem, self.film.table.outcome
        if problem:
            values = {"line": str(problem.line), "reason": problem.text}
            if problem.rule:
                return [str(message("story-wrong-rule", rule=problem.rule, **values))]
            return [str(message("story-wrong", **values))]
        if outcome is None:
            return [str(message("story-not-over"))]
        return [str(message("story-over")), *self._places(outcome)]

    def _places(self, outcome: Outcome) -> Iterator[str]:
        for place, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
            who = self.names[seat]
            if outcome.points:
                points = outcome.points[seat]
                yield f"  {message('story-place-points', place=place, who=who, points=points)}"
            else:
                yield f"  {message('story-place', place=place, who=who)}"
