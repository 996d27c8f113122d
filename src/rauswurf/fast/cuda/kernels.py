"""The kernel that plays games: every thread of a card is a lane that plays some of them.

A plain function whose names are put into its scope when it is compiled, like those of the rules:
``cuda``, the kinds of a state and a mind, and the rules with ``play_lane``.
"""

from typing import Any

from rauswurf.fast.cuda.lanes import ALL_LANES, FIRST_GAME, GAMES_OF_DEAL, OWN_LANE, PLAN, SEED

# Put into the scope when it is compiled.
cuda: Any = None
STATE: Any = None
MIND: Any = None
STREAM: Any = None
NUMBER: Any = None
STREAM_SHAPE: Any = None
play_lane: Any = None


def play(net: Any, kinds: Any, deal: int, seed: int, first: int, rows: Any) -> None:
    """Play a game for each row, numbered from ``first`` on; see ``lanes``."""
    states = cuda.local.array(1, STATE)
    minds = cuda.local.array(1, MIND)
    streams = cuda.local.array(STREAM_SHAPE, STREAM)
    plan = cuda.local.array(PLAN, NUMBER)
    plan[SEED] = seed
    plan[FIRST_GAME] = first
    plan[GAMES_OF_DEAL] = deal
    plan[OWN_LANE] = cuda.grid(1)
    plan[ALL_LANES] = cuda.gridsize(1)
    play_lane(states[0], minds[0], net, streams, plan, kinds, rows)
