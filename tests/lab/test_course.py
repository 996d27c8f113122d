"""How the chances go in a race: who leads, by how much, and when it is decided."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from rauswurf.bots.race import course
from rauswurf.rules.graph import NONE


def counted(monkeypatch: pytest.MonkeyPatch, *turns: Sequence[float]) -> Any:
    """What is kept after turns with these chances of three seats."""
    mind = SimpleNamespace(leader=NONE, leads=[0, 0, 0])
    monkeypatch.setattr(course, "SEATS", 3)
    for chances in turns:
        mind.chance = list(chances)
        course.note_leader(mind, max(chances))  # type: ignore[arg-type]
    return mind


@pytest.mark.parametrize(
    ("turns", "leads", "leader"),
    [
        ([(0.4, 0.3, 0.3)], [0, 0, 0], 0),  # to lead first is no change
        ([(0.4, 0.3, 0.3), (0.5, 0.2, 0.3)], [0, 0, 0], 0),
        ([(0.4, 0.3, 0.3), (0.3, 0.3, 0.4)], [0, 0, 1], 2),
        ([(0.4, 0.3, 0.3), (0.3, 0.4, 0.3), (0.4, 0.3, 0.3)], [1, 1, 0], 0),
        ([(0.4, 0.3, 0.3), (0.36, 0.38, 0.26)], [0, 0, 0], 0),  # nobody is clearly ahead
        ([(0.36, 0.38, 0.26)], [0, 0, 0], NONE),
        ([(0.5, 0.25, 0.25), (0.25, 0.5, 0.25), (0.45, 0.5, 0.05)], [0, 1, 0], 1),
    ],
)
def test_whoever_comes_to_be_clearly_ahead_takes_the_lead(
    monkeypatch: pytest.MonkeyPatch,
    turns: list[Sequence[float]],
    leads: list[int],
    leader: int,
) -> None:
    mind = counted(monkeypatch, *turns)
    assert (mind.leads, mind.leader) == (leads, leader)
