"""What decisions cost exactly: everybody meets perfect play, where a game for two is solved.

The games are never-mind and madn, each player with one colour and three pieces on their way: so
much any machine solves in minutes. Where there is no time for that, two pieces tell less.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import Any

import numpy as np

from kept import Kept
from rauswurf import games
from rauswurf.bots import own_name
from rauswurf.bots.families import family_of
from rauswurf.bots.perfect.duel import Duels, table_values
from rauswurf.bots.perfect.dueling import DECISIONS, LOSS
from rauswurf.bots.perfect.format import read_header
from rauswurf.bots.perfect.small import small_setup
from rauswurf.bots.perfect.table import TABLE
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.games import Setup
from said import said
from shares import Task
from solved_tables import FEW_PIECES, PIECES
from strength_tables import Loss, Pool

GAMES = ("never-mind", "madn")
SEED = 2
PAIRS_AT_ONCE = 50  # of games
ROUNDS = 20  # at most: errors are a hundredth then
MOST_FIRST = (PIECES, FEW_PIECES)
DIGITS = 9

# What comes with the project: what was compared with solved games, which take long to solve.
MEASURED = Path(__file__).parent / "strength_exact.jsonl"

# Of pairs of games: what decisions have cost, how many there were, and the sums of the square of
# the one, of the product and of the square of the other.
LossSums = list[float]


@cache
def mark_of(setup: Setup) -> str:
    """Everything that results depend on beside the names of the players."""
    crew = family_of(setup.game).weighing_crew(setup)
    return f"{said(crew.rules, 'play_games')}-{sha256(crew.net.tobytes()).hexdigest()[:8]}"


@cache
def pool_of(game: str) -> Pool:
    """Everybody who can meet perfect play."""
    return Pool(small_setup(game, {}), ())


@cache
def duels(table: str) -> Duels:
    """Meetings with perfect play by a table, opened once in each process."""
    race, values = table_values(Path(table))
    weights = weights_for(race.setup)
    assert weights is not None
    return Duels(race, values, weights, threads=1)


def met(game: str, table: str, name: str, number: int) -> LossSums:
    """What the decisions of a player have cost in some pairs of games."""
    kind = pool_of(game).numbers[name]
    found = duels(table).meet(kind, PAIRS_AT_ONCE, SEED + number, lambda played: None).tallies
    pairs = found[:, [LOSS, DECISIONS]].reshape(-1, 2, 2).sum(axis=1)
    return summed(pairs)


def summed(pairs: Any) -> LossSums:
    """The sums over [pair of games]: what decisions have cost, and how many there were."""
    cost, made = np.array(pairs, np.float64).T
    found = (cost.sum(), made.sum(), cost @ cost, cost @ made, made @ made)
    return [len(cost), *(round(float(each), DIGITS) for each in found)]


def kept_in(folder: Path) -> Kept:
    """Where results are kept."""
    return Kept(folder / "losses.jsonl", MEASURED)


def key(game: str, pieces: int, name: str, number: int) -> str:
    """What a result depends on."""
    setup = small_setup(game, {})
    who = own_name(name, setup)
    return f"loss {game} {pieces} {who} {PAIRS_AT_ONCE} {mark_of(setup)} {number}"


def tasks(tables: Mapping[str, Path], rounds: int) -> Iterator[Task]:
    """All meetings with perfect play: everybody once, then everybody again."""
    pieces = {game: int(read_header(path, TABLE)["pieces"]) for game, path in tables.items()}
    for number in range(rounds):
        for game, path in tables.items():
            for name in pool_of(game).numbers:
                given = (game, str(path), name, number)
                yield Task(key(game, pieces[game], name, number), met, given)


def known_in(kept: Kept, game: str, pieces: int, name: str) -> dict[str, LossSums]:
    """[key]: what is known about a player of today."""
    keys = takewhile(kept.found.__contains__, (key(game, pieces, name, n) for n in range(ROUNDS)))
    return {each: kept.found[each] for each in keys}


def everything_in(folder: Path) -> dict[str, LossSums]:
    """[key]: all that is known about players of today."""
    kept = kept_in(folder)
    found: dict[str, LossSums] = {}
    for game in GAMES:
        for name in pool_of(game).numbers:
            for pieces in MOST_FIRST:
                found |= known_in(kept, game, pieces, name)
    return found


def losses_in(folder: Path, game: str) -> dict[str, Loss]:
    """What a decision of each player of a game costs, with the most pieces that were measured."""
    if game not in GAMES:
        return {}
    kept = kept_in(folder)
    usual = games.get(game).setup(2) == small_setup(game, {})
    for pieces in MOST_FIRST:
        at = f"{pieces} pieces each" if usual else f"own colours, {pieces} pieces each"
        parts = {name: known_in(kept, game, pieces, name) for name in pool_of(game).numbers}
        losses = {name: loss_of(list(each.values()), at) for name, each in parts.items()}
        found = {name: loss for name, loss in losses.items() if loss}
        if found:
            return found
    return {}


def loss_of(parts: Sequence[LossSums], at: str) -> Loss | None:
    """The mean over all decisions, if there were any; pairs of games are independent."""
    pairs, cost, made, squares, products, made_squares = np.array([[0.0] * 6, *parts]).sum(axis=0)
    if not made:
        return None
    mean = cost / made
    # The error of a ratio, by the delta method: of what costs differ by from the mean's share.
    beyond = max(0.0, squares - 2 * mean * products + mean * mean * made_squares)
    return Loss(float(mean), float(np.sqrt(beyond) / made), at, round(2 * pairs))
