"""How today's experts do against those of the first edition, which stay as they were.

    python benchmarks/against.py never-mind --players 4 --games 4000

One of today's sits among frozen ones, and changes seats; the games of a round have the same dice.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from frozen.first.mind import MOST_NOTES, THOUGHTS, is_guest, rollout_rules, thought_width
from frozen.first.rollouts import ROLLING
from rauswurf import games
from rauswurf.bots.race.batch import crew
from rauswurf.bots.race.thinking import DEEP
from rauswurf.bots.race.weights import NET_OF, Weights, read_weights
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.statistics import estimate
from rauswurf.games import Setup
from rauswurf.rules.race import OVER

WEIGHTS = Path(__file__).parent / "frozen" / "first" / "weights"
FACES = 6
ROLL_FIRST = -1

Pick = Callable[..., int]


def frozen_weights(game: str, players: int) -> Weights:
    """The net that the first edition had for a table."""
    known = NET_OF.get(game, game)
    names = (f"{known}-{players}.net", f"{known}.net")
    path = next(WEIGHTS / name for name in names if (WEIGHTS / name).is_file())
    return read_weights(path.read_bytes(), path.name)


def frozen_picker(setup: Setup) -> tuple[Pick, tuple[Any, ...]]:
    """The compiled expert of the first edition, and what it thinks with."""
    weights = frozen_weights(setup.game.id, setup.players)
    guest = is_guest(setup, weights.shape)
    rules = rollout_rules(setup, weights.hidden, guest=guest)
    thought = np.zeros((THOUGHTS, thought_width(setup, weights.hidden)))
    memory = np.array(weights.rows), np.zeros(MOST_NOTES, np.int64), thought
    return compiled(rules, "pick"), (new_record(rules), new_record(rules), *memory)


def match_of(setup: Setup) -> Callable[[int, int, Any], None]:
    """The match, of compiled players: fills in whether today's expert won each game."""
    ours = crew(setup)
    names = ("pick", "choose", "roll", "setup", "draw", "seed_stream")
    pick, choose, roll, begin, draw, seed_stream = (compiled(ours.rules, name) for name in names)
    frozen_pick, (t, u, old_net, note, thought) = frozen_picker(setup)
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
                    option = pick(s, mind, ours.net, dice[seats], DEEP)
                else:
                    option = frozen_pick(s, t, u, dice[seats], ROLLING, old_net, note, thought)
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
    chosen = parser.parse_args()
    setup = games.get(chosen.game).setup(chosen.players)
    won = np.zeros(chosen.games)
    match_of(setup)(chosen.games, chosen.seed, won)
    found = estimate(won, chosen.players)
    told = f"{100 * found.value:.1f} ± {100 * found.error:.1f} %"
    print(f"{chosen.game}, {chosen.players} players: today's expert wins {told}", end=" ")
    print(f"of {chosen.games} games; a fair share is {100 / chosen.players:.0f} %")


if __name__ == "__main__":
    main()
