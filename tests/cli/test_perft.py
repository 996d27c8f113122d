"""``rauswurf perft``: rolls and moves counted, branch by branch."""

from rauswurf.table import Table
from rauswurf.table.perft import divide
from tests.cli.conftest import Run

POSITION = "yellow 3 9 20 30 / red 11 14 29 39 ; turn yellow"


def test_the_beginning_of_a_game(rauswurf: Run) -> None:
    data = rauswurf("perft", "madn", "--depth", "3", "--json").data
    assert data["total"] == 36
    assert data["branches"] == {f"roll {face}": 6 for face in range(1, 7)}
    assert data["by_depth"] == [
        {"depth": 1, "total": 6, "rolls": 6, "moves": 0},
        {"depth": 2, "total": 6, "rolls": 0, "moves": 6},
        {"depth": 3, "total": 36, "rolls": 36, "moves": 0},
    ]


def test_it_agrees_with_the_library(rauswurf: Run) -> None:
    data = rauswurf("perft", "madn", "--position", POSITION, "--depth", "5", "--json").data
    table = Table("madn", 2, variants={"colours": "own"}, position=POSITION)
    assert data["branches"] == divide(table, 5)
    assert data["total"] == sum(data["branches"].values())
    assert (data["position"], data["depth"]) == (table.position, 5)
    assert data["seconds"] >= 0


def test_first_branches_may_be_moves(rauswurf: Run) -> None:
    ran = rauswurf("perft", "madn", "--position", f"{POSITION} ; die 3", "--depth", "2")
    assert ran.code == 0
    for move in ("3-6", "9-12", "20-23", "30-33"):
        assert move in ran.out
    assert "24 sequences of 2 events" in ran.out
