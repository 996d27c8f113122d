"""What happened, written under a picture: dice to the left, words beside them."""

import unicodedata
from collections.abc import Sequence
from contextlib import suppress

from PIL import Image, ImageDraw, ImageFont

from rauswurf.boards.svg.paint import INK, PAPER

HEIGHT = 64  # pixels
EDGE = 12
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


class Captions:
    """Writes under pictures, with a font of this machine."""

    def __init__(self) -> None:
        self.font, self.has_accents = caption_font()

    def under(self, picture: Image.Image, words: str, dice: Sequence[int] = ()) -> Image.Image:
        """The picture with its caption."""
        whole = Image.new("RGB", (picture.width, picture.height + HEIGHT), PAPER)
        whole.paste(picture)
        draw = ImageDraw.Draw(whole)
        x, y = EDGE, picture.height + 10
        for die in dice:
            paint_die(draw, x, y, die)
            x += DIE + 6
        lines = self.wrapped(words, whole.width - x - EDGE)
        draw.multiline_text((x, y), "\n".join(lines[:3]), fill=INK, font=self.font, spacing=3)
        return whole

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


def paint_die(draw: ImageDraw.ImageDraw, x: int, y: int, face: int) -> None:
    """A die that shows a face."""
    draw.rounded_rectangle((x, y, x + DIE, y + DIE), 5, fill="#ffffff", outline=INK, width=1)
    for across, down in PIPS[face]:
        middle = (x + DIE / 2 + across * DIE / 4, y + DIE / 2 + down * DIE / 4)
        draw.circle(middle, 2.4, fill=INK)


def caption_font() -> tuple[Font, bool]:
    """A font of this machine, or the one that Pillow brings, which knows no accents."""
    for name in FONTS:
        with suppress(OSError):
            return ImageFont.truetype(name, LETTERS), True
    return ImageFont.load_default(LETTERS), False


def without_accents(text: str) -> str:
    """The same in plain letters: ``Jäger`` becomes ``Jager``."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if sign.isascii())
