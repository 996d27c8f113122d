"""Moving pictures (GIF), written picture by picture: only what changed, and nothing is kept."""

from typing import BinaryIO, Self

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata, getheader

FOREVER = 0
KEEP = 1  # a picture stays where the next one does not cover it
CLEAR = 255  # the colour that covers nothing
TRAILER = b";"


class GifWriter:
    """Appends pictures of one size to a GIF; ``palette`` is a picture that has all its colours."""

    def __init__(self, stream: BinaryIO, palette: Image.Image) -> None:
        self.stream = stream
        self.palette = palette.quantize(CLEAR, dither=Image.Dither.NONE)
        colours = self.palette.getpalette() or []
        self.palette.putpalette([*colours, *[0] * (3 * (CLEAR + 1) - len(colours))])
        self.last: Image.Image | None = None

    def __enter__(self) -> Self:
        header, _ = getheader(self.palette.copy(), info={"loop": FOREVER})
        self.stream.write(b"".join(header))
        return self

    def __exit__(self, *_: object) -> None:
        self.stream.write(TRAILER)

    def add(self, picture: Image.Image, seconds: float) -> None:
        """One more picture, shown for so many seconds."""
        indexed = picture.quantize(palette=self.palette, dither=Image.Dither.NONE)
        box = (0, 0, *picture.size)
        if self.last:
            same = ImageChops.difference(self.last, picture).convert("L").point(is_zero)
            box = ImageChops.invert(same).getbbox() or (0, 0, 1, 1)  # a dot takes its time too
            indexed.paste(CLEAR, mask=same)
        blocks = getdata(
            indexed.crop(box),
            box[:2],
            duration=round(seconds * 1000),
            disposal=KEEP,
            transparency=CLEAR,
        )
        self.stream.write(b"".join(blocks))
        self.last = picture


def is_zero(value: int) -> int:
    """White where nothing differs, black elsewhere."""
    return 0 if value else 255
