"""Players: by name, by level, and those that others bring.

    bot = bots.player("strong", "madn", seed=7)
    move = bot.choose(bots.View.of(table))

A bot sees what a player at the table sees. Its answer follows from the seed and the position
alone, so it can be asked in any thread, process or machine. See docs/bots.md.
"""

from rauswurf.bots.levels import levels_of
from rauswurf.bots.registry import NoSuchBot, answer, can_weigh, names, own_name, player
from rauswurf.bots.view import Bot, View
from rauswurf.games.levels import LEVELS, known_as

__all__ = [
    "LEVELS",
    "Bot",
    "NoSuchBot",
    "View",
    "answer",
    "can_weigh",
    "known_as",
    "levels_of",
    "names",
    "own_name",
    "player",
]
