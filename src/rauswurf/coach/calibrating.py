"""Where classes begin: games of our own bots, weighed like those of people."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rauswurf import bots, games
from rauswurf.coach.accounting import account
from rauswurf.coach.grades import together
from rauswurf.coach.values import Grade
from rauswurf.dice import Dice
from rauswurf.games import Game, Setup
from rauswurf.games.levels import LEVELS
from rauswurf.table import Table

NOT_MEASURED = ("perfect",)  # it is not on every machine

# Who plays at random, by a first habit, well, and best.
ANCHORS = {
    "race": {
        "beginner": "random",
        "casual": "foremost",
        "strong": "net",
        "expert": "net-2ply",
    },
    "nichtlustig": {
        "beginner": "random",
        "casual": "by-eye",
        "strong": "one-roll",
        "expert": "all-rolls",
    },
}


@dataclass(frozen=True)
class Measured:
    """What a bot lost, game by game."""

    bot: str
    grades: tuple[Grade, ...]


def measure(game: str, rounds: int, done: Callable[[], None], seed: int = 1) -> list[Measured]:
    """Let all bots of a game meet so many times, at tables of all sizes."""
    known = games.get(game)
    names = [name for name in bots.names(game) if name not in (*LEVELS, *NOT_MEASURED)]
    grades: dict[str, list[Grade]] = {name: [] for name in names}
    place = 0
    for number in range(rounds):
        setup = known.setup(known.players[number % len(known.players)])
        sitting = [names[(place + seat) % len(names)] for seat in range(setup.players)]
        place += setup.players + (setup.players % len(names) == 0)
        found = account(played(setup, sitting, seed + number))
        for name, grade in zip(sitting, found.grades, strict=True):
            grades[name].append(grade)
        done()
    return [Measured(name, tuple(mine)) for name, mine in grades.items() if mine]


def played(setup: Setup, names: Sequence[str], seed: int) -> Table:
    """A whole game of bots."""
    table = Table(setup, dice=Dice.seeded(seed))
    players = [bots.player(name, setup.game.id, seed=seed) for name in names]
    while not table.is_over:
        moves = table.moves
        alone = len(moves) == 1
        table.play(moves[0] if alone else players[table.seat].choose(bots.View.of(table)))
    return table


def skills(game: str, measured: Sequence[Measured]) -> dict[str, float]:
    """[bot]: its skill over all games."""
    whole = {each.bot: together(game, each.grades).skill for each in measured}
    return {bot: round(skill, 4) for bot, skill in whole.items() if skill is not None}


def steadiness(measured: Sequence[Measured], classes: Sequence[float]) -> float:
    """Which share of the bots gets the same class in both halves of its games."""

    def place(grades: Sequence[Grade]) -> int:
        skill = 1 - sum(each.loss for each in grades) / sum(each.stake for each in grades)
        return sum(skill >= least for least in classes)

    same = [place(each.grades[::2]) == place(each.grades[1::2]) for each in measured]
    return sum(same) / len(same)


def anchors_of(game: Game) -> dict[str, str]:
    """Which bots the classes are measured by."""
    return ANCHORS[game.family]
