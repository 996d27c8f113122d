"""The six reconstructed boards satisfy every sentence that the rules say about them."""

from itertools import combinations, pairwise
from math import dist

import pytest

from rauswurf.boards import Board, load
from rauswurf.boards.text import draw
from rauswurf.rules.graph import BACKWARD, FORWARD, NONE

from . import reference
from .reference import COLOURS, PLAYERS, House

GAMES = list(PLAYERS)
WITH_WAITING = [game for game in GAMES if game != "kurzer-einsatz"]
CLOSEST = 0.6  # of a field: nearer spots could not be told apart

KINDS = {
    "zweite-ebene": {"track": 96, "goal": 24, "waiting": 12},
    "einser-blocker": {"track": 40, "goal": 16, "waiting": 4, "lane": 16},
    "jaeger": {"track": 60, "goal": 24, "waiting": 6, "side": 36},
    "werfer": {"track": 60, "goal": 24, "waiting": 6},
    "abkuerzungen": {"track": 60, "goal": 24, "waiting": 6, "grey": 12},
    "kurzer-einsatz": {"track": 36, "goal": 24, "grey": 24},
}


def house(game: str) -> House:
    return House(game, max(PLAYERS[game]))


def colours(game: str) -> range:
    return range(4 if game == "einser-blocker" else 6)


def names(board: Board, fields: tuple[int, ...]) -> list[str]:
    return [board.field_name(field) for field in fields]


def walked_on(board: Board, colour: int) -> list[int]:
    """The fields that pieces of this colour walk on."""
    return [
        number
        for number, field in enumerate(board.fields)
        if field.kind in ("track", "goal", "side", "grey") and field.owner in (NONE, colour)
    ]


# Fields.


@pytest.mark.parametrize("game", GAMES)
def test_fields_of_each_kind_are_as_many_as_the_rules_say(game: str) -> None:
    counted: dict[str, int] = {}
    for field in load(game).fields:
        counted[field.kind] = counted.get(field.kind, 0) + 1
    assert counted == KINDS[game]


@pytest.mark.parametrize("game", GAMES)
def test_colours_sit_clockwise_in_the_order_of_the_rules(game: str) -> None:
    assert load(game).colours == COLOURS[: len(colours(game))]


@pytest.mark.parametrize("game", GAMES)
def test_entries_lie_ten_apart(game: str) -> None:
    board = load(game)
    assert names(board, board.graph.start) == [str(10 * colour) for colour in colours(game)]


@pytest.mark.parametrize("game", GAMES)
def test_goals_have_four_fields_behind_each_other(game: str) -> None:
    board = load(game)
    for colour in colours(game):
        goal = board.graph.goal[colour]
        assert names(board, goal) == ["a", "b", "c", "d"]
        follow = [board.graph.next[FORWARD][colour][field] for field in goal]
        assert follow == [(goal[1],), (goal[2],), (goal[3],), ()]


@pytest.mark.parametrize("game", GAMES)
def test_mouths_leave_two_fields_before_the_own_entry(game: str) -> None:
    board = load(game)
    ring = 36 if game == "zweite-ebene" else house(game).ring
    prefix, apart = ("i", 6) if game == "zweite-ebene" else ("", 10)
    for colour in colours(game):
        first = board.graph.goal[colour][0]
        mouths = [f for f, after in enumerate(board.graph.next[FORWARD][colour]) if first in after]
        [mouth] = names(board, tuple(mouths))
        between = [f"{prefix}{(apart * colour - k) % ring}" for k in (3, 2, 1, 0)]
        assert mouth == between[0]
        for here, there in pairwise(between):
            after = board.graph.next[FORWARD][colour][board.find(here)]
            assert board.find(there) in after, "the mouth can be walked past"


# Ways.


@pytest.mark.parametrize("game", GAMES)
def test_ways_are_those_of_the_rules_for_every_colour(game: str) -> None:
    board, graph = load(game), load(game).graph
    for colour in colours(game):
        for field in walked_on(board, colour):
            name = board.field_name(field)
            ahead = names(board, graph.next[FORWARD][colour][field])
            turnoffs = names(board, graph.turnoffs[colour][field])
            back = names(board, graph.next[BACKWARD][colour][field])
            assert sorted(ahead) == sorted(reference.ahead(house(game), colour, name, False))
            stopped = reference.ahead(house(game), colour, name, True)
            assert sorted(ahead + turnoffs) == sorted(stopped)
            assert back == reference.behind(house(game), name)


@pytest.mark.parametrize("game", GAMES)
def test_ways_lead_nobody_onto_waiting_fields_lanes_or_foreign_goals(game: str) -> None:
    board, graph = load(game), load(game).graph
    for colour in colours(game):
        mine = set(walked_on(board, colour))
        for field in range(graph.fields):
            follow = graph.next[FORWARD][colour][field] + graph.turnoffs[colour][field]
            assert set(follow) <= mine
            if field not in mine:
                assert follow == ()


def test_ways_over_side_paths_take_seven_steps_and_the_normal_way_four() -> None:
    board = load("jaeger")
    for segment in range(6):
        fork, join = board.find(str(10 * segment + 2)), board.find(str(10 * segment + 6))
        lengths = set()
        trails = [[fork]]
        for steps in range(1, 8):
            ahead = board.graph.next[FORWARD][segment]
            trails = [[*trail, after] for trail in trails for after in ahead[trail[-1]]]
            lengths |= {steps for trail in trails if trail[-1] == join}
        assert lengths == {4, 7}


# Waiting and being thrown.


@pytest.mark.parametrize("game", WITH_WAITING)
def test_waiting_pieces_enter_at_the_colour_where_they_wait(game: str) -> None:
    board, graph = load(game), load(game).graph
    for colour in colours(game):
        assert board.field_name(graph.base[colour]) == f"W{colour}"
        for field, entry in enumerate(graph.entry[colour]):
            if board.fields[field].kind == "waiting":
                name = board.field_name(field)
                assert board.field_name(entry) == reference.entry(name)
            else:
                assert entry == NONE


@pytest.mark.parametrize("game", GAMES)
def test_thrown_pieces_go_where_the_rules_say_from_every_field(game: str) -> None:
    board, graph = load(game), load(game).graph
    for colour in colours(game):
        for field in range(graph.fields):
            name, kind = board.field_name(field), board.fields[field].kind
            thrown_to = graph.thrown_to[colour][field]
            if kind in ("goal", "waiting", "lane", "side"):  # nobody is thrown there
                assert thrown_to == NONE
                continue
            segment = reference.segment(name)
            expected = f"W{segment}"
            if game == "kurzer-einsatz":
                expected = str(10 * segment)
            elif name.startswith("i"):
                expected = f"w{segment}"
            assert board.field_name(thrown_to) == expected


def test_kurzer_einsatz_has_no_waiting_fields() -> None:
    graph = load("kurzer-einsatz").graph
    assert set(graph.base) == {NONE}
    assert {entry for row in graph.entry for entry in row} == {NONE}


# What the single games have.


def test_kurzer_einsatz_has_an_entry_four_grey_and_five_plain_fields_in_each_segment() -> None:
    board = load("kurzer-einsatz")
    kinds = [board.fields[board.find(str(k))].kind for k in range(60)]
    assert kinds == (["track"] + ["grey"] * 4 + ["track"] * 5) * 6


def test_werfer_has_arrows_on_all_entries_and_marks_six_fields_up_to_each_mouth() -> None:
    board = load("werfer")
    assert names(board, board.marks["arrow"]) == ["0", "10", "20", "30", "40", "50"]
    for colour in range(6):
        marked = names(board, board.colour_marks[colour]["before_goal"])
        assert sorted(marked) == sorted(str((10 * colour - k) % 60) for k in range(3, 9))


def test_jaeger_marks_the_last_side_path_before_each_goal() -> None:
    board = load("jaeger")
    for colour in range(6):
        last = names(board, board.colour_marks[colour]["last_side"])
        assert last == [f"s{(colour - 1) % 6}.{k}" for k in range(1, 7)]


def test_abkuerzungen_marks_an_arrow_in_each_segment() -> None:
    board = load("abkuerzungen")
    assert names(board, board.marks["arrow"]) == ["1", "11", "21", "31", "41", "51"]


def test_zweite_ebene_marks_the_own_arrow_of_each_colour() -> None:
    board = load("zweite-ebene")
    for colour in range(6):
        arrow = names(board, board.colour_marks[colour]["arrow"])
        assert arrow == [str((10 * colour - 1) % 60)]


def test_einser_blocker_has_a_lane_of_four_for_each_stone() -> None:
    board = load("einser-blocker")
    lanes = [board.colour_marks[colour]["lane"] for colour in range(4)]
    assert len({field for lane in lanes for field in lane}) == 16
    for colour, lane in enumerate(lanes):
        assert names(board, lane) == ["L0", "L1", "L2", "F"]
        assert all(board.fields[field].owner == colour for field in lane)


# The drawing.


@pytest.mark.parametrize("game", GAMES)
def test_drawing_keeps_spots_apart_and_on_the_board(game: str) -> None:
    board = load(game)
    spots = [(field.name, spot) for field in board.fields for spot in field.spots]
    width, height = board.size
    assert all(0 <= x <= width and 0 <= y <= height for _, (x, y) in spots)
    for (name, here), (other, there) in combinations(spots, 2):
        assert dist(here, there) >= CLOSEST, f"{name} and {other}"


@pytest.mark.parametrize("game", GAMES)
def test_drawing_puts_neighbours_next_to_each_other(game: str) -> None:
    board = load(game)
    ring = house(game).ring
    for k in range(ring):
        here, there = board.fields[k].spots[0], board.fields[(k + 1) % ring].spots[0]
        assert board.fields[k].name == str(k)
        assert dist(here, there) < 1.7, f"{k} and the next"


@pytest.mark.parametrize("game", WITH_WAITING)
def test_drawing_has_room_for_four_on_the_own_waiting_field(game: str) -> None:
    board = load(game)
    for colour in colours(game):
        assert len(board.fields[board.graph.base[colour]].spots) >= 4


@pytest.mark.parametrize("game", GAMES)
def test_drawing_as_text_shows_every_piece(game: str) -> None:
    board = load(game)
    h = house(game)
    pieces = {
        colour: [board.find(name, colour) for name in reference.begins(h, colour)]
        for colour in colours(game)
    }
    drawn = draw(board, pieces)
    for letter in "YGRBUW"[: len(colours(game))]:
        assert letter in drawn
