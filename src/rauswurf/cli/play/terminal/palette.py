"""How things look: calm, warm colours, and signs that do without them."""

from rich.style import Style
from textual.theme import Theme

from rauswurf.boards.colours import COLOURS as LOOKS
from rauswurf.boards.colours import Screen

BACKGROUND = "#1d1915"
BOARD = "#26211b"
TILE = "#3d352b"
PALE = "#8f8270"
TEXT = "#e9dfcc"
GOLD = "#f0c674"
LIGHT = "#6fdccb"  # no colour of any piece: what lights up
OFFER = "#3f9c90"
PATH = "#2f5a54"
TRACE = "#544934"  # where the last move came from
PAPER = "#f5eddc"
INK = "#241d14"

THEME = Theme(
    name="rauswurf",
    primary=GOLD,
    secondary="#b08d57",
    accent=LIGHT,
    foreground=TEXT,
    background=BACKGROUND,
    surface=BOARD,
    panel="#2f2820",
    warning="#e0a458",
    error="#e07a5f",
    success="#8fb573",
    dark=True,
)


COLOURS = {name: colour.terminal for name, colour in LOOKS.items()}
UNKNOWN = Screen("#b9a98f", "#241d14", "#4a4236")  # a colour that somebody's own board brings

# Shapes and letters tell colours apart where no colour can be seen.
SHAPES = {name: colour.sign for name, colour in LOOKS.items() if colour.sign}


class Palette:
    """The styles of a screen; without colours they are bold, underlined or reversed."""

    def __init__(self, *, colours: bool) -> None:
        self.colours = colours

    def style(self, ink: str, paper: str = BOARD, *, bold: bool = False) -> Style:
        """Text in these colours, or plain."""
        return Style(color=ink, bgcolor=paper, bold=bold) if self.colours else Style(bold=bold)

    def piece(self, colour: str) -> Style:
        """A piece of a colour."""
        paint = COLOURS.get(colour, UNKNOWN)
        if not self.colours:
            return Style(bold=True, reverse=True)
        return Style(color=paint.ink, bgcolor=paint.solid, bold=True)

    def home(self, colour: str) -> Style:
        """A free field that belongs to a colour."""
        paint = COLOURS.get(colour, UNKNOWN)
        return self.style(PALE if colour != "white" else TEXT, paint.tint)

    def name(self, colour: str) -> Style:
        """The name of a colour."""
        paint = COLOURS.get(colour, UNKNOWN)
        ink = PALE if colour == "black" else paint.solid
        return Style(color=ink, bold=True) if self.colours else Style(bold=True)

    @property
    def free(self) -> Style:
        """A free field."""
        return self.style(PALE, TILE)

    @property
    def chosen(self) -> Style:
        """The piece and the field of the move that is about to be made."""
        return Style(color=INK, bgcolor=LIGHT, bold=True) if self.colours else Style(reverse=True)

    def target(self, colour: str) -> Style:
        """A field where the piece in hand could go; ``colour`` is that of a piece on it."""
        if not self.colours:
            return Style(bold=True)
        ink = COLOURS.get(colour, UNKNOWN).solid if colour else INK
        return Style(color=ink, bgcolor=OFFER, bold=True)

    @property
    def path(self) -> Style:
        """A field on the way."""
        return self.style(LIGHT, PATH)

    @property
    def trace(self) -> Style:
        """A field of the last move."""
        return self.style(GOLD, TRACE)

    @property
    def paper(self) -> Style:
        """A die."""
        return Style(color=INK, bgcolor=PAPER, bold=True) if self.colours else Style(bold=True)

    @property
    def worn(self) -> Style:
        """A die that was used already."""
        return self.style("#6b6152", "#4a4236", bold=True)
