"""Training a net from nothing: lessons, one after the other, until all planned games are played."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from rauswurf import __version__, games
from rauswurf.bots.race.batch import Teacher, crew_with, net_table
from rauswurf.bots.race.heuristics import CAPTURE
from rauswurf.bots.race.mind import net_shape
from rauswurf.bots.race.thinking import GREEDY
from rauswurf.bots.race.weights import Weights
from rauswurf.fast.batch import play_games
from rauswurf.games import Game, Setup
from rauswurf.messages import Told, message

# How many games are enough for a good player; long games teach more than short ones.
USUAL_GAMES = {
    "madn": 60_000,
    "never-mind": 120_000,
    "dont-worry": 120_000,
    "zweite-ebene": 15_000,
    "einser-blocker": 20_000,
    "jaeger": 5_000,
    "werfer": 12_000,
    "abkuerzungen": 12_000,
    "kurzer-einsatz": 15_000,
}
HIDDEN = 40  # units
PUPILS = 2  # learn side by side from the same beginning; then their weights are averaged
LESSON = 50  # games of each of them at one table before the next one is taken
HOME = (0, 1, 0, 2)  # pieces home from the beginning, in turn: short games teach endings
LEARNING_RATE = 0.3  # at first
LEARNING_RATE_OF_TWO = 0.1  # two come so close to perfect play that a large step does harm
WATCHED = 0.15  # of all games: at first it learns from others, who know how to end a game
LAST_RATE = 0.02  # of the first
FIRST_WEIGHTS = 0.05
CHECKED_GAMES = 2_000


class CannotTrain(Told):
    """A game that no net plays, or a checkpoint of other training."""


@dataclass(frozen=True)
class TrainingPlan:
    """Everything that decides what comes out."""

    game: str
    players: tuple[int, ...]  # tables for so many, in turn
    games: int
    seed: int = 0
    hidden: int = HIDDEN
    rate: float = LEARNING_RATE
    trust: float = 0.7  # in how it ended, rather than in what was thought later: lambda

    @property
    def command(self) -> str:
        """The words that train the same net again."""
        (only,) = self.players if len(self.players) == 1 else (None,)
        tables = f" --players {only}" if only else ""
        return f"rauswurf train {self.game}{tables} --games {self.games} --seed {self.seed}"


def tables_for(game: Game) -> tuple[int, ...]:
    """For how many players to train, so that the others lie in between: fewest, middle, most."""
    counts = game.players
    return tuple(sorted({counts[0], counts[len(counts) // 2], counts[-1]}))


def usual_plan(game: Game, players: int | None, number: int | None, seed: int) -> TrainingPlan:
    """The plan for tables of so many players, or of several, and so many games, or enough."""
    return TrainingPlan(
        game.id,
        (players,) if players else tables_for(game),
        number or USUAL_GAMES[game.id],
        seed,
        rate=LEARNING_RATE_OF_TWO if players == 2 else LEARNING_RATE,
    )


class Training:
    """A net that learns, and how far it is; can be kept and gone on with."""

    def __init__(self, plan: TrainingPlan, start: Weights | None = None) -> None:
        self.plan = plan
        self.setups = [games.get(plan.game).setup(count) for count in plan.players]
        self.played = 0
        self.net = first_net(self.setups[0], plan)
        if start is not None:
            self.go_on(start)
        self.teachers = [
            [Teacher(setup, plan.hidden) for setup in self.setups] for _ in range(PUPILS)
        ]

    def go_on(self, start: Weights) -> None:
        """Take up a checkpoint; raises CannotTrain for one of another plan."""
        if dict(start.made.get("plan", {})) != plain(self.plan):
            raise CannotTrain(message("train-other-plan"))
        self.net = net_table(start.rows)
        self.played = int(start.made["played"])

    @property
    def is_done(self) -> bool:
        """Are all games played?"""
        return self.played >= self.plan.games

    def lesson(self) -> int:
        """Play some more games, each pupil at the next table; returns how many."""
        first = self.played
        last = min(first + PUPILS * LESSON, self.plan.games)
        starts = range(first, last, LESSON)
        with ThreadPoolExecutor(PUPILS) as pool:
            nets = list(pool.map(self.learned, self.teachers, starts))
        self.net = np.mean(nets, axis=0)
        self.played = last
        return last - first

    def learned(self, teachers: list[Teacher], first: int) -> Any:
        """The net of a pupil after a lesson that begins with this game."""
        net = self.net.copy()
        number = first // LESSON
        turn, table = divmod(number, len(teachers))
        left = 1 - first / self.plan.games
        watching = first < WATCHED * self.plan.games
        teachers[table].lesson(
            net,
            range(first, min(first + LESSON, self.plan.games)),
            self.plan.seed,
            player=CAPTURE if watching else GREEDY,
            home=HOME[turn % len(HOME)],
            learning_rate=self.plan.rate * max(left, LAST_RATE),
            trust=self.plan.trust,
        )
        return net

    @property
    def weights(self) -> Weights:
        """The net as it is now."""
        made = {
            "game": self.plan.game,
            "command": self.plan.command,
            "version": __version__,
            "rules": games.get(self.plan.game).version,
            "played": self.played,
            "plan": plain(self.plan),
        }
        return Weights(self.net.tolist(), made)

    def strength(self, progress: Callable[[int], None] | None = None) -> tuple[float, float]:
        """How often it wins against capture-else-foremost, and the standard error."""
        setup = self.setups[-1]
        seats = len(setup.seats)
        turns = np.arange(CHECKED_GAMES)
        players = np.full((CHECKED_GAMES, seats), CAPTURE)
        players[turns, turns % seats] = GREEDY
        crew = crew_with(setup, self.net)
        tallies = play_games(setup, crew, players, turns, self.plan.seed, None, progress)
        won = tallies.ranks[turns, turns % seats] == 1
        return float(won.mean()), float(won.std() / np.sqrt(CHECKED_GAMES))


def first_net(setup: Setup, plan: TrainingPlan) -> Any:
    """A net that knows nothing: small random weights."""
    shape = net_shape(setup, plan.hidden)
    return np.random.default_rng(plan.seed).normal(0, FIRST_WEIGHTS, shape)


def plain(plan: TrainingPlan) -> Mapping[str, Any]:
    """The plan as it is written down."""
    return asdict(plan) | {"players": list(plan.players)}
