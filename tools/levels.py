"""Tune the levels to the players that come with the package and write bots/levels.json.

    python tools/levels.py [GAME ...] [--games 1600] [--seed 1]

Every level is the best player, weakened. One player sits among others who are a little weaker: so
it is measured, step by step, how much weakness costs in odds. Levels are set equally far apart on
that scale, played against each other, and set once more by what came of it. From the weakest, a
child that knows the rules, to the expert there are three steps; four if three would each be more
than twice the fair odds; and if four would be as well, the beginner is made so much better.

What was measured is kept in build/levels: the command can be stopped, and goes on there.
"""

import argparse
import json
import math
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from kept import Kept
from rauswurf import __version__, games
from rauswurf.bots.families import family_of
from rauswurf.bots.levels import FORMAT
from rauswurf.bots.race.weights import NET_OF
from rauswurf.bots.weak_names import WEAKEST, weak_name
from rauswurf.fast.statistics import estimate
from rauswurf.games import GAMES, Setup
from rauswurf.games.levels import EXTRA_LEVEL, LEVELS
from rauswurf.lab.match import match_at
from rauswurf.lab.measuring import won_by_first
from rauswurf.lab.play import fingerprint, play

ROOT = Path(__file__).parent.parent
FILE = ROOT / "src" / "rauswurf" / "bots" / "levels.json"
KEPT = ROOT / "build" / "levels"

GRID = (0, 100, 200, 300, 450, 600, 800, WEAKEST)
CARD_GRID = (0, 250, 600, WEAKEST)  # for those who calculate long
CARD_PART = 4  # they play so many times fewer games
TWICE = math.log(2)  # the largest step
FEW, MANY = len(LEVELS) - 2, len(LEVELS) - 1  # steps
TRIES = 2  # at setting the levels apart evenly
MOST_ODDS = 200.0  # where somebody always won


@dataclass(frozen=True)
class Step:
    """How often one player wins among others."""

    share: float
    error: float
    seats: int

    @property
    def odds(self) -> float:
        """The odds of the one, by the odds that would be fair."""
        if self.share >= 1:
            return MOST_ODDS
        return min(MOST_ODDS, max(1 / MOST_ODDS, self.share / (1 - self.share) * (self.seats - 1)))


class Tuner:
    """Tunes the levels of one table."""

    def __init__(self, setup: Setup, rounds: int, seed: int, kept: Kept) -> None:
        self.setup = setup
        self.family = family_of(setup.game)
        self.is_slow = setup.game.family != "race"
        self.rounds = rounds // CARD_PART if self.is_slow else rounds
        self.seed = seed
        self.kept = kept

    def step(self, upper: str, lower: str) -> Step:
        """How often one wins among others."""
        seats = len(self.setup.seats)
        match = match_at(self.setup, (upper, *[lower] * (seats - 1)), self.seed, rotated=True)
        number = seats * max(2, self.rounds // seats)

        def measure() -> list[float]:
            found = estimate(won_by_first(match, play(match, 0, number)), seats)
            return [found.value, found.error]

        table = f"{self.setup.game.id} {self.setup.players}"
        key = f"{table} {upper} {lower} {number} {self.seed} {fingerprint(match)}"
        share, error = self.kept.remembered(key, measure)
        return Step(share, error, seats)

    def named(self, weakness: int) -> str:
        """A player of this weakness; the best one if it has none."""
        return weak_name(weakness) if weakness else self.family.best

    def scale(self, weaknesses: list[int]) -> list[float]:
        """[weakness]: how far it is below the best, in logarithms of odds."""
        below = [0.0]
        for stronger, weaker in pairwise(weaknesses):
            odds = self.step(self.named(stronger), self.named(weaker)).odds
            below.append(below[-1] + max(0.01, math.log(odds)))
        return below

    def tuned(self, steps: int) -> list[int]:
        """The weaknesses of the levels, from the best on."""
        weaknesses = list(CARD_GRID if self.is_slow else GRID)
        below = self.scale(weaknesses)
        for _ in range(TRIES):
            step = min(TWICE, below[-1] / steps)
            at = [step * k for k in range(steps + 1)]
            weaknesses = [round(float(np.interp(each, below, weaknesses))) for each in at]
            below = self.scale(weaknesses)
        return weaknesses

    def spread(self) -> float:
        """How far the weakest are below the best."""
        return self.scale(list(CARD_GRID if self.is_slow else GRID))[-1]


def tuned_game(id: str, rounds: int, seed: int, kept: Kept) -> dict[str, Any]:
    """The levels of one game, by number of players."""
    game = games.get(id)
    tuners = {n: Tuner(game.setup(n), rounds, seed, kept) for n in game.players}
    widest = max(tuner.spread() for tuner in tuners.values())
    steps = FEW if widest <= FEW * TWICE else MANY
    names = [level for level in LEVELS if steps == MANY or level != EXTRA_LEVEL]
    found = {}
    for players, tuner in tuners.items():
        weaknesses = tuner.tuned(steps)
        measured = [
            tuner.step(tuner.named(upper), tuner.named(lower))
            for upper, lower in pairwise(weaknesses)
        ]
        tuned = dict(zip(names, reversed(weaknesses), strict=True))
        if EXTRA_LEVEL not in tuned:  # it can be named even where it is not offered
            tuned[EXTRA_LEVEL] = (tuned["casual"] + tuned["strong"]) // 2
        del tuned[LEVELS[-1]]
        found[str(players)] = {
            "weakness": {level: tuned[level] for level in LEVELS if level in tuned},
            "wins": [round(step.share, 4) for step in reversed(measured)],
            "errors": [round(step.error, 4) for step in reversed(measured)],
        }
        odds = " ".join(f"{step.odds:.2f}" for step in reversed(measured))
        print(f"{id} {players}: {weaknesses[::-1]} odds {odds}", flush=True)
    return {"levels": len(names), "players": found}


def main() -> None:
    """Tune, and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    own = [game for game in GAMES if game not in NET_OF]
    parser.add_argument("game", nargs="*", help=f"{', '.join(own)}; all if none is named")
    parser.add_argument("--games", type=int, default=1_600, help="for each step")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    unknown = set(chosen.game) - set(own)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}; choose from {', '.join(own)}")
    document = json.loads(FILE.read_text(encoding="utf-8"))
    for game in chosen.game or own:
        kept = Kept(KEPT / f"{game}.jsonl")
        tuned = tuned_game(game, chosen.games, chosen.seed, kept)
        document["games"][game] = {"seed": chosen.seed, "games": chosen.games, **tuned}
        written = {"format": FORMAT, "command": "make levels", "version": __version__}
        FILE.write_text(compact(written | {"games": document["games"]}), encoding="utf-8")
    print(f"wrote {FILE.relative_to(ROOT)}")


def compact(document: dict[str, Any]) -> str:
    """JSON with a line for each table."""
    told = json.dumps(document | {"games": {}})[: -len("{}}")]
    lines = [f'"{game}": {json.dumps(found)}' for game, found in document["games"].items()]
    return told + "{\n" + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    main()
