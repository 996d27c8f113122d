"""A whole game as readable text, so that a difference is a review of the rules.

``python -m tests.nichtlustig.golden`` writes it anew.
"""

from collections.abc import Iterator
from pathlib import Path

from rauswurf import Dice, Table
from rauswurf.rules.nichtlustig.cards import PINK, State
from rauswurf.rules.race import CONTEST, ROLL
from rauswurf.table.drawing import draw_text
from rauswurf.table.table import state_of
from rauswurf.table.telling import sentences_about

FILE = Path(__file__).with_name("playthrough.txt")


def simple_choice(at: Table) -> str:
    """What a player does who is after pairs and takes as much as possible."""
    moves = at.moves
    if moves[0] == "stop" or len(moves) > 16:
        return keep_pairs(at)
    for move in ("use clown", "use duck"):
        if move in moves:
            return move
    return max(moves, key=lambda move: (move.count(","), move))


def _is_turn(s: State) -> bool:
    return s.phase == ROLL and s.step == 0


def keep_pairs(at: Table) -> str:
    """Keep what makes a pair, and go for others; with two pairs stop."""
    s = state_of(at, State)
    faces = s.face
    pairs = [die for die in range(0, PINK, 2) if faces[die] == faces[die + 1] != 6]
    if len(pairs) > 1 and "stop" in at.moves:
        return "stop"
    kept = [die for first in pairs for die in (first, first + 1) if not s.kept >> die & 1]
    words = [at.shown[die] for die in kept]
    return f"keep {' '.join(words) or 'nothing'}"


SEED = 35  # a short game in which every special card does its work


def story(seed: int = SEED) -> Iterator[str]:
    at = Table("nichtlustig", 3, dice=Dice.seeded(seed))
    turn = ""
    while not at.is_over:
        if state_of(at).phase == ROLL and at.dice_wanted == 7 and at.turn != turn:
            turn = at.turn
            yield f"\n{draw_text(at.setup, at.view)}\n"
        before = state_of(at).copy()
        who, is_turn = at.turn, _is_turn(state_of(at, State))
        if at.dice_wanted:
            at.roll()
            dice = at.shown if is_turn and state_of(at).phase != CONTEST else []
            faces = " ".join(map(str, at.events[-1].faces))
            yield f"{who}: roll {faces}" + (f"  ->  {' '.join(dice)}" if dice else "")
        else:
            yield f"{who}: {at.play(simple_choice(at))}"
        yield from (
            f"    {said}" for said in sentences_about(at.setup, before, at.events[-1], state_of(at))
        )
    yield f"\n{draw_text(at.setup, at.view)}\n"
    yield f"{at.outcome}"


def playthrough() -> str:
    """The whole game."""
    return "\n".join(story()).lstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
