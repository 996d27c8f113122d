"""One game in progress: roll, see the legal moves, play, take back, ask why not."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rauswurf import games
from rauswurf.boards import Board
from rauswurf.dice import Dice
from rauswurf.games import Setup, SetupError
from rauswurf.messages import Told, message
from rauswurf.rules.race import OVER
from rauswurf.table.errors import IllegalMove, NotARoll, Refusal
from rauswurf.table.outcome import Outcome, outcome_of
from rauswurf.table.speech import Speech, speech_for

VariantValue = str | bool


@dataclass(frozen=True)
class Event:
    """Something that happened: ``roll`` with the dice, or a move as text."""

    text: str
    faces: tuple[int, ...] = ()


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
        self.setup = game if isinstance(game, Setup) else _setup(game, players, variants, board)
        self.rules = self.setup.rules
        self.dice = dice or Dice.system()
        self.speech: Speech = speech_for(self.setup)
        self.state = self.rules.start() if position is None else self.speech.read_position(position)
        self.events: list[Event] = []
        self._past: list[Any] = []
        self._rolled = 0  # dice so far: the number of the next one

    # What is to be seen.

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return bool(self.state.phase == OVER)

    @property
    def turn(self) -> str:
        """The colour whose turn it is."""
        colour: int = self.state.turn
        return self.setup.names[colour]

    @property
    def die(self) -> int:
        """What was rolled and waits to be moved; 0 if nothing does, or it is not one die."""
        die: int = getattr(self.state, "die", 0)
        return die

    @property
    def shown(self) -> list[str]:
        """The dice that lie there and wait to be used, as people call them."""
        return self.speech.shown(self.state)

    @property
    def rolls_left(self) -> int:
        """How many rolls the player on turn has left, this one included."""
        rolls: int = self.state.rolls
        return rolls

    @property
    def dice_wanted(self) -> int:
        """How many dice are to be rolled now; 0 when something else is awaited."""
        wanted: int = self.rules.dice_wanted(self.state)
        return wanted

    @property
    def moves(self) -> list[str]:
        """Everything that may be done now, as text; ``roll`` among it when a roll is awaited."""
        s = self.state
        choices = [self.speech.write_option(s, option) for option in s.option[: s.options]]
        return ["roll", *choices] if self.dice_wanted else choices

    @property
    def position(self) -> str:
        """The position as text; ``Table(..., position=...)`` takes it up again."""
        return self.speech.write_position(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return outcome_of(self.setup, self.state) if self.is_over else None

    # What can be done.

    def roll(self, *faces: int) -> tuple[int, ...]:
        """Roll what is to be rolled, or take the faces rolled by hand; returns the faces.

        Raises NotARoll when no roll is awaited, a face does not exist, or the dice are typed in
        and none was given.
        """
        rolled = self.would_roll(*faces)
        self._remember(Event("roll", rolled))
        self._rolled += len(rolled)
        for face in rolled:
            self.rules.roll(self.state, face)
        return rolled

    def would_roll(self, *faces: int) -> tuple[int, ...]:
        """The faces that ``roll`` would bring now; nothing happens. Raises what it raises."""
        wanted = self.dice_wanted
        if not wanted:
            raise NotARoll(message("roll-over") if self.is_over else message("roll-move-first"))
        if faces and len(faces) != wanted:
            raise NotARoll(message("roll-how-many", wanted=wanted, count=len(faces)))
        for face in faces:
            if face not in range(1, 7):
                raise NotARoll(message("roll-no-face", face=face))
        return faces or tuple(self.dice.face(self._rolled + k) for k in range(wanted))

    def play(self, text: str) -> str:
        """Make a move, given as text; returns it as it is properly written.

        Raises NotAMove for a text that is none, IllegalMove with the refusal for a move that the
        rules forbid.
        """
        if text.split() == ["roll"] and self.dice_wanted:
            self.roll()
            return "roll"
        option = self._option(text)
        written = self.speech.write_option(self.state, option)
        self._remember(Event(written))
        self.rules.choose(self.state, option)
        return written

    def would_play(self, text: str) -> str:
        """A move as ``play`` would write it; nothing happens. Raises NotAMove and IllegalMove."""
        if text.split() == ["roll"] and self.dice_wanted:
            return "roll"
        return self.speech.write_option(self.state, self._option(text))

    def why_not(self, text: str) -> Refusal | None:
        """Why a move may not be made now; None if it may. Raises NotAMove."""
        wish = self.speech.read_wish(self.state, text)
        if wish.word == "roll" and self.dice_wanted:
            return None
        reason = self.setup.game.judge(self.setup, self.state).verdict(wish)
        return self.speech.explain(self.state, wish, reason) if reason else None

    def refused(self) -> list[Refusal]:
        """Every move one could think of now that may not be made, with its rule."""
        s = self.state
        judge = self.setup.game.judge(self.setup, s)
        verdicts = ((wish, judge.verdict(wish)) for wish in self.speech.thinkable(s))
        return [self.speech.explain(s, wish, reason) for wish, reason in verdicts if reason]

    def undo(self) -> Event:
        """Take the last roll or move back; raises ValueError at the beginning."""
        if not self._past:
            raise Told(message("move-nothing-to-undo"))
        self.state = self._past.pop().copy()  # a copy of this table may keep the same moment
        event = self.events.pop()
        self._rolled -= len(event.faces)
        return event

    def copy(self) -> "Table":
        """A second table at the same moment, with the same past; the two go on apart."""
        other = Table.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.events = self.events[:]
        other._past = self._past[:]
        return other

    def forget(self, keep: int) -> None:
        """Keep no more than so many past moments: ``undo`` then goes no further back."""
        surplus = max(0, len(self._past) - keep)
        del self._past[:surplus], self.events[:surplus]

    # How it is done.

    def _option(self, text: str) -> int:
        """The choice on offer that a text means; raises NotAMove and IllegalMove."""
        wish = self.speech.read_wish(self.state, text)
        option = self.speech.match_option(self.state, wish)
        if option is None:
            raise IllegalMove(self._refusal(wish))
        return option

    def _remember(self, event: Event) -> None:
        self._past.append(self.state.copy())
        self.events.append(event)

    def _refusal(self, wish: Any) -> Refusal:
        reason = self.setup.game.judge(self.setup, self.state).verdict(wish)
        assert reason is not None, "the rules offer less than the referee allows"
        return self.speech.explain(self.state, wish, reason)


def _setup(
    game: str,
    players: int | None,
    variants: Mapping[str, VariantValue] | None,
    board: Board | None,
) -> Setup:
    known = games.get(game)
    chosen = {name: _value(value) for name, value in (variants or {}).items()}
    count = max(known.players) if players is None else players
    return known.setup(count, chosen, board=board)


def _value(value: VariantValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return value


__all__ = ["Event", "SetupError", "Table"]
