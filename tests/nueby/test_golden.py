"""One whole game of each Nüby game as readable text, with the board drawn: a diff is a rule review.

The dice come from a seed and everybody follows the same simple policy, so a game changes only if
the rules, the dice, the notation or the drawing of the board do. After such a change, write the
files anew and read what differs before committing it:

    python -m tests.nueby.test_golden
"""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from rauswurf import Dice, Table
from rauswurf.boards.text import draw
from rauswurf.table.table import state_of

from . import reference
from .reference import House, is_waiting

FOLDER = Path(__file__).with_name("golden")
LARGEST = 150_000
DRAWN_EVERY = 8  # turns


class Played(NamedTuple):
    """Which game is played, by how many, with which dice."""

    game: str
    players: int
    seed: int


GAMES_PLAYED = [
    Played("zweite-ebene", 2, 3),
    Played("einser-blocker", 3, 3),
    Played("jaeger", 2, 3),
    Played("werfer", 2, 3),
    Played("abkuerzungen", 3, 3),
    Played("kurzer-einsatz", 3, 3),
]

HEAD = """\
{name} for {players} players; dice: seed {seed}
variants: {variants}
policy: hunt, push and set stones when that is offered; throw if possible; otherwise the choice that
leaves the own pieces the shortest way home, over a side path for those that have not hunted

Every eighth turn shows the board at its beginning (# is a stone, ! a piece with focus). Then come
each roll with the legal moves, the move made, and the position after it. A roll without moves is
lost.
"""


def play(played: Played) -> Iterator[str]:
    """The game, line by line."""
    table = Table(played.game, played.players, dice=Dice.seeded(played.seed))
    variants = ", ".join(f"{name} {value}" for name, value in table.setup.variants.items())
    yield HEAD.format(
        name=table.setup.game.name, players=played.players, seed=played.seed, variants=variants
    )
    on_turn, turns = "", 0
    while not table.is_over:
        if "contest" not in table.position and table.turn != on_turn:
            on_turn, turns = table.turn, turns + 1
            yield f"\nturn {turns}: {on_turn}"
            if turns % DRAWN_EVERY == 1:
                yield drawn(table)
        yield from event(table, turns)
    yield f"\n{drawn(table)}\n{ending(table)}"


def ending(table: Table) -> str:
    assert table.outcome is not None
    places = ", ".join(map(str, table.outcome.places))
    winners = " and ".join(table.outcome.winners)
    return f"places of the seats: {places}; {winners} won by rule {table.outcome.rule}"


def event(table: Table, turns: int) -> Iterator[str]:
    """One roll or one choice."""
    choices = [move for move in table.moves if move != "roll"]
    if table.dice_wanted and not choices:
        who = f"{table.turn} " if "contest" in table.position else ""
        turn = table.turn
        faces = " ".join(map(str, table.roll()))
        waits = table.turn == turn and not table.dice_wanted
        yield f"{who}roll {faces}" + (f": {offered(table)}" if waits else "")
    else:
        if table.dice_wanted or not table.die:
            occasion = "instead of a roll" if table.dice_wanted else "without a roll"
            yield f"{occasion}: {offered(table)}"
        yield table.play(chosen(table, choices, turns))
    yield f"    {table.position}"


def offered(table: Table) -> str:
    """The choices; all the fields that a stone may be set on would be too many."""
    moves = table.moves
    stones = [move for move in moves if move.startswith("stone")]
    others = [move for move in moves if move not in stones and move != "roll"]
    return ", ".join([*others, *([f"{len(stones)} fields for the stone"] if stones else [])])


def chosen(table: Table, choices: Sequence[str], turns: int) -> str:
    """The policy."""
    for word in ("hunt", "push", "stone"):
        special = [move for move in choices if move.startswith(word)]
        if special:
            return special[turns % len(special)]
    return min(choices, key=lambda move: ("x" not in move, way_left_after(table, move)))


def way_left_after(table: Table, move: str) -> int:
    """How far the own pieces have to go after a move."""
    house = House(table.setup.game.id, table.setup.players)
    colour = state_of(table).turn
    table.play(move)
    position = reference.read(house, table.position) if not table.is_over else None
    table.undo()
    if position is None:
        return 0
    return sum(way_left(house, colour, *piece) for piece in position.pieces[colour])


@cache
def way_left(house: House, colour: int, field: str, focus: bool) -> int:
    """How many steps it is home, or to the next side path for who must hunt first."""
    if is_waiting(field):
        return 1 + way_left(house, colour, reference.entry(field), focus)
    hunts_first = house.game == "jaeger" and not focus
    steps, reached = 0, {field}
    while not any(name.startswith("s") if hunts_first else name == "d" for name in reached):
        reached = {n for name in reached for n in reference.ahead(house, colour, name, steps == 0)}
        steps += 1
    return steps + 100 * hunts_first


def drawn(table: Table) -> str:
    board = table.setup.board
    pieces: dict[int, list[int]] = {}
    things: dict[int, str] = {}
    rows, *facts = table.position.split(";")
    for part in rows.split("/"):
        name, *fields = part.split()
        colour = board.colour(name)
        pieces[colour] = [board.find(field, colour) for field in fields]
    for word, *told in map(str.split, facts):
        if word in ("stone", "focus"):
            for field in told[1:]:
                things[board.find(field, board.colour(told[0]))] = "#" if word == "stone" else "!"
    lines = draw(board, pieces, things=things).splitlines()
    return "\n".join(f"    {line}".rstrip() for line in lines)


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


def test_golden_games_show_what_is_special_about_each() -> None:
    signs = {
        "zweite-ebene": ["-i", "w"],
        "einser-blocker": ["\npush", "\nstone"],
        "jaeger": ["\nhunt", "\nturn s", "focus"],
        "werfer": ["x"],
        "abkuerzungen": ["-g"],
        "kurzer-einsatz": ["roll 6: "],
    }
    for played in GAMES_PLAYED:
        told = file(played).read_text(encoding="utf-8")
        assert all(sign in told for sign in signs[played.game]), played.game


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for played in GAMES_PLAYED:
        file(played).write_text(text(played), encoding="utf-8")
        print(file(played).relative_to(FOLDER.parent))
