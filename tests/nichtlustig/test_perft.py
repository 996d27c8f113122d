"""Counting what can happen, against numbers worked out by hand."""

from pathlib import Path

import pytest

from rauswurf import Table
from rauswurf.table.perft import divide, perft
from rauswurf.table.table import state_of

Case = tuple[str, str, dict[int, int]]


def cases() -> list[Case]:
    text = Path(__file__).with_name("perft.txt").read_text(encoding="utf-8")
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    found = []
    for block in filter(None, (block.strip() for block in lines.split("\n\n"))):
        name, position, *counts = block.splitlines()
        pairs = [line.split() for line in counts]
        found.append((name, position, {int(depth): int(count) for depth, count in pairs}))
    return found


@pytest.mark.parametrize(("name", "position", "counts"), cases())
def test_perft(name: str, position: str, counts: dict[int, int]) -> None:
    at = Table("nichtlustig", 2, position=position)
    assert {depth: perft(at.rules, state_of(at), depth) for depth in counts} == counts


def test_divide_names_the_branches() -> None:
    position = "yellow clown, death 3 / green ; dice b1 b2 r1 r3 w4 w5 p3 ; now death"
    counts = divide(Table("nichtlustig", 2, position=position), 2)
    assert counts == {
        "take death 1": 6,
        "take death 2": 6,
        "take death 4": 6,
        "take death 5": 6,
        "take poodle": 6,
        "use clown": 6,
    }
