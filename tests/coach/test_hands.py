"""What dice of NICHTLUSTIG are worth: compiled loops and numpy agree, and means are means."""

from typing import Any, cast

import numpy as np
import pytest

from rauswurf import Dice, Table, games
from rauswurf.bots.nichtlustig.weights import rows_for
from rauswurf.coach import hands
from rauswurf.coach.hands import Hand, NumpyReckoner, Reckoner, reckoner_for
from rauswurf.coach.quick_hands import CompiledReckoner
from rauswurf.messages import message
from rauswurf.messages.parts import NotInstalled
from rauswurf.rules.nichtlustig.cards import DICE, State
from rauswurf.table.table import state_of

SETUP = games.get("nichtlustig").setup(3)
WEIGHTS = list(rows_for(3)[1])
EXACT = pytest.approx(0, abs=1e-12)


def in_the_middle(events: int = 60) -> State:
    """A position where cards have been taken."""
    table = Table(SETUP, dice=Dice.seeded(3))
    while len(table.events) < events:
        table.play(table.moves[-1])
    return cast(State, state_of(table))


@pytest.fixture(scope="module")
def quick() -> Hand:
    return Hand(CompiledReckoner(SETUP, WEIGHTS), in_the_middle())


def test_compiled_hands_are_those_of_numpy(quick: Hand) -> None:
    slow = Hand(NumpyReckoner(SETUP, WEIGHTS), in_the_middle())
    for name in ("lying", "last", "last_but_one"):
        assert np.abs(getattr(quick, name) - getattr(slow, name)).max() == EXACT


def test_an_unknown_die_is_worth_the_mean_of_its_faces_with_one_roll_left(quick: Hand) -> None:
    known = [3, 6, 1, 1, 5, 2]
    faces = [quick.before_roll(1, [*known, pink]) for pink in range(1, 7)]
    assert quick.before_roll(1, [*known, 0]) - sum(faces) / 6 == EXACT


def test_what_was_rolled_may_be_kept_or_rolled_again(quick: Hand) -> None:
    known = [3, 6, 1, 1, 5, 2]
    once_more = quick.before_roll(1, [*known, 0])
    best = [max(once_more, quick.before_roll(1, [*known, pink])) for pink in range(1, 7)]
    assert quick.before_roll(2, [*known, 0]) - sum(best) / 6 == EXACT


def test_the_first_roll_is_worth_the_mean_of_all_that_may_fall(quick: Hand) -> None:
    rng = np.random.default_rng(1)
    sample = [
        quick.after_roll(2, [int(face) for face in row], 0)
        for row in rng.integers(1, 7, (4000, DICE))
    ]
    error = np.std(sample) / len(sample) ** 0.5
    assert abs(np.mean(sample) - quick.before_roll(3, [0] * DICE)) < 4 * error


def test_whoever_has_no_compiler_gets_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> Reckoner:
        raise NotInstalled(message("lab-not-installed", package="llvmlite", command="x"))

    monkeypatch.setattr("rauswurf.coach.quick_hands.CompiledReckoner", refuse)
    assert isinstance(reckoner_for(SETUP, WEIGHTS), hands.NumpyReckoner)
