"""A level like somebody: found from games against bots, by what was won of them."""

import pytest

from rauswurf.bots.levels import levels_of, step_odds
from rauswurf.bots.likeness import ENOUGH, LATELY, Game, likeness
from rauswurf.games import GAMES
from rauswurf.games.levels import LEVELS


def times(count: int, won: bool, level: str) -> list[Game]:
    """So many games of one against three."""
    return [Game(won, (level,) * 3, 1.8)] * count


def level_of(games: list[Game]) -> str | None:
    found = likeness(games, LEVELS)
    return found.level if found else None


def test_a_few_games_tell_nothing() -> None:
    assert likeness(times(ENOUGH - 1, True, "casual"), LEVELS) is None
    assert likeness(times(9, True, "perfect"), LEVELS) is None
    assert likeness(times(ENOUGH, True, "casual"), LEVELS) is not None


@pytest.mark.parametrize("level", LEVELS[1:-1])
def test_who_wins_a_fair_share_plays_like_the_others(level: str) -> None:
    assert level_of(times(10, True, level) + times(30, False, level)) == level


def test_who_always_wins_is_the_best_and_who_never_does_a_beginner() -> None:
    assert level_of(times(40, True, "strong")) == "expert"
    assert level_of(times(40, False, "beginner")) == "beginner"
    assert level_of(times(5, False, "expert")) == "skilled"


def test_only_what_was_played_lately_counts() -> None:
    found = likeness(times(100, False, "beginner") + times(LATELY, True, "strong"), LEVELS)
    assert found is not None
    assert (found.level, found.games, found.won) == ("expert", LATELY, LATELY)


@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_worth_something_and_never_much_more_than_twice(game: str) -> None:
    assert levels_of(game)
    for players in GAMES[game].players:
        assert 1.05 < step_odds(game, players) < 2.6
