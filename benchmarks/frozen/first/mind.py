"""Rules, players and net put together for one table."""

from functools import lru_cache
from types import ModuleType

from frozen.first import (
    einser_blocker,
    features,
    heuristics,
    jaeger,
    net,
    nueby,
    rollouts,
    thinking,
    trial,
)
from frozen.first.tables import KINDS_OF_NEARNESS, distances, player_tables, spots
from rauswurf.dice import generator
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOST_OPTIONS
from rauswurf.rules.state import RealRows, Row

# What single games add; the classic ones add nothing.
OF_GAME: dict[str, tuple[ModuleType, ...]] = {
    "zweite-ebene": (nueby,),
    "einser-blocker": (nueby, einser_blocker),
    "jaeger": (nueby, jaeger),
    "werfer": (nueby,),
    "abkuerzungen": (nueby,),
    "kurzer-einsatz": (nueby,),
}
THOUGHTS = 6  # rows of `thought`
MOST_NOTES = 320  # pieces, and meetings of each with each other one within sight
MOST_SETUPS = 64  # kept ready; anybody may bring a board


@lru_cache(MOST_SETUPS)
def mind_rules(setup: Setup, hidden: int, *, guest: bool = False) -> RuleSet:
    """The rules of a table with all players beside them; the net has so many hidden units.

    A guest has learned among players of habit, and sees the table from its own place.
    """
    players = (heuristics, trial, features, net, thinking, *OF_GAME.get(setup.game.id, ()))
    graph = setup.board.graph
    return compose(
        setup.game.id,
        [generator, *players],
        setup.rules,
        **player_tables(setup),
        SPOTS=spots_seen(setup),
        NEARNESS=nearness_noticed(setup),
        FULL_WAY=distances(graph, 0)[graph.start[0]],
        HELPLESS_FACES=helpless_faces(setup),
        HIDDEN=hidden,
        GUEST=int(guest),
    )


@lru_cache(MOST_SETUPS)
def rollout_rules(setup: Setup, hidden: int, *, guest: bool = False) -> RuleSet:
    """The same with players who play close calls out; they take longer to compile."""
    minds = mind_rules(setup, hidden, guest=guest)
    return compose(setup.game.id, [rollouts], minds)


def helpless_faces(setup: Setup) -> float:
    """How many faces of one die are as good as what those get who have nothing in play."""
    if setup.game.id in OF_GAME:
        return float(FACES)  # rule free-entry
    return FACES * (1 - (5 / 6) ** 3) if setup.is_on("three-rolls") else 1.0


def spots_seen(setup: Setup) -> int:
    """On how many spots things of one colour can be seen: stones and focus need their own."""
    number, _ = spots(setup.board.graph)
    if setup.game.id == "einser-blocker":
        return 2 * number + einser_blocker.LANE_PLACES
    return 2 * number if setup.game.id == "jaeger" else number


def nearness_noticed(setup: Setup) -> int:
    """How many kinds of nearness the net is told; those of the Nüby games do without.

    Six colours meet in so many ways that a net would grow beyond what is shipped.
    """
    return 0 if setup.game.id in OF_GAME else KINDS_OF_NEARNESS


def net_shape(setup: Setup, hidden: int, *, guest: bool = False) -> tuple[int, int]:
    """Rows and columns of the table of weights."""
    colours = setup.board.graph.colours
    meetings = colours * colours * features.STAGES * nearness_noticed(setup)
    inputs = colours * (spots_seen(setup) + features.DEGREES) + features.MOMENTS + meetings
    return inputs + guest * colours + 1 + hidden + 1, hidden


def is_guest(setup: Setup, shape: tuple[int, int]) -> bool:
    """Has a net of this shape inputs that tell it who acts?"""
    return shape == net_shape(setup, shape[1], guest=True)


def thought_width(setup: Setup, hidden: int) -> int:
    """How long the rows of `thought` have to be."""
    return max(hidden, setup.board.graph.colours * features.DEGREES, MOST_OPTIONS)


def new_memory(setup: Setup, hidden: int) -> tuple[Row, RealRows]:
    """Room for notes and thoughts."""
    return [0] * MOST_NOTES, [[0.0] * thought_width(setup, hidden) for _ in range(THOUGHTS)]
