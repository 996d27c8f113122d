"""One file says how colours look: whatever shows them shows these."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from rauswurf.boards import load
from rauswurf.boards.colours import COLOURS, ON_BOARDS, SHAPES
from rauswurf.boards.svg import PAINTS, draw_svg, outline
from rauswurf.boards.text import draw, letter
from rauswurf.cli.play.terminal import palette
from rauswurf.games import GAMES

ROOT = Path(__file__).parent.parent
BOARDS = sorted({game.board for game in GAMES.values() if game.board})


def test_the_page_has_the_same_colours_and_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    for target, document in import_module("page_colours").FILES.items():
        assert target.read_text("utf-8") == document(), "run make types"


def test_no_other_file_of_the_page_says_what_colour_a_player_has() -> None:
    printed = {colour.print.full for colour in COLOURS.values() if colour.print.full != "#ffffff"}
    for file in (ROOT / "web" / "src").rglob("*.css"):
        if file.name != "players.css":
            assert not [full for full in printed if full in file.read_text("utf-8")], file


@pytest.mark.parametrize("name", BOARDS)
def test_boards_have_these_colours_only(name: str) -> None:
    board = load(name)
    assert set(board.colours) <= set(ON_BOARDS)
    for number, colour in enumerate(board.colours):
        look = ON_BOARDS[colour]
        assert letter(board, number) == look.letter
        assert PAINTS[colour] == look.print
        assert look.print.full in draw_svg(board, {number: [0]})
        assert f"{look.ansi}m{look.letter}" in draw(board, {number: [0]}, True)


def test_the_terminal_has_them_too() -> None:
    assert {name: look.terminal for name, look in COLOURS.items()} == palette.COLOURS
    assert {name: look.sign for name, look in COLOURS.items() if look.sign} == palette.SHAPES


def test_nothing_is_told_by_colour_alone() -> None:
    for tell in ("letter", "sign", "shape", "ansi"):
        told = [getattr(look, tell) for look in ON_BOARDS.values()]
        assert all(each is not None and each != "" for each in told)
        assert len(set(told)) == len(told)
    outlines = {tuple(outline(colour, 1.0)) for colour in range(len(SHAPES))}
    assert len(outlines) == len(ON_BOARDS)
