"""How often somebody may ask: buckets that fill up again with time."""

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

MOST_KEYS = 10_000  # buckets kept; the ones longest unused are full again anyway


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many more every ``per`` seconds."""

    count: int
    per: float


class Bucket:
    """What somebody may still do; a plain pair of numbers, since every socket has one."""

    __slots__ = ("left", "since")

    def __init__(self, rate: Rate, now: float) -> None:
        self.left = float(rate.count)
        self.since = now

    def wait(self, rate: Rate, now: float) -> float:
        """Take one out; returns how many seconds one has to wait for it, 0 if it was there."""
        filled = self.left + (now - self.since) * rate.count / rate.per
        self.left = min(float(rate.count), filled)
        self.since = now
        if self.left < 1:
            return (1 - self.left) * rate.per / rate.count
        self.left -= 1
        return 0.0


class Limiter:
    """Buckets by key, such as a kind of request and an address."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def wait(self, kind: str, who: str, rate: Rate) -> int:
        """Count one request; returns after how many seconds it may come again, 0 if it may now."""
        now, key = self._clock(), (kind, who)
        bucket = self._buckets.setdefault(key, Bucket(rate, now))
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return math.ceil(bucket.wait(rate, now))
