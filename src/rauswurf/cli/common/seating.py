"""Who plays a position, where the options leave it open."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rauswurf.boards import Board, load
from rauswurf.games import Game, Setup
from rauswurf.games.house import HouseRules
from rauswurf.rules.graph import NONE
from rauswurf.table.race.positions import sketch


class Wanted(NamedTuple):
    """What the options say."""

    game: Game
    players: int | None
    chosen: Mapping[str, str]
    board: Board | None
    house: HouseRules | None = None


def setup_for(wanted: Wanted, position: str) -> Setup:
    """The setup in which those play whom a position names; raises SetupError."""
    return SETUPS[wanted.game.family](wanted, position)


def race_setup(wanted: Wanted, position: str) -> Setup:
    """The setup in which the colours of a position play."""
    game, players, chosen = wanted.game, wanted.players, dict(wanted.chosen)
    board = wanted.board or load(str(game.board))
    named = {board.colour(name) for name in sketch(position).pieces}
    colours = sorted(named - {NONE})
    if players is None:
        players = _player_count(game.players_on(wanted.board), chosen, game, len(colours))
    if "colours" in game.defaults:
        chosen.setdefault("colours", _way_of_sharing(game, players, len(colours)))
    fits = len(colours) == players and chosen.get("colours", "own") == "own"
    seats = tuple((colour,) for colour in colours) if fits else None
    return game.setup(players, chosen, seats=seats, board=board, house=wanted.house)


def cards_setup(wanted: Wanted, position: str) -> Setup:
    """The setup for as many players as the position tells of."""
    game, players = wanted.game, wanted.players
    if players is None:
        said = len(position.partition(";")[0].split("/"))
        players = said if said in game.players else max(game.players)
    return game.setup(players, wanted.chosen, board=wanted.board, house=wanted.house)


SETUPS: dict[str, Callable[[Wanted, str], Setup]] = {
    "race": race_setup,
    "nichtlustig": cards_setup,
}


def _player_count(
    possible: Sequence[int], chosen: Mapping[str, str], game: Game, colours: int
) -> int:
    """How many play a position with so many colours, if nobody says so."""
    if "colours" in chosen and "colours" in game.defaults:
        allowed = game.variant("colours").players.get(chosen["colours"], ())
        if len(allowed) == 1:
            return allowed[0]
    enough = [players for players in possible if players >= colours]
    return min(enough, default=max(possible))


def _way_of_sharing(game: Game, players: int, colours: int) -> str:
    """The value of the variant colours that lets so many players have so many colours."""
    if colours > players:
        for value, allowed in game.variant("colours").players.items():
            if players in allowed:
                return value
    return "own"
