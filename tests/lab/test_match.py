"""Who sits where: everybody on every seat, beside everybody, with the same dice."""

import pickle
from collections import Counter

import pytest

from rauswurf import games
from rauswurf.lab.lineups import gauntlet, round_robin
from rauswurf.lab.match import Match, branched, match_at


def four(rotated: bool = True) -> Match:
    setup = games.get("never-mind").setup(4)
    return match_at(setup, ("a", "b", "c", "d"), rotated=rotated)


def test_in_a_deal_everybody_has_every_seat_once() -> None:
    match = four()
    for deal in range(10):
        numbers = range(4 * deal, 4 * deal + 4)
        assert {match.dice(number) for number in numbers} == {deal}
        for seat in range(4):
            assert {match.seating(number)[seat] for number in numbers} == {0, 1, 2, 3}


def test_everybody_follows_everybody_equally_often() -> None:
    match = four()
    follows: Counter[tuple[int, int]] = Counter()
    for number in range(4 * 6):  # all six orders around a table of four
        seated = match.seating(number)
        follows.update(zip(seated, seated[1:] + seated[:1], strict=True))
    assert set(follows.values()) == {4 * 6 * 4 // 12}


def test_without_rotation_everybody_stays_and_every_game_has_its_own_dice() -> None:
    match = four(rotated=False)
    assert [match.seating(number) for number in (0, 1, 7)] == [(0, 1, 2, 3)] * 3
    assert [match.dice(number) for number in (0, 1, 7)] == [0, 1, 7]
    assert match.deal == 1


def test_a_match_can_be_sent() -> None:
    match = four()
    assert match.setup.players == 4
    assert pickle.loads(pickle.dumps(match)) == match


def test_one_bot_plays_all_seats() -> None:
    setup = games.get("never-mind").setup(3)
    assert match_at(setup, ("random",)).bots == ("random",) * 3


def test_matches_of_a_tournament_have_seeds_of_their_own() -> None:
    seeds = {branched(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**63 for seed in seeds)


@pytest.mark.parametrize(
    ("bots", "seats", "tables"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("ab", 4, ["abab"]),
        ("ab", 3, ["aba", "abb"]),
        ("abc", 4, ["abca", "abcb", "abcc"]),
        ("abcd", 4, ["abcd"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
    ],
)
def test_a_round_robin_favours_nobody(bots: str, seats: int, tables: list[str]) -> None:
    assert round_robin(bots, seats) == [tuple(table) for table in tables]


def test_a_gauntlet_is_one_against_all_others() -> None:
    assert gauntlet("abc", 4) == [tuple("abbb"), tuple("accc")]
