"""Who is to play: checked before anything begins."""

from collections.abc import Iterable

from rauswurf import bots
from rauswurf.bots import perfect
from rauswurf.cli.common.errors import complain
from rauswurf.games import Setup
from rauswurf.games.levels import PERFECT


def check_bots(names: Iterable[str], setup: Setup) -> None:
    """Raise NoSuchBot unless all of these play the game; say where `perfect` is not perfect."""
    asked = set(names)
    for name in sorted(asked):
        bots.player(name, setup.game.id)
    if PERFECT in asked and (told := perfect.limits(setup)):
        complain(told)
