"""Einser Blocker: stones that block the way."""

from rauswurf.games.game import Clause, Setup, SetupError
from rauswurf.games.nueby import nueby_game
from rauswurf.rules.array import Array
from rauswurf.rules.nueby import einser_blocker
from rauswurf.rules.nueby.judge import EinserBlockerJudge

LANE_FIELDS = 4
FOUR_SEATS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}


def extra_tables(setup: Setup) -> dict[str, int | Array]:
    """The lanes of the stones; with two players they begin one field further."""
    lanes = [marks.get("lane", ()) for marks in setup.board.colour_marks]
    if any(len(lane) != LANE_FIELDS for lane in lanes):
        raise SetupError(
            f"the board {setup.board.id} has no lane of {LANE_FIELDS} fields for each stone, "
            "as this game needs"
        )
    return {
        "LANE": Array.filled((len(lanes), len(lanes[0])), lambda colour, k: lanes[colour][k]),
        "LANE_BEGIN": 1 if setup.players == 2 else 0,
    }


GAME = nueby_game(
    id="einser-blocker",
    name="Einser Blocker",
    modules=(einser_blocker,),
    extra_tables=extra_tables,
    judge=EinserBlockerJudge,
    players=(2, 3, 4),
    seats=FOUR_SEATS,
    clauses=(
        Clause(
            "one-pushes",
            "A 1 may push the own stone one step outward, besides the move of a piece.",
            ruling="The push comes before the move. If no piece can move the push alone is "
            "possible.",
        ),
        Clause(
            "place",
            "A stone on F may be set on any free track field, entries too: right after the push, "
            "before a roll of a later own turn, or between roll and move.",
        ),
        Clause(
            "blockade",
            "Landing exactly on a stone sends it back to the beginning of its lane. It is no "
            "opponent: no six and no backward throw removes it or goes over it, and nothing enters "
            "onto it.",
            ruling="Nobody passes a stone, its owner neither. If all entries are blocked a plain "
            "roll replaces the free entry; if for a full round nobody can enter or move, the "
            "stones on entries go back to their lanes.",
        ),
    ),
)
