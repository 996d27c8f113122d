"""NICHTLUSTIG: scoring by the pink die, and the target cards that the other dice bring."""

from rauswurf.rules.nichtlustig.cards import (
    COLOURED,
    DINOSAUR,
    FRESH,
    LOWEST_DINOSAUR,
    PINK,
    PROFESSOR,
    SCORED,
    SYMBOL,
    TABLE,
    TAKE,
    TARGETS,
    TIME_MACHINE,
    VALUES,
    WITH_MACHINE,
    State,
    add,
    encode,
    holds,
    put_back,
    worth,
)

PAIRS = 3
MACHINE_ADDS = 2


def score(s: State) -> None:
    """Rule scoring: the pink number turns everybody's fresh cards of that value into points."""
    number = s.face[PINK]
    if number == SYMBOL:
        return
    for card in range(number - 1, DINOSAUR, VALUES):
        if s.where[card] != TABLE and s.mark[card] == FRESH:
            s.mark[card] = SCORED


def list_takes(s: State) -> None:
    """Rule take: offer every set of cards that the dice bring, each die counting once.

    A pair uses both dice of its colour and a professor one of each, so pairs go with pairs and
    professors with professors only; a dinosaur uses all six.
    """
    list_sets(s, pairs_won(s))
    list_sets(s, professors_won(s))
    total = coloured_sum(s)
    list_dinosaurs(s, total, 0, 0)
    if holds(s, TIME_MACHINE):
        list_machine_takes(s, total)


def pairs_won(s: State) -> int:
    """Rule pairs: riebmann, yeti and lemming cards, as a set."""
    won = 0
    for kind in range(PAIRS):
        number = s.face[2 * kind]
        if number != SYMBOL and number == s.face[2 * kind + 1]:
            card = VALUES * kind + number - 1
            if is_winnable(s, card):
                won |= 1 << card
    return won


def professors_won(s: State) -> int:
    """Rule professors: those whose number all three colours show, as a set. Never more than two."""
    won = 0
    for k in range(2):
        number = s.face[k]
        if number != SYMBOL and shows(s, 2, number) and shows(s, 4, number):
            card = PROFESSOR + number - 1
            if is_winnable(s, card):
                won |= 1 << card
    return won


def shows(s: State, die: int, number: int) -> bool:
    """Does this die or the other one of its colour show the number?"""
    return s.face[die] == number or s.face[die + 1] == number


def is_winnable(s: State, card: int) -> bool:
    """Does the card lie on the table, or fresh in front of somebody else?"""
    place = s.where[card]
    return place == TABLE or (place != s.turn and s.mark[card] == FRESH)


def list_sets(s: State, cards: int) -> None:
    """Offer to take some or all of these cards."""
    part = -cards & cards
    while part != 0:
        add(s, encode(TAKE, part))
        part = (part - cards) & cards


def coloured_sum(s: State) -> int:
    """What the six coloured dice add up to."""
    total = 0
    for die in range(COLOURED):
        total += worth(s.face[die])
    return total


def list_dinosaurs(s: State, total: int, missed: int, with_machine: int) -> None:
    """Rule dinosaurs: offer each that the sum reaches, but not the lower sum ``missed``."""
    for card in range(DINOSAUR, TARGETS):
        number = LOWEST_DINOSAUR + card - DINOSAUR
        if missed < number <= total and s.where[card] == TABLE:
            add(s, encode(TAKE, 1 << card | with_machine))


def list_machine_takes(s: State, total: int) -> None:
    """Rule time-machine: offer the dinosaurs that need it.

    Ruling: who could take nothing without it may keep it, and take nothing.
    """
    without = s.options
    list_dinosaurs(s, total + MACHINE_ADDS, total, WITH_MACHINE)
    if without == 0 and s.options > 0:
        add(s, encode(TAKE, 0))


def take_cards(s: State, cards: int) -> None:
    """Take a set of target cards; a dinosaur is turned to points at once."""
    for card in range(TARGETS):
        if cards >> card & 1:
            s.on_table -= s.where[card] == TABLE
            s.where[card] = s.turn
            s.mark[card] = SCORED if card >= DINOSAUR else FRESH
    if cards & WITH_MACHINE:
        put_back(s, TIME_MACHINE)
