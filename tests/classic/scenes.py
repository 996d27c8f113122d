"""Setting a scene in one line: who stands where, whose turn it is, which variants are played."""

from collections.abc import Mapping
from functools import cache

from rauswurf import Dice, Table, games
from rauswurf.games import Setup

COLOURS = ("yellow", "green", "red", "black")
ALL_IN_BASE = "B B B B"


def sit(
    pieces: str,
    turn: str = "",
    facts: str = "",
    *,
    game: str = "madn",
    players: int = 4,
    **variants: str,
) -> Table:
    """A table in the middle of a game; every die is typed in.

    Colours that ``pieces`` leaves out have all their pieces in base. Unless a variant says
    otherwise the rules are those of madn for four players, except that two and three players
    have only their own colours. Variants are written with an underscore: ``three_rolls="on"``.
    """
    return sit_with(variants, pieces, turn, facts, game=game, players=players)


def sit_with(
    variants: Mapping[str, str],
    pieces: str,
    turn: str = "",
    facts: str = "",
    *,
    game: str = "madn",
    players: int = 4,
) -> Table:
    """The same with the variants in a mapping."""
    chosen = {"colours": "own"} | {name.replace("_", "-"): v for name, v in variants.items()}
    position = f"{complete(pieces, players, chosen['colours'])} ; turn {turn or 'yellow'}"
    return Table(
        setup(game, players, tuple(sorted(chosen.items()))),
        dice=Dice.by_hand(),
        position=f"{position} ; {facts}" if facts else position,
    )


@cache
def setup(game: str, players: int, variants: tuple[tuple[str, str], ...]) -> Setup:
    """The rules of a table, put together once for all tests."""
    return games.get(game).setup(players, dict(variants))


def complete(pieces: str, players: int, colours: str) -> str:
    """The pieces of all colours that play."""
    given = {part.split()[0]: part.strip() for part in pieces.split("/")}
    playing = {("own", 2): COLOURS[::2], ("own", 3): COLOURS[:3]}.get((colours, players), COLOURS)
    assert set(given) <= set(playing), f"{pieces}: only {playing} play"
    return " / ".join(given.get(colour, f"{colour} {ALL_IN_BASE}") for colour in playing)


def offers(table: Table, face: int) -> set[str]:
    """The legal moves after this roll, as the referee allows them too; none if it is lost."""
    table.roll(face)
    if table.dice_wanted:
        return set()
    assert [table.why_not(move) for move in table.moves] == [None] * len(table.moves)
    return set(table.moves)


def pieces_of(table: Table, colour: str) -> str:
    """Where the pieces of a colour stand: ``B B 0 12``."""
    board = table.position.split(";")[0]
    parts = [part.split() for part in board.split("/")]
    return next(" ".join(fields) for name, *fields in parts if name == colour)


def refusal(table: Table, move: str) -> str:
    """Why a move may not be made, as ``rule.case``; empty if it may."""
    answer = table.why_not(move)
    return f"{answer.rule}.{answer.case}" if answer else ""
