"""Positions of NICHTLUSTIG as one line of text.

``yellow lemming 5 scored, yeti 2, duck / green professor 3 under death 4, poodle ; turn green``:
the cards of each seat, then facts, each after a semicolon. A card that nobody has lies on the
table; one that is not scored is fresh; a death card that covers nothing lies open. Facts:

* ``turn green``: whose turn it is (the first seat if not said);
* ``dice b3 ufo r- r- w5 w5 p-``: what the dice show; those with a dash are to be rolled. The first
  black one is that with the duck, the second that with the ufo, and so on in the order of the
  special cards; a symbol or ``b3:ufo`` names its die itself;
* ``kept w5 w5``: the dice set aside;
* ``rolls 2``: how many rolls are left in this turn;
* ``now duck``, ``now fourth``, ``now take``, ``now death``, ``now cover death 3``: what is to be
  decided when the rolls are over: to use the duck or stop, what to keep before the fourth roll,
  which cards to take, which death card, and what it covers;
* ``contest yellow 5 green -``: the roll for the first turn is going on; who is still in it, and
  what they rolled (``symbol`` for a symbol);
* ``professors yellow 2 4 green -``: the last rolls, when the game has ended.

Reading accepts anything in this form; then everything that is wrong with it is listed.
"""

from rauswurf.games import Setup
from rauswurf.rules.nichtlustig.cards import (
    ASKING_DUCK,
    COVERING,
    DEATH,
    DICE,
    DYING,
    FINAL,
    FOURTH,
    NONE,
    PROFESSOR,
    SCORED,
    SPECIAL,
    SYMBOL,
    TAKING,
    State,
)
from rauswurf.rules.race import CONTEST, ROLL
from rauswurf.table.nichtlustig.names import (
    STEPS,
    card_name,
    dice_of,
    die_name,
    say_dice,
    write_die,
)

NOW = {step: STEPS[step] for step in (ASKING_DUCK, FOURTH, TAKING, DYING, COVERING)}


def write_position(setup: Setup, s: State) -> str:
    """The position as one line; reading it gives the same position again."""
    seats = " / ".join(_write_seat(setup, s, seat) for seat in range(setup.players))
    return " ; ".join([seats, *_write_facts(setup, s)])


def _write_seat(setup: Setup, s: State, seat: int) -> str:
    cards = ", ".join(held_cards(s, seat))
    return f"{setup.names[seat]} {cards}".strip()


def held_cards(s: State, seat: int) -> list[str]:
    """The cards in front of a seat as they lie there."""
    over = {covered: DEATH + k for k, covered in enumerate(s.covers) if covered != NONE}
    cards = []
    for card, holder in enumerate(s.where):
        if holder != seat or (DEATH <= card < SPECIAL and s.covers[card - DEATH] != NONE):
            continue
        name = card_name(card)
        if card < PROFESSOR + 5 and s.mark[card] == SCORED:
            name += " scored"
        elif card in over:
            name += f" under {card_name(over[card])}"
        cards.append(name)
    return cards


def _write_facts(setup: Setup, s: State) -> list[str]:
    if s.phase == CONTEST:
        words = [
            f"{setup.names[seat]} {_write_face(face)}"
            for seat, face in enumerate(s.contest)
            if face != NONE
        ]
        return ["contest " + " ".join(words)]
    if s.step == FINAL:
        rolled = _write_professors(setup, s)
        return [f"professors {rolled}"] if rolled else []
    return [f"turn {setup.names[s.turn]}", *_write_dice(setup, s)]


def _write_face(face: int) -> str:
    return "symbol" if face == SYMBOL else str(face or "-")


def _write_professors(setup: Setup, s: State) -> str:
    words, die = [], 0
    for seat, name in enumerate(setup.names):
        number = setup.rules.scored(s, seat, PROFESSOR)
        if number:
            words += [name, *map(_write_face, s.face[die : die + number])]
        die += number
    return " ".join(words)


def _write_dice(setup: Setup, s: State) -> list[str]:
    if s.phase == ROLL and s.wanted == DICE and s.rolls == setup.rules.rolls_of_turn(s):
        return []
    facts = ["dice " + " ".join(die_name(s.face, die) for die in range(DICE))]
    if s.kept:
        kept = say_dice(s.face, dice_of(s.kept), range(DICE))
        facts.append("kept " + " ".join(map(write_die, kept)))
    if s.step == COVERING:
        facts.append(f"now cover {card_name(s.death)}")
    elif s.step in NOW:
        facts.append(f"now {NOW[s.step]}")
    else:
        facts.append(f"rolls {s.rolls}")
    return facts
