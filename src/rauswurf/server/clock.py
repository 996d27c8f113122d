"""How long the player on turn has been thinking, and how long everybody may still think.

What a decision cost is stored with it. What runs now is counted by the node that runs it, from
when it heard of the last event: the time while a server was away costs nobody anything.
"""

from rauswurf.server.authority import Authority
from rauswurf.server.protocol.socket import ClockInfo

MILLISECONDS = 1000


def runs_for(a: Authority) -> int | None:
    """The seat whose clock runs; None if none does."""
    if a.terms.choice.clock.kind == "none" or a.is_bot_acting:
        return None
    return a.acting


def budget(a: Authority, seat: int) -> int:
    """The milliseconds that a seat has when its turn to decide begins."""
    clock = a.terms.choice.clock
    whole = clock.seconds * MILLISECONDS
    if a.away.get(seat) == "clock":
        return 0
    return whole if clock.kind == "move" else max(0, whole - a.thought.get(seat, 0))


def clock_info(a: Authority, thinking: int) -> ClockInfo | None:
    """The clock after so many milliseconds of thinking; None where there is none."""
    if a.terms.choice.clock.kind == "none":
        return None
    running = runs_for(a)
    left = [budget(a, seat) for seat in range(len(a.terms.choice.seats))]
    if running is not None:
        left[running] = max(0, left[running] - thinking)
    return ClockInfo(running, tuple(left))
