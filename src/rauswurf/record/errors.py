"""What can be wrong with a record."""

from enum import StrEnum

from rauswurf.messages import Message, Told, message


class Fault(StrEnum):
    """Which promise of a record is not kept."""

    FORMAT = "format"  # this is no record, or none that can be read here
    RULES = "rules"
    DICE = "dice"
    OUTCOME = "outcome"
    SEAL = "seal"
    END = "end"  # something is missing at the end


class RecordError(Told):
    """The first thing that is wrong, and in which line, counted from 1; ``rule`` if one is broken.

    Line 0 is the record as a whole.
    """

    def __init__(
        self, line: int, reason: Message, fault: Fault = Fault.FORMAT, rule: str = ""
    ) -> None:
        self.line = line
        self.reason = reason
        self.fault = fault
        self.rule = rule
        super().__init__(message("record-line", line=str(line), reason=reason) if line else reason)

    @property
    def text(self) -> str:
        """What is wrong, without the line, in the language that is spoken now."""
        return self.reason.text()
