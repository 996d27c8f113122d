"""The two sides of a comparison: a game, its rules, its players and a board each."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from rauswurf import games
from rauswurf.cli.common.errors import Complaint
from rauswurf.cli.common.options import chosen_setup
from rauswurf.cli.lab.experiment import USUAL_BOTS, check_compiles, lineup
from rauswurf.games import Setup
from rauswurf.messages import message, quoted

if TYPE_CHECKING:
    from rauswurf.lab.match import Match


@dataclass(frozen=True)
class Side:
    """What the options say about one side."""

    game: str
    players: int | None = None
    variants: tuple[str, ...] = ()  # as they are typed
    bots: str | None = None
    board: Path | None = None
    rules: Path | None = None

    @property
    def setup(self) -> Setup:
        """Its table; raises Complaint, SetupError and BoardError."""
        files = self.board, None, self.rules
        return chosen_setup(self.game, self.players, self.variants, *files)

    def match(self, seed: int) -> "Match":
        """Its games; here, and only here, the compiler is loaded."""
        setup = self.setup
        check_compiles(setup)
        named = lineup(self.bots or USUAL_BOTS, setup)
        from rauswurf.lab.match import match_at

        return match_at(setup, named, seed, rotated=len(set(named)) > 1, board=self.board)


def with_words(side: Side, option: str, texts: Sequence[str]) -> Side:
    """A side with what ``--a`` or ``--b`` says about it: rules as after ``--set``, and more.

    Raises Complaint and SetupError.
    """
    for word in (word for text in texts for word in words_of(option, text)):
        key, _, value = word.partition("=")
        if key == "game" and value:
            side = replace(side, game=games.find(value).id)
        elif key == "players" and value.isdecimal():
            side = replace(side, players=int(value))
        elif key == "bots" and value:
            side = replace(side, bots=value)
        elif key == "board" and value:
            side = replace(side, board=Path(value))
        elif key == "rules" and value:
            side = replace(side, rules=Path(value))
        elif key in ("game", "players", "bots", "board", "rules"):
            raise Complaint(message("compare-side-form", option=option, text=quoted(word)))
        else:
            side = replace(side, variants=(*side.variants, word))
    return side


def words_of(option: str, text: str) -> list[str]:
    """The words of a text; quotation marks keep a name with spaces together. Raises Complaint."""
    try:
        return shlex.split(text)
    except ValueError as error:
        told = message("compare-side-form", option=option, text=quoted(text))
        raise Complaint(told) from error
