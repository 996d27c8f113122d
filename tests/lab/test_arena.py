"""Tournaments: places become points, and the better bot is rated higher."""

from itertools import permutations

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots import own_name
from rauswurf.fast.moments import pair_points
from rauswurf.fast.survey import Survey, pair_measures
from rauswurf.lab import tournament
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.play import play, survey_match
from rauswurf.lab.ratings import pairs_of
from rauswurf.lab.sprt import Sprt, Verdict, scores_of
from rauswurf.lab.tournament import BATCH, meet, standings


def table(*bots: str, players: int = 2, seed: int = 1) -> Match:
    return match_at(games.get("never-mind").setup(players), bots, seed, rotated=True)


def halves(ranks: list[int], seated: list[int]) -> list[list[int]]:
    """[a, b]: the half points that each bot took from each other one in a game."""
    bots = range(max(seated) + 1)
    game = np.array([ranks]), np.array([seated])
    return [[int(pair_points(*game, a, b)[0]) if a != b else 0 for b in bots] for a in bots]


def test_places_of_a_table_are_so_many_pairs() -> None:
    found = halves([2, 1, 3, 0], [0, 1, 2, 3])  # the last seat never came home
    assert found == [[0, 0, 2, 2], [2, 0, 2, 2], [0, 0, 0, 2], [0, 0, 0, 0]]


def test_nothing_is_known_about_two_who_never_came_home() -> None:
    assert halves([1, 0, 0], [0, 1, 2]) == [[0, 2, 2], [0, 0, 0], [0, 0, 0]]


def test_a_shared_place_is_half_a_point_and_nobody_plays_himself() -> None:
    assert halves([1, 1, 3], [0, 1, 1]) == [[0, 3], [1, 0]]


def test_what_was_taken_is_added_up_over_the_games_of_a_deal() -> None:
    """Against rows: the points of a match of four, deal by deal."""
    bots = ("capture-else-foremost", "random", "foremost", "rearmost")
    match = table(*bots, players=4)
    pairs = meet(match, bots, 30).pairs()
    rows = play(match, 0, 120)
    seated = np.array([match.seating(number) for number in range(120)])
    points = np.zeros((30, 4, 4))
    for a, b in permutations(range(4), 2):
        points[:, a, b] = pair_points(rows.ranks, seated, a, b).reshape(30, 4).sum(axis=1) / 2
    known = pairs_of(points)
    assert (pairs.who, pairs.deals) == ((0, 1, 2, 3), 30)
    assert np.allclose(pairs.points, known.points) and np.allclose(pairs.products, known.products)


def test_scores_are_the_shares_of_points_of_the_first_bot() -> None:
    bots = ("capture-else-foremost", "random")
    match = table(*bots)
    rows = play(match, 0, 80)
    seated = np.array([match.seating(number) for number in range(80)])
    won = pair_points(rows.ranks, seated, 0, 1).reshape(40, 2).sum(axis=1) / 4
    found, known = meet(match, bots, 40).scores(), scores_of(won)
    assert found.deals == 40
    assert (found.total, found.squares) == pytest.approx((known.total, known.squares))


def test_equal_bots_with_the_same_dice_are_exactly_equal() -> None:
    """One bot under two names: the same game is played twice, and each name wins it once."""
    bots = ("beginner", own_name("beginner", games.get("never-mind").setup(2)))
    meeting = meet(table(*bots), bots, 50)
    scores = meeting.scores()
    assert (scores.total, scores.squares) == pytest.approx((25, 12.5))
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
    assert (meeting.moments.products == whole.moments.products).all()


def test_looks_at_a_long_match_get_rarer(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[range] = []

    def seen(match: Match, games: range, *_: object) -> Survey:
        looks.append(games)
        return survey_match(match, games, 1, more=pair_measures(2))

    monkeypatch.setattr(tournament, "survey_match", seen)
    meet(table("foremost", "defensive"), ("foremost", "defensive"), 1000, Sprt(-1, 1))
    deals = [len(games) // 2 for games in looks]
    assert deals == [64, 64, 64, 64, 64, 80, 100, 125, 156, 195, 24]
    assert [games.start for games in looks] == [2 * sum(deals[:k]) for k in range(len(deals))]


def test_a_match_that_is_not_decided_ends_open() -> None:
    meeting = meet(table("foremost", "defensive"), ("foremost", "defensive"), 20, Sprt(-1, 1))
    assert meeting.verdict is Verdict.OPEN and meeting.games == 40
