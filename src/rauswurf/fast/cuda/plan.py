"""What the lanes of a graphics card have to know about a batch of games.

A lane is one thread of the card. It plays every n-th game of a batch, and what it has to know is in
its ``plan``: the seed, the number of the first game of the batch, how many games share their dice,
the number of the lane, and how many lanes there are. Who sits where comes round after some games:
``kinds`` has a row for each game until then.
"""

from rauswurf.fast.series import begin_streams
from rauswurf.rules.state import Long, Row, Rows

SEED, FIRST_GAME, GAMES_OF_DEAL, OWN_LANE, ALL_LANES = range(5)
PLAN_LENGTH = 5


def deal_out(streams: Rows, plan: Row, game: Long) -> None:
    """Begin the streams of a game of the batch: those of its deal."""
    begin_streams(streams, plan[SEED], (plan[FIRST_GAME] + game) // plan[GAMES_OF_DEAL])


def seating(plan: Row, game: Long, rows: Long) -> int:
    """In which of so many rows it stands who sits where in a game of the batch."""
    return (plan[FIRST_GAME] + game) % rows
