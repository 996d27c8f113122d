"""``rauswurf play``: a game in the terminal, on a drawn table or line by line."""

import os
from pathlib import Path
from typing import Annotated

import typer

from rauswurf.cli.common.errors import Complaint, need, need_between
from rauswurf.cli.common.options import (
    BoardFile,
    Choices,
    Players,
    Position,
    RulesFile,
    chosen_board,
    chosen_rules,
)
from rauswurf.cli.play import saves
from rauswurf.cli.play.game_plan import GamePlan
from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.order import DiceSource, Order
from rauswurf.cli.play.screen import has_screen, why_too_small, window
from rauswurf.cli.play.session import Quit, choose_game, hear_words, play_lines
from rauswurf.messages import message

USUAL_PAUSE = 0.7  # seconds
LONGEST_PAUSE = 60

GameOrFile = Annotated[
    str | None, typer.Argument(metavar="help-value-game", help="play-option-game")
]
Bots = Annotated[int | None, typer.Option("--bots", "-b", metavar="K", help="play-option-bots")]
Bot = Annotated[
    list[str] | None, typer.Option("--bot", metavar="help-value-bot", help="play-option-bot")
]
Seed = Annotated[int | None, typer.Option("--seed", metavar="S", help="play-option-seed")]
DiceOption = Annotated[DiceSource | None, typer.Option("--dice", help="play-option-dice")]
Save = Annotated[
    Path | None, typer.Option("--save", metavar="help-value-file", help="play-option-save")
]
NoSave = Annotated[bool, typer.Option("--no-save", help="play-option-no-save")]
Resume = Annotated[bool, typer.Option("--resume", help="play-option-resume")]
Plain = Annotated[bool, typer.Option("--plain", help="play-option-plain")]
NoColor = Annotated[bool, typer.Option("--no-color", help="play-option-no-color")]
Pause = Annotated[float, typer.Option("--pause", metavar="S", help="play-option-pause")]


def command(
    game: GameOrFile = None,
    players: Players = None,
    bots: Bots = None,
    bot: Bot = None,
    seed: Seed = None,
    dice: DiceOption = None,
    choices: Choices = None,
    position: Position = None,
    board: BoardFile = None,
    rules: RulesFile = None,
    save: Save = None,
    no_save: NoSave = False,
    resume: Resume = False,
    plain: Plain = False,
    no_color: NoColor = False,
    pause: Pause = USUAL_PAUSE,
) -> int:
    """Play a game here: several people at one screen, with bots for the missing."""
    need_between("--pause", pause, 0, LONGEST_PAUSE)
    files = board, rules, save, no_save or None
    order = Order(players, bots, bot, seed, dice, choices, position, *files)
    opening: LocalGame | GamePlan | None = None
    if resume:
        need(not order.is_about_a_new_game, message("play-resume-alone"))
        chosen_rules(rules)
        opening = taken_up(Path(game) if game else None, board)
    elif game:
        opening = order.plan(game)
    if no_color:
        os.environ["NO_COLOR"] = "1"
    narrow = None if plain or not has_screen() else why_too_small(window())
    if narrow:
        print(narrow)
    if plain or narrow or not has_screen():
        by_lines(opening, order)
        return 0
    from rauswurf.cli.play.terminal.app import PlayApp  # slow to load, so only when it is wanted

    return PlayApp(opening, order, pause=pause).play()


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
