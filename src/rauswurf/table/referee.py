"""What a referee says about one position and one roll: what may be done, what not, and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from rauswurf.dice import Dice
from rauswurf.games import Setup
from rauswurf.rules import race
from rauswurf.table.errors import Refusal
from rauswurf.table.state import State, awaits_choice
from rauswurf.table.table import Table, state_of


@dataclass(frozen=True)
class After:
    """Where the game goes on when a roll leaves nothing to decide."""

    position: str
    turn: str
    rolls_left: int


@dataclass(frozen=True)
class Report:
    """The referee's answer.

    ``position``, ``turn`` and ``rolls_left`` are those of the moment that was asked about, before
    ``roll``. A roll that nobody can use is ``lost``; ``after`` then tells how the game goes on.
    ``table`` still stands at the moment of the decision, for further questions.
    """

    position: str
    turn: str
    rolls_left: int
    roll: tuple[int, ...]
    moves: Sequence[str]
    refused: list[Refusal]
    lost: bool
    after: After | None
    table: Table


def report(setup: Setup, position: str | None, *faces: int) -> Report:
    """What may be done in a position, if these dice fall; raises PositionError and NotARoll."""
    table = Table(setup, position=position, dice=Dice.by_hand())
    moment = (table.position, table.turn, table.rolls_left)
    if not faces:
        die = (table.die,) if table.die else ()
        return Report(*moment, die, table.moves, table.refused(), False, None, table)
    before = table._state.copy()
    table.roll(*faces)
    if awaits_choice(setup.rules, before, table._state):
        return Report(*moment, faces, table.moves, table.refused(), False, None, table)
    after = After(table.position, table.turn, table.rolls_left)
    if not table.family.lost_roll(before, table._state):
        return Report(*moment, faces, [], [], False, after, table)
    table = lost_moment(setup, before, faces)
    return Report(*moment, faces, [], table.refused(), True, after, table)


def lost_moment(setup: Setup, before: State, faces: tuple[int, ...]) -> Table:
    """A table at the moment in which a lost roll lay on it.

    The rules pass the turn on at once, so it is made once more: with the die, without a choice.
    """
    table = Table(setup)
    table._state = before.copy()
    if len(faces) == 1:
        s = state_of(table, race.State)
        s.phase, s.die, s.options = race.MOVE, faces[0], 0
    return table
