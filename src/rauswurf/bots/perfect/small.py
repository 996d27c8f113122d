"""The classic race for two with one to four pieces each, as numbers.

The pieces left out stand on the last goal fields from the beginning, as in the Nüby games. What one
player has is an *arrangement*: where the pieces are, seen from the own start. What a die can do
depends on the own arrangement alone, and it is asked of the rules themselves; of the opponent one
only has to know whether a piece stands where one lands.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import combinations

from rauswurf import games
from rauswurf.games import Setup
from rauswurf.messages import Told, message
from rauswurf.rules.array import Array
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.graph import NONE
from rauswurf.rules.race import PIECES, State

Arrangement = tuple[int, ...]  # steps done by each piece, in order; 0 in base

BOARD = "cross"
TRACK_FIELDS = 40
HALF_WAY = TRACK_FIELDS // 2  # the two players sit opposite each other
MOST_PIECES = 4

# What must not be played: with these, what a die can do depends on the opponent too.
PLAIN = {"colours": "own", "barriers": "off", "forced-capture": "off", "backward-capture": "off"}


class CannotSolve(Told):
    """A game or variant that this way of solving does not cover."""


def small_setup(game: str, variants: Mapping[str, str]) -> Setup:
    """The table for two of a classic game; raises CannotSolve and SetupError."""
    known = games.get(game)
    if known.board != BOARD:
        raise CannotSolve(message("solve-only-classic", game=game))
    setup = known.setup(2, {"colours": "own", **variants})
    for name, value in PLAIN.items():
        if setup.variants[name] != value:
            raise CannotSolve(message("solve-only-plain", variant=name, value=value))
    return setup


def small_rules(setup: Setup, pieces: int) -> RuleSet:
    """The rules of a table at which each colour begins with so many pieces, the others home."""
    graph = setup.board.graph
    begin = []
    for colour in range(graph.colours):
        fields = list(setup.begin_of(colour))
        if fields[0] != NONE:
            fields[pieces:] = graph.goal[colour][pieces:]
        begin += fields
    return compose(setup.game.id, [], setup.rules, BEGIN=Array.row(begin))


class SmallRace:
    """All arrangements of one player, and what each die does to them."""

    def __init__(self, setup: Setup, pieces: int) -> None:
        self.setup = setup
        self.pieces = pieces
        self.rules = small_rules(setup, pieces)
        self.arrangements = sorted(arrangements(pieces), key=lambda each: (sum(each), each))
        self.number = {each: k for k, each in enumerate(self.arrangements)}
        self.done_before = range(TRACK_FIELDS + pieces + 1, TRACK_FIELDS + PIECES + 1)

    @cached_property
    def groups(self) -> list[int]:
        """[pips]: the first arrangement with at least so many steps done; one more at the end."""
        sums = [sum(each) for each in self.arrangements]
        return [
            next((k for k, s in enumerate(sums) if s >= pips), len(sums))
            for pips in range(max(sums) + 2)
        ]

    @property
    def beginning(self) -> int:
        """The arrangement in which a game begins."""
        return self.number[self.arrangement_of(self.rules.start(), self.setup.seats[0][0])]

    def arrangement_of(self, s: State, colour: int) -> Arrangement:
        """What a colour has on the board."""
        done = sorted(
            self.rules.PROGRESS[colour, s.where[piece]]
            for piece in range(PIECES * colour, PIECES * colour + PIECES)
        )
        return tuple(done[: self.pieces])

    @cached_property
    def field_after(self) -> dict[int, int]:
        """The field of the first colour after so many steps; 0 is its base."""
        colour = self.setup.seats[0][0]
        rules = self.rules
        reached = {rules.PROGRESS[colour, f]: f for f in range(rules.FIELDS)}
        return reached | {0: rules.BASE[colour]}

    def without(self, arrangement: Arrangement, steps: int) -> int:
        """The arrangement after the piece that has done so many steps was thrown out."""
        rest = list(arrangement)
        rest.remove(steps)
        return self.number[tuple(sorted([0, *rest]))]


def arrangements(pieces: int) -> Iterator[Arrangement]:
    """Every way to have so many pieces in base, on the track and in the goal."""
    for waiting in range(pieces + 1):
        for placed in combinations(range(1, TRACK_FIELDS + pieces + 1), pieces - waiting):
            yield (0,) * waiting + placed


def opposite(done: int) -> int:
    """The same track field, counted from the start of who sits opposite; 0 for a goal field."""
    return (done - 1 + HALF_WAY) % TRACK_FIELDS + 1 if 0 < done <= TRACK_FIELDS else 0
