"""What the rules let one player do in each arrangement: asked of them, compiled.

Written like the rules and put on top of them.
"""

from rauswurf.bots.race.trial import try_out
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import (
    MOVE,
    OVER,
    PIECES,
    PROGRESS,
    State,
    begin_turn,
    lift,
    put,
    roll,
    setup,
    target_of,
)
from rauswurf.rules.state import Row, Rows, copy_state

NOTHING = -1  # no further choice
NUMBERS = 3  # that tell of one choice


def ask(
    s: State, t: State, u: State, colour: int, fields: Row, places: Rows, rolls: Row, found: Rows
) -> None:
    """Ask about every arrangement: with how many rolls a turn begins, and what each face offers.

    ``places[a][k]`` is how many steps the k-th piece has done, ``fields[steps]`` the field there.
    """
    for a in range(len(places)):
        setup(s)
        for k in range(PIECES):
            lift(s, PIECES * colour + k)
        for k in range(PIECES):
            put(s, PIECES * colour + k, fields[places[a][k]])
        s.turn = colour
        begin_turn(s)
        rolls[a] = s.rolls
        for face in range(FACES):
            copy_state(s, t)
            roll(t, face + 1)
            tell_choices(t, u, colour, found[FACES * a + face])


def tell_choices(t: State, u: State, colour: int, told: Row) -> None:
    """Of every choice: where it leads, the steps the piece has done, the rolls that are left."""
    options = t.options if t.phase == MOVE else 0
    for k in range(PIECES):
        told[NUMBERS * k] = NOTHING
        if k < options:
            try_out(t, u, t.option[k])
            told[NUMBERS * k] = digits(u, colour)
            told[NUMBERS * k + 1] = PROGRESS[colour, target_of(t.option[k])]
            told[NUMBERS * k + 2] = u.rolls if u.turn == colour and u.phase != OVER else 0


def digits(s: State, colour: int) -> int:
    """The steps done by a colour's pieces, in ascending order, as bytes of one number."""
    number = 0
    last = -1
    left = PIECES
    while left > 0:
        least = 255
        equal = 0
        for piece in range(PIECES * colour, PIECES * colour + PIECES):
            done = PROGRESS[colour, s.where[piece]]
            if last < done < least:
                least = done
                equal = 1
            elif done == least:
                equal += 1
        for _ in range(equal):
            number = number << 8 | least
        left -= equal
        last = least
    return number
