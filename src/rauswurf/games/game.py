"""What a game is: a preset of rules and variants with its clauses, and a setup for one table."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from rauswurf.boards import Board, load, misfits
from rauswurf.messages import Message, message
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.wish import Reason, Wish

Seating = tuple[tuple[int, ...], ...]


class SetupError(ValueError):
    """A game, player count, variant or value that does not exist; says what would be right."""


class Judge(Protocol):
    """The referee of one position."""

    def verdict(self, wish: Wish) -> Reason | None:
        """Why this may not be done now; None if it may."""

    def wishes(self) -> Iterator[Wish]:
        """Every move that one could think of now."""


@dataclass(frozen=True)
class Clause:
    """One named rule in our own words; ``ruling`` tells where the book leaves it to us."""

    id: str
    text: str
    ruling: str = ""


@dataclass(frozen=True)
class Variant:
    """A choice that players can make about the rules."""

    id: str
    values: tuple[str, ...]
    text: str
    players: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # where a value is limited

    def check(self, value: str, players: int) -> None:
        """Raises SetupError when this value does not exist or not for so many players."""
        if value not in self.values:
            raise SetupError(f"{self.id} cannot be {value!r}; it can be {' or '.join(self.values)}")
        allowed = self.players.get(value, ())
        if allowed and players not in allowed:
            raise SetupError(
                f"{self.id}={value} is for {' or '.join(map(str, allowed))} players, "
                f"not for {players}"
            )


@dataclass(frozen=True)
class Game:
    """One of the games: what is fixed about it before anybody sits down."""

    id: str
    name: str
    players: tuple[int, ...]
    board: str | None  # None for a game that is played without one
    variants: tuple[Variant, ...]
    defaults: Mapping[str, str]
    clauses: tuple[Clause, ...]
    source: str
    version: str  # changes whenever the same events could lead to another result
    seating: Callable[["Setup"], Seating]
    compose: Callable[["Setup"], RuleSet]
    judge: Callable[["Setup", Any], "Judge"]
    defaults_for: Mapping[int, Mapping[str, str]] = field(default_factory=dict)  # by players
    family: str = "race"  # games of one family share how they are said, counted and drawn
    seat_names: tuple[str, ...] = ()  # who sits there, where no board names colours

    def variant(self, name: str) -> Variant:
        """The variant of this name; raises SetupError."""
        for variant in self.variants:
            if variant.id == name:
                return variant
        known = ", ".join(variant.id for variant in self.variants)
        raise SetupError(f"{self.id} has no variant {name!r}; it has {known}")

    def fitting(self, board: Board) -> Board:
        """The board, if this game can be played on it; raises SetupError."""
        faults = misfits(load(self.board), board) if self.board else ["it is played without one"]
        if faults:
            raise SetupError(f"{self.id} cannot use the board {board.id}: {'; '.join(faults)}")
        return board

    def setup(
        self,
        players: int,
        variants: Mapping[str, str] | None = None,
        *,
        seats: Seating | None = None,
        board: Board | None = None,
    ) -> "Setup":
        """Everything that is fixed when a game begins; raises SetupError."""
        if players not in self.players:
            first, last = min(self.players), max(self.players)
            raise SetupError(f"{self.id} is for {first} to {last} players, not for {players}")
        chosen = dict(self.defaults) | dict(self.defaults_for.get(players, {}))
        for name, value in (variants or {}).items():
            self.variant(name)
            chosen[name] = value
        for name, value in chosen.items():
            self.variant(name).check(value, players)
        if board is not None:
            board = self.fitting(board)
        elif self.board is not None:
            board = load(self.board)
        setup = Setup(self, players, chosen, board, seats)
        wanted = 1 + max(colour for mine in setup.seats for colour in mine)
        if board is not None and wanted > len(board.colours):
            raise SetupError(
                f"{self.id} needs {wanted} colours here; the board {board.id} has "
                f"{len(board.colours)}"
            )
        return setup


@dataclass(frozen=True)
class Setup:
    """A game with everything chosen that can be chosen."""

    game: Game
    players: int
    variants: Mapping[str, str]
    given_board: Board | None
    given_seats: Seating | None = None

    @property
    def board(self) -> Board:
        """The board that is played on; raises SetupError for a game without one."""
        if self.given_board is None:
            raise SetupError(f"{self.game.id} is played without a board")
        return self.given_board

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What ``turn`` counts, by name: the colours of the board, else the seats."""
        if self.given_board is None:
            return self.game.seat_names[: self.players]
        return self.given_board.colours

    def name_of(self, turn: int) -> Message:
        """What a colour, or a seat where there are no colours, is called by people."""
        return message(f"colour-{self.names[turn]}")

    @cached_property
    def seats(self) -> Seating:
        """The colours of each seat."""
        return self.given_seats or self.game.seating(self)

    def seat_of(self, colour: int) -> int:
        """The seat that plays a colour."""
        return next(seat for seat, mine in enumerate(self.seats) if colour in mine)

    @cached_property
    def colours(self) -> tuple[int, ...]:
        """The colours that have pieces on the board, in order."""
        return tuple(
            colour
            for colour in range(len(self.board.colours))
            if any(begin >= 0 for begin in self.begin_of(colour))
        )

    def begin_of(self, colour: int) -> tuple[int, ...]:
        """The fields on which the pieces of a colour begin; NONE for those that do not play."""
        begin = self.rules.BEGIN
        size = self.rules.PIECES
        return tuple(begin[piece] for piece in range(size * colour, size * colour + size))

    @cached_property
    def rules(self) -> RuleSet:
        """The rules of this table."""
        return self.game.compose(self)

    def is_on(self, variant: str) -> bool:
        """Is a variant with the values on and off on?"""
        return self.variants.get(variant) == "on"

    def __hash__(self) -> int:
        return hash((self.game.id, self.players, tuple(sorted(self.variants.items()))))
