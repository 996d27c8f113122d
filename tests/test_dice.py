"""Dice and the generator behind the seeded ones."""

from collections import Counter
from itertools import pairwise

import pytest

from rauswurf.dice import Dice
from rauswurf.dice.generator import draw, hashed, mixed, seed_stream

WHOLE = 2**32  # drawing from so many shows the generator's own words
FAIR = 20.5  # chi-square of six faces: beyond it lies one in a thousand


def faces(dice: Dice, count: int) -> list[int]:
    return [dice.face(k) for k in range(count)]


def chi_square(rolled: list[int]) -> float:
    expected = len(rolled) / 6
    counts = Counter(rolled)
    assert set(counts) == set(range(1, 7))
    return sum((count - expected) ** 2 / expected for count in counts.values())


# The generator.


def test_the_generator_is_xoroshiro64star() -> None:
    """The numbers that its authors' program gives for the words 1 and 2."""
    rng = [1, 2]
    assert [draw(rng, WHOLE) for _ in range(10)] == [
        *(2654435771, 327208753, 4063491769, 4259754937, 261922412),
        *(168123673, 552743735, 1672597395, 1031040050, 2755315674),
    ]


def test_the_hash_ends_with_murmurs_finisher() -> None:
    assert [mixed(x) for x in (0, 1, 2**32 - 1)] == [0, 0x514E28B7, 0x81F16F39]


def test_a_draw_takes_the_upper_part_of_the_word() -> None:
    rng, whole = [1, 2], [1, 2]
    for n in (1, 2, 3, 6, 96):
        assert draw(rng, n) == draw(whole, WHOLE) * n // WHOLE


def test_streams_are_known() -> None:
    """As a program in another language gives them."""
    rng = [0, 0]
    known = {
        (0, 0): [937260802, 4187100412],
        (7, 0): [2530630691, 3064113932],
        (7, 1): [4202618852, 1474933772],
        (7, 2**20 - 1): [1322101045, 1724168626],
        (2**63 - 1, 2**40): [1432058306, 216457317],
    }
    for (seed, game), words in known.items():
        seed_stream(rng, seed, game)
        assert rng == words


def test_no_stream_begins_where_the_generator_stands_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("rauswurf.dice.generator.hashed", lambda salt, seed, game: 0)
    rng = [5, 5]
    seed_stream(rng, 1, 1)
    assert rng == [1, 0]


def test_every_bit_of_seed_and_game_matters() -> None:
    plain = hashed(1, 0, 0)
    changed = [hashed(1, 1 << bit, 0) for bit in range(63)]
    changed += [hashed(1, 0, 1 << bit) for bit in range(63)]
    assert len({plain, *changed}) == 127
    flipped = [(plain ^ other).bit_count() for other in changed]
    assert 14 < sum(flipped) / len(flipped) < 18  # half of the bits


# Dice.


def test_seeded_dice_are_known() -> None:
    assert faces(Dice.seeded(7), 20) == [6, 3, 5, 2, 1, 6, 6, 5, 2, 5, 3, 1, 2, 6, 6, 3, 5, 3, 6, 4]


def test_the_same_seed_gives_the_same_dice() -> None:
    assert faces(Dice.seeded(7, game=3), 50) == faces(Dice.seeded(7, game=3), 50)
    others = [Dice.seeded(8, game=3), Dice.seeded(7, game=4), Dice.seeded(7)]
    assert faces(Dice.seeded(7, game=3), 50) not in [faces(dice, 50) for dice in others]


@pytest.mark.parametrize("dice", [Dice.seeded(7), Dice.system()], ids=["seeded", "system"])
def test_a_die_shows_the_same_however_often_and_in_which_order_it_is_asked(dice: Dice) -> None:
    last = dice.face(30)
    rolled = faces(dice, 31)
    assert rolled[30] == last
    assert [dice.face(k) for k in reversed(range(31))] == rolled[::-1]


def test_seeded_dice_are_fair_within_a_game() -> None:
    assert chi_square(faces(Dice.seeded(1), 60_000)) < FAIR


def test_seeded_dice_are_fair_from_game_to_game() -> None:
    assert chi_square([Dice.seeded(1, game).face(0) for game in range(30_000)]) < FAIR
    assert chi_square([Dice.seeded(seed).face(0) for seed in range(30_000)]) < FAIR


def test_a_seeded_die_says_nothing_about_the_next() -> None:
    rolled = faces(Dice.seeded(2), 60_001)
    for face in range(1, 7):
        after = [b for a, b in pairwise(rolled) if a == face]
        assert chi_square(after) < FAIR


def test_the_system_has_all_faces() -> None:
    assert set(faces(Dice.system(), 1000)) == set(range(1, 7))


def test_dice_by_hand_roll_nothing() -> None:
    with pytest.raises(ValueError, match=r"by hand: say what they show, as in roll\(6\)"):
        Dice.by_hand().face(0)
