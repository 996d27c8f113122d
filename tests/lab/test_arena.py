"""Tournaments: places become points, and the better bot is rated higher."""

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots import own_name
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.sprt import Sprt, Verdict
from rauswurf.lab.tournament import BATCH, meet, pair_points, standings


def table(*bots: str, players: int = 2, seed: int = 1) -> Match:
    return match_at(games.get("never-mind").setup(players), bots, seed, rotated=True)


def test_places_of_a_table_are_so_many_pairs() -> None:
    ranks = np.array([[2, 1, 3, 0]])  # the last seat never came home
    points = pair_points(ranks, np.array([[0, 1, 2, 3]]), bots=4, deal=1)[0]
    assert points.tolist() == [[0, 0, 1, 1], [1, 0, 1, 1], [0, 0, 0, 1], [0, 0, 0, 0]]


def test_nothing_is_known_about_two_who_never_came_home() -> None:
    points = pair_points(np.array([[1, 0, 0]]), np.array([[0, 1, 2]]), bots=3, deal=1)[0]
    assert points.tolist() == [[0, 1, 1], [0, 0, 0], [0, 0, 0]]


def test_a_shared_place_is_half_a_point_and_nobody_plays_himself() -> None:
    points = pair_points(np.array([[1, 1, 3]]), np.array([[0, 1, 1]]), bots=2, deal=1)[0]
    assert points.tolist() == [[0, 1.5], [0.5, 0]]


def test_games_of_a_deal_are_added() -> None:
    ranks = np.array([[1, 0], [1, 0], [0, 1], [0, 1]])
    seated = np.array([[0, 1], [1, 0], [0, 1], [1, 0]])
    points = pair_points(ranks, seated, bots=2, deal=2)
    assert points[:, 0, 1].tolist() == [1, 1] and points[:, 1, 0].tolist() == [1, 1]


def test_equal_bots_with_the_same_dice_are_exactly_equal() -> None:
    """One bot under two names: the same game is played twice, and each name wins it once."""
    bots = ("beginner", own_name("beginner", games.get("never-mind").setup(2)))
    meeting = meet(table(*bots), bots, 50)
    assert set(meeting.scores()) == {0.5}
    for each in standings(bots, [meeting]):
        assert each.rating.value == pytest.approx(0, abs=1e-9)
        assert (each.wins.value, each.wins.error) == (0.5, 0)


def test_the_better_bot_is_rated_higher() -> None:
    bots = ("random", "capture-else-foremost", "rearmost")
    meetings = [
        meet(table(*pair, seed=seed), bots, 100)
        for seed, pair in enumerate((bots[:2], bots[1:], (bots[0], bots[2])))
    ]
    found = standings(bots, meetings)
    assert [each.bot for each in found] == ["capture-else-foremost", "random", "rearmost"]
    assert sum(each.rating.value for each in found) == pytest.approx(0, abs=1e-6)
    assert found[0].rating.interval()[0] > found[1].rating.interval()[1]
    assert [each.games for each in found] == [400, 400, 400]
    assert [each.fair for each in found] == [0.5, 0.5, 0.5]


def test_at_a_table_of_four_one_is_measured_against_its_fair_share() -> None:
    bots = ("capture-else-foremost", "random")
    meeting = meet(table(bots[0], *[bots[1]] * 3, players=4), bots, 100)
    assert meeting.games == 400
    assert meeting.share(bots[0]) == 0.25
    assert meeting.wins(bots[0]).value == pytest.approx(0.65, abs=0.1)  # 65.1% is known


def test_a_match_stops_when_it_is_decided() -> None:
    bots = ("capture-else-foremost", "rearmost")
    meeting = meet(table(*bots), bots, 10 * BATCH, Sprt(0, 50))
    assert meeting.verdict is Verdict.HIGH
    assert meeting.games == 2 * BATCH
    whole = meet(table(*bots), bots, BATCH)
    assert (meeting.tallies.rows == whole.tallies.rows).all()


def test_a_match_that_is_not_decided_ends_open() -> None:
    meeting = meet(table("foremost", "defensive"), ("foremost", "defensive"), 20, Sprt(-1, 1))
    assert meeting.verdict is Verdict.OPEN and meeting.games == 40
