"""Study files: every cell of the grid, and everything that is wrong at once."""

import tomllib
from pathlib import Path

import pytest

from rauswurf import boards
from rauswurf.lab.study.plan import StudyError, StudyPlan, plan_of, read_plan
from rauswurf.messages import speak

BOARDS = Path(boards.__file__).parent


def plan(text: str) -> StudyPlan:
    return plan_of(tomllib.loads(text), "study.toml", "study")


def faults(text: str) -> list[str]:
    with pytest.raises(StudyError) as caught:
        plan(text)
    return [str(fault) for fault in caught.value.faults]


GRID = """
title = "Barriers"
seed = 7
games = 500
luck = false

[[grid]]
game = ["never-mind", "madn"]
players = [2, 4]
bots = ["random", "foremost"]

[grid.variants]
barriers = ["off", true]
"""


def test_a_grid_has_every_combination() -> None:
    found = plan(GRID)
    assert (found.title, found.seed, found.games) == ("Barriers", 7, 500)
    assert len(found.cells) == 2 * 2 * 2 * 2
    assert found.variants == ["barriers"]
    assert {cell.match.players for cell in found.cells} == {2, 4}
    assert {cell.bots for cell in found.cells} == {("random",), ("foremost",)}
    assert {dict(cell.match.variants)["barriers"] for cell in found.cells} == {"off", "on"}
    assert all(len(cell.parts) == 1 for cell in found.cells)


def test_what_is_left_out_is_as_usual() -> None:
    found = plan('[[grid]]\ngame = "never-mind"')
    [cell] = found.cells
    assert (found.title, found.seed, found.games) == ("study", 0, 10_000)
    assert (cell.match.players, cell.bots, cell.match.rotated) == (4, ("random",), False)
    assert [part.of for part in cell.parts] == ["own", "luck"]


def test_a_list_of_bots_is_for_the_seats_and_rotates() -> None:
    [cell] = plan(
        '[[grid]]\ngame = "madn"\nplayers = 3\nbots = [["mixed", "random", "random"]]'
    ).cells
    assert cell.match.bots == ("mixed", "random", "random") and cell.match.rotated
    assert cell.bots == ("mixed", "random", "random")


def test_a_cell_is_there_once() -> None:
    grid = '[[grid]]\ngame = "madn"\nplayers = 2\n'
    assert len(plan(grid + grid).cells) == 1


def test_everything_that_is_wrong_is_told_at_once() -> None:
    found = faults(
        """
        title = 7
        seed = -1
        games = "many"
        luck = "yes"
        game = "madn"
        colour = "red"

        [[grid]]
        game = "never-mid"

        [[grid]]
        game = "madn"
        players = [5, 3]
        bots = ["randm"]
        variants = { barriers = "sometimes" }

        [[grid]]
        players = "two"
        bot = "random"
        bots = [7, []]
        variants = "none"
        """
    )
    seats = "grid 3: bots must name one bot for all seats, or list one bot for each seat"
    assert found == [
        "game is unknown; did you mean games?",
        "colour is unknown; allowed are title, seed, games, luck, measures and grid",
        "title must be a text, not 7",
        "seed must be a whole number from 0 to 9223372036854775807, not -1",
        "games must be a whole number from 1 to 10000000, not 'many'",
        "luck must be true or false, not 'yes'",
        "grid 1: there is no game 'never-mid'; did you mean never-mind?",
        "grid 2: madn is for 2 to 4 players, not for 5",
        "grid 2: barriers cannot be 'sometimes'; choose off or on",
        "grid 2: There is no bot “randm”; did you mean random?",
        "grid 3: bot is unknown; did you mean bots?",
        "grid 3: game is missing",
        "grid 3: players must be a whole number or a list of them, not 'two'",
        f"{seats}, not 7",
        f"{seats}, not []",
        "grid 3: variants must be a table of variants, not 'none'",
    ]


def test_a_lineup_must_fit_the_table() -> None:
    [fault] = faults('[[grid]]\ngame = "madn"\nplayers = 3\nbots = [["random", "mixed"]]')
    assert fault == "grid 1: 2 bots for 3 seats: name one for all, or one for each"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "there is no [[grid]], so there is nothing to play"),
        ("grid = 3", "grid must be an array of tables: [[grid]]"),
        ('[[grid]]\ngame = "madn"\nplayers = [2, true]', "whole number or a list of them"),
        ('[[grid]]\ngame = "madn"\nvariants = { barriers = [] }', "grid 1: variants: barriers"),
        ('[[grid]]\ngame = "madn"\nvariants = { moon = "full" }', "moon"),
        ('[[grid]]\ngame = ""', "grid 1: "),
    ],
)
def test_every_fault_has_its_words(text: str, fault: str) -> None:
    [found] = faults(text)
    assert fault in found


def test_too_many_cells_are_refused() -> None:
    seats = "[" + ", ".join(["2", "3", "4"] * 1200) + "]"
    grid = f'luck = false\n[[grid]]\ngame = ["madn", "never-mind", "dont-worry"]\nplayers = {seats}'
    assert faults(grid) == ["10,800 cells are too many; the limit is 10,000"]


def test_files_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    for name, content, words in (
        ("broken.toml", b"title = ", "is not TOML"),
        ("letters.toml", b"title = '\xff'", "is not TOML"),
    ):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(StudyError, match=words):
            read_plan(tmp_path / name)
    with pytest.raises(StudyError, match="cannot be read"):
        read_plan(tmp_path)


def test_faults_are_told_in_german_too() -> None:
    with speak("de"):
        assert faults("") == ["kein [[grid]] sagt, was gespielt werden soll"]


def test_the_example_of_the_docs_is_a_study() -> None:
    path = Path(__file__).parents[2] / "docs" / "studies" / "house-rules.toml"
    assert len(read_plan(path).cells) == 11


def test_a_grid_may_name_boards_beside_the_file(tmp_path: Path) -> None:
    board = tmp_path / "own.toml"
    board.write_text((BOARDS / "cross.toml").read_text(encoding="utf-8"), encoding="utf-8")
    text = '[[grid]]\ngame = "madn"\nplayers = 2\nboard = ["own.toml"]\n'
    file = tmp_path / "study.toml"
    file.write_text(text, encoding="utf-8")
    [cell] = read_plan(file).cells
    assert cell.match.board == board and all(part.match.board == board for part in cell.parts)
    file.write_text(text.replace("own", "no"), encoding="utf-8")
    with pytest.raises(StudyError, match=r"no\.toml"):
        read_plan(file)


def test_everything_is_measured_if_the_study_says_so() -> None:
    [cell] = plan('measures = true\n[[grid]]\ngame = "never-mind"\nplayers = 2').cells
    assert cell.parts[0].match.noted == "chances" and len(cell.parts) > 2


def test_files_that_are_missing_or_wrong_hide_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("id = 1", encoding="utf-8")
    (tmp_path / "bad.py").write_text("def (", encoding="utf-8")
    text = """
[[grid]]
game = "madn"
players = 2
board = ["none.toml", "bad.toml"]
rules = ["none.py", "bad.py"]
variants = { barriers = "maybe" }
"""
    (tmp_path / "study.toml").write_text(text, encoding="utf-8")
    with pytest.raises(StudyError) as caught:
        read_plan(tmp_path / "study.toml")
    told = [str(fault) for fault in caught.value.faults]
    assert len(told) == 5
    for part in ("maybe", "none.toml", "bad.toml", "none.py", "bad.py, line 1"):
        assert any(part in fault for fault in told), part
