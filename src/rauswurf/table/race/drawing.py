"""A race game drawn from its view: as a picture (SVG) and as text."""

from collections.abc import Mapping, Sequence

from rauswurf.boards.svg import Arrow, Look
from rauswurf.boards.svg import draw_svg as draw_board
from rauswurf.boards.text import draw, legend, letter
from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.rules.graph import GREY, SIDE, TRACK, WAITING
from rauswurf.table.race.view import RaceView

IN_PLAY = (TRACK, SIDE, GREY)


def draw_svg(
    setup: Setup,
    view: RaceView,
    *,
    arrows: Sequence[Arrow] = (),
    around: Sequence[int] = (),
    names: bool = True,
) -> str:
    """The board, or the part around some fields, with what stands on it.

    The same view always gives the same text.
    """
    return draw_board(
        setup.board,
        places_of_pieces(setup, view),
        stones=places_of_stones(setup, view),
        focus=hunters(setup, view),
        arrows=arrows,
        around=around,
        look=Look(names=names),
    )


def draw_text(setup: Setup, view: RaceView, *, paint: bool, names: bool) -> str:
    """The board with the pieces, and what the letters mean."""
    board, kinds = setup.board, setup.board.graph.kind
    stones = {at: "#" + letter(board, c) for c, at in places_of_stones(setup, view).items()}
    focus = {place: "!" for place in hunters(setup, view) if kinds[place] in IN_PLAY}
    things = stones | focus
    picture = draw(board, places_of_pieces(setup, view), paint, names=names, things=things)
    meanings = [legend(board, setup.colours, paint), *_meanings(things)]
    return f"{picture}\n\n{'  '.join(meanings)}"


def places_of_pieces(setup: Setup, view: RaceView) -> dict[int, list[int]]:
    """The fields of the pieces of each colour that plays."""
    names = setup.board.colours
    return {
        colour: [piece.place for piece in view.pieces if piece.colour == names[colour]]
        for colour in setup.colours
    }


def places_of_stones(setup: Setup, view: RaceView) -> dict[int, int]:
    """The field of each colour's stone, in games that have them."""
    return {setup.board.colour(stone.colour): stone.place for stone in view.stones}


def hunters(setup: Setup, view: RaceView) -> list[int]:
    """The fields of pieces that have the focus and entered, in games that know it."""
    kinds = setup.board.graph.kind
    marked = {piece.place for piece in view.pieces if piece.focus}
    return sorted(place for place in marked if kinds[place] != WAITING)


def _meanings(things: Mapping[int, str]) -> list[str]:
    marks = {thing[0] for thing in things.values()}
    meanings = {"#": message("picture-stone"), "!": message("picture-focus")}
    return [f"{mark} {meaning}" for mark, meaning in meanings.items() if mark in marks]
