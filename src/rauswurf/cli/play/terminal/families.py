"""How each family of games is handled on the screen."""

from collections.abc import Callable

from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.terminal.cards_controls import CardsControls
from rauswurf.cli.play.terminal.controls import Controls
from rauswurf.cli.play.terminal.palette import Palette
from rauswurf.cli.play.terminal.race_controls import RaceControls

CONTROLS: dict[str, Callable[[LocalGame, Palette], Controls]] = {
    "race": RaceControls,
    "nichtlustig": CardsControls,
}


def controls_for(match: LocalGame, palette: Palette) -> Controls:
    """What is listed, and what a click means, in the game that is played."""
    return CONTROLS[match.table.setup.game.family](match, palette)
