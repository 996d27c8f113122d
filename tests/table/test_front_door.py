"""What programmers meet first: copies, pickles, pictures, values, and what is refused at once."""

import copy
import pickle
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

import rauswurf
from rauswurf import Dice, Event, Move, NotARoll, Piece, SetupError, Table
from rauswurf.games import GAMES

COPIES: dict[str, Callable[[Table], Table]] = {
    "Table.copy": Table.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda table: pickle.loads(pickle.dumps(table)),
}


def played(table: Table, events: int) -> Table:
    for _ in range(events):
        if not table.is_over:
            table.play(table.moves[-1])
    return table


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way(game: str, way: str) -> None:
    table = played(Table(game, dice=Dice.seeded(5)), 40)
    before, events = table.position, list(table.events)
    other = COPIES[way](table)
    assert (other.position, other.events, other.moves) == (before, events, table.moves)
    played(other, 10)
    assert (table.position, table.events) == (before, events)
    assert played(table, 10).position == other.position, "dice with a seed fall alike"


@pytest.mark.parametrize("way", COPIES)
def test_a_copy_takes_back_without_harm_to_the_other(way: str) -> None:
    table = played(Table("jaeger", dice=Dice.seeded(5)), 12)
    before = table.position
    other = COPIES[way](table)
    for _ in range(5):
        other.undo()
    played(other, 9)
    while table.events:
        table.undo()
    assert played(table, 12).position == before


def test_dice_of_the_system_do_not_tell_a_copy_what_will_fall() -> None:
    table = Table("madn", dice=Dice.system())
    rolls = [played(table.copy(), 60).position for _ in range(8)]
    assert len(set(rolls)) > 1


def test_variants_boards_and_seats_survive_a_pickle() -> None:
    chosen: dict[str, str | bool] = {
        "barriers": True,
        "forced-capture": "huff",
        "play-on": True,
    }
    table = played(Table("never-mind", 3, dice=Dice.seeded(2), variants=chosen), 60)
    again = pickle.loads(pickle.dumps(table))
    assert again.setup == table.setup
    assert again.refused() == table.refused()
    assert played(again, 30).position == played(table, 30).position


def test_a_table_is_shown_as_what_makes_it_again() -> None:
    table = played(Table("never-mind", 3, dice=Dice.seeded(2), variants={"barriers": True}), 30)
    again = eval(repr(table), {"Table": Table})
    assert (again.position, again.setup.variants) == (table.position, table.setup.variants)
    assert repr(Table("madn", 2)).startswith("Table('madn', players=2, position='yellow ")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_prints_itself_and_is_a_picture_in_notebooks(game: str) -> None:
    table = Table(game, dice=Dice.seeded(1))
    assert str(table).endswith(str(table.view.awaited))
    assert str(table).count("\n") > 5
    assert ElementTree.fromstring(table._repr_svg_()).tag.endswith("svg")


def test_pieces_are_values() -> None:
    table = duel("yellow B 0 12 a / red B B B 33 ; turn yellow")
    assert [(piece.colour, piece.field) for piece in table.pieces] == [
        ("yellow", "B"),
        ("yellow", "0"),
        ("yellow", "12"),
        ("yellow", "a"),
        ("red", "B"),
        ("red", "B"),
        ("red", "B"),
        ("red", "33"),
    ]
    assert Table("nichtlustig").pieces == ()


def duel(position: str) -> Table:
    return Table("madn", 2, variants={"colours": "own"}, position=position)


def test_moves_are_text_and_know_what_they_mean() -> None:
    [step] = duel("yellow B B 0 12 / red B B B 16 ; turn yellow ; die 4").moves
    assert (step, step.colour, step.origin, step.target) == ("0-4", "yellow", "0", "4")
    assert step.captured is None
    table = duel("yellow 6 7 8 12 / red B B B 16 ; turn yellow ; die 4")
    capture = next(move for move in table.moves if move == "12x16")
    assert (capture.origin, capture.target) == ("12", "16")
    assert capture.captured == Piece(11, "red", "16")
    assert table.play(capture) == "12x16"
    [roll] = duel("yellow B B B B / red B B B 16 ; turn red").moves
    assert (roll, roll.colour, roll.origin) == ("roll", "red", None)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
def test_a_move_keeps_its_meaning_in_copies(way: Callable[[Move], Move]) -> None:
    move = Move("12x16", "yellow", "12", "16", Piece(11, "red", "16"))
    again = way(move)
    assert isinstance(again, Move)
    assert (again, vars(again)) == (move, vars(move))


@pytest.mark.parametrize("game", GAMES)
def test_steps_mean_what_their_text_says(game: str) -> None:
    table = Table(game, dice=Dice.seeded(3))
    for _ in range(300):
        if table.is_over:
            break
        for move in table.moves:
            if move.captured:
                assert move.target == move.captured.field
                assert move.captured in table.pieces
                assert move.captured.colour != move.colour
            if move.origin and move.target and " " not in move:
                mark = "x" if "x" in move else "-"
                assert move == f"{move.origin}{mark}{move.target}"
        table.play(table.moves[-1])


def test_what_programs_need_is_at_the_top() -> None:
    for name in rauswurf.__all__:
        assert getattr(rauswurf, name).__module__.startswith("rauswurf.")
    errors = ("IllegalMove", "NotAMove", "NotARoll", "PositionError", "SetupError")
    assert all(issubclass(getattr(rauswurf, name), ValueError) for name in errors)


@pytest.mark.parametrize("dice", [7, "7", Dice, Dice.seeded, [1, 2, 3]])
def test_what_is_no_dice_is_refused_at_once(dice: object) -> None:
    with pytest.raises(SetupError, match=r"Dice\.seeded\(7\)"):
        Table("madn", dice=dice)  # type: ignore[arg-type]


@pytest.mark.parametrize("dice", [None, Dice.seeded(3), Dice.system()])
def test_a_number_for_dice_that_nobody_types_in_is_refused(dice: Dice | None) -> None:
    table = Table("madn", dice=dice)
    with pytest.raises(NotARoll, match=r"Dice\.by_hand\(\)"):
        table.roll(3)
    assert table.events == []
    assert len(table.roll()) == 1


def test_a_record_is_followed_whatever_the_dice_would_show() -> None:
    table = Table("madn", 2, dice=Dice.seeded(3))
    table.apply(Event("roll", (6,)))
    table.apply(Event("0-6"))
    assert table.events == [Event("roll", (6,)), Event("0-6")]
    with pytest.raises(NotARoll, match="1 to 6"):
        table.apply(Event("roll", (7,)))
