"""Reading a board file: what must be in it, and everything that is wrong with it.

The form of the file is told in docs/boards.md; ``cross.toml`` is an example.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from rauswurf.boards.board import COLOURS, Board, Field, Spot
from rauswurf.boards.names import expand
from rauswurf.boards.ways import MOST_PATHS, ambiguous_paths, crossroads, reachable
from rauswurf.messages import Message, Told, each_of, message, quoted
from rauswurf.rules.graph import BACKWARD, FORWARD, KINDS, NONE, Graph

Pair = tuple[int, int]
Data = Mapping[str, Any]

MOST_FIELDS = 255  # a choice of the rules has eight bits for the field it leads to
MOST_NAMES = 20_000  # in all ways and marks, for each colour anew; our largest board has 1,400
LONGEST_NAME = 8  # of a field: moves and positions are written with them
LONGEST_TITLE = 40  # of the board
TOP_KEYS = {"id", "name", "size", "pieces", "colour", "group", "ways", "marks"}
MAY_LACK = {"pieces", "marks"}
LEAST_COLOURS = 2
PIECES = range(2, 7)  # of each colour
GROUP_KEYS = {"kind", "owner", "thrown_to", "fields"}
COLOUR_KEYS = {
    *("name", "start", "base", "goal", "marks", "forward", "backward", "enter", "turnoff"),
    *("not_forward", "not_backward"),
}
WAY_KEYS = {"forward", "backward", "enter", "turnoff"}
LARGEST = 1_000_000  # a place further away than this is a slip


class BoardError(Told):
    """A board file that cannot be used; ``faults`` lists everything found wrong."""

    def __init__(self, source: str, faults: list[Message]) -> None:
        self.faults = faults
        super().__init__(message("board-error", file=source, faults=each_of(faults)))


def read_board(data: Data, source: str) -> Board:
    """The board that this data describes; raises BoardError."""
    reader = _Reader(data)
    try:
        board = reader.board()
    except Told as error:
        raise BoardError(source, [*reader.faults, error.message]) from error
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        # A malformed part makes what builds on it impossible; its faults are already listed.
        strange = message("board-not-a-board", reason=repr(error))
        raise BoardError(source, reader.faults or [strange]) from error
    if reader.faults:
        raise BoardError(source, reader.faults)
    return board


class _Reader:
    def __init__(self, data: Data) -> None:
        self.data = data
        self.faults: list[Message] = []
        self.colours: tuple[str, ...] = ()
        self.fields: list[Field] = []
        self.thrown_to: list[str] = []
        self.numbers: dict[tuple[int, str], int] = {}
        self.named = 0  # fields that were named in ways and marks so far

    def board(self) -> Board:
        self.check_shape()
        self.colours = tuple(str(colour["name"]) for colour in self.data["colour"])
        for group in self.data["group"]:
            self.read_group(group)
        if len(self.fields) > MOST_FIELDS:
            raise Told(message("board-many-fields", count=len(self.fields), most=MOST_FIELDS))
        graph = self.graph()
        self.check_graph(graph)
        width, height = self.data["size"]
        return Board(
            id=str(self.data["id"]),
            name=str(self.data["name"]),
            size=(float(width), float(height)),
            colours=self.colours,
            fields=tuple(self.fields),
            pieces=self.pieces(graph),
            graph=graph,
            marks=self.marks(self.data, NONE),
            colour_marks=tuple(self.marks(c, k) for k, c in enumerate(self.data["colour"])),
            _numbers=self.numbers,
        )

    # What must be there.

    def check_shape(self) -> None:
        self.check_keys(message("board-file"), self.data, TOP_KEYS, TOP_KEYS - MAY_LACK)
        size = self.data.get("size")
        if not (isinstance(size, list) and len(size) == 2 and all(is_number(n) for n in size)):
            self.faults.append(message("board-bad-size"))
        for key in ("id", "name"):
            if not 0 < len(str(self.data.get(key, "?"))) <= LONGEST_TITLE:
                self.faults.append(message("board-bad-title", key=key, most=LONGEST_TITLE))
        for key in ("colour", "group"):
            if not isinstance(self.data.get(key, []), list):
                self.faults.append(message("board-not-tables", key=key))
        if len(self.data.get("colour", [])) > len(COLOURS):
            raise Told(message("board-many-colours", most=len(COLOURS)))
        names = [str(colour.get("name")) for colour in self.data.get("colour", [])]
        if len(names) < LEAST_COLOURS:
            self.faults.append(message("board-few-colours", least=LEAST_COLOURS))
        twice = sorted({name for name in names if names.count(name) > 1})
        self.faults += [message("board-colour-twice", colour=quoted(name)) for name in twice]
        for number, colour in enumerate(self.data.get("colour", [])):
            where = f"colour {colour.get('name', number)}"
            self.check_keys(where, colour, COLOUR_KEYS, {"name", "start", "goal"})
        for number, group in enumerate(self.data.get("group", [])):
            self.check_keys(f"group {number}", group, GROUP_KEYS, {"kind", "fields"})
        self.check_keys("ways", self.data.get("ways", {}), WAY_KEYS, {"forward"})

    def check_keys(
        self, where: Message | str, table: Data, known: set[str], needed: set[str]
    ) -> None:
        for key in sorted(needed - set(table)):
            self.faults.append(message("board-lacks", where=where, key=key))
        for key in sorted(set(table) - known):
            self.faults.append(
                message("board-unknown-key", where=where, key=key, known=sorted(known))
            )

    # Fields.

    def read_group(self, group: Data) -> None:
        kind = group["kind"]
        if kind not in KINDS:
            self.faults.append(message("board-no-kind", kind=repr(kind), known=KINDS))
        owner = self.colour_number(group["owner"]) if "owner" in group else NONE
        for entry in group["fields"]:
            self.read_field(entry, kind, owner)
            self.thrown_to.append(str(group.get("thrown_to", "")))

    def read_field(self, entry: list[Any], kind: str, owner: int) -> None:
        name, *numbers = entry
        if not isinstance(name, str) or len(numbers) < 2 or len(numbers) % 2:
            self.faults.append(message("board-bad-field", entry=repr(entry)))
        elif not is_name(name):
            self.faults.append(message("board-bad-name", field=quoted(name), most=LONGEST_NAME))
        if not all(is_number(number) for number in numbers):
            self.faults.append(message("board-bad-places", field=name))
        if (owner, name) in self.numbers:
            self.faults.append(message("board-field-twice", field=name))
        spots: tuple[Spot, ...] = tuple(zip(numbers[::2], numbers[1::2], strict=True))
        self.numbers[owner, name] = len(self.fields)
        self.fields.append(Field(name, kind, owner, spots))

    def colour_number(self, name: str) -> int:
        if name not in self.colours:
            self.faults.append(message("board-no-colour", colour=quoted(name), known=self.colours))
            return NONE
        return self.colours.index(name)

    def field_number(self, name: str, colour: int) -> int:
        number = self.numbers.get((colour, name), self.numbers.get((NONE, name)))
        if number is None:
            self.faults.append(self.no_field(name, colour))
            return NONE
        return number

    def no_field(self, name: str, colour: int) -> Message:
        if colour == NONE:
            return message("board-no-field", field=quoted(name))
        return message("board-no-field-for", field=quoted(name), colour=self.colours[colour])

    def names(self, text: str) -> list[str]:
        """The names in a text; raises Told when there are more than any board needs."""
        names = expand(text)
        self.named += len(names)
        if self.named > MOST_NAMES:
            raise Told(message("board-many-names", most=MOST_NAMES))
        return names

    # The graph.

    def graph(self) -> Graph:
        colours = range(len(self.colours))
        described = self.data["colour"]
        return Graph(
            colours=len(self.colours),
            kind=tuple(
                KINDS.index(field.kind) if field.kind in KINDS else NONE for field in self.fields
            ),
            next=(
                tuple(self.successors("forward", colour) for colour in colours),
                tuple(self.successors("backward", colour) for colour in colours),
            ),
            turnoffs=tuple(self.successors("turnoff", colour) for colour in colours),
            entry=tuple(self.entries(colour) for colour in colours),
            thrown_to=tuple(self.waiting_places(colour) for colour in colours),
            start=tuple(self.field_number(described[c]["start"], c) for c in colours),
            base=tuple(self.base(c) for c in colours),
            goal=tuple(
                tuple(self.field_number(name, c) for name in self.names(described[c]["goal"]))
                for c in colours
            ),
        )

    def base(self, colour: int) -> int:
        """Where a colour waits before its first round; some boards have no such field."""
        name = self.data["colour"][colour].get("base")
        return NONE if name is None else self.field_number(name, colour)

    def steps(self, table: Data, key: str, colour: int) -> list[Pair]:
        return [
            (self.field_number(first, colour), self.field_number(second, colour))
            for chain in table.get(key, [])
            for first, second in pairwise(self.names(chain))
        ]

    def successors(self, way: str, colour: int) -> tuple[tuple[int, ...], ...]:
        described = self.data["colour"][colour]
        left_out = set(self.steps(described, f"not_{way}", colour))
        follow: list[list[int]] = [[] for _ in self.fields]
        for first, second in self.steps(self.data["ways"], way, colour) + self.steps(
            described, way, colour
        ):
            if (first, second) not in left_out and second not in follow[first]:
                follow[first].append(second)
        return tuple(map(tuple, follow))

    def entries(self, colour: int) -> tuple[int, ...]:
        steps = dict(self.steps(self.data["ways"], "enter", colour))
        steps |= self.steps(self.data["colour"][colour], "enter", colour)
        return tuple(steps.get(field, NONE) for field in range(len(self.fields)))

    def waiting_places(self, colour: int) -> tuple[int, ...]:
        return tuple(self.field_number(name, colour) if name else NONE for name in self.thrown_to)

    def marks(self, table: Data, colour: int) -> dict[str, tuple[int, ...]]:
        return {
            mark: tuple(self.field_number(name, colour) for name in self.names(names))
            for mark, names in table.get("marks", {}).items()
        }

    def pieces(self, graph: Graph) -> int:
        """How many pieces each colour has: as many as goal fields, if the file does not say so."""
        goals = min(map(len, graph.goal))
        pieces = self.data.get("pieces", goals)
        limits = {"least": min(PIECES), "most": max(PIECES)}
        if type(pieces) is not int or pieces not in PIECES:
            told = "board-bad-pieces" if "pieces" in self.data else "board-bad-goals"
            self.faults.append(message(told, **limits))
            return goals
        if pieces > goals:
            self.faults.append(message("board-few-goals", goals=goals, pieces=pieces))
        return pieces

    # What must hold.

    def check_graph(self, graph: Graph) -> None:
        if len({len(goal) for goal in graph.goal}) > 1:
            self.faults.append(message("board-goals-differ"))
        for colour, name in enumerate(self.colours):
            self.check_colour(graph, colour, name)

    def check_colour(self, graph: Graph, colour: int, name: str) -> None:
        fork = crossroads(graph, colour)
        if fork is not None:
            here = self.name(fork)
            raise Told(message("board-many-ways", colour=name, field=here, most=MOST_PATHS))
        if any(self.kind(field) != "goal" for field in graph.goal[colour]):
            self.faults.append(message("board-goal-kind", colour=name))
        if self.kind(graph.start[colour]) != "track":
            self.faults.append(message("board-start-kind", colour=name))
        missing = set(graph.goal[colour]) - reachable(graph, colour)
        if missing:
            fields = sorted(map(self.name, missing))
            self.faults.append(message("board-goal-unreachable", colour=name, missing=fields))
        for field, entry in enumerate(graph.entry[colour]):
            if entry != NONE and self.kind(field) != "waiting":
                here = self.name(field)
                self.faults.append(message("board-enters-from", colour=name, field=here))
        for start, end, steps in ambiguous_paths(graph, colour):
            self.faults.append(
                message(
                    "board-two-ways",
                    colour=name,
                    start=self.name(start),
                    end=self.name(end),
                    steps=steps,
                )
            )
        self.check_walks(graph, colour)

    def check_walks(self, graph: Graph, colour: int) -> None:
        for way in (FORWARD, BACKWARD):
            for field, follow in enumerate(graph.next[way][colour]):
                if follow and self.kind(field) in ("waiting", "lane"):
                    self.faults.append(message("board-not-walked-on", field=self.name(field)))

    def kind(self, field: int) -> str:
        return self.fields[field].kind

    def name(self, field: int) -> str:
        return self.fields[field].name


def is_number(value: object) -> bool:
    """Is this a number in the sense of a board file (no truth value, and not beyond all bounds)?"""
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < LARGEST


def is_name(name: str) -> bool:
    """Can a field be called so? Signs would be taken for those of moves and positions."""
    return name.replace(".", "").isalnum() and len(name) <= LONGEST_NAME
