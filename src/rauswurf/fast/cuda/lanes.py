"""Rule sets with whole games, as the lanes of a graphics card play them: see ``plan``."""

from types import ModuleType

from rauswurf.fast import nichtlustig_playout
from rauswurf.fast.batch import Crew
from rauswurf.fast.cuda import nichtlustig_lanes, plan, race_lanes, random_keeps
from rauswurf.rules.compose import RuleSet, compose

PICK = nichtlustig_playout.pick.__name__


def lane_rules(crew: Crew) -> RuleSet:
    """Rules with players in them, as lanes play them."""
    rules = crew.rules
    on_top: list[ModuleType] = [plan, race_lanes]
    if nichtlustig_playout in rules.modules:
        is_random = rules.functions[PICK] is nichtlustig_playout.pick
        on_top = [plan, random_keeps, nichtlustig_lanes] if is_random else [plan, nichtlustig_lanes]
    return compose(rules.name, [*crew.on_cards, *on_top], rules)
