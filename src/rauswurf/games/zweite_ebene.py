"""Entscheidung auf zweiter Ebene: an outer round, then an inner one."""

from rauswurf.games.game import Clause
from rauswurf.games.nueby import nueby_game
from rauswurf.rules.nueby.game_judges import ZweiteEbeneJudge

# The second level is wholly a matter of the board: rings, arrows and waiting fields.
GAME = nueby_game(
    id="zweite-ebene",
    judge=ZweiteEbeneJudge,
    clauses=(Clause("nueby", "second-level", has_ruling=True),),
)
