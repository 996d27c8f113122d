"""Facts of a position that only the Nüby games have.

* ``sixes 1``: a six of this turn, or a free entry, is over;
* ``focus yellow 12 s2.4``: pieces in play that have hunted (those at home all have);
* ``hunt 5 dice 2 hits 1``: the number named, dice still to roll, hits that turn a piece;
  ``hits 1 of 3`` if others have turned one already;
* ``stone green F``, ``stone red 33``: where a stone is that does not stand where it began (``B``,
  as the book calls it, is ``L0``);
* ``pushed``: this 1 has pushed the stone already;
* ``stuck 2``: turns in a row in which nobody could move or enter; ``stuck no``: somebody could in
  this one, and has barred the own entry since.
"""

from rauswurf.games import Setup
from rauswurf.messages import Message, message
from rauswurf.rules.graph import GOAL, NONE, SIDE, TRACK, WAITING
from rauswurf.rules.nueby import einser_blocker, jaeger
from rauswurf.rules.nueby.einser_blocker import COULD_MOVE, STONE_0
from rauswurf.rules.race import CONTEST, EMPTY, MOVE, OVER, ROLL, State
from rauswurf.table.positions import Faults, read_number
from rauswurf.table.race.kept import counts_sixes, has_hunts, has_stones

LANE_BEGIN = {"B": "L0"}  # what the book calls the first field of a lane


# Writing.


def write(setup: Setup, s: State) -> list[str]:
    """The facts of a position that are not as one would assume."""
    facts: list[str] = []
    going_on = s.phase not in (OVER, CONTEST)
    if counts_sixes(s, setup) and s.sixes and going_on:
        facts.append(f"sixes {s.sixes}")
    if has_hunts(s, setup):
        facts += _write_focus(setup, s)
        if s.hunted and going_on:
            of_all = f" of {s.struck}" if s.struck > s.hits else ""
            facts.append(f"hunt {s.hunted} dice {s.hunt_dice} hits {s.hits}{of_all}")
    if has_stones(s, setup):
        facts += _write_stones(setup, s)
        if s.pushed and going_on:
            facts.append("pushed")
        if s.phase == ROLL and s.stuck == COULD_MOVE != _stuck_by_default(s.sixes):
            facts.append("stuck no")
        elif going_on and s.stuck not in (COULD_MOVE, _stuck_by_default(s.sixes)):
            facts.append(f"stuck {s.stuck}")
    return facts


def _write_focus(setup: Setup, s: jaeger.State) -> list[str]:
    facts = []
    for colour in setup.colours:
        pieces = setup.board.pieces_of(colour)
        fields = [s.where[piece] for piece in pieces if s.focus[piece]]
        in_play = [field for field in fields if setup.board.graph.kind[field] != GOAL]
        if in_play:
            names = " ".join(setup.board.field_name(field) for field in sorted(in_play))
            facts.append(f"focus {setup.board.colours[colour]} {names}")
    return facts


def _write_stones(setup: Setup, s: einser_blocker.State) -> list[str]:
    rules = setup.rules
    return [
        f"stone {setup.board.colours[colour]} {setup.board.field_name(s.stone[colour])}"
        for colour in setup.colours
        if s.stone[colour] != rules.LANE[colour, rules.LANE_BEGIN]
    ]


def _stuck_by_default(sixes: int) -> int:
    """After a six of this turn one assumes that something could be moved with it."""
    return COULD_MOVE if sixes else 0


# Reading.


class Facts:
    """The facts that were given, taken out of ``given``; faults go where all faults go."""

    def __init__(self, setup: Setup, given: dict[str, list[str]], faults: Faults) -> None:
        self.setup = setup
        self.given = given
        self.faults = faults
        self.known: list[str] = []
        counts_sixes = any(clause.id == "six" for clause in setup.game.clauses)
        knows_sixes = counts_sixes and self.knows("sixes", "sixes")
        self.sixes = self.number("sixes", 1) if knows_sixes else None
        self.focus = self.pairs("focus") if self.knows("focus", "focus") else []
        self.hunt = self.read_hunt() if self.knows("hunt", "hunted") else None
        self.stones = self.pairs("stone") if self.knows("stone", "stone") else []
        self.pushed = self.knows("pushed", "pushed") and self.flag("pushed")
        self.stuck = self.read_stuck() if self.knows("stuck", "stuck") else None

    def knows(self, fact: str, field: str) -> bool:
        """Does this game have such a fact?"""
        if self.setup.keeps(field):
            self.known.append(fact)
            return True
        return False

    def number(self, name: str, most: int, least: int = 1) -> int | None:
        return read_number(name, self.given.pop(name, None), least, most, self.faults)

    def flag(self, name: str) -> bool:
        words = self.given.pop(name, None)
        if words:
            self.faults.note("position-alone", fact=name, said=" ".join(words))
        return words is not None

    def pairs(self, name: str) -> list[tuple[int, int]]:
        """Colours and fields: a colour, then its fields."""
        board = self.setup.board
        found: list[tuple[int, int]] = []
        colour = NONE
        words = self.given.pop(name, None)
        for word in words or []:
            if board.colour(word) in self.setup.colours:
                colour = board.colour(word)
                continue
            field = board.find(LANE_BEGIN.get(word, word) if name == "stone" else word, colour)
            if colour == NONE or field == NONE:
                self.faults.note("position-pairs", fact=name, said=word)
            else:
                found.append((colour, field))
        if words is not None and (not words or board.colour(words[-1]) != NONE):
            self.faults.note("position-no-pairs", fact=name)
        return found

    def read_stuck(self) -> int | None:
        if self.given.get("stuck") == ["no"]:
            del self.given["stuck"]
            return COULD_MOVE
        return self.number("stuck", len(self.setup.seats) - 1, 0)

    def read_hunt(self) -> tuple[int, int, int, int] | None:
        """The number named, the dice to come, the hits that are left, and all hits."""
        words = self.given.pop("hunt", None)
        if words is None:
            return None
        numbers = [int(word) for word in words[::2] if word in map(str, range(7))]
        formed = words[1::2] in (["dice", "hits"], ["dice", "hits", "of"])
        if formed and len(words) % 2 and len(numbers) == len(words[::2]):
            named, dice, hits, struck = *numbers[:3], numbers[-1]
            possible = 1 <= named <= 6 and dice <= 4 and hits <= struck <= 4 - dice
            if possible and (hits == struck or not dice) and (dice or hits):
                return named, dice, hits, struck
        self.faults.note("position-hunt-form")
        return None

    # Setting.

    def set_beside_pieces(self, s: State) -> None:
        """What belongs to the pieces and the board."""
        if has_hunts(s, self.setup):
            self.set_focus(s)
        if has_stones(s, self.setup):
            self.set_stones(s)
            s.stuck = self.stuck if self.stuck is not None else _stuck_by_default(self.sixes or 0)

    def set_focus(self, s: jaeger.State) -> None:
        kind = self.setup.board.graph.kind
        for piece, field in enumerate(s.where):
            s.focus[piece] = int(field != NONE and kind[field] == GOAL)
        for colour, field in self.focus:
            there = [
                piece
                for piece in self.setup.board.pieces_of(colour)
                if s.where[piece] == field and kind[field] != WAITING
            ]
            if there:
                s.focus[there[0]] = 1
            else:
                self.faults.append(self.about("position-focus", colour, field))

    def set_stones(self, s: einser_blocker.State) -> None:
        rules, board = self.setup.rules, self.setup.board
        told = [colour for colour, _ in self.stones]
        for colour in sorted({colour for colour in told if told.count(colour) > 1}):
            self.faults.note("position-one-stone", colour=board.colours[colour])
        for colour, field in self.stones:
            begin = rules.LANE_BEGIN
            lane = [rules.LANE[colour, place] for place in range(begin, rules.FREE + 1)]
            if field in [rules.LANE[colour, place] for place in range(begin)]:
                first = board.field_name(lane[0])
                self.faults.append(self.about("position-stone-begin", colour, field, first=first))
            elif field not in lane and board.graph.kind[field] != TRACK:
                self.faults.append(self.about("position-stone-place", colour, field))
            elif field not in lane and s.board[field] != EMPTY:
                self.faults.append(self.about("position-stone-taken", colour, field))
            else:
                s.stone[colour] = field
                if field not in lane:
                    s.board[field] = STONE_0 + colour

    def about(self, id: str, colour: int, field: int, **more: str) -> Message:
        """A fault of a fact about a colour and a field."""
        board = self.setup.board
        return message(id, colour=board.colours[colour], field=board.field_name(field), **more)

    def set_in_turn(self, s: State) -> None:
        """What belongs to the turn that has begun."""
        rules = self.setup.rules
        if self.sixes and counts_sixes(s, self.setup):
            s.sixes = self.sixes
            rules.await_roll(s)
        if self.pushed and has_stones(s, self.setup):
            s.pushed = 1
            if s.stone[s.turn] == rules.LANE[s.turn, rules.LANE_BEGIN]:
                self.faults.note("position-pushed")
        if self.hunt and has_hunts(s, self.setup):
            s.hunted, s.hunt_dice, s.hits, s.struck = self.hunt
            s.options = 0
            hunters = [piece for piece, where in enumerate(s.where) if self.beside(s, piece, where)]
            without = [piece for piece in hunters if not s.focus[piece]]
            if not without and s.struck == s.hits:
                s.struck += 1  # whoever hunts has no focus: a hit has turned that piece already
            if s.hunt_dice == 0:
                rules.await_turning(s)
            else:  # before the hits turn anybody somebody has no focus
                hunters = without
            if not hunters or (s.hunt_dice == 0 and s.phase != MOVE):
                self.faults.note("position-no-hunter")

    def beside(self, s: State, piece: int, field: int) -> bool:
        """Is this a piece on a side path whose turn it is?"""
        board = self.setup.board
        return board.owner(piece) == s.turn and board.graph.kind[field] == SIDE
