"""The scale of NICHTLUSTIG: exact means over all dice that may be thrown, as its bot counts them.

Where a turn begins, everybody's chances are those that the bot knows. While dice are still to fall,
the chance of who is on turn is worked out by ``hands``; the others share the rest as they would
if the turn began now. Once the last dice lie there, what may be done is played out by the rules.
"""

from collections.abc import Iterable
from functools import cached_property
from itertools import product
from math import exp
from typing import TYPE_CHECKING, cast

from rauswurf.bots.nichtlustig.judging import POINT, THINGS, highest_chance
from rauswurf.bots.nichtlustig.mind import mind_rules
from rauswurf.bots.nichtlustig.weights import rows_for
from rauswurf.coach.contest import chances_to_begin
from rauswurf.coach.oracles import marked
from rauswurf.coach.precision import precision_of
from rauswurf.coach.scale import ROLL, Choice, Outcome, Weighed
from rauswurf.coach.values import Source, Vector
from rauswurf.coach.vectors import first_best, mean
from rauswurf.games import Setup
from rauswurf.rules.graph import FACES, NONE
from rauswurf.rules.nichtlustig import cards
from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    DICE,
    FINAL,
    FOURTH,
    KEEPING,
    PROFESSOR,
    STOP,
    SYMBOL,
    content_of,
    kind_of,
    worth,
)
from rauswurf.rules.race import CONTEST, MOVE, OVER
from rauswurf.rules.race import ROLL as AWAITS_ROLL
from rauswurf.table.families import family_of
from rauswurf.table.state import State

if TYPE_CHECKING:
    from rauswurf.coach.hands import Hand, Reckoner

HANDS_KEPT = 3  # a hand is large, and a game goes on turn by turn
FOLLOWS = {"options", "option"}  # from the rest of a state
FITTED = 1  # which of the bot's opinions: what things are worth by fitting, not by guess
Key = tuple[object, ...]


class CardScale:
    """Values of the positions of one table; it remembers what dice may bring."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules = mind_rules(setup)
        self.family = family_of(setup)
        self.weights = list(rows_for(setup.players)[FITTED])
        self.hands: dict[Key, Hand] = {}
        self.beginnings: dict[Key, Vector] = {}
        self.weighed: dict[Key, list[Vector]] = {}
        self.names = [field.name for field in self.rules.fields if field.name not in FOLLOWS]

    @cached_property
    def reckoner(self) -> "Reckoner":
        """Works out what dice may bring."""
        from rauswurf.coach.hands import reckoner_for

        return reckoner_for(self.setup, self.weights)

    @cached_property
    def evaluator(self) -> str:
        """The name of what values come from."""
        return f"all-rolls {marked(repr(self.weights).encode())}"

    def precision(self, source: Source) -> float:
        """How far off values usually are; once only professors roll they are exact."""
        return precision_of(self.setup) if source == "net" else 0.0

    # What is asked.

    def prepare(self, states: Iterable[State], ranked: int) -> None:
        """Nothing is gained by looking at several turns together."""

    def value(self, s: State, ranked: int) -> Weighed:
        """The value of a position."""
        t = cast(cards.State, s)
        if t.phase == OVER:
            winners = [rank == 1 for rank in t.rank]
            return Weighed(tuple(won / sum(winners) for won in winners), "result")
        if t.step == FINAL:
            return Weighed(self.final(t), "table")
        if t.phase == CONTEST:
            return Weighed(self.contest(t), "net")
        return Weighed(self.in_turn(t), "net")

    def choices(self, s: State, ranked: int) -> list[Choice]:
        """What who is on turn may do now."""
        t = cast(cards.State, s)
        if t.phase != MOVE:
            return [Choice(ROLL, self.mean(s, ranked))] if self.rules.dice_wanted(t) else []
        texts = [self.family.write_option(s, option) for option in t.option[: t.options]]
        return [Choice(*each) for each in zip(texts, self.options(t), strict=True)]

    def mean(self, s: State, ranked: int) -> Vector:
        """What a roll is worth on average: over all that may fall now."""
        t = cast(cards.State, s)
        if t.phase == CONTEST:
            return mean([(1, self.value(fall.state, ranked).value) for fall in self.outcomes(s)])
        if t.step == FINAL:
            return self.final(t)
        return self.shared(t, self.hand(t).before_roll(t.rolls, shown(t)))

    def fallen(self, s: State, faces: tuple[int, ...], ranked: int) -> Vector:
        """What these dice are worth as they are counted in the mean."""
        t = cast(cards.State, s)
        if t.phase == CONTEST or t.step == FINAL:
            u = t.copy()  # type: ignore[attr-defined]
            for face in faces:
                self.rules.roll(u, face)
            return self.value(u, ranked).value
        fallen = iter(faces)
        dice = [face or next(fallen) for face in t.face]
        return self.shared(t, self.hand(t).after_roll(t.rolls - 1, dice, t.kept))

    def outcomes(self, s: State) -> list[Outcome]:
        """What may fall in the contest; else too much to list."""
        t = cast(cards.State, s)
        if t.phase != CONTEST:
            return []
        found = []
        for face in range(1, FACES + 1):
            u = t.copy()  # type: ignore[attr-defined]
            self.rules.roll(u, face)
            found.append(Outcome(1, (face,), u))
        return found

    # How it is done.

    def in_turn(self, s: cards.State) -> Vector:
        """What a position of somebody's turn is worth."""
        if s.phase == AWAITS_ROLL:
            if not any(s.face):
                return self.at_beginning(s)
            return self.shared(s, self.hand(s).before_roll(s.rolls, shown(s)))
        values = self.options(s)
        return values[first_best(values, s.turn)]

    def options(self, s: cards.State) -> list[Vector]:
        """[option]: what everybody has after it; a game asks more than once."""
        key = self.key(s)
        if key not in self.weighed:
            self.weighed[key] = [self.after(s, option) for option in s.option[: s.options]]
        return self.weighed[key]

    def after(self, s: cards.State, option: int) -> Vector:
        """What everybody has after a choice; which dice to keep is looked up."""
        if s.step == KEEPING or s.step == FOURTH:
            kept = ALL_DICE if kind_of(option) == STOP else s.kept | content_of(option)
            view = [face if kept >> die & 1 else 0 for die, face in enumerate(s.face)]
            rolls = s.rolls if s.step == KEEPING else 1
            return self.shared(s, self.hand(s).before_roll(rolls, view))
        u = s.copy()  # type: ignore[attr-defined]
        self.rules.choose(u, option)
        return self.value(u, 0).value

    def at_beginning(self, s: cards.State) -> Vector:
        """Everybody's chances where a turn begins."""
        key = lying(s)
        if key not in self.beginnings:
            self.beginnings[key] = self.weigh_beginning(s)
        return self.beginnings[key]

    def weigh_beginning(self, s: cards.State) -> Vector:
        """The chances that the bot would have, of all seats at once."""
        thing, mixed = [0.0] * (THINGS * self.setup.players), [0.0] * THINGS
        self.rules.count_things(s, thing)
        self.rules.mix_weights(s, self.weights, mixed)
        score = [
            exp(sum(mixed[k] * thing[THINGS * seat + k] for k in range(THINGS)))
            for seat in range(self.setup.players)
        ]
        return tuple(each / sum(score) for each in score)

    def shared(self, s: cards.State, chance: float) -> Vector:
        """The chance of who is on turn, and the rest for the others as they stand."""
        now = self.at_beginning(s)
        rest = (1 - chance) / (1 - now[s.turn])
        return tuple(chance if seat == s.turn else rest * now[seat] for seat in range(len(now)))

    def contest(self, s: cards.State) -> Vector:
        """The mean over who may begin."""
        found = []
        for seat, likely in enumerate(chances_to_begin(s.contest, worth)):
            if likely:
                begun = s.copy()  # type: ignore[attr-defined]
                begun.contest[:] = [NONE] * len(begun.contest)
                begun.turn = seat
                self.rules.begin_turn(begun)
                found.append((float(likely), self.at_beginning(begun)))
        return mean(found)

    def final(self, s: cards.State) -> Vector:
        """Exact chances while professors roll; a shared win counts in parts."""
        seats = range(self.setup.players)
        lying = [face for face in s.face if face]
        standings = []
        for seat in seats:
            dice = self.rules.scored(s, seat, PROFESSOR)
            mine, lying = lying[:dice], lying[dice:]
            known = max((worth(face) for face in mine), default=0)
            open_dice = dice - len(mine)
            spread: dict[int, float] = {}
            for highest in range(SYMBOL):
                total = self.rules.standing(s, seat) + POINT * max(known, highest)
                likely = highest_chance(highest, float(open_dice))
                spread[total] = spread.get(total, 0.0) + likely
            standings.append([(total, likely) for total, likely in spread.items() if likely > 0])
        found = [0.0] * len(standings)
        for ends in product(*standings):
            best = max(total for total, _ in ends)
            winners = [seat for seat in seats if ends[seat][0] == best]
            likely = 1.0
            for _, each in ends:
                likely *= each
            for seat in winners:
                found[seat] += likely / len(winners)
        return tuple(found)

    def hand(self, s: cards.State) -> "Hand":
        """What dice may bring to who is on turn, with these cards on the table."""
        from rauswurf.coach.hands import Hand

        key = lying(s)
        if key not in self.hands:
            while len(self.hands) >= HANDS_KEPT:
                del self.hands[next(iter(self.hands))]
            self.hands[key] = Hand(self.reckoner, s)
        return self.hands[key]

    def key(self, s: cards.State) -> Key:
        """What tells a position from others."""
        values = (getattr(s, name) for name in self.names)
        return tuple(tuple(each) if isinstance(each, list) else each for each in values)


def lying(s: cards.State) -> Key:
    """Who is on turn, and how the cards lie: what a turn is worth depends on nothing else."""
    return s.turn, tuple(s.where), tuple(s.mark), tuple(s.covers), s.on_table


def shown(s: cards.State) -> list[int]:
    """[die]: the face of one that lies there; 0 for one that is to be rolled."""
    return list(s.face[:DICE])
