"""``rauswurf play``: a game in the terminal, line by line."""

import random
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from rauswurf.cli.errors import Complaint, need
from rauswurf.cli.options import (
    BoardFile,
    Choices,
    GameId,
    Players,
    Position,
    chosen_setup,
    given_position,
)
from rauswurf.cli.session import Session
from rauswurf.cli.simulate import LARGEST_SEED
from rauswurf.dice import Dice
from rauswurf.games import Setup
from rauswurf.table import Table


class DiceSource(StrEnum):
    """Where the dice come from."""

    ASK = "ask"
    SYSTEM = "system"
    SEED = "seed"


Bots = Annotated[
    int, typer.Option("--bots", "-b", metavar="K", help="The last K seats choose at random.")
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", metavar="S", help="Repeatable dice and bots: the same seed, the same."),
]
DiceOption = Annotated[
    DiceSource | None,
    typer.Option(
        "--dice",
        help="ask: you roll real dice and type them in; system: rolled for you; seed: they follow "
        "from --seed.",
    ),
]


def command(
    game: GameId,
    players: Players = None,
    bots: Bots = 0,
    seed: Seed = None,
    dice: DiceOption = None,
    choices: Choices = None,
    position: Position = None,
    board: BoardFile = None,
) -> None:
    """Play a game here: several people at one screen, with bots for the missing."""
    setup = chosen_setup(game, players, choices, board, given_position(position))
    seats = len(setup.seats)
    need(0 <= bots <= seats, f"--bots must be from 0 to {seats} (the seats), not {bots}")
    source = dice or (DiceSource.SYSTEM if seed is None else DiceSource.SEED)
    table = Table(setup, position=position, dice=chosen_dice(source, seed))
    session = Session(
        table,
        command=resume_command(setup, board, bots, source),
        bots=range(seats - bots, seats),
        chance=random.Random(seed),
        asks_for_dice=source is DiceSource.ASK,
    )
    session.run()


def chosen_dice(source: DiceSource, seed: int | None) -> Dice:
    """The dice that the options ask for; raises Complaint."""
    if seed is not None and not 0 <= seed <= LARGEST_SEED:
        raise Complaint(f"--seed must be from 0 to {LARGEST_SEED}, not {seed}")
    if source is DiceSource.ASK:
        return Dice.by_hand()
    if source is DiceSource.SYSTEM:
        return Dice.system()
    if seed is None:
        raise Complaint("--dice seed needs a seed, as in --seed 7")
    return Dice.seeded(seed)


def resume_command(setup: Setup, board: Path | None, bots: int, source: DiceSource) -> list[str]:
    """The words that start such a game again; a position is still to be added."""
    words = ["rauswurf", "play", setup.game.id, "--players", str(setup.players)]
    usual = setup.game.setup(setup.players).variants
    for name, value in setup.variants.items():
        if value != usual[name]:
            words += ["--set", f"{name}={value}"]
    if board:
        words += ["--board", str(board)]
    if bots:
        words += ["--bots", str(bots)]
    if source is DiceSource.ASK:
        words += ["--dice", source]
    return words
