"""What can be wrong with a record."""

from enum import StrEnum


class Fault(StrEnum):
    """Which promise of a record is not kept."""

    FORMAT = "format"  # this is no record, or none that can be read here
    RULES = "rules"
    DICE = "dice"
    OUTCOME = "outcome"
    SEAL = "seal"
    END = "end"  # something is missing at the end


class RecordError(ValueError):
    """The first thing that is wrong, and in which line, counted from 1; ``rule`` if one is broken.

    Line 0 is the record as a whole.
    """

    def __init__(self, line: int, text: str, fault: Fault = Fault.FORMAT, rule: str = "") -> None:
        self.line = line
        self.text = text
        self.fault = fault
        self.rule = rule
        super().__init__(f"line {line}: {text}" if line else text)
