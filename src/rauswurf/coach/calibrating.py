"""Where classes begin: games of our own bots, weighed like those of people."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import erf, sqrt
from random import Random

from rauswurf import bots, games
from rauswurf.bots.levels import levels_of
from rauswurf.bots.race.weights import NET_OF
from rauswurf.coach.accounting import decision_in, line_of_table
from rauswurf.coach.asking import ranked_in
from rauswurf.coach.grades import CLASSES, grade_of, place_of
from rauswurf.coach.scales import scale_for
from rauswurf.coach.values import Grade
from rauswurf.dice import Dice
from rauswurf.games import Game, Setup
from rauswurf.games.levels import LEVELS
from rauswurf.table import Table

# Who is measured besides the levels: a player by lot, and such as play by a habit.
HABITS = {
    "race": ("foremost", "capture-else-foremost", "defensive"),
    "nichtlustig": ("by-eye",),
}
BY_LOT = "random"
ENOUGH = 40  # games of each, to tell whether both halves say the same
LEAST_GAP = 0.01  # of skill, between two classes
TRIED = 200  # places for a boundary
TINY = 1e-6


def measured_in(game: Game) -> tuple[str, ...]:
    """Who is measured in a game."""
    return BY_LOT, *HABITS[game.family], *levels_of(game.id)


def sitting(game: Game, number: int) -> list[str]:
    """Who plays the game of a number: everybody comes equally often, at tables of all sizes."""
    names, sizes = measured_in(game), game.players
    rounds, place = divmod(number, len(sizes))
    before = rounds * sum(sizes) + sum(sizes[:place])
    return [who_is(names, seat) for seat in range(before, before + sizes[place])]


def who_is(names: Sequence[str], place: int) -> str:
    """The bot at a place in a long row, in which everybody comes once before anybody again."""
    shuffled, at = divmod(place, len(names))
    return Random(shuffled).sample(names, len(names))[at]


def tables_needed(game: Game) -> int:
    """After how many games everybody had enough."""
    seats = ENOUGH * len(measured_in(game))
    return -(-seats * len(game.players) // sum(game.players))


def measure(game: Game, number: int) -> list[tuple[str, Grade]]:
    """Play the game of a number, and grade everybody."""
    names = sitting(game, number)
    setup = game.setup(len(names))
    return list(zip(names, graded(played(setup, names, number)), strict=True))


def played(setup: Setup, names: Sequence[str], seed: int) -> Table:
    """A whole game of bots."""
    table = Table(setup, dice=Dice.seeded(seed))
    players = [bots.player(name, setup.game.id, seed=seed) for name in names]
    while not table.is_over:
        moves = table.moves
        alone = len(moves) == 1
        table.play(moves[0] if alone else players[table.seat].choose(bots.View.of(table)))
    return table


def graded(table: Table) -> list[Grade]:
    """[seat]: how well everybody chose; what dice did is left out, which is much quicker."""
    setup, scale = table.setup, scale_for(table.setup)
    steps = [
        (one.frame.state, other.frame.event)
        for one, other in pairwise(line_of_table(table).moments)
        if one.frame.state.options > 0
    ]
    for ranked in {ranked_in(s) for s, _ in steps}:
        scale.prepare([s for s, _ in steps if ranked_in(s) == ranked], ranked)
    made = [decision_in(setup, scale, s, event, ranked_in(s)) for s, event in steps]
    return [
        grade_of(setup.game.id, [d for d in made if d.seat == seat and len(d.choices) > 1])
        for seat in range(setup.players)
    ]


@dataclass(frozen=True)
class Skill:
    """How well somebody plays, and how far that scatters in half of the games that are enough."""

    value: float
    scatter: float


def skill_of(grades: Sequence[Grade]) -> Skill:
    """The skill of somebody over several games, which scatter as wholes."""
    known = [(each.weight, each.skill) for each in grades if each.skill is not None]
    weight = sum(part for part, _ in known)
    skill = sum(part * each for part, each in known) / weight
    rest = [part * (each - skill) for part, each in known]
    one = sqrt(sum(each**2 for each in rest) / max(1, len(known) - 1)) / (weight / len(known))
    return Skill(skill, one / sqrt(ENOUGH / 2))


def boundaries(skills: Mapping[str, Skill]) -> list[float]:
    """Where each class but the first begins: between a player by lot and the levels in turn.

    Each lies where two halves of the games would put the fewest of all bots into different classes.
    Where there are fewer levels than classes, one lies half-way in the widest gap.
    """
    anchors = [skills[BY_LOT], *(skills[level] for level in LEVELS if level in skills)]
    while len(anchors) < len(CLASSES):
        gaps = [apart(one, other) for one, other in pairwise(anchors)]
        widest = gaps.index(max(gaps))
        one, other = anchors[widest : widest + 2]
        both = (one.value + other.value) / 2, (one.scatter + other.scatter) / 2
        anchors.insert(widest + 1, Skill(*both))
    found: list[float] = []
    everybody = [*skills.values(), *anchors]
    for one, other in pairwise(anchors):
        least = max(one.value, found[-1] + LEAST_GAP if found else one.value)
        high = max(other.value, least + LEAST_GAP)
        tried = [least + (high - least) * k / TRIED for k in range(1, TRIED)]
        found.append(min(tried, key=lambda at: sum(doubt(each, at) for each in everybody)))
    return [round(each, 4) for each in found]


def apart(one: Skill, other: Skill) -> float:
    """How clearly two skills differ."""
    return (other.value - one.value) / max(TINY, one.scatter + other.scatter)


def doubt(skill: Skill, boundary: float) -> float:
    """How likely two halves of somebody's games lie on different sides of a boundary."""
    away = (boundary - skill.value) / max(TINY, skill.scatter)
    below = (1 + erf(away / sqrt(2))) / 2
    return 2 * below * (1 - below)


def steadiness(measured: Mapping[str, Sequence[Grade]], classes: Sequence[float]) -> float:
    """Which share of the bots gets the same class in both halves of the games."""
    halves = [
        [skill_of(grades[half:ENOUGH:2]).value for half in range(2)]
        for grades in measured.values()
        if len(grades) >= ENOUGH
    ]
    same = [place_of(one, classes) == place_of(other, classes) for one, other in halves]
    return sum(same) / len(same) if same else 0.0


def all_games() -> list[str]:
    """The games that are measured; others play like one of them."""
    return [name for name in games.GAMES if name not in NET_OF]
