"""A table of NICHTLUSTIG as text, in the words of the reader.

What is typed stands in brackets behind a word that differs from it: ``Ente (duck)``.
"""

from collections.abc import Iterator, Sequence

from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.rules.nichtlustig.cards import (
    COLOURED,
    DEATH,
    DICE,
    DINOSAUR,
    FINAL,
    LOWEST_DINOSAUR,
    NONE,
    POODLE,
    SCORED,
    SPECIAL,
    TABLE,
    State,
)
from rauswurf.rules.race import OVER
from rauswurf.table.nichtlustig.names import (
    KINDS,
    card_name,
    card_told,
    dice_of,
    die_name,
    die_told,
)

WIDEST = 78  # columns of a line, if a single word is not longer
NOTHING = "-"

Row = tuple[str, Sequence[str], str]  # a label, words with this between them


def picture(setup: Setup, s: State) -> str:
    """The cards on the table, those of each seat, and the dice."""
    rows = [*_layout(s), ("", (), ""), *(_seat(setup, s, seat) for seat in range(setup.players))]
    if s.step != FINAL and any(s.face):
        rows.append((str(message("picture-dice")), _dice(s), ", "))
    label = 2 + max(len(label) for label, _, _ in rows)
    return "\n".join(line for row in rows for line in _lines(label, *row))


def typed(word: object, notation: str) -> str:
    """A word, and in brackets what is typed for it if that is not the same."""
    same = str(word).casefold() == notation
    return str(word) if same else f"{word} ({notation})"


# What lies on the table.


def _layout(s: State) -> Iterator[Row]:
    """The rows of cards; a dot for a card that somebody has."""
    for first in range(0, DEATH + 1, 5):
        number = LOWEST_DINOSAUR if first == DINOSAUR else 1
        words = [f"{number + k if _lies(s, first + k) else '.':>2}" for k in range(5)]
        if first == DEATH:
            words.append(_typed_card(POODLE) if _lies(s, POODLE) else ".")
        kind = KINDS[first // 5]
        yield typed(message(f"picture-row-{kind}"), kind), words, " "
    specials = [card for card in range(SPECIAL, SPECIAL + COLOURED) if _lies(s, card)]
    words = [_typed_card(card) for card in specials]
    yield str(message("picture-row-special")), words or [NOTHING], ", "


def _lies(s: State, card: int) -> bool:
    return s.where[card] == TABLE


def _typed_card(card: int) -> str:
    return typed(card_told(card), card_name(card))


# What the seats have.


def _seat(setup: Setup, s: State, seat: int) -> Row:
    acts = seat == s.turn and s.phase != OVER
    name = ("> " if acts else "  ") + typed(setup.name_of(seat), setup.names[seat])
    words = list(_held(s, seat)) or [NOTHING]
    if s.phase == OVER:
        words[-1] += f"  ({message('picture-points', points=s.points[seat], place=s.rank[seat])})"
    return name, words, "; "


def _held(s: State, seat: int) -> Iterator[str]:
    """The cards in front of a seat; a death card that covers another is told with that one."""
    over = {covered: DEATH + k for k, covered in enumerate(s.covers) if covered != NONE}
    for card, holder in enumerate(s.where):
        if holder != seat or card in over.values():
            continue
        if card in over:
            death = card_told(over[card])
            yield str(message("table-card-covered", card=card_told(card), death=death))
        elif card < DINOSAUR and s.mark[card] == SCORED:
            yield str(message("table-card-scored", card=card_told(card)))
        else:
            yield str(card_told(card)) if card < SPECIAL else _typed_card(card)


# Dice.


def _dice(s: State) -> list[str]:
    """The dice that were rolled, those set aside in square brackets, and the rolls left."""
    aside = dice_of(s.kept)
    words = []
    for die in range(DICE):
        if s.face[die]:
            word = typed(die_told(die, s.face[die]), die_name(s.face, die))
            words.append(f"[{word}]" if die in aside else word)
    if s.rolls:
        words[-1] += f"  ({message('picture-rolls-left', rolls=s.rolls)})"
    return words


# Putting it together.


def _lines(width: int, label: str, words: Sequence[str], between: str) -> Iterator[str]:
    """A label and its words, as many lines as they need."""
    line = f"{label:{width}}"
    for number, word in enumerate(words, start=1):
        part = word + (between if number < len(words) else "")
        if len(line) + len(part.rstrip()) > WIDEST and line.strip():
            yield line.rstrip()
            line = " " * width
        line += part
    yield line.rstrip()
