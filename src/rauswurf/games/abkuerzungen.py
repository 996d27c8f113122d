"""Abkürzungen: shortcuts for those who stop in the right place."""

from rauswurf.games.game import Clause
from rauswurf.games.nueby import nueby_game

# The shortcuts are wholly a matter of the board: turn-offs, and where the ways back lead.
GAME = nueby_game(
    id="abkuerzungen",
    clauses=(Clause("nueby", "shortcut", has_ruling=True),),
)
