"""Every measure against games that were made up to have a known one."""

from typing import Any

import numpy as np
import pytest

from rauswurf import games
from rauswurf.cli.common import output
from rauswurf.fast.batch import columns, playout_rules
from rauswurf.fast.playout import any_option
from rauswurf.fast.series import RANKS
from rauswurf.fast.statistics import Estimate
from rauswurf.games import Setup
from rauswurf.lab import measuring
from rauswurf.lab.interpreted import with_own
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.measuring import (
    called,
    is_worth_telling,
    luck_match,
    luck_of,
    measure,
    sample_of,
    written,
)
from rauswurf.lab.play import tallies_of
from rauswurf.messages import speak
from rauswurf.rules.race import CONTEST

NEVER_MIND = games.get("never-mind").setup(4)
SEAT_ONE = {"order 0": 1, "order 1": 2, "order 2": 3, "order 3": 4}  # begins


def rows(setup: Setup, *made_up: dict[str, int]) -> Any:
    """Games of which only some counts are known; the others are 0, and all have ended."""
    names = columns(setup)
    return np.array([[{"finished": 1, **game}.get(name, 0) for name in names] for game in made_up])


def match(setup: Setup = NEVER_MIND, *bots: str, rotated: bool = False) -> Match:
    return match_at(setup, bots or ("random",), rotated=rotated)


def test_counts_are_means_over_games() -> None:
    made_up = rows(
        NEVER_MIND,
        {"rolls": 100, "turns": 70, "captures": 9, "lead changes": 2, "rank 0": 1} | SEAT_ONE,
        {"rolls": 200, "turns": 90, "captures": 5, "lead changes": 4, "rank 2": 1} | SEAT_ONE,
    )
    found = sample_of(tallies_of(match(), made_up)).estimates()
    assert found["rolls"].value == 150 and found["turns"].value == 80
    assert found["captures"].value == 7 and found["lead-changes"].value == 3
    assert [found[f"wins-{seat}"].value for seat in (1, 2, 3, 4)] == [0.5, 0, 0.5, 0]
    assert found["seat-advantage"].value == pytest.approx(0.5 - 0.25)
    assert found["finished"].value == 1


def test_where_dice_decide_who_begins_the_advantage_is_that_of_the_beginner() -> None:
    setup = games.get("nichtlustig").setup(2)
    made_up = rows(
        setup,
        {"rank 0": 2, "rank 1": 1, "order 0": 2, "order 1": 1, "points 1": 12},
        {"rank 0": 1, "rank 1": 1, "order 0": 1, "order 1": 2, "points 0": 8},
    )
    found = sample_of(tallies_of(match(setup), made_up)).estimates()
    assert found["seat-advantage"].value == pytest.approx((1 + 0.5) / 2 - 0.5)
    assert found["winner-points"].value == 10


@pytest.mark.parametrize("game", ["einser-blocker", "never-mind", "madn"])
def test_who_really_began_is_counted(game: str) -> None:
    setup = games.get(game).setup(4)
    began: list[int] = []

    def pick(s: Any, mind: None, net: None, chance: list[int], player: int) -> int:
        if not began and s.phase != CONTEST:
            began.append(setup.rules.SEAT[s.turn])
        return any_option(s, chance)

    rules = with_own(playout_rules(setup), pick=pick)
    found = set()
    for number in range(12):
        began.clear()
        tally = [0] * len(columns(setup))
        streams = [[0, 0] for _ in range(5)]
        rules.play_games(rules.new_state(), None, None, streams, 3, [number], [[0] * 4], [tally])
        order = tally[RANKS + 4 : RANKS + 8]
        assert order == [(seat - began[0]) % 4 + 1 for seat in range(4)]
        found.add(began[0])
    assert found == {0} if game == "madn" else len(found) > 1


@pytest.mark.parametrize(("won", "luck"), [(4, 0.0), (1, 1.0), (2, 2 / 3), (0, 4 / 3)])
def test_luck_is_what_is_missing_between_the_fair_share_and_always(won: int, luck: float) -> None:
    chance = match(NEVER_MIND, *"abbb", rotated=True)
    seats = [chance.seating(number).index(0) for number in range(4)]
    winners = [seat if k < won else (seat + 1) % 4 for k, seat in enumerate(seats)]
    made_up = rows(NEVER_MIND, *({f"rank {winner}": 1} for winner in winners))
    found = luck_of(chance, tallies_of(chance, made_up)).estimates()
    assert found["luck"].value == pytest.approx(luck)


def test_the_share_of_luck_is_measured_between_the_same_players_in_every_race() -> None:
    """Both are worth comparing: against chance, the better one always wins and nothing is told."""
    for game in games.GAMES.values():
        bots = luck_match(match(game.setup(game.players[0]))).bots
        assert "random" not in bots
        if game.family == "race":
            assert bots[0] == "net" and set(bots[1:]) == {"foremost"}


def test_the_share_of_luck_has_no_floor_where_chance_is_hopeless() -> None:
    """With werfer, a player who chooses at random hardly ever wins: that told half a percent."""
    found = measure(match(games.get("werfer").setup(2)), 200).estimates()["luck"]
    assert found.value - 3 * found.error > 0.1


def test_equal_players_show_nothing_but_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = games.get("never-mind").setup(2)
    better = measure(match(setup), 400).estimates()["luck"]
    assert 0.4 < better.value < 0.8 and 0 < better.error < 0.1
    monkeypatch.setitem(measuring.BETTER, "race", "foremost")
    equal = measure(match(setup), 400).estimates()["luck"]
    assert (equal.value, equal.error) == (1, 0), "the same dice fall to both"


def test_paired_differences_are_game_by_game() -> None:
    before = sample_of(tallies_of(match(), rows(NEVER_MIND, {"turns": 50}, {"turns": 90})))
    after = sample_of(tallies_of(match(), rows(NEVER_MIND, {"turns": 53}, {"turns": 93})))
    by = after.since(before)["turns"]
    assert (by.value, by.error) == (3, 0)


def test_measures_have_names_in_the_language_of_the_reader() -> None:
    assert str(called("wins-2", NEVER_MIND)) == "Green wins"
    assert str(called("wins-2")) == "Seat 2 wins"
    both = games.get("madn").setup(2)
    assert str(called("wins-2", both)) == "Green and Black win"
    assert called("wins-2", both).text("de") == "Grün und Schwarz gewinnen"
    with speak("de"):
        assert str(called("luck")) == "Glücksanteil"


def test_that_all_games_end_goes_without_saying() -> None:
    assert not is_worth_telling("finished", Estimate(1, 0), Estimate(1, 0))
    assert is_worth_telling("finished", Estimate(1, 0), Estimate(0.99, 0))
    assert is_worth_telling("turns", Estimate(1, 0))


def test_nothing_is_written_without_a_sign_and_what_is_unknown_as_a_dash() -> None:
    assert written("turns", -0.001) == "0.00" == output.number(-0.001)
    assert written("luck", -0.00001) == "0.00%" == output.percent(-0.00001)
    assert written("turns", -1.25) == "-1.25" and written("drama", 0.5) == "50.00%"
    assert written("turns", float("nan")) == "–" and output.number(None) == "-"
