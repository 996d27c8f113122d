"""The referee of the six Nüby games: is a move legal, and if not, by which rule?

Like the referee of the classic games it is written apart from the functions that list moves: it
walks the board step by step and looks only at where pieces and stones stand. The class of a game
(`game_judges`) changes the questions that its clauses answer differently.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rauswurf.rules.compose import RuleSet
from rauswurf.rules.graph import (
    BACKWARD,
    FORWARD,
    GOAL,
    NONE,
    TRACK,
    WAITING,
    Graph,
    Path,
    walk,
)
from rauswurf.rules.race import CONTEST, MOVE, OVER, ROLL
from rauswurf.rules.wish import Reason, Wish

SIX = 6


class NuebyJudge:
    """Judges moves in one position by the standard rules."""

    def __init__(self, rules: RuleSet, graph: Graph, s: Any) -> None:
        self.rules = rules
        self.graph = graph
        self.s = s
        self.die: int = s.die
        self.turn: int = s.turn
        self.on: dict[int, list[int]] = {}  # field: the pieces on it
        for piece, field in enumerate(s.where):
            if field != NONE:
                self.on.setdefault(field, []).append(piece)

    # The verdict.

    def verdict(self, wish: Wish) -> Reason | None:
        """Why this may not be done now; None if it may."""
        if self.s.phase == OVER:
            return Reason("finish", "over")
        if wish.word == "roll":
            return self.against_rolling()
        if wish.word not in ("step", "pass"):
            return self.against_word(wish)
        if self.s.phase != MOVE:
            return Reason("roll-move", "roll-first")
        if wish.word == "pass":
            return self.against_passing()
        if wish.colour != self.turn:
            return Reason("turns", "not-yours", {"colour": wish.colour, "turn": self.turn})
        if not self.own_piece(wish.origin):
            return Reason(
                "no-such-piece", "nothing-there", {"colour": self.turn, "field": wish.origin}
            )
        if wish.target == NONE:
            return self.against_leaving(wish)
        return self.against_step(wish)

    def against_rolling(self) -> Reason | None:
        if self.s.phase in (ROLL, CONTEST):
            return None
        if self.die == 0:
            return Reason("free-entry", "enter-first")
        if self.has_use():
            return Reason("roll-move", "move-first", {"die": self.die})
        rolls_again = self.is_special_six() and self.s.sixes == 0
        return None if rolls_again else Reason("must-move", "roll-lost", {"die": self.die})

    def has_use(self) -> bool:
        """Can anything be done with the die?"""
        return any(self.verdict(wish) is None for wish in self.wishes())

    def against_word(self, wish: Wish) -> Reason | None:
        """Words that only some games know."""
        return Reason("no-such-move", wish.word)

    def against_leaving(self, wish: Wish) -> Reason | None:
        """Why a piece may not move at all."""
        reasons = [
            self.verdict(replace(wish, target=target)) for target in self.thinkable(wish.origin)
        ]
        if None in reasons:
            return None
        if reasons:
            return reasons[0]
        if self.die == 0:
            return Reason("free-entry", "enter-first")
        return Reason("roll-move", "too-far", {"die": self.die})

    def against_step(self, wish: Wish) -> Reason | None:
        if self.kind(wish.origin) == WAITING:
            return self.against_entering(wish)
        if self.die == 0:
            return Reason("free-entry", "enter-first")
        reasons = [
            self.obstacle(wish.origin, way, path)
            for way, path in self.paths(wish.origin)
            if path[-1] == wish.target
        ]
        if not reasons:
            return self.unreachable(wish)
        return None if None in reasons else reasons[0]

    def against_entering(self, wish: Wish) -> Reason | None:
        entry = self.graph.entry[self.turn][wish.origin]
        if wish.target != entry:
            return Reason("enter", "only-to-entry", {"field": entry})
        if self.die not in (0, SIX):
            return Reason("enter", "needs-six", {"die": self.die})
        if self.own_piece(entry):
            return Reason("enter", "own-piece", {"field": entry})
        return None

    def obstacle(self, origin: int, way: int, path: Path) -> Reason | None:
        """Why the piece on ``origin`` may not go along this path."""
        target = path[-1]
        if self.own_piece(target):
            return Reason("must-move", "own-piece", {"field": target})
        if way == BACKWARD:
            return self.obstacle_back(origin, path)
        return self.obstacle_ahead(origin, path)

    def obstacle_ahead(self, origin: int, path: Path) -> Reason | None:
        if self.is_special_six() and not self.opponent(path[-1]):
            return Reason("six", "only-to-throw")
        for field in path[:-1]:
            if self.kind(field) == GOAL and field in self.on:
                return Reason("goal-no-jump", "in-the-way", {"field": field})
        return None

    def obstacle_back(self, origin: int, path: Path) -> Reason | None:
        if not self.opponent(path[-1]):
            return Reason("backward-throw", "nobody-there", {"field": path[-1]})
        for field in path[:-1]:
            if field not in self.on:
                return Reason("backward-throw", "free-field", {"field": field})
        return None

    def unreachable(self, wish: Wish) -> Reason:
        """Why no path of the number rolled leads there."""
        if self.means_foreign_goal(wish):
            return Reason("roll-move", "foreign-goal")
        goal = self.graph.goal[self.turn]
        if wish.origin in goal and wish.target not in goal[goal.index(wish.origin) + 1 :]:
            return self.out_of_goal()
        return self.off_the_way(wish) or Reason("roll-move", "wrong-number", {"die": self.die})

    def out_of_goal(self) -> Reason:
        """Why nobody goes back in a goal, or out of it."""
        return Reason("backward-throw", "out-of-goal")

    def off_the_way(self, wish: Wish) -> Reason | None:
        """The clause by which no number leads there on the way that lies before the piece."""
        return None

    def steps_ahead(self, origin: int, target: int) -> int:
        """How many steps forward it is from one field to another; a lap or more if it is behind."""
        reached, steps = {origin}, 0
        while target not in reached and steps < self.graph.fields:
            reached = {
                after for field in reached for after in self.graph.next[FORWARD][self.turn][field]
            }
            steps += 1
        return steps

    def is_behind(self, origin: int, target: int) -> bool:
        """Is it nearer backwards, or not to be reached at all?"""
        return self.steps_ahead(origin, target) > self.graph.kind.count(TRACK) // 2

    def means_foreign_goal(self, wish: Wish) -> bool:
        """Goal fields are called alike: is one of another colour that far away?"""
        own = self.graph.goal[self.turn]
        if wish.target not in own:
            return self.kind(wish.target) == GOAL
        return any(
            path[-1] == goal[own.index(wish.target)]
            for colour, goal in enumerate(self.graph.goal)
            if colour != self.turn
            for path in walk(self.graph, FORWARD, colour, wish.origin, self.die)
        )

    # Duties.

    def against_passing(self) -> Reason | None:
        if self.die == 0:
            return Reason("free-entry", "not-optional")
        for origin in self.origins():
            for way, path in self.paths(origin):
                if self.obstacle(origin, way, path) is None and self.is_duty(origin, way, path):
                    return Reason("must-move", "can-move")
        return None

    def is_duty(self, origin: int, way: int, path: Path) -> bool:
        """Must this move be made if no other is?"""
        return not self.is_special_six() and way == FORWARD and not self.goes_past(origin, path)

    def goes_past(self, origin: int, path: Path) -> bool:
        """Does the path lead past the own mouth instead of into the goal?"""
        first = self.graph.goal[self.turn][0]
        passed = (origin, *path[:-1])
        leaves_mouth = any(first in self.graph.next[FORWARD][self.turn][field] for field in passed)
        return leaves_mouth and self.kind(path[-1]) != GOAL

    def is_special_six(self) -> bool:
        """Does the six only enter and throw?"""
        return self.die == SIX

    # What one could think of.

    def wishes(self) -> Iterator[Wish]:
        """Every move of an own piece that one could think of now."""
        if self.s.phase != MOVE:
            return
        for origin in self.origins():
            for target in self.thinkable(origin) or [NONE]:
                yield Wish("step", self.turn, origin, target)

    def thinkable(self, origin: int) -> list[int]:
        """Where a player could want to go from here."""
        if self.kind(origin) == WAITING:
            return [self.graph.entry[self.turn][origin]]
        if self.die == 0:
            return []
        return [
            path[-1]
            for way, path in self.paths(origin)
            if way == FORWARD or self.opponent(path[-1])
        ]

    # Reading the board.

    def paths(self, origin: int) -> Iterator[tuple[int, Path]]:
        """Every path of the number rolled, both ways; none out of a goal backwards."""
        for way in (FORWARD, BACKWARD):
            for path in walk(self.graph, way, self.turn, origin, self.die):
                yield way, path

    def origins(self) -> list[int]:
        """The fields on which own pieces stand."""
        return sorted(field for field in self.on if self.own_piece(field))

    def own_piece(self, field: int) -> bool:
        return any(self.rules.owner(piece) == self.turn for piece in self.on.get(field, []))

    def opponent(self, field: int) -> bool:
        return self.kind(field) != WAITING and field in self.on and not self.own_piece(field)

    def kind(self, field: int) -> int:
        return self.graph.kind[field]
