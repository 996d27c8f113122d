"""A match: a table, the bots at it, and which of them sits where in which game.

Games are numbered. In a *rotated* match as many games as there are seats share their dice, a deal:
the bots move on by one seat from each to the next, so that everybody gets every seat, and every
seat's dice, once. From deal to deal the order around the table changes too: it matters whose prey
one is.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from hashlib import sha256
from itertools import islice, permutations
from math import factorial
from operator import index
from pathlib import Path
from typing import SupportsIndex

from rauswurf import games
from rauswurf.boards import load_file
from rauswurf.bots.race.course import COURSE
from rauswurf.bots.race.story import STORY
from rauswurf.dice.generator import FIRST_SALT, SECOND_SALT, hashed
from rauswurf.dice.seeds import check_seed
from rauswurf.fast import watching
from rauswurf.fast.batch import WATCHERS
from rauswurf.fast.series import LUCK
from rauswurf.games import Setup
from rauswurf.games.house import load_rules

MOST_SEATS = 8


class Noted(StrEnum):
    """What is noted in games beyond what every game counts."""

    NOTHING = ""
    CHOICES = "choices"  # what there is to decide, and how far pieces walk
    COURSE = "course"  # also everybody's chances, turn by turn
    CHANCES = "chances"  # also luck, and what the choices are worth


@dataclass(frozen=True)
class Match:
    """What decides all its games: the number of a game does the rest.

    Only texts and numbers, so that it can be sent to other processes and machines.
    """

    game: str
    players: int
    variants: tuple[tuple[str, str], ...]  # every one that the game has
    bots: tuple[str, ...]  # one for each seat
    seed: int = 0
    rotated: bool = False
    board: Path | None = None
    weighed: bool = False  # is the luck of every roll counted?
    noted: Noted = Noted.NOTHING
    rules: Path | None = None  # a file of somebody's own
    files: str = ""  # a hash of what is in board and rules: a changed file is another match

    @property
    def setup(self) -> Setup:
        """The table; raises SetupError and BoardError."""
        where = self.board, self.rules, self.files
        return table_of(self.game, self.players, self.variants, *where)

    @property
    def added(self) -> tuple[str, ...]:
        """What is counted for each seat beyond what every match counts."""
        if self.noted is Noted.CHANCES:
            return *LUCK, *watching.WATCHED, *COURSE, *STORY
        if self.noted is Noted.COURSE:
            return *watching.WATCHED, *COURSE
        watched: tuple[str, ...] = WATCHERS[self.setup.game.family].WATCHED
        return watched if self.noted is Noted.CHOICES else LUCK if self.weighed else ()

    @property
    def deal(self) -> int:
        """How many games share their dice."""
        return len(self.bots) if self.rotated else 1

    def dice(self, number: int) -> int:
        """Which dice a game has."""
        return number // self.deal

    def seating(self, number: int) -> tuple[int, ...]:
        """[seat]: which of the bots sits there in this game, by its place in ``bots``."""
        seats = len(self.bots)
        if not self.rotated:
            return tuple(range(seats))
        deal, moved = divmod(number, seats)
        order = around_the_table(seats, deal % factorial(seats - 1))
        return tuple(order[(seat + moved) % seats] for seat in range(seats))


@cache
def around_the_table(seats: int, which: int) -> tuple[int, ...]:
    """One of the orders in which bots can sit around a table, wherever it begins."""
    [others] = islice(permutations(range(1, seats)), which, which + 1)
    return 0, *others


@cache
def table_of(
    game: str,
    players: int,
    variants: tuple[tuple[str, str], ...],
    board: Path | None,
    rules: Path | None,
    files: str,  # so that nothing is kept of a file that was changed
) -> Setup:
    """The table that a match is played at; raises SetupError, BoardError and RulesError."""
    given = None if board is None else load_file(board)
    house = None if rules is None else load_rules(rules)
    return games.get(game).setup(players, dict(variants), board=given, house=house)


def match_at(
    setup: Setup,
    bots: tuple[str, ...],
    seed: int = 0,
    *,
    rotated: bool = False,
    board: Path | None = None,
    weighed: bool = False,
) -> Match:
    """A match at this table; one bot alone plays all seats. Raises BadSeed."""
    check_seed(seed)
    everybody = bots * len(setup.seats) if len(bots) == 1 else bots
    rules = setup.house.path if setup.house else None
    return Match(
        setup.game.id,
        setup.players,
        fixed(setup.variants),
        everybody,
        seed,
        rotated,
        board,
        weighed,
        rules=rules,
        files=content_of(board, rules),
    )


def content_of(*files: Path | None) -> str:
    """A short hash of what is in some files; nothing if there are none."""
    given = [each for each in files if each is not None]
    if not given:
        return ""
    hashes = [sha256(each.read_bytes()).hexdigest() if each.is_file() else "" for each in given]
    return sha256(" ".join(hashes).encode()).hexdigest()[:16]


def branched(seed: int, number: int) -> int:
    """A seed of its own for one of several matches: what they share otherwise are not the dice."""
    return hashed(FIRST_SALT, seed, number) << 31 | hashed(SECOND_SALT, seed, number) >> 1


def fixed(variants: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Variants that can be hashed and sent."""
    return tuple(sorted(variants.items()))


def check_asked(games: object, *matches: object) -> None:
    """Is it tables that are to be played, and at least one game? Raises TypeError, ValueError."""
    for match in matches:
        if not isinstance(match, Match):
            raise TypeError(f"a table is made by lab.table('madn'): {match!r} is none")
    if isinstance(games, bool) or not isinstance(games, SupportsIndex):
        raise TypeError(f"games is {games!r}: it is a whole number")
    if index(games) < 1:
        raise ValueError(f"games is {games}: at least one game is to be played")
