"""The sequential test: its errors are as rare as they are allowed to be, and it stops early."""

import numpy as np
import pytest

from rauswurf.lab.elo import expected_score
from rauswurf.lab.sprt import FEWEST_DEALS, Sprt, Verdict, scores_of

TEST = Sprt(0, 40)
BATCH, MOST = 64, 20_000


def verdict_of(truth: float, rng: np.random.Generator) -> tuple[Verdict, int]:
    """Play deals of two games until the test decides."""
    scores = np.zeros(0)
    while len(scores) < MOST:
        deal = rng.random((BATCH, 2)) < expected_score(truth)
        scores = np.concatenate([scores, deal.mean(axis=1)])
        verdict = TEST.verdict(scores_of(scores))
        if verdict is not Verdict.OPEN:
            return verdict, len(scores)
    return Verdict.OPEN, len(scores)


@pytest.mark.parametrize(("truth", "wrong"), [(0, Verdict.HIGH), (40, Verdict.LOW)])
def test_errors_are_as_rare_as_promised(truth: float, wrong: Verdict) -> None:
    rng = np.random.default_rng(4)
    verdicts = [verdict_of(truth, rng) for _ in range(300)]
    errors = sum(verdict is wrong for verdict, _ in verdicts)
    assert all(verdict is not Verdict.OPEN for verdict, _ in verdicts)
    assert errors <= 25  # 15 allowed on the average; 25 is two and a half standard errors more


def test_it_needs_fewer_deals_than_a_test_of_fixed_length() -> None:
    """For errors of 5% each a fixed number of deals needs (2 * 1.645 / difference)^2 * variance."""
    rng = np.random.default_rng(5)
    difference = expected_score(40) - expected_score(0)
    fixed = (2 * 1.645 / difference) ** 2 * 0.125
    needed = np.mean([verdict_of(40, rng)[1] for _ in range(100)])
    assert needed < 0.8 * fixed


def test_the_bounds_are_wald_s() -> None:
    assert TEST.bounds == pytest.approx((-2.944439, 2.944439))
    assert Sprt(0, 10, alpha=0.01, beta=0.1).bounds == pytest.approx((-2.292535, 4.499810))


def test_a_few_deals_decide_nothing() -> None:
    assert TEST.verdict(scores_of(np.ones(FEWEST_DEALS - 1))) is Verdict.OPEN


def test_somebody_who_always_wins_is_better() -> None:
    assert TEST.verdict(scores_of(np.ones(100))) is Verdict.HIGH
    assert TEST.verdict(scores_of(np.zeros(100))) is Verdict.LOW
