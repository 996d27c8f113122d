"""A table of NICHTLUSTIG as text, and what happened there without anybody being asked."""

from rauswurf.games import Setup
from rauswurf.rules.nichtlustig.cards import (
    COLOURED,
    DEATH,
    DEATHS,
    DICE,
    DINOSAUR,
    FINAL,
    LOWEST_DINOSAUR,
    NONE,
    POODLE,
    SCORED,
    SPECIAL,
    TABLE,
    TARGETS,
    State,
)
from rauswurf.rules.race import CONTEST, OVER
from rauswurf.table.nichtlustig.names import KINDS, card_name, dice_of, die_name
from rauswurf.table.nichtlustig.positions import held_cards

WIDTH = 10  # of the words at the left


def picture(setup: Setup, s: State) -> str:
    """The cards on the table, those of each seat, and the dice."""
    lines = [_row(s, card) for card in range(0, DEATH + 1, 5)]
    specials = [card_name(card) for card in range(SPECIAL, SPECIAL + COLOURED) if _lies(s, card)]
    lines.append(f"{'special':{WIDTH}}  {' '.join(specials) or '-'}")
    lines.append("")
    lines += [_seat(setup, s, seat) for seat in range(setup.players)]
    if s.step != FINAL and any(s.face):
        lines.append(f"{'dice':{WIDTH}}  {_dice(s)}")
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
    points = f"  ({s.points[seat]} points, place {s.rank[seat]})" if s.phase == OVER else ""
    return f"{name:{WIDTH}}  {', '.join(held_cards(s, seat)) or '-'}{points}"


def _dice(s: State) -> str:
    """The dice by name, those set aside in brackets, and the rolls that are left."""
    aside = dice_of(s.kept)
    names = [die_name(s.face, die) for die in range(DICE)]
    words = [f"[{name}]" if die in aside else name for die, name in enumerate(names)]
    left = f"  ({s.rolls} {'roll' if s.rolls == 1 else 'rolls'} left)" if s.rolls else ""
    return " ".join(words) + left


def happened(setup: Setup, before: State, after: State) -> list[str]:
    """What a roll or a move brought about by itself, in sentences."""
    if before.phase == CONTEST:
        begins = after.phase != CONTEST
        return [f"{setup.names[after.turn]} begins"] if begins else []
    return [
        *_scored(setup, before, after),
        *_freed(setup, before, after),
        *_laid_open(before, after),
        *_moved_specials(setup, before, after),
    ]


def _scored(setup: Setup, before: State, after: State) -> list[str]:
    """Dinosaurs are left out: who takes one knows that it counts."""
    turned = [
        f"{card_name(card)} of {setup.names[after.where[card]]}"
        for card in range(DINOSAUR)
        if before.where[card] == after.where[card] != TABLE
        and before.mark[card] < SCORED <= after.mark[card]
    ]
    return [f"scored: {', '.join(turned)}"] if turned else []


def _freed(setup: Setup, before: State, after: State) -> list[str]:
    return [
        f"{card_name(card)} of {setup.names[after.where[card]]} counts again"
        for card in range(TARGETS)
        if before.mark[card] > SCORED == after.mark[card]
    ]


def _laid_open(before: State, after: State) -> list[str]:
    """A death card that was taken and is not waiting to cover something."""
    return [
        f"{card_name(card)} lies open"
        for card in range(DEATH, DEATH + DEATHS)
        if before.where[card] != after.where[card]
        and after.covers[card - DEATH] == NONE
        and after.death != card
    ]


def _moved_specials(setup: Setup, before: State, after: State) -> list[str]:
    sentences = []
    for card in range(SPECIAL, SPECIAL + COLOURED):
        was, now = before.where[card], after.where[card]
        if was == now:
            continue
        name = card_name(card)
        if now != TABLE:
            source = "" if was == TABLE else f" from {setup.names[was]}"
            sentences.append(f"{setup.names[now]} gets the {name}{source}")
        elif card == setup.rules.SKIP_CARD and was != before.turn:
            sentences.append(f"{setup.names[was]} misses a turn; the {name} goes back")
        else:
            sentences.append(f"the {name} goes back")
    return sentences
