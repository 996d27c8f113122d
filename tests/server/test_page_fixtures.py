"""What the page is tried out with is what the server would send."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rauswurf.games import GAMES
from rauswurf.server.boards import BOARDS, board_info, our_board
from rauswurf.table.nichtlustig.view import CardsView
from rauswurf.table.race.view import RaceView

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "board" / "fixtures"
KINDS: dict[str, Any] = {"race": RaceView, "nichtlustig": CardsView}

pytestmark = pytest.mark.skipif(not FIXTURES.is_dir(), reason="the page is not here")


@pytest.mark.parametrize("game", GAMES)
def test_views_have_the_form_of_today(game: str) -> None:
    fixture = json.loads((FIXTURES / f"{game}.json").read_text("utf-8"))
    moments = fixture["moments"].values()
    views = [moment[when] for moment in moments for when in ("view", "after") if moment[when]]
    assert "choice" in fixture["moments"]
    for view in views:
        read = msgspec.convert(view, KINDS[view["family"]])
        assert json.loads(msgspec.json.encode(read)) == view, "run tools/page_fixtures.py"


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_boards_are_those_of_today(board: str) -> None:
    kept = json.loads((FIXTURES / "boards" / f"{board}.json").read_text("utf-8"))
    now = json.loads(msgspec.json.encode(board_info(our_board(board))))
    assert kept == now, "run tools/page_fixtures.py"
