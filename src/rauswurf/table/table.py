"""One game in progress: roll, see the legal moves, play, take back, ask why not."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Self, cast, overload

from rauswurf.boards import Board
from rauswurf.dice import Dice
from rauswurf.games import Setup, SetupError
from rauswurf.messages import Message, Told, message
from rauswurf.rules.race import OVER
from rauswurf.rules.wish import Wish
from rauswurf.table.drawing import draw_svg, draw_text
from rauswurf.table.errors import IllegalMove, NotAMove, NotARoll, Refusal
from rauswurf.table.event import Event
from rauswurf.table.families import family_of
from rauswurf.table.outcome import Outcome
from rauswurf.table.setting_up import VariantValue, setup_of
from rauswurf.table.state import Contents, S, State, state_from, vars_of
from rauswurf.table.values import Move, Piece
from rauswurf.table.view import View

if TYPE_CHECKING:
    from rauswurf.coach import Chances

NOT_PICKLED = ("rules", "family", "_state", "_past")  # the first two are made of the setup
Kept = tuple[dict[str, object], Contents, list[Contents]]  # of a table that is pickled


class Table:
    """A game in progress.

    ``Table("madn", players=4, dice=Dice.seeded(7), variants={"three-rolls": True})``. Raises
    SetupError for a game, player count or variant that does not exist, and PositionError for a
    position that cannot be.
    """

    def __init__(
        self,
        game: str | Setup,
        players: int | None = None,
        *,
        dice: Dice | None = None,
        variants: Mapping[str, VariantValue] | None = None,
        position: str | None = None,
        board: Board | None = None,
    ) -> None:
        self.setup = game if isinstance(game, Setup) else setup_of(game, players, variants, board)
        self.rules = self.setup.rules
        self.dice = Dice.system() if dice is None else _checked(dice)
        self.family = family_of(self.setup)
        self._state: State = (
            self.rules.start() if position is None else self.family.read_position(position)
        )
        self.events: list[Event] = []
        self._past: list[State] = []
        self._rolled = 0  # dice so far: the number of the next one
        self.ended: tuple[int, ...] | None = None  # the seats that agreed to end it early

    # What is to be seen.

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.ended is not None or bool(self._state.phase == OVER)

    @property
    def turn(self) -> str:
        """The colour whose turn it is."""
        colour: int = self._state.turn
        return self.setup.names[colour]

    @property
    def mover(self) -> Message:
        """What people call the colour whose turn it is."""
        return self.setup.name_of(self._state.turn)

    @property
    def die(self) -> int:
        """What was rolled and waits to be moved; 0 if nothing does, or it is not one die."""
        return self.family.die(self._state)

    @property
    def shown(self) -> list[str]:
        """The dice that lie there and wait to be used, as people call them."""
        return self.family.shown(self._state)

    @property
    def rolls_left(self) -> int:
        """How many rolls the player on turn has left, this one included."""
        rolls: int = self._state.rolls
        return rolls

    @property
    def dice_wanted(self) -> int:
        """How many dice are to be rolled now; 0 when something else is awaited."""
        wanted: int = 0 if self.is_over else self.rules.dice_wanted(self._state)
        return wanted

    @property
    def dice_to_roll(self) -> list[str]:
        """The dice to be rolled now, as people tell them apart."""
        return self.family.dice_to_roll(self._state)

    @property
    def moves(self) -> list[Move]:
        """Everything that may be done now, as text; ``roll`` among it when a roll is awaited."""
        s = self._state
        if self.is_over:
            return []
        choices = [self.family.move(s, option) for option in s.option[: s.options]]
        return [Move("roll", self.turn), *choices] if self.dice_wanted else choices

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces that play, in order of their colours; none in a game without a board."""
        return self.family.pieces(self._state)

    @property
    def view(self) -> View:
        """All that is to be seen now, as plain data for those who draw it."""
        return (
            self.family.view(self._state) if self.ended is None else self.family.ended(self._state)
        )

    @property
    def seat(self) -> int:
        """The seat whose turn it is, counted from 0."""
        return self.setup.seat_of(self._state.turn)

    @property
    def position(self) -> str:
        """The position as text; ``Table(..., position=...)`` takes it up again."""
        return self.family.write_position(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self.ended is not None:
            return self.family.standing(self._state)
        return self.family.outcome(self._state) if self.is_over else None

    def chances(self) -> "Chances":
        """How likely each seat is to win, or to be the next one home; raises CannotWeigh."""
        # Here, so that nobody who plays waits for the coach.
        from rauswurf.coach import chances

        return chances(self)

    # What can be done.

    def roll(self, *faces: int) -> tuple[int, ...]:
        """Roll what is to be rolled, or take the faces rolled by hand; returns the faces.

        Raises NotARoll when no roll is awaited or a face does not exist, when faces are given and
        the dice are not typed in, or the other way round.
        """
        rolled = self.would_roll(*faces)
        self._let_fall(rolled)
        return rolled

    def would_roll(self, *faces: int) -> tuple[int, ...]:
        """The faces that ``roll`` would bring now; nothing happens. Raises what it raises."""
        if faces and not self.dice.typed_in:
            raise NotARoll(message("roll-not-typed"))
        if faces:
            return self._checked_faces(faces)
        return tuple(self.dice.face(self._rolled + k) for k in range(self._wanted_now()))

    def read_faces(self, text: str) -> tuple[int, ...]:
        """What somebody types who has rolled real dice, as faces for ``roll``; raises NotARoll."""
        return self.family.read_faces(self._state, text)

    def apply(self, event: Event) -> None:
        """Let something happen as a record tells it, whatever this table's dice would show.

        Raises NotARoll, NotAMove and IllegalMove.
        """
        if event.faces:
            self._let_fall(self._checked_faces(event.faces))
        else:
            self.play(event.text)

    def play(self, text: str) -> str:
        """Make a move, given as text; returns it as it is properly written.

        Raises NotAMove for a text that is none, IllegalMove with the refusal for a move that the
        rules forbid.
        """
        if text.split() == ["roll"] and self.dice_wanted:
            self.roll()
            return "roll"
        option = self._option(text)
        written = self.family.write_option(self._state, option)
        self._remember(Event(written))
        self.rules.choose(self._state, option)
        return written

    def would_play(self, text: str) -> str:
        """A move as ``play`` would write it; nothing happens. Raises NotAMove and IllegalMove."""
        if text.split() == ["roll"] and self.dice_wanted:
            return "roll"
        return self.family.write_option(self._state, self._option(text))

    def why_not(self, text: str) -> Refusal | None:
        """Why a move may not be made now; None if it may. Raises NotAMove."""
        return self.judged(self.wish(text))

    def wish(self, text: str) -> Wish:
        """What somebody means by a text, legal or not; raises NotAMove."""
        return self.family.read_wish(self._state, text)

    def written(self, wish: Wish) -> str:
        """A wish as it is properly written."""
        return self.family.write_wish(self._state, wish)

    def judged(self, wish: Wish) -> Refusal | None:
        """Why something may not be done now; None if it may. Raises NotAMove after an early end."""
        self._check_not_ended()
        if wish.word == "roll" and self.dice_wanted:
            return None
        if self.setup.house is not None and self._offered(wish) is not None:
            return None
        reason = self.setup.game.judge(self.setup, self._state).verdict(wish)
        return self.family.explain(self._state, wish, reason) if reason else None

    def refused(self) -> list[Refusal]:
        """Every move one could think of now that may not be made, with its rule."""
        s = self._state
        if self.ended is not None:
            return []
        judge = self.setup.game.judge(self.setup, s)
        verdicts = ((wish, judge.verdict(wish)) for wish in self.family.thinkable(s))
        return [self.family.explain(s, wish, reason) for wish, reason in verdicts if reason]

    def end_early(self, agreed: Sequence[int] = ()) -> Outcome:
        """End the game here, with the places as they stand; ``agreed`` are the seats that want it.

        Raises NotAMove if the game is over. This cannot be taken back.
        """
        if self.is_over:
            raise NotAMove(message("move-over"))
        self.ended = tuple(agreed)
        return self.family.standing(self._state)

    def undo(self) -> Event:
        """Take the last roll or move back; raises Told at the beginning and after an early end."""
        if not self._past or self.ended is not None:
            raise Told(message("move-nothing-to-undo"))
        self._state = self._past.pop().copy()  # copies of this table may go on from it, too
        event = self.events.pop()
        self._rolled -= len(event.faces)
        return event

    def forget(self, keep: int) -> None:
        """Keep no more than so many past moments: ``undo`` then goes no further back."""
        surplus = max(0, len(self._past) - keep)
        del self._past[:surplus], self.events[:surplus]

    # Looking at it, and copies.

    def copy(self) -> Self:
        """A second table that goes its own way from here, with dice that fall alike."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.dice = deepcopy(self.dice)
        other._state = self._state.copy()
        other.events = list(self.events)
        other._past = list(self._past)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __getstate__(self) -> Kept:
        kept = {name: self.__dict__[name] for name in self.__dict__ if name not in NOT_PICKLED}
        return kept, vars_of(self._state), [vars_of(s) for s in self._past]

    def __setstate__(self, kept: Kept) -> None:
        others, state, past = kept
        self.__dict__.update(others)
        self.rules, self.family = self.setup.rules, family_of(self.setup)
        self._state = state_from(self.rules, state)
        self._past = [state_from(self.rules, each) for each in past]

    def __repr__(self) -> str:
        chosen = {k: v for k, v in self.setup.variants.items() if v != self.setup.usual(k)}
        variants = f", variants={chosen}" if chosen else ""
        game, players = self.setup.game.id, self.setup.players
        return f"Table({game!r}, players={players}{variants}, position={self.position!r})"

    def __str__(self) -> str:
        view = self.view
        return f"{draw_text(self.setup, view)}\n\n{view.awaited}"

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return draw_svg(self.setup, self.view)

    # How it is done.

    def _wanted_now(self) -> int:
        """How many dice are to be rolled; raises NotARoll if none are."""
        wanted = self.dice_wanted
        if not wanted:
            raise NotARoll(self._why_not_roll())
        return wanted

    def _why_not_roll(self) -> Message:
        """What is awaited instead of a roll, and by which rule."""
        refusal = None if self.is_over else self.why_not("roll")
        if refusal is None:
            return message("roll-over")
        return message("roll-not-now", reason=refusal.message, rule=refusal.rule)

    def _checked_faces(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Faces that can fall now; raises NotARoll."""
        wanted = self._wanted_now()
        if len(faces) != wanted:
            raise NotARoll(message("roll-how-many", wanted=wanted, count=len(faces)))
        for face in faces:
            if face not in range(1, 7):
                raise NotARoll(message("roll-no-face", face=face))
        return faces

    def _let_fall(self, faces: tuple[int, ...]) -> None:
        self._remember(Event("roll", faces))
        self._rolled += len(faces)
        for face in faces:
            self.rules.roll(self._state, face)

    def _option(self, text: str) -> int:
        """The choice on offer that a text means; raises NotAMove and IllegalMove."""
        self._check_not_ended()
        wish = self.wish(text)
        option = self._offered(wish)
        if option is None:
            refusal = self.judged(wish)
            if refusal is None and self.setup.house is not None:
                raise NotAMove(message("house-forbids", file=self.setup.house.name))
            assert refusal is not None, "the rules offer less than the referee allows"
            raise IllegalMove(refusal)
        return option

    def _offered(self, wish: Wish) -> int | None:
        """The choice on offer that somebody means; raises NotAMove for what is not clear."""
        return self.family.match_option(self._state, wish)

    def _check_not_ended(self) -> None:
        """Raise NotAMove if players have ended the game early."""
        if self.ended is not None:
            raise NotAMove(message("move-over"))

    def _remember(self, event: Event) -> None:
        self._past.append(self._state.copy())
        self.events.append(event)


@overload
def state_of(table: Table) -> State: ...


@overload
def state_of(table: Table, kept: type[S]) -> S: ...


def state_of(table: Table, kept: type[S] | None = None) -> S | State:
    """The numbers behind a table, for the rooms that compute with them; others look at the view.

    Whoever knows what the rules of this table keep says so, as ``state_of(table, race.State)``.
    """
    return table._state if kept is None else cast(S, table._state)


def states_of(table: Table) -> list[State]:
    """The numbers behind a table at every moment that it remembers: one more than it has events."""
    return [*table._past, table._state]


def _checked(dice: object) -> Dice:
    if not isinstance(dice, Dice):
        raise SetupError(message("setup-no-dice", said=repr(dice)))
    return dice


__all__ = ["Event", "SetupError", "Table"]
