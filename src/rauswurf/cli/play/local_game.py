"""A game that is played on this machine: who decides, what may be taken back, what is saved."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rauswurf.bots import Bot, View, player
from rauswurf.cli.play.saves import Keeper
from rauswurf.messages import Message, Told, message
from rauswurf.record import Hand, Header, Seeded
from rauswurf.record.film import ENDED
from rauswurf.table import Event, NotAMove, Refusal, Table
from rauswurf.table.referee import lost_moment
from rauswurf.table.state import State
from rauswurf.table.table import state_of
from rauswurf.table.telling import sentences_about, sentences_about_end

ROLL = "roll"
YES = "yes"


class NoUndo(Told):
    """Nothing may be taken back now; says why."""


@dataclass(frozen=True)
class Step:
    """Something that happened: whose turn it was, and how things stood before."""

    seat: int
    event: Event
    before: State


class LocalGame:
    """One game with people and bots; whatever happens is saved before anybody is told.

    What may be taken back: with one person at the table, or with real dice, everything up to the
    last time when somebody here was asked, and again; dice then fall as they did. With several
    people and dice of ours, the last move, if a person made it and nothing was rolled since.
    """

    def __init__(self, table: Table, header: Header, keeper: Keeper | None) -> None:
        self.table = table
        self.header = header
        self.keeper = keeper
        self.bots = seated_bots(header)
        self.steps: list[Step] = []
        self.bot_rolls = False  # a bot wants to roll, and waits for real dice
        self.by_hand = isinstance(header.dice, Hand)

    @classmethod
    def resumed(cls, keeper: Keeper) -> "LocalGame":
        """The game that a keeper has taken up."""
        match = cls(keeper.recorder.table, keeper.header, keeper)
        match.steps = past_steps(match.table, keeper.header)
        if match.table.is_over:
            keeper.finish()  # it was stopped between the last move and the seal
        return match

    @property
    def news(self) -> Message | None:
        """What is to be told about a game that was taken up: has it begun by older rules?"""
        return self.header.about_rules

    # Who is who.

    @property
    def seat(self) -> int:
        """The seat that decides now."""
        return self.table.seat

    @property
    def is_bot(self) -> bool:
        """Does a bot decide now?"""
        return self.seat in self.bots

    @property
    def asks(self) -> bool:
        """Is somebody here to say something: a decision, or what real dice show?"""
        typed = self.by_hand and (self.bot_rolls or self.table.moves == [ROLL])
        return not self.is_bot or typed

    @property
    def offered(self) -> Sequence[str]:
        """What somebody here can do now: of a bot they roll the dice only."""
        return [ROLL] if self.is_bot else self.table.moves

    @property
    def people(self) -> int:
        """How many seats are not bots."""
        return len(self.header.seats) - len(self.bots)

    def who(self, seat: int) -> Message:
        """What a seat is called: by its colours, and that it is a bot."""
        colours = self.table.setup.seats[seat]
        return self._called(seat, [self.table.setup.name_of(colour) for colour in colours])

    @property
    def mover(self) -> Message:
        """Who decides now: of several colours the one whose turn it is."""
        return self._called(self.seat, [self.table.mover])

    def _called(self, seat: int, names: list[Message]) -> Message:
        if seat in self.bots:
            return message("play-bot", who=names)
        return message("list-one", item=names)

    # What can be done.

    def roll(self, *faces: int) -> Step:
        """Roll, or take what real dice show; raises NotARoll."""
        step = self._step()
        self.table.roll(*faces)
        return self._done(*step)

    def play(self, move: str) -> Step:
        """Make a move; raises NotAMove and IllegalMove."""
        step = self._step()
        self.table.play(move)
        return self._done(*step)

    def bots_wish(self) -> str:
        """What the bot on turn wants to do; it sees what everybody sees."""
        return self.bots[self.seat].choose(View.of(self.table))

    def obey_bot(self, wish: str) -> Step | None:
        """Do what a bot wants; None if it waits for real dice."""
        if wish != ROLL:
            return self.play(wish)
        if not self.by_hand:
            return self.roll()
        self.bot_rolls = True
        return None

    def undo(self) -> list[Step]:
        """Take back what may be taken back, and return it, the last step first; raises NoUndo."""
        keep = self._last_stop()
        undone = self.steps[keep:][::-1]
        for _ in undone:
            self.table.undo()
        del self.steps[keep:]
        self.bot_rolls = False
        self._save()
        return undone

    def end_early(self, said: str) -> Step:
        """End the game for everybody here, with the places as they stand; ``said`` is to be yes.

        Raises NotAMove that tells how to say so, and where the game is over.
        """
        if said != YES:
            raise NotAMove(message("play-enough-sure"))
        step = Step(self.seat, ENDED, state_of(self.table).copy())
        self.table.end_early([k for k, seat in enumerate(self.header.seats) if not seat.bot])
        self._save()
        return step

    def leave(self) -> None:
        """Stop playing; the game can be taken up again."""
        if self.keeper:
            self.keeper.leave()

    # What is to be said.

    def sentences(self, step: Step) -> list[Message]:
        """The last step in sentences."""
        if step.event == ENDED:
            return sentences_about_end(self.table.setup, step.before)
        return sentences_about(self.table.setup, step.before, step.event, state_of(self.table))

    def reasons(self) -> list[Refusal]:
        """Why nothing else may be done now, or why nothing could be done with the last roll."""
        refused = self.table.refused()
        if refused or not self.steps or self.table.is_over:
            return refused
        last = self.steps[-1]
        if last.event.faces and self.table.family.lost_roll(last.before, state_of(self.table)):
            return lost_moment(self.table.setup, last.before, last.event.faces).refused()
        return []

    # How it is done.

    def _step(self) -> tuple[int, State]:
        return self.seat, state_of(self.table).copy()

    def _done(self, seat: int, before: State) -> Step:
        step = Step(seat, self.table.events[-1], before)
        self.steps.append(step)
        self.bot_rolls = False
        self._save()
        return step

    def _save(self) -> None:
        if self.keeper and self.table.is_over:
            self.keeper.finish()
        elif self.keeper:
            self.keeper.update(firmly=self.asks)

    def _last_stop(self) -> int:
        """How many steps remain when all is taken back that may be; raises NoUndo."""
        if self.table.is_over:
            raise NoUndo(message("play-undo-over"))
        stops = [k for k, step in enumerate(self.steps) if self._was_asked(step)]
        if not stops:
            raise NoUndo(message("play-undo-nothing"))
        if self.people > 1 and not self.by_hand:
            if self.steps[-1].event.faces:
                raise NoUndo(message("play-undo-roll"))
            if self.steps[-1].seat in self.bots:
                raise NoUndo(message("play-undo-others"))
        return stops[-1]

    def _was_asked(self, step: Step) -> bool:
        return step.seat not in self.bots or (self.by_hand and bool(step.event.faces))


def seated_bots(header: Header) -> Mapping[int, Bot]:
    """The bots that a header names, each with a seed that stays when the game is resumed."""
    seed = (
        header.dice.seed
        if isinstance(header.dice, Seeded)
        else int.from_bytes(header.game_id[:4], "big")
    )
    return {
        number: player(seat.name, header.game, seed=seed + number)
        for number, seat in enumerate(header.seats)
        if seat.bot
    }


def past_steps(table: Table, header: Header) -> list[Step]:
    """The steps that led to a table, found by playing them again."""
    again = Table(table.setup, position=header.position)
    steps = []
    for event in table.events:
        steps.append(Step(again.seat, event, state_of(again).copy()))
        again.apply(event)
    return steps
