"""``rauswurf arena``: tournaments between bots, with ratings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rauswurf import bots
from rauswurf.cli.common.bots import check_bots
from rauswurf.cli.common.errors import Complaint, need
from rauswurf.cli.common.options import (
    BoardFile,
    Choices,
    GameId,
    Json,
    Players,
    RulesFile,
    chosen_setup,
)
from rauswurf.cli.common.output import console, emit, show_table
from rauswurf.cli.common.taking import takes
from rauswurf.cli.lab.experiment import (
    FEW_GAMES,
    MOST_FIGURES,
    MOST_GAMES,
    CsvFile,
    OnDevice,
    Seed,
    Threads,
    WithoutLuck,
    check_compiles,
    check_weighing,
    checked_threads,
    without_luck_in,
    writable,
    writing,
)
from rauswurf.cli.lab.progress import progress_bar
from rauswurf.fast.device import Device
from rauswurf.games import Setup
from rauswurf.messages import Message, all_of, message, quoted

if TYPE_CHECKING:
    from rauswurf.fast.statistics import Estimate
    from rauswurf.lab.sprt import Sprt
    from rauswurf.lab.tournament import Meeting, Standing

Names = Annotated[list[str], typer.Argument(metavar="help-value-bot-list", help="help-arena-bots")]
Games = Annotated[int, typer.Option("--games", "-g", metavar="G", help="help-arena-games")]
Gauntlet = Annotated[bool, typer.Option("--gauntlet", help="help-arena-gauntlet")]
Test = Annotated[
    str | None, typer.Option("--sprt", metavar="help-value-elo", help="help-arena-sprt")
]


@dataclass(frozen=True)
class Options:
    """What may be said after ``arena``."""

    game: GameId
    names: Names
    players: Players = None
    games: Games = 2_000
    seed: Seed = 0
    gauntlet: Gauntlet = False
    sprt: Test = None
    without_luck: WithoutLuck = False
    threads: Threads = None
    device: OnDevice = Device.CPU
    choices: Choices = None
    board: BoardFile = None
    rules: RulesFile = None
    csv: CsvFile = None
    json: Json = False


@takes(Options)
def command(options: Options) -> None:
    """Let bots play against each other and rate them."""
    most = MOST_GAMES if options.without_luck else MOST_FIGURES
    threads = checked_threads(options.games, options.seed, options.threads, FEW_GAMES, most)
    files = options.board, None, options.rules
    setup = chosen_setup(options.game, options.players, options.choices, *files)
    check_compiles(setup)
    check_names(options.names, setup)
    check_weighing(options.without_luck, setup)
    writable("--csv", options.csv, [".csv"])
    tables = tables_of(options.names, setup, options.gauntlet)
    test = read_test(options.sprt, tables)
    meetings = met(options, setup, tables, test, threads)
    from rauswurf.lab.tournament import standings

    found = standings(tuple(options.names), meetings)
    if options.csv:
        write_csv(options.csv, found)
    if options.json:
        emit(described(setup, options.seed, found, meetings))
    else:
        show(setup, found, meetings, test)


def met(
    options: Options,
    setup: Setup,
    tables: Sequence[tuple[str, ...]],
    test: "Sprt | None",
    threads: int,
) -> list["Meeting"]:
    """Play at all tables; here, and only here, the compiler is loaded."""
    deals = -(-options.games // len(setup.seats))
    with progress_bar(len(tables) * deals * len(setup.seats), hidden=options.json) as progress:
        from rauswurf.lab.match import branched, match_at
        from rauswurf.lab.tournament import meet

        matches = [
            match_at(
                setup,
                bots_here,
                branched(options.seed, number),
                rotated=True,
                board=options.board,
                weighed=options.without_luck,
            )
            for number, bots_here in enumerate(tables)
        ]
        how = deals, test, threads, progress, options.device
        return [meet(match, tuple(options.names), *how) for match in matches]


def check_names(names: Sequence[str], setup: Setup) -> None:
    """Raise Complaint or NoSuchBot unless these can play against each other."""
    check_bots(names, setup)
    need(len(names) > 1, message("arena-few-bots"))
    for name in names:
        need(names.count(name) == 1, message("arena-twice", bot=name))
    for one, other in combinations(names, 2):
        same = bots.own_name(one, setup) == bots.own_name(other, setup)
        need(not same, message("arena-same", one=one, other=other))


def tables_of(names: Sequence[str], setup: Setup, gauntlet: bool) -> list[tuple[str, ...]]:
    """Who plays whom."""
    from rauswurf.lab import lineups

    arrange = lineups.gauntlet if gauntlet else lineups.round_robin
    return arrange(names, len(setup.seats))


def read_test(text: str | None, tables: Sequence[tuple[str, ...]]) -> "Sprt | None":
    """The test that ``--sprt LOW,HIGH`` asks for; raises Complaint."""
    if text is None:
        return None
    from rauswurf.lab.sprt import Sprt

    need(all(len(set(table)) == 2 for table in tables), message("arena-sprt-pairs"))
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError as error:
        raise Complaint(message("arena-sprt-form", text=quoted(text))) from error
    need(-3000 <= low < high <= 3000, message("arena-sprt-form", text=quoted(text)))
    return Sprt(low, high)


# What came of it.


def described(
    setup: Setup, seed: int, found: Sequence["Standing"], meetings: Sequence["Meeting"]
) -> dict[str, Any]:
    """The result for programs."""
    return {
        "game": setup.game.id,
        "players": setup.players,
        "variants": dict(setup.variants),
        "seed": seed,
        "bots": [described_standing(each) for each in found],
        "tables": [
            {
                "bots": meeting.match.bots,
                "games": meeting.games,
                "wins": {bot: meeting.wins(bot).value for bot in dict.fromkeys(meeting.match.bots)},
                **described_play(meeting),
                "test": meeting.verdict,
                "llr": None if meeting.verdict is None else meeting.ratio,
            }
            for meeting in meetings
        ],
    }


def described_play(meeting: "Meeting") -> dict[str, Any]:
    """What the bots of a table won with the luck taken off, if it was weighed."""
    found = {bot: meeting.played_wins(bot) for bot in dict.fromkeys(meeting.match.bots)}
    played = {bot: wins.value for bot, wins in found.items() if wins}
    return {"wins_without_luck": played} if played else {}


def described_standing(each: "Standing") -> dict[str, Any]:
    """One bot for programs."""
    low, high = each.rating.interval()
    return {
        "bot": each.bot,
        "rating": each.rating.value,
        "rating_se": each.rating.error,
        "rating_low": low,
        "rating_high": high,
        "games": each.games,
        "wins": each.wins.value,
        "wins_se": each.wins.error,
        "fair": each.fair,
        **without_luck_in(each.played_wins),
    }


def write_csv(path: Path, found: Sequence["Standing"]) -> None:
    """The standings as a table."""
    from rauswurf.lab.study.results import write_table

    with writing(path):
        write_table(path, [described_standing(each) for each in found])


def show(
    setup: Setup,
    found: Sequence["Standing"],
    meetings: Sequence["Meeting"],
    test: "Sprt | None",
) -> None:
    """The result for people."""
    from rich import box
    from rich.table import Table

    out = console()
    out.print(str(message("arena-title", game=setup.game.name, players=setup.players)))
    weighed = ("played",) if meetings[0].match.weighed else ()
    heads = ("bot", "rating", "between", "games", "wins", *weighed)
    ranking = Table(*headings(heads), box=box.SIMPLE_HEAD)
    for each in found:
        ranking.add_row(*standing_row(each))
    show_table(out, ranking)
    tables = Table(*headings(("table", "games", "wins", *weighed, "fair")), box=box.SIMPLE_HEAD)
    for meeting in meetings:
        tables.add_row(*meeting_row(meeting))
    show_table(out, tables)
    for meeting in meetings:
        if test and meeting.verdict:
            out.print(str(verdict(meeting, test)))
    out.print(str(message("arena-about")))
    if weighed:
        out.print(str(message("arena-played-about")))


def headings(names: Sequence[str]) -> Iterator[Any]:
    """The heads of columns; all but the first are numbers."""
    from rich.table import Column

    for name in names:
        justify: Any = "left" if name in ("bot", "table") else "right"
        yield Column(str(message(f"arena-{name}")), justify=justify, no_wrap=name != "table")


def standing_row(each: "Standing") -> list[str]:
    """One bot for people."""
    low, high = each.rating.interval()
    return [
        str(bots.known_as(each.bot)),
        str(message("arena-points", value=round(each.rating.value))),
        str(message("arena-interval", low=round(low), high=round(high))),
        str(message("cli-whole", value=each.games)),
        share(each.wins),
        *shares(each.played_wins),
    ]


def meeting_row(meeting: "Meeting") -> list[str]:
    """One table of bots for people: how the first of them did."""
    first = meeting.match.bots[0]
    return [
        str(message("arena-against", bot=times(meeting, first), others=others(meeting))),
        str(message("cli-whole", value=meeting.games)),
        share(meeting.wins(first)),
        *shares(meeting.played_wins(first)),
        str(message("arena-fair-share", value=meeting.share(first))),
    ]


def verdict(meeting: "Meeting", test: "Sprt") -> Message:
    """What the test says about the first bot of a table."""
    limits = {"low": f"{test.low:g}", "high": f"{test.high:g}", "ratio": meeting.ratio}
    sides = {"bot": bots.known_as(meeting.match.bots[0]), "others": others(meeting)}
    return message(f"arena-verdict-{meeting.verdict}", **sides, **limits)


def others(meeting: "Meeting") -> Message:
    """Everybody at a table but its first bot."""
    _, *rivals = dict.fromkeys(meeting.match.bots)
    return all_of([times(meeting, bot) for bot in rivals])


def share(wins: "Estimate") -> str:
    """A share of wins with its standard error."""
    return str(message("arena-share", value=wins.value, error=wins.error))


def shares(wins: "Estimate | None") -> list[str]:
    """The same as a cell of a table, or none where nothing was weighed."""
    return [share(wins)] if wins else []


def times(meeting: "Meeting", bot: str) -> Message:
    """A bot, and how often it sits at a table."""
    count = meeting.match.bots.count(bot)
    if count == 1:
        return bots.known_as(bot)
    return message("arena-times", count=count, bot=bots.known_as(bot))
