"""How race games look to people: colours on a board."""

from collections.abc import Mapping

from rauswurf.boards import Board, load
from rauswurf.games import Game, Setup
from rauswurf.rules.graph import GREY, NONE, SIDE, TRACK
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

    def seat_names(self, setup: Setup) -> list[str]:
        """The colours of each seat."""
        return ["+".join(setup.board.colours[colour] for colour in seat) for seat in setup.seats]


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
