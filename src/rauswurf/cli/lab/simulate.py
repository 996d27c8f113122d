"""``rauswurf simulate``: many games between players who choose at random, or between bots."""

from dataclasses import dataclass
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

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
from rauswurf.cli.common.output import emit
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
from rauswurf.cli.lab.simulated import key, show, title
from rauswurf.cli.lab.simulating import Asked, simulated
from rauswurf.fast.device import Device
from rauswurf.games import Setup
from rauswurf.messages import message

if TYPE_CHECKING:
    from rauswurf.fast.moments import Moments
    from rauswurf.fast.survey import Survey
    from rauswurf.lab.measuring import Sample
    from rauswurf.lab.tournament import Meeting

COMMON = ("rolls", "turns", "finished")  # what every game counts

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
        "first_wins": described_first(asked, moments),
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


def described_first(asked: Asked, moments: "Moments") -> dict[str, float | None] | None:
    """How often whoever begins wins, with limits; nothing if better players begin more often."""
    from rauswurf.fast.figures import wins_of_first

    if len(set(asked.bots)) > 1 and not asked.rotated:
        return None
    wins = wins_of_first(asked.setup, moments)
    low, high = wins.interval()
    told = {"mean": wins.value, "low": low, "high": high}
    fair = 1 / len(asked.setup.seats)
    return {name: known(number) for name, number in told.items()} | {"fair": fair}


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
