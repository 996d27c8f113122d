"""Dice as people type them in."""

MOST_DIGITS = 9


def read_faces(text: str) -> tuple[int, ...] | None:
    """The numbers in ``6``, ``2 5 5 1`` or ``2,5,5,1``; None if there is anything else, or none."""
    words = text.replace(",", " ").split()
    if not words or not all(is_number(word) for word in words):
        return None
    return tuple(int(word) for word in words)


def is_number(word: str) -> bool:
    """Is this a whole number, of a length that somebody might mean?"""
    return word.removeprefix("-").isdecimal() and len(word) <= MOST_DIGITS
