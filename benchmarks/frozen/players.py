"""Experts of earlier editions, compiled: opponents that stay as they were."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from frozen.first.mind import MOST_NOTES, THOUGHTS, is_guest, rollout_rules, thought_width
from frozen.first.rollouts import ROLLING
from frozen.first.thinking import GREEDY as FIRST_STRONG
from frozen.second.mind import mind_rules as second_rules
from frozen.second.thinking import DEEP as SECOND_EXPERT
from frozen.second.thinking import GREEDY as SECOND_STRONG
from rauswurf.bots.race.batch import net_table
from rauswurf.bots.race.weights import NET_OF, Weights, read_weights, shipped
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.games import Setup

FROZEN = Path(__file__).parent
EDITIONS = ("first", "second")

# How they think, by edition and level.
PLAYERS = {
    "first": {"strong": FIRST_STRONG, "expert": ROLLING},
    "second": {"strong": SECOND_STRONG, "expert": SECOND_EXPERT},
}

Pick = Callable[[Any, Any], int]  # of a state, and where numbers come from


def earlier_editions(setup: Setup) -> tuple[str, ...]:
    """Those whose net for this table is no longer used by a later edition, nor today."""
    if setup.game.family != "race":
        return ()
    nets = {each: frozen_weights(each, setup.game.id, setup.players) for each in EDITIONS}
    later = [*list(nets.values())[1:], shipped(setup.game.id, setup.players)]
    return tuple(
        edition
        for edition, net, after in zip(nets, nets.values(), later, strict=True)
        if after is None or net.rows != after.rows
    )


def frozen_weights(edition: str, game: str, players: int) -> Weights:
    """The net that an edition had for a table; what did not change is kept with the one before."""
    known = NET_OF.get(game, game)
    folders = [
        FROZEN / each / "weights" for each in reversed(EDITIONS[: EDITIONS.index(edition) + 1])
    ]
    names = (f"{known}-{players}.net", f"{known}.net")
    paths = (folder / name for name in names for folder in folders)
    path = next(path for path in paths if path.is_file())
    return read_weights(path.read_bytes(), path.name)


def frozen_pick(edition: str, level: str, setup: Setup) -> Pick:
    """The compiled player of an edition, strong or expert."""
    weights = frozen_weights(edition, setup.game.id, setup.players)
    net = net_table(weights.rows)
    player = PLAYERS[edition][level]
    if edition == "second":
        rules = second_rules(setup, weights.hidden)
        pick, mind = compiled(rules, "pick"), new_record(rules, "Mind")
        return lambda s, chance: int(pick(s, mind, net, chance, player))
    rules = rollout_rules(setup, weights.hidden, guest=is_guest(setup, weights.shape))
    thought = np.zeros((THOUGHTS, thought_width(setup, weights.hidden)))
    memory = net, np.zeros(MOST_NOTES, np.int64), thought
    first, t, u = compiled(rules, "pick"), new_record(rules), new_record(rules)
    return lambda s, chance: int(first(s, t, u, chance, player, *memory))
