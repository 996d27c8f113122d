"""The account adds up: start + luck + errors + estimate = result, for every seat, in every game."""

import io
from collections.abc import Iterator

import pytest

from rauswurf import coach, games
from rauswurf.coach import Account
from rauswurf.games import Setup
from rauswurf.record import Seeded
from tests.record.making import header_with, record_of, setup_of

CLOSE = pytest.approx(0, abs=1e-9)


def played(setup: Setup, **how: object) -> Account:
    """The account of a game played at random."""
    header = header_with(setup, Seeded(7))
    return coach.account(io.BytesIO(record_of(header, setup, **how)))  # type: ignore[arg-type]


def check_sums(account: Account) -> None:
    """Every step and every sum closes, and nothing is made of nothing."""
    for step in account.steps:
        for seat in range(account.players):
            parts = step.before[seat] + step.luck[seat] + step.error[seat] + step.estimate[seat]
            assert parts - step.after[seat] == CLOSE
        for vector in (step.luck, step.error, step.estimate):
            assert sum(vector) == CLOSE
        assert sum(step.before) - 1 == CLOSE
    for stage in account.stages:
        for seat in range(account.players):
            parts = stage.start[seat] + stage.luck[seat] + stage.errors[seat] + stage.estimate[seat]
            assert parts - stage.result[seat] == CLOSE
            assert sum(row[seat] for row in stage.luck_by) - stage.luck[seat] == CLOSE
            assert sum(row[seat] for row in stage.errors_by) - stage.errors[seat] == CLOSE


def tables() -> Iterator[tuple[str, int]]:
    for name, game in games.GAMES.items():
        for players in game.players:
            yield name, players


@pytest.mark.parametrize(("game", "players"), [*tables()])
def test_the_beginning_of_every_game_adds_up(game: str, players: int) -> None:
    check_sums(played(setup_of(game, players), events=30))
