"""A table of NICHTLUSTIG as text, in the words of the reader.

What is typed stands in brackets behind a word that differs from it: ``Ente (duck)``.
"""

from collections.abc import Iterator, Sequence

from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.table.nichtlustig.names import KINDS, die_name, die_told, name_told
from rauswurf.table.nichtlustig.view import CardsView, CardView

WIDEST = 78  # columns of a line, if a single word is not longer
NOTHING = "-"
TAKEN = "."  # a card that somebody has

Row = tuple[str, Sequence[str], str]  # a label, words with this between them


def draw_text(setup: Setup, view: CardsView) -> str:
    """The cards on the table, those of each seat, and the dice."""
    seats = (_seat(setup, view, seat) for seat in range(setup.players))
    rows = [*_layout(view), ("", (), ""), *seats]
    if view.dice_lie:
        rows.append((str(message("picture-dice")), _dice(view), ", "))
    label = 2 + max(len(label) for label, _, _ in rows)
    return "\n".join(line for row in rows for line in _lines(label, *row))


def typed(word: object, notation: str) -> str:
    """A word, and in brackets what is typed for it if that is not the same."""
    same = str(word).casefold() == notation
    return str(word) if same else f"{word} ({notation})"


# What lies on the table.


def _layout(view: CardsView) -> Iterator[Row]:
    """The rows of cards; a dot for a card that somebody has."""
    for kind in KINDS:
        words = [f"{_number(card):>2}" for card in view.cards if card.kind == kind]
        if kind == "death":
            words += [_lying(card) for card in view.cards if card.kind == "poodle"]
        yield typed(message(f"picture-row-{kind}"), kind), words, " "
    specials = [card for card in view.cards if card.kind == "special" and card.seat is None]
    yield str(message("picture-row-special")), list(map(_typed_card, specials)) or [NOTHING], ", "


def _number(card: CardView) -> str:
    return str(card.number) if card.seat is None else TAKEN


def _lying(card: CardView) -> str:
    return _typed_card(card) if card.seat is None else TAKEN


def _typed_card(card: CardView) -> str:
    return typed(name_told(card.name), card.name)


# What the seats have.


def _seat(setup: Setup, view: CardsView, seat: int) -> Row:
    name = ("> " if seat == view.seat else "  ") + typed(setup.name_of(seat), setup.names[seat])
    words = list(_held(view, seat)) or [NOTHING]
    if view.outcome:
        points, place = view.outcome.points[seat], view.outcome.places[seat]
        words[-1] += f"  ({message('picture-points', points=points, place=place)})"
    return name, words, "; "


def _held(view: CardsView, seat: int) -> Iterator[str]:
    """The cards in front of a seat; a death card that covers another is told with that one."""
    for card in view.held_by(seat):
        told = name_told(card.name)
        if card.lies == "covered":
            death = name_told(view.death_over(card).name)
            yield str(message("table-card-covered", card=told, death=death))
        elif card.lies == "scored" and card.kind != "dinosaur":
            yield str(message("table-card-scored", card=told))
        else:
            yield _typed_card(card) if card.kind == "special" else str(told)


# Dice.


def _dice(view: CardsView) -> list[str]:
    """The dice that were rolled, those set aside in square brackets, and the rolls left."""
    faces = [die.face or 0 for die in view.dice]
    words = []
    for die in view.dice:
        if die.face:
            word = typed(die_told(die.id, die.face), die_name(faces, die.id))
            words.append(f"[{word}]" if die.kept else word)
    if view.rolls_left:
        words[-1] += f"  ({message('picture-rolls-left', rolls=view.rolls_left)})"
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
