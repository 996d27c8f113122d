"""What the dice may bring: what each card, symbol and pink number would be worth in the end.

Chances change little in one turn, so what a turn brings is added up piece by piece: the gain of a
card is the change of all scores, each weighed by how much it matters to the player on turn.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from rauswurf.bots.nichtlustig.worth import Weights, chances, scores
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.nichtlustig.cards import (
    COLOURED,
    COVERING,
    DINOSAUR,
    DYING,
    FRESH,
    LOWEST_DINOSAUR,
    PINK,
    PROFESSOR,
    SCORED,
    SPECIAL,
    SYMBOL,
    TABLE,
    TARGETS,
    TIME_MACHINE,
    VALUES,
    VIRUS,
)
from rauswurf.rules.nichtlustig.taking import MACHINE_ADDS
from rauswurf.rules.race import MOVE

HIGHEST_SUM = 5 * COLOURED


@dataclass
class Prospects:
    """Gains, and losses, by what brings them; None for what cannot be had."""

    pink: list[float] = field(default_factory=list)  # [face - 1]: what it scores
    death: list[float] = field(default_factory=list)  # [face - 1]: the death card it brings
    symbol: list[float] = field(default_factory=list)  # [die]
    pair: list[list[float | None]] = field(default_factory=list)  # [kind][number - 1]
    professor: list[float | None] = field(default_factory=list)  # [number - 1]
    dinosaur: list[float | None] = field(default_factory=list)  # [sum]
    dies_anyway: bool = False


class Appraiser:
    """Values things for the player on turn in one position."""

    def __init__(self, rules: RuleSet, s: Any, weights: Weights) -> None:
        self.rules = rules
        self.s = s
        self.seats: int = rules.SEATS
        self.weights = weights
        self.before = scores(s, self.seats, weights)
        likely = chances(s, self.seats, weights)
        self.matters = [1 - p if seat == s.turn else -p for seat, p in enumerate(likely)]

    def gain(self, change: Callable[[Any], None]) -> float:
        """What a change of the position is worth."""
        t = self.s.copy()
        change(t)
        after = scores(t, self.seats, self.weights)
        return sum(
            m * (new - old) for m, new, old in zip(self.matters, after, self.before, strict=True)
        )

    def prospects(self) -> Prospects:
        """Everything that the dice may bring."""
        cards = [self.card(card) for card in range(DINOSAUR)]
        return Prospects(
            pink=[self.pink(face) for face in range(1, SYMBOL + 1)],
            death=[self.death(face) for face in range(1, SYMBOL + 1)],
            symbol=[self.symbol(die) for die in range(COLOURED)],
            pair=[cards[kind : kind + VALUES] for kind in range(0, PROFESSOR, VALUES)],
            professor=cards[PROFESSOR:DINOSAUR],
            dinosaur=self.dinosaurs(),
            dies_anyway=self.rules.holds(self.s, VIRUS),
        )

    def card(self, card: int) -> float | None:
        """The gain of a target card; None if it is not to be had."""
        if not self.rules.is_winnable(self.s, card):
            return None

        def take(t: Any) -> None:
            t.on_table -= t.where[card] == TABLE
            t.where[card] = t.turn
            t.mark[card] = SCORED if card >= DINOSAUR else FRESH

        return self.gain(take)

    def pink(self, face: int) -> float:
        """What a pink number scores, for all players."""

        def score(t: Any) -> None:
            t.face[PINK] = face
            self.rules.score(t)

        return self.gain(score)

    def symbol(self, die: int) -> float:
        """The gain, or loss, of a special card."""

        def bring(t: Any) -> None:
            t.where[SPECIAL + die] = t.turn

        return self.gain(bring)

    def death(self, face: int) -> float:
        """The loss by the death card of a pink face, borne as well as possible."""
        t = self.s.copy()
        t.face[PINK] = face
        t.options = 0
        t.step = DYING
        self.rules.list_deaths(t)
        return max((self.death_by(t, option) for option in t.option[: t.options]), default=0.0)

    def death_by(self, t: Any, option: int) -> float:
        """The loss by one way to die, with the cover that costs least."""
        card = self.rules.content_of(option)
        if self.rules.kind_of(option) == self.rules.USE:
            return self.gain(lambda u: self.rules.put_back(u, card))
        u = t.copy()
        self.rules.take_death(u, card)
        u.options = 0
        u.step = COVERING
        self.rules.list_covers(u)
        covers = [self.rules.content_of(o) for o in u.option[: u.options]]

        def die(v: Any, covered: int | None) -> None:
            self.rules.take_death(v, card)
            if covered is not None:
                self.rules.cover(v, covered)

        return max(self.gain(lambda v, c=c: die(v, c)) for c in covers or [None])  # type: ignore[misc]

    def dinosaurs(self) -> list[float | None]:
        """[sum]: the best dinosaur that a sum brings."""
        found: list[float | None] = [None] * (HIGHEST_SUM + 1)
        machine = self.rules.holds(self.s, TIME_MACHINE)
        price = self.gain(lambda t: self.rules.put_back(t, TIME_MACHINE)) if machine else 0.0
        for card in range(DINOSAUR, TARGETS):
            if self.s.where[card] != TABLE:
                continue
            gain = self.card(card)
            number = LOWEST_DINOSAUR + card - DINOSAUR
            for total in range(number - (MACHINE_ADDS if machine else 0), HIGHEST_SUM + 1):
                worth = (gain or 0.0) + (price if total < number else 0.0)
                if found[total] is None or worth > (found[total] or 0.0):
                    found[total] = worth
        return found


def best_chance(rules: RuleSet, s: Any, seat: int, weights: Weights) -> float:
    """The chance of a seat to win if it goes on with its turn as well as possible."""
    if s.phase == MOVE and s.turn == seat and s.step in (DYING, COVERING):
        return max(chance_after(rules, s, o, seat, weights) for o in s.option[: s.options])
    return chances(s, rules.SEATS, weights)[seat]


def chance_after(rules: RuleSet, s: Any, option: int, seat: int, weights: Weights) -> float:
    """The chance of a seat after one of the choices."""
    t = s.copy()
    rules.choose(t, option)
    return best_chance(rules, t, seat, weights)
