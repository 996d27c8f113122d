"""The colours that pieces, seats and dice have, read from their one source, ``colours.toml``."""

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple


class Print(NamedTuple):
    """How a colour is printed: itself, a light tint, its edge, what is read on it, its shape."""

    full: str
    tint: str
    edge: str
    text: str
    mark: str = "#fffaf0"


class Screen(NamedTuple):
    """A colour on a dark screen: a piece, what is read on it, and a field that belongs to it."""

    solid: str
    ink: str
    tint: str


class Shape(NamedTuple):
    """An even polygon, or a star if it has a waist; no corners mean a circle."""

    corners: int
    size: float = 1.0  # beside the circle
    turn: float = 0.0  # where the first corner points, in degrees
    waist: float = 1.0


class Colour(NamedTuple):
    """Everything about how a colour looks; only those with a letter are on boards."""

    print: Print
    terminal: Screen
    night: Print | None = None
    letter: str = ""
    ansi: int = 0
    sign: str = ""
    shape: Shape | None = None


def _colour(given: dict[str, Any]) -> Colour:
    looks = {"print": Print(**given["print"]), "terminal": Screen(**given["terminal"])}
    night = Print(**given["night"]) if "night" in given else None
    shape = Shape(**given["shape"]) if "shape" in given else None
    return Colour(**{**given, **looks, "night": night, "shape": shape})


def _read() -> dict[str, Colour]:
    text = (files(__name__) / "colours.toml").read_text(encoding="utf-8")
    return {name: _colour(given) for name, given in tomllib.loads(text).items()}


COLOURS = _read()
ON_BOARDS = {name: colour for name, colour in COLOURS.items() if colour.letter}
SHAPES = tuple(colour.shape for colour in ON_BOARDS.values() if colour.shape)  # of the first seats
