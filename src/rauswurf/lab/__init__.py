"""Experiments: many games between bots, who is stronger, what a rule changes, whole studies.

``table``, ``simulate``, ``measures``, ``compare``, ``comparing`` and ``arena`` are for programs and
notebooks: docs/lab-api.md. Nothing is loaded before somebody asks for it: numpy and the compiler
are slow to load. See docs/lab.md for what is measured, and how certain that is.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rauswurf.lab.api import (
        Arena,
        Change,
        Comparison,
        Distribution,
        Estimate,
        Match,
        Pace,
        Simulation,
        Standing,
        arena,
        compare,
        comparing,
        measures,
        simulate,
        table,
    )

__all__ = [
    "Arena",
    "Change",
    "Comparison",
    "Distribution",
    "Estimate",
    "Match",
    "Pace",
    "Simulation",
    "Standing",
    "arena",
    "compare",
    "comparing",
    "measures",
    "simulate",
    "table",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rauswurf.lab import api

    return getattr(api, name)
