"""Boards of all sizes for all race games, as the data of their files."""

from dataclasses import dataclass
from random import Random
from typing import Any

from rauswurf.boards import Board
from rauswurf.boards.board import COLOURS
from rauswurf.boards.schema import MOST_FIELDS, read_board

CLASSIC = ("madn", "never-mind", "dont-worry")
SIDE = 6  # fields of a side path, which leaves after the second field of a part
LEAST_RING = 13  # or six steps forward and some back would end on the same field
LEAST_PART = {"abkuerzungen": 10, "jaeger": 8}
LANE = ("L0", "L1", "L2", "F")


@dataclass(frozen=True)
class Size:
    """How large a board is: ``part`` fields of the ring belong to each colour."""

    colours: int
    part: int
    pieces: int
    goals: int

    @property
    def fields(self) -> int:
        """Of the ring."""
        return self.colours * self.part

    @property
    def goal(self) -> str:
        """The names of the goal fields."""
        return " ".join("abcdefgh"[: self.goals])


def random_size(game: str, random: Random) -> Size:
    """A size in the allowed range on which a game makes sense."""
    while True:
        colours, pieces = random.randint(2, 6), random.randint(2, 6)
        part, goals = random.randint(4, 14), pieces + random.choice((0, 0, 1))
        size = Size(colours, part, pieces, goals)
        room = part >= LEAST_PART.get(game, 4) and part > pieces and size.fields >= LEAST_RING
        if room and count_fields(game, size) <= MOST_FIELDS:
            return size


def count_fields(game: str, size: Size) -> int:
    """How many fields such a board has."""
    return sum(len(group["fields"]) for group in board_data(game, size)["group"])


def board_for(game: str, size: Size) -> Board:
    """A board of this size for a game."""
    return read_board(board_data(game, size), "test")


def board_data(game: str, size: Size) -> dict[str, Any]:
    """What stands in its file."""
    data = ring(size) if game in CLASSIC else nueby_ring(game, size)
    return {"id": "own", "name": "Own", "size": [40, 40], "pieces": size.pieces, **data}


def ring(size: Size) -> dict[str, Any]:
    """A ring with a base for each colour, which walks past its own start never again."""
    fields, last = size.fields, size.fields - 1
    colours, groups = [], [track("0", range(fields), "B")]
    for number in range(size.colours):
        start = number * size.part
        mouth = (start - 1) % fields
        colours.append(
            {
                "name": COLOURS[number],
                "start": str(start),
                "base": "B",
                "goal": size.goal,
                "enter": [f"B {start}"],
                "forward": [f"{mouth} {size.goal}"],
                "not_forward": [f"{mouth} {start}"],
                "not_backward": [f"{(start + 1) % fields} {start} {mouth}"],
            }
        )
        groups += [goal(size, number), waiting("B", number, owner=COLOURS[number])]
    ways = {"forward": [f"0..{last} 0"], "backward": [f"{last}..0 {last}"]}
    return {"ways": ways, "colour": colours, "group": groups}


def nueby_ring(game: str, size: Size) -> dict[str, Any]:
    """A ring whose goals branch off three fields before the start, with what a game needs."""
    last, parts = size.fields - 1, range(size.colours)
    short = game == "kurzer-einsatz"
    ways: dict[str, list[str]] = {
        "forward": [f"0..{last} 0"],
        "backward": [f"{last}..0 {last}"],
        "enter": [] if short else [f"W{k} {k * size.part}" for k in parts],
    }
    data: dict[str, Any] = {"ways": ways, "marks": {}, "colour": [], "group": []}
    for k in parts:
        first = k * size.part
        data["colour"].append(nueby_colour(game, size, k))
        own = range(first, first + size.part)
        data["group"] += [track("0", own, str(first) if short else f"W{k}"), goal(size, k)]
        if not short:
            data["group"].append(waiting(f"W{k}", k))
        EXTRAS.get(game, nothing)(data, size, k)
    return data


def nueby_colour(game: str, size: Size, number: int) -> dict[str, Any]:
    """A colour of such a board."""
    start = number * size.part
    mouth = (start - 3) % size.fields
    described: dict[str, Any] = {
        "name": COLOURS[number],
        "start": str(start),
        "goal": size.goal,
        "forward": [f"{mouth} {size.goal}"],
        "marks": {},
    }
    return described if game == "kurzer-einsatz" else described | {"base": f"W{number}"}


def nothing(data: dict[str, Any], size: Size, k: int) -> None:
    """No more than the ring."""


def with_arrows(data: dict[str, Any], size: Size, k: int) -> None:
    """Werfer: arrows on the entries, and fields before the goal."""
    start = k * size.part
    data["marks"]["arrow"] = " ".join(str(number * size.part) for number in range(size.colours))
    before = " ".join(str((start - n) % size.fields) for n in (4, 3))
    data["colour"][k]["marks"]["before_goal"] = before


def with_shortcuts(data: dict[str, Any], size: Size, k: int) -> None:
    """Abkürzungen: from the first field of a part over two grey ones to the next part but one."""
    here, there = k * size.part + 1, (k + 1) * size.part % size.fields
    data["marks"]["arrow"] = " ".join(str(n * size.part + 1) for n in range(size.colours))
    data["ways"].setdefault("turnoff", []).append(f"{here} g{k}.1")
    data["ways"]["forward"].append(f"g{k}.1 g{k}.2 {there}")
    fields = [[f"g{k}.{n}", 20 + n, 20 + k] for n in (1, 2)]
    data["group"].append({"kind": "grey", "thrown_to": f"W{k}", "fields": fields})


def with_lanes(data: dict[str, Any], size: Size, k: int) -> None:
    """Einser Blocker: a lane for each stone."""
    fields = [[name, 20 + n, 20 + k] for n, name in enumerate(LANE)]
    data["group"].append({"kind": "lane", "owner": COLOURS[k], "fields": fields})
    data["colour"][k]["marks"]["lane"] = " ".join(LANE)


def with_side_paths(data: dict[str, Any], size: Size, k: int) -> None:
    """Jäger: a side path in each part, longer than the track beside it."""
    leaves, joins = k * size.part + 2, k * size.part + 4
    data["ways"]["forward"].append(f"{leaves} s{k}.1..s{k}.{SIDE} {joins}")
    data["ways"]["backward"].append(f"s{k}.{SIDE}..s{k}.1 {leaves}")
    fields = [[f"s{k}.{n}", 20 + n, 20 + k] for n in range(1, SIDE + 1)]
    data["group"].append({"kind": "side", "thrown_to": f"W{k}", "fields": fields})
    last = (k - 1) % size.colours
    data["colour"][k]["marks"]["last_side"] = f"s{last}.1..s{last}.{SIDE}"


def with_inner_ring(data: dict[str, Any], size: Size, k: int) -> None:
    """Zweite Ebene: a second ring inside, as long as the outer one, with the goals."""
    start, last = k * size.part, size.fields - 1
    if k == 0:
        data["ways"]["forward"].append(f"i0..i{last} i0")
        data["ways"]["backward"].append(f"i{last}..i0 i{last}")
    arrow = (start - 1) % size.fields
    mouth = (start - 3) % size.fields
    data["ways"]["enter"].append(f"w{k} i{start}")
    data["colour"][k]["forward"] = [f"{arrow} i{start}", f"i{mouth} {size.goal}"]
    data["colour"][k]["marks"]["arrow"] = str(arrow)
    own = range(start, start + size.part)
    data["group"] += [track("i", own, f"w{k}", prefix="i"), waiting(f"w{k}", 10 + k)]


EXTRAS = {
    "werfer": with_arrows,
    "abkuerzungen": with_shortcuts,
    "einser-blocker": with_lanes,
    "jaeger": with_side_paths,
    "zweite-ebene": with_inner_ring,
}


# Groups of fields; nobody looks where they lie.


def track(row: str, numbers: range, thrown_to: str, prefix: str = "") -> dict[str, Any]:
    """Fields of a ring."""
    y = 10 if row == "i" else 0
    fields = [[f"{prefix}{n}", n % 40, y + n // 40] for n in numbers]
    return {"kind": "track", "thrown_to": thrown_to, "fields": fields}


def goal(size: Size, number: int) -> dict[str, Any]:
    """The goal of a colour."""
    fields = [[name, k, 30 + number] for k, name in enumerate(size.goal.split())]
    return {"kind": "goal", "owner": COLOURS[number], "fields": fields}


def waiting(name: str, number: int, owner: str = "") -> dict[str, Any]:
    """A field to wait on."""
    data = {"kind": "waiting", "fields": [[name, number, 38]]}
    return {**data, "owner": owner} if owner else data
