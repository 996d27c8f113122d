"""Training from nothing, on a graphics card or a processor: by many games at once."""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from io import BytesIO
from typing import Any
from zipfile import BadZipFile

import numpy as np

from rauswurf import __version__, games
from rauswurf.bots.race.features import GRADES
from rauswurf.bots.race.mind import net_shape
from rauswurf.bots.race.netplayer import weights_for
from rauswurf.bots.race.school.exam import Exam, Report
from rauswurf.bots.race.school.lessons import Class, Schedule, School
from rauswurf.bots.race.school.numbers import Net, Numbers
from rauswurf.bots.race.school.rooms import THREADS, OnCard, OnProcessor, Room
from rauswurf.bots.race.weights import Weights
from rauswurf.fast.cuda.driver import Card, cards
from rauswurf.games import Game, Setup
from rauswurf.messages import Told, message
from rauswurf.messages.parts import need

HIDDEN = 128  # units
FIRST_WEIGHTS = 0.05
# A card is quick where much is done at once; a processor corrects a net by fewer positions, often.
SIDE_BY_SIDE = {"gpu": 32_768, "cpu": 1_024}  # games; of several numbers of players twice as many
AT_ONCE = {"gpu": 8192, "cpu": 1024}  # positions that the net is corrected by together
USUAL_LESSONS = {"gpu": 200, "cpu": 1_000}
EXAMINED = {"gpu": 8192, "cpu": 512}  # games

Rooms = Callable[[Setup, int], Room]
Reports = list[tuple[Setup, Report]]


@dataclass(frozen=True)
class SchoolPlan:
    """Everything that decides what comes out, but for how a card adds up fractions."""

    game: str
    players: tuple[int, ...]  # tables for so many, side by side
    lessons: int = USUAL_LESSONS["gpu"]
    seed: int = 0
    hidden: int = HIDDEN
    games: int = SIDE_BY_SIDE["gpu"]
    device: str = "gpu"

    @property
    def command(self) -> str:
        """The words that train such a net again."""
        (only,) = self.players if len(self.players) == 1 else (None,)
        tables = f" --players {only}" if only else ""
        how = f"--device {self.device} --lessons {self.lessons} --seed {self.seed}"
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
    """Rooms on a processor."""
    return OnProcessor


def usual_plan(
    game: Game, players: int | None, lessons: int | None, seed: int, device: str
) -> SchoolPlan:
    """The plan for tables of so many players, or of all that a game has."""
    counts = (players,) if players else tuple(game.players)
    number = lessons or USUAL_LESSONS[device]
    side_by_side = SIDE_BY_SIDE[device] * min(2, len(counts))
    return SchoolPlan(game.id, counts, number, seed, games=side_by_side, device=device)


class CannotTrain(Told):
    """A game that no net plays, or a checkpoint of other training."""


class Schooling(ABC):
    """A net that learns, in whatever way."""

    plan: Any
    net: Net
    setups: list[Setup]
    rooms: Rooms

    @property
    @abstractmethod
    def kept(self) -> Numbers:
        """All numbers that it takes to go on."""

    @abstractmethod
    def go_on(self, numbers: Numbers) -> None:
        """Be again as it was."""

    @property
    def checkpoint(self) -> bytes:
        """All that it takes to go on, on a processor."""
        file = BytesIO()
        np.savez(file, allow_pickle=False, plan=json.dumps(self.plan.plain), **self.kept)
        return file.getvalue()

    def resume(self, checkpoint: bytes, name: str) -> None:
        """Take up a checkpoint; raises CannotTrain for one of another plan, or for none."""
        try:
            with np.load(BytesIO(checkpoint), allow_pickle=False) as file:
                numbers = dict(file)
            plan = json.loads(str(numbers["plan"]))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            raise CannotTrain(message("bots-weights-unreadable", file=name)) from None
        if plan != self.plan.plain:
            raise CannotTrain(message("train-other-plan"))
        self.go_on(numbers)

    def reports(self) -> Reports:
        """How it does at each of its tables, among players with the net of the package."""
        count = EXAMINED[self.plan.device]
        return reports_of(self.net, self.setups, self.rooms, count, self.plan.seed)

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
        schedule = Schedule(plan.lessons, plan.seed, AT_ONCE[plan.device])
        self.school = School(
            self.net,
            [
                Class(room, self.net, schedule, len(setup.seats))
                for room, setup in zip(made, self.setups, strict=True)
            ],
            schedule,
        )

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
        self.school.lesson()
        return 1

    @property
    def kept(self) -> Numbers:
        """All numbers that it takes to go on."""
        return self.school.kept

    def go_on(self, numbers: Numbers) -> None:
        """Be again as it was."""
        self.school.go_on(numbers)


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


def reports_of(net: Net, setups: list[Setup], rooms: Rooms, count: int, seed: int) -> Reports:
    """How a net does at each table that has a net in the package, among players who have that.

    So many games are played at each.
    """
    reports = []
    for setup in setups:
        weights = weights_for(setup)
        if weights is not None:
            room = rooms(setup, count)
            colours = setup.board.graph.colours
            tables = (net.table, np.array(weights.rows))
            pupil, others = (Net(room, each, colours * GRADES, colours) for each in tables)
            reports.append((setup, Exam(room, setup, pupil, others, seed).report()))
    return reports
