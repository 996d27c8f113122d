"""Setting a scene of a Nüby game in one line: who stands where, whose turn it is."""

from collections.abc import Mapping

from rauswurf import Dice, Table
from rauswurf.games import Setup
from tests.classic.scenes import pieces_of, refusal, setup

from .reference import PLAYERS

__all__ = [
    "ALL",
    "Scene",
    "facts_of",
    "focus_of",
    "offers",
    "pieces_of",
    "refusal",
    "rules_of",
    "sit",
    "stone_of",
]

ALL = [(game, players) for game, counts in PLAYERS.items() for players in counts]


def rules_of(game: str, players: int, **variants: str) -> Setup:
    """The rules of a table; the first seat begins unless a variant says otherwise."""
    chosen = {"first": "seat"} | {name.replace("_", "-"): v for name, v in variants.items()}
    return setup(game, players, tuple(sorted(chosen.items())))


def sit(
    game: str,
    pieces: str = "",
    turn: str = "yellow",
    facts: str = "",
    *,
    players: int = 2,
    **variants: str,
) -> Table:
    """A table in the middle of a game; every die is typed in.

    Colours that ``pieces`` leaves out stand where they begin. A colour may be told with fewer
    than four pieces: the others wait at home, or, with three pieces each, one is in the goal.
    Variants are written with an underscore: ``play_on="off"``.
    """
    rules = rules_of(game, players, **variants)
    position = f"{complete(rules, pieces)} ; turn {turn}"
    return Table(
        rules, dice=Dice.by_hand(), position=f"{position} ; {facts}" if facts else position
    )


def complete(rules: Setup, pieces: str) -> str:
    """The pieces of all colours that play."""
    given = {part.split()[0]: part.split()[1:] for part in pieces.split("/") if part.split()}
    names = rules.board.colours
    assert set(given) <= {names[c] for c in rules.colours}, f"{pieces}: who is playing?"
    rows = []
    for colour in rules.colours:
        begin = [rules.board.field_name(field) for field in rules.begin_of(colour)]
        fields = given.get(names[colour], begin)
        rows.append(" ".join([names[colour], *fields, *begin[len(fields) :]]))
    return " / ".join(rows)


def offers(table: Table, *faces: int) -> set[str]:
    """What may be chosen after this roll; nothing if the roll is lost."""
    turn = table.turn
    table.roll(*faces)
    still_there = table.turn == turn and not table.dice_wanted
    return set(table.moves) if still_there else set()


def facts_of(table: Table) -> set[str]:
    """Everything that a position tells besides the pieces."""
    return {fact.strip() for fact in table.position.split(";")[1:]}


def focus_of(table: Table, colour: str) -> set[str]:
    """The fields in play on which this colour's pieces have focus."""
    told = [fact.split()[2:] for fact in facts_of(table) if fact.startswith(f"focus {colour} ")]
    return {field for fields in told for field in fields}


def stone_of(table: Table, colour: str) -> str:
    """The field of this colour's stone."""
    told = [fact.split()[2] for fact in facts_of(table) if fact.startswith(f"stone {colour} ")]
    begin = "L1" if table.setup.players == 2 else "L0"
    return told[0] if told else begin


Scene = Mapping[str, str]
