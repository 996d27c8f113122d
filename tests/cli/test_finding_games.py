"""A game is found by its id and by what people call it."""

import re

import pytest

from rauswurf.games import GAMES, SetupError, find
from rauswurf.messages import LANGUAGES, message
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("said", "id"),
    [
        ("mensch", "madn"),
        ("MADN", "madn"),
        ("mensch ärgere dich nicht", "madn"),
        ("Mensch aergere", "madn"),
        ("clovece nezlob se", "madn"),
        ("Γκρινιαρης", "madn"),
        ("Chinczyk", "madn"),
        ("Never Mind!", "never-mind"),
        ("Don’t Worry", "dont-worry"),
        ("Don't Worry!", "dont-worry"),
        ("JAGER", "jaeger"),
        ("Jäger", "jaeger"),
        ("ebene", "zweite-ebene"),
        ("nichtlustig", "nichtlustig"),
        (" Kurzer  Einsatz ", "kurzer-einsatz"),
    ],
)
def test_a_game_is_found_by_what_people_call_it(rauswurf: Run, said: str, id: str) -> None:
    assert find(said).id == id
    assert rauswurf("referee", said, "--json").data["position"]
    assert rauswurf("play", said, "--bots", "2", "-p", "2", "--seed", "1").code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_in_every_language_is_enough(language: str) -> None:
    for id in GAMES:
        assert find(message(f"game-{id}").text(language)).id == id


def test_an_ambiguous_name_lists_what_it_may_mean(rauswurf: Run) -> None:
    ran = rauswurf("rules", "nicht")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "rauswurf: 'nicht' can mean several games; choose madn or nichtlustig\n"


@pytest.mark.parametrize("said", ["", " ", "!", "chess", "ensch"])
def test_what_begins_no_word_of_a_name_is_no_game(said: str) -> None:
    with pytest.raises(SetupError, match="there is no game"):
        find(said)


@pytest.mark.parametrize("columns", ["20", "40", "60"])
def test_ids_are_never_cut(rauswurf: Run, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    lines = rauswurf("games").out.splitlines()
    for id in GAMES:
        assert any(line.split()[:1] == [id] for line in lines)


@pytest.mark.parametrize("columns", ["30", "40", "60", "80"])
@pytest.mark.parametrize(
    "words",
    [
        "games",
        "perft madn --depth 2",
        "simulate madn --games 10",
        "compare madn --set barriers --games 100",
        "arena madn random capture-else-foremost --games 100 --players 2",
    ],
)
def test_no_number_and_no_word_is_broken_in_a_narrow_window(
    rauswurf: Run, monkeypatch: pytest.MonkeyPatch, words: str, columns: str
) -> None:
    def parts() -> set[str]:
        told = re.sub(r"[\d.]+\s+s\b|[\d,]+\s+(games|rolls)/s", "", rauswurf(*words.split()).out)
        return {part.strip(":") for part in told.split() if not set(part) <= {"─"}}

    monkeypatch.setenv("COLUMNS", "200")
    whole = parts()
    monkeypatch.setenv("COLUMNS", columns)
    assert parts() <= whole
