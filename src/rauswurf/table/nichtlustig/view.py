"""What is to be seen of NICHTLUSTIG: the cards, the seven dice, and what may be done with them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rauswurf.games import Setup
from rauswurf.messages import Message, message
from rauswurf.rules.nichtlustig.cards import (
    ASKING_DUCK,
    CARDS,
    COVER,
    COVERED,
    DEATH,
    DICE,
    FINAL,
    FRESH,
    KEEP,
    KEEPING,
    NONE,
    SCORED,
    SPECIAL,
    STOP,
    TABLE,
    TAKE,
    TAKE_DEATH,
    TAKING,
    TARGETS,
    USE,
    State,
    content_of,
    kind_of,
)
from rauswurf.rules.nichtlustig.points import points_of
from rauswurf.rules.race import CONTEST, OVER
from rauswurf.rules.state import copy_state
from rauswurf.table.nichtlustig.moves import wish_of, write_wish
from rauswurf.table.nichtlustig.names import (
    COLOURS,
    STEPS,
    SYMBOLS,
    Step,
    card_name,
    colour_of,
    dice_of,
    kind_name,
    number_of,
)
from rauswurf.table.nichtlustig.outcome import card_outcome, card_standing
from rauswurf.table.nichtlustig.positions import write_position
from rauswurf.table.outcome import Outcome
from rauswurf.table.race.view import PHASES, Phase

Lie = Literal["fresh", "scored", "covered"]
LIES: dict[int, Lie] = {FRESH: "fresh", SCORED: "scored", COVERED: "covered"}

Kind = Literal["roll", "keep", "stop", "use", "take", "death", "cover"]
KIND_OF: dict[int, Kind] = {
    KEEP: "keep",
    STOP: "stop",
    USE: "use",
    TAKE: "take",
    TAKE_DEATH: "death",
    COVER: "cover",
}


@dataclass(frozen=True)
class CardView:
    """A card; ``seat`` is null while it lies on the table, and then it does not lie in any way."""

    name: str
    kind: str
    number: int | None
    seat: int | None
    lies: Lie | None
    covers: str | None  # of a death card: the card under it


@dataclass(frozen=True)
class DieView:
    """A die; ``face`` is 1 to 5, 6 for its symbol, and null while it is to be rolled."""

    id: int
    colour: str
    symbol: str
    face: int | None
    kept: bool


@dataclass(frozen=True)
class CardMoveView:
    """Something that may be done now: say ``text`` to do it.

    ``dice`` are those that a keep sets aside, ``cards`` those that are taken, used or covered.
    """

    text: str
    kind: Kind
    dice: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    with_machine: bool = False


@dataclass(frozen=True)
class CardsView:
    """A game of NICHTLUSTIG at one moment."""

    family: Literal["nichtlustig"]
    phase: Phase
    position: str  # as text, to be kept or passed on
    step: Step | None
    turn: str | None  # the name of the seat whose turn it is
    seat: int | None
    wanted: int  # how many dice are to be rolled now
    rolls_left: int
    awaited: Message
    cards: tuple[CardView, ...]
    dice: tuple[DieView, ...]
    brings: tuple[str, ...]  # cards that these dice take if nobody rolls on; each alone at least
    points: tuple[int, ...]  # of each seat as its cards lie; professors bring theirs at the end
    death: str | None  # the death card taken and not yet laid down
    contest: tuple[int | None, ...]  # rolled for the first turn, by seat: 0 to roll, null out
    moves: tuple[CardMoveView, ...]
    outcome: Outcome | None

    @property
    def dice_lie(self) -> bool:
        """Do dice of a turn lie on the table? Those of the last rolls are counted and gone."""
        ended = self.phase == "over" or self.step == "professors"
        return not ended and any(die.face for die in self.dice)

    def held_by(self, seat: int) -> list[CardView]:
        """The cards in front of a seat, but those that lie upon another."""
        return [card for card in self.cards if card.seat == seat and card.covers is None]

    def death_over(self, covered: CardView) -> CardView:
        """The death card that lies upon a covered one."""
        return next(card for card in self.cards if card.covers == covered.name)


def cards_view(setup: Setup, s: State) -> CardsView:
    """What is to be seen of a game of NICHTLUSTIG."""
    over = s.phase == OVER
    return CardsView(
        family="nichtlustig",
        phase=PHASES[s.phase],
        position=write_position(setup, s),
        step=None if over else STEPS.get(s.step),
        turn=None if over else setup.names[s.turn],
        seat=None if over else s.turn,
        wanted=setup.rules.dice_wanted(s),
        rolls_left=s.rolls,
        awaited=awaited(setup, s),
        cards=tuple(card_of(s, card) for card in range(CARDS)),
        dice=tuple(die_of(s, die) for die in range(DICE)),
        brings=brought(setup, s),
        points=tuple(
            s.points[seat] if over else points_of(s, seat, 0) for seat in range(len(setup.names))
        ),
        death=None if s.death == NONE else card_name(s.death),
        contest=tuple(None if face == NONE else face for face in s.contest),
        moves=tuple(moves(setup, s)),
        outcome=card_outcome(setup, s) if over else None,
    )


def ended_cards_view(setup: Setup, s: State) -> CardsView:
    """What is to be seen of a game that was ended early."""
    return replace(
        cards_view(setup, s),
        phase="over",
        step=None,
        turn=None,
        seat=None,
        wanted=0,
        rolls_left=0,
        awaited=message("view-over"),
        moves=(),
        outcome=card_standing(setup, s),
    )


def card_of(s: State, card: int) -> CardView:
    """Where a card lies, and how."""
    seat = s.where[card]
    owned = seat != TABLE
    covered = s.covers[card - DEATH] if DEATH <= card < SPECIAL else NONE
    return CardView(
        name=card_name(card),
        kind=kind_name(card),
        number=number_of(card),
        seat=seat if owned else None,
        lies=LIES[s.mark[card]] if owned and card < TARGETS else None,
        covers=None if covered == NONE else card_name(covered),
    )


def die_of(s: State, die: int) -> DieView:
    """One of the seven dice."""
    kept = bool(s.kept >> die & 1)
    return DieView(die, COLOURS[colour_of(die)], SYMBOLS[die], s.face[die] or None, kept)


def brought(setup: Setup, s: State) -> tuple[str, ...]:
    """The cards that could be taken with the dice as they lie, by stopping now."""
    ahead: State = setup.rules.start()
    copy_state(s, ahead)
    while ahead.phase != OVER and ahead.step in (KEEPING, ASKING_DUCK):
        options = ahead.option[: ahead.options]
        stop = next((option for option in options if kind_of(option) == STOP), None)
        if stop is None:
            return ()
        setup.rules.choose(ahead, stop)
    if ahead.phase == OVER or ahead.step != TAKING:
        return ()
    taken = 0
    for option in ahead.option[: ahead.options]:
        taken |= content_of(option) if kind_of(option) == TAKE else 0
    return tuple(card_name(card) for card in range(TARGETS) if taken >> card & 1)


def moves(setup: Setup, s: State) -> Iterator[CardMoveView]:
    """Everything that may be done now, the roll first."""
    if setup.rules.dice_wanted(s):
        yield CardMoveView("roll", "roll")
    for option in s.option[: s.options]:
        yield move_of(setup, s, option)


def move_of(setup: Setup, s: State, option: int) -> CardMoveView:
    """One choice with all that can be shown of it."""
    kind, wish = kind_of(option), wish_of(s, option)
    return CardMoveView(
        write_wish(setup, wish),
        KIND_OF[kind],
        dice=tuple(dice_of(content_of(option))) if kind == KEEP else (),
        cards=tuple(card_name(said.card) for said in wish.cards),
        with_machine=wish.machine,
    )


def awaited(setup: Setup, s: State) -> Message:
    """What the player on turn is to do."""
    if s.phase == OVER:
        return message("view-over")
    turn = message(f"colour-{setup.names[s.turn]}")
    if s.phase == CONTEST:
        return message("view-contest", turn=turn)
    if s.step == FINAL:
        return message("view-professors", turn=turn, dice=s.wanted)
    if s.wanted:
        return message("view-roll-dice", turn=turn, rolls=s.rolls)
    return message(f"view-{STEPS[s.step]}", turn=turn, rolls=s.rolls)
