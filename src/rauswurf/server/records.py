"""Records: that of a table from its log, and any record as a film or with a verdict."""

from collections.abc import Iterable
from io import BytesIO

from rauswurf.messages import Message, message
from rauswurf.record import Film, RecordError, Writer, film, verify
from rauswurf.record import Verdict as Checked
from rauswurf.record.film import BEGINNING
from rauswurf.record.film import Frame as FilmFrame
from rauswurf.record.reader import header_of
from rauswurf.server.authority import Authority
from rauswurf.server.boards import BoardFile
from rauswurf.server.errors import SENSELESS, TOO_LARGE, Refuse, said
from rauswurf.server.protocol.events import Ended, Moved, Rolled, TableEvent, Undone
from rauswurf.server.protocol.http import Frame, RecordSeat, Replay, Verdict
from rauswurf.server.verdict import problems_said, sentences_said
from rauswurf.table import Event

MOST_LINES = 12_000  # longer than any game was yet; more would keep the server busy too long


def record_of(a: Authority, log: Iterable[TableEvent]) -> bytes:
    """The record of a table; it is closed, and the secret told, when the game is over."""
    stream = BytesIO()
    writer = Writer(stream)
    writer.header(a.terms.agreed(a.words))
    if any(a.names.values()):
        writer.names([a.names.get(seat, "") for seat in range(len(a.terms.choice.seats))])
    for event in log:
        if isinstance(event, Rolled):
            writer.event(Event("roll", event.faces))
        elif isinstance(event, Moved):
            writer.event(Event(event.move))
        elif isinstance(event, Undone):
            for _ in range(event.events):
                writer.undo()
        elif isinstance(event, Ended):
            writer.ended(event.agreed)
    if a.table is not None and a.table.outcome is not None:
        if a.terms.secret is not None:
            writer.secret(a.terms.secret)
        writer.outcome(a.table.outcome)
        writer.seal()
    return stream.getvalue()


def check_length(record: bytes) -> None:
    """Raise Refuse for a record that would take too long."""
    if record.count(b"\n") > MOST_LINES:
        raise Refuse(message("server-record-too-long", lines=MOST_LINES), TOO_LARGE)


def board_named(record: bytes) -> str | None:
    """The hash of the board that a record names; None where it is the game's own."""
    try:
        mark = header_of(BytesIO(record)).board
    except RecordError:
        return None  # whoever reads on will tell what is wrong
    return mark.sha256.hex() if mark else None


def replay_of(record: bytes, file: BoardFile | None = None) -> Replay:
    """A record as a film; raises Refuse for what is no record."""
    check_length(record)
    try:
        found = film(BytesIO(record), file.board if file else None)
    except RecordError as error:
        raise Refuse(no_record(error), SENSELESS) from error
    header = found.header
    return Replay(
        game=header.game,
        players=header.players,
        variants=dict(header.variants),
        board=file.id if file else found.table.setup.game.board,
        created=header.created,
        seats=tuple(RecordSeat(seat.plays, seat.name, seat.bot) for seat in found.seats),
        frames=frames_of(found),
        problem=said(found.problem) if found.problem else None,
        about_rules=header.about_rules,
    )


def frames_of(found: Film) -> tuple[Frame, ...]:
    """Each picture with its view and the sentences that lead to it."""
    names = [seat.label for seat in found.seats]
    frames = []
    before = found.frames[0]
    for frame in found.frames:
        frames.append(
            Frame(
                line=frame.line,
                event=frame.event.text,
                faces=frame.event.faces,
                told=tuple(sentences(found, before, frame, names)),
                view=found.view(frame),
            )
        )
        before = frame
    return tuple(frames)


def sentences(
    found: Film, before: FilmFrame, frame: FilmFrame, names: list[Message]
) -> list[Message]:
    """What is told about one picture."""
    if frame.event == BEGINNING:
        return [message("tell-beginning", game=found.table.setup.game.title, who=names)]
    return found.sentences(before, frame, names)


def verdict_on(record: bytes, file: BoardFile | None = None) -> Verdict:
    """Does a record hold? Raises Refuse for what is no record."""
    check_length(record)
    try:
        checked: Checked = verify(BytesIO(record), file.board if file else None)
    except RecordError as error:
        raise Refuse(no_record(error), SENSELESS) from error
    return Verdict(
        holds=checked.holds,
        checked=tuple(sentences_said(checked)),
        problems=tuple(problems_said(checked)),
        rolls=checked.rolls,
        moves=checked.moves,
        taken_back=checked.taken_back,
        rolls_checked=checked.rolls_checked,
    )


def no_record(error: RecordError) -> Message:
    """What is wrong with something that cannot be read as a record."""
    return message("server-no-record", why=said(error))
