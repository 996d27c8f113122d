"""A board painted in pixels, from the places and the ways of its fields."""

import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from math import cos, dist, pi, sin

from PIL import Image, ImageDraw, ImageFont

from rauswurf.boards import Board
from rauswurf.boards.board import Spot
from rauswurf.boards.svg.paint import (
    BAND,
    CARD,
    CARD_EDGE,
    GREY,
    INK,
    PAPER,
    SIDE,
    outline,
    paint_of,
)
from rauswurf.rules.graph import FORWARD, NONE

LONGEST = 480  # pixels, of the longer side of the board
FINE = 4  # everything is drawn so many times larger first, to have smooth edges
MARGIN = 0.9  # of cardboard around the fields; this and what follows in units of the board
REACH = 0.42
PIECE = 0.32
BESIDE = 0.24  # how far from the middle pieces stand that share a spot
EDGE = 0.05
CAPTION = 64  # pixels for the words under the board
LETTERS = 14
DIE = 26
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


FONTS = ("DejaVuSans.ttf", "LiberationSans-Regular.ttf", "NotoSans-Regular.ttf", "Arial.ttf")

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class Painter:
    """Paints the tables of one game, all of one size."""

    def __init__(self, board: Board) -> None:
        self.board = board
        spots = [spot for field in board.fields for spot in field.spots]
        self.left = min(x for x, _ in spots) - MARGIN
        self.top = min(y for _, y in spots) - MARGIN
        width = max(x for x, _ in spots) + MARGIN - self.left
        height = max(y for _, y in spots) + MARGIN - self.top
        self.scale = LONGEST / max(width, height)
        self.size = (round(width * self.scale), round(height * self.scale))
        self.font, self.has_accents = caption_font()

    def paint(
        self,
        pieces: Mapping[int, Sequence[int]],
        stones: Mapping[int, int],
        words: str,
        dice: Sequence[int] = (),
    ) -> Image.Image:
        """The board with what stands on it, and under it what happened."""
        width, height = self.size
        picture = Image.new("RGB", (width, height + CAPTION), PAPER)
        picture.paste(self.empty_board)
        for colour, field in stones.items():
            self.set_down(picture, self.stone(colour), self.middle(field))
        for spot, colours in self.standing(pieces).items():
            for colour, at in zip(colours, around(spot, len(colours)), strict=True):
                self.set_down(picture, self.piece(colour), at)
        self.write(picture, words, dice)
        return picture

    def palette(self) -> Image.Image:
        """A picture with all colours that the others can have."""
        fields = range(len(self.board.fields))
        colours = len(self.board.colours)
        crowd = {colour: list(fields[colour :: colours + 1]) for colour in range(colours)}
        stones = dict(enumerate(fields[colours :: colours + 1][:colours]))
        return self.paint(crowd, stones, "?", (3,))

    # What stands where.

    def middle(self, field: int) -> Spot:
        """The middle of a field."""
        spots = self.board.fields[field].spots
        return sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)

    def standing(self, pieces: Mapping[int, Sequence[int]]) -> dict[Spot, list[int]]:
        """The colours on each spot; where a field has several spots they are filled in turn."""
        fields: dict[int, list[int]] = {}
        for colour, numbers in sorted(pieces.items()):
            for number in numbers:
                fields.setdefault(number, []).append(colour)
        standing: dict[Spot, list[int]] = {}
        for number, colours in fields.items():
            spots = self.board.fields[number].spots
            for k, colour in enumerate(colours):
                standing.setdefault(spots[k % len(spots)], []).append(colour)
        return standing

    # What is painted once.

    @cached_property
    def empty_board(self) -> Image.Image:
        """The board without pieces."""
        width, height = self.size
        canvas = Canvas((width * FINE, height * FINE), CARD, self.scale * FINE)
        canvas.moved = (-self.left, -self.top)
        self._paint_ways(canvas)
        for number, field in enumerate(self.board.fields):
            for at in field.spots:
                canvas.disc(at, REACH * self.room, self._fill_of(number), CARD_EDGE)
        for colour, start in enumerate(self.board.graph.start):
            paint = paint_of(self.board, colour)
            canvas.shape(
                colour, self.middle(start), REACH * self.room * 0.6, paint.tint, paint.edge
            )
        return canvas.picture.resize(self.size, Image.Resampling.LANCZOS).convert("RGB")

    @cached_property
    def room(self) -> float:
        """1, or less where the nearest two spots of the board are less than a unit apart."""
        spots = [spot for field in self.board.fields for spot in field.spots]
        return min(
            1.0, min(dist(one, other) for k, one in enumerate(spots) for other in spots[k + 1 :])
        )

    def _paint_ways(self, canvas: "Canvas") -> None:
        ways = self.board.graph.next[FORWARD] + self.board.graph.turnoffs
        steps = {
            (here, there)
            for successors in ways
            for here, follow in enumerate(successors)
            for there in follow
        }
        for colour, width in ((CARD_EDGE, 0.3), (BAND, 0.22)):
            for here, there in sorted(steps):
                canvas.line(self.middle(here), self.middle(there), width, colour)

    def _fill_of(self, number: int) -> str:
        field = self.board.fields[number]
        starts = self.board.graph.start
        owner = starts.index(number) if number in starts else field.owner
        if owner != NONE:
            paint = paint_of(self.board, owner)
            return paint.full if number in starts else paint.tint
        return {"grey": GREY, "side": SIDE}.get(field.kind, PAPER)

    @cached_property
    def _sprites(self) -> dict[tuple[str, int], Image.Image]:
        return {}

    def piece(self, colour: int) -> Image.Image:
        """A piece of a colour, by itself."""
        paint = paint_of(self.board, colour)
        return self._sprite("piece", colour, paint.full, paint.edge)

    def stone(self, colour: int) -> Image.Image:
        """The blockade stone of a colour, by itself."""
        return self._sprite("stone", colour, INK, paint_of(self.board, colour).full)

    def _sprite(self, kind: str, colour: int, fill: str, edge: str) -> Image.Image:
        if (kind, colour) not in self._sprites:
            side = round(self.scale)
            canvas = Canvas((side * FINE, side * FINE), "#00000000", side * FINE)
            canvas.shape(colour, (0.5, 0.5), PIECE * self.room, fill, edge)
            small = canvas.picture.resize((side, side), Image.Resampling.LANCZOS)
            self._sprites[kind, colour] = small
        return self._sprites[kind, colour]

    # What is painted each time.

    def set_down(self, picture: Image.Image, thing: Image.Image, at: Spot) -> None:
        """Put a piece or a stone somewhere on the board."""
        x = round((at[0] - self.left) * self.scale - thing.width / 2)
        y = round((at[1] - self.top) * self.scale - thing.height / 2)
        picture.paste(thing, (x, y), thing)

    def write(self, picture: Image.Image, words: str, dice: Sequence[int]) -> None:
        """What happened, under the board: dice to the left, words beside them."""
        draw = ImageDraw.Draw(picture)
        x, y = 12, self.size[1] + 10
        for die in dice:
            self._paint_die(draw, x, y, die)
            x += DIE + 6
        lines = self.wrapped(words, picture.width - x - 12)
        draw.multiline_text((x, y), "\n".join(lines[:3]), fill=INK, font=self.font, spacing=3)

    def _paint_die(self, draw: ImageDraw.ImageDraw, x: int, y: int, face: int) -> None:
        box = (x, y, x + DIE, y + DIE)
        draw.rounded_rectangle(box, 5, fill="#ffffff", outline=INK, width=1)
        for across, down in PIPS[face]:
            middle = (x + DIE / 2 + across * DIE / 4, y + DIE / 2 + down * DIE / 4)
            draw.circle(middle, 2.4, fill=INK)

    def wrapped(self, words: str, width: float) -> list[str]:
        """Words in lines that are not wider than so many pixels."""
        lines = [""]
        for word in (words if self.has_accents else without_accents(words)).split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.font.getlength(longer) > width:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines


class Canvas:
    """A picture on which one draws in units of the board."""

    def __init__(self, size: tuple[int, int], ground: str, unit: float) -> None:
        self.picture = Image.new("RGBA", size, ground)
        self.draw = ImageDraw.Draw(self.picture)
        self.unit = unit
        self.moved: Spot = (0.0, 0.0)

    def disc(self, at: Spot, radius: float, fill: str, edge: str) -> None:
        """A circle with an edge."""
        self.draw.circle(self._pixel(at), radius * self.unit, fill, edge, self._width(EDGE))

    def line(self, here: Spot, there: Spot, width: float, fill: str) -> None:
        """A line between two places."""
        self.draw.line([self._pixel(here), self._pixel(there)], fill, self._width(width))

    def shape(self, colour: int, at: Spot, radius: float, fill: str, edge: str) -> None:
        """The shape that belongs to a colour."""
        corners = outline(colour, radius)
        if not corners:
            self.disc(at, radius, fill, edge)
            return
        points = [self._pixel((at[0] + x, at[1] + y)) for x, y in corners]
        self.draw.polygon(points, fill)
        # Pillow draws a wide edge with gaps at the corners, so it goes round a little further.
        self.draw.line([*points, *points[:2]], edge, self._width(EDGE), joint="curve")

    def _pixel(self, at: Spot) -> Spot:
        return (at[0] + self.moved[0]) * self.unit, (at[1] + self.moved[1]) * self.unit

    def _width(self, units: float) -> int:
        return max(1, round(units * self.unit))


def caption_font() -> tuple[Font, bool]:
    """A font of this machine, or the one that Pillow brings, which knows no accents."""
    for name in FONTS:
        with suppress(OSError):
            return ImageFont.truetype(name, LETTERS), True
    return ImageFont.load_default(LETTERS), False


def without_accents(text: str) -> str:
    """The same in plain letters: ``Jäger`` becomes ``Jager``."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if sign.isascii())


def around(spot: Spot, count: int) -> list[Spot]:
    """Places for so many pieces that share a spot."""
    if count == 1:
        return [spot]
    angles = [2 * pi * k / count for k in range(count)]
    return [(spot[0] + BESIDE * cos(angle), spot[1] + BESIDE * sin(angle)) for angle in angles]
