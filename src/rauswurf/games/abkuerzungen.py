"""Abkürzungen: shortcuts for those who stop in the right place."""

from rauswurf.games.game import Clause
from rauswurf.games.nueby import nueby_game
from rauswurf.rules.nueby import abkuerzungen
from rauswurf.rules.nueby.game_judges import AbkuerzungenJudge

# Where shortcuts turn off, and where the ways back lead, is a matter of the board.
GAME = nueby_game(
    id="abkuerzungen",
    version="2",
    replays=("1",),
    modules=(abkuerzungen,),
    judge=AbkuerzungenJudge,
    clauses=(Clause("nueby", "shortcut", has_ruling=True),),
)
