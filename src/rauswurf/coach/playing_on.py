"""A position played on many times: what all families share.

Written like the rules; a family puts on top how its games go on, and what luck is there.
"""

from typing import Annotated

from rauswurf.fast.series import begin_streams
from rauswurf.rules.state import Cell, Long, RealRows, Reals, Rows, State, copy_state


class Mind:
    """Where every game begins, who plays, and after how many rolls games are cut off."""

    start: Annotated[State, Cell("State")]
    ranked: Annotated[int, Cell("i4")]  # so many are home there
    player: Annotated[int, Cell("i4")]
    horizon: Annotated[int, Cell("i4")]


def roll_out(
    s: State, mind: Mind, net: RealRows, streams: Rows, seed: Long, first: Long, found: RealRows
) -> None:
    """Fill [game, seat]: the result of each game less its luck."""
    for k in range(len(found)):
        begin_streams(streams, seed, first + k)
        copy_state(mind.start, s)
        forget_luck(s, mind, net)
        roll_on(s, mind, net, streams)
        weigh_end(s, mind, net, found[k])


def forget_luck(s: State, mind: Mind, net: RealRows) -> None:
    """Nobody has had any luck yet."""


def roll_on(s: State, mind: Mind, net: RealRows, streams: Rows) -> None:
    """Play until it is decided, or the game is cut off."""


def weigh_end(s: State, mind: Mind, net: RealRows, found: Reals) -> None:
    """Fill [seat]: the result, or what the position is worth, less the luck."""
