"""Learning by playing against oneself: TD(lambda) on the positions after each choice.

A game is kept in a diary and learned from its end backwards, each time somebody has come home: what
a position should have been judged is a mixture of how it ended and of what was thought later.
"""

from rauswurf.bots.race.features import DEGREES, MOMENTS, SPOTS, notice_position, seen_from
from rauswurf.bots.race.heuristics import ROLL_FIRST
from rauswurf.bots.race.net import (
    CHANCE,
    DEGREE,
    ERROR,
    HIDDEN,
    UNIT,
    chance_of,
    still_plays,
    think,
    weigh_colours,
)
from rauswurf.bots.race.thinking import pick_at_sight
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.rules.race import COLOURS, OVER, SEAT, SEATS, State, choose, roll, setup
from rauswurf.rules.state import RealRows, Reals, Row, Rows

LONGEST_LESSON = 5_000  # rolls; a game that long teaches nothing
PAGES = 6_000  # of the diary


def learn_games(
    s: State,
    t: State,
    rng: Row,
    seed: int,
    first: int,
    games: int,
    rate: float,
    trust: float,
    players: Row,
    net: RealRows,
    note: Row,
    thought: RealRows,
    notes: Rows,
    degrees: RealRows,
    actors: Row,
    result: Reals,
) -> None:
    """Play so many games with these players on the seats, and learn from each."""
    for k in range(games):
        seed_stream(rng, seed, first + k)
        setup(s)
        rolls = 0
        written = 0
        ranked = 0
        while s.phase != OVER and rolls < LONGEST_LESSON:
            option = pick_at_sight(s, t, rng, players[SEAT[s.turn]], net, note, thought)
            if option == ROLL_FIRST:
                rolls += 1
                roll(s, 1 + draw(rng, 6))
                continue
            choose(s, option)
            if s.ranked > ranked:
                recall(s, t, ranked, result)
                learn(t, written, rate, trust, net, note, thought, notes, degrees, actors, result)
                ranked = s.ranked
                written = 0
            elif written < len(actors):
                notice_position(s, note, thought[DEGREE])
                write_down(s, note, thought, notes[written], degrees[written])
                actors[written] = s.turn
                written += 1


def write_down(s: State, note: Row, thought: RealRows, page: Row, degree: Reals) -> None:
    """Keep what was noticed."""
    for k in range(note[0] + 1):
        page[k] = note[k]
    for k in range(COLOURS * DEGREES):
        degree[k] = thought[DEGREE][k]


def recall(s: State, t: State, ranked: int, result: Reals) -> None:
    """Make ``t`` remember who was still playing before, and the result say who came home."""
    for seat in range(SEATS):
        new = s.rank[seat] > ranked
        t.rank[seat] = 0 if new else s.rank[seat]
        result[seat] = 1.0 if s.rank[seat] == ranked + 1 else 0.0


def learn(
    t: State,
    written: int,
    rate: float,
    trust: float,
    net: RealRows,
    note: Row,
    thought: RealRows,
    notes: Rows,
    degrees: RealRows,
    actors: Row,
    result: Reals,
) -> None:
    """Go back through the diary; the result becomes what is expected at each page."""
    for k in range(written - 1, -1, -1):
        page = notes[k]
        for n in range(page[0] + 1):
            note[n] = page[n]
        for n in range(COLOURS * DEGREES):
            thought[DEGREE][n] = degrees[k][n]
        t.turn = actors[k]
        think(net, note, thought)
        weigh_colours(t, net, thought)
        blame(t, thought, result)
        for seat in range(SEATS):
            mine = chance_of(t, seat, thought)
            result[seat] = trust * result[seat] + (1.0 - trust) * mine
        correct(rate, net, note, thought)


def blame(t: State, thought: RealRows, result: Reals) -> None:
    """The row of errors: what each colour's chance should have been, less what it was.

    A seat with two colours is judged by both together.
    """
    for colour in range(COLOURS):
        seen = seen_from(t, colour)
        thought[ERROR][seen] = 0.0
        if still_plays(t, colour):
            seat = SEAT[colour]
            share = thought[CHANCE][seen] / max(chance_of(t, seat, thought), 1e-9)
            thought[ERROR][seen] = result[seat] * share - thought[CHANCE][seen]


def correct(rate: float, net: RealRows, note: Row, thought: RealRows) -> None:
    """Change every weight a little against the error."""
    unit = thought[UNIT]
    error = thought[ERROR]
    degree = thought[DEGREE]
    first_degree = COLOURS * SPOTS + MOMENTS
    first_unit = first_degree + COLOURS * DEGREES + 1
    for c in range(COLOURS):
        net[first_unit + HIDDEN][c] += rate * error[c]
    for h in range(HIDDEN):
        weight = net[first_unit + h]
        slope = 0.0
        for c in range(COLOURS):
            slope += weight[c] * error[c]
            weight[c] += rate * error[c] * unit[h]
        room = 1.0 - abs(unit[h])
        unit[h] = rate * slope * room * room
    bias = net[first_unit - 1]
    for h in range(HIDDEN):
        bias[h] += unit[h]
    for k in range(1, note[0] + 1):
        weight = net[note[k]]
        for h in range(HIDDEN):
            weight[h] += unit[h]
    for k in range(COLOURS * DEGREES):
        value = degree[k]
        if value != 0.0:
            weight = net[first_degree + k]
            for h in range(HIDDEN):
                weight[h] += value * unit[h]
