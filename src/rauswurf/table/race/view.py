"""What is to be seen of a race game: pieces, stones, the die, and where everything may go.

A field is known by ``place``, its number in the board's list of fields; ``field`` is how the
owner of the piece calls it.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rauswurf.games import Setup
from rauswurf.messages import Message, message
from rauswurf.rules.graph import BACKWARD, FORWARD, NONE, WAITING
from rauswurf.rules.nueby.einser_blocker import STONE_0
from rauswurf.rules.race import (
    CONTEST,
    HUNT,
    MOVE,
    OVER,
    PASS,
    PUSH,
    STEP,
    STEP_BACK,
    STONE,
    TURN,
    State,
    kind_of,
    piece_of,
    target_of,
)
from rauswurf.table.errors import Refusal
from rauswurf.table.outcome import Outcome
from rauswurf.table.race.kept import focus_of, has_hunts, stones_of
from rauswurf.table.race.moves import write_option
from rauswurf.table.race.outcome import race_outcome, race_standing
from rauswurf.table.race.positions import write_position
from rauswurf.table.race.words import explain

Phase = Literal["contest", "roll", "move", "over"]
PHASES: tuple[Phase, ...] = ("contest", "roll", "move", "over")

Kind = Literal["roll", "step", "back", "pass", "hunt", "turn", "push", "stone"]
KINDS: dict[int, Kind] = {
    STEP: "step",
    STEP_BACK: "back",
    PASS: "pass",
    HUNT: "hunt",
    TURN: "turn",
    PUSH: "push",
    STONE: "stone",
}

# Refusals that tell a duty: what must be done before anything else is.
DUTIES = {
    ("clear-start", "start-first"),
    ("forced-capture", "capture-first"),
    ("free-entry", "enter-first"),
    ("hunt", "others-first"),
    ("hunt", "turn-first"),
    ("six-enters", "must-enter"),
    ("six-start-occupied", "start-first"),
}


@dataclass(frozen=True)
class PieceView:
    """A piece; ``id`` stays the same throughout the game."""

    id: int
    colour: str
    field: str
    place: int
    focus: bool  # has it hunted? Always False in games that know no hunt


@dataclass(frozen=True)
class StoneView:
    """The stone of a colour."""

    colour: str
    field: str
    place: int


@dataclass(frozen=True)
class MoveView:
    """Something that may be done now: say ``text`` to do it.

    A step moves ``piece`` from ``origin`` to ``target`` over the places of ``path``, the last of
    which is the target; ``captured`` is the piece that it throws out and ``thrown_to`` where that
    has to wait. ``number`` is that of a hunt.
    """

    text: str
    kind: Kind
    piece: int | None = None
    origin: int | None = None
    target: int | None = None
    path: tuple[int, ...] = ()
    captured: int | None = None
    thrown_to: int | None = None
    hits_stone: str | None = None  # the colour of the stone that it meets
    number: int | None = None


@dataclass(frozen=True)
class HuntView:
    """A hunt that is going on: the number named, dice still to fall, hits still to be used."""

    number: int
    dice: int
    hits: int


@dataclass(frozen=True)
class RaceView:
    """A race game at one moment."""

    family: Literal["race"]
    phase: Phase
    position: str  # as text, to be kept or passed on
    turn: str | None  # the colour whose turn it is
    seat: int | None  # the seat that is to act
    die: int | None  # what was rolled and waits to be used
    wanted: int  # how many dice are to be rolled now
    rolls_left: int
    awaited: Message  # what the player on turn is to do
    demand: Message | None  # the duty that keeps other moves from being made
    demand_rule: str | None  # and its clause
    pieces: tuple[PieceView, ...]
    stones: tuple[StoneView, ...]
    hunt: HuntView | None
    contest: tuple[int | None, ...]  # rolled for the first turn, by seat: 0 to roll, null out
    places: tuple[int | None, ...]  # of each seat that is home already
    moves: tuple[MoveView, ...]
    outcome: Outcome | None


def race_view(setup: Setup, s: State) -> RaceView:
    """What is to be seen of a race game."""
    over = s.phase == OVER
    turn = None if over else setup.board.colours[s.turn]
    duty = duty_of(setup, s)
    return RaceView(
        family="race",
        phase=PHASES[s.phase],
        position=write_position(setup, s),
        turn=turn,
        seat=None if over else setup.rules.SEAT[s.turn],
        die=s.die or None,
        wanted=setup.rules.dice_wanted(s),
        rolls_left=s.rolls,
        awaited=awaited(setup, s),
        demand=duty.message if duty else None,
        demand_rule=duty.rule if duty else None,
        pieces=tuple(pieces(setup, s)),
        stones=tuple(stones(setup, s)),
        hunt=hunt(setup, s),
        contest=tuple(None if face == NONE else face for face in s.contest),
        places=tuple(rank or None for rank in s.rank),
        moves=tuple(moves(setup, s)),
        outcome=race_outcome(setup, s) if over else None,
    )


def ended_race_view(setup: Setup, s: State) -> RaceView:
    """What is to be seen of a race game that was ended early: it could have gone on from here."""
    return replace(
        race_view(setup, s),
        phase="over",
        turn=None,
        seat=None,
        die=None,
        wanted=0,
        rolls_left=0,
        awaited=message("view-over"),
        demand=None,
        demand_rule=None,
        hunt=None,
        moves=(),
        outcome=race_standing(setup, s),
    )


# What stands on the board.


def pieces(setup: Setup, s: State) -> Iterator[PieceView]:
    """Every piece that plays."""
    board = setup.board
    focus = focus_of(setup, s)
    for piece, place in enumerate(s.where):
        if place != NONE:
            colour = board.colours[board.owner(piece)]
            yield PieceView(piece, colour, board.field_name(place), place, bool(focus[piece]))


def stones(setup: Setup, s: State) -> Iterator[StoneView]:
    """The stones, in games that have them."""
    board = setup.board
    for colour, place in enumerate(stones_of(setup, s)):
        if place != NONE:
            yield StoneView(board.colours[colour], board.field_name(place), place)


def hunt(setup: Setup, s: State) -> HuntView | None:
    """The hunt that is going on, in games that know one."""
    if not has_hunts(s, setup) or not s.hunted:
        return None
    return HuntView(s.hunted, s.hunt_dice, s.hits)


# What may be done.


def moves(setup: Setup, s: State) -> Iterator[MoveView]:
    """Everything that may be done now, the roll first."""
    if setup.rules.dice_wanted(s):
        yield MoveView("roll", "roll")
    for option in s.option[: s.options]:
        yield move_of(setup, s, option)


def move_of(setup: Setup, s: State, option: int) -> MoveView:
    """One choice with all that can be shown of it."""
    text, kind = write_option(setup, s, option), kind_of(option)
    piece, target = piece_of(option), target_of(option)
    if kind in (STEP, STEP_BACK):
        return step_of(setup, s, option, text)
    if kind == TURN:
        return MoveView(text, "turn", piece=piece, origin=target)
    if kind == STONE:
        return MoveView(text, "stone", origin=stones_of(setup, s)[s.turn], target=target)
    if kind == HUNT:
        return MoveView(text, "hunt", number=target)
    return MoveView(text, KINDS[kind])


def step_of(setup: Setup, s: State, option: int, text: str) -> MoveView:
    """A step: along which fields, and whom it throws out."""
    kind, piece, target = kind_of(option), piece_of(option), target_of(option)
    owner, occupant = setup.board.owner, s.board[target]
    captured = hits_stone = thrown_to = None
    if occupant >= STONE_0:
        hits_stone = setup.board.colours[occupant - STONE_0]
    elif occupant >= 0 and owner(occupant) != owner(piece):
        captured = occupant
        thrown_to = setup.rules.THROWN_TO[owner(occupant), target]
    return MoveView(
        text,
        KINDS[kind],
        piece=piece,
        origin=s.where[piece],
        target=target,
        path=path_of(setup, s, option),
        captured=captured,
        thrown_to=thrown_to,
        hits_stone=hits_stone,
    )


def path_of(setup: Setup, s: State, option: int) -> tuple[int, ...]:
    """The places that a piece comes over; of several ways the first that is open."""
    rules, piece, target = setup.rules, piece_of(option), target_of(option)
    colour, here = setup.board.owner(piece), s.where[piece]
    if rules.KIND[here] == WAITING:
        return (target,)
    way = FORWARD if kind_of(option) == STEP else BACKWARD
    for k in range(rules.PATHS):
        if rules.REACH[way, colour, here, s.die, k] == target and rules.may_pass(s, piece, way, k):
            return tuple(rules.PATH[way, colour, here, s.die, k, n] for n in range(s.die))
    return (target,)


# What is awaited.


def awaited(setup: Setup, s: State) -> Message:
    """What the player on turn is to do."""
    if s.phase == OVER:
        return message("view-over")
    turn = message(f"colour-{setup.board.colours[s.turn]}")
    if s.phase == CONTEST:
        return message("view-contest", turn=turn)
    wanted = setup.rules.dice_wanted(s)
    if wanted > 1 and has_hunts(s, setup):
        return message("view-roll-hunt", turn=turn, dice=wanted, number=s.hunted)
    if wanted:
        return message("view-roll", turn=turn, rolls=s.rolls)
    if s.die:
        return message("view-move", turn=turn, die=s.die)
    hits = s.hits if has_hunts(s, setup) else 0
    return (
        message("view-turn-over", turn=turn, hits=hits) if hits else message("view-set", turn=turn)
    )


def duty_of(setup: Setup, s: State) -> Refusal | None:
    """The refusal that tells what must be done before anything else; None if nothing must."""
    if s.phase != MOVE or setup.house is not None:
        return None
    judge = setup.game.judge(setup, s)
    verdicts = ((wish, judge.verdict(wish)) for wish in judge.wishes())
    for wish, reason in verdicts:
        if reason and (reason.rule, reason.case) in DUTIES:
            return explain(setup, s, wish, reason)
    return None
