"""The other sources of dice: a seed, the system, a hand."""

from collections import Counter

import pytest

from rauswurf.dice import Dice


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
