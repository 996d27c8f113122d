"""Abkürzungen: shortcuts for those who stop in the right place."""

from rauswurf.games.game import Clause
from rauswurf.games.nueby import nueby_game

# The shortcuts are wholly a matter of the board: turn-offs, and where the ways back lead.
GAME = nueby_game(
    id="abkuerzungen",
    name="Abkürzungen",
    clauses=(
        Clause(
            "shortcut",
            "A piece that came to a stop on an arrow field may take the two grey fields with its "
            "next move, or not. On grey fields it is thrown only by pieces that took that way. "
            "Backward throws from there go over the arrow field and on against the normal "
            "direction.",
            ruling="No backward throw goes from the track into grey fields.",
        ),
    ),
)
