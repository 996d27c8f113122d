"""Rollouts: right on average, the same for any number of threads, and honest about their error."""

import pytest

from rauswurf import Dice, Table, games
from rauswurf.bots.families import family_of
from rauswurf.coach import CannotWeigh
from rauswurf.coach.rollouts import Goal, Roller, roll_out, rolling_rules
from rauswurf.table.table import state_of

END = "yellow 39 b c d / red 19 b c d ; turn yellow"
QUICK = Goal(standard_error=0.0, most_games=256, whole=True)


def at(position: str, game: str = "never-mind", players: int = 2) -> Table:
    return Table(game, players, dice=Dice.by_hand(), position=position)


def test_a_rollout_finds_what_is_known_exactly() -> None:
    found = roll_out(at(END), Goal(standard_error=0.0, most_games=2000, whole=True))
    assert found.games == 2000
    assert found.seats[0] == pytest.approx(5 / 9, abs=4 * found.errors[0] + 1e-9)
    assert sum(found.seats) == pytest.approx(1)


def test_luck_is_taken_off() -> None:
    table = Table("never-mind", 2, dice=Dice.seeded(1))
    for _ in range(30):
        table.play(table.moves[0])
    found = roll_out(table, QUICK)
    plain = (found.seats[0] * found.seats[1] / found.games) ** 0.5
    assert 0 < found.errors[0] < plain / 2


def test_threads_change_nothing() -> None:
    setup = games.get("never-mind").setup(2)
    s = state_of(at(END))
    assert Roller(setup, 1).roll_out(s, QUICK) == Roller(setup, 3).roll_out(s, QUICK)


def test_it_stops_when_it_is_precise_enough_and_tells_how_far_it_is() -> None:
    told: list[tuple[int, float]] = []
    found = roll_out(at(END), Goal(0.02), lambda games, error: told.append((games, error)))
    assert max(found.errors) <= 0.02
    assert found.games == told[-1][0]
    assert [games for games, _ in told] == sorted(games for games, _ in told)


def test_another_seed_gives_another_estimate_of_the_same_thing() -> None:
    setup = games.get("never-mind").setup(3)
    s = setup.rules.start()
    one, other = (
        Roller(setup).roll_out(s, Goal(0.0, 256, whole=True, seed=seed)) for seed in (1, 2)
    )
    assert one.seats != other.seats
    for a, b, error in zip(one.seats, other.seats, one.errors, strict=True):
        assert abs(a - b) < 6 * error


def test_the_next_place_is_played_for_once_the_first_is_taken() -> None:
    setup = games.get("never-mind").setup(3, {"play-on": "on"})
    position = "yellow a b c d / green 10 b c d / red 30 B B B ; turn green"
    table = Table(setup, dice=Dice.by_hand(), position=position)
    found = roll_out(table, QUICK)
    assert found.place == 2
    assert found.seats[0] == 0


@pytest.mark.parametrize("id", games.GAMES)
def test_every_game_can_be_played_on(id: str) -> None:
    setup = games.get(id).setup(games.get(id).players[-1])
    rules = rolling_rules(setup, family_of(setup.game).weighing_crew(setup))
    assert "roll_out" in rules.functions


@pytest.mark.proof
@pytest.mark.parametrize("id", games.GAMES)
def test_every_game_is_played_on_from_its_middle(id: str) -> None:
    table = Table(id, games.get(id).players[-1], dice=Dice.seeded(5))
    while len(table.events) < 40:
        table.play(table.moves[0])
    found = roll_out(table, Goal(0.0, 128 if id != "nichtlustig" else 24, whole=True))
    for seat, (chance, error) in enumerate(zip(found.seats, found.errors, strict=True)):
        assert chance == pytest.approx(table.chances().seats[seat], abs=0.15 + 4 * error)


@pytest.mark.proof
def test_nichtlustig_is_played_on_from_the_middle_of_a_turn() -> None:
    table = Table("nichtlustig", 2, dice=Dice.seeded(2))
    while len(table.events) < 30 or table.dice_wanted or len(table.moves) < 3:
        table.play(table.moves[0])
    found = roll_out(table, Goal(0.0, 64))
    said = table.chances().seats
    assert found.seats[0] == pytest.approx(said[0], abs=0.1 + 4 * found.errors[0])


def test_boards_without_a_net_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rauswurf.bots.families.weights_for", lambda setup: None)
    with pytest.raises(CannotWeigh):
        roll_out(at(END))
