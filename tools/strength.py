"""Measure how strong the bots are and write docs/strength.md.

    python tools/strength.py [GAME ...] [--players N ...] [--budget 1]

Everybody plays everybody, table by table. What was measured is kept in build/strength as it goes:
the command can be stopped or killed, and goes on there; what depends on other rules, players or
nets than those of today is measured anew. The page has all that was ever measured with those of
today. ``--budget 5`` plays five times as many games.
"""

import argparse
import os
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

import strength_page as page
from kept import Kept
from rauswurf import games
from rauswurf.bots import levels_of
from rauswurf.bots.perfect.format import usual_path
from rauswurf.bots.race.weights import NET_OF, shipped
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.statistics import estimate
from rauswurf.games import GAMES, Setup
from rauswurf.lab.match import match_at
from rauswurf.lab.measuring import won_by_first
from rauswurf.lab.play import fingerprint, play
from strength_tables import Level, Loss, Pool, Table, rated

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "build" / "strength"
SEED = 2  # not that by which levels are tuned

GAMES_OF_PAIR = 200
GAMES_OF_STEP = 800
CARD_PART = 4  # those who calculate long play so many times fewer
PAIRS_OF_DUELS = 2_000
SOLVED_PIECES = (4, 3, 2, 1)  # the most that there is a table for is taken


class Meter:
    """Measures one table, and remembers what was measured before."""

    def __init__(self, setup: Setup, budget: float, *, plays: bool) -> None:
        self.setup = setup
        self.seats = len(setup.seats)
        self.plays = plays  # else only what is known already is told
        self.budget = budget / (CARD_PART if setup.game.family != "race" else 1)
        self.pool = Pool(setup)
        self.kept = Kept(KEPT / f"{setup.game.id}-{setup.players}.jsonl")

    def known(self, key: str) -> bool:
        """Is there something to tell?"""
        return self.plays or key in self.kept.found

    def games(self, usual: int) -> int:
        """How many games are played, whole deals."""
        return self.seats * max(2, round(self.budget * usual / self.seats))

    def pair(self, one: str, other: str) -> list[float] | None:
        """[deal]: the share of wins of the first kind, of half of the seats or a little less."""
        first = self.seats // 2
        bots = (one,) * first + (other,) * (self.seats - first)
        weighed = {one, other} <= self.pool.thinkers
        match = match_at(self.setup, bots, SEED, rotated=True, weighed=weighed)
        number = self.games(GAMES_OF_PAIR)
        key = f"pair {one} {other} {number} {fingerprint(match)}"

        def measure() -> list[float]:
            print(f"{self.setup.game.id} {self.setup.players}: {one}, {other}", flush=True)
            found = play(match, 0, number)
            won = shared_wins(found.ranks) - (found.luck if weighed else 0.0)
            total = [0.0] * (number // self.seats)
            for game, row in enumerate(won):
                for seat, bot in enumerate(match.seating(game)):
                    total[game // self.seats] += row[seat] / self.seats if bot < first else 0.0
            return [round(each, 6) for each in total]

        return self.kept.remembered(key, measure) if self.known(key) else None

    def step(self, upper: str, lower: str) -> Level | None:
        """How often one of a level wins among others of the level below."""
        match = match_at(self.setup, (upper, *[lower] * (self.seats - 1)), SEED, rotated=True)
        number = self.games(GAMES_OF_STEP)
        key = f"step {upper} {lower} {number} {fingerprint(match)}"

        def measure() -> list[float]:
            print(f"{self.setup.game.id} {self.setup.players}: {upper} over {lower}", flush=True)
            share = estimate(won_by_first(match, play(match, 0, number)), self.seats)
            return [share.value, share.error]

        if not self.known(key):
            return None
        share, error = self.kept.remembered(key, measure)
        return Level(upper, share, error, self.seats)

    def loss(self, name: str) -> Loss | None:
        """What a decision costs on average, where there is a table of perfect play."""
        game, number = self.setup.game.id, self.pool.numbers.get(name)
        paths = {pieces: usual_path(game, pieces) for pieces in SOLVED_PIECES}
        pieces = next((each for each, path in paths.items() if path.is_file()), None)
        weights = shipped(game, 2)
        if self.setup.players != 2 or pieces is None or weights is None or number is None:
            return None
        pairs = max(2, round(self.budget * PAIRS_OF_DUELS))
        bots = (name, name)
        key = f"loss {name} {pieces} {pairs} {fingerprint(match_at(self.setup, bots, SEED))}"

        def measure() -> list[float]:
            # Here, since few have a table.
            from rauswurf.bots.perfect.duel import Duels, table_values
            from rauswurf.bots.perfect.dueling import DECISIONS, LOSS

            print(f"{game} 2: {name} against perfect play, {pieces} pieces", flush=True)
            race, values = table_values(paths[pieces])
            duels = Duels(race, values, weights, os.cpu_count() or 1)
            found = duels.meet(number, pairs, SEED, lambda played: None).tallies
            made = float(found[:, DECISIONS].sum())
            by_pair = found[:, LOSS].reshape(-1, 2).sum(axis=1)
            mean = float(by_pair.sum()) / made
            return [mean, float(by_pair.std()) * len(by_pair) ** 0.5 / made]

        if not self.known(key):
            return None
        value, error = self.kept.remembered(key, measure)
        return Loss(value, error, pieces)

    def table(self) -> Table:
        """Everybody against everybody, as far as it was measured."""
        number = self.games(GAMES_OF_PAIR)
        if not self.plays and not self.kept.found:
            return Table(self.setup.game.id, self.setup.players, {}, [], {}, number)
        names = self.pool.names
        pairs = {
            (one, other): found
            for one, other in combinations(names, 2)
            if (found := self.pair(one, other)) is not None
        }
        offered = levels_of(self.setup.game.id)
        steps = [self.step(upper, lower) for lower, upper in pairwise(offered)]
        losses = {name: loss for name in names if (loss := self.loss(name))}
        return Table(
            self.setup.game.id,
            self.setup.players,
            rated(names, pairs, self.seats),
            [step for step in steps if step],
            losses,
            number,
        )


def meters(chosen: argparse.Namespace, own: list[str]) -> Iterator[Meter]:
    """A meter for each table; only those that were chosen play."""
    for id in own:
        game = games.get(id)
        for players in game.players:
            wanted = not chosen.players or players in chosen.players
            plays = (id in chosen.game or not chosen.game) and wanted
            yield Meter(game.setup(players), chosen.budget, plays=plays and not chosen.page)


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    own = [game for game in GAMES if game not in NET_OF]
    parser.add_argument("game", nargs="*", help=f"{', '.join(own)}; all if none is named")
    parser.add_argument("--players", type=int, nargs="+", help="only tables of so many")
    parser.add_argument("--budget", type=float, default=1, help="times the usual games")
    parser.add_argument("--page", action="store_true", help="play nothing, write what is known")
    chosen = parser.parse_args()
    unknown = set(chosen.game) - set(own)
    if unknown:
        parser.error(f"no such game: {', '.join(sorted(unknown))}; choose from {', '.join(own)}")
    if not 0 < chosen.budget <= 10_000:
        parser.error("--budget is more than 0, and 10000 at most")
    tables = []
    for meter in meters(chosen, own):
        tables.append(meter.table())
        if meter.plays:
            PAGE.write_text(page.written(tables), encoding="utf-8")
    PAGE.write_text(page.written(tables), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
