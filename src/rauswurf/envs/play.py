"""One game as learning programs play it: dice fall by themselves, whoever has a choice is asked."""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self

from rauswurf.bots import View
from rauswurf.dice import Dice
from rauswurf.dice.seeds import LARGEST_SEED, check_seed
from rauswurf.envs.composing import env_rules
from rauswurf.envs.rules.lanes import FLAGS, ILLEGAL, PLAN_LENGTH, ROLL_ACTION
from rauswurf.envs.spaces import spaces_of
from rauswurf.games import Setup
from rauswurf.rules.compose import RuleSet
from rauswurf.table import Event
from rauswurf.table.drawing import draw_text
from rauswurf.table.families import family_of
from rauswurf.table.state import Contents, state_from, vars_of

ROLL = "roll"
DICE = "dice"  # the option of a reset that brings dice along
FROM_OUTSIDE = [0, 0, 1, 1, 0, 0, 1]  # a plan: dice are brought


class Tape(Dice):
    """Dice that show what is written down, in this order."""

    def __init__(self, faces: Sequence[int]) -> None:
        wrong = [face for face in faces if face not in range(1, 7)]
        if wrong:
            raise ValueError(f"a die shows 1 to 6, not {wrong[0]!r}")
        self.faces = [int(face) for face in faces]

    def face(self, k: int) -> int:
        """What the k-th die shows; raises ValueError at the end of the tape."""
        if k >= len(self.faces):
            raise ValueError(f"the tape has {len(self.faces)} dice, and the game goes on")
        return self.faces[k]


class Play:
    """A game in progress, with numbers for all that is done and seen."""

    def __init__(self, setup: Setup) -> None:
        assert len(FROM_OUTSIDE) == PLAN_LENGTH
        self.sit_down(setup)
        self.lane = self.rules.new("Lane")
        self.rules.begin_lane(self.lane, FROM_OUTSIDE, 0)
        self.events: list[Event] = []
        self.dice = 0  # how many have fallen
        self._falling: list[int] = []  # of a roll of several dice
        self._still = 0  # how many of it are to fall

    def sit_down(self, setup: Setup) -> None:
        """What follows from the setup alone."""
        self.setup = setup
        self.rules: RuleSet = env_rules(setup)
        self.spaces = spaces_of(setup)
        self.family = family_of(setup)

    @property
    def state(self) -> Any:
        """The numbers behind the game."""
        return self.lane.s

    @property
    def is_over(self) -> bool:
        """Can nothing more happen?"""
        return bool(self.rules.is_over(self.state))

    @property
    def awaits_die(self) -> bool:
        """Can nothing but a die bring the game on?"""
        return bool(self.rules.awaits_die(self.lane))

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return int(self.rules.acting_seat(self.state))

    @property
    def decisions(self) -> int:
        """How many choices were made."""
        return int(self.lane.decisions)

    @property
    def mask(self) -> list[int]:
        """[action]: may it be taken now?"""
        row = [0] * self.spaces.action_count
        if not self.is_over and not self.awaits_die:
            self.rules.mark(self.state, row)
        return row

    @property
    def legal(self) -> list[int]:
        """The actions that may be taken now, in order."""
        return [action for action, may in enumerate(self.mask) if may]

    @property
    def rewards(self) -> list[float]:
        """[seat]: what the end of the game brought; nothing before."""
        row = [0.0] * len(self.setup.seats)
        if self.is_over:
            self.rules.pay(self.state, row)
        return row

    @property
    def position(self) -> str:
        """The position as text."""
        return self.family.write_position(self.state)

    def observe(self, seat: int) -> list[int]:
        """What a seat sees."""
        row = [0] * self.spaces.observation_size
        self.rules.look(self.state, seat, row)
        return row

    def text_of(self, action: int) -> str:
        """An action that may be taken now, as people write it."""
        option = self.rules.option_of(self.state, action)
        return self.family.write_option(self.state, option) if option >= 0 else ROLL

    def action_of(self, text: str) -> int:
        """The action that a text means, which must be legal now."""
        wish = self.family.read_wish(self.state, text)
        option = None if text == ROLL else self.family.match_option(self.state, wish)
        return ROLL_ACTION if option is None else int(self.rules.action_of(self.state, option))

    def take(self, action: int) -> bool:
        """Take an action; one that is illegal changes nothing. Was it legal?"""
        written = self.text_of(action)
        flag = [0] * FLAGS
        self.rules.take(self.lane, action, self.rewards, flag)
        if not flag[ILLEGAL] and written != ROLL:
            self.events.append(Event(written))
        return not flag[ILLEGAL]

    def fall(self, face: int) -> None:
        """A die falls that was awaited."""
        self._still = self._still or self.rules.dice_wanted(self.state)
        self._falling.append(face)
        self._still -= 1
        self.dice += 1
        if self._still == 0:
            self.events.append(Event(ROLL, tuple(self._falling)))
            self._falling = []
        self.rules.let_fall(self.lane, face)

    def roll(self, dice: Dice) -> None:
        """Let dice fall until somebody has a choice, or the game is over."""
        while self.awaits_die:
            self.fall(dice.face(self.dice))

    def view(self) -> View:
        """What a bot is shown."""
        return View.at(self.setup, self.position)

    def draw(self) -> str:
        """The game as text."""
        view = self.family.view(self.state)
        return f"{draw_text(self.setup, view)}\n\n{view.awaited}"

    def copy(self) -> Self:
        """A second game that goes its own way from here."""
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.lane = self._lane_of(self._kept_lane(), self.state.copy())
        other.events, other._falling = list(self.events), list(self._falling)
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __getstate__(self) -> tuple[Setup, Contents, Contents, Contents]:
        counts = {name: self.__dict__[name] for name in ("events", "dice", "_falling", "_still")}
        return self.setup, self._kept_lane(), vars_of(self.state), counts

    def __setstate__(self, kept: tuple[Setup, Contents, Contents, Contents]) -> None:
        setup, lane, state, counts = kept
        self.sit_down(setup)
        self.lane = self._lane_of(lane, state_from(self.rules, state))
        self.__dict__.update(counts)

    def _kept_lane(self) -> Contents:
        """What belongs to the game besides its state."""
        kept = {each.name: getattr(self.lane, each.name) for each in self.lane.fields}
        return {
            name: value[:] if isinstance(value, list) else value
            for name, value in kept.items()
            if name != "s"
        }

    def _lane_of(self, kept: Contents, state: Any) -> Any:
        return self.rules.new("Lane", **kept, s=state)


class Chances:
    """Dice for one game after the other: game k of a seed, or those that a reset brings along."""

    def __init__(self) -> None:
        self._seed: int | None = None
        self._games: Iterator[int] = iter(())

    def next(self, seed: int | None, options: Mapping[str, Any] | None) -> Dice:
        """The dice of the next game; a seed begins again with its first. Raises BadSeed."""
        if seed is not None or self._seed is None:
            self._seed = check_seed(secrets.randbelow(LARGEST_SEED) if seed is None else seed)
            self._games = iter(range(LARGEST_SEED))
        brought = (options or {}).get(DICE)
        if brought is not None:
            return brought if isinstance(brought, Dice) else Tape(brought)
        return Dice.seeded(self._seed, next(self._games))
