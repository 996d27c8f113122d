"""``rauswurf compare``: what does a rule change, or anything else?"""

import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rauswurf.cli.common.errors import need
from rauswurf.cli.common.options import BoardFile, GameId, Json, Players, RulesFile
from rauswurf.cli.common.output import console, emit, show_table
from rauswurf.cli.common.taking import takes
from rauswurf.cli.lab.experiment import (
    FEW_GAMES,
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
    check_files,
    check_measures,
    checked_threads,
    read_pace,
    writing,
)
from rauswurf.cli.lab.progress import progress_bar
from rauswurf.cli.lab.sides import Side, with_words
from rauswurf.fast.device import Device
from rauswurf.lab.wording import bots_of, told_apart
from rauswurf.messages import Message, message

if TYPE_CHECKING:
    from rauswurf.lab.comparison import Change, Comparison
    from rauswurf.lab.match import Match
    from rauswurf.lab.pace import Pace

Set = Annotated[
    list[str] | None,
    typer.Option("--set", "-s", metavar="help-value-variant", help="help-compare-set"),
]
Both = Annotated[
    list[str] | None,
    typer.Option("--both", metavar="help-value-variant", help="help-compare-both"),
]
SideA = Annotated[
    list[str] | None, typer.Option("--a", metavar="help-value-side", help="help-compare-a")
]
SideB = Annotated[
    list[str] | None, typer.Option("--b", metavar="help-value-side", help="help-compare-b")
]


@dataclass(frozen=True)
class Options:
    """What may be said after ``compare``."""

    game: GameId
    choices: Set = None
    a: SideA = None
    b: SideB = None
    both: Both = None
    players: Players = None
    bots: Bots = None
    board: BoardFile = None
    rules: RulesFile = None
    games: Games = 10_000
    seed: Seed = 0
    measures: Measures = False
    pace: PaceText = None
    threads: Threads = None
    device: OnDevice = Device.CPU
    picture: Picture = None
    csv: CsvFile = None
    json: Json = False


@takes(Options)
def command(options: Options) -> None:
    """Play two games, or one by different rules, and tell what is different."""
    most = MOST_GAMES if wants_rows(options) else MOST_FIGURES
    threads = checked_threads(options.games, options.seed, options.threads, FEW_GAMES, most)
    pace = read_pace(options.pace)
    matches = matches_of(options)
    check_measures(options.measures, options.device)
    check_files(options.picture, options.csv)
    found = compared(options, matches, threads, pace)
    if options.picture:
        with writing(options.picture):
            draw(options.picture, found)
    if options.csv:
        write_csv(options.csv, found)
    if options.json:
        emit(described(found))
    else:
        show(found, options.picture)


def wants_rows(options: Options) -> bool:
    """Is every number of every game wanted, or only figures?"""
    return bool(options.picture or options.csv or options.measures)


def matches_of(options: Options) -> tuple["Match", "Match"]:
    """The two that are compared; raises Complaint and SetupError."""
    both = tuple(options.both or ())
    shared = Side(options.game, options.players, both, options.bots, options.board)
    choices = options.choices or ()
    rules = [shlex.quote(f"rules={options.rules}")] if options.rules else []
    one, other = sides_of(shared, choices, options.a or (), [*rules, *(options.b or ())])
    matches = one.match(options.seed), other.match(options.seed)
    need(matches[0] != matches[1], nothing_changes(choices or options.b or ()))
    return matches


def compared(
    options: Options, matches: tuple["Match", "Match"], threads: int, pace: "Pace"
) -> "Comparison":
    """Play both; here, and only here, the compiler is loaded."""
    from rauswurf.lab.comparison import compare, compare_figures, games_of_comparison

    games, everything = options.games, options.measures
    total = games_of_comparison(*matches, games, everything=everything)
    with progress_bar(total, hidden=options.json) as progress:
        how: dict[str, Any] = {"workers": threads, "progress": progress, "device": options.device}
        if wants_rows(options):
            return compare(*matches, games, everything=everything, pace=pace, **how)
        return compare_figures(*matches, games, **how)


def sides_of(
    shared: Side, choices: Sequence[str], a: Sequence[str], b: Sequence[str]
) -> tuple[Side, Side]:
    """Both sides; raises Complaint and SetupError."""
    need(bool(choices or a or b), message("compare-no-change"))
    names = {name_of(text) for text in shared.variants}
    for text in choices:
        told = message("compare-in-both", variant=name_of(text))
        need(name_of(text) not in names, told)
    changed = replace(shared, variants=(*shared.variants, *choices))
    return with_words(shared, "--a", a), with_words(changed, "--b", b)


def name_of(text: str) -> str:
    """The name in a variant as it is typed."""
    return text.partition("=")[0].strip()


def nothing_changes(choices: Sequence[str]) -> Message:
    """What whoever compares a thing with itself is told."""
    return message("compare-nothing-changes", variants=" ".join(choices))


def title_of(found: "Comparison") -> str:
    """What is compared with what."""
    before, after = told_apart(found.a, found.b)
    if found.a.game != found.b.game:
        return str(message("compare-title-apart", before=before, after=after))
    name = found.b.setup.game.name
    return str(message("compare-title", game=name, before=before, after=after))


def about(found: "Comparison") -> str:
    """How it was found out."""
    who = bots_of(found.a)
    if found.a.players != found.b.players or who != bots_of(found.b):
        return str(message("compare-about-apart", games=found.games))
    values = {"players": found.b.players, "games": found.games}
    return str(message("compare-about", **values, bots=who))


# What came of it.


def described(found: "Comparison") -> dict[str, Any]:
    """The result for programs."""
    before, after = typed_apart(found.a, found.b)
    return {
        "game": found.b.game,
        "players": found.b.players,
        "bots": ", ".join(typed_bots(found.b)),
        "before": before,
        "after": after,
        "a": described_side(found.a),
        "b": described_side(found.b),
        "games": found.games,
        "seed": found.b.seed,
        "changes": [{**line(change), "sentence": change.sentence} for change in found.changes],
    }


def described_side(match: "Match") -> dict[str, Any]:
    """One side for programs."""
    return {
        "game": match.game,
        "players": match.players,
        "variants": dict(match.variants),
        "bots": list(typed_bots(match)),
        "board": None if match.board is None else str(match.board),
    }


def typed_apart(a: "Match", b: "Match") -> tuple[str, str]:
    """The variants that are different, as they are typed."""
    then, now = dict(a.variants), dict(b.variants)
    changed = [name for name in {**then, **now} if then.get(name) != now.get(name)]
    before, after = (
        " ".join(f"{name}={side[name]}" for name in changed if name in side) for side in (then, now)
    )
    return before, after


def typed_bots(match: "Match") -> tuple[str, ...]:
    """Who plays, as it is typed: one for all seats, or one for each."""
    return match.bots[:1] if len(set(match.bots)) == 1 else match.bots


def line(change: "Change") -> dict[str, Any]:
    """One measure as a line of a table."""
    low, high = change.interval
    numbers: Mapping[str, float] = {
        "before": change.before.value,
        "before_se": change.before.error,
        "after": change.after.value,
        "after_se": change.after.error,
        "difference": change.by.value,
        "difference_se": change.by.error,
        "low": low,
        "high": high,
    }
    known = {name: None if isnan(value) else value for name, value in numbers.items()}
    return {"measure": change.measure, **known, "real": change.is_real}


def write_csv(path: Path, found: "Comparison") -> None:
    """All measures as a table, and beside it how the games of both sides are spread."""
    from rauswurf.lab.distributions import side_by_side, table_of
    from rauswurf.lab.study.results import write_table

    pairs = side_by_side(found.before, found.after)
    spread = [
        line
        for pair in pairs
        for name, each in zip("ab", pair, strict=True)
        for line in table_of(each, name)
    ]
    with writing(path):
        write_table(path, [line(change) for change in found.changes])
        write_table(path.with_stem(f"{path.stem}-distributions"), spread)


def show(found: "Comparison", picture: Path | None) -> None:
    """The result for people: a table, then sentences, what is clearly different first."""
    from rich import box
    from rich.table import Table

    out = console()
    out.print(f"[bold]{title_of(found)}[/]")
    out.print(about(found))
    heads = ("measure", "before", "after", "difference", "between")
    table = Table(box=box.SIMPLE_HEAD)
    for name in heads:
        justify: Any = "left" if name == "measure" else "right"
        whole = name in ("before", "after", "difference")
        table.add_column(str(message(f"compare-{name}")), justify=justify, no_wrap=whole)
    for change in found.changes:
        table.add_row(*row(change))
    show_table(out, table)
    for sentence in sentences(found.changes):
        out.print(str(sentence), soft_wrap=False)
    out.print(f"\n{message('compare-sure')}")
    if picture:
        out.print(str(message("compare-drawn", file=picture)))


def sentences(changes: Sequence["Change"]) -> Iterator[Message]:
    """What is different, one by one, and what seems to be the same, together."""
    same = [each for each in changes if not each.is_real and each.at_most > 0]
    others = [each for each in changes if each not in same]
    yield from (each.sentence for each in sorted(others, key=lambda each: not each.is_real))
    if same:
        yield message("compare-same-all", measures=[each.label for each in same])


def row(change: "Change") -> list[str]:
    """One measure for people."""
    from rauswurf.lab.measuring import written

    low, high = change.interval
    numbers = (change.before.value, change.after.value, change.by.value, low, high)
    before, after, by, *limits = [written(change.measure, each) for each in numbers]
    return [str(change.label), before, after, by, " … ".join(limits)]


def draw(path: Path, found: "Comparison") -> None:
    """Write the picture in the format that the file's name asks for."""
    from rauswurf.lab.illustrations import picture_of_comparison
    from rauswurf.lab.pages import write_picture

    title = title_of(found)
    picture = picture_of_comparison(title, *told_apart(found.a, found.b), found)
    sentences = [str(change.sentence) for change in found.changes]
    write_picture(path, picture, title, about(found), sentences)
