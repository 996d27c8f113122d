"""No clause without tests: they are named after the clause, and its rulings are marked in them.

The tests themselves stand by theme in the files beside this one.
"""

import re
from itertools import product
from pathlib import Path

import pytest

from rauswurf.games import GAMES
from rauswurf.games.classic import CLAUSES, VARIANTS
from rauswurf.games.game import Clause

from .scenes import offers, sit_with

FOLDER = Path(__file__).parent
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("test_*.py")))


def beginnings(clause: Clause) -> list[str]:
    """The first two lines of each test of a clause."""
    start = re.compile(rf"^def test_{clause.id.replace('-', '_')}_.*(?:\n.*)?", re.MULTILINE)
    return start.findall(SOURCES)


@pytest.mark.parametrize("clause", CLAUSES, ids=lambda clause: clause.id)
def test_every_clause_has_tests_of_its_name(clause: Clause) -> None:
    assert len(beginnings(clause)) >= 3


@pytest.mark.parametrize(
    "clause", [clause for clause in CLAUSES if clause.has_ruling], ids=lambda clause: clause.id
)
def test_every_ruling_has_a_test_that_says_so(clause: Clause) -> None:
    assert any("# Ruling" in test for test in beginnings(clause))


@pytest.mark.parametrize("game", ["madn", "never-mind", "dont-worry"])
def test_the_three_games_share_clauses_and_variants(game: str) -> None:
    assert GAMES[game].clauses == CLAUSES
    assert GAMES[game].variants == VARIANTS


def test_clauses_are_named_once_and_say_something() -> None:
    ids = [clause.id for clause in CLAUSES]
    assert len(ids) == len(set(ids))
    for clause in CLAUSES:
        for values in product(*(variant.values for variant in VARIANTS if variant.id in clause.by)):
            chosen = dict(zip(clause.by, values, strict=True))
            assert clause.wording(chosen).text().endswith(".")


def test_clauses_that_exclude_each_other_never_hold_at_once() -> None:
    for values in product(*(variant.values for variant in VARIANTS)):
        chosen = {variant.id: value for variant, value in zip(VARIANTS, values, strict=True)}
        holding = {clause.id for clause in CLAUSES if clause.holds(chosen)}
        assert ("goal-jump" in holding) != ("goal-no-jump" in holding)
        assert ("three-rolls" in holding) == (chosen["three-rolls"] == "on")
        assert ("forced-capture" in holding) == (chosen["forced-capture"] != "off")
        assert ("highest-roll" in holding) == (chosen["first"] == "highest-roll")


# Every value of every variant alone, in one position: what it changes there, and nothing else.

CROWD = "yellow 7 9 a b / green 11 B B B / red 5 B B B / black 30 B B B"
PLAIN = {"9x11", "a-c", "b-d"}
ALONE = {
    ("opening", "one-on-start"): PLAIN,
    ("opening", "all-in-base"): PLAIN,
    ("first", "seat"): PLAIN,
    ("first", "highest-roll"): PLAIN,
    ("three-rolls", "off"): PLAIN,
    ("three-rolls", "on"): PLAIN,
    ("goal-jump", "off"): {"9x11", "b-d"},
    ("goal-jump", "on"): PLAIN,
    ("play-on", "off"): PLAIN,
    ("play-on", "on"): PLAIN,
    ("forced-capture", "off"): PLAIN,
    ("forced-capture", "huff"): PLAIN,
    ("forced-capture", "strict"): {"9x11"},
    ("backward-capture", "off"): PLAIN,
    ("backward-capture", "on"): PLAIN | {"7x5"},
    ("barriers", "off"): PLAIN,
    ("barriers", "on"): PLAIN | {"7-9"},
    ("colours", "own"): PLAIN,
    ("colours", "two-each"): PLAIN,
    ("colours", "neutral"): PLAIN | {"black 30-32"},
}


@pytest.mark.parametrize(("variant", "value"), ALONE)
def test_variant_alone(variant: str, value: str) -> None:
    players = {"two-each": 2, "neutral": 3}.get(value, 4)
    table = sit_with({variant: value}, CROWD, players=players)
    assert offers(table, 2) == ALONE[variant, value]


def test_every_value_of_every_variant_is_tried_alone() -> None:
    assert set(ALONE) == {(variant.id, value) for variant in VARIANTS for value in variant.values}
