"""Trying a choice out on a second state is the same as copying the state and choosing.

For every game, every value of every variant and random combinations of them, interpreted and
compiled. Here a sample is compiled; `make proof` compiles them all.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rauswurf import Dice, Table
from rauswurf.bots.nichtlustig.mind import mind_rules as card_rules
from rauswurf.bots.race.mind import mind_rules
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.games import GAMES, Game, Setup, SetupError
from rauswurf.rules.compose import RuleSet
from rauswurf.table.table import state_of

JUNK = 77  # nothing may be left of what was there before
DECISIONS = 40
SAMPLE = random.Random(16)


def values(game: Game) -> Iterator[Setup]:
    """A table for every value of every variant, the others as they usually are."""
    for variant in game.variants:
        for value in variant.values:
            players = variant.players.get(value, (game.players[-1],))[0]
            yield game.setup(players, {variant.id: value})


def combinations(number: int) -> Iterator[Setup]:
    """Tables with everything chosen at random."""
    found = 0
    while found < number:
        game = SAMPLE.choice(list(GAMES.values()))
        chosen = {variant.id: SAMPLE.choice(variant.values) for variant in game.variants}
        try:
            yield game.setup(SAMPLE.choice(game.players), chosen)
        except SetupError:
            continue  # a value that does not go with so many players
        found += 1


def described(setup: Setup) -> str:
    """A table in words, to be found again."""
    chosen = " ".join(f"{name}={value}" for name, value in setup.variants.items())
    return f"{setup.game.id} {setup.players} {chosen}"


EVERY_VALUE = [setup for game in GAMES.values() for setup in values(game)]
COMBINATIONS = list(combinations(400))


def rules_of(setup: Setup) -> RuleSet:
    """The rules with players who try things out."""
    return mind_rules(setup) if setup.game.family == "race" else card_rules(setup)


def decisions(setup: Setup) -> Iterator[Any]:
    """States in which something may be chosen, out of a random game."""
    chance = random.Random(3)
    table = Table(setup, dice=Dice.seeded(5))
    found = 0
    while not table.is_over and found < DECISIONS:
        if state_of(table).options:
            found += 1
            yield state_of(table).copy()
        table.play(chance.choice(table.moves))


def trials(setup: Setup) -> Iterator[tuple[Any, int, dict[str, Any]]]:
    """A state, a choice in it, and what copying and choosing makes of it."""
    rules = setup.rules
    for s in decisions(setup):
        for option in s.option[: s.options]:
            after = s.copy()
            rules.choose(after, option)
            yield s, option, after.as_dict()


def check_interpreted(setup: Setup) -> None:
    rules = rules_of(setup)
    t = rules.new_state()
    for field in rules.fields:
        setattr(t, field.name, [JUNK] * field.length if field.length else JUNK)
    for s, option, after in trials(setup):
        before = s.as_dict()
        rules.try_out(s, t, option)
        assert t.as_dict() == after, described(setup)
        assert s.as_dict() == before, described(setup)


def check_compiled(setup: Setup) -> None:
    rules = rules_of(setup)
    try_out = compiled(rules, "try_out")
    s, t = new_record(rules), new_record(rules)
    for field in rules.fields:
        t[field.name] = JUNK
    for state, option, after in trials(setup):
        for name, value in state.as_dict().items():
            s[name] = value
        try_out(s, t, option)
        found = {field.name: t[field.name].tolist() for field in rules.fields}
        assert found == after, described(setup)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_value_interpreted(game: Game) -> None:
    for setup in values(game):
        check_interpreted(setup)


def test_combinations_interpreted() -> None:
    for setup in COMBINATIONS[:20]:
        check_interpreted(setup)


# Where copying was wrong once: fields that only a variant has.
@pytest.mark.parametrize(
    "chosen", [{"barriers": "on"}, {"forced-capture": "huff"}], ids=["barriers", "huff"]
)
def test_what_a_variant_keeps_compiled(chosen: dict[str, str]) -> None:
    check_compiled(GAMES["madn"].setup(4, chosen))


@pytest.mark.parametrize("setup", SAMPLE.sample(COMBINATIONS, 4), ids=described)
def test_some_combinations_compiled(setup: Setup) -> None:
    check_compiled(setup)


@pytest.mark.proof
@pytest.mark.parametrize("setup", [*EVERY_VALUE, *COMBINATIONS], ids=described)
def test_all_of_them_at_both_speeds(setup: Setup) -> None:
    check_interpreted(setup)
    check_compiled(setup)
