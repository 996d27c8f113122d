"""What the coach may say at a table: answers made from its advice about a position."""

from rauswurf.messages import message
from rauswurf.server.errors import Refuse
from rauswurf.server.protocol.coach import PositionAdvice
from rauswurf.server.protocol.socket import Advised, Hint, Weigh, Weighed

COSTLY = 0.02  # of a game: whoever would lose so much is asked again


def advised(asked: Hint, advice: PositionAdvice) -> Advised:
    """The answer to who asks for a hint; raises Refuse where there is nothing to choose."""
    if not advice.moves:
        raise Refuse(message("server-coach-no-choice"))
    return Advised(asked.re, advice.moves, advice.chances)


def weighed(asked: Weigh, move: str, advice: PositionAdvice, *, hints: bool) -> Weighed:
    """The answer to who is about to make a move; which one is better is a hint."""
    loss = next((one.loss for one in advice.moves if one.move == move), 0.0)
    costly = loss >= COSTLY
    better = advice.moves[0].move if hints and costly else None
    return Weighed(asked.re, move, loss, costly, better)
