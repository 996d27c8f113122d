"""What the page is tried out with is what the server would send."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rauswurf.games import GAMES
from rauswurf.server.boards import BOARDS, board_info, our_board
from rauswurf.server.games import all_games
from rauswurf.server.protocol import coach, http, lab
from rauswurf.server.records import replay_of
from rauswurf.table.nichtlustig.view import CardsView
from rauswurf.table.race.view import RaceView

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "board" / "fixtures"
ANSWERS = FIXTURES.parents[1] / "lib" / "fixtures" / "answers"
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


# What the coach says changes with its nets, and so do findings: those answers have today's form.
FORMS: dict[str, Any] = {
    "account": coach.AccountInfo,
    "advice": coach.PositionAdvice,
    "cards": http.Replay,
    "position": http.PositionInfo,
    "race": http.Replay,
    "reasons": coach.Reasons,
    "rolls": coach.PositionAdvice,
    "studies": lab.Studies,
}


@pytest.mark.parametrize("name", FORMS)
def test_answers_have_the_form_of_today(name: str) -> None:
    kept = json.loads((ANSWERS / f"{name}.json").read_text("utf-8"))
    read = msgspec.convert(kept, FORMS[name])
    assert json.loads(msgspec.json.encode(read)) == kept, "run tools/page_answers.py"


def test_games_and_the_replay_of_a_record_are_those_of_today() -> None:
    told = {
        "games": all_games(),
        "race": replay_of((ANSWERS / "race.jsonl").read_bytes()),
    }
    for name, now in told.items():
        kept = json.loads((ANSWERS / f"{name}.json").read_text("utf-8"))
        assert kept == json.loads(msgspec.json.encode(now)), "run tools/page_answers.py"
