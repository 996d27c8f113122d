"""Whole games against perfect play, every choice weighed: written like the rules, on top of them.

The two change seats from game to game, and both games of a pair have the same dice at the same
seats.
"""

from typing import Annotated, NamedTuple

from rauswurf.bots.perfect import looking
from rauswurf.bots.perfect.looking import OPPOSITE, Known, chance_after
from rauswurf.bots.race.heuristics import CAPTURE, DEFENSIVE, FOREMOST, MIXED
from rauswurf.bots.race.thinking import Mind
from rauswurf.bots.race.weakness import pick
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.rules.array import Array
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import MOVE, OVER, PIECES, State, choose, roll, setup
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows, copy_state

PERFECT = -1  # who plays instead of a player with a number
TINY = 1e-6  # what costs less is no mistake: the values are no finer than that by far
NATURAL = Array.row((FOREMOST, CAPTURE, DEFENSIVE, MIXED))  # what most people would think of
WHERE = 2 * PIECES  # numbers that tell where all pieces are

# What is told of each game.
WON, LOSS, DECISIONS, MISTAKES, STAKES, ROLLED = range(6)
COUNTS = 6

SEED, FIRST_GAME, PLAYER = range(3)  # of a schedule
OWN_STREAMS = 3  # of numbers: the dice of both seats, and what players draw
WORDS_OF_STREAM = 2  # of a stream


class Desk(looking.Desk):
    """What else it takes: what the choices are worth, and where numbers come from."""

    chances: Annotated[Reals, Cell("f8", "MOST_OPTIONS")]  # [choice]
    dice: Annotated[Rows, Cell("i8", "OWN_STREAMS", "WORDS_OF_STREAM")]


class Notes(NamedTuple):
    """What is written down of games."""

    tallies: RealRows  # [game, count]
    gains: Reals  # [find]: over the best of the moves that come to mind
    finds: Rows  # [find]: steps done by the pieces of who is to move, then of the other; the die


def play_duels(
    s: State, desk: Desk, mind: Mind, net: RealRows, schedule: Row, known: Known, notes: Notes
) -> None:
    """Play a game for each row of tallies."""
    for game in range(len(notes.tallies)):
        begin(desk.dice, schedule[SEED], (schedule[FIRST_GAME] + game) // 2)
        setup(s)
        while s.phase != OVER:
            if s.phase != MOVE:
                roll(s, 1 + draw(desk.dice[s.turn // OPPOSITE], FACES))
                notes.tallies[game][ROLLED] += 1
            elif s.options == 1:
                choose(s, s.option[0])
            else:
                decide(s, desk, mind, net, schedule, known, notes, game)
        notes.tallies[game][WON] = s.rank[(schedule[FIRST_GAME] + game) % 2] == 1


def begin(dice: Rows, seed: int, pair: int) -> None:
    """Begin the streams of a pair of games."""
    for n in range(OWN_STREAMS):
        seed_stream(dice[n], seed, OWN_STREAMS * pair + n)


def decide(
    s: State,
    desk: Desk,
    mind: Mind,
    net: RealRows,
    schedule: Row,
    known: Known,
    notes: Notes,
    game: int,
) -> None:
    """Make one choice, and write down what it costs."""
    best = weigh(s, desk, known)
    taken = best
    if s.turn // OPPOSITE == (schedule[FIRST_GAME] + game) % 2:
        if schedule[PLAYER] != PERFECT:
            taken = place_of(s, pick(s, mind, net, desk.dice[2], schedule[PLAYER]))
        count_choice(desk.chances, s.options, best, taken, notes.tallies[game])
    if schedule[PLAYER] == PERFECT:
        gain = desk.chances[best] - natural_chance(s, desk, mind, net)
        keep_surprise(s, gain, known, notes)
    choose(s, s.option[taken])


def weigh(s: State, desk: Desk, known: Known) -> int:
    """Find the chances after every choice; returns which is the best."""
    best = 0
    for k in range(s.options):
        copy_state(s, desk.u)
        choose(desk.u, s.option[k])
        desk.chances[k] = chance_after(desk, s.turn, known)
        if desk.chances[k] > desk.chances[best]:
            best = k
    return best


def place_of(s: State, option: int) -> int:
    """Which of the choices this is."""
    for k in range(s.options):
        if s.option[k] == option:
            return k
    return 0


def count_choice(chances: Reals, options: int, best: int, taken: int, tally: Reals) -> None:
    """Add a choice to what is told of its game."""
    loss = chances[best] - chances[taken]
    total = 0.0
    for k in range(options):
        total += chances[k]
    tally[LOSS] += loss
    tally[DECISIONS] += 1
    tally[MISTAKES] += loss > TINY
    tally[STAKES] += chances[best] - total / options


def natural_chance(s: State, desk: Desk, mind: Mind, net: RealRows) -> float:
    """The chance after the best of the moves that come to mind."""
    found = 0.0
    for n in range(len(NATURAL)):
        taken = place_of(s, pick(s, mind, net, desk.dice[2], NATURAL[n]))
        found = max(found, desk.chances[taken])
    return found


def keep_surprise(s: State, gain: float, known: Known, notes: Notes) -> None:
    """Keep a position in which the best move gains more than in one that was kept."""
    least = 0
    for k in range(len(notes.gains)):
        if notes.gains[k] < notes.gains[least]:
            least = k
    if gain > notes.gains[least]:
        notes.gains[least] = gain
        for n in range(WHERE):
            colour = s.turn if n < PIECES else OPPOSITE - s.turn
            piece = PIECES * colour + n % PIECES
            notes.finds[least][n] = known.steps[colour][s.where[piece]]
        notes.finds[least][WHERE] = s.die
