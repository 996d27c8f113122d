"""``rauswurf referee``: what may be done in a position, what not, and by which rule."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from rauswurf.cli.common.errors import Complaint, need
from rauswurf.cli.common.options import (
    BoardFile,
    Choices,
    GameId,
    Json,
    Players,
    Position,
    chosen_setup,
    given_position,
    need_short,
)
from rauswurf.cli.common.output import FEW, colour_name, emit, in_columns, paints
from rauswurf.games import Setup
from rauswurf.messages import Message, message
from rauswurf.table import PositionError, Refusal
from rauswurf.table.drawing import draw_text
from rauswurf.table.referee import Report, report

Roll = Annotated[
    str | None,
    typer.Option("--roll", metavar="N", help="help-referee-roll"),
]
ILLEGAL = 1  # the exit code if the move that was asked about is not legal

Move = Annotated[str | None, typer.Option("--move", metavar="M", help="help-referee-move")]


def command(
    game: GameId,
    position: Position = None,
    roll: Roll = None,
    move: Move = None,
    players: Players = None,
    choices: Choices = None,
    board: BoardFile = None,
    json: Json = False,
) -> None:
    """Say which moves are legal in a position, and why the others are not.

    How many play, and with which colours, follows from the position unless it is said.
    Exit code 1: the move that was asked about is not legal.
    """
    setup = chosen_setup(game, players, choices, board, given_position(position))
    try:
        answer = referee(setup, position, roll)
    except PositionError as error:
        say_missed_turn(setup, error, json=json)
        return
    asked = asked_move(answer, move)
    if json:
        emit(described(setup, answer, asked))
    else:
        show(setup, answer, asked)
    if asked and asked[1]:
        raise typer.Exit(ILLEGAL)


def say_missed_turn(setup: Setup, error: PositionError, *, json: bool) -> None:
    """Whoever misses a turn has nothing to do in it: say so, and who is next; else raise."""
    if [fault.id for fault in error.faults] != ["position-misses-turn"]:
        raise error
    [fault] = error.faults
    who = setup.names.index(str(fault.values["colour"]))
    told = message(
        "referee-misses-turn",
        who=setup.name_of(who),
        card=message(f"card-{fault.values['card']}"),
        next=setup.name_of((who + 1) % setup.players),
    )
    if json:
        emit({"game": setup.game.id, "moves": [], "rule": "skip", "text": told})
    else:
        print(f"{told} [skip]")


def referee(setup: Setup, position: str | None, roll: str | None) -> Report:
    """The report; a roll that the position tells already need not be told again."""
    answer = report(setup, position)
    if roll is None:
        return answer
    need(bool(roll.strip()), message("referee-roll-empty"))
    rolled = answer.table.read_faces(roll)
    if not answer.roll:
        return report(setup, position, *rolled)
    if rolled != answer.roll:
        said = " ".join(map(str, answer.roll))
        raise Complaint(message("referee-roll-differs", position=said, roll=roll))
    return answer


# One move.


Asked = tuple[str, Refusal | None]


def asked_move(answer: Report, move: str | None) -> Asked | None:
    """What the referee says about one move; raises NotAMove, and Complaint for no piece at all."""
    if move is None:
        return None
    need_short("--move", move)
    table = answer.table
    refusal = table.why_not(move)
    known = {clause.id for clause in answer.table.setup.game.clauses}
    if refusal and refusal.rule not in known:
        raise Complaint(message("referee-no-such-move", move=move, reason=refusal.text))
    return table.written(table.wish(move)), refusal


# For programs.


def described(setup: Setup, answer: Report, asked: Asked | None) -> dict[str, Any]:
    """The report for programs."""
    data: dict[str, Any] = {
        "game": setup.game.id,
        "players": setup.players,
        "seats": setup.seat_names,
        "variants": dict(setup.variants),
        "position": answer.position,
        "turn": answer.turn,
        "rolls_left": answer.rolls_left,
        "roll": described_roll(answer.roll),
        "dice": answer.table.shown,
        "moves": answer.moves,
        "refused": [described_refusal(refusal) for refusal in answer.refused],
        "lost": answer.lost,
        "over": answer.table.is_over,
        "next": vars(answer.after) if answer.after else None,
    }
    if asked:
        data["asked"] = described_opinion(*asked)
    return data


def described_opinion(move: str, refusal: Refusal | None) -> dict[str, Any]:
    """What is said about one move, for programs."""
    if refusal:
        return {**described_refusal(refusal), "move": move, "legal": False}
    legal = opinion(move, refusal)
    return {"move": move, "rule": None, "id": legal.id, "text": legal, "legal": True}


def described_roll(roll: tuple[int, ...]) -> int | list[int] | None:
    """One die as a number, several as a list, none as null."""
    return roll[0] if len(roll) == 1 else list(roll) or None


def described_refusal(refusal: Refusal) -> dict[str, str]:
    """A refusal for programs."""
    return {
        "move": refusal.move,
        "rule": refusal.rule,
        "id": refusal.message.id,
        "text": refusal.text,
    }


# For people.


def show(setup: Setup, answer: Report, asked: Asked | None) -> None:
    """The report for people."""
    picture = draw_text(setup, answer.table.view, paint=paints())
    print(f"{picture}\n\n{headline(answer)}")
    if asked:
        print(opinion(*asked))
        return
    if answer.moves:
        show_moves(answer.moves)
    if answer.refused:
        print(message("referee-refused"))
    width = max((len(refusal.move) for refusal in answer.refused), default=0)
    for refusal in answer.refused:
        print(f"  {refusal.move:<{width}}  {refusal}")


def show_moves(moves: Sequence[str]) -> None:
    """What may be done, in a line or in columns."""
    heading = message("referee-legal")
    if len(moves) > FEW:
        print(f"{heading}\n{in_columns([f'  {move}' for move in moves])}")
    else:
        print(f"{heading!s:<8}  {'  '.join(moves)}")


def opinion(move: str, refusal: Refusal | None) -> Message:
    """May this move be made?"""
    if refusal is None and is_field(move):
        return message("referee-piece-moves", field=move)
    if refusal is None:
        return message("referee-move-legal", move=move)
    return message("referee-move-refused", move=move, reason=str(refusal))


def is_field(move: str) -> bool:
    """Was a piece asked about, not a move?"""
    return not any(mark in move for mark in "-x ") and move not in ("roll", "pass", "push", "stop")


def headline(answer: Report) -> Message:
    """Whose turn it is and what was rolled, in a sentence or two."""
    if answer.table.is_over:
        return message("referee-over")
    who = colour_name(answer.turn)
    if answer.after:
        return message(
            "referee-lost" if answer.lost else "referee-rolled-on",
            who=who,
            rolled=" ".join(map(str, answer.roll)),
            next=colour_name(answer.after.turn),
            rolls=answer.after.rolls_left,
        )
    if answer.table.dice_wanted:
        return message("referee-to-roll", who=who, rolls=answer.rolls_left)
    rolled = " ".join(answer.table.shown or map(str, answer.roll))
    return message("referee-rolled" if rolled else "referee-to-move", who=who, rolled=rolled)
