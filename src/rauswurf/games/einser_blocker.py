"""Einser Blocker: stones that block the way."""

from rauswurf.games.game import Clause, Setup, SetupError
from rauswurf.games.nueby import nueby_game
from rauswurf.messages import message
from rauswurf.rules.array import Array
from rauswurf.rules.nueby import einser_blocker
from rauswurf.rules.nueby.game_judges import EinserBlockerJudge

LANE_FIELDS = 4
FOUR_SEATS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def extra_tables(setup: Setup) -> dict[str, int | Array]:
    """The lanes of the stones; with two players they begin one field further."""
    lanes = [marks.get("lane", ()) for marks in setup.board.colour_marks]
    if any(len(lane) != LANE_FIELDS for lane in lanes):
        raise SetupError(message("setup-no-lanes", board=setup.board.id, fields=LANE_FIELDS))
    return {
        "LANE": Array.filled((len(lanes), len(lanes[0])), lambda colour, k: lanes[colour][k]),
        "LANE_BEGIN": 1 if setup.players == 2 else 0,
    }


GAME = nueby_game(
    id="einser-blocker",
    version="2",
    replays=("1",),
    modules=(einser_blocker,),
    extra_tables=extra_tables,
    judge=EinserBlockerJudge,
    players=(2, 3, 4),
    seats=FOUR_SEATS,
    clauses=(
        Clause("nueby", "turns", has_ruling=True, ruling_words="four"),
        Clause("nueby", "one-pushes", has_ruling=True),
        Clause("nueby", "place", has_ruling=True),
        Clause("nueby", "blockade", has_ruling=True),
    ),
)
