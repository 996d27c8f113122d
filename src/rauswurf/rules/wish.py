"""What a player wants to do, legal or not, and the reason why it may not be done."""

from dataclasses import dataclass, field

from rauswurf.rules.graph import NONE


@dataclass(frozen=True)
class Wish:
    """A move as a player says it: from here to there, or one of the other words.

    ``word`` is "step" for a piece that moves, else the word itself ("pass", "hunt", ...);
    ``number`` belongs to words that name one.
    """

    word: str
    colour: int = NONE
    origin: int = NONE
    target: int = NONE
    number: int = 0


@dataclass(frozen=True)
class Reason:
    """Why something may not be done: the rule that decides, and which of its cases.

    ``values`` fill the sentence told to the player; numbers of fields and colours are given
    as they are and named by whoever tells it.
    """

    rule: str
    case: str
    values: dict[str, int] = field(default_factory=dict)
