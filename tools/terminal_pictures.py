"""Makes the pictures of the table in the terminal for the pages: ``docs/img/terminal-*.svg``.

    python tools/terminal_pictures.py

Every picture is a real screen: a game with a seed, played by keys.
"""

import asyncio
import re
from pathlib import Path

from rauswurf.cli.play.order import Order
from rauswurf.cli.play.terminal.app import PlayApp

FOLDER = Path(__file__).parent.parent / "docs" / "img"
SIZE = (80, 24)
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # loaded from elsewhere: we do without

# Name, game, and the keys: a picture shows somebody who has to decide.
PICTURES = (
    ("terminal-madn", "madn", ["enter"] * 31),
    ("terminal-werfer", "werfer", ["enter"] * 30),
    ("terminal-nichtlustig", "nichtlustig", [*["enter"] * 4, "2", "4"]),
)


async def picture(game: str, keys: list[str]) -> str:
    """The screen after these keys as SVG."""
    order = Order(bot=["casual"], seed=12, no_save=True)
    app = PlayApp(order.plan(game), order, pause=0)
    async with app.run_test(size=SIZE) as pilot:
        for key in keys:
            assert app.match is not None
            while not app.match.asks:
                await pilot.pause(0.01)
            await pilot.press(key)
        await pilot.pause(0.2)
        svg = app.export_screenshot(title="rauswurf play")
    return FONTS.sub("", svg).replace("Fira Code, monospace", "monospace")


def main() -> None:
    """Make all pictures."""
    FOLDER.mkdir(exist_ok=True)
    for name, game, keys in PICTURES:
        svg = asyncio.run(picture(game, keys))
        (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
