"""Boards of one's own: two to six colours, two to six pieces, any length, with every race game."""

from random import Random
from typing import Any

import pytest

from rauswurf import games
from rauswurf.boards import load, read_document
from rauswurf.boards.making import LEAST_PART, Ring, document
from rauswurf.boards.schema import read_board
from rauswurf.bots import View, player
from rauswurf.dice import Dice
from rauswurf.games import Setup, SetupError
from rauswurf.record.header import BoardMark
from rauswurf.rules.graph import GOAL, NONE, TRACK, WAITING
from rauswurf.rules.race import State
from rauswurf.table import Table
from rauswurf.table.table import state_of
from rauswurf.table.trying import ends_at_random
from tests.fast.test_parity import Twins
from tests.support.own_boards import Size, board_data, board_for, random_size

RACES = [game.id for game in games.GAMES.values() if game.board]
EACH, MANY = 2, 12  # boards for each game
CHECKED_MOVES = 40
FAIR = (1, 1, 1, 1, 1, 1)


def setups(game: str, count: int, seed: int) -> list[Setup]:
    """The game on boards drawn at random, each with one of the numbers of players it allows."""
    random = Random(f"{game} {seed}")
    found = []
    for _ in range(count):
        board = board_for(game, random_size(game, random))
        known = games.get(game)
        found.append(known.setup(random.choice(known.players_on(board)), board=board))
    return found


def check_play(setup: Setup, seed: int) -> None:
    """A random game ends; what is listed the judge allows, and nothing else; pieces stay whole."""
    assert ends_at_random(setup, seed)
    table = Table(setup, dice=Dice.by_hand())
    random = Random(seed)
    for _ in range(CHECKED_MOVES):
        if table.outcome:
            return
        s = state_of(table, State)
        check_state(setup, s)
        judge = setup.game.judge(setup, s)
        allowed = {wish for wish in judge.wishes() if judge.verdict(wish) is None}
        listed = {
            table.family.read_wish(state_of(table), str(move))
            for move in table.moves
            if move != "roll"
        }
        assert {wish for wish in listed if wish.word == "step"} == {
            wish for wish in allowed if wish.word == "step"
        }
        wanted = setup.rules.dice_wanted(s)
        if wanted and not (s.options and random.random() < 0.3):
            table.roll(*(random.randint(1, 6) for _ in range(wanted)))
        else:
            moves = [move for move in table.moves if move != "roll"]
            table.play(str(random.choice(moves)))
        again = Table(setup, position=table.position)
        assert again.position == table.position


def check_state(setup: Setup, s: State) -> None:
    """Every piece is somewhere, fields have room, and what is counted is counted right."""
    board, rules = setup.board, setup.rules
    for colour in range(len(board.colours)):
        own = [s.where[piece] for piece in board.pieces_of(colour)]
        assert len(own) == board.pieces
        assert all((field != NONE) == (colour in setup.colours) for field in own)
        kinds = [rules.KIND[field] for field in own if field != NONE]
        assert s.home[colour] == kinds.count(GOAL)
        assert s.waiting[colour] == kinds.count(WAITING)
    for piece, field in enumerate(s.where):
        if field != NONE and rules.KIND[field] != WAITING:
            assert s.board[field] == piece


@pytest.mark.parametrize("game", RACES)
def test_every_race_game_on_boards_of_other_sizes(game: str) -> None:
    for number, setup in enumerate(setups(game, EACH, 1)):
        check_play(setup, number)


@pytest.mark.proof
@pytest.mark.parametrize("game", RACES)
def test_every_race_game_on_many_boards(game: str) -> None:
    for number, setup in enumerate(setups(game, MANY, 2)):
        check_play(setup, number)


def check_twins(setup: Setup) -> None:
    """Interpreted and compiled, the same rolls and choices lead to the same state."""
    Twins(setup, setup.rules.fields).play(Random(5), FAIR)


@pytest.mark.parametrize("game", ["madn", "jaeger", "einser-blocker"])
def test_interpreted_equals_compiled_on_other_boards(game: str) -> None:
    [setup] = setups(game, 1, 3)
    check_twins(setup)


@pytest.mark.proof
@pytest.mark.parametrize("game", RACES)
def test_interpreted_equals_compiled_on_many_boards(game: str) -> None:
    for setup in setups(game, 4, 4):
        check_twins(setup)


# Who plays.


@pytest.mark.parametrize(
    ("colours", "players", "seats"),
    [
        (2, 2, ((0,), (1,))),
        (3, 2, ((0,), (1,))),
        (3, 3, ((0,), (1,), (2,))),
        (5, 3, ((0,), (1,), (3,))),
        (6, 2, ((0,), (3,))),
        (6, 6, tuple((colour,) for colour in range(6))),
    ],
)
def test_players_sit_as_far_apart_as_can_be(
    colours: int, players: int, seats: tuple[tuple[int, ...], ...]
) -> None:
    board = board_for("madn", Size(colours, 10, 4, 4))
    assert games.get("madn").setup(players, {"colours": "own"}, board=board).seats == seats


def test_what_is_usual_depends_on_the_colours_of_the_board() -> None:
    madn = games.get("madn")
    three, six = (board_for("madn", Size(colours, 10, 4, 4)) for colours in (3, 6))
    assert madn.setup(2).variants["colours"] == "two-each"
    assert madn.setup(2, board=load("cross")).variants["colours"] == "two-each"
    assert madn.setup(2, board=three).variants["colours"] == "own"
    assert madn.setup(3, board=six).variants["colours"] == "own"
    assert madn.setup(board=six).players == 6


def test_colours_can_be_shared_where_there_are_four_or_more() -> None:
    madn = games.get("madn")
    three, six = (board_for("madn", Size(colours, 10, 4, 4)) for colours in (3, 6))
    assert madn.setup(2, {"colours": "two-each"}, board=six).seats == ((0, 3), (1, 4))
    neutral = madn.setup(3, {"colours": "neutral"}, board=six)
    assert (neutral.seats, neutral.rules.NEUTRAL) == (((0,), (1,), (3,)), 4)
    assert ends_at_random(neutral, 1)
    for players, value in ((2, "two-each"), (3, "neutral")):
        with pytest.raises(SetupError, match="needs 4 colours here, but the board own has 3"):
            madn.setup(players, {"colours": value}, board=three)


def test_more_players_than_colours_are_refused() -> None:
    board = board_for("madn", Size(3, 10, 4, 4))
    with pytest.raises(SetupError, match="on the board own madn is for 2 to 3 players, not for 4"):
        games.get("madn").setup(4, board=board)


def test_with_four_or_more_pieces_one_begins_at_home_in_large_rounds() -> None:
    werfer = games.get("werfer")
    for pieces, home in ((2, 0), (3, 0), (4, 1), (6, 1)):
        board = board_for("werfer", Size(4, 10, pieces, pieces))
        begin = werfer.setup(4, board=board).begin_of(0)
        assert [board.graph.kind[field] for field in begin].count(GOAL) == home


def test_a_colour_is_home_when_its_pieces_are_though_the_goal_has_more_fields() -> None:
    board = board_for("madn", Size(2, 10, 2, 4))
    position = "yellow 19 c / green 5 B ; turn yellow"
    table = Table("madn", players=2, board=board, position=position, dice=Dice.by_hand())
    table.roll(1)
    table.play("19-a")
    assert table.outcome is not None


# What a board lacks.


def faults(game: str, board: dict[str, Any]) -> list[str]:
    return [str(fault) for fault in games.get(game).misfits(read_board(board, "own"))]


def test_what_a_game_misses_on_a_board_is_told() -> None:
    size = Size(3, 10, 4, 4)
    data = board_data("madn", size)
    assert faults("madn", data) == []
    data["group"][0].pop("thrown_to")
    assert faults("madn", data)[0].startswith("yellow has nowhere to wait when it is thrown out on")
    data = board_data("madn", size)
    data["colour"][1]["start"] = "0"
    data["colour"][1]["enter"] = ["B 0"]
    assert "two colours start on the same field" in faults("madn", data)
    data = board_data("madn", size)
    data["colour"][0]["enter"] = ["B 3"]
    assert faults("madn", data) == ["yellow must enter from its base B onto its start 0"]
    data = board_data("madn", size)
    data["colour"][0]["forward"].append("5 a")
    data["colour"][1]["name"] = "pink"
    for group in data["group"]:
        if group.get("owner") == "green":
            group["owner"] = "pink"
    assert any(told.startswith("its colours must be among these") for told in faults("madn", data))


def test_pieces_that_would_be_lost_are_told() -> None:
    data = board_data("abkuerzungen", Size(3, 10, 4, 4))
    data["ways"]["forward"] = [way for way in data["ways"]["forward"] if not way.startswith("g0")]
    assert "yellow cannot come home from g0.1" in faults("abkuerzungen", data)
    data = board_data("einser-blocker", Size(3, 10, 4, 4))
    data["colour"][2]["marks"]["lane"] = "L0 L1"
    assert faults("einser-blocker", data) == ["red needs a lane of 4 fields for its stone"]
    data = board_data("zweite-ebene", Size(3, 10, 4, 4))
    data["colour"][0]["forward"] = ["27 a b c d"]
    data["ways"]["enter"] = [way for way in data["ways"]["enter"] if not way.startswith("w")]
    told = faults("zweite-ebene", data)
    assert told[0].startswith("green has nowhere to wait when it is thrown out on i")
    data = board_data("kurzer-einsatz", Size(3, 5, 4, 4))
    data["pieces"] = 4
    data["colour"][1]["start"] = "2"
    told = faults("kurzer-einsatz", data)
    assert any("two colours would begin on the same one" in fault for fault in told)


# New boards.


@pytest.mark.parametrize("colours", range(2, 7))
@pytest.mark.parametrize("pieces", (2, 4, 6))
def test_new_boards_are_in_order_and_their_fields_lie_apart(colours: int, pieces: int) -> None:
    for part in (max(LEAST_PART, -(-14 // colours)), 12):
        text = document(Ring("new", colours, colours * part, pieces, pieces))
        board = read_document(text, "new.toml")
        assert (len(board.colours), board.pieces) == (colours, pieces)
        assert board.graph.kind.count(TRACK) == colours * part
        assert games.get("madn").misfits(board) == []
        spots = [spot for field in board.fields for spot in field.spots]
        for number, (x, y) in enumerate(spots):
            assert 0 <= x <= board.size[0] and 0 <= y <= board.size[1]
            for other_x, other_y in spots[:number]:
                assert (x - other_x) ** 2 + (y - other_y) ** 2 > 0.7


def test_a_board_that_does_not_tell_its_pieces_keeps_its_mark() -> None:
    """Records of the first edition name boards by this hash."""
    assert BoardMark.of(load("cross")).sha256.hex()[:16] == "8f9cb5af26e335e8"


# Who plays there.


def test_levels_differ_on_a_board_that_nobody_has_learned() -> None:
    board = board_for("madn", Size(3, 10, 3, 3))
    position = "yellow 8 12 B / green 10 B B / red 22 B B ; turn yellow ; die 2"
    table = Table("madn", players=3, board=board, position=position)
    chosen = {
        level: player(level, "madn", seed=1).choose(View.of(table))
        for level in ("casual", "strong")
    }
    assert chosen == {"casual": "12-14", "strong": "8x10"}
