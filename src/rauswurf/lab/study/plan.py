"""The plan of a study: which cells it has, and everything that is wrong with its file."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, product
from pathlib import Path
from typing import Any

from rauswurf import bots, games
from rauswurf.boards import load_file
from rauswurf.boards.flat_toml import NotToml, read_toml
from rauswurf.dice.seeds import LARGEST_SEED
from rauswurf.fast.house import check_compiles
from rauswurf.games.house import load_rules
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.measuring import Part, parts_of
from rauswurf.lab.study.reader import Reader
from rauswurf.messages import Message, Told, each_of, message
from rauswurf.messages.reasons import why_no_toml, why_not

MOST_CELLS = 10_000
MOST_GAMES = 10_000_000
USUAL_GAMES = 10_000
USUAL_BOTS = "random"
STUDY_KEYS = ("title", "seed", "games", "luck", "measures", "grid")
GRID_KEYS = ("game", "players", "bots", "board", "rules", "variants")


class StudyError(Told):
    """A study file that cannot be used; ``faults`` has everything that is wrong with it."""

    def __init__(self, file: str, faults: Sequence[Message]) -> None:
        self.file = file
        self.faults = list(faults)
        super().__init__(message("study-wrong", file=file, faults=each_of(self.faults)))


@dataclass(frozen=True)
class Cell:
    """One rule set with one number of players and one line-up of bots."""

    match: Match
    parts: tuple[Part, ...]  # what is to be played for it
    chosen: tuple[tuple[str, str], ...]  # the variants that the study names, with their values

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays: one bot for all seats, or one for each."""
        names = self.match.bots
        return names[:1] if len(set(names)) == 1 else names


@dataclass(frozen=True)
class StudyPlan:
    """A study that can be played."""

    title: str
    seed: int
    games: int  # in each cell
    cells: tuple[Cell, ...]

    @property
    def variants(self) -> list[str]:
        """Every variant that some cell names."""
        return sorted({name for cell in self.cells for name, _ in cell.chosen})


def read_plan(path: Path) -> StudyPlan:
    """The plan in a file; raises StudyError with everything that is wrong with it."""
    try:
        data = read_toml(path.read_text(encoding="utf-8"))
    except OSError as error:
        told = message("study-unreadable", reason=why_not(error))
        raise StudyError(str(path), [told]) from error
    except UnicodeDecodeError as error:
        told = message("study-not-toml", reason=why_no_toml(error))
        raise StudyError(str(path), [told]) from error
    except NotToml as error:
        told = message("study-not-toml", reason=error.message)
        raise StudyError(str(path), [told]) from error
    return plan_of(data, str(path), path.stem, path.parent)


def plan_of(data: Mapping[str, Any], file: str, name: str, folder: Path = Path()) -> StudyPlan:
    """The plan that the contents of a file describe; raises StudyError."""
    top = Reader(data)
    top.only(STUDY_KEYS)
    title = top.text("title", name)
    seed = top.number("seed", 0, 0, LARGEST_SEED)
    count = top.number("games", USUAL_GAMES, 1, MOST_GAMES)
    how = How(seed, top.switch("luck", usual=True), top.switch("measures", usual=False), folder)
    cells: list[Cell] = []
    of_grids = [grid_cells(grid, how, cells) for grid in top.tables("grid")]
    faults = [*top.faults, *chain.from_iterable(of_grids)]
    if len(cells) > MOST_CELLS:
        faults.append(message("study-many-cells", cells=len(cells), most=MOST_CELLS))
    if faults:
        raise StudyError(file, faults)
    return StudyPlan(title, seed, count, tuple(dict.fromkeys(cells)))


@dataclass(frozen=True)
class How:
    """What holds for all cells of a study."""

    seed: int
    luck: bool
    measures: bool
    folder: Path  # in which the boards and rules are that it names

    def beside(self, file: str) -> Path | None:
        """A file that the study names, if it does."""
        return self.folder / file if file else None


def grid_cells(grid: Reader, how: How, cells: list[Cell]) -> list[Message]:
    """Add all cells of one grid; returns what is wrong with it."""
    grid.only(GRID_KEYS)
    names = grid.texts("game")
    players = grid.numbers("players")
    lineups = grid.lineups("bots", USUAL_BOTS)
    variants = grid.choices("variants")
    boards = grid.texts("board") if "board" in grid.data else [""]
    rules = grid.texts("rules") if "rules" in grid.data else [""]
    wrong: dict[Message, None] = {}  # each once, in order

    def attempt(what: Callable[[], object]) -> object:
        try:
            return what()
        except Told as fault:
            wrong[message("study-in-grid", grid=grid.number_of_table, fault=fault.message)] = None
            return None

    for check in single_checks(names, players if boards == [""] else [], lineups, variants):
        attempt(check)
    for given, load in ((boards, load_file), (rules, program_in)):
        for name in filter(None, given):
            attempt(partial(loaded, how.folder / name, load))
    if not wrong:
        counts: list[int | None] = [*players] or [None]
        files = [(board, file) for board in boards for file in rules]
        for game, lineup, (board, file), chosen in product(
            names, lineups, files, combinations(variants)
        ):
            for count in counts:
                wanted = Wanted(game, count, lineup, how.beside(board), how.beside(file))
                made = attempt(partial(cell, wanted, chosen, how))
                cells += [made] if isinstance(made, Cell) else []
    return [*grid.faults, *wrong]


def single_checks(
    names: Sequence[str],
    players: Sequence[int],
    lineups: Sequence[Sequence[str]],
    variants: Mapping[str, Sequence[str]],
) -> Iterator[Callable[[], object]]:
    """What raises Told for each thing that is wrong by itself: one fault must not hide another."""
    for name in names:
        if name not in games.GAMES:
            yield partial(games.get, name)
            continue
        game = games.get(name)
        good = [count for count in players if count in game.players]
        yield from (partial(game.setup, count) for count in players if count not in good)
        for variant, values in variants.items():
            for value in values:
                yield partial(game.setup, (good or game.players)[-1], {variant: value})
        for bot in dict.fromkeys(bot for lineup in lineups for bot in lineup):
            yield partial(bots.player, bot, name)


def loaded(file: Path, load: Callable[[Path], object]) -> object:
    """What is in a file; raises Told if there is none, or if something is wrong with it."""
    if not file.is_file():
        raise Told(message("cli-no-file", file=file))
    return load(file)


def program_in(file: Path) -> object:
    """The rules in a file, as far as they are a program; raises RulesError."""
    return load_rules(file).module


def combinations(variants: Mapping[str, Sequence[str]]) -> Iterator[dict[str, str]]:
    """Every way to choose a value for each variant."""
    for values in product(*variants.values()):
        yield dict(zip(variants, values, strict=True))


@dataclass(frozen=True)
class Wanted:
    """A table that a grid asks for, but for its variants."""

    game: str
    players: int | None
    lineup: tuple[str, ...]
    board: Path | None
    rules: Path | None


def cell(wanted: Wanted, chosen: Mapping[str, str], how: How) -> Cell:
    """One cell; raises SetupError, BoardError, RulesError and Told."""
    board, lineup = wanted.board, wanted.lineup
    brought = None if board is None else load_file(board)
    house = None if wanted.rules is None else load_rules(wanted.rules)
    setup = games.get(wanted.game).setup(wanted.players, chosen, board=brought, house=house)
    if house is not None:
        check_compiles(setup)
    seats = len(setup.seats)
    if len(lineup) not in (1, seats):
        raise Told(message("study-lineup", bots=len(lineup), seats=seats))
    match = match_at(setup, lineup, how.seed, rotated=len(set(lineup)) > 1, board=board)
    parts = parts_of(match, everything=how.measures, luck=how.luck)
    return Cell(match, parts, tuple(sorted(chosen.items())))
