"""What the cards and dice of NICHTLUSTIG are called.

Cards: ``riebmann 1`` to ``5``, likewise ``yeti``, ``lemming``, ``professor`` and ``death``;
``dinosaur 24`` to ``28``; ``poodle``; ``duck``, ``ufo``, ``clown``, ``nf700``, ``time-machine``,
``virus``.

Dice: ``b3`` is a black die that shows 3, and so ``r`` red, ``w`` white, ``p`` pink; a die that
shows its symbol is called by the symbol: ``duck`` and ``ufo`` are black, ``clown`` and ``nf700``
red, ``time-machine`` and ``virus`` white, ``poodle`` is pink. Where it matters which of two equal
dice is meant, its symbol is added: ``b3:ufo``.
"""

import re
from collections.abc import Iterable, Sequence

from rauswurf.messages import Message, message
from rauswurf.rules.nichtlustig.cards import (
    DEATH,
    DICE,
    DINOSAUR,
    LOWEST_DINOSAUR,
    NONE,
    POODLE,
    SPECIAL,
    SYMBOL,
)
from rauswurf.rules.nichtlustig.judge import DICE_OF, SaidDie

KINDS = ("riebmann", "yeti", "lemming", "professor", "dinosaur", "death")
SPECIALS = ("duck", "ufo", "clown", "nf700", "time-machine", "virus")
SYMBOLS = (*SPECIALS, "poodle")  # [die]
COLOURS = ("black", "red", "white", "pink")
LETTERS = "brwp"

_DIE = re.compile(r"(?P<letter>[brwp])(?P<face>[1-5])(?::(?P<symbol>[a-z0-9-]+))?")


# Cards.


def card_name(card: int) -> str:
    """The name of a card."""
    if card >= SPECIAL:
        return SPECIALS[card - SPECIAL]
    if card == POODLE:
        return "poodle"
    number = card % 5 + (LOWEST_DINOSAUR if DINOSAUR <= card < DEATH else 1)
    return f"{KINDS[card // 5]} {number}"


def card_told(card: int) -> Message:
    """What people call a card."""
    return name_told(card_name(card))


def name_told(name: str) -> Message:
    """What people call the card of this name."""
    kind, _, number = name.partition(" ")
    return message(f"card-{kind}", number=int(number)) if number else message(f"card-{kind}")


CARD_NUMBERS = {card_name(card): card for card in range(SPECIAL + len(SPECIALS))}


def find_card(name: str) -> int:
    """The number of a card; NONE if there is no such card."""
    return CARD_NUMBERS.get(name, NONE)


# Dice.


def colour_of(die: int) -> int:
    """The number of a die's colour."""
    return die // 2


def die_name(faces: Sequence[int], die: int, exactly: bool = False) -> str:
    """A die by what it shows; ``b-`` for one that is to be rolled."""
    letter, face = LETTERS[colour_of(die)], faces[die]
    if face == SYMBOL:
        return SYMBOLS[die]
    return f"{letter}{face or '-'}" + (f":{SYMBOLS[die]}" if exactly else "")


def die_told(die: int, face: int) -> Message:
    """What people call a die that shows this face: ``black 3``, or the card of its symbol."""
    if face == SYMBOL:
        return message(f"card-{SYMBOLS[die]}")
    return message(f"dice-{COLOURS[colour_of(die)]}", face=face)


def dice_names(faces: Sequence[int], dice: Iterable[int], confusable: Iterable[int]) -> list[str]:
    """Some dice by name, told apart from equal ones among those that they could be taken for."""
    chosen = set(dice)
    others = [(colour_of(die), faces[die]) for die in set(confusable) - chosen]
    return [
        die_name(faces, die, exactly=(colour_of(die), faces[die]) in others)
        for die in sorted(chosen)
    ]


def read_die(word: str) -> SaidDie | None:
    """The die that a word names; None if it names none."""
    if word in SYMBOLS:
        die = SYMBOLS.index(word)
        return SaidDie(colour_of(die), SYMBOL, die)
    match = _DIE.fullmatch(word)
    if not match:
        return None
    colour = LETTERS.index(match["letter"])
    if match["symbol"] is None:
        return SaidDie(colour, int(match["face"]))
    if match["symbol"] not in SYMBOLS or SYMBOLS.index(match["symbol"]) not in DICE_OF[colour]:
        return None
    return SaidDie(colour, int(match["face"]), SYMBOLS.index(match["symbol"]))


def dice_meant(faces: Sequence[int], among: Iterable[int], said: Iterable[SaidDie]) -> int | None:
    """The one set of dice that somebody can mean; None if there is none, or more than one."""
    left = set(among)
    for die in sorted(said, key=lambda die: die.die == NONE):
        fitting = [k for k in DICE_OF[die.colour] if k in left and faces[k] == die.face]
        if die.die != NONE:
            fitting = [k for k in fitting if k == die.die]
        if not fitting:
            return None
        left.remove(fitting[0])
    chosen = set(among) - left
    vague = {(die.colour, die.face) for die in said if die.die == NONE}
    if any((colour_of(k), faces[k]) in vague for k in left):
        return None
    return sum(1 << k for k in chosen)


def dice_of(mask: int) -> list[int]:
    """The dice of a set that is given as a number."""
    return [die for die in range(DICE) if mask >> die & 1]
