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
from rauswurf.bots.race.weights import DOUBLE, load_weights
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
    from rauswurf.bots.nichtlustig.training import Training as CardTraining
    from rauswurf.bots.race.school.exact import TruthTraining
    from rauswurf.bots.race.school.training import SchoolTraining
    from rauswurf.bots.race.training import Training

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

    @property
    def by_lessons(self) -> bool:
        """Does a net learn in lessons, rather than by so many games?"""
        return self.on_card or self.truth is not None


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
    elif options.by_lessons:
        school_net(partial(schooling, options, game), path, options.json)
    else:
        train_net(game, players, games, options.seed, path, options.json)


def check_sense(options: Options, game: Game) -> None:
    """Refuse numbers out of range, and what makes no sense together; raises Complaint."""
    on_card = options.on_card
    if options.games is not None:
        need_between("--games", options.games, 1, MOST_GAMES)
    need_between("--seed", options.seed, 0, LARGEST_SEED)
    need(options.device in (CPU, GPU), message("solve-device", device=options.device))
    if options.lessons is not None:
        need(options.by_lessons, message("train-option-lessons", option="--lessons"))
        need_between("--lessons", options.lessons, 1, MOST_GAMES)
    truth = options.truth
    need(truth is None or options.games is None, message("train-games-or-truth"))
    if game.family == RACE:
        need(not on_card or options.games is None, message("train-option-cpu", option="--games"))
        if truth is not None:
            check_truth(truth, options.players, game.id)
        return
    given = {"--players": options.players, "--device": on_card or None, "--truth": truth}
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
        seconds = learn(training, lambda: training.checkpoint, checkpoint, progress)
    with writing(path):
        path.write_text(training.to_text(), encoding="utf-8")
    checkpoint.unlink(missing_ok=True)
    if json:
        emit({**training.made, "seconds": seconds, "file": str(path)})
    else:
        told = {"games": whole(training.played), "seconds": whole(seconds), "file": str(path)}
        print(message("train-fitted", **told))


def train_net(
    game: Game,
    players: int | None,
    games: int | None,
    seed: int,
    path: Path,
    json: bool,
) -> None:
    """Train a net, or go on with its checkpoint, and write it."""
    if players is not None:
        game.setup(players)  # raises SetupError
    checkpoint = path.with_suffix(".checkpoint")
    with stages(hidden=json) as progress:
        # Here, and only here, the compiler is loaded.
        from rauswurf.bots.race.training import Training, usual_plan

        start = load_weights(checkpoint) if checkpoint.is_file() else None
        plan = usual_plan(game, players, games, seed)
        training = Training(plan, start)

        def kept() -> bytes:
            return training.weights.to_bytes(DOUBLE)

        seconds = learn(training, kept, checkpoint, progress)
    with writing(path):
        path.write_bytes(training.weights.to_bytes())
    checkpoint.unlink(missing_ok=True)
    share, error = training.strength()
    if json:
        emit(described(training, path, seconds, share, error))
    else:
        fair = 1 / max(plan.players)
        told = {"games": whole(plan.games), "seconds": whole(seconds), "file": str(path)}
        print(message("train-written", **told))
        told = {"share": percent(share), "error": percent(error), "fair": percent(fair)}
        print(message("train-strength", **told))


def school_net(made: Callable[[], "Schooling"], path: Path, json: bool) -> None:
    """Train a net by lessons, and write it."""
    with stages(hidden=json) as progress:
        training = made()
        began = time.perf_counter()
        progress(message("train-lessons"), 0, training.plan.lessons)
        while not training.is_done:
            progress(message("train-lessons"), training.lesson(), training.plan.lessons)
        seconds = time.perf_counter() - began
        with writing(path):
            path.write_bytes(training.weights.to_bytes())
        reports = training.reports()
    if json:
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
    """Training by games on a card, or anywhere by what is known to be true."""
    players, seed, truth = options.players, options.seed, options.truth
    if players is not None:
        game.setup(players)  # raises SetupError
    # Here, and only here, the compiler and the card are needed.
    from rauswurf.bots.race.school import exact, training

    rooms = training.card_rooms() if options.on_card else training.processor_rooms()
    if truth is None:
        counts = (players,) if players else tuple(game.players)
        number = options.lessons or training.USUAL_LESSONS
        side_by_side = training.side_by_side(counts)
        plan = training.SchoolPlan(game.id, counts, number, seed, games=side_by_side)
        return training.SchoolTraining(plan, rooms)
    number = options.lessons or exact.USUAL_LESSONS
    told = exact.TruthPlan(game.id, truth.name, number, seed, device=options.device)
    return exact.TruthTraining.by_slice(told, truth, rooms)


def learn(
    training: "Training | CardTraining",
    kept: Callable[[], bytes],
    checkpoint: Path,
    progress: Callable[[Message, int, int], None],
) -> float:
    """Play all lessons, with a checkpoint now and then; returns the seconds it took."""
    began = saved = time.perf_counter()
    first = training.played
    total = training.plan.games
    told = message("train-progress", games="…")
    progress(told, first, total)
    try:
        while not training.is_done:
            more = training.lesson()
            now = time.perf_counter()
            if now - saved > SECONDS_BETWEEN_CHECKPOINTS:
                save(kept(), checkpoint)
                saved = now
                speed = (training.played - first) / (now - began)
                told = message("train-progress", games=whole(speed))
                progress(told, training.played, total)
            else:
                progress(told, more, total)
    except KeyboardInterrupt:
        save(kept(), checkpoint)
        print(message("train-stopped", played=whole(training.played)))
        raise
    return time.perf_counter() - began


def save(kept: bytes, checkpoint: Path) -> None:
    """Write the checkpoint anew; the old one stays until the new one is complete."""
    part = checkpoint.with_suffix(".part")
    part.write_bytes(kept)
    part.replace(checkpoint)


def described(
    training: "Training", path: Path, seconds: float, share: float, error: float
) -> dict[str, object]:
    """The result for programs."""
    return {
        **training.weights.made,
        "seconds": seconds,
        "wins_against_capture_else_foremost": share,
        "wins_se": error,
        "file": str(path),
    }
