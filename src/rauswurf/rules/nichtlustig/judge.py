"""The referee of NICHTLUSTIG: may this be done, and if not, by which rule?

It is written apart from the functions that list choices: it looks for dice that pay for each card
and tries to share them out, where those know which cards go together. A test holds the two against
each other: what one lists the other must find legal, and nothing else.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from rauswurf.rules.compose import RuleSet
from rauswurf.rules.nichtlustig.cards import (
    ASKING_DUCK,
    CLOWN,
    COVERED,
    COVERING,
    DEATH,
    DEATHS,
    DINOSAUR,
    DUCK,
    DYING,
    FINAL,
    FOURTH,
    FRESH,
    KEEPING,
    LEMMING,
    LOWEST_DINOSAUR,
    NONE,
    PINK,
    POODLE,
    PROFESSOR,
    SPECIAL,
    SYMBOL,
    TABLE,
    TAKING,
    TARGETS,
    TIME_MACHINE,
    State,
)
from rauswurf.rules.race import CONTEST, OVER, ROLL
from rauswurf.rules.wish import Reason, Wish

UNSAID = -2  # a card that was named without the place where it lies

# The dice of each colour: black, red, white, pink.
DICE_OF = ((0, 1), (2, 3), (4, 5), (6,))

Payment = frozenset[int]  # dice that pay for a card together


@dataclass(frozen=True)
class SaidDie:
    """A die as a player names it: by colour and face, and by number where that is not enough."""

    colour: int
    face: int
    die: int = NONE


@dataclass(frozen=True)
class SaidCard:
    """A card as a player names it, perhaps with the seat it is to come from, or TABLE."""

    card: int
    source: int = UNSAID


@dataclass(frozen=True)
class Demand(Wish):
    """What a player wants: ``keep`` dice, ``stop``, ``use``, ``take`` or ``cover`` cards."""

    dice: tuple[SaidDie, ...] = ()
    cards: tuple[SaidCard, ...] = ()
    machine: bool = False  # was the time machine named?


class Judge:
    """Judges what is wanted in one position."""

    def __init__(self, rules: RuleSet, s: State) -> None:
        self.s = s
        self.step = s.step
        self.turn = s.turn
        self.where = s.where
        self.two_rolls_card: int = rules.TWO_ROLLS_CARD
        self.faces = dict(enumerate(s.face))
        self.sum = sum(face for die, face in self.faces.items() if die != PINK and face != SYMBOL)

    def verdict(self, wish: Wish) -> Reason | None:
        """Why this may not be done now; None if it may."""
        demand = wish if isinstance(wish, Demand) else Demand(wish.word)
        if self.s.phase == OVER:
            return Reason("end", "over")
        if self.s.phase in (CONTEST, ROLL):
            return None if demand.word == "roll" else self.against_not_rolling()
        against = {
            "roll": self.against_rolling,
            "keep": self.against_keeping,
            "stop": self.against_stopping,
            "use": self.against_using,
            "take": self.against_taking,
            "cover": self.against_covering,
        }
        return against[demand.word](demand)

    def wishes(self) -> Iterator[Demand]:
        """What one could think of now, card by card; sets of dice are left out, as all go."""
        own_specials = [card for card in (DUCK, CLOWN) if self.has(card)]
        yield from (Demand("use", cards=(SaidCard(card),)) for card in own_specials)
        if self.step in (KEEPING, FOURTH, ASKING_DUCK):
            yield Demand("stop")
        elif self.step == TAKING:
            yield from self.thinkable_takes()
        elif self.step == DYING:
            for card in range(DEATH, DEATH + DEATHS):
                yield Demand("take", cards=(SaidCard(card),))
        elif self.step == COVERING:
            for card in range(TARGETS):
                if self.has(card):
                    yield Demand("cover", cards=(SaidCard(card),))

    def thinkable_takes(self) -> Iterator[Demand]:
        """Every single target card, those that go alone two by two, and nothing."""
        singles = [Demand("take", cards=(SaidCard(card),)) for card in range(TARGETS)]
        yield from singles
        payable = [single for single in singles if self.verdict(single) is None]
        for one, other in combinations(payable, 2):
            yield replace(one, cards=one.cards + other.cards)
        yield Demand("take")

    # Rolling, keeping, stopping.

    def against_not_rolling(self) -> Reason:
        if self.s.phase == CONTEST:
            return Reason("first", "roll-first")
        if self.step == FINAL:
            return Reason("professors-roll", "roll-first")
        return Reason("rolls", "roll-first")

    def against_rolling(self, demand: Demand) -> Reason:
        if self.step in (KEEPING, FOURTH):
            return Reason("rolls", "keep-first")
        return self.against_more_rolls()

    def against_more_rolls(self) -> Reason:
        if self.step == ASKING_DUCK:
            return Reason("duck", "use-first")
        return Reason("rolls", "done")

    def against_stopping(self, demand: Demand) -> Reason | None:
        if self.step in (KEEPING, ASKING_DUCK):
            return None
        return Reason("duck", "must-roll") if self.step == FOURTH else Reason("rolls", "done")

    def against_keeping(self, demand: Demand) -> Reason | None:
        if self.step not in (KEEPING, FOURTH, ASKING_DUCK):
            return self.against_more_rolls()
        free = {die for die in self.faces if not self.is_aside(die)}
        left = set(free)
        # Dice that are named exactly come first: the others are content with what is left.
        for said in sorted(demand.dice, key=lambda said: said.die == NONE):
            fitting = self.fitting(said)
            if not fitting:
                return Reason("rolls", "no-such-die", {"colour": said.colour, "face": said.face})
            if not left.intersection(fitting):
                case = "said-twice" if free.intersection(fitting) else "aside"
                return Reason("rolls", case, {"colour": said.colour, "face": said.face})
            left.remove(next(die for die in fitting if die in left))
        for said in demand.dice:
            if said.die == NONE and left.intersection(self.fitting(said)):
                one, other = self.fitting(said)
                return Reason("rolls", "which-die", {"one": one, "other": other})
        if not left:
            return self.against_stopping(demand)
        return self.against_more_rolls() if self.step == ASKING_DUCK else None

    def fitting(self, said: SaidDie) -> list[int]:
        """The dice that a player could mean."""
        dice = DICE_OF[said.colour] if said.die == NONE else (said.die,)
        return [die for die in dice if self.faces[die] == said.face]

    def is_aside(self, die: int) -> bool:
        return bool(self.s.kept >> die & 1)

    # Special cards.

    def against_using(self, demand: Demand) -> Reason | None:
        card = demand.cards[0].card
        if card not in (DUCK, CLOWN, TIME_MACHINE):
            return Reason("specials", "by-itself", {"card": card})
        if not self.has(card):
            return self.not_held(card)
        if card == TIME_MACHINE:
            return Reason("time-machine", "say-dinosaur")
        if card == CLOWN:
            return None if self.step == DYING else Reason("clown", "no-death")
        if self.step == ASKING_DUCK:
            return None
        if self.has(self.two_rolls_card):
            return Reason("two-rolls", "no-duck", {"card": self.two_rolls_card})
        return Reason("duck", "after-third" if self.step == KEEPING else "too-late")

    def not_held(self, card: int) -> Reason:
        return Reason("specials", "not-held", {"card": card, "seat": self.turn})

    # Taking target cards.

    def against_taking(self, demand: Demand) -> Reason | None:
        if self.step in (KEEPING, FOURTH, ASKING_DUCK):
            return Reason("take", "stop-first" if self.step != FOURTH else "roll-first")
        if self.step == COVERING:
            return Reason("cover", "cover-first", {"card": self.s.death})
        if any(DEATH <= said.card <= POODLE for said in demand.cards):
            return self.against_taking_death(demand)
        if not demand.cards:
            return self.against_taking_nothing()
        for said in demand.cards:
            reason = self.against_taking_one(said)
            if reason:
                return reason
        return self.against_machine(demand) or self.against_taking_together(demand)

    def against_taking_nothing(self) -> Reason | None:
        """Ruling: only who would need the time machine may take nothing."""
        if self.step == DYING:
            return Reason("death", "must-take")
        for card in range(TARGETS):
            if self.against_taking_one(SaidCard(card)) is None and not self.needs_machine(card):
                return Reason("take", "must-take")
        return None

    def against_taking_one(self, said: SaidCard) -> Reason | None:
        """Why this card cannot be had even if it were the only one."""
        card, place = said.card, self.where[said.card]
        if card >= SPECIAL:
            return Reason("specials", "by-symbol", {"card": card})
        if said.source not in (UNSAID, place):
            return Reason("take", "elsewhere", {"card": card, "place": place})
        if place == self.turn:
            return Reason("take", "own", {"card": card})
        if place != TABLE and self.s.mark[card] != FRESH:
            return Reason("scoring", "safe", {"card": card, "seat": place})
        if self.payments(card):
            return None
        if card >= DINOSAUR:
            return Reason("dinosaurs", "too-low", {"card": card, "sum": self.sum})
        return Reason("professors" if card >= PROFESSOR else "pairs", "not-shown", {"card": card})

    def payments(self, card: int) -> list[Payment]:
        """All the ways in which the dice pay for a card."""
        if card >= DINOSAUR:
            helped = 2 if self.has(TIME_MACHINE) else 0
            reached = self.sum + helped >= LOWEST_DINOSAUR + card - DINOSAUR
            return [frozenset(range(PINK))] if reached else []
        number = card % 5 + 1
        showing = [[die for die in dice if self.faces[die] == number] for dice in DICE_OF[:3]]
        if card >= PROFESSOR:
            return [frozenset(dice) for dice in product(*showing)]
        pair = showing[card // 5]
        return [frozenset(pair)] if len(pair) == 2 else []

    def needs_machine(self, card: int) -> bool:
        return card >= DINOSAUR and self.sum < LOWEST_DINOSAUR + card - DINOSAUR

    def against_machine(self, demand: Demand) -> Reason | None:
        """Why the time machine cannot be named here; it need not be where it is needed."""
        if not demand.machine:
            return None
        if not self.has(TIME_MACHINE):
            return self.not_held(TIME_MACHINE)
        if any(self.needs_machine(said.card) for said in demand.cards):
            return None
        return Reason("time-machine", "not-needed", {"sum": self.sum})

    def against_taking_together(self, demand: Demand) -> Reason | None:
        cards = [said.card for said in demand.cards]
        if len([card for card in cards if card >= DINOSAUR]) > 1:
            return Reason("dinosaurs", "only-one")
        if not can_share([self.payments(card) for card in cards]):
            return Reason("each-die-once", "not-together")
        return Reason("take", "done") if self.step == DYING else None

    # Death.

    def against_taking_death(self, demand: Demand) -> Reason | None:
        if self.step != DYING:
            return Reason("death", "not-due")
        if len(demand.cards) > 1:
            return Reason("death", "only-one")
        [said] = demand.cards
        place = self.where[said.card]
        if said.source not in (UNSAID, place):
            return Reason("take", "elsewhere", {"card": said.card, "place": place})
        due = POODLE if self.faces[PINK] == SYMBOL else DEATH + self.faces[PINK] - 1
        if not self.has(due):
            return None if said.card == due else Reason("death", "pink-decides", {"card": due})
        if place == self.turn:
            return Reason("own-death", "own-already", {"card": said.card})
        if place != TABLE and TABLE in self.where[DEATH : DEATH + DEATHS]:
            return Reason("own-death", "table-first", {"card": due})
        return None

    def against_covering(self, demand: Demand) -> Reason | None:
        if self.step != COVERING:
            return Reason("cover", "no-death")
        card = demand.cards[0].card
        reason = self.case_against_covering(card)
        if reason:
            return Reason("cover", reason, {"card": card})
        lemmings = range(LEMMING, LEMMING + 5)
        if card not in lemmings:
            for lemming in lemmings:
                if self.case_against_covering(lemming) is None:
                    return Reason("cover", "lemming-first", {"card": lemming})
        return None

    def case_against_covering(self, card: int) -> str | None:
        if card >= TARGETS:
            return "no-target"
        if not self.has(card):
            return "not-yours"
        if card >= DINOSAUR:
            return "dinosaur"
        return {FRESH: "fresh", COVERED: "covered"}.get(self.s.mark[card])

    def has(self, card: int) -> bool:
        return self.where[card] == self.turn


def can_share(wanted: Sequence[Sequence[Payment]], spent: Payment = frozenset()) -> bool:
    """Can all cards be paid for, each in one of its ways, with no die used twice?"""
    if not wanted:
        return True
    first, *rest = wanted
    return any(can_share(rest, spent | way) for way in first if not way & spent)
