"""Games at a table, between bots of any kind: slow, but whatever can choose can play."""

from typing import Any

from rauswurf.bots.slow import ROLL_FIRST, Asking
from rauswurf.bots.view import ROLL, View
from rauswurf.fast.batch import columns
from rauswurf.lab.match import Match
from rauswurf.messages import Told, message, quoted
from rauswurf.rules.race import MOVE


class BotFault(Told):
    """A bot did what no player may do."""


class RefereedTable(Asking):
    """A table at which bots are asked, unless there is nothing to decide, and are not trusted."""

    def answer(self, s: Any, seat: int) -> int:
        """What the bot on turn chooses; raises BotFault."""
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

    def play_named(self, match: Match, number: int, width: int) -> list[int]:
        """What was counted in one game of a match."""
        self.names = [match.bots[bot] for bot in match.seating(number)]
        return self.play(self.names, match.seed, match.dice(number), number, width)


def play(match: Match, first: int, count: int) -> list[list[int]]:
    """What was counted in these games; raises NoSuchBot and BotFault."""
    table = RefereedTable(match.setup)
    width = len(columns(match.setup))
    return [table.play_named(match, number, width) for number in range(first, first + count)]
