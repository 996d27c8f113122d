"""One whole game of each preset as readable text, with the board drawn: a diff is a rule review.

The dice come from a seed and everybody follows the same simple policy, so a game changes only if
the rules, the dice, the notation or the drawing of the board do. After such a change, write the
files anew and read what differs before committing it:

    python -m tests.classic.test_golden
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from rauswurf import Dice, Table
from rauswurf.boards.text import draw

FOLDER = Path(__file__).with_name("golden")
LARGEST = 150_000


class Played(NamedTuple):
    """Which game is played, by how many, with which dice."""

    game: str
    players: int
    seed: int


GAMES_PLAYED = [Played("madn", 4, 20), Played("never-mind", 2, 20), Played("dont-worry", 3, 114)]

HEAD = """\
{name} for {players} players; dice: seed {seed}
variants: {variants}
policy: capture if possible, otherwise move the piece that has gone furthest

A turn shows the board at its beginning, unless nothing has moved; then each roll with the legal
moves, the move made, and the position after it. A roll without moves is lost.
"""


def play(played: Played) -> Iterator[str]:
    """The game, line by line."""
    table = Table(played.game, played.players, dice=Dice.seeded(played.seed))
    variants = ", ".join(f"{name} {value}" for name, value in table.setup.variants.items())
    yield HEAD.format(
        name=table.setup.game.name, players=played.players, seed=played.seed, variants=variants
    )
    on_turn, turns, board = "", 0, ""
    while not table.is_over:
        if "contest" not in table.position and table.turn != on_turn:
            on_turn, turns = table.turn, turns + 1
            yield f"\nturn {turns}: {on_turn}"
            if drawn(table) != board:
                board = drawn(table)
                yield board
        yield from event(table)
    yield f"\n{drawn(table)}\n{ending(table)}"


def ending(table: Table) -> str:
    assert table.outcome is not None
    places = ", ".join(map(str, table.outcome.places))
    winners = " and ".join(table.outcome.winners)
    return f"places of the seats: {places}; {winners} won by rule {table.outcome.rule}"


def event(table: Table) -> Iterator[str]:
    """A roll, and the move that follows if there is one."""
    who = f"{table.turn} " if "contest" in table.position else ""
    [face] = table.roll()
    if table.dice_wanted:
        yield f"{who}roll {face}"
    else:
        yield f"roll {face}: {', '.join(table.moves)}"
        yield table.play(chosen(table))
    yield f"    {table.position}"


def chosen(table: Table) -> str:
    """The policy: a capture, else the piece furthest along; that is the last one printed."""
    board = table.position.split(";")[0].split("/")
    [row] = [part.split() for part in board if part.split()[0] == table.turn]
    return max(table.moves, key=lambda move: ("x" in move, row.index(origin(move))))


def origin(move: str) -> str:
    return move.replace("x", "-").split("-")[0]


def drawn(table: Table) -> str:
    board = table.setup.board
    pieces: dict[int, list[int]] = {}
    for part in table.position.split(";")[0].split("/"):
        name, *fields = part.split()
        colour = board.colour(name)
        pieces[colour] = [board.find(field, colour) for field in fields]
    return "\n".join(f"    {line}".rstrip() for line in draw(board, pieces).splitlines())


def text(played: Played) -> str:
    return "\n".join(play(played)) + "\n"


def file(played: Played) -> Path:
    return FOLDER / f"{played.game}.txt"


@pytest.mark.parametrize("played", GAMES_PLAYED, ids=lambda played: played.game)
def test_golden_game(played: Played) -> None:
    golden = file(played).read_text(encoding="utf-8")
    assert text(played).splitlines() == golden.splitlines()


def test_golden_files_stay_small_enough_to_be_read() -> None:
    sizes = {played.game: file(played).stat().st_size for played in GAMES_PLAYED}
    assert all(size < LARGEST for size in sizes.values()), sizes


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for played in GAMES_PLAYED:
        file(played).write_text(text(played), encoding="utf-8")
        print(file(played).relative_to(FOLDER.parent))
