"""Weak players at a table; the choices are those of ``weakness``, which is compiled."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from rauswurf.bots.race.habits import HabitPlayer
from rauswurf.bots.race.heuristics import CAPTURE, RANDOM
from rauswurf.bots.race.netplayer import Net, NetPlayer, Thought, net_for, options_of, ordered
from rauswurf.bots.race.thinking import DEEP, GREEDY
from rauswurf.bots.race.weakness import DISTRACTED
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.fast.series import ROLL_FIRST
from rauswurf.games import Game
from rauswurf.rules.race import MOVE
from rauswurf.rules.state import Row

KINDS = {"distracted": DISTRACTED}


class WeakPlayer:
    """Judges positions by the net, but is weak: in so many thousandths of the weakest."""

    def __init__(self, weakness: int, seed: int) -> None:
        self.weakness = weakness
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves; on a board that no net knows, by a simple habit."""
        net = net_for(view.setup)
        if net is None:
            return HabitPlayer(CAPTURE, self.seed).choose(view)
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        option = pick_weakly(net, view.state, rng, self.weakness)
        return ROLL if option == ROLL_FIRST else view.text_of(option)


def pick_weakly(net: Net, s: Any, rng: Row, weakness: int) -> int:
    """What a player of this weakness takes: one of the options, or ROLL_FIRST."""
    s = ordered(net, s)
    options = options_of(s)
    rolls: list[int | None] = [] if s.phase == MOVE else [None]
    if len(options) + len(rolls) == 1:
        return options[0] if options else ROLL_FIRST
    thought = Thought(net, s)
    if net.rules.looks_further(rng, weakness):
        best = thought.best([*options, *rolls], DEEP)
        return ROLL_FIRST if best is None else best
    choices = [*options, *rolls]
    worth = thought.worth(choices, [thought.after(choice) for choice in choices])
    rolling = worth.pop() if rolls else -1.0
    mind = SimpleNamespace(worth=worth, considered=[0] * len(options))
    option: int = net.rules.pick_weakly(s, mind, rng, weakness, rolling)
    return option


class DistractedPlayer:
    """Plays by the net, but every other move by lot."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves."""
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        drawn = draw(rng, 2) == 0
        here: Bot = HabitPlayer(RANDOM, self.seed) if drawn else NetPlayer(GREEDY, self.seed)
        return here.choose(view)


def distracted(game: Game, seed: int) -> Bot:
    """Makes players who are often distracted."""
    return DistractedPlayer(seed)


PLAYERS = {"distracted": distracted}


def weakened(weakness: int) -> Callable[[Game, int], Bot]:
    """Makes players of this weakness."""
    return lambda game, seed: WeakPlayer(weakness, seed)
