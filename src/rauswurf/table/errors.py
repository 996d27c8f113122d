"""What can go wrong at a table: exact names, all of them ValueErrors."""

from dataclasses import dataclass

from rauswurf.messages import Message, Told, each_of, message


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


class NotAMove(Told):
    """A text that is no move at all."""


class IllegalMove(Told):
    """A move that the rules forbid here; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        why, rule = refusal.message, refusal.rule
        super().__init__(message("move-illegal", move=refusal.move, why=why, rule=rule))


class NotARoll(Told):
    """A die that does not exist, or nothing to roll for."""


class PositionError(Told):
    """A position that cannot be; ``faults`` lists everything that is wrong with it."""

    def __init__(self, faults: list[Message]) -> None:
        self.faults = faults
        super().__init__(each_of(faults))
