"""A position of NICHTLUSTIG as it was typed, taken apart but not yet believed.

Whatever the form leaves open is noted as a fault; nothing here fails.
"""

import re
from dataclasses import dataclass, field

from rauswurf.games import Setup
from rauswurf.messages import quoted
from rauswurf.rules.nichtlustig.cards import (
    COVERED,
    DEATH,
    DICE,
    DINOSAUR,
    FRESH,
    NONE,
    SCORED,
    SPECIAL,
    SYMBOL,
    TABLE,
    TARGETS,
)
from rauswurf.rules.nichtlustig.judge import DICE_OF, SaidDie
from rauswurf.table.nichtlustig.names import (
    COLOURS,
    LETTERS,
    card_name,
    dice_meant,
    each_meant,
    find_card,
    read_die,
)
from rauswurf.table.positions import Faults

FACTS = ("turn", "rolls", "dice", "kept", "now", "contest", "professors")

_HELD = re.compile(
    r"(?P<card>[a-z0-9-]+(?: \d+)?)(?P<scored> scored)?(?: under (?P<death>[a-z]+(?: \d)?))?"
)
_FACES = {"-": 0, "symbol": SYMBOL} | {str(face): face for face in range(1, 6)}


@dataclass
class Sketch:
    """Where cards lie, and the facts by name; ``faults`` says what could not be understood."""

    where: dict[int, int] = field(default_factory=dict)  # card: seat
    mark: dict[int, int] = field(default_factory=dict)  # target card that somebody has: how
    covers: dict[int, int] = field(default_factory=dict)  # death card: the card under it
    facts: dict[str, list[str]] = field(default_factory=dict)
    faults: Faults = field(default_factory=Faults)

    def place(self, card: int, seat: int, names: tuple[str, ...]) -> None:
        """Lay a card in front of a seat, unless it lies somewhere already."""
        if card not in self.where:
            self.where[card] = seat
        elif self.where[card] == seat:
            name = card_name(card)
            self.faults.note("position-card-twice", colour=names[seat], card=name)
        else:
            self.faults.note(
                "position-card-places",
                card=card_name(card),
                colour=names[self.where[card]],
                other=names[seat],
            )


def sketch(setup: Setup, text: str) -> Sketch:
    """Take a position apart."""
    result = Sketch()
    seats, *facts = text.lower().split(";")
    seen = set()
    for part in seats.split("/"):
        name, _, cards = part.strip().partition(" ")
        if name not in setup.names:
            result.faults.note("position-no-seat", colour=quoted(name), known=setup.names)
        elif name in seen:
            result.faults.note("position-twice", colour=name)
        else:
            seen.add(name)
            read_cards(result, setup, setup.names.index(name), cards)
    missing = [name for name in setup.names if name not in seen]
    for name in missing:
        result.faults.note("position-missing", colour=name)
    for part in facts:
        read_fact(result, part)
    return result


def read_fact(result: Sketch, text: str) -> None:
    """Note one fact."""
    name, *words = text.split() or [""]
    if name in result.facts:
        result.faults.note("position-fact-twice", fact=name)
    elif name in FACTS:
        result.facts[name] = words
    else:
        result.faults.note("position-no-fact", fact=quoted(name), known=FACTS)


def read_cards(result: Sketch, setup: Setup, seat: int, text: str) -> None:
    """Note the cards of one seat."""
    for part in filter(None, (" ".join(part.split()) for part in text.split(","))):
        match = _HELD.fullmatch(part)
        card = find_card(match["card"]) if match else NONE
        if match is None or card == NONE:
            result.faults.note("position-no-card", card=quoted(part))
            continue
        result.place(card, seat, setup.names)
        if match["scored"] and card >= TARGETS:
            result.faults.note("position-not-scored", card=card_name(card))
        if card < TARGETS:
            is_scored = match["scored"] or card >= DINOSAUR
            result.mark[card] = SCORED if is_scored else FRESH
        if match["death"]:
            read_cover(result, setup, seat, card, match["death"])


def read_cover(result: Sketch, setup: Setup, seat: int, card: int, name: str) -> None:
    """Note that a card lies under a death card."""
    death = find_card(name)
    if not DEATH <= death < SPECIAL:
        result.faults.note("position-not-death", card=card_name(card), death=quoted(name))
        return
    result.place(death, seat, setup.names)
    if card >= DINOSAUR:
        result.faults.note("position-not-covered", card=card_name(card))
    else:
        result.mark[card] = COVERED
        result.covers[death] = card


# Dice.


def read_dice(words: list[str], faults: Faults) -> list[int] | None:
    """What the seven dice show, 0 for those to be rolled; None with a fault if they cannot be."""
    before = len(faults)
    said: list[SaidDie] = []
    for word in words:
        unrolled = len(word) == 2 and word[0] in LETTERS and word[1] == "-"
        one = SaidDie(LETTERS.index(word[0]), 0) if unrolled else read_die(word)
        if one is None:
            faults.note("position-no-die", said=quoted(word))
        else:
            said.append(one)
    if len(faults) == before:
        check_numbers(said, faults)
    return lay_out(said, faults) if len(faults) == before else None


def check_numbers(said: list[SaidDie], faults: Faults) -> None:
    """Each colour has its dice."""
    for colour, dice in enumerate(DICE_OF):
        count, wanted = sum(one.colour == colour for one in said), len(dice)
        if count != wanted:
            faults.note("position-dice-count", dice=COLOURS[colour], count=count, wanted=wanted)


def lay_out(said: list[SaidDie], faults: Faults) -> list[int] | None:
    """Find the die for each word: those named by their symbol first, then in order."""
    faces = [NONE] * DICE
    for one, die in each_meant(sorted(said, key=lambda one: one.colour), lambda *_: True):
        if die == NONE:
            faults.note("position-die-twice", dice=COLOURS[one.colour])
        else:
            faces[die] = one.face
    return None if NONE in faces else faces


def read_kept(words: list[str], faces: list[int], faults: Faults) -> int:
    """The dice set aside, as a set."""
    said = [read_die(word) for word in words]
    if None in said:
        wrong = [word for word, die in zip(words, said, strict=True) if die is None]
        faults.note("position-kept-form", said=" ".join(wrong))
        return 0
    mask = dice_meant(faces, range(DICE), [die for die in said if die is not None])
    if mask is None:
        faults.note("position-kept", said=" ".join(words))
    return mask or 0


# Rolls for the first turn, and for the professors.


def read_rolls_by_seat(
    name: str, words: list[str], setup: Setup, faults: Faults
) -> dict[int, list[int]]:
    """What each seat rolled: ``yellow 2 - green symbol``; 0 for a die still to be rolled."""
    rolled: dict[int, list[int]] = {}
    seat = TABLE
    for word in words:
        if word in setup.names and setup.names.index(word) not in rolled:
            seat = setup.names.index(word)
            rolled[seat] = []
        elif word in _FACES and seat != TABLE:
            rolled[seat].append(_FACES[word])
        else:
            faults.note("position-rolled-form", fact=name, said=word)
    return rolled
