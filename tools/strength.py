"""Measure how strong the bots are and write docs/strength.md.

    python tools/strength.py [--quick]

What was measured is kept in build/strength.json: the command can be stopped, and goes on there.
Delete that file to measure anew. ``--quick`` plays a tenth of the games.
"""

import argparse
import json
import os
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from math import sqrt
from pathlib import Path
from textwrap import fill
from typing import Any

from rauswurf import games
from rauswurf.bots import LEVELS, own_name
from rauswurf.bots.perfect.format import usual_path
from rauswurf.bots.race import BEST
from rauswurf.bots.race.habits import HABITS
from rauswurf.bots.race.netplayer import KINDS
from rauswurf.bots.race.weights import NET_OF, shipped
from rauswurf.fast.batch import simulate
from rauswurf.fast.statistics import estimate
from rauswurf.games import GAMES, Setup
from rauswurf.lab.match import match_at
from rauswurf.lab.measuring import won_by_first
from rauswurf.lab.play import play

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "build" / "strength.json"
NUEBY = ("zweite-ebene", "einser-blocker", "jaeger", "werfer", "abkuerzungen", "kurzer-einsatz")
SEED = 1
SEATS = 4  # at all tables but those against perfect play
SOLVED = "never-mind"
SOLVED_PIECES = 3

# Rounds (games for each seat) by how long a game takes.
SIMPLE, DEEP = 2500, 500
BY_CARDS = {"all-rolls": 600, "one-roll": 1000}  # the players of NICHTLUSTIG who calculate
RANDOM_GAMES = 100_000
PAIRS = 60_000  # of games against perfect play
CLOSE = 3  # times more rounds where an aim is close
SHORT_GAMES = {"madn": 4, "never-mind": 4}  # so many times more rounds of these

# What a prototype of ours gave, as figures to reproduce.
REFERENCE = {
    "foremost": 0.614,
    "rearmost": 0.049,
    "capture-else-foremost": 0.651,
    "defensive": 0.557,
}


@dataclass(frozen=True)
class Measured:
    """A share of wins and its standard error."""

    share: float
    error: float
    games: int
    per_second: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} ± {100 * self.error:.1f} %"


class Meter:
    """Measures, and remembers what was measured before."""

    def __init__(self, part: float) -> None:
        self.part = part
        self.kept = kept_before()

    def match(self, game: str, one: str, others: str, times: int = 1) -> Measured:
        """How often one wins against others of one kind, with four at the table."""
        setup = games.get(game).setup(SEATS)
        rounds = max(2, round(self.part * times * self.rounds(game, one, others)))

        def measure() -> list[float]:
            bots = (one, *[others] * (SEATS - 1))
            match = match_at(setup, bots, SEED, rotated=True)
            found = play(match, 0, SEATS * rounds)
            share = estimate(won_by_first(match, found), SEATS)
            return [share.value, share.error, SEATS * rounds, SEATS * rounds / found.seconds]

        return Measured(
            *self.remembered(f"{game} {one} {others} {rounds} {learned(setup)}", measure)
        )

    def rounds(self, game: str, one: str, others: str) -> int:
        """How many rounds such players can be given."""
        setup = games.get(game).setup(SEATS)
        names = {own_name(name, setup) for name in (one, others)}
        if names & BY_CARDS.keys():
            return min(BY_CARDS.get(name, SIMPLE) for name in names)
        thinks = names & {"net-2ply"}
        return DEEP * SHORT_GAMES.get(game, 1) if thinks else SIMPLE

    def perfect(self, player: str) -> Measured:
        """How often a player wins against perfect play, with three pieces each."""
        pairs = max(2, round(self.part * PAIRS))

        def play() -> list[float]:
            from rauswurf.bots.perfect.duel import WON, Duels, table_values

            weights = shipped(SOLVED, 2)
            assert weights is not None
            race, values = table_values(usual_path(SOLVED, SOLVED_PIECES))
            duels = Duels(race, values, weights, os.cpu_count() or 1)
            games = duels.meet((HABITS | KINDS)[player], pairs, SEED, lambda n: None)
            won = games.tallies[:, WON].reshape(-1, 2).mean(axis=1)
            return [float(won.mean()), float(won.std() / sqrt(pairs)), 2 * pairs, 0.0]

        net = learned(games.get(SOLVED).setup(2))
        return Measured(*self.remembered(f"perfect {player} {pairs} {net}", play))

    def random_games(self) -> dict[str, float]:
        """What random play looks like when the game ends with the first player home."""

        def play() -> dict[str, float]:
            setup = games.get("never-mind").setup(SEATS, {"play-on": "off"})
            tallies = simulate(setup, round(RANDOM_GAMES * self.part), SEED)
            figures = {name: float(numbers.mean()) for name, numbers in tallies.counts.items()}
            wins = (tallies.ranks == 1).mean(axis=0)
            return figures | {f"seat {k}": float(share) for k, share in enumerate(wins)}

        return dict(self.remembered(f"random {self.part}", play))

    def remembered(self, key: str, measure: Any) -> Any:
        """What was measured under this key, now or before."""
        if key not in self.kept:
            print(key, flush=True)
            found = measure()
            self.kept = kept_before() | {key: found}  # others may measure at the same time
            KEPT.parent.mkdir(exist_ok=True)
            KEPT.write_text(json.dumps(self.kept, indent=1))
        return self.kept[key]


def learned(setup: Setup) -> str:
    """What tells the net of a table from others; what was measured with another one is old."""
    weights = shipped(setup.game.id, setup.players)
    return sha256(weights.to_bytes()).hexdigest()[:8] if weights else "-"


def kept_before() -> dict[str, Any]:
    """What was measured before."""
    return dict(json.loads(KEPT.read_text())) if KEPT.is_file() else {}


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def aim(name: str, wanted: str, found: Measured, reached: bool) -> list[str]:
    """One line of the table of aims."""
    return [name, wanted, str(found), "yes" if reached else "no"]


def aims(meter: Meter) -> str:
    """What was aimed at, and what was reached."""
    rows = []
    for others, least, times in (("random", 0.70, 1), ("capture-else-foremost", 0.33, CLOSE)):
        found = meter.match("never-mind", "expert", others, times)
        name = f"never-mind, expert against three {others}"
        rows.append(aim(name, f"{100 * least:.0f} %", found, found.share >= least))
    if usual_path(SOLVED, SOLVED_PIECES).is_file():
        found = meter.perfect(BEST)
        name = "two players, three pieces, expert against perfect play"
        rows.append(aim(name, "49 %", found, found.share >= 0.49))
    for game in NUEBY:
        found = meter.match(game, "expert", "capture-else-foremost")
        name = f"{game}, expert against three capture-else-foremost"
        rows.append(aim(name, "35 %", found, found.share >= 1.4 / SEATS))
    found = meter.match("nichtlustig", "expert", "casual")
    rows.append(aim("nichtlustig, expert against three casual", "60 %", found, found.share >= 0.6))
    return table(["match", "aim", "measured", "reached"], rows)


def levels(meter: Meter) -> str:
    """How far the levels are apart, game by game."""
    rows = []
    for game in GAMES:
        if game in NET_OF:  # the same rules and the same net as another game
            continue
        steps = [str(meter.match(game, upper, lower)) for lower, upper in pairwise(LEVELS)]
        rows.append([game, *steps])
    head = ["game", *(f"{u} against three {lo}" for lo, u in pairwise(LEVELS))]
    return table(head, rows)


def baselines(meter: Meter) -> str:
    """The players that papers compare, on never-mind."""
    rows = []
    for habit in HABITS:
        prototype = REFERENCE.get(habit)
        against_random = meter.match("never-mind", habit, "random")
        against_capture = meter.match("never-mind", habit, "capture-else-foremost")
        told = f"{100 * prototype:.1f} %" if prototype else "–"
        rows.append([habit, told, str(against_random), str(against_capture)])
    head = ["player", "prototype, against three random", "against three random"]
    return table([*head, "against three capture-else-foremost"], rows)


def random_play(meter: Meter) -> str:
    """Random play on never-mind next to the figures of the prototype."""
    found = meter.random_games()
    seats = " / ".join(f"{100 * found[f'seat {k}']:.1f}" for k in range(SEATS))
    rows = [
        ["rolls a game", "517", f"{found['rolls']:.1f}"],
        ["turns a game", "379", f"{found['turns']:.1f}"],
        ["captures per game", "45.5", f"{found['captures']:.1f}"],
        ["wins by seat, %", "25.4 / 25.4 / 24.8 / 24.5", seats],
    ]
    return table(["four random players, never-mind", "prototype", "measured"], rows)


def perfection(meter: Meter) -> str:
    """How much players give away to perfect play."""
    if not usual_path(SOLVED, SOLVED_PIECES).is_file():
        return f"Not measured: `rauswurf solve {SOLVED}` has to be run first."
    players = ("random", "foremost", "capture-else-foremost", *KINDS)
    rows = [[name, str(meter.perfect(name))] for name in players]
    return table(["player", "wins against perfect play"], rows)


def nets() -> str:
    """How each net was made."""
    rows = []
    for game in GAMES:
        if game in NET_OF:
            continue
        found = {net.made["command"]: net for n in GAMES[game].players if (net := shipped(game, n))}
        for weights in found.values():
            size = len(weights.to_bytes()) / 1000
            tables = ", ".join(map(str, weights.made["plan"]["players"]))
            rows.append([game, tables, f"{size:.0f} kB", f"`{weights.made['command']}`"])
    return table(["net", "learned at tables for", "size", "made by"], rows)


def wrapped(text: str) -> str:
    """A paragraph in lines that can be read in an editor."""
    return fill(text, 110, break_long_words=False, break_on_hyphens=False)


def page(meter: Meter) -> str:
    """The whole page."""
    parts = json.loads((ROOT / "tools" / "strength_texts.json").read_text(encoding="utf-8"))
    sections = {
        "aims": aims(meter),
        "levels": levels(meter),
        "baselines": baselines(meter),
        "random": random_play(meter),
        "perfect": perfection(meter),
        "nets": nets(),
    }
    lines = [f"# {parts['title']}", *map(wrapped, parts["intro"])]
    for name, found in sections.items():
        lines += [f"## {parts[name]['title']}", *map(wrapped, parts[name]["text"]), found]
    return "\n\n".join(lines) + "\n"


def main() -> None:
    """Measure and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true")
    chosen = parser.parse_args()
    PAGE.write_text(page(Meter(0.1 if chosen.quick else 1.0)), encoding="utf-8")
    print(f"wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
