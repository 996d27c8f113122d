"""What a command does about bad input: one clear line, and exit code 2."""

import os
import sys
from pathlib import Path

from rauswurf.messages import Message, Told, message

BAD_INPUT = 2


class Complaint(Told):
    """Bad input that only the command can know of; says what would be right."""


# Everything that a user can cause. Anything else is a bug of ours and may show itself.
FAULTS_OF_INPUT = (Told,)


def complain(told: Message) -> None:
    """Say on standard error, in one line, what is wrong."""
    line = " ".join(str(told).split())
    print(f"rauswurf: {''.join(map(harmless, line))}", file=sys.stderr)


def harmless(sign: str) -> str:
    """A sign as it is, or its number where it would do something to the terminal."""
    return sign if sign.isprintable() else sign.encode("unicode_escape").decode()


def need(good: bool, told: Message) -> None:
    """Raise Complaint unless something holds."""
    if not good:
        raise Complaint(told)


def need_place(option: str, file: Path) -> None:
    """Raise Complaint if a file that an option names cannot be written: before the work for it."""
    need(file.parent.is_dir(), message("cli-no-folder", option=option, folder=file.parent))
    need(not file.is_dir(), message("replay-folder", file=file))
    may = os.access(file if file.exists() else file.parent, os.W_OK)
    need(may, message("replay-unwritable", path=file, reason=message("reason-not-allowed")))


def need_between(option: str, value: float, least: float, most: float) -> None:
    """Raise Complaint unless the value of an option lies within its limits."""
    # Numbers as they are typed, not as they are read aloud.
    limits = {"least": str(least), "most": str(most), "value": str(value)}
    need(least <= value <= most, message("cli-between", option=option, **limits))
