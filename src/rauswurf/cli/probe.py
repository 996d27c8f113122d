"""``rauswurf probe``: every move with its exact chance, from a solved game."""

from pathlib import Path
from typing import Annotated, Any

import typer

from rauswurf import games
from rauswurf.bots.perfect import solved, tables_of
from rauswurf.bots.perfect.player import Weighed, chance_to_roll, moves_with_chances
from rauswurf.bots.perfect.small import small_setup
from rauswurf.bots.view import View
from rauswurf.cli.common.errors import Complaint, need
from rauswurf.cli.common.options import (
    Choices,
    GameId,
    Json,
    chosen_variants,
    given_position,
)
from rauswurf.cli.common.output import colour_name, emit, paints
from rauswurf.cli.referee import referee
from rauswurf.games import Setup
from rauswurf.messages import all_of, any_of, message
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE
from rauswurf.table.drawing import draw_text
from rauswurf.table.referee import Report

PLAYERS = 2

Position = Annotated[str, typer.Option("--position", metavar="P", help="help-probe-position")]
Roll = Annotated[int | None, typer.Option("--roll", metavar="N", help="help-probe-roll")]


def command(
    game: GameId,
    position: Position,
    roll: Roll = None,
    choices: Choices = None,
    json: Json = False,
) -> None:
    """Look a position up in the tables of solved games that are here."""
    known = games.get(game)
    setup = small_setup(game, chosen_variants(choices, known, PLAYERS))
    paths = tables_of(known)
    need(bool(paths), message("probe-no-table", game=known.name, id=game))
    answer = referee(setup, given_position(position), None if roll is None else str(roll))
    found = probed(paths, setup, answer)
    if json:
        emit(described(setup, answer, found))
    else:
        show(setup, answer, found)


class Probed:
    """What the tables say: a chance before a roll, and the moves after each face or after one."""

    def __init__(self, chance: float | None, moves: dict[int, list[Weighed]]) -> None:
        self.chance = chance
        self.moves = moves


def probed(paths: list[Path], setup: Setup, answer: Report) -> Probed:
    """Look a position up; raises Complaint if no table knows it."""
    tables = [solved(path) for path in paths]
    need(not answer.table.is_over and not answer.lost, message("probe-nothing-to-do"))
    view = View.at(setup, answer.table.position)
    if view.state.phase == MOVE:
        weighed = moves_with_chances(tables, view)
        found = Probed(None, {view.state.die: weighed} if weighed else {})
    else:
        chance = chance_to_roll(tables, view)
        found = Probed(chance, {} if chance is None else after_each_face(tables, view))
    if not found.moves and found.chance is None:
        names = [path.name for path in paths]
        raise Complaint(message("probe-not-known", tables=all_of(names)))
    return found


def after_each_face(tables: Any, view: View) -> dict[int, list[Weighed]]:
    """[face]: the moves with their chances, where a table knows them and there are any."""
    found = {}
    for face in range(1, FACES + 1):
        s = view.state.copy()
        view.setup.rules.roll(s, face)
        if s.phase == MOVE:
            found[face] = moves_with_chances(tables, View(view.setup, s))
    return found


def described(setup: Setup, answer: Report, found: Probed) -> dict[str, Any]:
    """The result for programs."""
    return {
        "game": setup.game.id,
        "variants": dict(setup.variants),
        "position": answer.position,
        "turn": answer.turn,
        "chance": found.chance,
        "rolls": [
            {"roll": face, "moves": [each._asdict() for each in weighed]}
            for face, weighed in found.moves.items()
        ],
    }


def show(setup: Setup, answer: Report, found: Probed) -> None:
    """The result for people."""
    print(draw_text(setup, answer.table.view, paint=paints()))
    print()
    who = colour_name(answer.turn)
    if found.chance is not None:
        print(message("probe-chance", who=who, chance=found.chance))
    lost = [str(face) for face in range(1, FACES + 1) if face not in found.moves]
    if found.chance is not None and lost:
        print(message("probe-lost", who=who, rolls=any_of(lost)))
    for face, weighed in found.moves.items():
        print(message("probe-face", who=who, roll=face))
        width = max((len(each.move) for each in weighed), default=0)
        for each in weighed:
            told = message("probe-move", move=f"{each.move:<{width}}", chance=each.chance)
            print(f"  {told}")
