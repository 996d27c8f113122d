"""``rauswurf simulate``: many games between players who choose at random, or between bots."""

from collections.abc import Iterable, Iterator, Mapping
from math import isnan
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rauswurf.bots import known_as
from rauswurf.cli.common.errors import need
from rauswurf.cli.common.options import BoardFile, Choices, GameId, Json, Players, chosen_setup
from rauswurf.cli.common.output import console, emit, number, percent
from rauswurf.cli.lab.experiment import (
    Bots,
    Games,
    Seed,
    Threads,
    WithoutLuck,
    check_weighing,
    checked_threads,
    lineup,
    without_luck_in,
)
from rauswurf.cli.lab.progress import progress_bar
from rauswurf.games import Setup
from rauswurf.lab.wording import wins_of
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rauswurf.fast.batch import Progress, Tallies
    from rauswurf.lab.arena import Meeting

COMMON = ("rolls", "turns", "finished")  # what every game counts
COUNTED = {  # what else is counted, for people
    "captures": "simulate-captures",
    "lead changes": "simulate-lead-changes",
    "cards taken from others": "simulate-cards-taken",
    "death cards taken": "simulate-death-cards",
}

Row = tuple[str, str, str]

Rotate = Annotated[bool, typer.Option("--rotate", help="help-simulate-rotate")]


def command(
    game: GameId,
    players: Players = None,
    games: Games = 10_000,
    seed: Seed = 0,
    threads: Threads = None,
    bots: Bots = None,
    rotate: Rotate = False,
    without_luck: WithoutLuck = False,
    choices: Choices = None,
    board: BoardFile = None,
    json: Json = False,
) -> None:
    """Play many games and tell who wins, how long it takes and what happens.

    The result depends on the seed only, not on the threads.
    """
    used = checked_threads(games, seed, threads)
    setup = chosen_setup(game, players, choices, board)
    named = lineup(bots, setup) if bots is not None else ()
    need(bool(named) or not rotate, message("simulate-rotate-whom"))
    need(bool(named) or not without_luck, message("simulate-luck-whom"))
    check_weighing(without_luck, setup)
    with progress_bar(games, hidden=json) as progress:
        if named:
            how = {"rotated": rotate, "weighed": without_luck, "board": board}
            tallies, added = bots_played(setup, named, games, seed, used, progress, **how)
        else:
            tallies, added = played_at_random(setup, games, seed, used, progress), {}
    result = described(setup, tallies, seed, used) | added
    if json:
        emit(result)
    else:
        show(setup, result, other_counts(tallies.counts))


def played_at_random(
    setup: Setup, games: int, seed: int, threads: int, progress: "Progress"
) -> "Tallies":
    """Play the games; here, and only here, the compiler is loaded."""
    from rauswurf.fast.batch import simulate

    return simulate(setup, games, seed, threads, progress)


def bots_played(
    setup: Setup,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    threads: int,
    progress: "Progress",
    **how: Any,
) -> tuple["Tallies", dict[str, Any]]:
    """The same between bots, with what they add to the result."""
    from rauswurf.lab.arena import Meeting
    from rauswurf.lab.match import match_at
    from rauswurf.lab.play import play

    match = match_at(setup, bots, seed, **how)
    meeting = Meeting(match, tuple(dict.fromkeys(bots)), play(match, 0, games, threads, progress))
    added = {"bots": list(bots), "rotated": match.rotated, "bot_wins": bot_wins(meeting)}
    return meeting.tallies, added


def bot_wins(meeting: "Meeting") -> list[dict[str, Any]]:
    """How often each bot has won, and how often would be fair."""
    found = [(bot, meeting.wins(bot)) for bot in meeting.bots]
    return [
        {
            "bot": bot,
            "wins": wins.value,
            "wins_se": known(wins.error),
            "fair": meeting.share(bot),
            **without_luck_in(meeting.played_wins(bot)),
        }
        for bot, wins in found
    ]


# What came of it.


def described(setup: Setup, tallies: "Tallies", seed: int, threads: int) -> dict[str, Any]:
    """The result for programs: means for each game, with their standard errors."""
    counts = tallies.counts
    games = len(tallies.rows)
    rolls = int(counts["rolls"].sum())
    seats = setup.seat_names
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
        **counted_wins(tallies),
        "turns": described_length(counts["turns"], tallies.deal),
        **described_counts(tallies),
        "figures": described_figures(tallies, seats),
    }


def counted_wins(tallies: "Tallies") -> dict[str, list[Any]]:
    """How many games each seat has won; those who share a first place share the win."""
    from rauswurf.fast.statistics import estimate

    first = (tallies.seat_counts["rank"] == 1) & (tallies.counts["finished"] == 1)[:, None]
    shares = first / first.sum(axis=1, keepdims=True).clip(1)
    wins = [float(number) for number in shares.sum(axis=0)]
    return {
        "wins": [int(number) if number.is_integer() else number for number in wins],
        "wins_se": [known(estimate(shares[:, k], tallies.deal).error) for k in range(len(wins))],
    }


def described_counts(tallies: "Tallies") -> dict[str, float | None]:
    """What else was counted in each game."""
    from rauswurf.fast.statistics import estimate

    result: dict[str, float | None] = {}
    for name, numbers in other_counts(tallies.counts).items():
        mean = estimate(numbers, tallies.deal)
        result[key(name)] = mean.value
        result[f"{key(name)}_se"] = known(mean.error)
    return result


def other_counts(counts: Mapping[str, Any]) -> dict[str, Any]:
    """The counts that not every game has."""
    return {name: numbers for name, numbers in counts.items() if name not in COMMON}


def key(name: str) -> str:
    """The name of a count for programs."""
    return name.replace(" ", "_")


def described_figures(tallies: "Tallies", seats: list[str]) -> list[dict[str, Any]]:
    """Figures that the family adds."""
    from rauswurf.fast.figures import FIGURES

    added = FIGURES[tallies.family](tallies, seats) if tallies.family in FIGURES else []
    return [
        {
            "name": figure.name,
            "text": figure.told,
            "mean": figure.mean.value,
            "se": known(figure.mean.error),
        }
        for figure in added
    ]


def known(error: float) -> float | None:
    """A standard error, or nothing where there is too little to tell."""
    return None if isnan(error) else error


def described_length(turns: Any, deal: int) -> dict[str, float | None]:
    """How long games are."""
    from rauswurf.fast.statistics import estimate, percentile

    mean = estimate(turns, deal)
    return {
        "mean": mean.value,
        "se": known(mean.error),
        "sd": float(turns.std(ddof=1)) if len(turns) > 1 else None,
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
    out.print(str(title(name, setup, result)))
    out.print(table)
    for sentence in summary(result):
        out.print(str(sentence))


def title(name: str, setup: Setup, result: dict[str, Any]) -> Message:
    """What was played by whom."""
    who = {"game": name, "players": setup.players}
    if "bots" not in result:
        return message("simulate-title", **who)
    id = "simulate-title-rotated" if result["rotated"] else "simulate-title-bots"
    return message(id, **who, bots=[known_as(bot) for bot in result["bots"]])


def rows(setup: Setup, result: dict[str, Any], counts: Iterable[str]) -> Iterator[Row]:
    """What was counted: its name, the mean and the standard error."""
    finished = result["finished"]
    for seat, (wins, error) in enumerate(zip(result["wins"], result["wins_se"], strict=True)):
        label = wins_of(setup, seat)
        yield str(label), percent(wins / finished if finished else None), percent(error)
    for each in result.get("bot_wins", ()):
        label = message("simulate-bot-wins", bot=known_as(each["bot"]), fair=each["fair"])
        yield str(label), percent(each["wins"]), percent(each["wins_se"])
        if "wins_without_luck" in each:
            label = message("simulate-bot-played-wins", bot=known_as(each["bot"]))
            error = each["wins_without_luck_se"]
            yield str(label), percent(each["wins_without_luck"]), percent(error)
    turns = result["turns"]
    yield str(message("simulate-turns")), number(turns["mean"]), number(turns["se"])
    for name in counts:
        mean, error = result[key(name)], result[f"{key(name)}_se"]
        yield str(message(COUNTED[name])), number(mean), number(error)
    for figure in result["figures"]:
        yield str(figure["text"]), number(figure["mean"]), number(figure["se"])


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
