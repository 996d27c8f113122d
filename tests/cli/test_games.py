"""``rauswurf games`` and ``rauswurf rules``."""

import pytest

from rauswurf.games import GAMES
from tests.cli.conftest import Run


def test_games_lists_every_game(rauswurf: Run) -> None:
    ran = rauswurf("games")
    assert ran.code == 0
    for game in GAMES.values():
        assert game.id in ran.out
        assert game.name in ran.out


def test_games_for_programs(rauswurf: Run) -> None:
    listed = {game["id"]: game for game in rauswurf("games", "--json").data}
    assert list(listed) == list(GAMES)
    madn = listed["madn"]
    assert madn["name"] == "Mensch ärgere Dich nicht"
    assert madn["players"] == [2, 3, 4]
    assert madn["version"] == GAMES["madn"].version
    variants = {variant["id"]: variant for variant in madn["variants"]}
    assert variants["three-rolls"]["values"] == ["off", "on"]
    assert variants["three-rolls"]["default"] == "off"
    assert "default_for" not in variants["three-rolls"]


def test_a_default_that_depends_on_the_players_is_told(rauswurf: Run) -> None:
    listed = {game["id"]: game for game in rauswurf("games", "--json").data}
    colours = next(v for v in listed["madn"]["variants"] if v["id"] == "colours")
    assert colours["default"] == "own"
    assert colours["default_for"] == {"2": "two-each", "3": "neutral"}
    assert colours["players"] == {"two-each": [2], "neutral": [3]}


@pytest.mark.parametrize("game", list(GAMES))
def test_rules_tells_every_clause_and_variant(rauswurf: Run, game: str) -> None:
    told = rauswurf("rules", game)
    assert told.code == 0
    setup = GAMES[game].setup(4)
    for clause in GAMES[game].clauses:
        assert (f"{clause.title} {clause.id}\n" in told.out) == clause.holds(setup.variants)
    for variant in GAMES[game].variants:
        assert variant.id in told.out
    data = rauswurf("rules", game, "--json").data
    assert [clause["id"] for clause in data["clauses"]] == [c.id for c in GAMES[game].clauses]
    assert data["source"] == GAMES[game].source


def test_rules_marks_what_is_chosen(rauswurf: Run) -> None:
    told = rauswurf("rules", "madn", "--set", "barriers=on", "--players", "3").out
    assert "barriers = off | on*  (default: off)" in told
    assert "colours = own | two-each | neutral*" in told


def in_force(rauswurf: Run, *options: str) -> set[str]:
    data = rauswurf("rules", "madn", "--json", *options).data
    return {clause["id"] for clause in data["clauses"] if clause["in_force"]}


def test_rules_tells_which_clauses_are_in_force(rauswurf: Run) -> None:
    usual = in_force(rauswurf)
    assert {"turns", "goal-jump", "finish"} <= usual
    assert not {"goal-no-jump", "three-rolls", "barriers", "neutral", "two-colours"} & usual
    assert "highest-roll" not in usual
    assert "goal-no-jump" in in_force(rauswurf, "--set", "goal-jump=off")
    assert "highest-roll" in in_force(rauswurf, "--set", "first=highest-roll")
    assert "forced-capture" in in_force(rauswurf, "--set", "forced-capture=huff")
    assert "two-colours" in in_force(rauswurf, "--players", "2")
    assert "neutral" in in_force(rauswurf, "--players", "3")
