"""Rule sets with whole games, as the lanes of a graphics card play them.

A lane is one thread of the card. It plays every n-th game of a batch, and what it has to know is in
its ``plan``: the seed, the number of the first game of the batch, how many games share their dice,
the number of the lane, and how many lanes there are. Who sits where comes round after some games:
``kinds`` has a row for each game until then.
"""

from types import ModuleType

from rauswurf.fast import nichtlustig_playout
from rauswurf.rules.compose import RuleSet, compose

SEED, FIRST_GAME, GAMES_OF_DEAL, OWN_LANE, ALL_LANES = range(5)
PLAN_LENGTH = 5

PICK = nichtlustig_playout.pick.__name__


def lane_rules(rules: RuleSet) -> RuleSet:
    """Rules with players in them, as lanes play them."""
    # Here, since these modules read what a plan is made of.
    from rauswurf.fast.cuda import nichtlustig_lanes, race_lanes, random_keeps

    on_top: list[ModuleType] = [race_lanes]
    if nichtlustig_playout in rules.modules:
        is_random = rules.functions[PICK] is nichtlustig_playout.pick
        on_top = [random_keeps, nichtlustig_lanes] if is_random else [nichtlustig_lanes]
    return compose(rules.name, on_top, rules)
