"""What single race games keep besides what all of them keep, for the type checker to know.

Which rules are in force is known when a table is set up: only then can the type be told.
"""

from typing import TypeGuard

from rauswurf.games import Setup
from rauswurf.rules.nueby import einser_blocker, jaeger, standard
from rauswurf.rules.race import State
from rauswurf.rules.state import Row


def counts_sixes(s: State, setup: Setup) -> TypeGuard[standard.State]:
    """Are the sixes of a turn counted?"""
    return setup.keeps("sixes")


def has_hunts(s: State, setup: Setup) -> TypeGuard[jaeger.State]:
    """Do pieces hunt here?"""
    return setup.keeps("focus")


def has_stones(s: State, setup: Setup) -> TypeGuard[einser_blocker.State]:
    """Are there stones?"""
    return setup.keeps("stone")


def focus_of(setup: Setup, s: State) -> Row:
    """For each piece whether it has hunted; no piece has in games that know no hunt."""
    return s.focus if has_hunts(s, setup) else [0] * len(s.where)


def stones_of(setup: Setup, s: State) -> Row:
    """For each colour the field of its stone; nothing in games without stones."""
    return s.stone if has_stones(s, setup) else []
