"""A piece: a little person of wood, seen from the front; the page draws the same one.

Everything is measured in radii of a piece, around the middle of the field on which it stands.
"""

from typing import NamedTuple

MARK, BELLY = 0.75, 0.34  # how large the shape of its colour is on a piece, and how low it sits
EYE, PUPIL, BROW = 0.46, 0.2, -1.14  # the eye of a piece with the focus, and how high it sits


class Layer(NamedTuple):
    """A form and its paint: a part of the piece's colour, or light and shadow."""

    paint: str  # full, edge, shadow or light
    form: str  # data of an SVG path
    opacity: float = 1.0
    outlined: bool = False


FIGURE = (
    Layer("shadow", "M-.75 .86C-.5 .5 .9 .36 1.5 .62C1.9 .84 1.2 1.3 .2 1.3Q-.9 1.3-.75 .86Z", 0.3),
    Layer(
        "full",
        "M-1.06 .82C-1.06 .22-.66-.1-.5-.66H.5C.66-.1 1.06 .22 1.06 .82C1.06 1.04 .58 1.2 0 1.2"
        "S-1.06 1.04-1.06 .82Z",
        outlined=True,
    ),
    Layer(
        "edge",
        "M.16-.66H.5C.66-.1 1.06 .22 1.06 .82C1.06 1.04 .58 1.2 0 1.2C.6 1 .74 .7 .56 .3"
        "C.4-.02 .22-.3 .16-.66Z",
        0.34,
    ),
    Layer("light", "M-.36-.5C-.46-.04-.86 .26-.88 .7C-.7 .38-.28 .08-.14-.5Z", 0.4),
    Layer("full", "M0-1.86A.62 .62 0 0 1 0-.62A.62 .62 0 0 1 0-1.86Z", outlined=True),
    Layer("edge", "M.2-1.83A.62 .62 0 0 1 0-.62Q-.2-.62-.34-.72A.72 .72 0 0 0 .2-1.83Z", 0.34),
    Layer("light", "M-.16-1.64A.2 .17-30 0 0-.34-1.2A.2 .17-30 0 0-.16-1.64Z", 0.55),
)
