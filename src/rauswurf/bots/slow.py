"""One game between players who are asked for every choice, counted as compiled games are."""

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Protocol

from rauswurf.bots.nichtlustig import match as nichtlustig_match
from rauswurf.bots.race import match as race_match
from rauswurf.bots.registry import player
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.dice import generator
from rauswurf.fast import nichtlustig_playout, playout
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.state import RealRows, Row, Rows
from rauswurf.table.families import family_of

ROLL_FIRST = -1

MOST_SEATS = 8

Answer = Callable[[Any, int], int]


class RaceGames:
    """Whole race games in which choices are answered by somebody else."""

    def __init__(self, setup: Setup, answer: Answer) -> None:
        def pick(s: Any, t: Any, u: Any, chance: Any, player: int, *mind: Any) -> int:
            return answer(s, player)

        self.rules = with_answers(setup, (generator, playout, race_match), pick)

    def play(self, dice: Rows, seed: int, number: int, players: Row, tally: Row) -> None:
        """Play one game; its number decides the dice."""
        s = self.rules.new_state()
        nobody = (None, None)
        no_mind = (None, None, None)
        one = ([number], [players])
        self.rules.play_matches(s, *nobody, dice, [0, 0], seed, *one, *no_mind, [tally])


class NichtlustigGames:
    """Whole games of NICHTLUSTIG in which choices are answered by somebody else."""

    def __init__(self, setup: Setup, answer: Answer) -> None:
        def pick(s: Any, t: Any, u: Any, v: Any, w: Any, rng: Any, player: int, *mind: Any) -> int:
            return answer(s, player)

        modules = (generator, nichtlustig_playout, nichtlustig_match)
        self.rules = with_answers(setup, modules, pick)

    def play(self, dice: Rows, seed: int, number: int, players: Row, tally: Row) -> None:
        """Play one game; its number decides the dice."""
        s = self.rules.new_state()
        nobody = (None, None, None, None)
        one = ([number], [players])
        no_mind = (None, None, None, None)
        no_pages: RealRows = []
        self.rules.play_matches(s, *nobody, dice, [0, 0], seed, *one, *no_mind, no_pages, [tally])


class Games(Protocol):
    """Whole games of one family."""

    def play(self, dice: Rows, seed: int, number: int, players: Row, tally: Row) -> None:
        """Play one game; its number decides the dice."""


GAMES: dict[str, Callable[[Setup, Answer], Games]] = {
    "race": RaceGames,
    "nichtlustig": NichtlustigGames,
}


class Asking:
    """A table at which bots are asked for every choice."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.family = family_of(setup)
        self.bots: list[Bot] = []
        self.games = GAMES[setup.game.family](setup, self.answer)

    def play(self, names: Sequence[str], seed: int, number: int, game: int, width: int) -> Row:
        """Play one game; the number decides the dice, the game what bots leave to chance."""
        self.bots = [
            player(name, self.setup.game.id, seed=(seed * 1_000_003 + game) * MOST_SEATS + seat)
            for seat, name in enumerate(names)
        ]
        dice = [[0, 0] for _ in names]
        tally = [0] * width
        self.games.play(dice, seed, number, list(range(len(names))), tally)
        return tally

    def answer(self, s: Any, seat: int) -> int:
        """Ask the bot on turn, as at any table: with a view, for a text."""
        if not s.options:
            return ROLL_FIRST
        view = View.at(self.setup, self.family.write_position(s))
        move = self.bots[seat].choose(view)
        if move == ROLL:
            return ROLL_FIRST
        option = self.family.match_option(s, self.family.read_wish(s, move))
        assert option is not None, f"{move} is none of the moves"
        return option


def with_answers(setup: Setup, modules: Sequence[ModuleType], pick: Callable[..., int]) -> RuleSet:
    """The rules of a table with whole games in which choices are answered so."""
    rules = compose(setup.game.id, modules, setup.rules)
    functions = {name: f for name, f in rules.functions.items() if name != "pick"}
    constants = {**rules.constants, "pick": pick}
    return RuleSet(rules.name, rules.modules, functions, constants, rules.records)
