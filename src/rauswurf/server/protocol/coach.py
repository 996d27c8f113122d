"""What the coach is asked and says: chances, advice, and the account of a game."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from rauswurf.messages import Message
from rauswurf.server.protocol.tables import Choice
from rauswurf.server.protocol.words import (
    BoardName,
    GameName,
    MoveText,
    PositionText,
    VariantChoice,
)

Source = Literal["table", "race", "net", "rollout", "result"]
Chances = tuple[float, ...]  # by seat; they add up to one


class ChancesInfo(Struct, frozen=True):
    """What everybody's chances are, where the number comes from, and how sure it is."""

    seats: Chances
    source: Source
    precision: float  # by so much they may be wrong
    evaluator: str  # by which hash it is known


class AdviceInfo(Struct, frozen=True):
    """A move: everybody's chances after it, and what it loses against the best one."""

    move: str
    chances: Chances
    loss: float


class RollInfo(Struct, frozen=True):
    """What could fall: how likely it is, what it is worth to everybody, and what to do then."""

    faces: tuple[int, ...]
    probability: float
    chances: Chances
    luck: Chances
    moves: tuple[AdviceInfo, ...]  # best first; none where the turn passes on by itself


class PositionAdvice(Struct, frozen=True):
    """A position as the coach sees it: what to do now, and after every roll that is awaited."""

    chances: ChancesInfo
    moves: tuple[AdviceInfo, ...]  # best first; without the roll itself
    rolls: tuple[RollInfo, ...]


class AskWhy(Choice, frozen=True):
    """Two moves in a position: what follows each of them?"""

    game: GameName
    players: Annotated[int, Meta(ge=1, le=6)]
    position: PositionText
    moves: Annotated[tuple[MoveText, ...], Meta(min_length=1, max_length=2)]
    variants: VariantChoice = field(default_factory=dict)
    board: BoardName | None = None


class ReplyInfo(Struct, frozen=True):
    """The best answer of whoever is next, how often dice lead to it, and the mean chances then."""

    move: str | None  # none where nothing can be done
    told: tuple[Message, ...]  # the same in words
    probability: float
    chances: Chances


class FollowsInfo(Struct, frozen=True):
    """What follows a move: how likely an opponent's next roll could throw the mover out.

    ``thrown`` is exact for one plain roll of each opponent; null in a game without throwing out.
    """

    move: str
    chances: Chances
    thrown: float | None
    next: int | None  # the seat that rolls next
    replies: tuple[ReplyInfo, ...]


class Reasons(Struct, frozen=True):
    """What follows each of the moves that were asked about."""

    seat: int
    follows: tuple[FollowsInfo, ...]


class StepInfo(Struct, frozen=True):
    """A roll or a move of a game: what it was worth to everybody, and of which kind.

    ``frame`` counts as those of the replay do. ``luck``, ``error`` and ``estimate`` are the change
    from ``before`` to ``after``, and each of them adds up to zero over the seats.
    """

    frame: int
    seat: int
    text: str
    faces: tuple[int, ...]
    place: int  # that is played for
    before: Chances
    after: Chances
    luck: Chances
    error: Chances
    estimate: Chances
    source: Source
    loss: float  # of whoever chose
    is_mistake: bool  # does it cost at least half a game in a hundred?
    best: str | None  # the best move, where another one was made
    is_choice: bool  # could anything else have been done?


class StageInfo(Struct, frozen=True):
    """The race for one place: start + luck + errors + estimate = result, for every seat.

    ``luck_by`` and ``errors_by`` tell for each seat, whose dice and mistakes they were, what they
    did for everybody.
    """

    place: int
    start: Chances
    luck: Chances
    errors: Chances
    estimate: Chances
    result: Chances
    luck_by: tuple[Chances, ...]
    errors_by: tuple[Chances, ...]


class GradeInfo(Struct, frozen=True):
    """How well somebody chose: ``classes`` are the lowest and the highest that may well fit.

    They go from beginner to master; null where nobody has measured them.
    """

    decisions: int
    mistakes: int
    loss: float
    classes: tuple[str, str] | None


class AccountInfo(Struct, frozen=True):
    """The account of a game: what luck and choices did, and their sums."""

    evaluator: str
    precision: float
    finished: bool
    stages: tuple[StageInfo, ...]
    steps: tuple[StepInfo, ...]
    turning: tuple[int, ...]  # the steps that decided most
    grades: tuple[GradeInfo, ...]
