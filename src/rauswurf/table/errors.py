"""What can go wrong at a table: exact names, all of them ValueErrors."""

from dataclasses import dataclass

from rauswurf.messages import Message


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made: the rule that decides, and a sentence for the player."""

    rule: str
    case: str
    message: Message
    move: str = ""

    @property
    def text(self) -> str:
        """The sentence, in the language that is spoken now."""
        return self.message.text()

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


class NotAMove(ValueError):
    """A text that is no move at all."""


class IllegalMove(ValueError):
    """A move that the rules forbid here; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.move}: {refusal}")


class NotARoll(ValueError):
    """A die that does not exist, or nothing to roll for."""


class PositionError(ValueError):
    """A position that cannot be; ``faults`` lists everything that is wrong with it."""

    def __init__(self, faults: list[str]) -> None:
        self.faults = faults
        super().__init__("; ".join(faults))
