"""Who can be asked to play: our own bots by name and by level, and those that others bring.

Others bring theirs by an entry point of the group ``rauswurf.bots``: a name and a function that
takes the game and a seed and returns a bot.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib.metadata import entry_points

from rauswurf import games
from rauswurf.boards import read_document
from rauswurf.bots import perfect
from rauswurf.bots.families import FAMILIES, Factory, family_of
from rauswurf.bots.levels import levels_of
from rauswurf.bots.race.mind import MOST_SETUPS
from rauswurf.bots.view import Bot, View
from rauswurf.bots.weak_names import weakness_named
from rauswurf.dice.seeds import check_seed
from rauswurf.games import Game, Setup
from rauswurf.games.levels import LEVELS, PERFECT
from rauswurf.messages import Told, all_of, message

GROUP = "rauswurf.bots"


class NoSuchBot(Told):
    """A bot that does not exist, or not for this game; says which ones do."""


def names(game: str) -> list[str]:
    """Everybody who can play a game: the levels first, then ours by name, then others'."""
    known = games.get(game)
    solved = [PERFECT] if perfect.is_solved(known) else []
    ours = [*levels_of(game), *family_of(known).players]
    return [*ours, *solved, *sorted(_brought())]


def can_weigh(setup: Setup) -> bool:
    """Does anybody know what a roll is worth at this table?"""
    return family_of(setup.game).can_weigh(setup)


def own_name(name: str, setup: Setup) -> str:
    """The bot's own name where a level is named."""
    return family_of(setup.game).own_name(setup, name)


def player(name: str, game: str | None = None, *, seed: int = 0) -> Bot:
    """The bot of this name or level; it is made ready at once if the game is known.

    Raises NoSuchBot, BadSeed, and SetupError for a game that does not exist.
    """
    check_seed(seed)
    if game is not None:
        return _made(name, games.get(game), seed)
    known = {*LEVELS, *_brought()}.union(*(each.players for each in FAMILIES.values()))
    if name not in known and weakness_named(name) is None:
        raise _unknown(name, sorted(known))
    return _AnyGame(name, seed)


def answer(
    name: str,
    game: str,
    players: int,
    variants: Mapping[str, str],
    position: str,
    seed: int = 0,
    board: str | None = None,
) -> str:
    """Ask a bot with texts and numbers only, as one does across processes.

    ``board`` is the text of a board file, where the game is not played on its own. Raises
    NoSuchBot, SetupError, BoardError and PositionError.
    """
    setup = _setup(game, players, tuple(sorted(variants.items())), board)
    return player(name, game, seed=seed).choose(View.at(setup, position))


class _AnyGame:
    """A bot that learns which game is played when it is asked for the first move."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed

    def choose(self, view: View) -> str:
        return _made(self.name, view.setup.game, self.seed).choose(view)


def _made(name: str, game: Game, seed: int) -> Bot:
    factory = family_of(game).factory(name) or _brought().get(name)
    if name == PERFECT:
        if why := perfect.why_unsolved(game):
            raise NoSuchBot(why)
        factory = perfect.perfect_player
    if factory is None:
        raise _unknown(name, names(game.id))
    return factory(game, seed)


def _unknown(name: str, known: list[str]) -> NoSuchBot:
    near = get_close_matches(name, known, n=1)
    if near:
        return NoSuchBot(message("bots-unknown-near", name=name, near=near[0]))
    return NoSuchBot(message("bots-unknown", name=name, known=all_of(known)))


@cache
def _brought() -> dict[str, Factory]:
    """What others have installed; a name of ours cannot be taken."""
    return {point.name: point.load() for point in entry_points(group=GROUP)}


@lru_cache(MOST_SETUPS)
def _setup(
    game: str, players: int, variants: tuple[tuple[str, str], ...], document: str | None
) -> Setup:
    board = read_document(document, "") if document else None
    return games.get(game).setup(players, dict(variants), board=board)
