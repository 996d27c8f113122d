"""Write what the page is tried out with: boards and moments of real games, as they are sent.

``python tools/page_fixtures.py`` writes them into ``web/src/board/fixtures``, and the pictures of
the boards where the gallery (``npm run gallery``) looks for them. The games are always the same.
"""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.messages.languages import ENGLISH
from rauswurf.server.boards import BOARDS, board_info, board_picture, our_board
from rauswurf.table.race.view import RaceView
from rauswurf.table.view import View

WEB = Path(__file__).parent.parent / "web"
FIXTURES = WEB / "src" / "board" / "fixtures"
PICTURES = WEB / "public-dev" / "api" / "boards"

SEED = 7
LIVELY = 90  # events, after which the board looks as in the middle of a game


class Moment(msgspec.Struct):
    """A view, what was then played, and the view after it if that is worth looking at."""

    view: View
    played: str
    after: View | None


class Fixture(msgspec.Struct):
    """Moments of one game by what is special about them."""

    game: str
    board: str | None
    seats: tuple[tuple[str, ...], ...]
    moments: dict[str, Moment]


def main() -> None:
    """Write everything anew."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    (FIXTURES / "boards").mkdir(parents=True, exist_ok=True)
    for board in sorted(BOARDS):
        write(FIXTURES / "boards" / f"{board}.json", board_info(our_board(board)))
        (PICTURES / f"{board}.svg").write_text(
            board_picture(our_board(board), ENGLISH), encoding="utf-8"
        )
    for game in GAMES:
        write(FIXTURES / f"{game}.json", fixture(game))


def write(path: Path, value: object) -> None:
    """Write a value as JSON."""
    path.write_bytes(msgspec.json.encode(value) + b"\n")


def fixture(game: str) -> Fixture:
    """One whole game, and what was worth keeping of it."""
    found: dict[str, Moment] = {}
    most = 0
    for number, moment in enumerate(played(game)):
        for name in specials(moment):
            if name not in found and (number > LIVELY or name == "contest"):
                found[name] = moment if name.startswith("play-") else without_after(moment)
        if number > LIVELY and breadth(moment.view) > most:
            most, found["choice"] = breadth(moment.view), without_after(moment)
    found["over"] = moment
    setup = Table(game).setup
    seats = tuple(tuple(setup.names[colour] for colour in seat) for seat in setup.seats)
    return Fixture(game, GAMES[game].board, seats, found)


def without_after(moment: Moment) -> Moment:
    """A moment to look at, not to watch."""
    return Moment(moment.view, moment.played, None)


def played(game: str) -> Iterator[Moment]:
    """Every moment of a game between players who choose at random."""
    table = Table(game, dice=Dice.seeded(SEED))
    choose = random.Random(SEED)
    view = table.view
    while not table.is_over:
        text = table.play(choose.choice(table.moves))
        after = table.view
        yield Moment(view, text, after)
        view = after


def specials(moment: Moment) -> Iterator[str]:
    """The names under which a moment is worth keeping."""
    view = moment.view
    if isinstance(view, RaceView):
        yield from race_specials(view, moment.played)
    else:
        yield view.step or view.phase


def race_specials(view: RaceView, text: str) -> Iterator[str]:
    """What is special about a moment of a race game, and about what was played."""
    kinds = {move.kind for move in view.moves}
    chosen = next(move for move in view.moves if move.text == text)
    yield view.phase
    yield from kinds - {"roll", "step"}
    if len(view.moves) == 1 and "step" in kinds:
        yield "one"
    if view.demand:
        yield "demand"
    if chosen.kind in ("push", "stone", "back"):
        yield f"play-{chosen.kind}"
    if chosen.captured is not None:
        yield "play-capture"
    if chosen.origin is not None and text.startswith(("B", "W")):
        yield "play-enter"
    if chosen.hits_stone:
        yield "play-hit"


def breadth(view: View) -> int:
    """How many pieces, or dice and cards, there are to choose from."""
    if isinstance(view, RaceView):
        return len({move.piece for move in view.moves if move.piece is not None})
    return len(view.moves) if view.step == "take" else 0


if __name__ == "__main__":
    main()
