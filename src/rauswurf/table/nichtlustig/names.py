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
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal

from rauswurf.messages import Message, message
from rauswurf.rules.nichtlustig.cards import (
    ASKING_DUCK,
    COVERING,
    DEATH,
    DICE,
    DINOSAUR,
    DYING,
    FINAL,
    FOURTH,
    KEEPING,
    LOWEST_DINOSAUR,
    NONE,
    POODLE,
    ROLLING,
    SPECIAL,
    SYMBOL,
    TAKING,
    VALUES,
)
from rauswurf.rules.nichtlustig.judge import DICE_OF, SaidDie

KINDS = ("riebmann", "yeti", "lemming", "professor", "dinosaur", "death")
SPECIALS = ("duck", "ufo", "clown", "nf700", "time-machine", "virus")
SYMBOLS = (*SPECIALS, "poodle")  # [die]
COLOURS = ("black", "red", "white", "pink")
LETTERS = "brwp"

# What is to be done in a turn, or at the end of a game.
Step = Literal["roll", "keep", "duck", "fourth", "take", "death", "cover", "professors"]
STEPS: dict[int, Step] = {
    ROLLING: "roll",
    KEEPING: "keep",
    ASKING_DUCK: "duck",
    FOURTH: "fourth",
    TAKING: "take",
    DYING: "death",
    COVERING: "cover",
    FINAL: "professors",
}

_DIE = re.compile(r"(?P<letter>[brwp])(?P<face>[1-5])(?::(?P<symbol>[a-z0-9-]+))?")


# Cards.


def card_name(card: int) -> str:
    """The name of a card."""
    if card >= SPECIAL:
        return SPECIALS[card - SPECIAL]
    number = number_of(card)
    return kind_name(card) if number is None else f"{kind_name(card)} {number}"


def kind_name(card: int) -> str:
    """riebmann, yeti, lemming, professor, dinosaur, death, poodle or special."""
    if card >= SPECIAL:
        return "special"
    return "poodle" if card == POODLE else KINDS[card // VALUES]


def number_of(card: int) -> int | None:
    """The number printed on a card, if one is."""
    if card >= POODLE:
        return None
    return card % VALUES + (LOWEST_DINOSAUR if DINOSAUR <= card < DEATH else 1)


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


def write_die(said: SaidDie) -> str:
    """A die as it is named; ``b-`` for one that is to be rolled."""
    if said.face == SYMBOL:
        return SYMBOLS[said.die]
    exactly = "" if said.die == NONE else f":{SYMBOLS[said.die]}"
    return f"{LETTERS[said.colour]}{said.face or '-'}{exactly}"


def die_name(faces: Sequence[int], die: int, exactly: bool = False) -> str:
    """A die by what it shows."""
    return write_die(say_die(faces, die, exactly))


def say_die(faces: Sequence[int], die: int, exactly: bool = False) -> SaidDie:
    """A die as players name it: a symbol is on one die only, of others it may be said which."""
    named = exactly or faces[die] == SYMBOL
    return SaidDie(colour_of(die), faces[die], die if named else NONE)


def die_told(die: int, face: int) -> Message:
    """What people call a die that shows this face: ``black 3``, or the card of its symbol."""
    if face == SYMBOL:
        return message(f"card-{SYMBOLS[die]}")
    return message(f"dice-{COLOURS[colour_of(die)]}", face=face)


def say_dice(
    faces: Sequence[int], dice: Iterable[int], confusable: Iterable[int]
) -> tuple[SaidDie, ...]:
    """Some dice, told apart from equal ones among those that they could be taken for."""
    chosen = set(dice)
    others = [(colour_of(die), faces[die]) for die in set(confusable) - chosen]
    return tuple(
        say_die(faces, die, exactly=(colour_of(die), faces[die]) in others)
        for die in sorted(chosen)
    )


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


def each_meant(
    said: Iterable[SaidDie], can_be: Callable[[SaidDie, int], bool]
) -> Iterator[tuple[SaidDie, int]]:
    """For each word the first die that it can mean, or NONE; those said exactly come first."""
    taken: set[int] = set()
    for one in sorted(said, key=lambda one: one.die == NONE):
        among = DICE_OF[one.colour] if one.die == NONE else (one.die,)
        die = next((die for die in among if die not in taken and can_be(one, die)), NONE)
        taken.add(die)
        yield one, die


def dice_meant(faces: Sequence[int], among: Iterable[int], said: Sequence[SaidDie]) -> int | None:
    """The one set of dice that somebody can mean; None if there is none, or more than one."""
    open_dice = set(among)
    found = each_meant(said, lambda one, die: die in open_dice and faces[die] == one.face)
    chosen = {die for _, die in found}
    vague = {(one.colour, one.face) for one in said if one.die == NONE}
    if NONE in chosen or any((colour_of(k), faces[k]) in vague for k in open_dice - chosen):
        return None
    return sum(1 << die for die in chosen)


def dice_of(mask: int) -> list[int]:
    """The dice of a set that is given as a number."""
    return [die for die in range(DICE) if mask >> die & 1]
