"""Rules, players and net put together for one table."""

from functools import lru_cache
from types import ModuleType

from rauswurf.bots import exponential
from rauswurf.bots.race import (
    einser_blocker,
    features,
    heuristics,
    jaeger,
    net,
    neutral,
    nueby,
    thinking,
    trial,
    weakness,
)
from rauswurf.bots.race.tables import KINDS_OF_NEARNESS, distances, player_tables, spots
from rauswurf.dice import generator
from rauswurf.fast import playout, series
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import FACES

# What single games add; the classic ones add nothing.
OF_GAME: dict[str, tuple[ModuleType, ...]] = {
    "zweite-ebene": (nueby,),
    "einser-blocker": (nueby, einser_blocker),
    "jaeger": (nueby, jaeger),
    "werfer": (nueby,),
    "abkuerzungen": (nueby,),
    "kurzer-einsatz": (nueby,),
}
MOST_SETUPS = 64  # kept ready; anybody may bring a board
NO_NET = 1  # hidden units where nobody has a net


@lru_cache(MOST_SETUPS)
def mind_rules(setup: Setup, hidden: int = NO_NET, sharpest: int = thinking.DEEP) -> RuleSet:
    """The rules of a table with whole games and all players up to the ``sharpest``.

    The net has so many hidden units.
    """
    players = (
        heuristics,
        trial,
        features,
        net,
        thinking,
        weakness,
        *OF_GAME.get(setup.game.id, ()),
        *((neutral,) if "NEUTRAL" in setup.rules.constants else ()),
    )
    graph = setup.board.graph
    return compose(
        setup.game.id,
        [generator, series, playout, exponential, *players],
        setup.rules,
        **player_tables(setup),
        SPOTS=spots_seen(setup),
        NEARNESS=nearness_noticed(setup),
        FULL_WAY=distances(graph, 0)[graph.start[0]],
        HELPLESS_FACES=helpless_faces(setup),
        ROLLING_IS_FORESEEN=int(setup.game.id == "jaeger"),
        ALL_GRADES=graph.colours * features.GRADES,
        HIDDEN=hidden,
        SHARPEST=sharpest,
        OWN_DICE=1,
    )


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


def net_shape(setup: Setup, hidden: int) -> tuple[int, int]:
    """Rows and columns of the table of weights."""
    colours = setup.board.graph.colours
    meetings = colours * colours * features.STAGES * nearness_noticed(setup)
    inputs = colours * (spots_seen(setup) + features.GRADES) + features.MOMENTS + meetings
    return inputs + 1 + hidden + 1, hidden
