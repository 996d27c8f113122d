"""What the options of ``rauswurf play`` ask for, made into the plan of a game."""

from dataclasses import dataclass, fields, replace
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from rauswurf.cli.common.bots import check_bots
from rauswurf.cli.common.errors import Complaint, complain, need, need_between, need_place
from rauswurf.cli.common.options import (
    BoardFile,
    Choices,
    Players,
    Position,
    RulesFile,
    chosen_setup,
    given_position,
    known_game,
)
from rauswurf.cli.play import saves
from rauswurf.cli.play.game_plan import GamePlan
from rauswurf.cli.play.likeness import LIKE_ME, level_like_me
from rauswurf.dice.seeds import LARGEST_SEED
from rauswurf.games import Setup
from rauswurf.games.levels import known_as
from rauswurf.messages import message
from rauswurf.record import Hand, Policy, Seeded, System
from rauswurf.table import Table

USUAL_BOT = "casual"


class DiceSource(StrEnum):
    """Where the dice come from."""

    ASK = "ask"
    FAIR = "fair"
    SYSTEM = "system"
    SEED = "seed"


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


@dataclass(frozen=True)
class Order:
    """The options about a game as they were given; None where they leave it open."""

    players: Players = None
    bots: Bots = None
    bot: Bot = None
    seed: Seed = None
    dice: DiceOption = None
    choices: Choices = None
    position: Position = None
    board: BoardFile = None
    rules: RulesFile = None
    save: Save = None
    no_save: NoSave = False

    @property
    def is_about_a_new_game(self) -> bool:
        """Does it ask for anything that a game in progress has already?"""
        asked = (field for field in fields(Order) if field.name not in ("board", "rules"))
        return any(getattr(self, field.name) != field.default for field in asked)

    def with_numbers(self, players: int, bots: int) -> "Order":
        """The same with so many players, of whom so many are bots."""
        return replace(self, players=players, bots=bots)

    def plan(self, game: str) -> GamePlan:
        """The plan of a game; raises Complaint and what else a user can cause."""
        need(not (self.save and self.no_save), message("play-save-or-not"))
        if self.save:
            need_place("--save", self.save)
            saves.need_new(self.save)
        game = known_game(game)
        setup = chosen_setup(
            game,
            self.players,
            self.choices,
            self.board,
            given_position(self.position),
            self.rules,
        )
        dice = self.policy()
        need(bool(dice) or not self.no_save, message("play-fair-needs-record"))
        position = self.position and Table(setup, position=self.position).position
        moment = datetime.now().astimezone()
        path = None if self.no_save else self.save or saves.new_file(game, moment)
        return GamePlan(setup, self.seats_of_bots(setup), dice, path, position, moment)

    def seats_of_bots(self, setup: Setup) -> dict[int, str]:
        """Which bot sits on which of the last seats; raises NoSuchBot and Complaint."""
        seats = len(setup.seats)
        named = list(self.bot or ())
        for name in filter(str.isdecimal, named):
            told = {"option": "--bot", "value": name, "near": "--bots"}
            raise Complaint(message("usage-not-name-but", **told))
        number = self.bots
        if number is None:
            number = max(seats - 1, len(named)) if named else 0
        need_between("--bots", number, 0, seats)
        need(len(named) <= number, message("play-more-names-than-bots", bots=number))
        named = [like_me(setup) if name == LIKE_ME else name for name in named]
        check_bots(named, setup)
        names = [*named, *[named[-1] if named else USUAL_BOT] * (number - len(named))]
        return dict(zip(range(seats - number, seats), names, strict=True))

    def policy(self) -> Policy | None:
        """The dice; None for fair ones, which need the players' words first. Raises Complaint."""
        if self.seed is not None:
            need_between("--seed", self.seed, 0, LARGEST_SEED)
        source = self.dice or (DiceSource.SYSTEM if self.seed is None else DiceSource.SEED)
        if source is DiceSource.FAIR:
            return None
        if source is DiceSource.ASK:
            return Hand()
        if source is DiceSource.SYSTEM:
            return System()
        if self.seed is None:
            raise Complaint(message("play-no-seed"))
        return Seeded(self.seed)


def like_me(setup: Setup) -> str:
    """The level that is like the person here, which is told; raises Complaint if nobody knows."""
    found = level_like_me(setup)
    counts = {"games": found.games, "won": found.won}
    complain(message("play-like-me", level=known_as(found.level), game=setup.game.name, **counts))
    return found.level
