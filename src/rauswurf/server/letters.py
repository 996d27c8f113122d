"""What people write, name or chat, without letters that nobody sees."""

import unicodedata

from rauswurf.record.strict import JOINERS

HIDDEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}  # letters that cannot be seen or turn others around


def plain(text: str) -> str:
    """A text of a user without hidden letters, and with single spaces."""
    around = zip(" " + text, text, text[1:] + " ", strict=False)
    seen = "".join(
        c if not is_hidden(c) or joins(before, c, after) else " " for before, c, after in around
    )
    return " ".join(seen.split())


def is_hidden(letter: str) -> bool:
    """Can a letter not be seen, or does it turn others around?"""
    return unicodedata.category(letter) in HIDDEN


def joins(before: str, letter: str, after: str) -> bool:
    """Does it make one emoji of two, or hold together letters of a script that needs it?"""
    between = before + after
    return letter in JOINERS and not any(c.isascii() or is_hidden(c) for c in between)
