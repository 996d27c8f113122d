"""Records: a game as JSON lines, written while it is played, replayed and verified afterwards."""

from rauswurf.record.errors import Fault, RecordError
from rauswurf.record.film import Film, Frame, film
from rauswurf.record.header import BoardMark, Header, Seat
from rauswurf.record.policy import Fair, Hand, Policy, Seeded, System
from rauswurf.record.reader import Visitor, read
from rauswurf.record.replayer import Replay, replay
from rauswurf.record.resumer import resume
from rauswurf.record.verifier import Verdict, verify
from rauswurf.record.writer import Recorder, Writer

__all__ = [
    "BoardMark",
    "Fair",
    "Fault",
    "Film",
    "Frame",
    "Hand",
    "Header",
    "Policy",
    "RecordError",
    "Recorder",
    "Replay",
    "Seat",
    "Seeded",
    "System",
    "Verdict",
    "Visitor",
    "Writer",
    "film",
    "read",
    "replay",
    "resume",
    "verify",
]
