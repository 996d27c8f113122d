"""What choices and chances tell: against games that were made up, and against each other."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from rauswurf import games
from rauswurf.fast.batch import columns
from rauswurf.fast.figures import shared_wins
from rauswurf.fast.series import PARTS_OF_GAME
from rauswurf.fast.statistics import estimate
from rauswurf.lab.match import Match, Noted, match_at
from rauswurf.lab.measuring import measure, noting, parts_of
from rauswurf.lab.noted import (
    chance_numbers,
    choice_numbers,
    course_numbers,
    fields_to_land_on,
    ratio,
)
from rauswurf.lab.pace import Pace
from rauswurf.lab.play import play, play_interpreted, tallies_of

NEVER_MIND = games.get("never-mind").setup(2)


def match(*bots: str, game: str = "never-mind", players: int = 2) -> Match:
    return match_at(games.get(game).setup(players), bots, 5)


def made_up(noted: Noted, *rows: Mapping[str, float]) -> Any:
    """Tallies of games of which only some counts are known."""
    here = replace(match("random"), noted=noted)
    names = columns(here.setup, here.added)
    numbers = [[int({"finished": 1, **row}.get(name, 0)) for name in names] for row in rows]
    return tallies_of(here, np.array(numbers))


def test_a_ratio_weighs_every_choice_alike_and_not_every_game() -> None:
    above, below = np.array([1, 30]), np.array([1, 90])
    numbers = ratio(above, below)
    assert numbers.mean() == pytest.approx(31 / 91)
    rng = np.random.default_rng(2)
    samples = []
    for _ in range(300):
        sizes = rng.integers(1, 60, 200)
        samples.append(ratio(rng.binomial(sizes, 0.3), sizes))
    means = [each.mean() for each in samples]
    errors = [estimate(each).error for each in samples]
    assert np.std(means) == pytest.approx(np.mean(errors), rel=0.15), "the error is the true one"
    assert ratio(np.zeros(3), np.zeros(3)).tolist() == [0, 0, 0]


def test_choices_are_counted_by_the_turn_and_minutes_follow() -> None:
    tallies = made_up(
        Noted.CHOICES,
        {"turns": 10, "rolls": 12, "choices 0": 3, "choices 1": 1, "options 0": 8, "options 1": 4}
        | {"forced 0": 4, "walked 0": 20, "fields 0": 4},
    )
    found = choice_numbers(NEVER_MIND, tallies, Pace(roll=5, choice=10, field=1))
    assert found["choices"][0] == 0.4 and found["options"][0] == 3 and found["forced"][0] == 0.5
    assert found["minutes"][0] == pytest.approx((5 * 12 + 10 * 4 + 20) / 60)
    assert found["coverage"][0] == pytest.approx(4 / (40 + 2 * 4)), "two colours of four play"


def test_fields_that_nobody_can_reach_do_not_count() -> None:
    assert fields_to_land_on(games.get("never-mind").setup(4)) == 40 + 4 * 4


def test_fields_of_the_neutral_colour_count() -> None:
    setup = games.get("madn").setup(3)
    assert setup.variants["colours"] == "neutral"
    assert fields_to_land_on(setup) == 40 + 4 * 4


@pytest.mark.parametrize("game", [game.id for game in games.GAMES.values() if game.board])
def test_nobody_lands_on_more_fields_than_there_are(game: str) -> None:
    here = replace(match("random", game=game, players=3), noted=Noted.CHOICES)
    found = choice_numbers(here.setup, play(here, 0, 8, workers=1), Pace())
    assert 0 < found["coverage"].max() <= 1


def test_the_story_is_that_of_the_winner() -> None:
    part = PARTS_OF_GAME
    tallies = made_up(
        Noted.CHANCES,
        {"rank 0": 1, "behind 0": 0.5 * part, "behind 1": 0.9 * part, "lowest 0": 0.2 * part}
        | {"undecided 0": 30, "begun 0": 20, "begun 1": 20, "leads 0": 2, "leads 1": 1},
        {"rank 1": 1, "behind 1": 0.1 * part, "lowest 1": 0.3 * part, "begun 0": 10, "begun 1": 10}
        | {"undecided 1": 15, "stakes 1": 0.5 * part, "weighed 1": 10},
    )
    found = chance_numbers(tallies)
    assert found["drama"].tolist() == pytest.approx([0.5, 0.1])
    assert found["chance-leads"].tolist() == [3, 0]
    assert found["comebacks"].tolist() == [1, 0], "a quarter would be half of the fair share"
    assert found["decided"].mean() == pytest.approx(45 / 60)
    assert found["stakes"].mean() == pytest.approx(0.05)


def test_luck_and_skill_make_up_the_result() -> None:
    tallies = play(noting(match("casual")), 0, 400, workers=1)
    counts, won = tallies.seat_counts, shared_wins(tallies.ranks)
    parts = {name: counts[name] / PARTS_OF_GAME for name in ("luck", "errors")}
    rest = won - parts["luck"] - parts["errors"]
    assert won.var() > 4 * rest.var(), "little is left that is neither"
    found = chance_numbers(tallies)
    assert 0.7 < found["luck-part"].mean() < 1 and 0.02 < found["skill-part"].mean() < 0.3
    # Each choice and each roll takes from one what it gives to the others.
    assert np.abs(parts["luck"].sum(axis=1)).max() < 1e-6
    assert np.abs(parts["errors"].sum(axis=1)).max() < 1e-6


def test_who_plays_as_the_net_makes_no_mistake() -> None:
    tallies = play(noting(match("net")), 0, 40, workers=1)
    assert not tallies.seat_counts["errors"].any() and tallies.seat_counts["stakes"].all()


@pytest.mark.parametrize("game", ["never-mind", "jaeger", "einser-blocker", "nichtlustig"])
def test_noting_changes_no_game_and_is_the_same_at_a_table(game: str) -> None:
    plain = match("random", game=game)
    noted = replace(plain, noted=Noted.CHOICES)
    compiled = play(noted, 0, 6, workers=1)
    width = play(plain, 0, 6, workers=1).rows.shape[1]
    assert (compiled.rows[:, :width] == play(plain, 0, 6, workers=1).rows).all()
    at_table = play_interpreted(noted, 0, 2, 1, lambda played: None)
    setup = noted.setup
    assert at_table.shape[1] == len(columns(setup, noted.added))
    assert (at_table[:, width:] > 0).any(), "choices are counted there, too"


@pytest.mark.parametrize("bot", ["foremost", "casual"])
def test_chances_change_no_game_either(bot: str) -> None:
    plain = match(bot)
    rows = play(plain, 0, 20, workers=1).rows
    for noted in (Noted.COURSE, Noted.CHANCES):
        found = play(replace(plain, noted=noted), 0, 20, workers=1).rows
        assert (found[:, : rows.shape[1]] == rows).all(), noted


@pytest.mark.parametrize("game", ["never-mind", "einser-blocker"])
def test_chances_turn_by_turn_are_those_of_who_looks_at_everything(game: str) -> None:
    plain = match("casual", game=game)
    quick, whole = (
        play(replace(plain, noted=noted), 0, 12, workers=1)
        for noted in (Noted.COURSE, Noted.CHANCES)
    )
    shared = quick.seat_counts.keys()
    assert {"walked", "behind", "leads"} < shared
    for name in shared:
        assert (quick.seat_counts[name] == whole.seat_counts[name]).all(), name
    everything, course = chance_numbers(whole), course_numbers(quick)
    assert all((everything[name] == each).all() for name, each in course.items())


def test_a_strong_player_and_restricted_ones_sit_among_casual_ones() -> None:
    parts = {part.of: part.match for part in parts_of(match("random"), everything=True)}
    alone = {"gain": "strong", "restricted-peaceful": "peaceful"}
    alone |= {"restricted-foremost": "foremost", "restricted-rearmost": "rearmost"}
    assert list(parts) == ["own", "luck", *alone]
    for measure_of, bot in alone.items():
        assert parts[measure_of].bots == (bot, "casual") and parts[measure_of].rotated


def test_a_strong_player_gains_and_the_rear_piece_loses() -> None:
    found = measure(match("random"), 800, workers=1, everything=True).estimates()
    assert found["gain"].interval()[0] > 0
    assert found["restricted-rearmost"].value < -0.3
    assert {"luck", "restricted-peaceful", "restricted-foremost"} <= found.keys()


def test_a_table_without_a_net_is_measured_as_far_as_it_goes() -> None:
    found = measure(match("random", game="nichtlustig"), 20, workers=1, everything=True)
    assert "choices" in found.numbers and "minutes" in found.numbers
    assert "drama" not in found.numbers and "coverage" not in found.numbers
