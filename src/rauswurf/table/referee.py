"""What a referee says about one position and one roll: what may be done, what not, and why."""

from dataclasses import dataclass
from typing import Any

from rauswurf.games import Setup
from rauswurf.rules.race import CONTEST, MOVE
from rauswurf.table.errors import Refusal
from rauswurf.table.table import Table


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
    moves: list[str]
    refused: list[Refusal]
    lost: bool
    after: After | None
    table: Table


def report(setup: Setup, position: str | None, *faces: int) -> Report:
    """What may be done in a position, if these dice fall; raises PositionError and NotARoll."""
    table = Table(setup, position=position)
    moment = (table.position, table.turn, table.rolls_left)
    if not faces:
        die = (table.die,) if table.die else ()
        return Report(*moment, die, table.moves, table.refused(), False, None, table)
    before = table.state.copy()
    table.roll(*faces)
    if awaits_choice(before, table):
        return Report(*moment, faces, table.moves, table.refused(), False, None, table)
    after = After(table.position, table.turn, table.rolls_left)
    if not was_lost(before, table):
        return Report(*moment, faces, [], [], False, after, table)
    table = lost_moment(setup, before, faces)
    return Report(*moment, faces, [], table.refused(), True, after, table)


def awaits_choice(before: Any, table: Table) -> bool:
    """Does the roll wait for a choice of the player who rolled?"""
    same = bool(table.state.turn == before.turn)
    return same and not table.is_over and not table.dice_wanted


def was_lost(before: Any, table: Table) -> bool:
    """Did the roll that the table has just seen bring the player nothing to do?"""
    is_race = table.setup.game.family == "race"
    return is_race and before.phase != CONTEST and not awaits_choice(before, table)


def lost_moment(setup: Setup, before: Any, faces: tuple[int, ...]) -> Table:
    """A table at the moment in which a lost roll lay on it.

    The rules pass the turn on at once, so it is made once more: with the die, without a choice.
    """
    table = Table(setup)
    table.state = before.copy()
    if len(faces) == 1:
        table.state.phase = MOVE
        table.state.die = faces[0]
        table.state.options = 0
    return table
