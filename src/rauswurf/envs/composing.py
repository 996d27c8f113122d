"""Rules put together with what learning programs see and do."""

from functools import lru_cache
from types import ModuleType

from rauswurf.bots.race.tables import spots
from rauswurf.dice import generator
from rauswurf.envs.rules import einser_blocker, jaeger, lanes, nichtlustig, nueby, race
from rauswurf.games import Setup
from rauswurf.rules.array import Array
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import BACKWARD, FACES, NONE, TRACK
from rauswurf.rules.race import PIECES

MOST_SETUPS = 64  # kept ready; anybody may bring a board


@lru_cache(MOST_SETUPS)
def env_rules(setup: Setup) -> RuleSet:
    """The rules of a table with actions and observations."""
    if setup.game.family != "race":
        return compose(setup.game.id, [generator, lanes, nichtlustig], setup.rules)
    return compose(
        setup.game.id,
        [generator, lanes, race, *special_modules(setup)],
        setup.rules,
        **race_tables(setup),
    )


def special_modules(setup: Setup) -> list[ModuleType]:
    """What single race games add, by what they keep; the classic ones add nothing."""
    known = {"sixes": nueby, "focus": jaeger, "stone": einser_blocker}
    return [module for kept, module in known.items() if setup.keeps(kept)]


def race_tables(setup: Setup) -> dict[str, int | Array]:
    """Places, and where each kind of actions and observations begins."""
    colours, paths = setup.board.graph.colours, setup.rules.PATHS
    first_back = race.FIRST_STEP + movable_pieces(setup) * paths
    first_special = first_back + movable_pieces(setup) * back_paths(setup)
    whose = colours * PIECES
    found: dict[str, int | Array] = {
        "PLACE": places(setup),
        "FIRST_BACK": first_back,
        "FIRST_SPECIAL": first_special,
        "BACK_PATHS": back_paths(setup),
        "WHOSE": whose,
        "RANK": whose + colours,
        "MOMENT": whose + 2 * colours,
        "SPECIAL": whose + 2 * colours + race.MOMENT_LENGTH,
    }
    if setup.keeps("stone"):
        found["TRACK_PLACE"] = track_places(setup)
    return found


def movable_pieces(setup: Setup) -> int:
    """How many pieces a player may move with some variants: the own, and those of nobody."""
    return 2 * PIECES if "colours" in setup.variants else PIECES


def back_paths(setup: Setup) -> int:
    """How many paths lead back at most."""
    rules, graph = setup.rules, setup.board.graph
    return 1 + max(
        k
        for colour in range(graph.colours)
        for field in range(graph.fields)
        for die in range(1, FACES + 1)
        for k in range(rules.PATHS)
        if k == 0 or rules.REACH[BACKWARD, colour, field, die, k] != NONE
    )


def places(setup: Setup) -> Array:
    """[colour, field]: its number on the way of the colour, in order of steps; else NONE."""
    graph, steps = setup.board.graph, setup.rules.PROGRESS
    _, spot = spots(graph)
    fields = range(graph.fields)
    number = {
        (colour, field): place
        for colour in range(graph.colours)
        for place, field in enumerate(
            sorted(
                (field for field in fields if spot[colour, field] != NONE),
                key=lambda field: (steps[colour, field], spot[colour, field]),
            )
        )
    }
    return Array.filled((graph.colours, graph.fields), lambda c, f: number.get((c, f), NONE))


def track_places(setup: Setup) -> Array:
    """[colour, field]: the number of a track field, counted from the own start; else NONE."""
    graph, place = setup.board.graph, places(setup)
    tracks = [field for field in range(graph.fields) if graph.kind[field] == TRACK]
    number = {
        (colour, field): k
        for colour in range(graph.colours)
        for k, field in enumerate(sorted(tracks, key=lambda field: place[colour, field]))
    }
    return Array.filled((graph.colours, graph.fields), lambda c, f: number.get((c, f), NONE))
