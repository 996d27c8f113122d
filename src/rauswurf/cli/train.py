"""``rauswurf train``: a net learns a race game by playing against itself."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rauswurf import __version__
from rauswurf import games as all_games
from rauswurf.bots.race.weights import DOUBLE, load_weights
from rauswurf.cli.errors import need, need_between
from rauswurf.cli.experiment import LARGEST_SEED, MOST_GAMES, Seed
from rauswurf.cli.options import GameId, Json
from rauswurf.cli.output import emit, percent, whole
from rauswurf.cli.stages import stages
from rauswurf.games import Game
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rauswurf.bots.race.training import Training

SECONDS_BETWEEN_CHECKPOINTS = 20.0
RACE = "race"
ENDINGS = {RACE: ".net", "nichtlustig": ".json"}

Games = Annotated[int | None, typer.Option("--games", "-g", metavar="G", help="help-train-games")]
Out = Annotated[
    Path | None, typer.Option("--out", "-o", metavar="help-value-file", help="help-train-out")
]


def command(
    game: GameId, games: Games = None, seed: Seed = 0, out: Out = None, json: Json = False
) -> None:
    """Train what the bots of a game need, from nothing or from a checkpoint of the same."""
    if games is not None:
        need_between("--games", games, 1, MOST_GAMES)
    need_between("--seed", seed, 0, LARGEST_SEED)
    known = all_games.get(game)
    path = out or Path(f"{game}{ENDINGS[known.family]}")
    need(path.parent.is_dir(), message("lab-no-folder", option="--out", folder=path.parent))
    if known.family == RACE:
        train_net(known, games, seed, path, json)
    else:
        fit_worth(known, games, seed, path, json)


def fit_worth(game: Game, games: int | None, seed: int, path: Path, json: bool) -> None:
    """Fit what things are worth in NICHTLUSTIG to games, and write it."""
    told = message("train-watching")
    began = time.perf_counter()
    with stages(hidden=json) as progress:
        from rauswurf.bots.nichtlustig.fit import USUAL_GAMES, fitted
        from rauswurf.bots.nichtlustig.weights import to_text

        number = games or USUAL_GAMES
        weights = fitted(number, seed, lambda more: progress(told, more, number))
    made = {
        "game": game.id,
        "command": f"rauswurf train {game.id} --games {number} --seed {seed}",
        "version": __version__,
        "rules": game.version,
    }
    path.write_text(to_text(weights, made), encoding="utf-8")
    seconds = time.perf_counter() - began
    if json:
        emit({**made, "seconds": seconds, "file": str(path)})
    else:
        print(message("train-fitted", games=whole(number), seconds=whole(seconds), file=str(path)))


def train_net(game: Game, games: int | None, seed: int, path: Path, json: bool) -> None:
    """Train a net, or go on with its checkpoint, and write it."""
    checkpoint = path.with_suffix(".checkpoint")
    with stages(hidden=json) as progress:
        # Here, and only here, the compiler is loaded.
        from rauswurf.bots.race.training import USUAL_GAMES, Plan, Training, tables_for

        start = load_weights(checkpoint) if checkpoint.is_file() else None
        plan = Plan(game.id, tables_for(game), games or USUAL_GAMES[game.id], seed)
        training = Training(plan, start)
        seconds = learn(training, checkpoint, progress)
    path.write_bytes(training.weights.to_bytes())
    checkpoint.unlink(missing_ok=True)
    share, error = training.strength()
    if json:
        emit(described(training, path, seconds, share, error))
    else:
        fair = 1 / max(game.players)
        told = {"games": whole(plan.games), "seconds": whole(seconds), "file": str(path)}
        print(message("train-written", **told))
        told = {"share": percent(share), "error": percent(error), "fair": percent(fair)}
        print(message("train-strength", **told))


def learn(
    training: "Training", checkpoint: Path, progress: Callable[[Message, int, int], None]
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
                save(training, checkpoint)
                saved = now
                speed = (training.played - first) / (now - began)
                told = message("train-progress", games=whole(speed))
                progress(told, training.played, total)
            else:
                progress(told, more, total)
    except KeyboardInterrupt:
        save(training, checkpoint)
        print(message("train-stopped", played=whole(training.played)))
        raise
    return time.perf_counter() - began


def save(training: "Training", checkpoint: Path) -> None:
    """Write the checkpoint anew; the old one stays until the new one is complete."""
    part = checkpoint.with_suffix(".part")
    part.write_bytes(training.weights.to_bytes(DOUBLE))
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
