"""``rauswurf simulate``: many games between players who choose at random, or between bots."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rauswurf.bots import known_as
from rauswurf.cli.common.errors import need
from rauswurf.cli.common.options import (
    BoardFile,
    Choices,
    GameId,
    Json,
    Players,
    RulesFile,
    chosen_setup,
)
from rauswurf.cli.common.output import console, emit, number, percent, show_table
from rauswurf.cli.common.taking import takes
from rauswurf.cli.lab.experiment import (
    MOST_FIGURES,
    MOST_GAMES,
    Bots,
    CsvFile,
    Games,
    Measures,
    OnDevice,
    PaceText,
    Picture,
    Seed,
    Threads,
    WithoutLuck,
    check_compiles,
    check_files,
    check_measures,
    check_weighing,
    checked_threads,
    lineup,
    read_pace,
    without_luck_in,
    writing,
)
from rauswurf.cli.lab.progress import progress_bar
from rauswurf.cli.lab.simulating import Asked, simulated
from rauswurf.fast.device import Device
from rauswurf.games import Setup
from rauswurf.lab.wording import wins_of
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rich.table import Table

    from rauswurf.fast.moments import Moments
    from rauswurf.fast.survey import Survey
    from rauswurf.lab.measuring import Sample
    from rauswurf.lab.tournament import Meeting

COMMON = ("rolls", "turns", "finished")  # what every game counts
COUNTED = {  # what else is counted, for people
    "captures": "simulate-captures",
    "lead changes": "simulate-lead-changes",
    "cards taken from others": "simulate-cards-taken",
    "death cards taken": "simulate-death-cards",
}

Row = tuple[str, str, str]

Rotate = Annotated[bool, typer.Option("--rotate", help="help-simulate-rotate")]


@dataclass(frozen=True)
class Options:
    """What may be said after ``simulate``."""

    game: GameId
    players: Players = None
    games: Games = 10_000
    seed: Seed = 0
    threads: Threads = None
    device: OnDevice = Device.CPU
    bots: Bots = None
    rotate: Rotate = False
    without_luck: WithoutLuck = False
    measures: Measures = False
    pace: PaceText = None
    choices: Choices = None
    board: BoardFile = None
    rules: RulesFile = None
    picture: Picture = None
    csv: CsvFile = None
    json: Json = False

    @property
    def keeps(self) -> bool:
        """Is every number of every game wanted, or only figures?"""
        files = self.picture is not None or self.csv is not None
        return self.without_luck or self.measures or files


@takes(Options)
def command(options: Options) -> None:
    """Play many games and tell what happens; it depends on the seed, not on the threads."""
    asked = asked_for(options)
    with progress_bar(asked.all_games, hidden=options.json) as progress:
        found, played, sample = simulated(asked, progress)
    result = described(asked, found) | bot_wins(asked, found.moments, played)
    if sample and options.measures:
        result["measures"] = described_measures(sample, asked.setup)
    if sample and options.csv:
        write_csv(options.csv, sample)
    if sample and options.picture:
        draw(options.picture, str(title(asked.setup.game.name, asked.setup, result)), sample)
    if options.json:
        emit(result)
    else:
        show(asked.setup, result, other_counts(asked.setup))


def asked_for(options: Options) -> Asked:
    """What is to be simulated; raises Complaint and SetupError."""
    most = MOST_GAMES if options.keeps else MOST_FIGURES
    threads = checked_threads(options.games, options.seed, options.threads, most=most)
    files = options.board, None, options.rules
    setup = chosen_setup(options.game, options.players, options.choices, *files)
    check_compiles(setup)
    named = lineup(options.bots, setup) if options.bots is not None else ()
    check_sense(options, setup, named)
    pace = read_pace(options.pace)
    check_files(options.picture, options.csv)
    return Asked(
        setup,
        named,
        options.rotate,
        options.without_luck,
        options.board,
        options.games,
        options.seed,
        threads,
        options.device,
        options.keeps,
        options.measures,
        pace,
    )


def check_sense(options: Options, setup: Setup, named: tuple[str, ...]) -> None:
    """Refuse what makes no sense together; raises Complaint."""
    need(bool(named) or not options.rotate, message("simulate-rotate-whom"))
    need(bool(named) or not options.without_luck, message("simulate-luck-whom"))
    both = options.without_luck and options.measures
    need(not both, message("simulate-luck-or-measures"))
    check_weighing(options.without_luck, setup)
    check_measures(options.measures, options.device)


def bot_wins(asked: Asked, moments: "Moments", played: "Meeting | None") -> dict[str, Any]:
    """How often each bot has won, and how often would be fair; nothing if nobody was named."""
    if not asked.bots:
        return {}
    told = []
    for place, bot in enumerate(dict.fromkeys(asked.bots)):
        wins = moments.estimate(f"bot {place}")
        told.append(
            {
                "bot": bot,
                "wins": wins.value,
                "wins_se": known(wins.error),
                "fair": asked.bots.count(bot) / len(asked.bots),
                **without_luck_in(played.played_wins(bot) if played else None),
            }
        )
    return {"bots": list(asked.bots), "rotated": asked.rotated, "bot_wins": told}


# What came of it.


def described(asked: Asked, found: "Survey") -> dict[str, Any]:
    """The result for programs: means for each game, with their standard errors."""
    setup, moments = asked.setup, found.moments
    rolls = int(moments.total("rolls"))
    seats = setup.seat_names
    return {
        "game": setup.game.id,
        "players": setup.players,
        "variants": dict(setup.variants),
        **({"rules": setup.house.name} if setup.house else {}),
        "seed": asked.seed,
        "threads": asked.threads,
        "device": found.device,
        "games": moments.games,
        "finished": int(moments.total("finished")),
        "rolls": rolls,
        "seconds": found.seconds,
        "compile_seconds": found.compile_seconds,
        "games_per_second": moments.games / found.seconds,
        "rolls_per_second": rolls / found.seconds,
        "seats": seats,
        **counted_wins(moments, len(seats)),
        "turns": described_length(found),
        **described_counts(setup, moments),
        "figures": described_figures(setup, moments),
    }


def counted_wins(moments: "Moments", seats: int) -> dict[str, list[Any]]:
    """How many games each seat has won; those who share a first place share the win."""
    names = [f"wins {seat}" for seat in range(seats)]
    wins = [moments.total(name) for name in names]
    return {
        "wins": [int(each) if each.denominator == 1 else float(each) for each in wins],
        "wins_se": [known(moments.estimate(name).error) for name in names],
    }


def described_counts(setup: Setup, moments: "Moments") -> dict[str, float | None]:
    """What else was counted in each game."""
    result: dict[str, float | None] = {}
    for name in other_counts(setup):
        mean = moments.estimate(name)
        result[key(name)] = mean.value
        result[f"{key(name)}_se"] = known(mean.error)
    return result


def other_counts(setup: Setup) -> list[str]:
    """The names of the counts that not every game has."""
    from rauswurf.fast.batch import PLAYOUTS

    counts = PLAYOUTS[setup.game.family][-1].COUNTS
    return [name for name in counts if name not in COMMON]


def key(name: str) -> str:
    """The name of a count for programs."""
    return name.replace(" ", "_")


def described_figures(setup: Setup, moments: "Moments") -> list[dict[str, Any]]:
    """Figures that the family adds."""
    from rauswurf.fast.figures import figures_of

    return [
        {
            "name": figure.name,
            "text": figure.told,
            "mean": figure.mean.value,
            "se": known(figure.mean.error),
            "is_share": figure.is_share,
        }
        for figure in figures_of(setup, moments)
    ]


def described_measures(sample: "Sample", setup: Setup) -> list[dict[str, Any]]:
    """Every measure with the limits between which the truth lies in 95 of 100 cases."""
    from rauswurf.lab.measuring import called, is_share, is_worth_telling

    found = []
    for name, mean in sample.estimates().items():
        if is_worth_telling(name, mean):
            low, high = mean.interval()
            numbers = {"mean": mean.value, "low": low, "high": high}
            told = {key: known(number) for key, number in numbers.items()}
            text = called(name, setup)
            found.append({"measure": name, "text": text, **told, "is_share": is_share(name)})
    return found


def write_csv(path: Path, sample: "Sample") -> None:
    """How games are spread, as a table."""
    from rauswurf.lab.distributions import distributions, table_of
    from rauswurf.lab.study.results import write_table

    with writing(path):
        write_table(path, [line for each in distributions(sample) for line in table_of(each)])


def draw(path: Path, title: str, sample: "Sample") -> None:
    """How games are spread, as a picture."""
    from rauswurf.lab.illustrations import picture_of_games
    from rauswurf.lab.pages import write_picture

    with writing(path):
        write_picture(path, picture_of_games(title, sample), title, "", [])


def known(error: float) -> float | None:
    """A standard error, or nothing where there is too little to tell."""
    return None if isnan(error) else error


def described_length(found: "Survey") -> dict[str, float | None]:
    """How long games are."""
    from rauswurf.fast.statistics import deviation, percentile

    mean = found.moments.estimate("turns")
    return {
        "mean": mean.value,
        "se": known(mean.error),
        "sd": deviation(found.lengths),
        "p50": percentile(found.lengths, 50),
        "p95": percentile(found.lengths, 95),
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
    show_table(out, table)
    if "measures" in result:
        show_table(out, measure_table(result["measures"]))
        out.print(str(message("simulate-measures-sure")))
    for sentence in summary(result):
        out.print(str(sentence))


def measure_table(found: Iterable[dict[str, Any]]) -> "Table":
    """Every measure for people, with its limits."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(str(message("compare-measure")))
    for heading in ("simulate-mean", "compare-between"):
        table.add_column(str(message(heading)), justify="right")
    for each in found:
        told = percent if each["is_share"] else number
        limits = f"{told(each['low'])} … {told(each['high'])}"
        table.add_row(str(each["text"]), told(each["mean"]), limits)
    return table


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
        if each["fair"] == 1 and "wins_without_luck" not in each:
            continue  # one bot on all seats always wins
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
        told = percent if figure["is_share"] else number
        yield str(figure["text"]), told(figure["mean"]), told(figure["se"])


def summary(result: dict[str, Any]) -> Iterator[Message]:
    """What the table does not tell."""
    turns = result["turns"]
    yield message("simulate-length", half=turns["p50"], most=turns["p95"])
    if result["finished"] < result["games"]:
        yield message("simulate-endless", games=result["games"] - result["finished"])
    speed = {
        "games": result["games"],
        "seconds": result["seconds"],
        "games_per_second": result["games_per_second"],
        "rolls_per_second": result["rolls_per_second"],
        "compile_seconds": result["compile_seconds"],
    }
    if result["device"] == Device.GPU:
        yield message("simulate-speed-gpu", **speed)
    else:
        yield message("simulate-speed", **speed, threads=result["threads"])
