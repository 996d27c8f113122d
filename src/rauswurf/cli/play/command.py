"""``rauswurf play``: a game in the terminal, on a drawn table or line by line."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from rauswurf.cli.common.errors import Complaint, need, need_between
from rauswurf.cli.common.options import chosen_board, chosen_rules
from rauswurf.cli.common.taking import takes
from rauswurf.cli.play import saves
from rauswurf.cli.play.game_plan import GamePlan
from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.order import Order
from rauswurf.cli.play.screen import has_screen, why_too_small, window
from rauswurf.cli.play.session import Quit, choose_game, hear_words, play_lines
from rauswurf.messages import message

USUAL_PAUSE = 0.7  # seconds
LONGEST_PAUSE = 60

GameOrFile = Annotated[
    str | None, typer.Argument(metavar="help-value-game", help="play-option-game")
]
Resume = Annotated[bool, typer.Option("--resume", help="play-option-resume")]
Plain = Annotated[bool, typer.Option("--plain", help="play-option-plain")]
NoColor = Annotated[bool, typer.Option("--no-color", help="play-option-no-color")]
Pause = Annotated[float, typer.Option("--pause", metavar="S", help="play-option-pause")]


@dataclass(frozen=True)
class Options(Order):
    """What may be said after ``play``."""

    game: GameOrFile = None
    resume: Resume = False
    plain: Plain = False
    no_color: NoColor = False
    pause: Pause = USUAL_PAUSE

    @property
    def opening(self) -> LocalGame | GamePlan | None:
        """What is played, as far as it was said; raises Complaint, CannotSave and SetupError."""
        if not self.resume:
            return self.plan(self.game) if self.game else None
        need(not self.is_about_a_new_game, message("play-resume-alone"))
        chosen_rules(self.rules)
        return taken_up(Path(self.game) if self.game else None, self.board)


@takes(Options)
def command(options: Options) -> int:
    """Play a game here: several people at one screen, with bots for the missing."""
    need_between("--pause", options.pause, 0, LONGEST_PAUSE)
    opening = options.opening
    if options.no_color:
        os.environ["NO_COLOR"] = "1"
    narrow = None if options.plain or not has_screen() else why_too_small(window())
    if narrow:
        print(narrow)
    if options.plain or narrow or not has_screen():
        by_lines(opening, options)
        return 0
    from rauswurf.cli.play.terminal.app import PlayApp  # slow to load, so only when it is wanted

    return PlayApp(opening, options, pause=options.pause).play()


def taken_up(file: Path | None, board: Path | None) -> LocalGame:
    """The game in a file, or else the newest that is not over; raises Complaint, CannotSave."""
    if file is None:
        newest = next(saves.unfinished(), None)
        if newest is None:
            raise Complaint(message("play-nothing-to-resume"))
        file = newest.path
    return LocalGame.resumed(saves.take_up(file, chosen_board(board)))


def by_lines(opening: LocalGame | GamePlan | None, order: Order) -> None:
    """Play line by line; whoever did not say what is asked."""
    try:
        chosen = opening or choose_game(order)
        match = chosen.begin(hear_words(chosen)) if isinstance(chosen, GamePlan) else chosen
    except Quit:
        return
    play_lines(match, order.board)
