"""Players of NICHTLUSTIG: what they expect of the dice is exact, at a table as compiled."""

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest

from rauswurf import Dice, Table, bots
from rauswurf.bots.nichtlustig import shapes
from rauswurf.bots.nichtlustig.batch import calculating_mind
from rauswurf.bots.nichtlustig.cubes import CHANCE, DISTINCT
from rauswurf.bots.nichtlustig.eye import ALL_ROLLS
from rauswurf.bots.nichtlustig.judging import STAGES, THINGS
from rauswurf.bots.nichtlustig.mind import batch_rules, mind_rules, thinking_rules
from rauswurf.bots.nichtlustig.outlook import SYMBOLS
from rauswurf.bots.nichtlustig.player import KINDS, new_mind
from rauswurf.bots.nichtlustig.remembering import LATELY, MOST
from rauswurf.bots.nichtlustig.training import NotedGames
from rauswurf.bots.nichtlustig.weights import (
    BY_HAND,
    by_hand,
    from_text,
    rows_for,
    shipped,
    to_text,
)
from rauswurf.bots.weak_names import FIRST_WEAK
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.series import TURNS
from rauswurf.games import get as get_game
from rauswurf.rules.nichtlustig import cards
from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    CLOSING,
    COLOURED,
    COVERED,
    DEATH,
    FINAL,
    FRESH,
    KEEPING,
    LEMMING,
    NONE,
    PINK,
    PROFESSOR,
    RIEBMANN,
    SCORED,
    SCORING,
    SYMBOL,
    TAKING,
    YETI,
)
from rauswurf.rules.nichtlustig.turns import LAST_CARDS
from rauswurf.rules.race import MOVE, OVER
from rauswurf.table.table import state_of

SETUP = get_game("nichtlustig").setup(3)
RULES = mind_rules(SETUP)
WEIGHTS = by_hand()
SIX_SETS = (ALL_DICE, 0b1110111, 0b0111111, 0b1011011, 0b0111110, 0b1101101)


def states(number: int, step: int, rolls: int | None = None, seed: int = 1) -> list[Any]:
    """States of this step out of games of casual players."""
    found: list[Any] = []
    bot = bots.player("by-eye", "nichtlustig", seed=seed)
    while len(found) < number:
        table = Table(SETUP, dice=Dice.seeded(seed + len(found)))
        while not table.is_over and len(found) < number:
            s = state_of(table, cards.State)
            if s.step == step and s.options and rolls in (None, s.rolls) and s.on_table < 20:
                found.append(state_of(table).copy())
            table.play(bot.choose(bots.View.of(table)))
    return found


def weighed(s: Any, rolls: int) -> tuple[list[float], list[float]]:
    """What sets of dice are worth, [set]; and what symbols were taken to bring, [die]."""
    mind = new_mind(RULES)
    thought = mind.thought
    RULES.weigh_sets(s, mind, rolls, WEIGHTS)
    worth = [float(thought[CHANCE][RULES.in_pairs(dice)]) for dice in range(ALL_DICE + 1)]
    return worth, [float(thought[SYMBOLS][1 << die]) for die in range(COLOURED)]


def after_all(s: Any, face: list[int], symbol: list[float]) -> float:
    """The chance with final dice: the rules say what may be done, and the best of it is done."""
    t = s.copy()
    t.face, t.rolls, t.step = face[:], 0, SCORING
    RULES.proceed(t)
    mind = new_mind(RULES)
    if t.phase == MOVE:
        t.face[:COLOURED] = [1] * COLOURED  # symbols are counted apart
        if t.step == TAKING:
            options = t.option[: t.options]
            chance = max(RULES.chance_after(t, mind, o, WEIGHTS) for o in options)
        else:
            mind.u = t
            chance = RULES.best_chance(mind, WEIGHTS)
    else:
        t = s.copy()
        t.face, t.rolls, t.step = [1] * COLOURED + face[PINK:], 0, CLOSING
        RULES.score(t)
        RULES.proceed(t)
        chance = RULES.chance_to_win(t, s.turn, WEIGHTS, mind)
    return float(chance + sum(symbol[die] for die in range(COLOURED) if face[die] == SYMBOL))


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


def remembered(s: Any, symbol: list[float]) -> Callable[[list[int]], float]:
    known: dict[tuple[int, ...], float] = {}

    def final(face: list[int]) -> float:
        key = tuple(face)
        if key not in known:
            known[key] = after_all(s, face, symbol)
        return known[key]

    return final


def test_one_roll_is_weighed_exactly() -> None:
    for s in states(5, KEEPING):
        worth, symbol = weighed(s, 1)
        final = remembered(s, symbol)
        for kept in SIX_SETS:
            exact = mean([final(after) for after in rolled_again(list(s.face), kept)])
            assert worth[kept] == pytest.approx(exact, abs=1e-9)


def test_two_rolls_are_weighed_exactly() -> None:
    for s in states(4, KEEPING, rolls=2, seed=5):
        worth, symbol = weighed(s, 2)
        final = remembered(s, symbol)

        def last_roll(
            face: list[int], kept: int, final: Callable[[list[int]], float] = final
        ) -> float:
            return mean([final(after) for after in rolled_again(face, kept)])

        for kept in SIX_SETS:
            supersets = [dice for dice in range(ALL_DICE + 1) if dice & kept == kept]
            faces = rolled_again(list(s.face), kept)
            exact = mean([max(last_roll(face, dice) for dice in supersets) for face in faces])
            assert worth[kept] == pytest.approx(exact, abs=1e-9)


def test_another_roll_is_never_worth_less_than_stopping() -> None:
    for s in states(6, KEEPING, rolls=2):
        once, twice = weighed(s, 1)[0], weighed(s, 2)[0]
        for kept in range(ALL_DICE + 1):
            assert twice[kept] >= once[kept] - 1e-9  # one may keep everything after the first


def test_shapes_are_all_that_differs() -> None:
    found = shapes.dice_shapes()
    assert int(found[-1].max()) + 1 == DISTINCT
    assert len(found[-1]) == 6**COLOURED


def test_chances_at_the_end_are_what_the_professors_roll() -> None:
    bot = bots.player("by-eye", "nichtlustig")
    looked_at = 0
    for seed in range(60):
        table = Table(SETUP, dice=Dice.seeded(seed))
        while not table.is_over and state_of(table, cards.State).step != FINAL:
            table.play(bot.choose(bots.View.of(table)))
        s = state_of(table)
        dice = sum(RULES.scored(s, seat, RULES.PROFESSOR) for seat in range(3))
        if s.phase == OVER or dice > 3:
            continue
        won = [0.0] * 3
        for faces in product(range(1, 7), repeat=dice):
            t = s.copy()
            for face in faces:
                RULES.roll(t, face)
            assert t.phase == OVER
            first = [seat for seat in range(3) if t.rank[seat] == 1]
            for seat in first:
                won[seat] += 1 / len(first)
        for seat in range(3):
            chance = RULES.chance_to_win(s, seat, WEIGHTS, new_mind(RULES))
            assert chance == pytest.approx(won[seat] / 6**dice)
        looked_at += 1
    assert looked_at > 3


def test_chances_add_up_to_one() -> None:
    for s in states(10, TAKING):
        mind = new_mind(RULES)
        chances = [RULES.chance_to_win(s, seat, WEIGHTS, mind) for seat in range(3)]
        assert sum(chances) == pytest.approx(1)


def test_at_a_table_chances_are_the_same_to_the_last_bit() -> None:
    rules = thinking_rules(SETUP)
    for s in [*states(20, TAKING), *states(20, KEEPING)]:
        for seat in range(3):
            quick = RULES.chance_to_win(s, seat, WEIGHTS, new_mind(RULES))
            assert quick == rules.chance_to_win(s, seat, WEIGHTS, new_mind(rules))


def test_stages_are_counted_in_cards_that_are_left() -> None:
    s = RULES.new("State")
    found = {}
    for s.on_table in range(LAST_CARDS + 20, LAST_CARDS - 1, -1):
        found[s.on_table - LAST_CARDS] = RULES.stage_of(s)
    assert [found[left] for left in (20, 10, 5, 3, 1)] == list(range(STAGES))
    assert list(found.values()) == sorted(found.values())
    assert found[15] == 0.5 and found[0] == found[1]


def test_it_is_seen_on_what_deaths_lie_what_can_be_scored_and_who_keeps_a_yeti_company() -> None:
    s = RULES.new("State")
    RULES.setup(s)
    s.turn = 1
    for card, mark in ((LEMMING, COVERED), (PROFESSOR, COVERED), (YETI, SCORED), (YETI + 1, FRESH)):
        s.where[card], s.mark[card] = 2, mark
    for card in (RIEBMANN + 1, LEMMING + 3):
        s.where[card] = 2  # fresh: numbers 2 and 4
    for card in (PROFESSOR + 1, PROFESSOR + 2):
        s.where[card], s.mark[card] = 2, SCORED
    for death, on in ((0, LEMMING), (1, PROFESSOR), (2, NONE)):
        s.where[DEATH + death], s.covers[death] = 2, on
    thing = [0.0] * THINGS * 3
    RULES.count_things(s, thing)
    has = dict(zip(BY_HAND, thing[THINGS * 2 :], strict=True))
    told = {name: count for name, count in has.items() if count}
    assert told == {
        "riebmann fresh": 1,
        "yeti fresh": 1,
        "yeti scored": 1,
        "lemming fresh": 1,
        "professor scored": 2,
        "lonely yeti": 1,
        "further professors": 1,
        "open deaths": 1,
        "deaths on other cards": 1,
        "next": 1,
        "deaths on lemmings": 1,
        "company for a yeti": 1,
        "fresh numbers": 2,
        "second professor": 1,
    }
    assert sum(thing[: THINGS * 2]) == 2, "the others only wait"


def test_what_cards_are_worth_is_remembered_and_the_oldest_forgotten() -> None:
    [s] = states(1, KEEPING)
    LATELY.found.clear()
    mind, rng = new_mind(RULES), [11, 12]
    first = RULES.pick(s.copy(), mind, rows_for(3), rng, ALL_ROLLS)
    known = dict(LATELY.found)
    assert known
    for rows in LATELY.found.values():
        rows += 1e-9  # as good, and told apart
    assert RULES.pick(s.copy(), new_mind(RULES), rows_for(3), rng, ALL_ROLLS) == first
    assert LATELY.found.keys() == known.keys()
    for other in states(60, KEEPING):
        RULES.pick(other.copy(), mind, rows_for(3), rng, ALL_ROLLS)
    assert len(LATELY.found) <= MOST
    LATELY.found.clear()


@pytest.mark.parametrize("level", ["casual", "strong", "expert"])
def test_what_was_set_aside_stays_aside(level: str) -> None:
    bot = bots.player(level, "nichtlustig", seed=4)
    for s in states(6, KEEPING):
        view = bots.View(SETUP, s)
        assert bot.choose(view) in view.moves


@pytest.mark.slow
@pytest.mark.parametrize("kind", [*KINDS.values(), FIRST_WEAK, FIRST_WEAK + 400, FIRST_WEAK + 1000])
def test_compiled_players_choose_the_same(kind: int) -> None:
    fast_rules = batch_rules(SETUP)
    pick = compiled(fast_rules, "pick")
    record = new_record(fast_rules)
    weights = rows_for(3)
    mind = calculating_mind(fast_rules)
    for s in [*states(12, KEEPING), *states(8, TAKING)]:
        for field in s.fields:
            record[field.name] = getattr(s, field.name)
        rng, drawn = [11, 12], np.array([11, 12])
        fast = pick(record, mind, np.array(weights), drawn, kind)
        assert fast == RULES.pick(s, new_mind(RULES), weights, rng, kind)
        assert rng == list(drawn)


@pytest.mark.slow
def test_what_is_noted_is_what_everybody_had() -> None:
    rows, pages = NotedGames(SETUP).play(np.array([WEIGHTS]), 1, 0)
    turns = rows[TURNS]
    assert (pages[:turns, 19] + pages[:turns, 20] + pages[:turns, 21] == 1).all(), "waits"
    assert (np.diff(pages[:turns, -1]) >= 0).all(), "cards never go back to the table"
    assert not pages[turns:].any()


def test_weights_come_back_as_they_were() -> None:
    assert len(BY_HAND) == THINGS
    worth = from_text(to_text({2: by_hand(), 4: shipped()[4]}, {}))
    assert worth[2] == pytest.approx(by_hand(), abs=1e-4)
    assert worth[4] == shipped()[4]
    assert set(shipped()) == {2, 3, 4}


def test_whoever_calculates_beats_whoever_does_not() -> None:
    points = [0, 0]
    for seed in range(6):
        table = Table("nichtlustig", 2, dice=Dice.seeded(seed))
        players = ("strong", "casual") if seed % 2 else ("casual", "strong")
        seats = [bots.player(name, "nichtlustig", seed=seed) for name in players]
        while not table.is_over:
            table.play(seats[state_of(table).turn].choose(bots.View.of(table)))
        strong = players.index("strong")
        points[0] += state_of(table, cards.State).points[strong]
        points[1] += state_of(table, cards.State).points[1 - strong]
    assert points[0] > points[1]


def test_a_random_choice_is_one_of_the_moves() -> None:
    chance = random.Random(3)
    bot = bots.player("random", "nichtlustig", seed=chance.randint(0, 99))
    for s in states(5, KEEPING):
        assert bot.choose(bots.View(SETUP, s)) in bots.View(SETUP, s).moves
