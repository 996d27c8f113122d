"""How small a window may be, and what is said in a smaller one."""

import sys

import pytest

from rauswurf.cli.play import session
from rauswurf.cli.play.order import Order
from rauswurf.cli.play.screen import SMALLEST, Size, why_too_small
from rauswurf.cli.play.terminal.board_view import BoardView
from rauswurf.games import GAMES
from tests.terminal.driving import sitting_at

pytestmark = pytest.mark.anyio

RACES = [id for id, game in GAMES.items() if game.board]


@pytest.mark.parametrize("game", RACES)
async def test_every_board_fits_the_smallest_window(game: str) -> None:
    async with sitting_at(game, Order(no_save=True), size=SMALLEST) as person:
        board = person.app.screen.query_one(BoardView)
        assert board.picture is not None
        assert board.picture.width <= board.size.width
        assert len(board.picture.lines) <= board.size.height


@pytest.mark.parametrize("size", [Size(40, 24), Size(77, 23), Size(78, 22)])
async def test_a_window_that_becomes_too_small_says_what_it_needs(size: Size) -> None:
    told = str(why_too_small(size))
    assert "78 columns and 23 rows" in told
    async with sitting_at("madn", Order(no_save=True)) as person:
        assert told not in person.sees()
        await person.pilot.resize_terminal(*size)
        await person.wait()
        assert " ".join(person.sees().split()).startswith(told)
        await person.pilot.resize_terminal(80, 24)
        await person.wait()
        assert told not in " ".join(person.sees().split())
        assert person.app.screen.query_one(BoardView).size.width > 0


SENTENCE = "You play all seats yourselves. To play against bots, start with --bots 3."


@pytest.mark.parametrize("columns", [12, 20, 40, 72])
def test_a_narrow_window_breaks_no_word(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(session, "window", lambda: Size(columns, 24))
    session.show(f"{SENTENCE}\n\n  {SENTENCE}")
    lines = capsys.readouterr().out.splitlines()
    assert " ".join(lines).split() == (SENTENCE.split() * 2)
    assert all(len(line) <= columns for line in lines)
    assert "" in lines
    assert any(line.startswith("  You") for line in lines)


def test_sentences_in_a_file_have_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    session.show(SENTENCE * 3)
    assert capsys.readouterr().out == f"{SENTENCE * 3}\n"
