"""``rauswurf compare``: what does a rule change?"""

from collections.abc import Mapping, Sequence
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rauswurf import games as all_games
from rauswurf.bots import known_as
from rauswurf.cli.common.errors import Complaint, need
from rauswurf.cli.common.options import GameId, Json, Players, chosen_variants
from rauswurf.cli.common.output import console, emit
from rauswurf.cli.lab.experiment import (
    FEW_GAMES,
    Bots,
    CsvFile,
    Games,
    OnDevice,
    Seed,
    Threads,
    checked_threads,
    lineup,
    writable,
    writing,
)
from rauswurf.cli.lab.progress import progress_bar
from rauswurf.fast.device import Device
from rauswurf.games import Game, Setup
from rauswurf.messages import any_of, message

if TYPE_CHECKING:
    from rauswurf.lab.comparison import Change
    from rauswurf.lab.match import Match

PICTURES = (".svg", ".png", ".html")
USUAL_BOTS = "random"

Set = Annotated[
    list[str] | None,
    typer.Option("--set", "-s", metavar="help-value-variant", help="help-compare-set"),
]
Both = Annotated[
    list[str] | None,
    typer.Option("--both", metavar="help-value-variant", help="help-compare-both"),
]
Picture = Annotated[
    Path | None, typer.Option("--picture", metavar="help-value-file", help="help-compare-picture")
]


def command(
    game: GameId,
    choices: Set = None,
    both: Both = None,
    players: Players = None,
    bots: Bots = None,
    games: Games = 10_000,
    seed: Seed = 0,
    threads: Threads = None,
    device: OnDevice = Device.CPU,
    picture: Picture = None,
    csv: CsvFile = None,
    json: Json = False,
) -> None:
    """Play a game with and without a change of its rules, and tell what is different."""
    used = checked_threads(games, seed, threads, FEW_GAMES)
    before, after = setups(all_games.get(game), players, choices or (), both or ())
    named = lineup(bots or USUAL_BOTS, after)
    writable("--picture", picture, PICTURES)
    writable("--csv", csv, [".csv"])
    if picture:
        check_can_draw()
    found = compared(then_and_now(before, after, named, seed), games, used, device, quiet=json)
    told = Told(before, after, named, games, seed)
    if picture:
        with writing(picture):
            draw(picture, told, found)
    if csv:
        write_csv(csv, found)
    if json:
        emit(described(told, found))
    else:
        show(told, found, picture)


def then_and_now(
    before: Setup, after: Setup, bots: tuple[str, ...], seed: int
) -> tuple["Match", "Match"]:
    """The matches under both rule sets; here, and only here, the compiler is loaded."""
    from rauswurf.lab.match import match_at

    rotated = len(set(bots)) > 1
    then, now = (match_at(each, bots, seed, rotated=rotated) for each in (before, after))
    return then, now


def compared(
    matches: tuple["Match", "Match"], games: int, threads: int, device: Device, *, quiet: bool
) -> list["Change"]:
    """Play the games."""
    from rauswurf.lab.comparison import compare
    from rauswurf.lab.measuring import games_to_measure

    total = sum(games_to_measure(match, games) for match in matches)
    with progress_bar(total, hidden=quiet) as progress:
        return compare(*matches, games, threads, progress, device)


class Told:
    """What was compared, and how it is called."""

    def __init__(
        self, before: Setup, after: Setup, bots: Sequence[str], games: int, seed: int
    ) -> None:
        changed = [name for name in after.variants if after.variants[name] != before.variants[name]]
        self.setup = after
        self.before = " ".join(f"{name}={before.variants[name]}" for name in changed)
        self.after = " ".join(f"{name}={after.variants[name]}" for name in changed)
        self.bots = bots[:1] if len(set(bots)) == 1 else bots
        self.games = games
        self.seed = seed

    @property
    def title(self) -> str:
        """What is compared with what."""
        name = self.setup.game.name
        return str(message("compare-title", game=name, before=self.before, after=self.after))

    @property
    def about(self) -> str:
        """How it was found out."""
        values = {"players": self.setup.players, "games": self.games}
        return str(message("compare-about", **values, bots=[known_as(bot) for bot in self.bots]))


# The two rule sets.


def setups(
    game: Game, players: int | None, choices: Sequence[str], both: Sequence[str]
) -> tuple[Setup, Setup]:
    """The game before and after the change; raises Complaint and SetupError."""
    need(bool(choices), message("compare-no-change"))
    count = max(game.players) if players is None else players
    shared = chosen_variants(both)
    before = game.setup(count, shared)
    changes = chosen_variants([completed(text, before) for text in choices])
    for name in changes:
        need(name not in shared, message("compare-in-both", variant=name))
    after = game.setup(count, shared | changes)
    told = message("compare-nothing-changes", variants=" ".join(map(written, changes.items())))
    need(before.variants != after.variants, told)
    return before, after


def completed(text: str, setup: Setup) -> str:
    """``--set X`` alone means the other value of a variant that has two; raises Complaint."""
    name = text.strip()
    if "=" in name or not name:
        return text
    variant = setup.game.variant(name)
    others = [value for value in variant.values if value != setup.variants[name]]
    if len(others) > 1:
        values = any_of(variant.values)
        told = {"variant": name, "values": values, "example": others[-1]}
        raise Complaint(message("compare-which-value", **told))
    return f"{name}={others[0]}"


def written(choice: tuple[str, str]) -> str:
    """A variant as it is typed."""
    return "=".join(choice)


# What came of it.


def described(told: Told, found: Sequence["Change"]) -> dict[str, Any]:
    """The result for programs."""
    return {
        "game": told.setup.game.id,
        "players": told.setup.players,
        "bots": ", ".join(told.bots),
        "before": told.before,
        "after": told.after,
        "games": told.games,
        "seed": told.seed,
        "changes": [{**line(change), "sentence": change.sentence} for change in found],
    }


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


def write_csv(path: Path, found: Sequence["Change"]) -> None:
    """All measures as a table."""
    from rauswurf.lab.study.results import write_table

    with writing(path):
        write_table(path, [line(change) for change in found])


def show(told: Told, found: Sequence["Change"], picture: Path | None) -> None:
    """The result for people: a table, then sentences, what is surely different first."""
    from rich import box
    from rich.table import Table

    out = console()
    out.print(f"[bold]{told.title}[/]")
    out.print(told.about)
    heads = ("measure", "before", "after", "difference", "between")
    table = Table(box=box.SIMPLE_HEAD)
    for name in heads:
        justify: Any = "left" if name == "measure" else "right"
        table.add_column(str(message(f"compare-{name}")), justify=justify)
    for change in found:
        table.add_row(*row(change))
    out.print(table)
    for change in sorted(found, key=lambda each: not each.is_real):
        out.print(str(change.sentence), soft_wrap=False)
    out.print(f"\n{message('compare-sure')}")
    if picture:
        out.print(str(message("compare-drawn", file=picture)))


def row(change: "Change") -> list[str]:
    """One measure for people."""
    from rauswurf.lab.measuring import is_share

    id = "lab-share" if is_share(change.measure) else "lab-number"
    low, high = change.interval
    numbers = (change.before.value, change.after.value, change.by.value, low, high)
    before, after, by, *limits = ["–" if isnan(n) else str(message(id, value=n)) for n in numbers]
    return [str(change.label), before, after, by, " … ".join(limits)]


def check_can_draw() -> None:
    """Raise NotInstalled before the games rather than after them."""
    from rauswurf.lab.pictures import check_installed

    check_installed()


def draw(path: Path, told: Told, found: Sequence["Change"]) -> None:
    """Write the picture in the format that the file's name asks for."""
    from rauswurf.lab.comparison import picture_of
    from rauswurf.lab.pages import bullets, figure, page, paragraph
    from rauswurf.lab.pictures import as_png, as_svg

    picture = picture_of(told.title, told.before, told.after, found)
    if path.suffix.lower() == ".png":
        path.write_bytes(as_png(picture))
    elif path.suffix.lower() == ".svg":
        path.write_text(as_svg(picture), encoding="utf-8")
    else:
        sentences = [str(change.sentence) for change in found]
        parts = [paragraph(told.about), bullets(sentences), figure(as_svg(picture), told.title)]
        path.write_text(page(told.title, parts), encoding="utf-8")
