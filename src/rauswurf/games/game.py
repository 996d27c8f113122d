"""What a game is: a preset of rules and variants with its clauses, and a setup for one table."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from functools import cached_property
from typing import Any, Protocol

from rauswurf.boards import Board, load
from rauswurf.games.fitting import misfits
from rauswurf.games.house import HouseRules
from rauswurf.messages import Message, Told, any_of, each_of, message, quoted
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.wish import Reason, Wish

Seating = tuple[tuple[int, ...], ...]

ON_OR_OFF = ("on", "off")


class SetupError(Told):
    """A game, player count, variant or value that does not exist; says what would be right."""


class Judge(Protocol):
    """The referee of one position."""

    def verdict(self, wish: Wish) -> Reason | None:
        """Why this may not be done now; None if it may."""

    def wishes(self) -> Iterator[Wish]:
        """Every move that one could think of now."""


@dataclass(frozen=True)
class Clause:
    """One named rule in our own words; a ruling tells where the book leaves it to us.

    Families of games have clauses of the same name: ``book`` tells whose words these are. Where a
    game has other words for one, or for its ruling, they are named by what they end with.
    """

    book: str
    id: str
    has_ruling: bool = False
    words: str = ""
    ruling_words: str = ""
    variant: str = ""  # it holds only with some values of this variant:
    values: tuple[str, ...] = ()
    by: tuple[str, ...] = ()  # variants whose values decide what it says

    @property
    def title(self) -> Message:
        """What the rule is about, in a few words."""
        return message(f"clause-{self.book}-{self.id}-title")

    @property
    def message_id(self) -> str:
        """The message that tells the rule."""
        return f"clause-{self.book}-{self.id}" + (f"-{self.words}" if self.words else "")

    @property
    def ruling_id(self) -> str:
        """The message that tells what we decided."""
        return f"ruling-{self.book}-{self.id}" + (
            f"-{self.ruling_words}" if self.ruling_words else ""
        )

    def holds(self, variants: Mapping[str, str]) -> bool:
        """Is this rule in force with these variants?"""
        return not self.variant or variants[self.variant] in self.values

    def wording(self, variants: Mapping[str, str]) -> Message:
        """What the rule says with these variants."""
        return message(self.message_id, **{variant: variants[variant] for variant in self.by})

    def ruling(self, variants: Mapping[str, str]) -> Message | None:
        """What we decided, if we had to."""
        if not self.has_ruling:
            return None
        return message(self.ruling_id, **{variant: variants[variant] for variant in self.by})


@dataclass(frozen=True)
class Variant:
    """A choice that players can make about the rules."""

    id: str
    values: tuple[str, ...]
    players: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # where a value is limited

    @property
    def message(self) -> Message:
        """What is to be chosen, as a sentence or question."""
        return message(f"variant-{self.id}")

    @property
    def title(self) -> Message:
        """What is to be chosen, in a few words."""
        return message(f"variant-{self.id}-title")

    def label(self, value: str) -> Message:
        """What a value is called by people."""
        if value in ON_OR_OFF:
            return message(f"value-{value}")
        return message(f"value-{self.id}-{value}")

    @property
    def text(self) -> str:
        """What is to be chosen, in the language that is spoken now."""
        return self.message.text()

    def check(self, value: str, players: int) -> None:
        """Raises SetupError when this value does not exist or not for so many players."""
        if value not in self.values:
            known = any_of(self.values)
            raise SetupError(
                message("setup-no-value", variant=self.id, value=quoted(value), known=known)
            )
        allowed = self.players.get(value, ())
        if allowed and players not in allowed:
            raise SetupError(
                message(
                    "setup-value-players",
                    variant=self.id,
                    value=value,
                    known=any_of(allowed),
                    players=players,
                )
            )


@dataclass(frozen=True)
class Game:
    """One of the games: what is fixed about it before anybody sits down."""

    id: str
    players: tuple[int, ...]
    board: str | None  # None for a game that is played without one
    variants: tuple[Variant, ...]
    defaults: Mapping[str, str]
    clauses: tuple[Clause, ...]
    book: str  # which printed rules it follows
    version: str  # of this game's rules: goes up whenever what may be done changes
    seating: Callable[["Setup"], Seating]
    compose: Callable[["Setup"], RuleSet]
    judge: Callable[["Setup", Any], "Judge"]
    defaults_for: Mapping[int, Mapping[str, str]] = field(default_factory=dict)  # by players
    family: str = "race"  # games of one family share how they are said, counted and drawn
    seat_names: tuple[str, ...] = ()  # who sits there, where no board names colours
    # What else a board of one's own lacks for this game.
    wants_of_board: Callable[[Board], Iterator[Message]] = lambda board: iter(())
    # Older versions whose games lead to the same here, event by event, and are played on.
    replays: tuple[str, ...] = ()

    @property
    def title(self) -> Message:
        """What the game is called."""
        return message(f"game-{self.id}")

    @property
    def about(self) -> Message:
        """What is special about it, in a sentence."""
        return message(f"game-{self.id}-about")

    @property
    def name(self) -> str:
        """What the game is called, in the language that is spoken now."""
        return self.title.text()

    @property
    def source(self) -> str:
        """Which printed rules it follows, in the language that is spoken now."""
        return message(f"source-{self.book}").text()

    def variant(self, name: str) -> Variant:
        """The variant of this name; raises SetupError."""
        for variant in self.variants:
            if variant.id == name:
                return variant
        known = [variant.id for variant in self.variants]
        told = {"game": self.id, "variant": quoted(name)}
        near = get_close_matches(name, known, n=1)
        if near:
            raise SetupError(message("setup-no-variant-near", **told, near=near[0]))
        raise SetupError(message("setup-no-variant", **told, known=known))

    def misfits(self, board: Board) -> list[Message]:
        """Why this game cannot be played on a board; empty if it can."""
        if self.board is None:
            return [message("setup-boardless")]
        return misfits(load(self.board), board) or list(self.wants_of_board(board))

    def fitting(self, board: Board) -> Board:
        """The board, if this game can be played on it; raises SetupError."""
        faults = self.misfits(board)
        if faults:
            raise SetupError(
                message("setup-board-misfit", game=self.id, board=board.id, faults=each_of(faults))
            )
        return board

    def players_on(self, board: Board | None) -> tuple[int, ...]:
        """How many can play: on a board of one's own, up to one for each colour."""
        if board is None or self.board is None:
            return self.players
        return tuple(range(2, len(board.colours) + 1))

    def usual(self, players: int, board: Board | None = None) -> dict[str, str]:
        """The variants that hold if nobody chooses others.

        What is different for some numbers of players is so because of the colours that are left.
        """
        same = board is None or len(board.colours) == len(load(str(self.board)).colours)
        return {**self.defaults, **(self.defaults_for.get(players, {}) if same else {})}

    def setup(
        self,
        players: int | None = None,
        variants: Mapping[str, str] | None = None,
        *,
        seats: Seating | None = None,
        board: Board | None = None,
        house: HouseRules | None = None,
    ) -> "Setup":
        """Everything that is fixed when a game begins; raises SetupError and RulesError.

        As many play as can, if nobody says how many.
        """
        if board is not None:
            board = self.fitting(board)
        allowed = self.players_on(board)
        players = max(allowed) if players is None else players
        if players not in allowed:
            raise SetupError(self.players_told(players, allowed, board))
        chosen = self.usual(players, board)
        for name, value in (variants or {}).items():
            self.variant(name)
            chosen[name] = value
        for name, value in chosen.items():
            self.variant(name).check(value, players)
        if board is None and self.board is not None:
            board = load(self.board)
        setup = Setup(self, players, chosen, board, seats, house)
        setup.check_seats()
        if house is not None:
            _ = setup.rules  # what is wrong with them is told now
        return setup

    def players_told(self, players: int, allowed: tuple[int, ...], board: Board | None) -> Message:
        """That the game is for others than so many players."""
        counts = {"least": min(allowed), "most": max(allowed), "players": players}
        if allowed == self.players or board is None:
            return message("setup-players", game=self.id, **counts)
        return message("setup-players-on", game=self.id, board=board.id, **counts)


@dataclass(frozen=True)
class Setup:
    """A game with everything chosen that can be chosen."""

    game: Game
    players: int
    variants: Mapping[str, str]
    given_board: Board | None
    given_seats: Seating | None = None
    house: HouseRules | None = None  # rules of somebody's own, on top of the game's

    @property
    def board(self) -> Board:
        """The board that is played on; raises SetupError for a game without one."""
        if self.given_board is None:
            raise SetupError(message("setup-no-board", game=self.game.id))
        return self.given_board

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What ``turn`` counts, by name: the colours of the board, else the seats."""
        if self.given_board is None:
            return self.game.seat_names[: self.players]
        return self.given_board.colours

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The rules that are in force here."""
        return tuple(clause for clause in self.game.clauses if clause.holds(self.variants))

    def name_of(self, turn: int) -> Message:
        """What a colour, or a seat where there are no colours, is called by people."""
        return message(f"colour-{self.names[turn]}")

    @cached_property
    def seats(self) -> Seating:
        """The colours of each seat."""
        return self.given_seats or self.game.seating(self)

    @property
    def seat_names(self) -> list[str]:
        """What the seats are called: by their colours, ``yellow+red`` where one has two."""
        return ["+".join(self.names[colour] for colour in seat) for seat in self.seats]

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
        composed = self.game.compose(self)
        return composed if self.house is None else self.house.on_top_of(composed)

    def usual(self, variant: str) -> str:
        """The value that a variant has at this number of players, if nobody chooses another."""
        return self.game.usual(self.players, self.given_board)[variant]

    @property
    def offered(self) -> dict[str, tuple[str, ...]]:
        """The values that each variant can have with so many players on this board."""
        return {
            variant.id: tuple(value for value in variant.values if self.can_have(variant, value))
            for variant in self.game.variants
        }

    def can_have(self, variant: Variant, value: str) -> bool:
        """Could this table be played so, with all else as it is?"""
        try:
            variant.check(value, self.players)
            replace(self, variants={**self.variants, variant.id: value}).check_seats()
        except SetupError:
            return False
        return True

    def check_seats(self) -> None:
        """Raises SetupError if somebody would have a colour that the board does not have."""
        wanted = 1 + max(colour for mine in self.seats for colour in mine)
        if self.given_board is not None and wanted > len(self.given_board.colours):
            raise SetupError(few_colours(self, wanted))

    def __getstate__(self) -> dict[str, object]:
        """What was chosen; all else follows from it, and composed rules cannot be kept."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    def keeps(self, name: str) -> bool:
        """Do the rules of this table keep such a thing of a game, as ``stone`` or ``focus``?"""
        return any(field.name == name for field in self.rules.fields)

    def is_on(self, variant: str) -> bool:
        """Is a variant with the values on and off on?"""
        return self.variants.get(variant) == "on"

    def __hash__(self) -> int:
        return hash((self.game.id, self.players, tuple(sorted(self.variants.items()))))


def few_colours(setup: Setup, wanted: int) -> Message:
    """That a game needs more colours than its board has."""
    told = {"game": setup.game.id, "board": setup.board.id}
    return message("setup-few-colours", wanted=wanted, colours=len(setup.board.colours), **told)
