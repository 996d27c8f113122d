"""Kurzer Einsatz: nobody waits."""

from rauswurf.games.game import Clause, Setup
from rauswurf.games.nueby import nueby_game, onward, wants_ring
from rauswurf.rules.array import Array
from rauswurf.rules.nueby import kurzer_einsatz
from rauswurf.rules.nueby.game_judges import KurzerEinsatzJudge


def extra_tables(setup: Setup) -> dict[str, Array]:
    """Where pushes lead."""
    graph = setup.board.graph
    return {"ONWARD": Array.row(onward(graph, field) for field in range(graph.fields))}


GAME = nueby_game(
    id="kurzer-einsatz",
    modules=(kurzer_einsatz,),
    extra_tables=extra_tables,
    judge=KurzerEinsatzJudge,
    wants=(wants_ring,),
    three_pieces_from=5,
    without=("free-entry", "throw", "six", "enter"),
    clauses=(
        Clause("nueby", "must-move", has_ruling=True, words="ordinary-six"),
        Clause("nueby", "six-is-ordinary"),
        Clause("nueby", "short-throw", has_ruling=True),
        Clause("nueby", "grey"),
    ),
)
