"""What the coach works out, as other processes are asked for it: texts in, answers out."""

from contextlib import suppress
from io import BytesIO
from math import prod
from typing import NamedTuple

import msgspec

from rauswurf import coach, games
from rauswurf.boards import read_document
from rauswurf.coach.scale import ROLL
from rauswurf.dice import Dice
from rauswurf.messages import Message, Told
from rauswurf.record import RecordError, film
from rauswurf.server.protocol.coach import (
    AccountInfo,
    AdviceInfo,
    ChancesInfo,
    FollowsInfo,
    GradeInfo,
    PositionAdvice,
    Reasons,
    ReplyInfo,
    RollInfo,
    StageInfo,
    StepInfo,
)
from rauswurf.server.records import no_record
from rauswurf.server.terms import Terms
from rauswurf.table import Event, Table
from rauswurf.table.race.threats import threats
from rauswurf.table.table import state_of
from rauswurf.table.telling import sentences_about


class Place(NamedTuple):
    """A position of a game, in words that another process understands."""

    game: str
    players: int
    variants: tuple[tuple[str, str], ...]
    position: str | None  # None at the beginning of a game
    document: str | None  # of the board, where it is not the game's own

    @classmethod
    def of(cls, table: Table, document: str | None) -> "Place":
        """Where a table is now."""
        setup = table.setup
        variants = tuple(sorted(setup.variants.items()))
        return cls(setup.game.id, setup.players, variants, table.position, document)

    @classmethod
    def of_table(cls, terms: Terms, position: str | None) -> "Place":
        """A position at a table of the house."""
        header = terms.header
        variants = tuple(sorted(dict(header.variants).items()))
        document = terms.board.document if terms.board else None
        return cls(header.game, header.players, variants, position, document)

    def table(self) -> Table:
        """A table in this position, on which any face can be laid."""
        board = read_document(self.document, "") if self.document else None
        setup = games.get(self.game).setup(self.players, dict(self.variants), board=board)
        return Table(setup, dice=Dice.by_hand(), position=self.position)


def get_ready(place: Place) -> None:
    """Advise once on a table like this one, so that the first who asks does not wait for longer.

    Whatever is read and compiled the first time is kept by the process.
    """
    table = Table(place.table().setup, dice=Dice.seeded(1))
    with suppress(Told):  # on some boards nobody can tell; whoever asks will hear of it
        while not table.is_over and len(table.moves) == 1:
            table.play(table.moves[0])
        coach.advise(table)


def chances_on(place: Place) -> ChancesInfo | Message:
    """Everybody's chances, or why nobody knows them."""
    try:
        return as_info(coach.chances(place.table()))
    except Told as error:
        return error.message


def as_info(found: coach.Chances) -> ChancesInfo:
    """Chances as they are told."""
    return ChancesInfo(plain(found.seats), found.source, found.precision, found.evaluator)


def plain(vector: coach.Vector) -> tuple[float, ...]:
    """Numbers of any kind as JSON knows them."""
    return tuple(float(each) for each in vector)


def advice_on(place: Place) -> PositionAdvice | Message:
    """What to do now, for somebody at a table; or why nobody knows that."""
    try:
        table = place.table()
        return PositionAdvice(as_info(coach.chances(table)), advice_at(table), ())
    except Told as error:
        return error.message


def advice_at(table: Table) -> tuple[AdviceInfo, ...]:
    """The moves of a position, best first; none where there is nothing to choose."""
    found = coach.advise(table)
    return as_advice(found) if len(found) > 1 else ()


def as_advice(found: tuple[coach.Advice, ...]) -> tuple[AdviceInfo, ...]:
    """Moves as they are told."""
    return tuple(AdviceInfo(one.move, plain(one.chances), float(one.loss)) for one in found)


def position_on(place: Place) -> bytes | Message:
    """A position with all that may be done and all that may fall, as JSON; or what is wrong."""
    try:
        table = place.table()
        advice = PositionAdvice(as_info(coach.chances(table)), advice_at(table), rolls_at(table))
    except Told as error:
        return error.message
    return msgspec.json.encode(advice)


def rolls_at(table: Table) -> tuple[RollInfo, ...]:
    """Everything that may fall now, with the moves after it."""
    return tuple(
        RollInfo(
            fall.faces,
            float(fall.probability),
            plain(fall.chances),
            plain(fall.luck),
            as_advice(fall.advice),
        )
        for fall in coach.by_roll(table)
    )


# Why one move is better than another.


def reasons_on(place: Place, moves: tuple[str, ...]) -> bytes | Message:
    """What follows each of some moves, as JSON; or what is wrong."""
    try:
        seat = place.table().seat
        found = Reasons(seat, tuple(follows(place.table(), seat, move) for move in moves))
    except Told as error:
        return error.message
    return msgspec.json.encode(found)


def follows(table: Table, seat: int, move: str) -> FollowsInfo:
    """What follows a move of a seat; the move ``roll`` leaves everything where it is."""
    advised = {one.move: plain(one.chances) for one in coach.advise(table)}
    if move == ROLL and table.dice_wanted:
        return FollowsInfo(move, advised[ROLL], None, table.seat, replies(table))
    table.play(move)
    chances = advised.get(move) or plain(coach.chances(table).seats)
    if table.is_over:
        return FollowsInfo(move, chances, None, None, ())
    return FollowsInfo(move, chances, thrown_out(table, seat), table.seat, replies(table))


def thrown_out(table: Table, seat: int) -> float | None:
    """How likely one plain roll of each opponent could throw out something of a seat."""
    setup = table.setup
    if setup.game.family != "race":
        return None
    owner = {setup.board.find(p.field, setup.board.colour(p.colour)): p for p in table.pieces}
    faces: dict[str, set[int]] = {}
    for threat in threats(setup, table.position):
        victim, hunter = owner[threat.place], owner[threat.origin]
        if setup.seat_of(setup.names.index(victim.colour)) == seat:
            faces.setdefault(hunter.colour, set()).update(threat.faces)
    return 1 - prod(1 - len(each) / 6 for each in faces.values())


def replies(table: Table) -> tuple[ReplyInfo, ...]:
    """The best answers to what falls next, the likeliest first."""
    found: dict[str | None, list[coach.Fall]] = {}
    for fall in coach.by_roll(table):
        found.setdefault(fall.advice[0].move if fall.advice else None, []).append(fall)
    answers = [
        ReplyInfo(move, told_of(table, falls[0], move), *together(falls))
        for move, falls in found.items()
    ]
    return tuple(sorted(answers, key=lambda reply: -reply.probability))


def told_of(table: Table, fall: coach.Fall, move: str | None) -> tuple[Message, ...]:
    """A move after a roll, in sentences; nothing where there is none, or too much can fall."""
    if move is None or move == ROLL or len(fall.faces) != table.dice_wanted:
        return ()
    then = table.copy()
    then.roll(*fall.faces)
    before = state_of(then).copy()
    then.play(move)
    return tuple(sentences_about(then.setup, before, Event(move), state_of(then)))


def together(falls: list[coach.Fall]) -> tuple[float, tuple[float, ...]]:
    """How likely one of these rolls is, and everybody's mean chances after it."""
    likely = float(sum(fall.probability for fall in falls))
    weighed = ([float(c) * float(fall.probability) for c in fall.chances] for fall in falls)
    return likely, tuple(sum(each) / likely for each in zip(*weighed, strict=True))


# The account of a game.


def account_on(record: bytes, document: str | None) -> bytes | Message:
    """Luck and mistakes of a record, as JSON; or what is wrong with it."""
    try:
        board = read_document(document, "") if document else None
        found = coach.account(film(BytesIO(record), board))
    except RecordError as error:
        return no_record(error)
    except Told as error:
        return error.message
    return msgspec.json.encode(account_info(found))


def account_info(found: coach.Account) -> AccountInfo:
    """An account as it is told."""
    return AccountInfo(
        found.evaluator,
        found.precision,
        found.finished,
        tuple(stage_info(stage) for stage in found.stages),
        tuple(step_info(step) for step in found.steps),
        found.turning_points,
        tuple(GradeInfo(g.decisions, g.mistakes, float(g.loss), g.classes) for g in found.grades),
    )


def stage_info(stage: coach.Stage) -> StageInfo:
    """The sums of a race."""
    return StageInfo(
        stage.place,
        plain(stage.start),
        plain(stage.luck),
        plain(stage.errors),
        plain(stage.estimate),
        plain(stage.result),
        tuple(map(plain, stage.luck_by)),
        tuple(map(plain, stage.errors_by)),
    )


def step_info(step: coach.Step) -> StepInfo:
    """One event of a game."""
    best = step.advice[0].move if step.advice else None
    return StepInfo(
        step.frame,
        step.seat,
        step.text,
        step.faces,
        step.place,
        plain(step.before),
        plain(step.after),
        plain(step.luck),
        plain(step.error),
        plain(step.estimate),
        step.source,
        float(step.loss),
        step.is_mistake,
        best if best != step.text else None,
        bool(step.advice),
    )
