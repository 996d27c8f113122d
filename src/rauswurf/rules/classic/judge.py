"""The referee of the classic games: is a move legal, and if not, by which rule?

It is written apart from the functions that list moves, walks the board step by step instead of
reading tables, and looks only at where the pieces stand. A test holds the two against each other:
what one lists the other must find legal, and nothing else.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from rauswurf.rules.graph import BACKWARD, FORWARD, GOAL, NONE, TRACK, Graph, Path, progress, walk
from rauswurf.rules.race import MOVE, OVER, State
from rauswurf.rules.wish import Reason, Wish

SIX = 6


class Judge:
    """Judges moves in one position."""

    def __init__(
        self, graph: Graph, variants: Mapping[str, str], s: State, neutral: int = NONE
    ) -> None:
        self.graph = graph
        self.s = s
        self.die = s.die
        self.goal_jump = variants["goal-jump"] == "on"
        self.backward = variants["backward-capture"] == "on"
        self.barriers = variants["barriers"] == "on"
        self.huff = variants["forced-capture"] == "huff"
        self.forced = variants["forced-capture"] != "off"
        self.neutral = neutral  # the colour that belongs to nobody
        self.pieces: dict[int, list[int]] = {}  # field: the colours of the pieces on it
        each = len(s.where) // graph.colours
        for piece, field in enumerate(s.where):
            if field != NONE:
                self.pieces.setdefault(field, []).append(piece // each)

    @property
    def colours(self) -> list[int]:
        """The colours that the player on turn may move."""
        return [self.s.turn] if self.neutral == NONE else [self.s.turn, self.neutral]

    @cached_property
    def progress(self) -> dict[int, list[int]]:
        """How far a piece of theirs has come on each field."""
        return {colour: progress(self.graph, colour) for colour in self.colours}

    def verdict(self, wish: Wish) -> Reason | None:
        """Why this may not be done now; None if it may."""
        if self.s.phase == OVER:
            return Reason("finish", "over")
        if wish.word not in ("step", "pass", "roll"):
            return Reason("no-such-move", wish.word)
        if self.s.phase != MOVE:
            return Reason("roll-move", "roll-first")
        if wish.word == "roll":
            return self.against_rolling()
        if wish.word == "pass":
            return self.against_passing()
        if wish.colour not in self.colours:
            return Reason("turns", "not-yours", {"colour": wish.colour, "turn": self.s.turn})
        if wish.colour not in self.pieces.get(wish.origin, []):
            return Reason(
                "no-such-piece", "nothing-there", {"colour": wish.colour, "field": wish.origin}
            )
        if wish.target == NONE:
            return self.against_leaving(wish)
        return self.obstacle(wish) or self.duty_against(wish)

    def against_rolling(self) -> Reason | None:
        """A die that nobody can use is lost; else it comes before the next roll."""
        if any(self.duty_against(wish) is None for wish in self.possible()):
            return Reason("roll-move", "move-first", {"die": self.die})
        if self.s.rolls > 1 or self.die == SIX:
            return None
        return Reason("must-move", "roll-lost", {"die": self.die})

    def against_leaving(self, wish: Wish) -> Reason | None:
        """Why a piece may not move at all."""
        reasons = [
            self.verdict(replace(wish, target=target))
            for target in self.thinkable(wish.colour, wish.origin)
        ]
        if None in reasons:
            return None
        return reasons[0] if reasons else Reason("goal-count", "does-not-fit", {"die": self.die})

    def wishes(self) -> Iterator[Wish]:
        """Every move of an own piece that one could think of with this roll."""
        if self.s.phase != MOVE:
            return
        for colour in self.colours:
            for origin in sorted(
                field for field, owners in self.pieces.items() if colour in owners
            ):
                targets = self.thinkable(colour, origin) or [NONE]
                for target in targets:
                    yield Wish("step", colour, origin, target)

    def thinkable(self, colour: int, origin: int) -> list[int]:
        """Where a player could want to go from here: as far as the die says, even too far."""
        if origin == self.graph.base[colour]:
            return [self.graph.start[colour]]
        ahead = self.ends(FORWARD, colour, origin)
        if not ahead and self.kind(origin) == TRACK:
            ahead = self.ends(FORWARD, (colour + 1) % self.graph.colours, origin)
        behind = self.ends(BACKWARD, colour, origin) if self.backward else []
        return ahead + [field for field in behind if self.stranger_on(field, colour)]

    def ends(self, way: int, colour: int, origin: int) -> list[int]:
        return [path[-1] for path in walk(self.graph, way, colour, origin, self.die)]

    # What the board allows, whatever the duties.

    def obstacle(self, wish: Wish) -> Reason | None:
        """Why the piece cannot go there even if it were free to choose."""
        if wish.origin == self.graph.base[wish.colour]:
            return self.against_entering(wish)
        for way in (FORWARD, BACKWARD):
            for path in walk(self.graph, way, wish.colour, wish.origin, self.die):
                if path[-1] == wish.target:
                    return self.obstacle_on(wish, way, path)
        return self.unreachable(wish)

    def against_entering(self, wish: Wish) -> Reason | None:
        start = self.graph.start[wish.colour]
        if wish.target != start:
            return Reason("six-enters", "only-to-start", {"start": start})
        if self.die != SIX:
            return Reason("six-enters", "needs-six", {"die": self.die})
        if wish.colour in self.pieces.get(start, []):
            return Reason("six-start-occupied", "own-on-start", {"start": start})
        if self.is_barrier(start):
            return Reason("barriers", "on-start", {"field": start})
        return None

    def obstacle_on(self, wish: Wish, way: int, path: Path) -> Reason | None:
        colour, target = wish.colour, wish.target
        if way == BACKWARD:
            if not self.backward:
                return Reason("roll-move", "forward-only", {"die": self.die})
            if not self.stranger_on(target, colour):
                return Reason("backward-capture", "nobody-there", {"field": target})
        for field in path:
            if self.is_barrier(field):
                return Reason("barriers", "in-the-way", {"field": field})
        if colour in self.pieces.get(target, []):
            makes_barrier = self.barriers and way == FORWARD and self.kind(target) == TRACK
            if not makes_barrier:
                return Reason("one-per-field", "own-piece", {"field": target})
        if not self.goal_jump:
            for field in path[:-1]:
                if self.kind(field) == GOAL and field in self.pieces:
                    return Reason("goal-no-jump", "in-the-way", {"field": field})
        return None

    def unreachable(self, wish: Wish) -> Reason:
        """Why no path of the number rolled leads there."""
        if self.means_foreign_goal(wish):
            return Reason("goal-count", "foreign-goal", {"field": wish.target})
        if self.would_reach(FORWARD, wish):
            return Reason("goal-count", "past-own-goal", {"die": self.die})
        if self.would_reach(BACKWARD, wish):
            if not self.backward:
                return Reason("roll-move", "forward-only", {"die": self.die})
            start = self.graph.start[wish.colour]
            return Reason("backward-capture", "over-own-start", {"start": start})
        goal = self.graph.goal[wish.colour]
        if wish.origin in goal and wish.target not in goal[goal.index(wish.origin) + 1 :]:
            if self.backward:
                return Reason("backward-capture", "out-of-goal")
            return Reason("roll-move", "forward-only", {"die": self.die})
        fits = set(goal) & set(self.ends(FORWARD, wish.colour, wish.origin))
        if wish.target in goal and not fits:
            return Reason("goal-count", "does-not-fit", {"die": self.die})
        return self.behind(wish) or Reason("roll-move", "wrong-number", {"die": self.die})

    def behind(self, wish: Wish) -> Reason | None:
        """Why no number at all leads there: the piece has left that part of its round behind."""
        if self.kind(wish.target) != TRACK:
            return None
        steps = self.progress[wish.colour]
        back = steps[wish.origin] - steps[wish.target]
        if back < 0:
            return None
        if back > self.graph.kind.count(TRACK) // 2:
            return Reason("goal-count", "once-round", {"start": self.graph.start[wish.colour]})
        return None if self.backward else Reason("roll-move", "forward-only", {"die": self.die})

    def means_foreign_goal(self, wish: Wish) -> bool:
        """Goal fields are called alike: is one of another colour that far away?"""
        own = self.graph.goal[wish.colour]
        if wish.target not in own:
            return self.kind(wish.target) == GOAL
        return any(
            goal[own.index(wish.target)] in self.ends(FORWARD, colour, wish.origin)
            for colour, goal in enumerate(self.graph.goal)
            if colour != wish.colour
        )

    def would_reach(self, way: int, wish: Wish) -> bool:
        """Would a piece of another colour come there from here?"""
        return any(
            wish.target in self.ends(way, colour, wish.origin)
            for colour in range(self.graph.colours)
            if colour != wish.colour
        )

    # What duties demand.

    def duty_against(self, wish: Wish) -> Reason | None:
        """The duty that another move has to fulfil first."""
        if self.forced and self.is_owed(wish):
            return None
        if self.forced and not self.huff and self.owes_capture():
            return Reason("forced-capture", "capture-first")
        return self.entry_duty_against(wish)

    def entry_duty_against(self, wish: Wish) -> Reason | None:
        base, start = self.graph.base[wish.colour], self.graph.start[wish.colour]
        if wish.colour not in self.pieces.get(base, []):
            return None
        if wish.colour in self.pieces.get(start, []):
            if wish.origin == start or not self.can_leave(wish.colour, start):
                return None
            rule = "six-start-occupied" if self.die == SIX else "clear-start"
            return Reason(rule, "start-first", {"start": start})
        entering = Wish("step", wish.colour, base, start)
        if self.die == SIX and wish.origin != base and self.obstacle(entering) is None:
            return Reason("six-enters", "must-enter", {"start": start})
        return None

    def against_passing(self) -> Reason | None:
        """Passing is a choice only where nothing but a backward capture is legal and not owed."""
        if self.forced and self.owes_capture():
            return Reason("forced-capture", "no-passing" if self.huff else "capture-first")
        for wish in self.possible():
            if self.entry_duty_against(wish) is None and not self.goes_back(wish):
                return Reason("must-move", "can-move")
        return None

    def owes_capture(self) -> bool:
        return any(self.is_owed(wish) for wish in self.possible())

    def is_owed(self, wish: Wish) -> bool:
        """A capture that fulfils the duty; to capture oneself with a neutral piece does not."""
        victims = self.pieces.get(wish.target, [])
        return self.stranger_on(wish.target, wish.colour) and self.s.turn not in victims

    # Reading the board.

    def possible(self) -> Iterator[Wish]:
        """Every move that the board allows the player on turn."""
        for colour in self.colours:
            for origin in [field for field, owners in self.pieces.items() if colour in owners]:
                for target in self.targets(colour, origin):
                    wish = Wish("step", colour, origin, target)
                    if self.obstacle(wish) is None:
                        yield wish

    def targets(self, colour: int, origin: int) -> set[int]:
        if origin == self.graph.base[colour]:
            return {self.graph.start[colour]}
        return {*self.ends(FORWARD, colour, origin), *self.ends(BACKWARD, colour, origin)}

    def can_leave(self, colour: int, origin: int) -> bool:
        return any(
            self.obstacle(Wish("step", colour, origin, target)) is None
            for target in self.targets(colour, origin)
        )

    def goes_back(self, wish: Wish) -> bool:
        return wish.target in self.ends(BACKWARD, wish.colour, wish.origin)

    def stranger_on(self, field: int, colour: int) -> bool:
        return any(other != colour for other in self.pieces.get(field, []))

    def is_barrier(self, field: int) -> bool:
        return self.kind(field) == TRACK and len(self.pieces.get(field, [])) > 1

    def kind(self, field: int) -> int:
        return self.graph.kind[field]
