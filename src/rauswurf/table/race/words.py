"""Refusals in race games, in words."""

from rauswurf.boards.places import place_of
from rauswurf.games import Setup
from rauswurf.messages import Message, message
from rauswurf.rules.race import State
from rauswurf.rules.wish import Reason, Wish
from rauswurf.table.errors import Refusal
from rauswurf.table.race.moves import write_wish


def explain(setup: Setup, s: State, wish: Wish, reason: Reason) -> Refusal:
    """A refusal in words, with fields and colours by name."""
    values = {key: _named(setup, key, value) for key, value in reason.values.items()}
    sentence = message(f"refuse-{reason.rule}-{reason.case}", **values)
    return Refusal(reason.rule, reason.case, sentence, write_wish(setup, s, wish))


def _named(setup: Setup, key: str, value: int) -> Message | int:
    if key in ("colour", "turn"):
        return setup.name_of(value)
    return value if key == "die" else place_of(setup.board, value)
