"""The perft suite in perft.txt: the library counts what the file says, and so does the reference.

The reference (reference.py) is a second referee that shares no code with the library. The two are
held together once more on whole games, event by event.
"""

from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path
from typing import NamedTuple

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.games.classic import CLAUSES, VARIANTS
from rauswurf.table.perft import divide

from . import reference
from .scenes import setup

SUITE = Path(__file__).with_name("perft.txt")
KEYS = ("id", "touches", "game", "players", "variants", "position")


class Entry(NamedTuple):
    """One position of the suite and its counts by depth."""

    id: str
    touches: list[str]
    game: str
    players: int
    variants: dict[str, str]
    position: str
    counts: dict[int, int]

    def table(self) -> Table:
        position = None if self.position == "start" else self.position
        rules = setup(self.game, self.players, tuple(self.variants.items()))
        return Table(rules, position=position)


def entries() -> Iterator[Entry]:
    for block in SUITE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.split(maxsplit=1) for line in block.splitlines() if line[:1] not in ("#", "")]
        if lines:
            yield entry(lines)


def entry(lines: list[list[str]]) -> Entry:
    assert tuple(key for key, _ in lines[: len(KEYS)]) == KEYS, lines
    said = {key: text.strip() for key, text in lines[: len(KEYS)]}
    variants = dict(pair.split("=") for pair in said["variants"].split() if pair != "-")
    counts = {}
    for key, text in lines[len(KEYS) :]:
        assert key == "perft", f"{said['id']}: what is {key}?"
        depth, count = text.split()
        counts[int(depth)] = int(count)
    return Entry(
        said["id"],
        said["touches"].split(),
        said["game"],
        int(said["players"]),
        variants,
        said["position"],
        counts,
    )


ENTRIES = list(entries())


@pytest.mark.parametrize("given", ENTRIES, ids=lambda given: given.id)
def test_perft(given: Entry) -> None:
    table = given.table()
    for depth, expected in given.counts.items():
        branches = divide(table, depth)
        told = "\n".join(f"  {name}: {count}" for name, count in branches.items())
        assert sum(branches.values()) == expected, f"perft {depth} of {given.id}:\n{told}"


@pytest.mark.parametrize(
    "given", [e for e in ENTRIES if "highest-roll" not in e.touches], ids=lambda given: given.id
)
def test_the_reference_counts_the_same(given: Entry) -> None:
    table = given.table()
    house = reference.house(table.setup.players, table.setup.variants)
    position = reference.read(house, table.position)
    assert reference.write_pieces(position) == pieces(table)
    counted = {depth: reference.count(house, position, depth) for depth in given.counts}
    reference.count.cache_clear()
    assert counted == given.counts


def pieces(table: Table) -> str:
    return table.position.split(" ;")[0]


def test_the_suite_touches_every_clause() -> None:
    touched = {clause for given in ENTRIES for clause in given.touches}
    assert touched == {clause.id for clause in CLAUSES}


def test_the_suite_touches_every_value_of_every_variant_and_every_game() -> None:
    played = {
        (name, value) for given in ENTRIES for name, value in given.table().setup.variants.items()
    }
    assert played == {(variant.id, value) for variant in VARIANTS for value in variant.values}
    assert {given.game for given in ENTRIES} == {"madn", "never-mind", "dont-worry"}
    assert {given.players for given in ENTRIES} == set(GAMES["madn"].players)


def test_the_suite_is_well_formed() -> None:
    ids = [given.id for given in ENTRIES]
    assert len(ids) == len(set(ids)) >= 25
    for given in ENTRIES:
        assert list(given.counts) == list(range(1, len(given.counts) + 1))
        if given.position != "start":
            assert given.table().position == given.position


def test_a_wrong_count_shows_the_branches() -> None:
    [wrong] = [given for given in ENTRIES if given.id == "captures"]
    with pytest.raises(AssertionError, match=r"(?s)perft 2 of captures:.*roll 1: 3\n.*roll 6: 1"):
        test_perft(wrong._replace(counts={2: 15}))


# Whole games.

SEATINGS = [(2, "own"), (3, "own"), (4, "own"), (2, "two-each"), (3, "neutral")]
OFF_ON = ("off", "on")
GAMES_PLAYED = list(
    zip(
        product(("off", "huff", "strict"), OFF_ON, OFF_ON, SEATINGS),
        cycle(product(OFF_ON, OFF_ON, OFF_ON)),
        strict=False,
    )
)


@pytest.mark.parametrize("number", range(len(GAMES_PLAYED)))
def test_whole_games_agree_with_the_reference(number: int) -> None:
    (forced, backward, barriers, (players, colours)), (three, jump, on) = GAMES_PLAYED[number]
    variants = {"forced-capture": forced, "backward-capture": backward, "barriers": barriers}
    variants |= {"three-rolls": three, "goal-jump": jump, "play-on": on, "colours": colours}
    rules = setup("madn", players, tuple(variants.items()))
    table = Table(rules, dice=Dice.seeded(17, number))
    house = reference.house(players, table.setup.variants)
    position = reference.read(house, table.position)
    for event in range(300):
        if position.over:
            break
        if position.die:
            legal = {reference.write_move(position, m): m for m in reference.moves(house, position)}
            assert sorted(legal) == sorted(table.moves), table.position
            choice = sorted(legal)[event % len(legal)]
            table.play(choice)
            position = reference.moved(house, position, legal[choice])
        else:
            [face] = table.roll()
            position = reference.rolled(house, position, face)
        assert pieces(table) == reference.write_pieces(position)
        if not position.over:
            on_turn = reference.COLOURS[position.turn]
            seen = (table.turn, table.rolls_left, table.die)
            assert seen == (on_turn, position.rolls, position.die)
    if table.outcome:
        assert table.outcome.places == reference.places(house, position)
    assert table.is_over == position.over
