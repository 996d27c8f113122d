"""Entscheidung auf zweiter Ebene: an outer round, then an inner one."""

from rauswurf.games.game import Clause
from rauswurf.games.nueby import nueby_game

# The second level is wholly a matter of the board: rings, arrows and waiting fields.
GAME = nueby_game(
    id="zweite-ebene",
    name="Entscheidung auf zweiter Ebene",
    clauses=(
        Clause(
            "second-level",
            "After a round outside a piece may go on over the arrow of its colour into the inner "
            "ring, in one go, and its goal lies inside. Thrown pieces wait on their own level; "
            "with a six one chooses between inside, outside and none. Backward throws stay on "
            "their level.",
            ruling="It may also walk another outer round, which is no walking past the goal: "
            "must-move holds. With four players and more three pieces each are played.",
        ),
    ),
)
