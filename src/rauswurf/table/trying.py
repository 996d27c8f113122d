"""Does a game end if everybody plays at random? For boards and rules that nobody has played by."""

from random import Random

from rauswurf.games import Setup
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import OVER

MOST_EVENTS = 30_000  # of a game; random ones on our largest board have about 5,000


def ends_at_random(setup: Setup, seed: int) -> bool:
    """Play a game at random: does it end?"""
    random = Random(seed)
    rules, s = setup.rules, setup.rules.start()
    for _ in range(MOST_EVENTS):
        if s.phase == OVER:
            return True
        if s.options and (not rules.dice_wanted(s) or random.random() < 0.5):
            rules.choose(s, s.option[random.randrange(s.options)])
        else:
            rules.roll(s, random.randint(1, FACES))
    return False
