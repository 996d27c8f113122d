"""One event with all that is needed to tell it: before, after, and what everybody is called."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

from rauswurf.games import Setup
from rauswurf.messages import Message, all_of, message
from rauswurf.rules.race import CONTEST, OVER
from rauswurf.table.event import Event
from rauswurf.table.outcome import Outcome
from rauswurf.table.state import S

Called = Message | str


@dataclass(frozen=True)
class Scene(Generic[S]):
    """``names`` are those of the seats; without them everybody is called by colour."""

    setup: Setup
    before: S
    event: Event
    after: S
    outcome: Outcome | None
    names: Sequence[Called] = ()

    @property
    def mover(self) -> Called:
        """Whose turn it was."""
        return self.who(self.before.turn)

    def who(self, turn: int) -> Called:
        """Who has the turn that the rules know by this number.

        A player with several colours is called by the one whose turn it is.
        """
        seat = self.setup.seat_of(turn)
        if not self.names or len(self.setup.seats[seat]) > 1:
            return self.setup.name_of(turn)
        return self.names[seat]

    def called(self, seat: int) -> list[Called]:
        """The name of a seat, or those of its colours."""
        if self.names:
            return [self.names[seat]]
        return [self.setup.name_of(colour) for colour in self.setup.seats[seat]]

    def counted(self, id: str, seats: Sequence[int]) -> Message:
        """A sentence about some seats that depends on how many they are."""
        who = [name for seat in seats for name in self.called(seat)]
        return message(id, who=all_of(who), count=len(who))

    def first_turn(self) -> list[Message]:
        """Who begins, or who has to roll once more for it, if that was just decided."""
        if self.before.phase != CONTEST:
            return []
        if self.after.phase != CONTEST:
            return [message("tell-begins", who=self.who(self.after.turn))]
        if self.after.contest.count(0) < self.before.contest.count(0):
            return []
        tied = [seat for seat, rolled in enumerate(self.after.contest) if rolled == 0]
        return [message("tell-tied", who=all_of(self.called(seat)[0] for seat in tied))]

    def ending(self) -> list[Message]:
        """That the game is over, if it just ended."""
        if self.outcome is None or self.before.phase == OVER:
            return []
        first = [seat for seat, place in enumerate(self.outcome.places) if place == 1]
        return [self.counted("tell-over", first)]
