"""A game before it begins: who plays, with which dice, and where it is saved."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from pathlib import Path

from rauswurf.cli.common.errors import Complaint
from rauswurf.cli.play import saves
from rauswurf.cli.play.local_game import LocalGame
from rauswurf.dice.fair import new_secret
from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.record import Fair, Header, Policy
from rauswurf.table import Table


@dataclass(frozen=True)
class GamePlan:
    """Everything that is fixed before the players add their words to fair dice.

    ``bots`` names the bot of each seat that nobody sits on. Without ``dice`` they are fair ones.
    Without ``path`` nothing is saved.
    """

    setup: Setup
    bots: Mapping[int, str]
    dice: Policy | None
    path: Path | None
    position: str | None = None
    created: datetime = field(default_factory=lambda: datetime.now().astimezone())
    secret: bytes = field(default_factory=new_secret, repr=False)

    @cached_property
    def header(self) -> Header:
        """The header of the record, without fair dice; raises Complaint."""
        names = [self.bots.get(seat, "") for seat in range(len(self.setup.seats))]
        moment = self.created.isoformat(timespec="seconds")
        try:
            return Header.of(
                self.setup,
                moment,
                names=names,
                bots=self.bots,
                position=self.position,
                dice=self.dice,
            )
        except ValueError as error:
            raise Complaint(message("play-not-recordable", reason=str(error))) from error

    @property
    def promise(self) -> str | None:
        """The commitment that players see before they add words; None if they need not."""
        return self.header.commit(self.secret).hex() if self.dice is None else None

    @property
    def speakers(self) -> list[int]:
        """The seats that add words: all but the bots."""
        return [seat for seat in range(len(self.setup.seats)) if seat not in self.bots]

    def begin(self, words: Sequence[str] = ()) -> LocalGame:
        """Start the game; ``words`` are those of the speakers. Raises Complaint and CannotSave."""
        header = self._header_with(words)
        secret = self.secret if self.dice is None else None
        table = Table(self.setup, position=self.position, dice=header.roll_by(secret))
        keeper = saves.begin(table, header, self.path, secret) if self.path else None
        return LocalGame(table, header, keeper)

    def _header_with(self, words: Sequence[str]) -> Header:
        if self.dice is not None:
            return self.header
        said = dict(zip(self.speakers, words, strict=True))
        texts = tuple(said.get(seat, "") for seat in range(len(self.setup.seats)))
        try:
            return self.header.with_dice(Fair(self.header.commit(self.secret), texts))
        except ValueError as error:
            raise Complaint(message("play-bad-words", reason=str(error))) from error
