"""Entscheidung auf zweiter Ebene: an outer round, then an inner one."""

from collections.abc import Iterator

from rauswurf.boards import Board
from rauswurf.games.game import Clause
from rauswurf.games.nueby import nueby_game
from rauswurf.messages import Message, message
from rauswurf.rules.graph import FORWARD, TRACK
from rauswurf.rules.nueby.game_judges import ZweiteEbeneJudge


def wants_levels(board: Board) -> Iterator[Message]:
    """There must be an outer ring for all, and a way inside for each colour."""
    graph = board.graph
    for colour, name in enumerate(board.colours):
        ring, here = {graph.start[colour]}, graph.start[colour]
        while True:
            common = set.intersection(*(set(follow[here]) for follow in graph.next[FORWARD]))
            if len(common) != 1:
                yield message("board-misfit-outer", field=board.field_name(here))
                return
            [here] = common
            if here in ring:
                break
            ring.add(here)
        follow = graph.next[FORWARD][colour]
        if all(graph.kind[f] != TRACK or f in ring for here in ring for f in follow[here]):
            yield message("board-misfit-inner", colour=name)


# The second level is wholly a matter of the board: rings, arrows and waiting fields.
GAME = nueby_game(
    id="zweite-ebene",
    judge=ZweiteEbeneJudge,
    wants=(wants_levels,),
    clauses=(Clause("nueby", "second-level", has_ruling=True),),
)
