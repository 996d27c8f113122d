"""Kurzer Einsatz: nobody waits."""

from rauswurf.games.game import Clause, Setup
from rauswurf.games.nueby import nueby_game, onward
from rauswurf.rules.array import Array
from rauswurf.rules.nueby import kurzer_einsatz
from rauswurf.rules.nueby.judge import KurzerEinsatzJudge


def extra_tables(setup: Setup) -> dict[str, Array]:
    """Where pushes lead."""
    graph = setup.board.graph
    return {"ONWARD": Array.row(onward(graph, field) for field in range(graph.fields))}


GAME = nueby_game(
    id="kurzer-einsatz",
    name="Kurzer Einsatz",
    modules=(kurzer_einsatz,),
    extra_tables=extra_tables,
    judge=KurzerEinsatzJudge,
    three_pieces_from=5,
    without=("free-entry", "throw", "six", "enter"),
    clauses=(
        Clause(
            "six-is-ordinary",
            "All pieces are always in play. A six is moved like any other number and gives no "
            "second roll.",
        ),
        Clause(
            "short-throw",
            "A thrown piece is set on the entry of the colour it last stood on or passed; who "
            "stands there is pushed one field on, and so on to a free field, the thrower too.",
            ruling="Pushes run along the track, never into a goal.",
        ),
        Clause(
            "grey",
            "Nobody is thrown on grey fields; a move that would end on a taken one is not legal.",
        ),
    ),
)
