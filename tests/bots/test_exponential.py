"""Our exponential function is the usual one."""

import math
import random

import pytest

from rauswurf.bots import exponential
from rauswurf.fast.compiler import compiled
from rauswurf.rules.compose import compose

DRAWN = random.Random(1)
NUMBERS = [0.0, 1.0, -1.0, 700.0, -700.0, *(DRAWN.uniform(-30, 30) for _ in range(2000))]


def test_it_is_right_to_the_last_digit_or_nearly() -> None:
    for x in NUMBERS:
        assert exponential.exp(x) == pytest.approx(math.exp(x), rel=4e-16, abs=0)


def test_compiled_it_says_the_same() -> None:
    fast = compiled(compose("exponential", [exponential]), "exp")
    assert [fast(x) for x in NUMBERS] == [exponential.exp(x) for x in NUMBERS]
