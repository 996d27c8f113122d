"""The referees of single Nüby games: what their clauses answer differently."""

from collections.abc import Iterator
from typing import Any

from rauswurf.rules.compose import RuleSet
from rauswurf.rules.graph import (
    BACKWARD,
    FORWARD,
    GOAL,
    GREY,
    NONE,
    SIDE,
    TRACK,
    WAITING,
    Graph,
    Path,
    walk,
)
from rauswurf.rules.nueby.judge import SIX, NuebyJudge
from rauswurf.rules.race import CONTEST, MOVE, OVER, ROLL
from rauswurf.rules.wish import Reason, Wish


class ZweiteEbeneJudge(NuebyJudge):
    """Two rings, and an arrow of one's own from the outer to the inner one."""

    def off_the_way(self, wish: Wish) -> Reason | None:
        """Nobody comes out again, and nobody goes in at the arrow of another colour."""
        outside = self.track_from(self.graph.start[self.turn])
        inside = [f for f in range(self.graph.fields) if self.kind(f) == TRACK and f not in outside]
        if wish.origin in inside and wish.target in outside:
            return Reason("second-level", "not-out")
        if wish.origin in outside and wish.target in inside:
            others = range(self.graph.colours)
            if any(self.is_near(colour, wish) for colour in others if colour != self.turn):
                return Reason("second-level", "own-arrow", {"field": self.own_arrow(inside)})
        return None

    def track_from(self, start: int) -> set[int]:
        """The ring on which a field lies: what a piece passes that never turns inside."""
        ring, here = {start}, start
        while True:
            common = set.intersection(
                *(set(successors[here]) for successors in self.graph.next[FORWARD])
            )
            [here] = common
            if here in ring:
                return ring
            ring.add(here)

    def own_arrow(self, inside: list[int]) -> int:
        """The field from which the own way leads inside."""
        follow = self.graph.next[FORWARD][self.turn]
        outside = (field for field in range(self.graph.fields) if field not in inside)
        return next(field for field in outside if set(follow[field]) & set(inside))

    def is_near(self, colour: int, wish: Wish) -> bool:
        """Would a piece of this colour come there with one die?"""
        return any(
            path[-1] == wish.target
            for die in range(1, SIX + 1)
            for path in walk(self.graph, FORWARD, colour, wish.origin, die)
        )


class WerferJudge(NuebyJudge):
    """Either way, with arrows."""

    def out_of_goal(self) -> Reason:
        """Also where going back is an ordinary move."""
        return Reason("either-way", "out-of-goal")

    def obstacle_back(self, origin: int, path: Path) -> Reason | None:
        """Going back is ordinary, but never against an arrow."""
        if self.is_special_six() and not self.opponent(path[-1]):
            return Reason("six", "only-to-throw")
        if self.rules.ARROW[origin] and not (self.die == 1 and self.opponent(path[-1])):
            return Reason("arrow", "from-arrow", {"field": origin})
        for field in path[:-1]:
            if self.rules.ARROW[field]:
                return Reason("arrow", "against", {"field": field})
        return None

    def is_duty(self, origin: int, way: int, path: Path) -> bool:
        """Pieces before the goal may stay."""
        if self.is_special_six() or self.rules.BEFORE_GOAL[self.turn, origin]:
            return False
        return way == BACKWARD or not self.goes_past(origin, path)

    def thinkable(self, origin: int) -> list[int]:
        """Both ways are open."""
        if self.kind(origin) == WAITING or self.die == 0:
            return super().thinkable(origin)
        return [path[-1] for _, path in self.paths(origin)]


class AbkuerzungenJudge(NuebyJudge):
    """Shortcuts that nobody has to take."""

    def is_duty(self, origin: int, way: int, path: Path) -> bool:
        """Nobody has to turn off the track."""
        turns_off = self.kind(origin) != GREY and self.kind(path[0]) == GREY
        return not turns_off and super().is_duty(origin, way, path)

    def off_the_way(self, wish: Wish) -> Reason | None:
        """A shortcut is entered from a stop only, and left at its end only."""
        stops = self.graph.turnoffs[self.turn]
        from_elsewhere = self.kind(wish.origin) != GREY and not stops[wish.origin]
        if self.kind(wish.target) == GREY and from_elsewhere:
            return Reason("shortcut", "from-a-stop")
        if self.kind(wish.origin) == GREY and self.is_behind(wish.origin, wish.target):
            return Reason("shortcut", "to-its-end", {"field": self.end_of(wish.origin)})
        return None

    def end_of(self, field: int) -> int:
        """Where a shortcut joins the track."""
        while self.kind(field) == GREY:
            [field] = self.graph.next[FORWARD][self.turn][field]
        return field


class KurzerEinsatzJudge(NuebyJudge):
    """Grey fields are safe, and a six is nothing special."""

    def is_special_six(self) -> bool:
        """A six is a number like any other."""
        return False

    def obstacle(self, origin: int, way: int, path: Path) -> Reason | None:
        """Nobody is thrown on a grey field."""
        if self.kind(path[-1]) == GREY and self.opponent(path[-1]):
            return Reason("grey", "taken", {"field": path[-1]})
        return super().obstacle(origin, way, path)


class JaegerJudge(NuebyJudge):
    """Side paths, hunting and focus."""

    def __init__(self, rules: RuleSet, graph: Graph, s: Any) -> None:
        super().__init__(rules, graph, s)
        self.focus: list[int] = s.focus
        self.hunting = s.hunted > 0

    def verdict(self, wish: Wish) -> Reason | None:
        """A hunt that is going on comes first."""
        if self.hunting and self.s.phase != OVER and wish.word not in ("turn", "roll"):
            if self.s.phase != MOVE:
                return Reason("hunt", "dice-first")
            if wish.word == "pass":
                return None if self.s.struck == 1 else Reason("hunt", "several-must")
            return Reason("hunt", "turn-first")
        return super().verdict(wish)

    def against_rolling(self) -> Reason | None:
        if self.hunting and self.s.phase == MOVE:
            return Reason("hunt", "turn-first")
        return super().against_rolling()

    def against_word(self, wish: Wish) -> Reason | None:
        """To hunt, and to turn a piece."""
        if wish.word == "hunt":
            return self.against_hunting(wish)
        if wish.word == "turn":
            return self.against_turning(wish)
        return super().against_word(wish)

    def against_hunting(self, wish: Wish) -> Reason | None:
        if self.s.phase == CONTEST:
            return Reason("hunt", "not-yet")
        if self.s.phase == MOVE and self.die == 0:
            return Reason("free-entry", "enter-first")
        if self.s.phase != ROLL:
            return Reason("hunt", "instead-of-a-roll")
        if not 1 <= wish.number <= 6:
            return Reason("hunt", "no-such-number")
        if not any(not self.focus[piece] for piece in self.beside()):
            return Reason("hunt", "no-hunter")
        return None

    def against_turning(self, wish: Wish) -> Reason | None:
        if not (self.hunting and self.s.phase == MOVE):
            return Reason("hunt", "no-hit")
        candidates = self.beside()
        without = [piece for piece in candidates if not self.focus[piece]]
        there = [piece for piece in candidates if self.s.where[piece] == wish.target]
        if not there:
            return Reason("hunt", "not-beside", {"field": wish.target})
        if without and there[0] not in without:
            return Reason("hunt", "others-first")
        return None

    def beside(self) -> list[int]:
        """The own pieces on side paths."""
        return [
            piece
            for field, pieces in self.on.items()
            for piece in pieces
            if self.kind(field) == SIDE and self.rules.owner(piece) == self.turn
        ]

    def obstacle(self, origin: int, way: int, path: Path) -> Reason | None:
        """Side paths are safe, and only hunters go home."""
        target = path[-1]
        if self.kind(target) == SIDE and target in self.on and not self.own_piece(target):
            return Reason("side-path", "taken", {"field": target})
        if self.kind(target) == GOAL and not self.has_focus(origin):
            return Reason("focus-to-go-home", "no-focus")
        return super().obstacle(origin, way, path)

    def is_duty(self, origin: int, way: int, path: Path) -> bool:
        """Nobody has to leave a side path without focus, nor to walk past the last one."""
        if self.kind(path[-1]) != SIDE:
            if self.kind(origin) == SIDE and not self.has_focus(origin):
                return False
            if self.kind(origin) != SIDE and self.finds_last_side_taken(origin):
                return False
        return super().is_duty(origin, way, path)

    def off_the_way(self, wish: Wish) -> Reason | None:
        """A side path is entered at its beginning and left at its end, in its direction only."""
        if not self.is_behind(wish.origin, wish.target):
            return None
        if self.kind(wish.target) == SIDE:
            return Reason("side-path", "from-its-entrance", {"field": self.entrance(wish.target)})
        if self.kind(wish.origin) == SIDE:
            return Reason("side-path", "to-its-end", {"field": self.end_of(wish.origin)})
        return None

    def entrance(self, field: int) -> int:
        """The field after which a side path leaves the track."""
        while self.kind(field) == SIDE:
            follow = self.graph.next[FORWARD][self.turn]
            field = next(f for f in range(self.graph.fields) if field in follow[f])
        return field

    def end_of(self, field: int) -> int:
        """Where a side path joins the track."""
        while self.kind(field) == SIDE:
            [field] = self.graph.next[FORWARD][self.turn][field]
        return field

    def finds_last_side_taken(self, origin: int) -> bool:
        return any(
            self.rules.LAST_SIDE[self.turn, path[-1]] and path[-1] in self.on
            for way, path in self.paths(origin)
            if way == FORWARD
        )

    def has_focus(self, field: int) -> bool:
        return any(self.focus[piece] for piece in self.on[field])

    def wishes(self) -> Iterator[Wish]:
        """In a hunt there are no moves to think of."""
        if not self.hunting:
            yield from super().wishes()


class EinserBlockerJudge(NuebyJudge):
    """Stones that block."""

    def __init__(self, rules: RuleSet, graph: Graph, s: Any) -> None:
        super().__init__(rules, graph, s)
        self.stones = {field for field in s.stone if field != NONE and self.kind(field) == TRACK}
        self.lane = [rules.LANE[s.turn, place] for place in range(rules.FREE + 1)]
        self.stone: int = s.stone[s.turn]

    def has_use(self) -> bool:
        """The stone may be pushed or set, too."""
        setting = (Wish("stone", target=field) for field in range(self.graph.fields))
        stone = [self.against_pushing(), *map(self.against_placing, setting)]
        return None in stone or super().has_use()

    def against_word(self, wish: Wish) -> Reason | None:
        """To push the stone, and to set it."""
        if wish.word == "push":
            return self.against_pushing()
        if wish.word == "stone":
            return self.against_placing(wish)
        return super().against_word(wish)

    def against_pushing(self) -> Reason | None:
        if self.s.phase != MOVE or self.die != 1:
            return Reason("one-pushes", "needs-one")
        if self.s.pushed:
            return Reason("one-pushes", "once")
        if self.stone not in self.lane[:-1]:
            return Reason("one-pushes", "not-in-lane")
        return None

    def against_placing(self, wish: Wish) -> Reason | None:
        if self.s.phase == CONTEST:
            return Reason("place", "not-now")
        if self.stone != self.lane[-1]:
            return Reason("place", "not-free")
        if self.kind(wish.target) != TRACK:
            return Reason("place", "only-on-track")
        if wish.target in self.on or wish.target in self.stones:
            return Reason("place", "taken", {"field": wish.target})
        return None

    def against_entering(self, wish: Wish) -> Reason | None:
        reason = super().against_entering(wish)
        if reason is None and wish.target in self.stones:
            return Reason("blockade", "on-entry", {"field": wish.target})
        return reason

    def obstacle(self, origin: int, way: int, path: Path) -> Reason | None:
        """Nobody passes a stone, and only an ordinary move hits one."""
        for field in path[:-1]:
            if field in self.stones:
                return Reason("blockade", "in-the-way", {"field": field})
        if path[-1] in self.stones:
            if way == BACKWARD or self.is_special_six():
                return Reason("blockade", "no-opponent", {"field": path[-1]})
            return None
        return super().obstacle(origin, way, path)
