"""What differs between the families of games, for bots: one object for each."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rauswurf.bots import nichtlustig, race
from rauswurf.bots.nichtlustig.eye import ONE_ROLL
from rauswurf.bots.nichtlustig.player import KINDS as CARD_PLAYERS
from rauswurf.bots.race.habits import HABITS
from rauswurf.bots.race.netplayer import KINDS as NET_PLAYERS
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.bots.view import Bot
from rauswurf.games import Game, Setup

if TYPE_CHECKING:
    from rauswurf.fast.batch import Crew

Factory = Callable[[Game, int], Bot]


@dataclass(frozen=True)
class Family:
    """The bots of one family, at a table and compiled."""

    players: Mapping[str, Factory]
    levels: Mapping[str, str]  # which of them plays at which level
    kinds: Mapping[str, int]  # the numbers under which compiled code knows them
    needs_net: frozenset[str]
    has_net: Callable[[Setup], bool]  # is there a net, and does it know this board?
    crew: Callable[[Setup, Sequence[int]], "Crew"]  # for matches between players of these numbers
    weighing_crew: Callable[[Setup], "Crew"] | None = None  # for matches that count luck
    telling_crew: Callable[[Setup], "Crew"] | None = None  # for those that look at all chances

    def own_name(self, name: str) -> str:
        """The name of a bot where a level was named."""
        return self.levels.get(name, name)

    def kind_of(self, setup: Setup, name: str) -> int | None:
        """The number under which compiled code knows a player; None if it does not."""
        own = self.own_name(name)
        if own in self.needs_net and not self.has_net(setup):
            return None
        return self.kinds.get(own)

    def can_weigh(self, setup: Setup) -> bool:
        """Does anybody know what a roll is worth at this table?"""
        return self.weighing_crew is not None and self.has_net(setup)


def race_crew(setup: Setup, kinds: Sequence[int]) -> "Crew":
    """All race players; the compiler is loaded now."""
    from rauswurf.bots.race.batch import crew

    return crew(setup)


def race_weighing_crew(setup: Setup) -> "Crew":
    """The same at a table where the luck of every roll is counted."""
    from rauswurf.bots.race.batch import weighing_crew

    return weighing_crew(setup)


def race_telling_crew(setup: Setup) -> "Crew":
    """The same at a table where everybody's chances are looked at besides."""
    from rauswurf.bots.race.batch import telling_crew

    return telling_crew(setup)


def card_crew(setup: Setup, kinds: Sequence[int]) -> "Crew":
    """The players of NICHTLUSTIG; those who calculate take longer to compile."""
    from rauswurf.bots.nichtlustig.batch import crew

    return crew(setup, thinks=max(kinds) >= ONE_ROLL)


FAMILIES = {
    "race": Family(
        race.PLAYERS,
        race.LEVELS,
        HABITS | NET_PLAYERS,
        frozenset(NET_PLAYERS),
        lambda setup: weights_for(setup) is not None,
        race_crew,
        race_weighing_crew,
        race_telling_crew,
    ),
    "nichtlustig": Family(
        nichtlustig.PLAYERS,
        nichtlustig.LEVELS,
        CARD_PLAYERS,
        frozenset(),
        lambda setup: True,
        card_crew,
    ),
}


def family_of(game: Game) -> Family:
    """The family of a game."""
    return FAMILIES[game.family]
