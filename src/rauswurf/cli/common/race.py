"""How race games look to people: colours on a board."""

from collections.abc import Mapping
from typing import Any

from rauswurf.boards import Board, load
from rauswurf.boards.text import draw, legend, letter
from rauswurf.games import Game, Setup
from rauswurf.messages import message
from rauswurf.rules.graph import GREY, NONE, SIDE, TRACK
from rauswurf.table import Table
from rauswurf.table.race.positions import sketch

IN_PLAY = (TRACK, SIDE, GREY)


class RaceFamily:
    """The race games: seats have colours, and pieces stand on fields."""

    def setup_for(
        self,
        game: Game,
        position: str,
        players: int | None,
        chosen: Mapping[str, str],
        board: Board | None,
    ) -> Setup:
        """The setup in which the colours of a position play."""
        board = board or load(str(game.board))
        named = {board.colour(name) for name in sketch(position).pieces}
        colours = sorted(named - {NONE})
        if players is None:
            players = _player_count(game, chosen, len(colours))
        chosen = dict(chosen)
        if "colours" in game.defaults:
            chosen.setdefault("colours", _way_of_sharing(game, players, len(colours)))
        fits = len(colours) == players and chosen.get("colours", "own") == "own"
        seats = tuple((colour,) for colour in colours) if fits else None
        return game.setup(players, chosen, seats=seats, board=board)

    def seat(self, table: Table) -> int:
        """The seat that plays the colour on turn."""
        seat: int = table.rules.SEAT[table.state.turn]
        return seat

    def seat_names(self, setup: Setup) -> list[str]:
        """The colours of each seat."""
        return ["+".join(setup.board.colours[colour] for colour in seat) for seat in setup.seats]

    def picture(self, table: Table, *, paint: bool, names: bool) -> str:
        """The board with the pieces, and what the letters mean."""
        setup = table.setup
        pieces = {colour: _fields(table.state, setup, colour) for colour in setup.colours}
        things = _stones(table) | _hunters(table)
        board = draw(setup.board, pieces, paint, names=names, things=things)
        meanings = [legend(setup.board, setup.colours, paint), *_meanings(things)]
        return f"{board}\n\n{'  '.join(meanings)}"


def _stones(table: Table) -> dict[int, str]:
    """The blockade stones, in games that have them, with the letter of their colour."""
    board = table.setup.board
    stones = enumerate(getattr(table.state, "stone", []))
    return {field: "#" + letter(board, colour) for colour, field in stones if field != NONE}


def _hunters(table: Table) -> dict[int, str]:
    """The pieces in play that have the focus, in games that know it."""
    kinds = table.setup.board.graph.kind
    focus = getattr(table.state, "focus", [])
    fields = [table.state.where[piece] for piece, has_it in enumerate(focus) if has_it]
    return {field: "!" for field in fields if field != NONE and kinds[field] in IN_PLAY}


def _meanings(things: Mapping[int, str]) -> list[str]:
    marks = {thing[0] for thing in things.values()}
    meanings = {"#": message("picture-stone"), "!": message("picture-focus")}
    return [f"{mark} {meaning}" for mark, meaning in meanings.items() if mark in marks]


def _player_count(game: Game, chosen: Mapping[str, str], colours: int) -> int:
    """How many play a position with so many colours, if nobody says so."""
    if "colours" in chosen and "colours" in game.defaults:
        allowed = game.variant("colours").players.get(chosen["colours"], ())
        if len(allowed) == 1:
            return allowed[0]
    enough = [players for players in game.players if players >= colours]
    return min(enough, default=max(game.players))


def _way_of_sharing(game: Game, players: int, colours: int) -> str:
    """The value of the variant colours that lets so many players have so many colours."""
    if colours > players:
        for value, allowed in game.variant("colours").players.items():
            if players in allowed:
                return value
    return "own"


def _fields(s: Any, setup: Setup, colour: int) -> list[int]:
    """The fields of the pieces of a colour."""
    size = setup.rules.PIECES
    return [field for field in s.where[size * colour : size * colour + size] if field != NONE]
