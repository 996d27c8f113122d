"""The referees of the six Nüby games: is a move legal, and if not, by which rule?

Like the referee of the classic games they are written apart from the functions that list moves:
they walk the board step by step and look only at where pieces and stones stand. The class of a
game changes the questions that its clauses answer differently.
"""

from collections.abc import Iterator
from dataclasses import replace
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
from rauswurf.rules.race import CONTEST, MOVE, OVER, PIECES, ROLL
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
        return Reason("roll-move", "move-first", {"die": self.die})

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
        turnoffs = self.graph.turnoffs[self.turn]
        off_the_way = self.kind(wish.origin) != GREY and not turnoffs[wish.origin]
        if any(turnoffs) and self.kind(wish.target) == GREY and off_the_way:
            return Reason("shortcut", "from-a-stop")
        return Reason("roll-move", "wrong-number", {"die": self.die})

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
        return any(piece // PIECES == self.turn for piece in self.on.get(field, []))

    def opponent(self, field: int) -> bool:
        return self.kind(field) != WAITING and field in self.on and not self.own_piece(field)

    def kind(self, field: int) -> int:
        return self.graph.kind[field]


class WerferJudge(NuebyJudge):
    """Either way, with arrows."""

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
            if self.kind(field) == SIDE and piece // PIECES == self.turn
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
