"""A position of NICHTLUSTIG as it was typed, taken apart but not yet believed.

Whatever the form leaves open is noted as a fault; nothing here fails.
"""

import re
from dataclasses import dataclass, field

from rauswurf.games import Setup
from rauswurf.messages import Message, message, quoted
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
    find_card,
    read_die,
)

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
    faults: list[Message] = field(default_factory=list)

    def place(self, card: int, seat: int, names: tuple[str, ...]) -> None:
        """Lay a card in front of a seat, unless it lies somewhere already."""
        if card not in self.where:
            self.where[card] = seat
        elif self.where[card] == seat:
            name = card_name(card)
            self.faults.append(message("position-card-twice", colour=names[seat], card=name))
        else:
            self.faults.append(
                message(
                    "position-card-places",
                    card=card_name(card),
                    colour=names[self.where[card]],
                    other=names[seat],
                )
            )


def sketch(setup: Setup, text: str) -> Sketch:
    """Take a position apart."""
    result = Sketch()
    seats, *facts = text.lower().split(";")
    seen = set()
    for part in seats.split("/"):
        name, _, cards = part.strip().partition(" ")
        if name not in setup.names:
            result.faults.append(
                message("position-no-seat", colour=quoted(name), known=setup.names)
            )
        elif name in seen:
            result.faults.append(message("position-twice", colour=name))
        else:
            seen.add(name)
            read_cards(result, setup, setup.names.index(name), cards)
    missing = [name for name in setup.names if name not in seen]
    result.faults += [message("position-missing", colour=name) for name in missing]
    for part in facts:
        read_fact(result, part)
    return result


def read_fact(result: Sketch, text: str) -> None:
    """Note one fact."""
    name, *words = text.split() or [""]
    if name in result.facts:
        result.faults.append(message("position-fact-twice", fact=name))
    elif name in FACTS:
        result.facts[name] = words
    else:
        result.faults.append(message("position-no-fact", fact=quoted(name), known=FACTS))


def read_cards(result: Sketch, setup: Setup, seat: int, text: str) -> None:
    """Note the cards of one seat."""
    for part in filter(None, (" ".join(part.split()) for part in text.split(","))):
        match = _HELD.fullmatch(part)
        card = find_card(match["card"]) if match else NONE
        if match is None or card == NONE:
            result.faults.append(message("position-no-card", card=quoted(part)))
            continue
        result.place(card, seat, setup.names)
        if match["scored"] and card >= TARGETS:
            result.faults.append(message("position-not-scored", card=card_name(card)))
        if card < TARGETS:
            is_scored = match["scored"] or card >= DINOSAUR
            result.mark[card] = SCORED if is_scored else FRESH
        if match["death"]:
            read_cover(result, setup, seat, card, match["death"])


def read_cover(result: Sketch, setup: Setup, seat: int, card: int, name: str) -> None:
    """Note that a card lies under a death card."""
    death = find_card(name)
    if not DEATH <= death < SPECIAL:
        result.faults.append(
            message("position-not-death", card=card_name(card), death=quoted(name))
        )
        return
    result.place(death, seat, setup.names)
    if card >= DINOSAUR:
        result.faults.append(message("position-not-covered", card=card_name(card)))
    else:
        result.mark[card] = COVERED
        result.covers[death] = card


# Dice.


def read_dice(words: list[str], faults: list[Message]) -> list[int] | None:
    """What the seven dice show, 0 for those to be rolled; None with a fault if they cannot be."""
    by_colour: dict[int, list[SaidDie]] = {colour: [] for colour in range(len(COLOURS))}
    before = len(faults)
    for word in words:
        unrolled = len(word) == 2 and word[0] in LETTERS and word[1] == "-"
        said = SaidDie(LETTERS.index(word[0]), 0) if unrolled else read_die(word)
        if said is None:
            faults.append(message("position-no-die", said=quoted(word)))
        else:
            by_colour[said.colour].append(said)
    if len(faults) == before:
        for colour, said_dice in by_colour.items():
            number, needed = len(said_dice), len(DICE_OF[colour])
            if number != needed:
                dice = COLOURS[colour]
                faults.append(
                    message("position-dice-count", dice=dice, count=number, wanted=needed)
                )
    if len(faults) > before:
        return None
    faces = [NONE] * DICE
    for colour, said_dice in by_colour.items():
        lay_out(faces, colour, said_dice, faults)
    return faces if len(faults) == before else None


def lay_out(faces: list[int], colour: int, said_dice: list[SaidDie], faults: list[Message]) -> None:
    """Find the die for each word: those named by their symbol first, then in order."""
    for said in sorted(said_dice, key=lambda said: said.die == NONE):
        open_dice = [die for die in DICE_OF[colour] if faces[die] == NONE]
        die = said.die if said.die != NONE else open_dice[0]
        if die not in open_dice:
            faults.append(message("position-die-twice", dice=COLOURS[colour]))
        else:
            faces[die] = said.face


def read_kept(words: list[str], faces: list[int], faults: list[Message]) -> int:
    """The dice set aside, as a set."""
    said = [read_die(word) for word in words]
    if None in said:
        wrong = [word for word, die in zip(words, said, strict=True) if die is None]
        faults.append(message("position-kept-form", said=" ".join(wrong)))
        return 0
    mask = dice_meant(faces, range(DICE), [die for die in said if die is not None])
    if mask is None:
        faults.append(message("position-kept", said=" ".join(words)))
    return mask or 0


# Rolls for the first turn, and for the professors.


def read_rolls_by_seat(
    name: str, words: list[str], setup: Setup, faults: list[Message]
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
            faults.append(message("position-rolled-form", fact=name, said=word))
    return rolled
