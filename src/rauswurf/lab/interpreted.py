"""Games at a table, between bots of any kind: slow, but whatever can choose can play.

The games are those of ``fast.playout``, with a ``pick`` that asks: with a view, for a text.
"""

from collections.abc import Callable
from typing import Any

from rauswurf.bots.families import family_of as bots_of
from rauswurf.bots.registry import player
from rauswurf.bots.view import ROLL, Bot, View
from rauswurf.dice.seeds import LARGEST_SEED
from rauswurf.fast.batch import Crew, columns, playout_rules, watched
from rauswurf.fast.series import PARTS_OF_GAME, ROLL_FIRST
from rauswurf.lab.match import MOST_SEATS, Match
from rauswurf.messages import Told, message, quoted
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.race import MOVE
from rauswurf.rules.state import Row
from rauswurf.table.families import family_of

SPREAD = 1_000_003  # games of one seed give their bots seeds as far apart


class BotFault(Told):
    """A bot did what no player may do."""


class AskingTable:
    """A table at which bots are asked, unless there is nothing to decide, and are not trusted."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.setup = match.setup
        self.family = family_of(self.setup)
        weigher = bots_of(self.setup.game).weigher
        self.weigher = weigher(self.setup) if match.weighed else None
        own = {"foresee": self.foresee} if self.weigher else {}
        rules = playout_rules(self.setup)
        if match.noted:
            rules = watched(self.setup, Crew(rules)).rules
        self.rules = with_own(rules, pick=self.answer, **own)
        self.bots: list[Bot] = []
        self.names: list[str] = []

    def play(self, number: int) -> Row:
        """What was counted in one game of the match; raises NoSuchBot and BotFault."""
        seed = self.match.seed
        self.names = [self.match.bots[bot] for bot in self.match.seating(number)]
        self.bots = [
            player(name, self.setup.game.id, seed=bot_seed(seed, number, seat))
            for seat, name in enumerate(self.names)
        ]
        streams = [[0, 0] for _ in range(len(self.names) + 1)]
        noted = self.match.added if self.match.noted else ()
        tally = [0] * len(columns(self.setup, noted))
        if self.weigher:
            self.weigher.begin()
        dice, seats = [self.match.dice(number)], [list(range(len(self.names)))]
        records = self.rules.new_state(), self.rules.new("Mind")
        self.rules.play_games(*records, None, streams, seed, dice, seats, [tally])
        luck = self.weigher.luck if self.weigher else []
        return tally + [int(each * PARTS_OF_GAME) for each in luck]

    def foresee(self, s: Any, mind: None, net: None, face: int) -> None:
        """Count what a die brings to everybody."""
        assert self.weigher is not None
        self.weigher.foresee(s, face)

    def answer(self, s: Any, mind: None, net: None, chance: Row, seat: int) -> int:
        """What the bot on a seat chooses; raises BotFault."""
        if s.options == 0:
            return ROLL_FIRST
        if s.phase == MOVE and s.options == 1:
            return int(s.option[0])
        position = self.family.write_position(s)
        move = self.bots[seat].choose(View.at(self.setup, position))
        if move == ROLL and self.setup.rules.dice_wanted(s):
            return ROLL_FIRST
        options: list[int] = s.option[: s.options]
        legal = {self.family.write_option(s, option): option for option in options}
        if move not in legal:
            told = {"move": quoted(str(move)), "position": quoted(position)}
            raise BotFault(message("lab-bot-illegal", bot=self.names[seat], **told))
        return legal[move]


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The seed of the bot on a seat in one game."""
    return ((seed * SPREAD + number) * MOST_SEATS + seat) & LARGEST_SEED


def with_own(games: RuleSet, **own: Callable[..., Any]) -> RuleSet:
    """Whole games in which these functions, which are no rules, are called instead."""
    rules = compose(games.name, [], games, OWN_DICE=1)
    functions = {name: each for name, each in rules.functions.items() if name not in own}
    constants = {**rules.constants, **own}
    return RuleSet(rules.name, rules.modules, functions, constants, rules.records)


def play(match: Match, first: int, count: int) -> list[Row]:
    """What was counted in these games; raises NoSuchBot and BotFault."""
    table = AskingTable(match)
    return [table.play(number) for number in range(first, first + count)]
