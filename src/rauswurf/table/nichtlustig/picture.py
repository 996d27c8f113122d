"""A table of NICHTLUSTIG as text; cards and seats are called as they are typed."""

from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.rules.nichtlustig.cards import (
    COLOURED,
    DEATH,
    DICE,
    DINOSAUR,
    FINAL,
    LOWEST_DINOSAUR,
    POODLE,
    SPECIAL,
    TABLE,
    State,
)
from rauswurf.rules.race import OVER
from rauswurf.table.nichtlustig.names import KINDS, card_name, dice_of, die_name
from rauswurf.table.nichtlustig.positions import held_cards

WIDTH = 10  # of the words at the left


def picture(setup: Setup, s: State) -> str:
    """The cards on the table, those of each seat, and the dice."""
    lines = [_row(s, card) for card in range(0, DEATH + 1, 5)]
    specials = [card_name(card) for card in range(SPECIAL, SPECIAL + COLOURED) if _lies(s, card)]
    lines.append(f"{message('picture-special').text():{WIDTH}}  {' '.join(specials) or '-'}")
    lines.append("")
    lines += [_seat(setup, s, seat) for seat in range(setup.players)]
    if s.step != FINAL and any(s.face):
        lines.append(f"{message('picture-dice').text():{WIDTH}}  {_dice(s)}")
    return "\n".join(lines)


def _row(s: State, first: int) -> str:
    """One row of the layout; a dot for a card that somebody has."""
    number = LOWEST_DINOSAUR if first == DINOSAUR else 1
    words = [f"{number + k if _lies(s, first + k) else '.':>2}" for k in range(5)]
    if first == DEATH:
        words.append("poodle" if _lies(s, POODLE) else ".")
    return f"{KINDS[first // 5]:{WIDTH}} {' '.join(words)}"


def _lies(s: State, card: int) -> bool:
    return s.where[card] == TABLE


def _seat(setup: Setup, s: State, seat: int) -> str:
    acts = seat == s.turn and s.phase != OVER
    name = ("> " if acts else "  ") + setup.names[seat]
    points = ""
    if s.phase == OVER:
        points = f"  ({message('picture-points', points=s.points[seat], place=s.rank[seat])})"
    return f"{name:{WIDTH}}  {', '.join(held_cards(s, seat)) or '-'}{points}"


def _dice(s: State) -> str:
    """The dice by name, those set aside in brackets, and the rolls that are left."""
    aside = dice_of(s.kept)
    names = [die_name(s.face, die) for die in range(DICE)]
    words = [f"[{name}]" if die in aside else name for die, name in enumerate(names)]
    left = f"  ({message('picture-rolls-left', rolls=s.rolls)})" if s.rolls else ""
    return " ".join(words) + left
