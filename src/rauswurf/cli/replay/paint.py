"""A table in pixels: the printed board and each piece become pixels once, cards each time."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, cached_property
from io import BytesIO
from typing import Any, Protocol

from PIL import Image

from rauswurf.boards.board import Spot
from rauswurf.boards.svg import UNIT, draw_svg, view_box
from rauswurf.boards.svg.paint import PAPER
from rauswurf.boards.svg.standing import PIECE, Stand, piece, stands, stones
from rauswurf.games import Setup
from rauswurf.table import drawing
from rauswurf.table.nichtlustig.view import CardsView
from rauswurf.table.race.drawing import hunters, places_of_pieces, places_of_stones
from rauswurf.table.race.view import RaceView

LONGEST = 480  # pixels, of the longer side of a board
WIDEST = 704  # pixels, of a table with cards
SPRITE = 1.5  # units of the board that a piece takes, with its head and its shadow


class Painter(Protocol):
    """Paints the tables of one game, all of one size."""

    def paint(self, view: Any) -> Image.Image:
        """What lies and stands on the table."""

    def palette(self, view: Any) -> Image.Image:
        """A picture with all colours that the others can have; ``view`` is any of the game."""


def painter_for(setup: Setup) -> Painter:
    """Who paints the tables of this game."""
    return CardPainter(setup) if setup.given_board is None else BoardPainter(setup)


class CardPainter:
    """Draws the whole table each time: cards lie anywhere."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def paint(self, view: CardsView) -> Image.Image:
        """What lies on the table."""
        return on_paper(pixels(drawing.draw_svg(self.setup, view), WIDEST))

    def palette(self, view: CardsView) -> Image.Image:
        """All cards are always somewhere; with the dice the table has all colours."""
        return self.paint(replace(view, dice=tuple(replace(die, face=5) for die in view.dice)))


class BoardPainter:
    """Sets pieces on a board that is drawn only once."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.board = setup.board
        self.left, self.top, width, height = view_box(self.board)
        self.scale = LONGEST / max(width, height)
        self.size = (round(width * self.scale), round(height * self.scale))

    def paint(self, view: RaceView) -> Image.Image:
        """The board with what stands on it."""
        picture = self.empty_board.copy()
        for thing, at in self.things(view):
            x = round((at[0] * UNIT - self.left) * self.scale - thing.width / 2)
            y = round((at[1] * UNIT - self.top) * self.scale - thing.height / 2)
            picture.paste(thing, (x, y), thing)
        return picture

    def palette(self, view: RaceView) -> Image.Image:
        """The board with a piece and a stone of every colour; the pieces have eyes."""
        picture = self.empty_board.copy()
        colours = range(len(self.board.colours))
        things = [self.piece(colour, PIECE, True) for colour in colours]
        for k, thing in enumerate([*things, *map(self.stone, colours)]):
            picture.paste(thing, (k * thing.width, 0), thing)
        return picture

    def things(self, view: RaceView) -> Iterator[tuple[Image.Image, Spot]]:
        """Stones and pieces, and where they are."""
        fields = self.board.fields
        for colour, number in places_of_stones(self.setup, view).items():
            yield self.stone(colour), fields[number].spots[0]
        places, sharp = places_of_pieces(self.setup, view), hunters(self.setup, view)
        for stand in stands(self.board, places, sharp):
            yield self.piece(stand.colour, stand.size, stand.is_sharp), stand.at

    # What is painted once.

    @cached_property
    def empty_board(self) -> Image.Image:
        """The board without pieces."""
        return on_paper(pixels(draw_svg(self.board, {}), self.size[0]).resize(self.size))

    @cache  # noqa: B019  a painter lives as long as its command
    def piece(self, colour: int, size: float, is_sharp: bool) -> Image.Image:
        """A piece of a colour, by itself."""
        return self.sprite(piece(self.board, Stand(colour, size=size, is_sharp=is_sharp)))

    @cache  # noqa: B019
    def stone(self, colour: int) -> Image.Image:
        """The stone of a colour, by itself."""
        return self.sprite(stones(self.board, {colour: (0, 0)}))

    def sprite(self, parts: Iterator[str]) -> Image.Image:
        """Something that stands on a board, on clear ground."""
        side, half = SPRITE * UNIT, SPRITE * UNIT / 2
        box = f"{-half} {-half} {side} {side}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{side}">'
        return pixels("\n".join([head, *parts, "</svg>"]), round(side * self.scale))


def on_paper(picture: Image.Image) -> Image.Image:
    """A picture that is clear nowhere: its round corners lie on paper."""
    paper = Image.new("RGBA", picture.size, PAPER)
    return Image.alpha_composite(paper, picture).convert("RGB")


def pixels(svg: str, width: int) -> Image.Image:
    """A drawing as a picture of so many pixels."""
    with Image.open(BytesIO(drawing.to_png(svg, width))) as picture:
        return picture.convert("RGBA")
