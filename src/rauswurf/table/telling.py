"""What happened at a table, in whole sentences: a roll or move, and all that followed from it."""

from collections.abc import Sequence

from rauswurf.games import Setup
from rauswurf.messages import Message, message
from rauswurf.rules.race import OVER
from rauswurf.table.event import Event
from rauswurf.table.families import family_of
from rauswurf.table.scene import Called, Scene
from rauswurf.table.state import State


def sentences_about(
    setup: Setup, before: State, event: Event, after: State, names: Sequence[Called] = ()
) -> list[Message]:
    """The sentences about an event, from the states before and after it.

    ``names`` says what the seats are called; without it they are called by their colours.
    """
    family = family_of(setup)
    outcome = family.outcome(after) if after.phase == OVER else None
    return family.sentences(Scene(setup, before, event, after, outcome, names))


def sentences_about_end(setup: Setup, state: State, names: Sequence[Called] = ()) -> list[Message]:
    """The sentences about a game that players end early; nobody moves."""
    outcome = family_of(setup).standing(state)
    scene = Scene(setup, state, Event("end"), state, outcome, names)
    return [message("tell-ended"), *scene.ending()]
