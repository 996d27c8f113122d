"""Interpreted equals compiled: the same rolls and choices lead to the same state, bit by bit.

Each game is played twice at once, by the rules as they are and by the rules compiled with bounds
checks, and after every event the whole states are compared.

Compiling takes far longer than playing, so the setups of many variants share what they can: they
all use the state with the most fields, those that share most functions are tested together, and
combinations are drawn in families of four that share the largest function, ``roll``. `make proof`
draws more of them, and takes every number of players.
"""

import struct
from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from rauswurf import games
from rauswurf.fast.batch import FINISHED, columns, simulate
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.games import GAMES, Game, Setup
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.race import OVER, STEP, encode
from rauswurf.rules.state import Layout
from tests.support.playing import play_interpreted

# Rules that are compiled for full speed and compared with interpreted playouts: each game with all
# its seats, and madn as its book advises it for fewer.
PLAYOUTS = [("madn", 2), ("madn", 3), *((game.id, max(game.players)) for game in GAMES.values())]
QUICK_PLAYOUTS = [("madn", 2), ("jaeger", 6), ("einser-blocker", 4), ("nichtlustig", 4)]

# How many combinations of variants are drawn. The three classic games differ in nothing but
# their defaults, so one of them stands for all.
GAME, MANY, SOME = "madn", 200, 48

DICE = {"fair": (1, 1, 1, 1, 1, 1), "many sixes": (1, 1, 1, 1, 1, 4)}
GAMES_EACH = 1  # with each kind of dice
MOST_EVENTS = 1500  # some combinations hardly ever end

Drawn = tuple[int, dict[str, str]]  # players and variants
Kin = tuple[str, ...]  # the values of the variants that change most functions
KIN = ("barriers", "forced-capture", "backward-capture")
NOT_IN_ROLL = ("opening", "play-on")  # on and off: the four of a family


def combinations(game: Game) -> Iterator[Drawn]:
    """Every player count with all values that the variants can have together."""
    ids = [variant.id for variant in game.variants]
    for players in game.players:
        allowed = [
            [v for v in variant.values if players in variant.players.get(v, game.players)]
            for variant in game.variants
        ]
        for values in product(*allowed):
            yield players, dict(zip(ids, values, strict=True))


def families(game: Game) -> list[list[Drawn]]:
    """The combinations that differ only in what ``roll`` does not depend on, together."""
    found: dict[str, list[Drawn]] = {}
    for players, variants in combinations(game):
        rest = [value for name, value in variants.items() if name not in NOT_IN_ROLL]
        found.setdefault(f"{players} {rest}", []).append((players, variants))
    return list(found.values())


@cache
def drawn(count: int) -> dict[Kin, list[Drawn]]:
    """The combinations that are tested, kin together."""
    groups: dict[Kin, list[Drawn]] = {}
    for family in Random(3).sample(families(games.get(GAME)), count // 4):
        for players, variants in family:
            kin = tuple(variants[name] for name in KIN)
            groups.setdefault(kin, []).append((players, variants))
    return dict(sorted(groups.items()))


@cache
def widest_fields() -> Layout:
    """The fields of the state that has everything any variant needs."""
    variants = {"barriers": "on", "forced-capture": "huff"}
    return games.get(GAME).setup(4, variants).rules.fields


class Twins:
    """One game in two copies, interpreted and compiled, that must stay the same."""

    def __init__(self, setup: Setup, fields: Layout) -> None:
        self.setup = setup
        rules = setup.rules
        parts = (rules.modules, rules.functions, rules.constants)
        self.rules = RuleSet(rules.name, *parts, {"State": fields})
        self.compiled = {
            name: compiled(self.rules, name, checked=True) for name in ("setup", "roll", "choose")
        }
        codes = {"i1": "b", "i2": "h", "i4": "i"}
        cells = "".join(f"{field.length or 1}{codes[field.code]}" for field in self.rules.fields)
        self.form = struct.Struct(f"@{cells}0i")  # laid out, and filled up, as C does
        self.state = self.rules.new_state()
        self.record = new_record(self.rules)
        self.events: list[tuple[str, tuple[int, ...]]] = []

    def packed(self) -> bytes:
        """The interpreted state as the compiled one should lie in memory."""
        numbers: list[int] = []
        for name, _, length, _ in self.rules.fields:
            value = getattr(self.state, name)
            numbers += value if length else [value]
        return self.form.pack(*numbers)

    def happen(self, name: str, *number: int) -> None:
        """Do the same on both sides and compare everything."""
        self.events.append((name, number))
        getattr(self.rules, name)(self.state, *number)
        self.compiled[name](self.record, *number)
        if self.packed() != self.record.tobytes():
            pytest.fail(self.difference())

    def difference(self) -> str:
        """What differs, and how it came about."""
        lines = [f"{self.setup.players} players, {dict(self.setup.variants)}"]
        for field in self.rules.fields:
            ours = getattr(self.state, field.name)
            theirs = self.record[field.name].tolist()
            if ours != theirs:
                lines.append(f"{field.name}: interpreted {ours}, compiled {theirs}")
        return "\n".join([*lines, f"after {len(self.events)} events: {self.events[-8:]}"])

    def play(self, random: Random, weights: tuple[int, ...]) -> None:
        """Play a game with random dice and choices, to its end or to the limit."""
        self.events = []
        self.happen("setup")
        while self.state.phase != OVER and len(self.events) < MOST_EVENTS:
            s = self.state
            to_roll = self.rules.dice_wanted(s)
            if to_roll and not (s.options and random.random() < 0.5):
                for face in random.choices(range(1, 7), weights, k=to_roll):
                    self.happen("roll", face)
            else:
                self.happen("choose", s.option[random.randrange(s.options)])


def assert_twins_agree(setup: Setup, fields: Layout) -> None:
    twins = Twins(setup, fields)
    random = Random(repr(sorted(setup.variants.items())))
    for weights in DICE.values():
        for _ in range(GAMES_EACH):
            twins.play(random, weights)


@pytest.mark.parametrize("kin", drawn(SOME), ids="-".join)
def test_variants_interpreted_and_compiled_agree_after_every_event(kin: Kin) -> None:
    for players, variants in drawn(SOME)[kin]:
        assert_twins_agree(games.get(GAME).setup(players, variants), widest_fields())


@pytest.mark.proof
@pytest.mark.parametrize("kin", drawn(MANY), ids="-".join)
def test_many_variants_interpreted_and_compiled_agree_after_every_event(kin: Kin) -> None:
    for players, variants in drawn(MANY)[kin]:
        assert_twins_agree(games.get(GAME).setup(players, variants), widest_fields())


@pytest.mark.parametrize("game", GAMES)
def test_presets_interpreted_and_compiled_agree_after_every_event(game: str) -> None:
    counts = games.get(game).players
    assert_presets_agree(game, {min(counts), max(counts)})


@pytest.mark.proof
@pytest.mark.parametrize("game", GAMES)
def test_presets_agree_at_tables_of_any_size(game: str) -> None:
    assert_presets_agree(game, set(games.get(game).players))


def assert_presets_agree(game: str, counts: set[int]) -> None:
    fields = games.get(game).setup(max(counts)).rules.fields
    for players in counts:
        assert_twins_agree(games.get(game).setup(players), fields)


@pytest.mark.parametrize("count", [SOME, MANY])
def test_enough_different_combinations_are_drawn(count: int) -> None:
    mine = [each for group in drawn(count).values() for each in group]
    assert len({repr(each) for each in mine}) == count == len(mine)
    for variant in games.get(GAME).variants:
        assert {variants[variant.id] for _, variants in mine} == set(variant.values)
    assert {players for players, _ in mine} == set(games.get(GAME).players)


@pytest.mark.parametrize(("game", "players"), QUICK_PLAYOUTS)
def test_playouts_at_full_speed_count_the_same_as_interpreted(game: str, players: int) -> None:
    assert_playouts_agree(game, players)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "players"), PLAYOUTS)
def test_all_playouts_at_full_speed_count_the_same(game: str, players: int) -> None:
    assert_playouts_agree(game, players)


def assert_playouts_agree(game: str, players: int) -> None:
    setup = games.get(game).setup(players)
    count, seed = 10, 11
    tallies = [[0] * len(columns(setup)) for _ in range(count)]
    play_interpreted(setup, seed, tallies)
    assert simulate(setup, count, seed, threads=1).rows.tolist() == tallies
    assert all(tally[FINISHED] for tally in tallies)


def test_checked_rules_notice_what_lies_outside_a_table() -> None:
    rules = games.get("madn").setup(4).rules
    choose: Any = compiled(rules, "choose", checked=True)
    with pytest.raises(IndexError):
        choose(new_record(rules), encode(STEP, rules.ALL_PIECES, 0))
