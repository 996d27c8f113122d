"""The features of a position at a table: what ``features`` works out is looked up here.

Python is slow where compiled code reads tables number by number. So what a piece on a field means,
and whom it sees from there, is written down once for a board. Tests hold both to the same features.
"""

from typing import Any, NamedTuple

from rauswurf.bots.race.features import (
    GRADES,
    HOME,
    MOMENTS,
    STAGES,
    THREATENED,
    THREATENED_NEXT,
    THREATENS,
    WAITS,
    WAY,
)
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.graph import FACES, NONE, WAITING
from rauswurf.rules.state import Reals, Row


class Place(NamedTuple):
    """What it means that a piece of some colour stands on some field."""

    spot: int
    way: float
    waits: bool
    is_home: bool
    stage: int  # of its way
    stake: float  # what one face that hits it weighs
    sees: dict[int, tuple[int, float]]  # [field]: how near it is, and how many faces hit there


class Noticer:
    """Notices the features of positions of one table."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.mind: Any = rules.new("Mind")
        fields = len(rules.KIND)
        self.places = [
            [place_of(rules, colour, field) for field in range(fields)]
            for colour in range(rules.COLOURS)
        ]
        self.has_focus = "focus" in {field.name for field in rules.fields}
        self.first_meeting = rules.COLOURS * rules.SPOTS + MOMENTS

    def features(self, s: Any) -> tuple[Row, Reals]:
        """The binary features that are so, and all graded ones."""
        rules = self.rules
        active, grade = [], [0.0] * rules.ALL_GRADES
        spots, colours, pieces = rules.SPOTS, rules.COLOURS, rules.PIECES
        hunters, preys = [], []
        each = 1 / pieces
        for piece, here in enumerate(s.where):
            if here == NONE:
                continue
            colour = piece // pieces
            seen = (colour - s.turn) % colours
            place = self.places[colour][here]
            spot = rules.spot_of(s, piece) if self.has_focus else place.spot
            active.append(seen * spots + spot)
            first = seen * GRADES
            grade[first + WAY] += place.way
            if place.waits:
                grade[first + WAITS] += each
                # Only the first of those who wait together can come in.
                if here not in s.where[colour * pieces : piece]:
                    hunters.append((colour, seen, place))
            elif place.is_home:
                grade[first + HOME] += each
            else:
                hunters.append((colour, seen, place))
                preys.append((here, seen, place))
        self.notice_rest(s, active)
        self.notice_meetings(s, hunters, preys, active, grade)
        return active, grade

    def notice_rest(self, s: Any, active: Row) -> None:
        """What the game adds to pieces."""
        mind = self.mind
        mind.actives = 0
        self.rules.notice_moment(s, mind)
        self.rules.notice_things(s, mind)
        active += mind.active[: mind.actives]

    def notice_meetings(
        self,
        s: Any,
        hunters: list[tuple[int, int, Place]],
        preys: list[tuple[int, int, Place]],
        active: Row,
        grade: Reals,
    ) -> None:
        """Who stands before whom, who could throw out whom, and how much way that would cost."""
        colours, nearness = self.rules.COLOURS, self.rules.NEARNESS
        for colour, by, hunter in hunters:
            sees = hunter.sees
            for there, of, prey in preys:
                if of == by or there not in sees:
                    continue
                near, faces = sees[there]
                if nearness:
                    meeting = (of * colours + by) * STAGES + prey.stage
                    active.append(self.first_meeting + meeting * nearness + near - 1)
                if not faces:
                    continue
                if hunter.waits:
                    needs_six = self.rules.needs_six(s, colour)
                    faces = self.rules.HELPLESS_FACES if needs_six else 1.0
                weight = faces * prey.stake
                grade[of * GRADES + THREATENED] += weight
                grade[by * GRADES + THREATENS] += weight
                if by == 0:
                    grade[of * GRADES + THREATENED_NEXT] += weight


def place_of(rules: RuleSet, colour: int, field: int) -> Place:
    """What a piece of a colour means on a field."""
    to_go, full = rules.TO_GO[colour, field], rules.FULL_WAY
    lost = full - to_go
    sees = {
        there: (near, float(rules.THREAT[colour, field, there]))
        for there in range(len(rules.KIND))
        if (near := rules.NEAR[colour, field, there]) > 0
    }
    return Place(
        rules.SPOT[colour, field],
        to_go / (rules.PIECES * full),
        rules.KIND[field] == WAITING,
        bool(rules.is_home(colour, field)),
        min(STAGES - 1, max(0, STAGES * lost // full)),
        (full // 4 + lost) / (FACES * full),
        sees,
    )
