"""No clause without tests: they are named after the clause, and its rulings are marked in them."""

import re
from pathlib import Path

import pytest

from rauswurf.games import GAMES
from rauswurf.games.game import Clause
from rauswurf.games.nueby import STANDARD

from .reference import PLAYERS
from .scenes import rules_of

FOLDER = Path(__file__).parent
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("test_*.py")))
CLAUSES = {clause.id: clause for game in PLAYERS for clause in GAMES[game].clauses}

# What each game has besides the standard clauses, and which of those it has not.
OWN = {
    "zweite-ebene": ["second-level"],
    "einser-blocker": ["one-pushes", "place", "blockade"],
    "jaeger": ["side-path", "hunt", "focus-to-go-home", "side-path-pass"],
    "werfer": ["either-way", "arrow", "before-goal"],
    "abkuerzungen": ["shortcut"],
    "kurzer-einsatz": ["six-is-ordinary", "short-throw", "grey"],
}
WITHOUT = {
    "werfer": {"backward-throw"},
    "kurzer-einsatz": {"free-entry", "throw", "six", "enter"},
}


def named_after(clause: str) -> list[str]:
    """The tests of a clause."""
    start = rf"^def test_{clause.replace('-', '_')}_.*?(?=^def |^@|\Z)"
    return re.findall(start, SOURCES, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_tests_of_its_name(clause: str) -> None:
    assert len(named_after(clause)) >= 3


@pytest.mark.parametrize(
    "clause", [clause for clause in CLAUSES.values() if clause.has_ruling], ids=lambda each: each.id
)
def test_every_ruling_has_a_test_that_says_so(clause: Clause) -> None:
    assert any("# Ruling" in test for test in named_after(clause.id))


@pytest.mark.parametrize("game", PLAYERS)
def test_each_game_has_the_standard_clauses_and_its_own(game: str) -> None:
    standard = [clause.id for clause in STANDARD if clause.id not in WITHOUT.get(game, set())]
    assert [clause.id for clause in GAMES[game].clauses] == standard + OWN[game]


@pytest.mark.parametrize("game", PLAYERS)
def test_each_game_is_for_as_many_players_as_its_book_says(game: str) -> None:
    assert GAMES[game].players == PLAYERS[game]


def test_clauses_say_something_once() -> None:
    for game in PLAYERS:
        ids = [clause.id for clause in GAMES[game].clauses]
        assert len(ids) == len(set(ids))
        for clause in GAMES[game].clauses:
            assert clause.wording(GAMES[game].defaults).text().endswith(".")


def saying(game: str, word: str) -> set[str]:
    """The clauses of a game that use this English word, in their text or ruling."""
    known = GAMES[game]
    found = set()
    for clause in known.clauses:
        ruling = clause.ruling(known.defaults)
        words = f"{clause.wording(known.defaults).text('en')} {ruling.text('en') if ruling else ''}"
        if re.search(rf"\b{word}\b", words, re.IGNORECASE):
            found.add(clause.id)
    return found


def test_a_game_tells_only_what_holds_in_it() -> None:
    assert saying("werfer", "clockwise") == {"turns"}
    assert saying("jaeger", "clockwise") == {"turns", "roll-move"}
    assert saying("kurzer-einsatz", "six") == {"six-is-ordinary"}
    assert saying("werfer", "white") == {"turns"}
    assert saying("einser-blocker", "white") == set()


def test_a_duty_that_is_none_is_not_told() -> None:
    ruled = {
        game
        for game in PLAYERS
        for c in GAMES[game].clauses
        if (c.id, c.has_ruling) == ("must-move", True)
    }
    assert ruled == set(PLAYERS) - {"werfer"}  # there, backward moves are duties like any


@pytest.mark.parametrize("game", PLAYERS)
def test_variants_are_few_and_have_the_values_of_the_book(game: str) -> None:
    values = {variant.id: variant.values for variant in GAMES[game].variants}
    expected = {"first": ("seat", "highest-roll"), "play-on": ("off", "on")}
    if game == "jaeger":
        expected["extra-hits"] = ("turn-back", "ignored")
    assert values == expected
    chosen = rules_of(game, 2, first="highest-roll").variants
    assert chosen["play-on"] == "on"
    assert chosen.get("extra-hits", "turn-back") == "turn-back"
