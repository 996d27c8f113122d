"""How today's experts do against those of earlier editions, which stay as they were.

    python benchmarks/against.py never-mind --players 4 --games 4000 --edition first --level strong

One of today's sits among frozen ones, and changes seats; the games of a round have the same dice.
"""

import argparse

from frozen.meeting import VISITORS, won_in
from frozen.players import EDITIONS
from rauswurf import games
from rauswurf.fast.statistics import estimate
from rauswurf.games.levels import LEVELS
from rauswurf.lab.match import match_at


def main() -> None:
    """Play, and tell how often today's expert won."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=4_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--edition", choices=EDITIONS, default=EDITIONS[-1])
    parser.add_argument("--level", choices=("strong", "expert"), default="expert")
    parser.add_argument("--without-luck", action="store_true", help="take the luck of dice off")
    chosen = parser.parse_args()
    setup = games.get(chosen.game).setup(chosen.players)
    wanted = chosen.edition, chosen.level
    [earlier] = (name for name, player in VISITORS.items() if player == wanted)
    bots = (LEVELS[-1], *[earlier] * (chosen.players - 1))
    match = match_at(setup, bots, chosen.seed, rotated=True, weighed=chosen.without_luck)
    won = won_in(match, 0, chosen.games)
    ours = [row[match.seating(game).index(0)] for game, row in enumerate(won)]
    found = estimate(ours, chosen.players)
    told = f"{100 * found.value:.1f} ± {100 * found.error:.1f} %"
    print(f"{chosen.game}, {chosen.players} players: today's expert wins {told}", end=" ")
    print(f"of {chosen.games} games; a fair share is {100 / chosen.players:.0f} %")


if __name__ == "__main__":
    main()
