"""What can be done at the table on the screen, and what is refused."""

import pytest
from textual.widgets import Input

from rauswurf import games
from rauswurf.cli.play.order import DiceSource, Order
from rauswurf.cli.play.terminal.board_view import BoardView
from rauswurf.cli.play.terminal.screens import Sheet
from rauswurf.cli.play.terminal.side import MoveList
from tests.terminal.driving import Player, sitting_at

pytestmark = pytest.mark.anyio

CHOICE = "yellow 1 5 9 13 / red B B B 20 ; turn yellow"
DUTY = "yellow B B 0 12 / red B B B 20 ; turn yellow"


def by_hand(position: str = CHOICE, bots: int = 0) -> Order:
    return Order(position=position, dice=DiceSource.ASK, bots=bots, no_save=True)


def moved(person: Player) -> list[str]:
    return [event.text for event in person.match.table.events if not event.faces]


# Moves.


async def test_real_dice_are_typed_in() -> None:
    async with sitting_at("madn", by_hand()) as person:
        assert "what did you roll?" in person.reads("awaited")
        await person.press("enter")
        assert "type what they show" in person.reads("notice")
        await person.type("7")
        assert "7" in person.reads("notice")
        await person.type("2")
        assert person.match.table.die == 2
        assert person.reads("notice") == ""
        assert "Yellow has rolled a 2 and moves." in person.reads("awaited")


async def test_a_move_by_arrows() -> None:
    async with sitting_at("madn", by_hand()) as person:
        await person.type("2")
        await person.press("down", "down", "up", "enter")
        assert moved(person) == ["5-7"]
        assert "Yellow moves from 5 to 7." in person.sees()


async def test_a_move_by_number_and_by_its_name() -> None:
    async with sitting_at("madn", by_hand(bots=1)) as person:
        await person.type("2")
        await person.type("9")
        assert "Choose a move from 1 to 4." in person.reads("notice")
        await person.type("3")
        assert moved(person) == ["9-11"]
        await person.type("13-15")
        assert "The bot decides what it does" in person.reads("notice")
        await person.type("3")
        await person.type("1")
        await person.type("13-14")
        assert moved(person)[-1] == "13-14"


async def test_the_move_that_is_looked_at_lights_up() -> None:
    async with sitting_at("madn", by_hand()) as person:
        await person.type("2")
        board = person.match.table.setup.board
        view = person.app.screen.query_one(BoardView)
        assert view.lights.chosen == {board.find("1"), board.find("3")}
        assert view.lights.path == {board.find("2"), board.find("3")}
        await person.pilot.press("2")
        assert view.lights.chosen == {board.find("5"), board.find("7")}


async def test_the_fields_of_a_clicked_piece_light_up() -> None:
    async with sitting_at("madn", by_hand()) as person:
        await person.type("2")
        await person.click_field("9")
        board = person.match.table.setup.board
        view = person.app.screen.query_one(BoardView)
        assert view.lights.targets == {board.find("11")}
        await person.press("escape")
        assert not view.lights.targets
        await person.click_field("9")
        await person.click_field("9")  # twice: the only field it can go to
        assert moved(person) == ["9-11"]


async def test_a_click_in_the_list() -> None:
    async with sitting_at("madn", by_hand()) as person:
        await person.type("2")
        await person.pilot.click(MoveList, offset=(3, 2))
        await person.wait()
        assert moved(person) == ["9-11"]


# Refusals.


async def test_a_refusal_is_told_with_its_clause() -> None:
    async with sitting_at("madn", by_hand(DUTY)) as person:
        await person.type("4")
        assert "must move first" in person.reads("awaited")
        await person.type("12-16")
        assert "must move first. [clear-start]" in " ".join(person.reads("notice").split())
        assert moved(person) == []
        await person.click_field("12")
        assert "[clear-start]" in person.reads("notice")
        await person.type("/why 0-4")
        assert person.reads("notice") == "0-4 is legal."
        await person.type("0-4")
        assert moved(person) == ["0-4"]


async def test_a_click_on_a_field_that_cannot_be_reached() -> None:
    async with sitting_at("madn", by_hand()) as person:
        await person.type("2")
        await person.click_field("5")
        await person.click_field("8")
        assert "That field is not 2 steps away. [roll-move]" in person.reads("notice")
        await person.click_field("20")
        assert "[turns]" in person.reads("notice")


async def test_before_the_roll_a_click_says_to_roll_first() -> None:
    async with sitting_at("madn", by_hand()) as person:
        await person.click_field("5")
        assert "Roll first" in person.reads("notice")


@pytest.mark.parametrize(
    "line", ["hop skip", "²", "5-", "12x", "why", "why hop", "9" * 300, "rollx"]
)
async def test_nothing_that_is_typed_ends_the_game(line: str) -> None:
    async with sitting_at("madn", by_hand()) as person:
        await person.type("2")
        await person.pilot.press("slash")
        entry = person.app.screen.query_one(Input)
        entry.insert_text_at_cursor(line)
        await person.press("enter")
        assert person.reads("notice") != ""
        assert moved(person) == []
        assert len(person.match.steps) == 1


# Taking back.


def seeded(bots: int) -> Order:
    position = "yellow B B B 5 / red B B B 25"
    return Order(position=position, seed=3, bots=bots, no_save=True)


async def test_alone_everything_is_taken_back_and_dice_fall_as_they_did() -> None:
    async with sitting_at("madn", seeded(bots=1)) as person:
        await person.press("enter")
        first = person.match.table.die
        await person.press("enter")
        assert len(person.match.steps) > 2  # the bot has played, too
        await person.press("u")
        assert [step.event.faces for step in person.match.steps] == [(first,)]
        await person.press("u")
        assert person.match.steps == []
        await person.press("u")
        assert "There is nothing to undo." in person.reads("notice")
        await person.press("enter")
        assert person.match.table.die == first


async def test_with_several_people_no_roll_is_taken_back() -> None:
    async with sitting_at("madn", seeded(bots=0)) as person:
        await person.press("enter", "u")
        assert "You cannot undo a roll" in person.reads("notice")
        await person.press("enter", "u")
        assert len(person.match.steps) == 1
        await person.press("enter", "enter", "u")
        assert "You cannot undo a roll" in person.reads("notice")


async def test_taking_back_while_a_bot_thinks() -> None:
    async with sitting_at("madn", seeded(bots=1), pause=30) as person:
        await person.pilot.press("enter", "enter")
        assert person.match.is_bot
        await person.press("u")
        assert len(person.match.steps) == 1
        assert not person.match.is_bot


async def test_a_pause_between_bots_can_be_skipped() -> None:
    async with sitting_at("madn", seeded(bots=1), pause=30) as person:
        await person.pilot.press("enter", "enter")
        assert person.match.is_bot
        await person.press("space")
        assert person.match.asks


# Sheets and sizes.


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("question_mark", "look at another move: the board shows it"),
        ("r", games.get("madn").clauses[0].id),
        ("w", "[six-enters]"),
    ],
)
async def test_sheets_lie_over_the_table(key: str, words: str) -> None:
    async with sitting_at("madn", by_hand(DUTY), size=(100, 60)) as person:
        await person.type("4")
        await person.press(key)
        assert isinstance(person.app.screen, Sheet)
        assert words in person.sees()
        await person.press("escape")
        assert person.is_at_the_table


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (40, 12), (132, 50), (20, 6)])
@pytest.mark.parametrize("game", ["madn", "zweite-ebene", "nichtlustig"])
async def test_any_size_will_do(game: str, size: tuple[int, int]) -> None:
    async with sitting_at(game, Order(bots=1, seed=1, no_save=True)) as person:
        await person.pilot.resize_terminal(*size)
        await person.press("enter")
        await person.pilot.resize_terminal(80, 24)
        await person.press("enter")
        assert len(person.match.steps) > 1


async def test_the_field_under_the_mouse_has_a_name() -> None:
    async with sitting_at("werfer", Order(seed=1, no_save=True)) as person:
        view = person.app.screen.query_one(BoardView)
        field = person.match.table.setup.board.find("17")
        await person.pilot.hover(BoardView, view.offset_of(field))
        assert person.reads("hint") == "field 17"


# Without colours.


@pytest.mark.parametrize("game", ["madn", "nichtlustig"])
async def test_without_colours(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    order = Order(bots=3, seed=12, no_save=True)
    async with sitting_at(game, order) as person:
        assert not person.app.palette.colours
        await person.press("enter")
        if game == "madn":
            assert "●Y" in person.sees() and "■R" in person.sees()
            assert ">Y<" in person.sees() and ">6<" in person.sees()


async def test_everybody_stands_beside_the_table_with_turn_and_pieces_at_home() -> None:
    position = "yellow a b 5 9 / red B B B 20 ; turn red"
    async with sitting_at("madn", by_hand(position, bots=1)) as person:
        yellow, red = person.reads("seats").splitlines()
        assert "Yellow" in yellow
        assert yellow.endswith("▪▪")
        assert "Red" in red
        assert [line.startswith("▸") for line in (yellow, red)] == [False, True]
