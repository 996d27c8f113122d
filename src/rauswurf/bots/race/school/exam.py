"""An exam: one player with the net that learned, among others who have another one."""

from dataclasses import dataclass
from math import sqrt

from rauswurf.bots.race.school.lessons import Class, Schedule
from rauswurf.bots.race.school.numbers import Matrix, Net, Positions
from rauswurf.bots.race.school.rooms import Room
from rauswurf.bots.race.school.steps import BEGUN, LONGEST
from rauswurf.bots.race.thinking import GREEDY
from rauswurf.games import Setup


@dataclass(frozen=True)
class Report:
    """How often the pupil was the first one home."""

    games: int
    share: float

    @property
    def error(self) -> float:
        """The standard error."""
        return sqrt(self.share * (1 - self.share) / self.games)


class Exam(Class):
    """One game in each place of a room; both nets look at the positions after their choices."""

    def __init__(self, room: Room, setup: Setup, pupil: Net, others: Net, seed: int) -> None:
        super().__init__(room, pupil, Schedule(lessons=1, seed=seed), len(setup.seats))
        xp = self.xp
        seat_of = {colour: seat for seat, own in enumerate(setup.seats) for colour in own}
        colours = range(setup.board.graph.colours)
        self.others = others
        self.seat_of = xp.asarray([seat_of.get(colour, 0) for colour in colours])
        self.own_seat = xp.arange(room.games) % self.seats

    def plan(self, player: int) -> tuple[int, ...]:
        """What the steps are told: nobody chooses at random, all games begin at the beginning."""
        return self.schedule.seed, player, 0, 1

    def judged(self, ahead: Positions, counts: Matrix) -> Matrix:
        """What the positions are worth to whoever is to act."""
        xp = self.xp
        acts = self.seat_of[self.room.told("turn")] == self.own_seat
        game = xp.searchsorted(xp.cumsum(counts), xp.arange(len(ahead)), side="right")
        mine = acts[xp.minimum(game, self.room.games - 1)][:, None]
        return xp.where(mine, self.net.values(ahead), self.others.values(ahead))

    def report(self) -> Report:
        """Play until it is known of every game who was the first one home."""
        xp, games = self.xp, self.room.games
        open_still = xp.ones(games, bool)
        won = xp.zeros(games)
        lesson = xp.zeros((games, 2 * self.seats + 1), xp.float32)
        every = xp.arange(games)
        for _ in range(LONGEST):
            self.step(GREEDY, lesson)
            ended = open_still & (lesson[:, -1] > 0)
            won += ended * lesson[every, self.seats + self.own_seat]
            open_still &= ~ended & (self.lives[:, BEGUN] == 1)
            if not open_still.any():
                break
        return Report(games, float(won.mean()))
