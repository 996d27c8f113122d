"""A game is found by its id and by what people call it."""

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
