"""Buckets: so many at once, and then as fast as they fill up again."""

from rauswurf.server.limits import MOST_KEYS, Limiter, Rate


def test_a_bucket_empties_and_fills_up_again() -> None:
    now = [0.0]
    limiter = Limiter(lambda: now[0])
    rate = Rate(3, per=30)
    assert [limiter.wait("a", "me", rate) for _ in range(4)] == [0, 0, 0, 10]
    now[0] = 9.9
    assert limiter.wait("a", "me", rate) == 1
    now[0] = 10.0
    assert limiter.wait("a", "me", rate) == 0
    now[0] = 1000.0
    assert [limiter.wait("a", "me", rate) for _ in range(4)] == [0, 0, 0, 10]


def test_kinds_and_addresses_are_counted_apart() -> None:
    limiter = Limiter(lambda: 0.0)
    rate = Rate(1, per=60)
    assert limiter.wait("a", "me", rate) == 0
    assert limiter.wait("a", "you", rate) == 0
    assert limiter.wait("b", "me", rate) == 0
    assert limiter.wait("a", "me", rate) > 0


def test_strangers_do_not_fill_the_memory() -> None:
    limiter = Limiter(lambda: 0.0)
    for number in range(MOST_KEYS + 500):
        limiter.wait("a", str(number), Rate(1, per=60))
    assert len(limiter._buckets) == MOST_KEYS
