"""The other sources of dice: a seed, the system, a hand."""

from collections import Counter

import pytest

from rauswurf.dice import BadSeed, Dice
from rauswurf.dice.generator import SECOND_SALT, hashed, seed_stream


@pytest.mark.parametrize("dice", [Dice.seeded(7), Dice.system()])
def test_the_kth_die_is_always_the_same(dice: Dice) -> None:
    late = dice.face(30)
    faces = [dice.face(k) for k in range(31)]
    assert faces[30] == late
    assert faces == [dice.face(k) for k in range(31)]
    assert set(faces) <= {1, 2, 3, 4, 5, 6}


def test_a_seed_is_a_game_and_so_is_its_stream() -> None:
    def first(seed: int, stream: int = 0) -> list[int]:
        dice = Dice.seeded(seed, stream)
        return [dice.face(k) for k in range(40)]

    assert first(7) == first(7)
    assert len({tuple(first(seed, stream)) for seed in range(5) for stream in range(5)}) == 25


def test_seeded_and_system_dice_know_all_faces() -> None:
    for dice in (Dice.seeded(1), Dice.system()):
        counts = Counter(dice.face(k) for k in range(6000))
        assert min(counts[face] for face in range(1, 7)) > 800


def test_dice_by_hand_must_be_told() -> None:
    with pytest.raises(ValueError, match=r"say what they show, as in roll\(6\)"):
        Dice.by_hand().face(0)


@pytest.mark.parametrize("seed", [-1, 2**63, 2**100, 1.5, True, "7", None])
def test_a_number_that_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(BadSeed, match="is a whole number from 0 to 9223372036854775807, not"):
        Dice.seeded(seed)
    with pytest.raises(BadSeed):
        Dice.seeded(1, game=seed)


def test_a_text_that_looks_like_a_number_is_told_as_a_text() -> None:
    with pytest.raises(BadSeed, match=r"not '7'$"):
        Dice.seeded("7")  # type: ignore[arg-type]


def test_a_seed_may_be_a_number_of_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    assert Dice.seeded(numpy.uint64(7)).face(0) == Dice.seeded(7).face(0)
    for not_one in (numpy.int64(-1), numpy.float64(1), numpy.bool_(True)):
        with pytest.raises(BadSeed):
            Dice.seeded(not_one)


def test_the_largest_seed_is_one() -> None:
    assert Dice.seeded(2**63 - 1).face(0) in range(1, 7)


def test_no_seed_has_its_games_again_among_those_of_another() -> None:
    one, other, apart = 8423, 30639, 0x3B48C78E  # once, game g of one was game g ^ apart of other
    for game in range(50):
        streams = [[0, 0], [0, 0]]
        seed_stream(streams[0], one, game)
        seed_stream(streams[1], other, game ^ apart)
        assert streams[0] != streams[1]


def test_streams_of_ordinary_games_are_what_they_always_were() -> None:
    stream = [0, 0]
    seed_stream(stream, 7, 3)
    assert stream == [685213048, 3578774155]


@pytest.mark.parametrize("game", [2**20 - 1, 2**20])
def test_streams_are_other_ones_from_a_certain_game_on(game: int) -> None:
    """Where that is must never change: results of a seed would."""
    stream = [0, 0]
    seed_stream(stream, 7, game)
    near = hashed(SECOND_SALT, 7, game), hashed(SECOND_SALT, game, 7)
    assert near[0] != near[1]
    assert stream[1] == near[game >= 2**20]
