"""What the actions and observations of a game are: their parts, how many, and their limits."""

from dataclasses import dataclass
from functools import lru_cache

from rauswurf.envs.composing import MOST_SETUPS, back_paths, env_rules, movable_pieces
from rauswurf.envs.rules import einser_blocker, nichtlustig
from rauswurf.games import Game, Setup
from rauswurf.rules.graph import FACES, TRACK
from rauswurf.rules.nichtlustig.cards import (
    CARDS,
    DEATHS,
    DICE,
    DINOSAUR,
    FINAL,
    POODLE,
    TARGETS,
    VALUES,
)
from rauswurf.rules.race import PIECES

# Of what the numbers mean. One goes up when the same number comes to mean something else.
VERSIONS = {
    "madn": 0,
    "never-mind": 0,
    "dont-worry": 0,
    "zweite-ebene": 0,
    "einser-blocker": 0,
    "jaeger": 0,
    "werfer": 0,
    "abkuerzungen": 0,
    "kurzer-einsatz": 0,
    "nichtlustig": 0,
}


@dataclass(frozen=True)
class Part:
    """Some numbers after each other that are of one kind, in a shape; ``name`` tells the kind."""

    name: str
    shape: tuple[int, ...] = ()
    low: int = 0
    high: int = 1

    @property
    def size(self) -> int:
        """How many they are."""
        size = 1
        for length in self.shape:
            size *= length
        return size


@dataclass(frozen=True)
class Spaces:
    """The actions and the observation of a game at a table."""

    actions: tuple[Part, ...]
    observation: tuple[Part, ...]
    version: int

    @property
    def action_count(self) -> int:
        """How many actions there are."""
        return sum(part.size for part in self.actions)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.observation)

    @property
    def low(self) -> list[int]:
        """The least that each number of an observation can be."""
        return [part.low for part in self.observation for _ in range(part.size)]

    @property
    def high(self) -> list[int]:
        """The most."""
        return [part.high for part in self.observation for _ in range(part.size)]


def name_of(game: Game) -> str:
    """What programs call a game: ``NeverMind``."""
    return "".join(word.capitalize() for word in game.id.split("-"))


@lru_cache(MOST_SETUPS)
def spaces_of(setup: Setup) -> Spaces:
    """The spaces of a game; they depend on its board only, not on players or variants."""
    version = VERSIONS.get(setup.game.id, 0)
    if setup.game.family != "race":
        return Spaces(card_actions(), card_observation(setup), version)
    special_actions, special_parts = specials(setup)
    return Spaces(
        (*race_actions(setup), *special_actions),
        (*race_observation(setup), *special_parts),
        version,
    )


def race_actions(setup: Setup) -> tuple[Part, ...]:
    """What all race games know."""
    pieces = movable_pieces(setup)
    return (
        Part("roll"),
        Part("pass"),
        Part("step", (pieces, setup.rules.PATHS)),
        Part("step-back", (pieces, back_paths(setup))),
    )


def race_observation(setup: Setup) -> tuple[Part, ...]:
    """What all race games show."""
    colours, place = setup.board.graph.colours, env_rules(setup).PLACE
    seats = max(setup.game.players)
    return (
        Part("places", (colours, PIECES), -1, max(place.flat)),
        Part("whose", (colours,), -1, seats),
        Part("rank", (colours,), 0, seats),
        Part("turn", (), 0, colours - 1),
        Part("die", (), 0, FACES),
        Part("rolls", (), 0, 3),
        Part("roll-awaited"),
        Part("sixes", (), 0, 2),
    )


def specials(setup: Setup) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """What only single games know, and show."""
    colours = setup.board.graph.colours
    if setup.keeps("focus"):
        return (Part("hunt", (FACES,)), Part("turn-over", (PIECES,))), (
            Part("focus", (colours, PIECES)),
            Part("hunted", (), 0, FACES),
            *(Part(name, (), 0, PIECES) for name in ("hunt-dice", "hits", "all-hits")),
        )
    if setup.keeps("stone"):
        track = sum(kind == TRACK for kind in setup.board.graph.kind)
        return (Part("push"), Part("stone", (track,))), (
            Part("stones", (colours,), -1, einser_blocker.LANE_LENGTH + track - 1),
            Part("pushed"),
            Part("stuck", (), -1, max(setup.game.players)),
        )
    return (), ()


def card_actions() -> tuple[Part, ...]:
    """What one may do in NICHTLUSTIG."""
    return (
        Part("keep", (nichtlustig.STOPPING,)),
        Part("stop"),
        Part("use", (nichtlustig.TAKING_PAIRS - nichtlustig.USING,)),
        Part("take-pairs", (nichtlustig.TAKING_PROFESSORS - nichtlustig.TAKING_PAIRS,)),
        Part("take-professors", (nichtlustig.TAKING_DINOSAUR - nichtlustig.TAKING_PROFESSORS,)),
        Part("take-dinosaur", (VALUES,)),
        Part("take-nothing"),
        Part("take-death", (DEATHS,)),
        Part("cover", (DINOSAUR,)),
    )


def card_observation(setup: Setup) -> tuple[Part, ...]:
    """What one sees of NICHTLUSTIG."""
    return (
        Part("where", (CARDS,), -1, max(setup.game.players) - 1),
        Part("mark", (TARGETS,), 0, 2),
        Part("covers", (DEATHS,), -1, TARGETS - 1),
        Part("faces", (DICE,), 0, FACES),
        Part("kept", (DICE,)),
        Part("turn", (), 0, max(setup.game.players) - 1),
        Part("step", (), 0, FINAL),
        Part("rolls", (), 0, 3),
        Part("death-in-hand", (), -1, POODLE),
        Part("on-table", (), 0, TARGETS),
    )
