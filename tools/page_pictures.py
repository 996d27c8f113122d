"""Pictures of the page for README and docs: every game in the middle of play, in a real browser.

    python -m tools.page_pictures

Starts a server of its own, plays some clicks of each game, and writes docs/img/page-*.png and, on
a phone in the dark, phone-*.png; with the names of games only theirs. Fair dice are never the same
twice, so neither are the pictures.
"""

import io
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from PIL import Image
from playwright.sync_api import Browser
from tests.page.house import MISSING, PATIENCE, House, chromium, running_browser
from tests.page.playing import Player, set_up

from rauswurf.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "img"
COLOURS = 256


class Shot(NamedTuple):
    """A picture: of which game, after how many clicks, how large."""

    name: str
    game: str
    players: int
    clicks: int
    width: int = 1180
    height: int = 740
    theme: Literal["light", "dark"] = "light"


SHOTS = (
    *(Shot(f"page-{game}", game, max(GAMES[game].players), 70) for game in GAMES),
    *(
        Shot(f"phone-{game}", game, max(GAMES[game].players), 45, 360, 740, "dark")
        for game in GAMES
    ),
    Shot("page-phone", "madn", 4, 70, 360, 740),
)


def main(names: list[str]) -> int:
    """Make all pictures, or those of some games; returns the exit code."""
    program = chromium()
    if program is None:
        print(f"pictures: {MISSING}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    wanted = [shot for shot in SHOTS if not names or shot.game in names]
    with TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            with running_browser(program) as browser:
                for shot in wanted:
                    save(taken(browser, house, shot), FOLDER / f"{shot.name}.png")
        finally:
            house.stop()
    return 0


def taken(browser: Browser, house: House, shot: Shot) -> bytes:
    """Play until there is something to see, and take the picture."""
    context = browser.new_context(
        viewport={"width": shot.width, "height": shot.height},
        color_scheme=shot.theme,
        locale="en-GB",
        reduced_motion="reduce",
    )
    with context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        set_up(page, house, shot.game, shot.players)
        Player(page).play(shot.clicks)
        page.wait_for_timeout(500)
        return page.screenshot()


def save(png: bytes, path: Path) -> None:
    """Keep a picture with few colours."""
    with Image.open(io.BytesIO(png)) as picture:
        few = picture.convert("RGB").quantize(COLOURS, Image.Quantize.FASTOCTREE)  # keeps rare ones
        few.save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
