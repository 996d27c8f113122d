"""What the dice may bring: the chance to win after every outcome of a turn.

For each face of the pink die, what the others can bring is played out by the rules themselves:
every set of cards, and the death card if there is none, each with the best choices after it. What
symbols bring is small, and is added to that.

Written like the rules. The rows of ``thought`` that are filled here: PAIR, by the numbers of the
three pairs (0 for none); PROFESSORS, by the set of numbers that all colours show; SUM, by the sum
of the dice, and BY_MACHINE, with the time machine; ALONE, by the sum where there are neither pairs
nor professors to take; SYMBOLS, by the set of dice that show theirs.
"""

from typing import Annotated

from rauswurf.bots.nichtlustig import judging
from rauswurf.bots.nichtlustig.judging import LONGEST_THOUGHT, chance_to_win
from rauswurf.bots.nichtlustig.trial import try_out
from rauswurf.rules.nichtlustig.cards import (
    CLOSING,
    COLOURED,
    COVERING,
    DICE,
    DINOSAUR,
    DYING,
    FRESH,
    LOWEST_DINOSAUR,
    PINK,
    PROFESSOR,
    SYMBOL,
    TABLE,
    TAKE,
    TARGETS,
    TIME_MACHINE,
    VALUES,
    VIRUS,
    WITH_MACHINE,
    State,
    encode,
    holds,
)
from rauswurf.rules.nichtlustig.taking import MACHINE_ADDS, is_winnable, score
from rauswurf.rules.nichtlustig.turns import proceed
from rauswurf.rules.race import MOVE
from rauswurf.rules.state import Cell, Reals, copy_state

PAIR, PROFESSORS, SUM, BY_MACHINE, ALONE, SYMBOLS = range(5, 11)
NEVER = -1.0  # less than any chance: not to be had
PAIR_CODES = LONGEST_THOUGHT
HIGHEST_SUM = 30
BLACK = 36  # what the number of the first pair counts for in a code


class Mind(judging.Mind):
    """Positions to try things on: what the dice show, and up to three choices after that."""

    t: Annotated[State, Cell("State")]
    u: Annotated[State, Cell("State")]
    v: Annotated[State, Cell("State")]
    w: Annotated[State, Cell("State")]


def chance_after(s: State, mind: Mind, option: int, weights: Reals) -> float:
    """The chance of the player on turn after a choice, if the choices after it are the best."""
    seat = s.turn
    u = mind.u
    try_out(s, u, option)
    if u.phase != MOVE or u.turn != seat:
        return chance_to_win(u, seat, weights, mind)
    return best_chance(mind, weights)


def best_chance(mind: Mind, weights: Reals) -> float:
    """The chance of the player on turn in ``u`` who is to take a death card, or to cover a card."""
    u = mind.u
    v = mind.v
    if u.step == COVERING:
        return best_cover(u, mind, weights)
    seat = u.turn
    best = NEVER
    for k in range(u.options):
        try_out(u, v, u.option[k])
        if v.phase == MOVE and v.turn == seat and v.step == COVERING:
            chance = best_cover(v, mind, weights)
        else:
            chance = chance_to_win(v, seat, weights, mind)
        best = max(best, chance)
    return best


def best_cover(v: State, mind: Mind, weights: Reals) -> float:
    """The chance of the player on turn with the best card to lay a death card on."""
    seat = v.turn
    best = NEVER
    for k in range(v.options):
        try_out(v, mind.w, v.option[k])
        best = max(best, chance_to_win(mind.w, seat, weights, mind))
    return best


def changes_takes(s: State, pink: int) -> bool:
    """Does this face of the pink die change what it is worth to take cards?

    It scores cards, which cannot be won then; and with the virus it decides about death even so.
    """
    if holds(s, VIRUS):
        return True
    if pink != SYMBOL:
        for card in range(pink - 1, DINOSAUR, VALUES):
            if s.where[card] != TABLE and s.mark[card] == FRESH:
                return True
    return False


def show_pink(s: State, mind: Mind, pink: int) -> None:
    """Make ``t`` the same position with dice that bring nothing but what this pink face scores."""
    show_nothing(s, mind.t)
    mind.t.face[PINK] = pink
    score(mind.t)


def foresee_takes(mind: Mind, weights: Reals) -> None:
    """Fill the rows of pairs, professors and sums."""
    foresee_pairs(mind, weights)
    foresee_professors(mind, weights)
    foresee_sums(mind, weights)


def show_nothing(s: State, t: State) -> None:
    """Make ``t`` the same position with dice that bring nothing."""
    copy_state(s, t)
    for die in range(DICE):
        t.face[die] = 1
    t.rolls = 0


def chance_with(mind: Mind, cards: int, weights: Reals) -> float:
    """The chance after taking these cards."""
    return chance_after(mind.t, mind, encode(TAKE, cards), weights)


def foresee_pairs(mind: Mind, weights: Reals) -> None:
    """Every set of pairs: what can be had of it, or the best part of that."""
    t = mind.t
    row = mind.thought[PAIR]
    row[0] = NEVER
    for code in range(1, PAIR_CODES):
        lack = 0
        cards = 0
        best = NEVER
        step = BLACK
        for kind in range(3):
            number = code // step % SYMBOL
            if number > 0:
                card = VALUES * kind + number - 1
                if is_winnable(t, card):
                    cards |= 1 << card
                    best = max(best, row[code - step * number])
                else:
                    lack = step * number
            step //= SYMBOL
        if lack > 0:
            row[code] = row[code - lack]
        else:
            row[code] = max(best, chance_with(mind, cards, weights))


def foresee_professors(mind: Mind, weights: Reals) -> None:
    """One professor, or two: never more, since each colour has two dice."""
    t = mind.t
    row = mind.thought[PROFESSORS]
    row[0] = NEVER
    for one in range(VALUES):
        row[1 << one] = NEVER
        if is_winnable(t, PROFESSOR + one):
            row[1 << one] = chance_with(mind, 1 << PROFESSOR + one, weights)
        for other in range(one):
            both = 1 << one | 1 << other
            row[both] = max(row[1 << one], row[1 << other])
            if is_winnable(t, PROFESSOR + one) and is_winnable(t, PROFESSOR + other):
                chance = chance_with(mind, both << PROFESSOR, weights)
                row[both] = max(row[both], chance)


def foresee_sums(mind: Mind, weights: Reals) -> None:
    """Dinosaurs, with the time machine too; BY_MACHINE has what only the machine brings."""
    t = mind.t
    row = mind.thought[SUM]
    by_machine = mind.thought[BY_MACHINE]
    for total in range(HIGHEST_SUM + 1):
        row[total] = NEVER
        by_machine[total] = NEVER
    for card in range(DINOSAUR, TARGETS):
        if t.where[card] != TABLE:
            continue
        number = LOWEST_DINOSAUR + card - DINOSAUR
        chance = chance_with(mind, 1 << card, weights)
        for total in range(number, HIGHEST_SUM + 1):
            row[total] = max(row[total], chance)
        if holds(t, TIME_MACHINE):
            chance = chance_with(mind, 1 << card | WITH_MACHINE, weights)
            for total in range(number - MACHINE_ADDS, number):
                by_machine[total] = max(by_machine[total], chance)


def foresee_nothing(mind: Mind, weights: Reals) -> None:
    """Fill the row of sums alone: who could use nothing but the time machine may keep it."""
    nothing = chance_with_nothing(mind, weights)
    for total in range(HIGHEST_SUM + 1):
        without = mind.thought[SUM][total]
        if without < 0.0:
            without = nothing
        mind.thought[ALONE][total] = max(without, mind.thought[BY_MACHINE][total])


def chance_with_nothing(mind: Mind, weights: Reals) -> float:
    """The chance after dice that bring no card."""
    t = mind.t
    u = mind.u
    copy_state(t, u)
    u.step = DYING
    proceed(u)
    if u.phase == MOVE and u.turn == t.turn and u.options > 0:
        return best_chance(mind, weights)
    return chance_to_win(u, t.turn, weights, mind)


def foresee_symbols(s: State, mind: Mind, weights: Reals) -> None:
    """What special cards would change, each for itself, if nothing else happened."""
    row = mind.thought[SYMBOLS]
    t = mind.t
    show_nothing(s, t)
    t.step = CLOSING
    without = chance_closed(mind, weights)
    row[0] = 0.0
    for die in range(COLOURED):
        t.face[die] = SYMBOL
        gain = chance_closed(mind, weights) - without
        t.face[die] = 1
        for shown in range(1 << die):
            row[1 << die | shown] = row[shown] + gain


def chance_closed(mind: Mind, weights: Reals) -> float:
    """The chance once a turn has been closed."""
    copy_state(mind.t, mind.u)
    proceed(mind.u)
    return chance_to_win(mind.u, mind.t.turn, weights, mind)
