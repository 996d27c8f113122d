"""Matches: many games between named players, who change seats so that none is favoured.

The games of one round, one for each seat, have the same dice at the same seats: the players move on
by a seat from game to game. So luck that belongs to a seat falls to each of them once. Rounds are
independent of each other, and standard errors are taken over rounds.

Players of ours run compiled; all others are asked one by one.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from rauswurf.bots.nichtlustig.player import KINDS as CARD_PLAYERS
from rauswurf.bots.race.habits import HABITS
from rauswurf.bots.race.netplayer import KINDS, weights_for
from rauswurf.bots.registry import by_level, player
from rauswurf.bots.slow import Asking
from rauswurf.fast.batch import Progress, Tallies, columns
from rauswurf.fast.figures import Figure, shared_wins
from rauswurf.games import Setup

# The numbers under which compiled code knows players, by family.
COMPILED = {"race": HABITS | KINDS, "nichtlustig": CARD_PLAYERS}


@dataclass(frozen=True)
class Match:
    """What came of a match."""

    lineup: tuple[str, ...]
    sitting: Any  # [game, seat]: the number of the player in the line-up
    tallies: Tallies

    @property
    def wins(self) -> Any:
        """[round, player]: the share of the games of a round that a player has won."""
        won = shared_wins(self.tallies.ranks)
        by_player = np.zeros_like(won)
        np.put_along_axis(by_player, self.sitting, won, axis=1)
        return by_player.reshape(-1, len(self.lineup), len(self.lineup)).mean(axis=1)

    def share(self, player: int = 0) -> Figure:
        """How often a player has won, with its standard error."""
        rounds = self.wins[:, player]
        error = float(rounds.std(ddof=1)) / sqrt(len(rounds)) if len(rounds) > 1 else float("nan")
        return Figure(self.lineup[player], float(rounds.mean()), error)

    @property
    def games_per_second(self) -> float:
        """How fast it went."""
        return len(self.sitting) / max(self.tallies.seconds, 1e-9)


def play(
    setup: Setup,
    lineup: Sequence[str],
    rounds: int,
    *,
    seed: int = 0,
    first: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Match:
    """Play so many rounds, from number ``first`` on; a round is a game for each seat.

    Raises NoSuchBot. The result depends on the seed and the numbers only.
    """
    seats = len(setup.seats)
    if len(lineup) != seats:
        raise ValueError(f"{seats} players sit at this table, not {len(lineup)}")
    for name in lineup:
        player(name, setup.game.id)  # raises NoSuchBot
    games = np.arange(rounds * seats)
    sitting = (np.arange(seats)[None, :] + games[:, None]) % seats
    numbers = first + games // seats
    kinds = [kind_of(setup, name) for name in lineup]
    if None in kinds:
        tallies = _asked(setup, lineup, sitting, numbers, seed, progress)
    else:
        players = np.array(kinds, np.int64)[sitting]
        tallies = play_compiled(setup, players, numbers, seed, threads, progress)
    return Match(tuple(lineup), sitting, tallies)


def play_compiled(
    setup: Setup,
    players: Any,
    numbers: Any,
    seed: int,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Tallies:
    """Play a game for each row of ``players`` ([game, seat]: see ``kind_of``)."""
    if setup.game.family == "race":
        from rauswurf.bots.race.batch import net_table, play_matches

        weights = weights_for(setup)
        net = net_table(weights.rows if weights else [[0.0]])
        return play_matches(setup, net, players, numbers, seed, threads, progress)
    from rauswurf.bots.nichtlustig import batch

    return batch.play_matches(setup, players, numbers, seed, threads, progress)


def kind_of(setup: Setup, name: str) -> int | None:
    """The number under which compiled code knows a player; None if it does not."""
    family = setup.game.family
    found = COMPILED[family].get(by_level(setup.game).get(name, name))
    if family == "race" and found in KINDS.values() and not has_net(setup):
        return None
    return found


def has_net(setup: Setup) -> bool:
    """Is there a net for this game, and does it know this board?"""
    return weights_for(setup) is not None


def _asked(
    setup: Setup,
    lineup: Sequence[str],
    sitting: Any,
    numbers: Any,
    seed: int,
    progress: Progress | None,
) -> Tallies:
    """Play with players that are asked one by one."""
    began = time.perf_counter()
    rows = []
    table = Asking(setup)
    width = len(columns(setup))
    for game, (places, number) in enumerate(zip(sitting, numbers, strict=True)):
        names = [lineup[k] for k in places]
        rows.append(table.play(names, seed, int(number), game, width))
        if progress:
            progress(1)
    seconds = time.perf_counter() - began
    return Tallies(np.array(rows), len(setup.seats), seconds, 0.0, setup.game.family)
