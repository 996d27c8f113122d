"""The shorthand in which board files name fields: words, and runs such as ``0..39``."""

import re

from rauswurf.messages import Told, message

MOST_IN_RUN = 1000  # longer than any board; keeps a slip from filling the memory

_RUN = re.compile(r"(?P<prefix>.*?)(?P<first>\d{1,9})\.\.(?P<again>.*?)(?P<last>\d{1,9})")


def expand(text: str) -> list[str]:
    """The names in a text: ``"38..40 0"`` is 38 39 40 0, ``"s1.3..s1.1"`` counts down."""
    names: list[str] = []
    for word in text.split():
        names += _run(word)
        if len(names) > MOST_IN_RUN:
            raise Told(message("board-long-run", run=word, most=MOST_IN_RUN))
    return names


def _run(word: str) -> list[str]:
    match = _RUN.fullmatch(word)
    if not match or match["prefix"] != match["again"]:
        return [word]
    first, last = int(match["first"]), int(match["last"])
    if abs(last - first) >= MOST_IN_RUN:
        raise Told(message("board-long-run", run=word, most=MOST_IN_RUN))
    step = 1 if last >= first else -1
    return [f"{match['prefix']}{number}" for number in range(first, last + step, step)]
