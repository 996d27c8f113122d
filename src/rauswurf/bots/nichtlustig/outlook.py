"""What the dice may bring: the chance to win after every outcome of a turn.

For each face of the pink die, what the others can bring is played out by the rules themselves:
every set of cards, and the death card if there is none, each with the best choices after it. What
symbols bring is small, and is added to that.

Written like the rules. The rows of ``thought`` that are filled here: PAIR, by the numbers of the
three pairs (0 for none); PROFESSORS, by the set of numbers that all colours show; SUM, by the sum
of the dice, and BY_MACHINE, with the time machine; ALONE, by the sum where there are neither pairs
nor professors to take; SYMBOLS, by the set of dice that show theirs.
"""

from rauswurf.bots.nichtlustig.judging import chance_to_win
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
from rauswurf.rules.state import RealRows, Reals, copy_state

PAIR, PROFESSORS, SUM, BY_MACHINE, ALONE, SYMBOLS = range(5, 11)
NEVER = -1.0  # less than any chance: not to be had
PAIR_CODES = 216
NUMBER_SETS = 32
HIGHEST_SUM = 30
BLACK = 36  # what the number of the first pair counts for in a code


def chance_after(
    s: State, u: State, v: State, w: State, option: int, weights: Reals, thought: RealRows
) -> float:
    """The chance of the player on turn after a choice, if the choices after it are the best."""
    seat = s.turn
    try_out(s, u, option)
    if u.phase != MOVE or u.turn != seat:
        return chance_to_win(u, seat, weights, thought)
    return best_chance(u, v, w, weights, thought)


def best_chance(u: State, v: State, w: State, weights: Reals, thought: RealRows) -> float:
    """The chance of the player on turn who is to take a death card, or to cover a card."""
    if u.step == COVERING:
        return best_cover(u, w, weights, thought)
    seat = u.turn
    best = NEVER
    for k in range(u.options):
        try_out(u, v, u.option[k])
        if v.phase == MOVE and v.turn == seat and v.step == COVERING:
            chance = best_cover(v, w, weights, thought)
        else:
            chance = chance_to_win(v, seat, weights, thought)
        best = max(best, chance)
    return best


def best_cover(v: State, w: State, weights: Reals, thought: RealRows) -> float:
    """The chance of the player on turn with the best card to lay a death card on."""
    seat = v.turn
    best = NEVER
    for k in range(v.options):
        try_out(v, w, v.option[k])
        best = max(best, chance_to_win(w, seat, weights, thought))
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


def show_pink(s: State, t: State, pink: int) -> None:
    """Make ``t`` the same position with dice that bring nothing but what this pink face scores."""
    show_nothing(s, t)
    t.face[PINK] = pink
    score(t)


def foresee_takes(
    t: State, u: State, v: State, w: State, weights: Reals, thought: RealRows
) -> None:
    """Fill the rows of pairs, professors and sums."""
    foresee_pairs(t, u, v, w, weights, thought)
    foresee_professors(t, u, v, w, weights, thought)
    foresee_sums(t, u, v, w, weights, thought)


def show_nothing(s: State, t: State) -> None:
    """Make ``t`` the same position with dice that bring nothing."""
    copy_state(s, t)
    for die in range(DICE):
        t.face[die] = 1
    t.rolls = 0


def chance_with(
    t: State, u: State, v: State, w: State, cards: int, weights: Reals, thought: RealRows
) -> float:
    """The chance after taking these cards."""
    return chance_after(t, u, v, w, encode(TAKE, cards), weights, thought)


def foresee_pairs(
    t: State, u: State, v: State, w: State, weights: Reals, thought: RealRows
) -> None:
    """Every set of pairs: what can be had of it, or the best part of that."""
    row = thought[PAIR]
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
            row[code] = max(best, chance_with(t, u, v, w, cards, weights, thought))


def foresee_professors(
    t: State, u: State, v: State, w: State, weights: Reals, thought: RealRows
) -> None:
    """One professor, or two: never more, since each colour has two dice."""
    row = thought[PROFESSORS]
    row[0] = NEVER
    for one in range(VALUES):
        row[1 << one] = NEVER
        if is_winnable(t, PROFESSOR + one):
            row[1 << one] = chance_with(t, u, v, w, 1 << PROFESSOR + one, weights, thought)
        for other in range(one):
            both = 1 << one | 1 << other
            row[both] = max(row[1 << one], row[1 << other])
            if is_winnable(t, PROFESSOR + one) and is_winnable(t, PROFESSOR + other):
                chance = chance_with(t, u, v, w, both << PROFESSOR, weights, thought)
                row[both] = max(row[both], chance)


def foresee_sums(t: State, u: State, v: State, w: State, weights: Reals, thought: RealRows) -> None:
    """Dinosaurs, with the time machine too; BY_MACHINE has what only the machine brings."""
    row = thought[SUM]
    by_machine = thought[BY_MACHINE]
    for total in range(HIGHEST_SUM + 1):
        row[total] = NEVER
        by_machine[total] = NEVER
    for card in range(DINOSAUR, TARGETS):
        if t.where[card] != TABLE:
            continue
        number = LOWEST_DINOSAUR + card - DINOSAUR
        chance = chance_with(t, u, v, w, 1 << card, weights, thought)
        for total in range(number, HIGHEST_SUM + 1):
            row[total] = max(row[total], chance)
        if holds(t, TIME_MACHINE):
            chance = chance_with(t, u, v, w, 1 << card | WITH_MACHINE, weights, thought)
            for total in range(number - MACHINE_ADDS, number):
                by_machine[total] = max(by_machine[total], chance)


def foresee_nothing(
    t: State, u: State, v: State, w: State, weights: Reals, thought: RealRows
) -> None:
    """Fill the row of sums alone: who could use nothing but the time machine may keep it."""
    nothing = chance_with_nothing(t, u, v, w, weights, thought)
    for total in range(HIGHEST_SUM + 1):
        without = thought[SUM][total]
        if without < 0.0:
            without = nothing
        thought[ALONE][total] = max(without, thought[BY_MACHINE][total])


def chance_with_nothing(
    t: State, u: State, v: State, w: State, weights: Reals, thought: RealRows
) -> float:
    """The chance after dice that bring no card."""
    copy_state(t, u)
    u.step = DYING
    proceed(u)
    if u.phase == MOVE and u.turn == t.turn and u.options > 0:
        return best_chance(u, v, w, weights, thought)
    return chance_to_win(u, t.turn, weights, thought)


def foresee_symbols(s: State, t: State, u: State, weights: Reals, thought: RealRows) -> None:
    """What special cards would change, each for itself, if nothing else happened."""
    row = thought[SYMBOLS]
    show_nothing(s, t)
    t.step = CLOSING
    without = chance_closed(t, u, weights, thought)
    row[0] = 0.0
    for die in range(COLOURED):
        t.face[die] = SYMBOL
        gain = chance_closed(t, u, weights, thought) - without
        t.face[die] = 1
        for shown in range(1 << die):
            row[1 << die | shown] = row[shown] + gain


def chance_closed(t: State, u: State, weights: Reals, thought: RealRows) -> float:
    """The chance once a turn has been closed."""
    copy_state(t, u)
    proceed(u)
    return chance_to_win(u, t.turn, weights, thought)
