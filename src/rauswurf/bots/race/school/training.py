"""Training on a graphics card, from nothing: by many games at once, or by a solved race."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from rauswurf import __version__, games
from rauswurf.bots.race.features import GRADES
from rauswurf.bots.race.mind import net_shape
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.bots.race.school.exam import Exam, Report
from rauswurf.bots.race.school.lessons import Class, Schedule, School
from rauswurf.bots.race.school.numbers import Net
from rauswurf.bots.race.school.rooms import THREADS, OnCard, OnProcessor, Room
from rauswurf.bots.race.weights import Weights
from rauswurf.fast.cuda.driver import Card, cards
from rauswurf.games import Setup
from rauswurf.messages.parts import need

HIDDEN = 128  # units
SIDE_BY_SIDE = 32_768  # games; of several numbers of players together twice as many
USUAL_LESSONS = 200
FIRST_WEIGHTS = 0.05
EXAMINED = 8192  # games
EXAMINED_SLOWLY = 256  # on a processor

Rooms = Callable[[Setup, int], Room]
Reports = list[tuple[Setup, Report]]


@dataclass(frozen=True)
class SchoolPlan:
    """Everything that decides what comes out, but for how a card adds up fractions."""

    game: str
    players: tuple[int, ...]  # tables for so many, side by side
    lessons: int = USUAL_LESSONS
    seed: int = 0
    hidden: int = HIDDEN
    games: int = SIDE_BY_SIDE

    @property
    def command(self) -> str:
        """The words that train such a net again."""
        (only,) = self.players if len(self.players) == 1 else (None,)
        tables = f" --players {only}" if only else ""
        how = f"--device gpu --lessons {self.lessons} --seed {self.seed}"
        return f"rauswurf train {self.game}{tables} {how}"

    @property
    def plain(self) -> Mapping[str, Any]:
        """The plan as it is written down."""
        return asdict(self) | {"players": list(self.players)}


def card_rooms() -> Rooms:
    """Rooms on the first card; raises NoCard, and NotInstalled without cupy."""
    first = cards()[0]  # whoever has none need not fetch cupy to find out
    cupy = need("cupy")
    card = Card(first)
    cupy.cuda.ExternalStream(card.queue.value).use()
    return lambda setup, count: OnCard(card, setup, max(1, count // THREADS) * THREADS)


def processor_rooms() -> Rooms:
    """Rooms on a processor, which plays no more games for an exam than it has time for."""
    return lambda setup, count: OnProcessor(setup, min(count, EXAMINED_SLOWLY))


def side_by_side(players: tuple[int, ...]) -> int:
    """How many games are played at once."""
    return SIDE_BY_SIDE if len(players) == 1 else 2 * SIDE_BY_SIDE


class Schooling:
    """A net that learns on a card, in whatever way."""

    plan: Any
    net: Net
    setups: list[Setup]
    rooms: Rooms

    def reports(self) -> Reports:
        """How it does at each of its tables, among players with the net of the package."""
        return reports_of(self.net, self.setups, self.rooms, self.plan.seed)

    @property
    def weights(self) -> Weights:
        """The net as it is now."""
        return weights_of(self.net, self.plan)


class SchoolTraining(Schooling):
    """A net that learns from games of its own."""

    plan: SchoolPlan

    def __init__(self, plan: SchoolPlan, rooms: Rooms) -> None:
        self.plan = plan
        self.rooms = rooms
        self.setups = [games.get(plan.game).setup(count) for count in plan.players]
        share = plan.games // len(self.setups)
        made = [rooms(setup, share) for setup in self.setups]
        self.net = first_net(made[0], self.setups[0], plan.hidden, plan.seed)
        schedule = Schedule(plan.lessons, plan.seed)
        self.school = School(
            self.net,
            [
                Class(room, self.net, schedule, len(setup.seats))
                for room, setup in zip(made, self.setups, strict=True)
            ],
            schedule,
        )
        self.shuffled = made[0].xp.random.RandomState(plan.seed).permutation

    @property
    def played(self) -> int:
        """How many lessons are over."""
        return self.school.lessons

    @property
    def is_done(self) -> bool:
        """Are all lessons over?"""
        return self.school.is_done

    def lesson(self) -> int:
        """One lesson more."""
        self.school.lesson(self.shuffled)
        return 1


def first_net(room: Room, setup: Setup, hidden: int, seed: int) -> Net:
    """A net that knows nothing: small random weights."""
    table = np.random.default_rng(seed).normal(0, FIRST_WEIGHTS, net_shape(setup, hidden))
    colours = setup.board.graph.colours
    return Net(room, table, colours * GRADES, colours)


def weights_of(net: Net, plan: Any) -> Weights:
    """A net as it is kept."""
    table = net.table
    fetched = table.get() if hasattr(table, "get") else table
    made = {
        "game": plan.game,
        "command": plan.command,
        "version": __version__,
        "rules": games.get(plan.game).version,
        "plan": plan.plain,
    }
    return Weights(fetched.tolist(), made)


def reports_of(net: Net, setups: list[Setup], rooms: Rooms, seed: int) -> Reports:
    """How a net does at each table that has a net in the package, among players who have that."""
    reports = []
    for setup in setups:
        weights = weights_for(setup)
        if weights is not None:
            room = rooms(setup, EXAMINED)
            colours = setup.board.graph.colours
            tables = (net.table, np.array(weights.rows))
            pupil, others = (Net(room, each, colours * GRADES, colours) for each in tables)
            reports.append((setup, Exam(room, setup, pupil, others, seed).report()))
    return reports
