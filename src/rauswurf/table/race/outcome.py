"""How race games end."""

from rauswurf.games import Setup
from rauswurf.rules.race import State
from rauswurf.table.outcome import Outcome


def race_outcome(setup: Setup, s: State) -> Outcome:
    """Who came home first, and by which clause."""
    last = len(setup.seats) if setup.is_on("play-on") else 2
    places = tuple(min(rank or last, last) for rank in s.rank)
    first = setup.seats[places.index(1)]
    rule = {"neutral": "neutral", "two-each": "two-colours"}.get(
        setup.variants.get("colours", "own"), "finish"
    )
    return Outcome(places, tuple(setup.board.colours[colour] for colour in first), rule)
