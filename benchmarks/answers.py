"""How much processor time an answer of a bot takes, in every game and at every level.

    python benchmarks/answers.py [GAME ...] [--answers 200] [--level expert ...] [--without-numpy]

The moments come from whole games of the bot against itself; it is asked as a server asks it, with
texts. The mean is told over all answers, and over those with something to choose; what is
loaded once, with the first few answers, is not counted.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import count as count_from
from itertools import islice
from statistics import fmean
from typing import NamedTuple


class Answer(NamedTuple):
    """What one answer took."""

    seconds: float
    is_choice: bool


def main() -> None:
    """Measure, and print a line for each game, number of players and level."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--answers", type=int, default=200, help="of each")
    parser.add_argument("--level", nargs="+", help="all if none is named")
    parser.add_argument(
        "--players", type=int, nargs="+", help="the fewest and the most if none is named"
    )
    parser.add_argument("--without-numpy", action="store_true")
    chosen = parser.parse_args()
    if chosen.without_numpy:
        sys.modules["numpy"] = None  # type: ignore[assignment]

    from rauswurf import bots, games

    columns = ("mean", "choices", "99 %", "most")
    print(f"{'game':16} {'players':>7} {'level':10} " + " ".join(f"{each:>8}" for each in columns))
    for game in chosen.game or games.GAMES:
        numbers = games.get(game).players
        for players in chosen.players or sorted({min(numbers), max(numbers)}):
            for level in chosen.level or bots.levels_of(game):
                found = answers(game, players, level, chosen.answers)
                times = " ".join(f"{1000 * each:5.1f} ms" for each in figures(found))
                print(f"{game:16} {players:7} {level:10} {times}", flush=True)


def figures(found: list[Answer]) -> tuple[float, float, float, float]:
    """The mean of all answers and of choices, and the longest of a hundred and of all."""
    everything = sorted(each.seconds for each in found)
    choices = [each.seconds for each in found if each.is_choice]
    late = everything[len(everything) * 99 // 100]
    return fmean(everything), fmean(choices or [0.0]), late, everything[-1]


def answers(game: str, players: int, level: str, count: int) -> list[Answer]:
    """So many answers, after those that load what is needed."""
    asked = moments(game, players, level)
    while not next(asked).is_choice:
        pass
    return list(islice(asked, count))


def moments(game: str, players: int, level: str) -> Iterator[Answer]:
    """Play game after game, and tell how long every answer took."""
    from rauswurf import Dice, Table, bots

    for seed in count_from(0):
        table = Table(game, players, dice=Dice.seeded(seed))
        while not table.is_over:
            began = time.process_time()
            move = bots.answer(level, game, players, {}, table.position, seed)
            yield Answer(time.process_time() - began, len(table.moves) > 1)
            table.play(move)


if __name__ == "__main__":
    main()
