"""How today's experts do against those of earlier editions, which stay as they were.

    python benchmarks/against.py never-mind --players 4 --games 4000 --edition second

One of today's sits among frozen ones, and changes seats; the games of a round have the same dice.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from frozen.first.mind import MOST_NOTES, THOUGHTS, is_guest, rollout_rules, thought_width
from frozen.first.rollouts import ROLLING
from frozen.second.mind import mind_rules as second_rules
from frozen.second.thinking import DEEP as SECOND_EXPERT
from rauswurf import games
from rauswurf.bots.families import family_of
from rauswurf.bots.race.batch import crew
from rauswurf.bots.race.weights import NET_OF, Weights, read_weights
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.statistics import estimate
from rauswurf.games import Setup
from rauswurf.rules.race import OVER

FROZEN = Path(__file__).parent / "frozen"
EDITIONS = ("first", "second")
FACES = 6
ROLL_FIRST = -1

Pick = Callable[[Any, Any], int]  # of a state, and where numbers come from


def frozen_weights(edition: str, game: str, players: int) -> Weights:
    """The net that an edition had for a table; what did not change is kept with the one before."""
    known = NET_OF.get(game, game)
    folders = [
        FROZEN / each / "weights" for each in reversed(EDITIONS[: EDITIONS.index(edition) + 1])
    ]
    names = (f"{known}-{players}.net", f"{known}.net")
    paths = (folder / name for name in names for folder in folders)
    path = next(path for path in paths if path.is_file())
    return read_weights(path.read_bytes(), path.name)


def frozen_pick(edition: str, setup: Setup) -> Pick:
    """The compiled expert of an edition."""
    weights = frozen_weights(edition, setup.game.id, setup.players)
    net = np.array(weights.rows)
    if edition == "second":
        rules = second_rules(setup, weights.hidden)
        pick, mind = compiled(rules, "pick"), new_record(rules, "Mind")
        return lambda s, chance: int(pick(s, mind, net, chance, SECOND_EXPERT))
    rules = rollout_rules(setup, weights.hidden, guest=is_guest(setup, weights.shape))
    thought = np.zeros((THOUGHTS, thought_width(setup, weights.hidden)))
    memory = net, np.zeros(MOST_NOTES, np.int64), thought
    first, t, u = compiled(rules, "pick"), new_record(rules), new_record(rules)
    return lambda s, chance: int(first(s, t, u, chance, ROLLING, *memory))


def match_of(setup: Setup, edition: str) -> Callable[[int, int, Any], None]:
    """The match, of compiled players: fills in whether today's expert won each game."""
    ours = crew(setup)
    names = ("pick", "choose", "roll", "setup", "draw", "seed_stream")
    pick, choose, roll, begin, draw, seed_stream = (compiled(ours.rules, name) for name in names)
    expert = family_of(setup.game).kind_of(setup, "expert")
    frozen = frozen_pick(edition, setup)
    s, mind = new_record(ours.rules), new_record(ours.rules, "Mind")
    seat_of = ours.rules.SEAT.flat
    seats = len(setup.seats)

    def run(number: int, seed: int, won: Any) -> None:
        dice = np.zeros((seats + 1, 2), np.int64)
        for game in range(number):
            for k in range(seats + 1):
                seed_stream(dice[k], seed, (game // seats) * 16 + k)
            begin(s)
            while s.phase != OVER:
                seat = seat_of[s.turn]
                if seat == game % seats:
                    option = pick(s, mind, ours.net, dice[seats], expert)
                else:
                    option = frozen(s, dice[seats])
                if option == ROLL_FIRST:
                    roll(s, 1 + draw(dice[seat], FACES))
                else:
                    choose(s, option)
            won[game] = s.rank[game % seats] == 1

    return run


def main() -> None:
    """Play, and tell how often today's expert won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[-1])
    chosen = parser.parse_args()
    setup = games.get(chosen.game).setup(chosen.players)
    won = np.zeros(chosen.games)
    match_of(setup, chosen.edition)(chosen.games, chosen.seed, won)
    found = estimate(won, chosen.players)
    told = f"{100 * found.value:.1f} ± {100 * found.error:.1f} %"
    print(f"{chosen.game}, {chosen.players} players: today's expert wins {told}", end=" ")
    print(f"of {chosen.games} games; a fair share is {100 / chosen.players:.0f} %")


if __name__ == "__main__":
    main()
