"""Werfer: forwards or backwards."""

from rauswurf.games.game import Clause, Setup
from rauswurf.games.nueby import colour_marks, nueby_game
from rauswurf.rules.array import Array
from rauswurf.rules.nueby import werfer
from rauswurf.rules.nueby.judge import WerferJudge


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
    name="Werfer",
    modules=(werfer,),
    extra_tables=extra_tables,
    judge=WerferJudge,
    without=("backward-throw",),
    clauses=(
        Clause(
            "either-way",
            "A piece moves forwards or backwards, one direction for a whole move, over free fields "
            "too. The goal is entered forwards only. Going back past the mouth is not walking past "
            "the goal.",
            ruling="Goal pieces never move back; backward moves are duties like any.",
        ),
        Clause(
            "arrow",
            "The entries are arrow fields: they are not passed against the arrow, though one may "
            "land on one from ahead. From an arrow field one goes back only to throw with a 1.",
        ),
        Clause(
            "before-goal",
            "The six fields up to the mouth are marked: if only pieces on them can be moved one "
            "may pass.",
        ),
    ),
)
