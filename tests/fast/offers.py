"""Rules that offer choices, some without branches and some with them."""

from typing import Annotated

from rauswurf.rules.array import Array
from rauswurf.rules.state import Cell, Row

LENGTH = 6
ONCE = 1
NONE = -1
FAR = 1 << 20
NOTHING = Array.row([])
NEXT = Array.row([3, NONE, 0, NONE, 5, 1])


class State:
    """What is offered, and something to look at."""

    options: Annotated[int, Cell("i1")]
    row: Annotated[Row, Cell("i1", "LENGTH")]
    option: Annotated[Row, Cell("i4", "LENGTH")]
    behind: Annotated[Row, Cell("i4", "LENGTH")]  # what nobody may touch
    end: Annotated[int, Cell("i1")]


def add(s: State, option: int) -> None:
    """Offer one more."""
    s.option[s.options] = option
    s.options += 1


def add_twice(s: State, option: int) -> None:
    """Offer it once from here."""
    add(s, option * 2)


def of_a_table(s: State, number: int) -> None:
    """What the table leads to may be NONE."""
    for k in range(LENGTH):
        to = NEXT[k]
        if to != NONE and s.row[to] > number - 4 and NEXT[to] != number:
            add(s, to)


def of_questions(s: State, number: int) -> None:
    """What is asked is asked by functions."""
    for k in range(LENGTH):
        if leads_on(s, k) and (is_small(s, k, number) or s.row[NEXT[k]] == 0):
            add(s, larger(k, number))


def by_another(s: State, number: int) -> None:
    """Who offers lets somebody else do it."""
    for k in range(LENGTH):
        if s.row[k] >= 0 and not (s.row[k] == 2 and number > 3):
            add_twice(s, k if number > 2 else number)


def of_a_loop(s: State, number: int) -> None:
    """One of the questions takes a loop."""
    for k in range(LENGTH):
        if NEXT[k] != NONE and is_clear(s, k, number):
            add(s, k)


def of_a_loop_that_may_be_spared(s: State, number: int) -> None:
    """Before the loop, one of the questions may be answered either way."""
    for k in range(LENGTH):
        if NEXT[k] != NONE and is_free(s, k, number):
            add(s, k)


def once(s: State, number: int) -> None:
    """A loop of one round that may be left."""
    for k in range(ONCE):
        to = NEXT[number]
        if to == NONE:
            return
        if s.row[to] != 0 and is_small(s, to, k):
            add(s, to)


# What would go wrong if it were worked out as it stands where it does not count.


def far_outside(s: State, number: int) -> None:
    """An index far outside of a row and of a table, before and behind."""
    for k in range(LENGTH):
        far = k * number * FAR
        if far == 0 and s.row[far] > NONE and s.row[-far] > NONE and NEXT[far] > NEXT[-far] - 2:
            add(s, k)


def before_the_state(s: State, number: int) -> None:
    """An index that a table holds, but too low for the row and for the state."""
    for k in range(LENGTH):
        to = NEXT[k] - 9
        if (s.row[k] == 2 or to > NONE) and (to < 0 or s.row[to] > number):
            add(s, k)


def behind_a_loop(s: State, number: int) -> None:
    """An index that nobody has worked out."""
    for k in range(LENGTH):
        if s.row[k] > 0 and s.row[ones_before(s, k)] > number - 4:
            add(s, k)


def divided(s: State, number: int) -> None:
    """Divided by nothing, and shifted by less than nothing."""
    for k in range(LENGTH):
        to = NEXT[k]
        if to != NONE and (21 >> to) % 2 == (1 << to & number) // max(to, 1) and to != 0:
            add(s, number // to + number % to + (number << to))


def full(s: State, number: int) -> None:
    """What does not count when all room is taken."""
    for k in range(LENGTH + number):
        if k < LENGTH and k >= 0:
            add(s, k)


def by_name(s: State, number: int) -> None:
    """A row that gets a name, and a function that gives one."""
    for k in range(LENGTH):
        if s.row[k] > 0 and is_named(s, k):
            add(s, k)


def is_named(s: State, k: int) -> bool:
    """A row by another name."""
    row = s.row
    return row[k] > 1


def ones_before(s: State, k: int) -> int:
    """So many before it are 1."""
    ones = 0
    for other in range(k):
        ones += s.row[other] == 1
    return ones


# Smaller functions.


def leads_on(s: State, k: int) -> bool:
    """Does it lead anywhere?"""
    to = NEXT[k]
    return to != NONE


def is_small(s: State, k: int, number: int) -> bool:
    """Some yes, some no, and then it depends."""
    if s.row[k] == number:
        return True
    if s.row[k] == 3:
        return False
    return s.row[k] < 2


def is_clear(s: State, k: int, number: int) -> bool:
    """Yes at once, or after a look around."""
    if k == number:
        return True
    ones = 0
    for other in range(k):
        ones += s.row[other] == 1
    return ones == 0


def is_free(s: State, k: int, number: int) -> bool:
    """Yes or no at once, or after a look around."""
    if s.row[k] == 2:
        return False
    if k == number:
        return True
    ones = 0
    for other in range(k):
        ones += s.row[other] == 1
    return ones < 2 and is_clear(s, k, s.row[NEXT[k]])


def larger(a: int, b: int) -> int:
    """The larger of two."""
    if a > b:
        return a
    return b


def of_one_question(s: State, number: int) -> None:
    """There is one thing to ask."""
    if s.row[number] > 0:
        add(s, number)


def always_the_same(s: State, number: int) -> None:
    """The choice is always the same."""
    if s.row[number] > 0 and s.options > 0:
        add(s, LENGTH)


def with_an_else(s: State, number: int) -> None:
    """Something is offered in any case."""
    if s.row[number] > 0 and number > 2:
        add(s, number)
    else:
        add(s, 0)


def elsewhere(s: State, number: int) -> None:
    """It is not a choice, and what lies behind the end of that row counts."""
    if s.row[number] > 0 and number > 2:
        add_behind(s, number)


def add_behind(s: State, number: int) -> None:
    """Put a number behind the others."""
    s.behind[s.end] = number
    s.end += 1


def of_nothing(s: State, number: int) -> None:
    """A table with nothing in it has not even a first number."""
    if s.row[number] > 9 and NOTHING[number] > 2:
        add(s, number)


def more(s: State, number: int) -> None:
    """More happens than an offer."""
    if s.row[number] > 0 and number > 2:
        s.row[number] = 0
        add(s, number)
