"""How race games end."""

from rauswurf.games import Setup
from rauswurf.rules.race import State
from rauswurf.table.outcome import ENDED_EARLY, Outcome, places_by


def race_outcome(setup: Setup, s: State) -> Outcome:
    """Who came home first, and by which clause."""
    last = len(setup.seats) if setup.is_on("play-on") else 2
    places = tuple(min(rank or last, last) for rank in s.rank)
    first = setup.seats[places.index(1)]
    rule = {"neutral": "neutral", "two-each": "two-colours"}.get(
        setup.variants.get("colours", "own"), "finish"
    )
    return Outcome(places, tuple(setup.board.colours[colour] for colour in first), rule)


def race_standing(setup: Setup, s: State) -> Outcome:
    """Ruling ended-early: who is home keeps the place, then pieces in the goal count, then fields.

    Whoever is equal in all of that shares a place.
    """

    def value(seat: int) -> tuple[int, int, int]:
        colours = setup.seats[seat]
        home, steps = (sum(counted[colour] for colour in colours) for counted in (s.home, s.steps))
        return len(setup.seats) - s.rank[seat] if s.rank[seat] else -1, home, steps

    places = places_by([value(seat) for seat in range(len(setup.seats))])
    first = [seat for seat, place in enumerate(places) if place == 1]
    winners = [setup.board.colours[colour] for seat in first for colour in setup.seats[seat]]
    return Outcome(places, tuple(winners), ENDED_EARLY)
