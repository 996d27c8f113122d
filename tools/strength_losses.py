"""What decisions cost exactly: everybody meets perfect play, where a game for two is solved.

The games are never-mind and madn, each player with one colour and three pieces on their way: so
much any machine solves in minutes.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import count, takewhile
from pathlib import Path

import numpy as np

from kept import Kept
from rauswurf import games
from rauswurf.bots import own_name
from rauswurf.bots.families import family_of
from rauswurf.bots.perfect.duel import Duels, table_values
from rauswurf.bots.perfect.dueling import DECISIONS, LOSS
from rauswurf.bots.perfect.small import small_setup
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.games import Setup
from said import said
from shares import Task
from solved_tables import PIECES
from strength_tables import Loss, Pool

GAMES = ("never-mind", "madn")
SEED = 2
PAIRS_AT_ONCE = 50  # of games
ROUNDS = 20
DIGITS = 9

Pairs = list[list[float]]


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


def met(game: str, table: str, name: str, number: int) -> Pairs:
    """[pair of games]: what the decisions of a player have cost, and how many there were."""
    kind = pool_of(game).numbers[name]
    found = duels(table).meet(kind, PAIRS_AT_ONCE, SEED + number, lambda played: None).tallies
    pairs = found[:, [LOSS, DECISIONS]].reshape(-1, 2, 2).sum(axis=1)
    return [[round(float(cost), DIGITS), int(made)] for cost, made in pairs]


def kept_in(folder: Path) -> Kept:
    """Where results are kept."""
    return Kept(folder / "losses.jsonl")


def key(game: str, name: str, number: int) -> str:
    """What a result depends on."""
    setup = small_setup(game, {})
    who = own_name(name, setup)
    return f"loss {game} {PIECES} {who} {PAIRS_AT_ONCE} {mark_of(setup)} {number}"


def tasks(tables: Mapping[str, Path], rounds: int) -> Iterator[Task]:
    """All meetings with perfect play: everybody once, then everybody again."""
    for number in range(rounds):
        for game, path in tables.items():
            for name in pool_of(game).numbers:
                yield Task(key(game, name, number), met, (game, str(path), name, number))


def losses_in(folder: Path, game: str) -> dict[str, Loss]:
    """What a decision of each player of a game costs, as far as it was measured."""
    if game not in GAMES:
        return {}
    kept = kept_in(folder).found
    usual = games.get(game).setup(2) == small_setup(game, {})
    at = f"{PIECES} pieces each" if usual else f"own colours, {PIECES} pieces each"
    found = {}
    for name in pool_of(game).numbers:
        known = takewhile(kept.__contains__, (key(game, name, n) for n in count()))
        loss = loss_of([pair for each in known for pair in kept[each]], at)
        if loss:
            found[name] = loss
    return found


def loss_of(pairs: Sequence[Sequence[float]], at: str) -> Loss | None:
    """The mean over all decisions, if there were any; pairs of games are independent."""
    if not any(made for _, made in pairs):
        return None
    cost, made = np.array(pairs).T
    mean = cost.sum() / made.sum()
    beyond = cost - mean * made  # the error of a ratio, by the delta method
    error = float(beyond.std()) * len(pairs) ** 0.5 / float(made.sum())
    return Loss(float(mean), error, at, 2 * len(pairs))
