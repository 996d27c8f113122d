"""Race players, compiled: what needs numpy and the compiler."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from rauswurf.bots.race import card_net, course, luck, story
from rauswurf.bots.race.card_net import AT_ONCE
from rauswurf.bots.race.heuristics import LAST_HABIT
from rauswurf.bots.race.mind import mind_rules
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.bots.race.thinking import DEEP, GREEDY
from rauswurf.bots.race.weakness import THOUGHTFUL
from rauswurf.bots.race.weights import Weights
from rauswurf.bots.weak_names import FIRST_WEAK
from rauswurf.fast import deciding, watching
from rauswurf.fast.batch import Crew
from rauswurf.fast.series import LUCK
from rauswurf.games import Setup
from rauswurf.rules.compose import compose


def crew(setup: Setup, kinds: Sequence[int] = (DEEP,)) -> Crew:
    """Players of these numbers, with the net that comes with the package, if there is one."""
    weights = weights_for(setup)
    if weights is None or max(kinds) < GREEDY:
        return Crew(mind_rules(setup, sharpest=LAST_HABIT))
    return crew_with(setup, net_table(weights.rows), sharpest_of(kinds))


def sharpest_of(kinds: Sequence[int]) -> int:
    """How far the players who have a net have to look ahead."""
    looks_further = any(k == DEEP or 0 <= k - FIRST_WEAK < THOUGHTFUL for k in kinds)
    return DEEP if looks_further else GREEDY


def crew_with(setup: Setup, net: Any, sharpest: int = DEEP) -> Crew:
    """The same with this net."""
    hidden = net.shape[1]
    on_cards = () if hidden % AT_ONCE else (card_net,)
    return Crew(mind_rules(setup, hidden, sharpest), net, on_cards=on_cards)


def following_crew(setup: Setup, kinds: Sequence[int]) -> Crew:
    """Players of these numbers, whose chances are looked at when a turn begins; it needs a net."""
    crew = crew_with(setup, net_table(weights_at(setup).rows), sharpest_of(kinds))
    rules = compose(setup.game.id, [deciding, watching, course], crew.rules)
    return replace(crew, rules=rules, added=(*watching.WATCHED, *course.COURSE))


def weighing_crew(setup: Setup) -> Crew:
    """All players, at a table where the luck of every roll is counted; it needs a net."""
    net = net_table(weights_at(setup).rows)
    rules = compose(setup.game.id, [luck], mind_rules(setup, net.shape[1]))
    return Crew(rules, net, added=LUCK)


def telling_crew(setup: Setup) -> Crew:
    """The same, where everybody's chances and the worth of all choices are looked at besides."""
    weighing = weighing_crew(setup)
    course_from = story.STORY_FROM - len(course.COURSE)
    places = {"COURSE_FROM": course_from, "WATCHED_FROM": course_from - len(watching.WATCHED)}
    rules = compose(setup.game.id, [deciding, watching, course, story], weighing.rules, **places)
    return Crew(rules, weighing.net, added=(*LUCK, *watching.WATCHED, *course.COURSE, *story.STORY))


def weights_at(setup: Setup) -> Weights:
    """The net of a table that has one."""
    weights = weights_for(setup)
    assert weights is not None, "nobody knows what a position is worth here"
    return weights


def net_table(rows: Sequence[Sequence[float]]) -> Any:
    """Weights as compiled players want them."""
    return np.array(rows, np.float64)
