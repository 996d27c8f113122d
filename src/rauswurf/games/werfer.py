"""Werfer: forwards or backwards."""

from rauswurf.games.game import Clause, Setup
from rauswurf.games.nueby import colour_marks, nueby_game
from rauswurf.rules.array import Array
from rauswurf.rules.nueby import werfer
from rauswurf.rules.nueby.game_judges import WerferJudge


def extra_tables(setup: Setup) -> dict[str, Array]:
    """The arrow fields, and those before the goals."""
    arrows = setup.board.marks.get("arrow", ())
    fields = range(setup.board.graph.fields)
    return {
        "ARROW": Array.row(int(field in arrows) for field in fields),
        "BEFORE_GOAL": colour_marks(setup, "before_goal"),
    }


GAME = nueby_game(
    id="werfer",
    modules=(werfer,),
    extra_tables=extra_tables,
    judge=WerferJudge,
    without=("backward-throw",),
    clauses=(
        Clause("nueby", "roll-move", words="either-way"),
        Clause("nueby", "must-move"),
        Clause("nueby", "either-way", has_ruling=True),
        Clause("nueby", "arrow"),
        Clause("nueby", "before-goal"),
    ),
)
