"""Einser Blocker: stones that block the way."""

from collections.abc import Iterator

from rauswurf.boards import Board
from rauswurf.games.game import Clause, Setup
from rauswurf.games.nueby import nueby_game
from rauswurf.messages import Message, message
from rauswurf.rules.array import Array
from rauswurf.rules.nueby import einser_blocker
from rauswurf.rules.nueby.game_judges import EinserBlockerJudge

LANE_FIELDS = 4


def extra_tables(setup: Setup) -> dict[str, int | Array]:
    """The lanes of the stones; with two players they begin one field further."""
    lanes = [marks["lane"] for marks in setup.board.colour_marks]
    return {
        "LANE": Array.filled((len(lanes), len(lanes[0])), lambda colour, k: lanes[colour][k]),
        "LANE_BEGIN": 1 if setup.players == 2 else 0,
    }


def wants_lanes(board: Board) -> Iterator[Message]:
    """Every stone needs a lane."""
    for colour, marks in zip(board.colours, board.colour_marks, strict=True):
        if len(marks["lane"]) != LANE_FIELDS:
            yield message("board-misfit-lane", colour=colour, fields=LANE_FIELDS)


GAME = nueby_game(
    id="einser-blocker",
    version="2",
    replays=("1",),
    modules=(einser_blocker,),
    extra_tables=extra_tables,
    judge=EinserBlockerJudge,
    players=(2, 3, 4),
    wants=(wants_lanes,),
    clauses=(
        Clause("nueby", "turns", has_ruling=True, ruling_words="four"),
        Clause("nueby", "one-pushes", has_ruling=True),
        Clause("nueby", "place", has_ruling=True),
        Clause("nueby", "blockade", has_ruling=True),
    ),
)
