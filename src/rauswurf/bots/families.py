"""What differs between the families of games, for bots: one object for each."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from rauswurf.bots import nichtlustig, race
from rauswurf.bots.levels import EXPERT, weakness_at
from rauswurf.bots.nichtlustig.eye import ONE_ROLL
from rauswurf.bots.nichtlustig.player import KINDS as CARD_PLAYERS
from rauswurf.bots.race.habits import HABITS
from rauswurf.bots.race.netplayer import KINDS as NET_PLAYERS
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.bots.race.weakplayer import KINDS as DISTRACTED_PLAYERS
from rauswurf.bots.view import Bot, View
from rauswurf.bots.weak_names import FIRST_WEAK, weak_name, weakness_named
from rauswurf.games import Game, Setup
from rauswurf.games.levels import LEVELS

if TYPE_CHECKING:
    from rauswurf.fast.batch import Crew

Factory = Callable[[Game, int], Bot]


class Weigher(Protocol):
    """Counts the luck of games that are played at a table."""

    @property
    def luck(self) -> list[float]:
        """[seat]: what the dice brought beyond their mean, as a part of a win."""

    def begin(self) -> None:
        """A new game."""

    def foresee(self, s: Any, face: int) -> None:
        """Count what a die brings that is about to fall."""


@dataclass(frozen=True)
class Family:
    """The bots of one family, at a table and compiled."""

    players: Mapping[str, Factory]
    best: str  # the expert
    weakened: Callable[[int], Factory]  # makes players of some weakness
    without_net: Mapping[str, str]  # who plays at which level where no net knows the board
    kinds: Mapping[str, int]  # the numbers under which compiled code knows them
    needs_net: frozenset[str]
    has_net: Callable[[Setup], bool]  # is there a net, and does it know this board?
    crew: Callable[[Setup, Sequence[int]], "Crew"]  # for matches between players of these numbers
    weighing_crew: Callable[[Setup], "Crew"]  # for matches that count luck
    weigher: Callable[[Setup], Weigher]  # the same at a table
    # For those where everybody's chances are looked at turn by turn, and at every choice and roll.
    following_crew: Callable[[Setup, Sequence[int]], "Crew"] | None = None
    telling_crew: Callable[[Setup], "Crew"] | None = None

    def own_name(self, setup: Setup, name: str) -> str:
        """The name of a bot where a level was named."""
        if name not in LEVELS:
            return name
        if not self.has_net(setup):
            return self.without_net[name]
        if name == EXPERT:
            return self.best
        return weak_name(weakness_at(name, setup.game.id, setup.players))

    def kind_of(self, setup: Setup, name: str) -> int | None:
        """The number under which compiled code knows a player; None if it does not."""
        own = self.own_name(setup, name)
        weakness = weakness_named(own)
        if (own in self.needs_net or weakness is not None) and not self.has_net(setup):
            return None
        return self.kinds.get(own) if weakness is None else FIRST_WEAK + weakness

    def factory(self, name: str) -> Factory | None:
        """Makes the players of a name or level; None if it is not one of ours."""
        if name in LEVELS:
            return lambda game, seed: LevelPlayer(self, name, seed)
        weakness = weakness_named(name)
        return self.players.get(name) if weakness is None else self.weakened(weakness)

    def can_weigh(self, setup: Setup) -> bool:
        """Does anybody know what a roll is worth at this table?"""
        return self.has_net(setup)


@dataclass(frozen=True)
class LevelPlayer:
    """Plays at a level; who that is, the table decides."""

    family: Family
    level: str
    seed: int

    def choose(self, view: View) -> str:
        """One of the moves."""
        factory = self.family.factory(self.family.own_name(view.setup, self.level))
        assert factory is not None
        return factory(view.setup.game, self.seed).choose(view)


def race_crew(setup: Setup, kinds: Sequence[int]) -> "Crew":
    """The race players that are needed; the compiler is loaded now."""
    from rauswurf.bots.race.batch import crew

    return crew(setup, kinds)


def race_weighing_crew(setup: Setup) -> "Crew":
    """The same at a table where the luck of every roll is counted."""
    from rauswurf.bots.race.batch import weighing_crew

    return weighing_crew(setup)


def race_following_crew(setup: Setup, kinds: Sequence[int]) -> "Crew":
    """The race players that are needed, at a table where chances are looked at turn by turn."""
    from rauswurf.bots.race.batch import following_crew

    return following_crew(setup, kinds)


def race_telling_crew(setup: Setup) -> "Crew":
    """All race players, where the worth of every choice and roll is looked at besides."""
    from rauswurf.bots.race.batch import telling_crew

    return telling_crew(setup)


def card_crew(setup: Setup, kinds: Sequence[int]) -> "Crew":
    """The players of NICHTLUSTIG; those who calculate take longer to compile."""
    from rauswurf.bots.nichtlustig.batch import crew

    return crew(setup, thinks=max(kinds) >= ONE_ROLL)


def card_weighing_crew(setup: Setup) -> "Crew":
    """The same at a table where the luck of every throw is counted."""
    from rauswurf.bots.nichtlustig.batch import weighing_crew

    return weighing_crew(setup)


def race_weigher(setup: Setup) -> Weigher:
    """Who counts luck at a table."""
    from rauswurf.bots.race.weigher import RaceWeigher

    return RaceWeigher(setup)


def card_weigher(setup: Setup) -> Weigher:
    """The same in NICHTLUSTIG; the compiler is loaded now."""
    from rauswurf.bots.nichtlustig.weigher import CardWeigher

    return CardWeigher(setup)


FAMILIES = {
    "race": Family(
        race.PLAYERS,
        race.BEST,
        race.weakened,
        race.WITHOUT_NET,
        HABITS | NET_PLAYERS | DISTRACTED_PLAYERS,
        frozenset(NET_PLAYERS | DISTRACTED_PLAYERS),
        lambda setup: weights_for(setup) is not None,
        race_crew,
        race_weighing_crew,
        race_weigher,
        race_following_crew,
        race_telling_crew,
    ),
    "nichtlustig": Family(
        nichtlustig.PLAYERS,
        nichtlustig.BEST,
        nichtlustig.weakened,
        {},
        CARD_PLAYERS,
        frozenset(),
        lambda setup: True,
        card_crew,
        card_weighing_crew,
        card_weigher,
    ),
}


def family_of(game: Game) -> Family:
    """The family of a game."""
    return FAMILIES[game.family]
