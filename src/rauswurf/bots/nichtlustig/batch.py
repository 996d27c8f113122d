"""Players of NICHTLUSTIG in matches, compiled: what needs the compiler."""

from typing import Any

import numpy as np

from rauswurf.bots.nichtlustig.mind import batch_rules, simple_rules, weighing_rules
from rauswurf.bots.nichtlustig.shapes import dice_shapes
from rauswurf.bots.nichtlustig.weights import rows_for
from rauswurf.fast.batch import Crew
from rauswurf.fast.compiler import new_record
from rauswurf.fast.series import LUCK
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet


def crew(setup: Setup, *, thinks: bool) -> Crew:
    """All players, or those who do not calculate: these compile in seconds."""
    weights = np.array(rows_for(setup.players))
    if not thinks:
        return Crew(simple_rules(setup), weights)
    return Crew(batch_rules(setup), weights, calculating_mind)


def weighing_crew(setup: Setup) -> Crew:
    """All players, at a table where the luck of every throw is counted."""
    weights = np.array(rows_for(setup.players))
    return Crew(weighing_rules(setup), weights, calculating_mind, LUCK)


def calculating_mind(rules: RuleSet) -> Any:
    """A mind for players who calculate."""
    mind = new_record(rules, "Mind")
    mind.shapes[:] = dice_shapes()
    return mind
