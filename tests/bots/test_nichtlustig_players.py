"""Players of NICHTLUSTIG: what they expect of the dice is exact."""

import random
from itertools import product
from typing import Any

import pytest

from rauswurf import Dice, Table, bots
from rauswurf.bots.nichtlustig import keeping
from rauswurf.bots.nichtlustig.player import Decision
from rauswurf.bots.nichtlustig.prospects import Appraiser, Prospects
from rauswurf.bots.nichtlustig.worth import (
    by_hand,
    chances,
    final_chances,
    highest_chance,
    shares,
)
from rauswurf.games import get as get_game
from rauswurf.rules.nichtlustig.cards import ALL_DICE, FINAL, KEEPING, SYMBOL, TAKING
from rauswurf.rules.race import OVER

SETUP = get_game("nichtlustig").setup(3)
RULES = SETUP.rules


def states(number: int, step: int, seed: int = 1) -> list[Any]:
    """States of this step out of games of casual players."""
    found: list[Any] = []
    bot = bots.player("casual", "nichtlustig", seed=seed)
    while len(found) < number:
        table = Table(SETUP, dice=Dice.seeded(seed + len(found)))
        while not table.is_over and len(found) < number:
            if table.state.step == step and table.state.options:
                found.append(table.state.copy())
            table.play(bot.choose(bots.View.of(table)))
    return found


def final_gain(prospects: Prospects, face: list[int]) -> float:
    """What final dice are worth, worked out card by card."""
    takes = []
    pairs = [
        gains[face[2 * kind] - 1]
        for kind, gains in enumerate(prospects.pair)
        if face[2 * kind] == face[2 * kind + 1] < SYMBOL
    ]
    professors = [
        prospects.professor[n - 1]
        for n in range(1, SYMBOL)
        if all(n in face[k : k + 2] for k in (0, 2, 4))
    ]
    for cards in (pairs, professors):
        had = [gain for gain in cards if gain is not None]
        if had:
            takes.append(sum(had))
    dinosaur = prospects.dinosaur[sum(f for f in face[:6] if f < SYMBOL)]
    if dinosaur is not None:
        takes.append(dinosaur)
    value = max(takes, default=0.0) + prospects.pink[face[6] - 1]
    value += sum(prospects.symbol[d] for d in range(6) if face[d] == SYMBOL)
    if not takes or prospects.dies_anyway:
        value += prospects.death[face[6] - 1]
    return value


def rolled_again(face: list[int], kept: int) -> list[list[int]]:
    free = [d for d in range(7) if not kept >> d & 1]
    found = []
    for faces in product(range(1, 7), repeat=len(free)):
        after = face[:]
        for die, shown in zip(free, faces, strict=True):
            after[die] = shown
        found.append(after)
    return found


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def one_roll(prospects: Prospects, face: list[int], kept: int) -> float:
    return mean([final_gain(prospects, after) for after in rolled_again(face, kept)])


def two_rolls(prospects: Prospects, face: list[int], kept: int) -> float:
    supersets = [chosen for chosen in range(ALL_DICE + 1) if chosen & kept == kept]
    return mean(
        [
            max(one_roll(prospects, after, chosen) for chosen in supersets)
            for after in rolled_again(face, kept)
        ]
    )


@pytest.fixture(scope="module")
def some_prospects() -> list[Prospects]:
    return [Appraiser(RULES, s, by_hand()).prospects() for s in states(6, KEEPING)]


def test_one_roll_is_weighed_exactly(some_prospects: list[Prospects]) -> None:
    chance = random.Random(3)
    for prospects in some_prospects:
        face = [chance.randint(1, 6) for _ in range(7)]
        for kept in (ALL_DICE, 0b0111100, 0b1010111, 0b0001111, 0b1000011 | 0b0110000):
            found = keeping.worths(prospects, face, [kept], 1)[kept]
            assert found == pytest.approx(one_roll(prospects, face, kept), abs=1e-5)


def test_two_rolls_are_weighed_exactly(some_prospects: list[Prospects]) -> None:
    chance = random.Random(5)
    for prospects in some_prospects[:3]:
        face = [chance.randint(1, 6) for _ in range(7)]
        for kept in (ALL_DICE, 0b1110111, 0b0111110, 0b1011011, 0b0110111):
            found = keeping.worths(prospects, face, [kept], 2)[kept]
            assert found == pytest.approx(two_rolls(prospects, face, kept), abs=1e-5)


def test_another_roll_is_never_worth_less_than_stopping(some_prospects: list[Prospects]) -> None:
    for prospects in some_prospects:
        face = [1, 2, 3, 4, 5, 6, 1]
        sets = list(range(ALL_DICE + 1))
        once = keeping.worths(prospects, face, sets, 1)
        twice = keeping.worths(prospects, face, [0, 0b1000000, 0b0000011], 2)
        for kept, value in twice.items():
            assert value >= once[kept] - 1e-5  # one may keep everything after the first


def test_what_was_set_aside_stays_aside() -> None:
    for s in states(20, KEEPING):
        view = bots.View(SETUP, s)
        decision = Decision(view, by_hand(), 2)
        assert decision.dice_after(decision.best_keep()) & s.kept == s.kept


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_highest_of_some_dice(dice: int) -> None:
    rolls = list(product((0, 1, 2, 3, 4, 5), repeat=dice))
    for highest in range(6):
        share = sum(max(roll) == highest for roll in rolls) / len(rolls)
        assert highest_chance(highest, dice) == pytest.approx(share)


def test_chances_at_the_end_are_what_the_professors_roll() -> None:
    position_bot = bots.player("casual", "nichtlustig")
    for seed in range(40):
        table = Table(SETUP, dice=Dice.seeded(seed))
        while not table.is_over and table.state.step != FINAL:
            table.play(position_bot.choose(bots.View.of(table)))
        s = table.state
        if s.phase == OVER or s.wanted > 3:
            continue
        likely = [0.0] * 3
        count = 0
        for faces in product(range(1, 7), repeat=s.wanted):
            t = s.copy()
            for face in faces:
                RULES.roll(t, face)
            if t.phase != OVER:
                break
            count += 1
            likely = [a + b for a, b in zip(likely, shares(t.rank), strict=True)]
        if count == 6**s.wanted:
            assert final_chances(s, 3) == pytest.approx([x / count for x in likely])
            return
    pytest.fail("no game ended with the rolls of one player's professors")


def test_chances_add_up_to_one() -> None:
    for s in states(20, TAKING):
        assert sum(chances(s, 3, by_hand())) == pytest.approx(1)


def test_whoever_calculates_beats_whoever_does_not() -> None:
    points = [0, 0]
    for seed in range(6):
        table = Table("nichtlustig", 2, dice=Dice.seeded(seed))
        players = ("strong", "casual") if seed % 2 else ("casual", "strong")
        seats = [bots.player(name, "nichtlustig", seed=seed) for name in players]
        while not table.is_over:
            table.play(seats[table.state.turn].choose(bots.View.of(table)))
        strong = players.index("strong")
        points[0] += table.state.points[strong]
        points[1] += table.state.points[1 - strong]
    assert points[0] > points[1]
