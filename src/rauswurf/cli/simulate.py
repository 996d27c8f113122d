"""``rauswurf simulate``: many games between players who choose at random."""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rauswurf.cli.errors import need_between
from rauswurf.cli.families import family_of
from rauswurf.cli.options import BoardFile, Choices, GameId, Json, Players, chosen_setup
from rauswurf.cli.output import console, emit, number, percent
from rauswurf.cli.statistics import estimate, percentile, share
from rauswurf.games import Setup
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rauswurf.fast.batch import Progress, Tallies

COMMON = ("rolls", "turns", "finished")  # what every game counts
COUNTED = {  # what else is counted, for people
    "captures": "simulate-captures",
    "lead changes": "simulate-lead-changes",
    "cards taken from others": "simulate-cards-taken",
    "death cards taken": "simulate-death-cards",
}
MOST_GAMES = 10_000_000
MOST_THREADS = 1024
LARGEST_SEED = 2**63 - 1

Row = tuple[str, str, str]

Games = Annotated[int, typer.Option("--games", "-g", metavar="G", help="help-simulate-games")]
Seed = Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")]
Threads = Annotated[
    int | None,
    typer.Option("--threads", "-t", metavar="T", help="help-simulate-threads"),
]


def command(
    game: GameId,
    players: Players = None,
    games: Games = 10_000,
    seed: Seed = 0,
    threads: Threads = None,
    choices: Choices = None,
    board: BoardFile = None,
    json: Json = False,
) -> None:
    """Play many random games and tell who wins, how long it takes and what happens.

    The result depends on the seed only, not on the threads.
    """
    need_between("--games", games, 1, MOST_GAMES)
    need_between("--seed", seed, 0, LARGEST_SEED)
    used = threads if threads is not None else os.cpu_count() or 1
    need_between("--threads", used, 1, MOST_THREADS)
    setup = chosen_setup(game, players, choices, board)
    with progress_bar(games, hidden=json) as progress:
        tallies = simulated(setup, games, seed, used, progress)
    result = described(setup, tallies, seed, used)
    if json:
        emit(result)
    else:
        show(setup, result, other_counts(tallies.counts))


def simulated(setup: Setup, games: int, seed: int, threads: int, progress: "Progress") -> "Tallies":
    """Play the games; here, and only here, the compiler is loaded."""
    from rauswurf.fast.batch import simulate

    return simulate(setup, games, seed, threads, progress)


@contextmanager
def progress_bar(games: int, *, hidden: bool) -> Iterator["Progress"]:
    """A bar on standard error that shows how far the games are."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    out = console(stderr=True)
    bar = Progress(*columns, console=out, transient=True, disable=hidden or not out.is_terminal)
    with bar:
        task = bar.add_task(str(message("simulate-compiling")), total=None)
        playing = str(message("simulate-playing"))

        def advance(played: int) -> None:
            bar.update(task, description=playing, total=games, advance=played)

        yield advance


# What came of it.


def described(setup: Setup, tallies: "Tallies", seed: int, threads: int) -> dict[str, Any]:
    """The result for programs: means for each game, with their standard errors."""
    counts = tallies.counts
    games = len(tallies.rows)
    rolls = int(counts["rolls"].sum())
    seats = family_of(setup.game).seat_names(setup)
    return {
        "game": setup.game.id,
        "players": setup.players,
        "variants": dict(setup.variants),
        "seed": seed,
        "threads": threads,
        "games": games,
        "finished": int(counts["finished"].sum()),
        "rolls": rolls,
        "seconds": tallies.seconds,
        "compile_seconds": tallies.compile_seconds,
        "games_per_second": games / tallies.seconds,
        "rolls_per_second": rolls / tallies.seconds,
        "seats": seats,
        "wins": counted_wins(tallies),
        "turns": described_length(counts["turns"]),
        **described_counts(tallies),
        "figures": described_figures(tallies, seats),
    }


def counted_wins(tallies: "Tallies") -> list[float]:
    """How many games each seat has won; those who share a first place share the win."""
    first = (tallies.seat_counts["rank"] == 1) & (tallies.counts["finished"] == 1)[:, None]
    shares = first / first.sum(axis=1, keepdims=True).clip(1)
    wins = [float(number) for number in shares.sum(axis=0)]
    return [int(number) if number.is_integer() else number for number in wins]


def described_counts(tallies: "Tallies") -> dict[str, float | None]:
    """What else was counted in each game."""
    result = {}
    for name, numbers in other_counts(tallies.counts).items():
        mean = estimate(numbers)
        result[key(name)] = mean.value
        result[f"{key(name)}_se"] = mean.error
    return result


def other_counts(counts: Mapping[str, Any]) -> dict[str, Any]:
    """The counts that not every game has."""
    return {name: numbers for name, numbers in counts.items() if name not in COMMON}


def key(name: str) -> str:
    """The name of a count for programs."""
    return name.replace(" ", "_")


def described_figures(tallies: "Tallies", seats: list[str]) -> list[dict[str, Any]]:
    """Figures that the family adds."""
    from rauswurf.fast.figures import FIGURES, no_figures

    added = FIGURES.get(tallies.family, no_figures)(tallies, seats)
    return [
        {
            "name": figure.name,
            "text": figure.told,
            "mean": figure.mean,
            "se": None if len(tallies.rows) < 2 else figure.error,
        }
        for figure in added
    ]


def described_length(turns: Any) -> dict[str, float | None]:
    """How long games are."""
    mean = estimate(turns)
    return {
        "mean": mean.value,
        "se": mean.error,
        "sd": mean.spread,
        "p50": percentile(turns, 50),
        "p95": percentile(turns, 95),
    }


def show(setup: Setup, result: dict[str, Any], counts: Iterable[str]) -> None:
    """The result for people."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for heading in ("simulate-mean", "simulate-error"):
        table.add_column(str(message(heading)), justify="right")
    for row in rows(setup, result, counts):
        table.add_row(*row)
    out = console()
    name = f"[bold]{setup.game.name}[/]"
    out.print(str(message("simulate-title", game=name, players=setup.players)))
    out.print(table)
    for sentence in summary(result):
        out.print(str(sentence))


def rows(setup: Setup, result: dict[str, Any], counts: Iterable[str]) -> Iterator[Row]:
    """What was counted: its name, the mean and the standard error."""
    for seat, wins in enumerate(result["wins"]):
        won = share(wins, result["finished"])
        label = message("simulate-wins", who=seat_called(setup, seat))
        yield str(label), percent(won.value), percent(won.error)
    turns = result["turns"]
    yield str(message("simulate-turns")), number(turns["mean"]), number(turns["se"])
    for name in counts:
        mean, error = result[key(name)], result[f"{key(name)}_se"]
        yield str(message(COUNTED[name])), number(mean), number(error)
    for figure in result["figures"]:
        yield str(figure["text"]), number(figure["mean"]), number(figure["se"])


def seat_called(setup: Setup, seat: int) -> str:
    """What people call a seat: the names of its colours."""
    return "+".join(str(setup.name_of(colour)) for colour in setup.seats[seat])


def summary(result: dict[str, Any]) -> Iterator[Message]:
    """What the table does not tell."""
    turns = result["turns"]
    yield message("simulate-length", half=turns["p50"], most=turns["p95"])
    if result["finished"] < result["games"]:
        yield message("simulate-endless", games=result["games"] - result["finished"])
    yield message(
        "simulate-speed",
        games=result["games"],
        seconds=result["seconds"],
        threads=result["threads"],
        games_per_second=result["games_per_second"],
        rolls_per_second=result["rolls_per_second"],
        compile_seconds=result["compile_seconds"],
    )
