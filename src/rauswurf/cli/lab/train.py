"""``rauswurf train``: bots learn a game by playing against themselves."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rauswurf import games as all_games
from rauswurf.bots.perfect.format import kind_of
from rauswurf.bots.perfect.table import TABLE
from rauswurf.cli.common.errors import need, need_between, need_place
from rauswurf.cli.common.options import GameId, Json
from rauswurf.cli.common.output import emit, percent, whole
from rauswurf.cli.common.taking import takes
from rauswurf.cli.lab.experiment import MOST_GAMES, Seed, writing
from rauswurf.cli.lab.stages import stages
from rauswurf.dice.seeds import LARGEST_SEED
from rauswurf.games import Game
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rauswurf.bots.nichtlustig.training import Training
    from rauswurf.bots.race.school.exact import TruthPlan, TruthTraining
    from rauswurf.bots.race.school.training import SchoolPlan, SchoolTraining

    Schooling = SchoolTraining | TruthTraining

SECONDS_BETWEEN_CHECKPOINTS = 20.0
RACE = "race"
CPU, GPU = "cpu", "gpu"
ENDINGS = {RACE: ".net", "nichtlustig": ".json"}

Games = Annotated[int | None, typer.Option("--games", "-g", metavar="G", help="help-train-games")]
Tables = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help="help-train-players")
]
Lessons = Annotated[
    int | None, typer.Option("--lessons", "-l", metavar="L", help="help-train-lessons")
]
OneDevice = Annotated[str, typer.Option("--device", metavar="cpu|gpu", help="help-train-device")]
Truth = Annotated[
    Path | None, typer.Option("--truth", metavar="help-value-file", help="help-train-truth")
]
Out = Annotated[
    Path | None, typer.Option("--out", "-o", metavar="help-value-file", help="help-train-out")
]


@dataclass(frozen=True)
class Options:
    """What may be said after ``train``."""

    game: GameId
    players: Tables = None
    games: Games = None
    seed: Seed = 0
    out: Out = None
    device: OneDevice = CPU
    lessons: Lessons = None
    truth: Truth = None
    json: Json = False

    @property
    def on_card(self) -> bool:
        """Is a graphics card to do it?"""
        return self.device == GPU


@takes(Options)
def command(options: Options) -> None:
    """Train what the bots of a game need, from nothing or from a checkpoint of the same."""
    game, players, games = all_games.get(options.game), options.players, options.games
    check_sense(options, game)
    name = f"{game.id}-{players}" if players else game.id
    path = options.out or Path(f"{name}{ENDINGS[game.family]}")
    need_place("--out", path)
    if game.family != RACE:
        fit_worth(games, options.seed, path, options.json)
    else:
        school_net(partial(schooling, options, game), path, options)


def check_sense(options: Options, game: Game) -> None:
    """Refuse numbers out of range, and what makes no sense together; raises Complaint."""
    need_between("--seed", options.seed, 0, LARGEST_SEED)
    for option, number in {"--games": options.games, "--lessons": options.lessons}.items():
        if number is not None:
            need_between(option, number, 1, MOST_GAMES)
    need(options.device in (CPU, GPU), message("solve-device", device=options.device))
    truth = options.truth
    if game.family == RACE:
        need(options.games is None, message("train-by-lessons"))
        if truth is not None:
            check_truth(truth, options.players, game.id)
        return
    given = {"--players": options.players, "--lessons": options.lessons, "--truth": truth}
    given["--device"] = options.on_card or None
    for option, value in given.items():
        need(value is None, message("train-option-race", option=option))


def check_truth(truth: Path, players: int | None, game: str) -> None:
    """Refuse a file that no net for two can learn from; raises Complaint."""
    need(players == 2, message("train-truth-for-two"))
    need(truth.is_file(), message("cli-no-file", file=truth))
    need(kind_of(truth) != TABLE, message("train-truth-table", file=truth, game=game))


def fit_worth(games: int | None, seed: int, path: Path, json: bool) -> None:
    """Fit what things are worth in NICHTLUSTIG to games, or go on with it, and write it."""
    checkpoint = path.with_suffix(".checkpoint")
    with stages(hidden=json) as progress:
        # Here, and only here, the compiler is loaded.
        from rauswurf.bots.nichtlustig.training import USUAL_GAMES, FittingPlan, Training

        start = checkpoint.read_bytes() if checkpoint.is_file() else None
        training = Training(FittingPlan(games or USUAL_GAMES, seed), start, checkpoint.name)
        seconds = learn(training, training.plan.games, checkpoint, progress)
    with writing(path):
        path.write_text(training.to_text(), encoding="utf-8")
    checkpoint.unlink(missing_ok=True)
    if json:
        emit({**training.made, "seconds": seconds, "file": str(path)})
    else:
        told = {"games": whole(training.played), "seconds": whole(seconds), "file": str(path)}
        print(message("train-fitted", **told))


def school_net(made: Callable[[], "Schooling"], path: Path, options: Options) -> None:
    """Train a net by lessons, or go on with its checkpoint, and write it."""
    checkpoint = path.with_suffix(".checkpoint")
    with stages(hidden=options.json) as progress:
        training = made()
        if checkpoint.is_file():
            training.resume(checkpoint.read_bytes(), checkpoint.name)
        kept = None if options.on_card else checkpoint  # there it takes minutes
        seconds = learn(training, training.plan.lessons, kept, progress)
        with writing(path):
            path.write_bytes(training.weights.to_bytes())
        checkpoint.unlink(missing_ok=True)
        reports = training.reports()
    if options.json:
        wins = {setup.players: (each.share, each.error) for setup, each in reports}
        emit({**training.weights.made, "seconds": seconds, "file": str(path), "wins": wins})
    else:
        told = {"lessons": whole(training.played), "seconds": whole(seconds), "file": str(path)}
        print(message("train-schooled", **told))
        for setup, report in reports:
            told = {"share": percent(report.share), "error": percent(report.error)}
            fair = percent(1 / setup.players)
            print(message("train-exam", **told, players=setup.players, fair=fair))


def schooling(options: Options, game: Game) -> "Schooling":
    """Training by games, or by what is known to be true."""
    if options.players is not None:
        game.setup(options.players)  # raises SetupError
    # Here, and only here, the compiler and the card are needed.
    from rauswurf.bots.race.school import exact, training

    rooms = training.card_rooms() if options.on_card else training.processor_rooms()
    if options.truth is None:
        return training.SchoolTraining(school_plan(options, game), rooms)
    plan = truth_plan(options, game, options.truth)
    return exact.TruthTraining.by_slice(plan, options.truth, rooms)


def school_plan(options: Options, game: Game) -> "SchoolPlan":
    """Everything that decides what is learned from games."""
    from rauswurf.bots.race.school.training import usual_plan

    return usual_plan(game, options.players, options.lessons, options.seed, options.device)


def truth_plan(options: Options, game: Game, truth: Path) -> "TruthPlan":
    """Everything that decides what is learned from what is known to be true."""
    from rauswurf.bots.race.school import exact

    number = options.lessons or exact.USUAL_LESSONS
    return exact.TruthPlan(game.id, truth.name, number, options.seed, device=options.device)


def learn(
    training: "Training | Schooling",
    total: int,
    checkpoint: Path | None,
    progress: Callable[[Message, int, int], None],
) -> float:
    """Take all lessons, with a checkpoint now and then; returns the seconds it took."""
    began = saved = time.perf_counter()
    told = message("train-progress")
    progress(told, training.played, total)
    try:
        while not training.is_done:
            progress(told, training.lesson(), total)
            if checkpoint and time.perf_counter() - saved > SECONDS_BETWEEN_CHECKPOINTS:
                save(training.checkpoint, checkpoint)
                saved = time.perf_counter()
    except KeyboardInterrupt:
        if checkpoint:
            save(training.checkpoint, checkpoint)
            print(message("train-stopped"))
        raise
    return time.perf_counter() - began


def save(kept: bytes, checkpoint: Path) -> None:
    """Write the checkpoint anew; the old one stays until the new one is complete."""
    part = checkpoint.with_suffix(".part")
    part.write_bytes(kept)
    part.replace(checkpoint)
