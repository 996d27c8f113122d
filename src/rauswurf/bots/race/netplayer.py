"""Players who evaluate positions by a net, at a table.

All positions that one thinks of are evaluated together. The choices are those of ``thinking``,
which is compiled.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, Protocol

from rauswurf.boards import load
from rauswurf.bots.race.habits import HabitPlayer
from rauswurf.bots.race.heuristics import CAPTURE
from rauswurf.bots.race.mind import MOST_SETUPS, mind_rules, net_shape
from rauswurf.bots.race.thinking import (
    ALIKE,
    CLOSE,
    DEEP,
    GREEDY,
    MOST_ANSWERS,
    MOST_CANDIDATES,
)
from rauswurf.bots.race.weights import Weights, shipped
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.games import Game, Setup
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE
from rauswurf.rules.race import ROLL as AWAITS_ROLL
from rauswurf.rules.state import RealRows

KINDS = {"net": GREEDY, "net-2ply": DEEP}


class Net(Protocol):
    """The values of positions of one table."""

    rules: RuleSet

    def values(self, states: Sequence[Any]) -> RealRows:
        """[state, seat]: how likely each seat is to be the next one home."""


class NetPlayer:
    """Looks at the positions after its choices, or a roll further."""

    def __init__(self, kind: int, seed: int) -> None:
        self.kind = kind
        self.otherwise = HabitPlayer(CAPTURE, seed)

    def choose(self, view: View) -> str:
        """One of the moves; on a board that no net knows, by a simple habit."""
        net = net_for(view.setup)
        if net is None:
            return self.otherwise.choose(view)
        s = ordered(net, view.state)
        choices: list[int | None] = [*options_of(s), *([] if s.phase == MOVE else [None])]
        thought = Thought(net, s)
        option = choices[0] if len(choices) == 1 else thought.best(choices, self.kind)
        return ROLL if option is None else view.text_of(option)


class Thought:
    """What one player makes of one position. A choice of None is to roll."""

    def __init__(self, net: Net, s: Any) -> None:
        self.net = net
        self.rules: RuleSet = net.rules
        self.s = s
        self.seat: int = self.rules.SEAT[self.s.turn]

    def best(self, choices: list[int | None], kind: int) -> int | None:
        """The choice that is worth most; rolling only if it is worth more than all others."""
        after = [self.after(choice) for choice in choices]
        worth = self.worth(choices, after)
        if kind == DEEP:
            again = self.candidates(choices, worth)
            deeper = self.deeper([after[k] for k in again])
            choices = [choices[k] for k in again]
            worth = [values[self.seat] for values in deeper]
        rolling = worth[choices.index(None)] if None in choices else -1.0
        found, top = None, rolling
        for choice, each in zip(choices, worth, strict=True):
            if choice is not None and each > top + ALIKE:
                found, top = choice, each
        return found

    def worth(self, choices: list[int | None], after: list[Any]) -> list[float]:
        """[choice]: what the one who chooses has in the position after it, at sight."""
        found = [values[self.seat] for values in self.values(after)]
        if None in choices and self.rules.ROLLING_IS_FORESEEN:
            rolling = choices.index(None)
            (seats,) = self.deeper([after[rolling]])
            found[rolling] = seats[self.seat]
        return found

    def after(self, choice: int | None) -> Any:
        """The position after a choice."""
        t = self.s.copy()
        if choice is not None:
            self.rules.choose(t, choice)
        return t

    def candidates(self, choices: list[int | None], worth: list[float]) -> list[int]:
        """The choices that deserve a second look; to roll always does."""
        left = [k for k, choice in enumerate(choices) if choice is not None]
        least = max([0.0, *(worth[k] for k in left)]) - CLOSE
        found = [k for k, choice in enumerate(choices) if choice is None]
        for _ in range(MOST_CANDIDATES):
            if not left:
                break
            best = first_best([worth[k] for k in left])
            if worth[left[best]] < least:
                break
            found.append(left.pop(best))
        return sorted(found)

    def values(self, states: list[Any]) -> list[list[float]]:
        """[state, seat]: the chance to be the next one home."""
        found = self.net.values(states)
        for k, t in enumerate(states):
            if self.rules.is_settled(t, self.s.ranked):
                found[k] = [
                    self.rules.settled_value(t, seat, self.s.ranked) for seat in range(len(t.rank))
                ]
        return found

    def deeper(self, states: list[Any]) -> list[list[float]]:
        """The same, as means over the faces of the next roll, each answered well."""
        rolled = [list(self.rolls(t)) for t in states]
        leaves = [u for rolls in rolled for answers in rolls for u in answers[1]]
        values = iter(self.values(leaves))
        return [mean([answered(values, *each) for each in rolls]) for rolls in rolled]

    def luck(self, face: int) -> list[float]:
        """[seat]: what a roll brings, beyond the mean of all that could fall."""
        rolls = list(self.faces(self.s))
        values = iter(self.values([u for _, answers in rolls for u in answers]))
        brought = [answered(values, *each) for each in rolls]
        usual = mean(brought)
        return [one - other for one, other in zip(brought[face - 1], usual, strict=True)]

    def rolls(self, t: Any) -> Iterator[tuple[int, list[Any]]]:
        """For each face that may come next, who answers it and the positions after the answers."""
        if t.phase != AWAITS_ROLL or t.ranked > self.s.ranked or self.rules.dice_wanted(t) > 1:
            yield self.seat, [t]
        else:
            yield from self.faces(t)

    def faces(self, t: Any) -> Iterator[tuple[int, list[Any]]]:
        """The same for a position in which a die is to fall."""
        for face in range(1, FACES + 1):
            u = t.copy()
            self.rules.roll(u, face)
            self.rules.order_options(u)
            mover = self.rules.SEAT[u.turn]
            if u.phase != MOVE or u.options > MOST_ANSWERS:
                yield mover, [u]
                continue
            answers = [u.copy() for _ in range(u.options)]
            for answer, option in zip(answers, u.option, strict=False):
                self.rules.choose(answer, option)
            yield mover, answers


def ordered(net: Net, s: Any) -> Any:
    """The position with its choices in the order in which players look at them."""
    t = s.copy()
    net.rules.order_options(t)
    return t


def options_of(s: Any) -> list[int]:
    """What may be chosen."""
    found: list[int] = s.option[: s.options]
    return found


def answered(values: Iterator[list[float]], mover: int, answers: list[Any]) -> list[float]:
    """[seat]: what a roll is worth to whom; the next values are those after its answers."""
    outcomes = [next(values) for _ in answers]
    return outcomes[first_best([each[mover] for each in outcomes])]


def mean(outcomes: list[list[float]]) -> list[float]:
    """[seat]: what is to be expected if all of these are equally likely."""
    return [sum(each) / len(outcomes) for each in zip(*outcomes, strict=True)]


def first_best(worth: list[float]) -> int:
    """Where the highest number stands; of those that are alike, the first."""
    best = 0
    for k, each in enumerate(worth):
        if each > worth[best] + ALIKE:
            best = k
    return best


@lru_cache(MOST_SETUPS)
def weights_for(setup: Setup) -> Weights | None:
    """The weights that come with the package, if they know this board and so many pieces."""
    weights = shipped(setup.game.id, setup.players, setup.variants.get("colours", ""))
    usual = load(str(setup.game.board)).pieces
    if (
        weights is None
        or setup.board.pieces != usual
        or weights.shape != net_shape(setup, weights.hidden)
    ):
        return None
    return weights


@lru_cache(MOST_SETUPS)
def net_for(setup: Setup) -> Net | None:
    """The net of a table, ready to be asked."""
    weights = weights_for(setup)
    if weights is None:
        return None
    # Here, so that whoever asks another bot need not wait for numpy.
    try:
        from rauswurf.bots.race.table_net import TableNet
    except ImportError:
        from rauswurf.bots.race.plain_net import PlainNet

        return PlainNet(mind_rules(setup), weights.rows)
    return TableNet(mind_rules(setup), weights.rows)


def factory(kind: int) -> Callable[[Game, int], Bot]:
    """Makes players of this kind with the weights that come with the package."""
    return lambda game, seed: NetPlayer(kind, seed)


PLAYERS = {name: factory(kind) for name, kind in KINDS.items()}
