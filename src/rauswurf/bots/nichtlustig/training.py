"""Fitting what things are worth in NICHTLUSTIG to how games end.

Players who weigh one roll, and who think what has been found so far, play against each other.
Before every turn it is noted what everybody has; the winner is what the softmax of the scores
should have told. After each lesson the weights take one step of Newton's method with all that was
seen, of which the oldest, played by worse players, is slowly forgotten. Tables for two, three and
four players learn by themselves.
"""

import json
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import numpy as np

from rauswurf import __version__
from rauswurf.bots.nichtlustig import diary
from rauswurf.bots.nichtlustig.batch import calculating_mind
from rauswurf.bots.nichtlustig.diary import MOST_TURNS
from rauswurf.bots.nichtlustig.eye import ONE_ROLL
from rauswurf.bots.nichtlustig.judging import STAGES, THINGS
from rauswurf.bots.nichtlustig.mind import batch_rules
from rauswurf.bots.nichtlustig.weights import by_hand, to_text
from rauswurf.fast.batch import Crew, columns, seats_at, warmed_up
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.series import RANKS, TURNS
from rauswurf.games import Setup
from rauswurf.games import get as get_game
from rauswurf.messages import Told, message
from rauswurf.rules.compose import compose

GAME = "nichtlustig"
USUAL_GAMES = 24_000
LESSON = 120  # games at one table before the next one is taken
DOUBT = 20.0  # how many games the guess by hand counts for


class CannotTrain(Told):
    """A checkpoint that cannot be gone on with."""


@dataclass(frozen=True)
class FittingPlan:
    """Everything that decides what comes out."""

    games: int
    seed: int = 0

    @property
    def command(self) -> str:
        """The words that train the same again."""
        return f"rauswurf train {GAME} --games {self.games} --seed {self.seed}"


class Belief:
    """What things are thought to be worth at one table, and how sure that is."""

    def __init__(self) -> None:
        self.weights = np.array(by_hand())
        self.certainty = DOUBT * np.eye(len(self.weights))
        self.lessons = 0

    def learn(self, seen: Any, won: Any, counts: Any) -> None:
        """Take one step towards what was seen: [turn, seat, weight], [turn, seat], [turn]."""
        likely = softmax(seen @ self.weights)
        slope = np.einsum("ts,tsk->k", (won - likely) * counts[:, None], seen)
        mean = np.einsum("ts,tsk->tk", likely, seen)
        flat = seen.reshape(-1, seen.shape[2])
        told = (flat * (likely * counts[:, None]).reshape(-1, 1)).T @ flat
        told -= (mean * counts[:, None]).T @ mean
        self.certainty *= 1 - 1 / (self.lessons + 2)
        self.certainty += told
        self.weights = self.weights + np.linalg.solve(self.certainty, slope)
        self.lessons += 1

    def to_json(self) -> dict[str, Any]:
        """What has to be kept in order to go on."""
        return {
            "weights": self.weights.tolist(),
            "certainty": self.certainty.tolist(),
            "lessons": self.lessons,
        }

    def go_on(self, kept: Mapping[str, Any]) -> None:
        """Take up what was kept."""
        self.weights = np.array(kept["weights"])
        self.certainty = np.array(kept["certainty"])
        self.lessons = int(kept["lessons"])


class NotedGames:
    """Games between players who weigh one roll, with what everybody had when a turn began."""

    def __init__(self, setup: Setup) -> None:
        rules = compose(
            setup.game.id, [diary], batch_rules(setup), PAGE=THINGS * len(setup.seats) + 1
        )
        self.setup = setup
        self.crew = Crew(rules, new_mind=calculating_mind)
        self.play_games = warmed_up(setup, self.crew)

    def play(self, weights: Any, seed: int, game: int) -> tuple[Any, Any]:
        """What was counted in one game, and what was noted."""
        s, mind, _, streams = seats_at(self.setup, self.crew)
        seats = len(self.setup.seats)
        players = np.full((1, seats), ONE_ROLL)
        rows = np.zeros((1, len(columns(self.setup))), np.int64)
        self.play_games(s, mind, weights, streams, seed, np.array([game]), players, rows)
        return rows[0], mind.page


class Training:
    """Beliefs that grow, and how far they are; can be kept and gone on with."""

    def __init__(self, plan: FittingPlan, start: bytes | None = None, name: str = "") -> None:
        self.plan = plan
        self.played = 0
        game = get_game(GAME)
        self.setups = [game.setup(players) for players in game.players]
        self.beliefs = [Belief() for _ in self.setups]
        if start is not None:
            self.go_on(start, name)
        self.tables = [NotedGames(setup) for setup in self.setups]

    def go_on(self, start: bytes, name: str) -> None:
        """Take up a checkpoint; raises CannotTrain for one of another plan, or for none."""
        try:
            kept = json.loads(start)
            plan, played, beliefs = kept["plan"], int(kept["played"]), kept["beliefs"]
            for belief, each in zip(self.beliefs, beliefs, strict=True):
                belief.go_on(each)
        except (ValueError, KeyError, TypeError):
            raise CannotTrain(message("bots-weights-unreadable", file=name)) from None
        if plan != asdict(self.plan):
            raise CannotTrain(message("train-other-plan"))
        self.played = played

    @property
    def checkpoint(self) -> bytes:
        """All that is needed to go on later."""
        beliefs = [belief.to_json() for belief in self.beliefs]
        kept = {"plan": asdict(self.plan), "played": self.played, "beliefs": beliefs}
        return json.dumps(kept).encode()

    @property
    def is_done(self) -> bool:
        """Are all games played?"""
        return self.played >= self.plan.games

    def lesson(self) -> int:
        """Play some more games at the next table, and learn from them; returns how many."""
        table = self.played // LESSON % len(self.setups)
        number = min(LESSON, self.plan.games - self.played)
        self.beliefs[table].learn(*self.watched(table, number))
        self.played += number
        return number

    def watched(self, table: int, number: int) -> tuple[Any, Any, Any]:
        """Play so many games: what was seen, who won, and what each turn counts for."""
        setup = self.setups[table]
        seats = setup.players
        weights = np.array([self.beliefs[table].weights])
        games = range(self.played, self.played + number)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            played = pool.map(partial(self.tables[table].play, weights, self.plan.seed), games)
            rows, noted = zip(*played, strict=True)
        tallies, pages = np.array(rows), np.array(noted)
        turns = np.minimum(tallies[:, TURNS], MOST_TURNS)
        written = pages[np.arange(MOST_TURNS) < turns[:, None]]
        won = np.repeat(shared_wins(tallies[:, RANKS : RANKS + seats]), turns, axis=0)
        things = written[:, :-1].reshape(len(written), seats, THINGS)
        return by_stage(written[:, -1], things), won, np.repeat(1 / turns, turns)

    @property
    def made(self) -> dict[str, Any]:
        """How it was made."""
        return {
            "game": GAME,
            "command": self.plan.command,
            "version": __version__,
            "rules": get_game(GAME).version,
        }

    def to_text(self) -> str:
        """The file of weights."""
        worth = {
            setup.players: belief.weights.tolist()
            for setup, belief in zip(self.setups, self.beliefs, strict=True)
        }
        return to_text(worth, self.made)


def by_stage(gone: Any, things: Any) -> Any:
    """[turn, seat, weight]: how much of each thing counts at each stage; see ``judging``."""
    before = np.minimum(gone.astype(int), STAGES - 2)
    turns = np.arange(len(gone))
    part = np.zeros((len(gone), STAGES))
    part[turns, before] = 1 - (gone - before)
    part[turns, before + 1] = gone - before
    return (part[:, None, :, None] * things[:, :, None, :]).reshape(*things.shape[:2], -1)


def softmax(scores: Any) -> Any:
    """[turn, seat]: how likely each seat is to win by its score."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)
