"""``rauswurf perft``: counts everything that can happen, to compare engines and to find bugs."""

import time
from dataclasses import dataclass, field
from typing import Annotated, Any

import typer

from rauswurf.cli.common.errors import need_between
from rauswurf.cli.common.options import (
    BoardFile,
    Choices,
    GameId,
    Json,
    Players,
    Position,
    chosen_setup,
    given_position,
)
from rauswurf.cli.common.output import console, emit, show_table, whole
from rauswurf.messages import message
from rauswurf.table import Table
from rauswurf.table.perft import successors
from rauswurf.table.state import State
from rauswurf.table.table import state_of

DEEPEST = 8
HEADINGS = ("cli-perft-depth", "cli-perft-sequences", "cli-perft-rolls", "cli-perft-moves")

Depth = Annotated[int, typer.Option("--depth", "-d", metavar="D", help="help-perft-depth")]


@dataclass
class Count:
    """How many sequences there are: by length, ending in a roll or in a choice, and by branch."""

    rolls: list[int]
    choices: list[int]
    branches: dict[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        """How many sequences of the full length there are."""
        return self.rolls[-1] + self.choices[-1]


def command(
    game: GameId,
    depth: Depth,
    position: Position = None,
    players: Players = None,
    choices: Choices = None,
    board: BoardFile = None,
    json: Json = False,
) -> None:
    """Count the sequences of rolls and moves that can follow a position.

    Six faces are six branches, every choice is one.
    """
    need_between("--depth", depth, 1, DEEPEST)
    setup = chosen_setup(game, players, choices, board, given_position(position))
    table = Table(setup, position=position)
    began = time.perf_counter()
    count = counted(table, depth)
    seconds = time.perf_counter() - began
    if json:
        emit(described(table, depth, count, seconds))
    else:
        show(table, depth, count, seconds)


def counted(table: Table, depth: int) -> Count:
    """Count all sequences of up to ``depth`` events."""
    count = Count([0] * depth, [0] * depth)
    s = state_of(table)
    for (face, option), after in successors(table.rules, s):
        name = f"roll {face}" if face else table.family.write_option(s, option)
        before = count.total
        note(count, face, 0)
        follow(table, after, 1, depth, count)
        count.branches[name] = count.branches.get(name, 0) + count.total - before
    return count


def follow(table: Table, s: State, length: int, depth: int, count: Count) -> None:
    """Count what follows a sequence of this length."""
    if length == depth:
        return
    for (face, _), after in successors(table.rules, s):
        note(count, face, length)
        follow(table, after, length + 1, depth, count)


def note(count: Count, face: int, length: int) -> None:
    """Count one sequence by its last event."""
    (count.rolls if face else count.choices)[length] += 1


def described(table: Table, depth: int, count: Count, seconds: float) -> dict[str, Any]:
    """The counts for programs."""
    return {
        "game": table.setup.game.id,
        "players": table.setup.players,
        "variants": dict(table.setup.variants),
        "position": table.position,
        "depth": depth,
        "total": count.total,
        "branches": count.branches,
        "by_depth": [
            {"depth": k + 1, "total": rolls + choices, "rolls": rolls, "moves": choices}
            for k, (rolls, choices) in enumerate(zip(count.rolls, count.choices, strict=True))
        ],
        "seconds": seconds,
    }


def show(table: Table, depth: int, count: Count, seconds: float) -> None:
    """The counts for people."""
    from rich import box
    from rich.table import Table as Grid

    print(table.position)
    branches = Grid(str(message("cli-perft-first")), box=box.SIMPLE_HEAD)
    branches.add_column(str(message("cli-perft-sequences-of", depth=depth)), justify="right")
    for name, number in count.branches.items():
        branches.add_row(name, whole(number))
    lengths = Grid(box=box.SIMPLE_HEAD)
    for heading in HEADINGS:
        lengths.add_column(str(message(heading)), justify="right")
    for k, (rolls, choices) in enumerate(zip(count.rolls, count.choices, strict=True), start=1):
        lengths.add_row(*map(whole, (k, rolls + choices, rolls, choices)))
    out = console()
    show_table(out, branches)
    show_table(out, lengths)
    total = message("cli-perft-total", sequences=count.total, depth=depth, seconds=seconds)
    out.print(str(total))
