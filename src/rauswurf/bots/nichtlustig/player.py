"""Players of NICHTLUSTIG who weigh what may come."""

from functools import cached_property

from rauswurf.bots.nichtlustig.prospects import Appraiser, chance_after
from rauswurf.bots.nichtlustig.worth import Weights
from rauswurf.bots.view import ROLL, View
from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    ASKING_DUCK,
    DUCK,
    FOURTH,
    KEEP,
    KEEPING,
    STOP,
    USE,
    content_of,
    encode,
    kind_of,
)


class Thinker:
    """Keeps dice by exact expectation, over so many rolls, of what positions are worth."""

    def __init__(self, weights: Weights, lookahead: int) -> None:
        self.weights = weights
        self.lookahead = lookahead

    def choose(self, view: View) -> str:
        """One of the moves."""
        if not view.options:
            return ROLL
        return view.text_of(Decision(view, self.weights, self.lookahead).best())


class Decision:
    """One decision of the player on turn."""

    def __init__(self, view: View, weights: Weights, lookahead: int) -> None:
        self.rules = view.setup.rules
        self.s = view.state
        self.options = view.options
        self.weights = weights
        self.lookahead = lookahead

    def best(self) -> int:
        """The best of the choices."""
        if len(self.options) == 1:
            return self.options[0]
        if self.s.step in (KEEPING, FOURTH):
            return self.best_keep()
        if self.s.step == ASKING_DUCK:
            return self.best_about_duck()
        seat = self.s.turn
        return max(
            self.options,
            key=lambda o: chance_after(self.rules, self.s, o, seat, self.weights),
        )

    @cached_property
    def appraiser(self) -> Appraiser:
        """Tells what things are worth now."""
        return Appraiser(self.rules, self.s, self.weights)

    def worths(self, sets: list[int], rolls: int) -> dict[int, float]:
        """What it is worth to have set these dice aside."""
        # Here, so that whoever asks another bot need not wait for numpy.
        from rauswurf.bots.nichtlustig import keeping

        return keeping.worths(self.appraiser.prospects(), list(self.s.face), sets, rolls)

    def best_keep(self) -> int:
        """Stop, or set the best dice aside."""
        sets = {self.dice_after(option): option for option in self.options}
        rolls = max(1, min(self.s.rolls, self.lookahead))
        worths = self.worths(list(sets), rolls)
        return sets[max(worths, key=worths.__getitem__)]

    def dice_after(self, option: int) -> int:
        """The dice that lie aside after a choice; all of them when one stops."""
        if kind_of(option) == STOP:
            return ALL_DICE
        assert kind_of(option) == KEEP
        dice: int = self.s.kept | content_of(option)
        return dice

    def best_about_duck(self) -> int:
        """Stop, or pay with the duck for a fourth roll."""
        kept: int = self.s.kept
        sets = [dice for dice in range(ALL_DICE + 1) if dice & kept == kept]
        worths = self.worths(sets, 1)
        stopping = worths.pop(ALL_DICE)
        price = self.appraiser.gain(lambda t: self.rules.put_back(t, DUCK))
        rolls_on = bool(worths) and max(worths.values()) + price > stopping
        return encode(USE, DUCK) if rolls_on else encode(STOP, 0)
