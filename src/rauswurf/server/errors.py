"""What a server does not do, and why: a message for the client, and how HTTP calls it."""

from rauswurf.messages import Message, Told, message

BAD, FORBIDDEN, MISSING, NOT_NOW, TOO_LARGE, ELSEWHERE, SENSELESS, TOO_OFTEN = (
    400,
    403,
    404,
    409,
    413,
    421,
    422,
    429,
)
HEAD_TOO_LARGE, AWAY = 431, 503


class Refuse(Told):
    """Something is not done; ``rule`` is the clause that forbids a move."""

    def __init__(
        self,
        told: Message,
        status: int = NOT_NOW,
        *,
        rule: str | None = None,
        stale: bool = False,
        retry_after: int | None = None,
        faults: tuple[Message, ...] = (),
    ) -> None:
        super().__init__(told)
        self.status = status
        self.rule = rule
        self.stale = stale
        self.retry_after = retry_after
        self.faults = faults


def no_such_table() -> Refuse:
    """Nobody knows this table."""
    return Refuse(message("server-no-such-table"), MISSING)


def unreadable() -> Refuse:
    """The log of a table makes no sense to this version; nothing is done to it."""
    return Refuse(message("server-unreadable-table"), NOT_NOW)


def database_away() -> Refuse:
    """Nothing can be stored now, so nothing can happen."""
    return Refuse(message("server-database-away"), AWAY, retry_after=2)


def too_often(seconds: int) -> Refuse:
    """Somebody asks too often."""
    return Refuse(message("server-too-often", seconds=seconds), TOO_OFTEN, retry_after=seconds)


def said(fault: object) -> Message:
    """What another room says is wrong, as a message."""
    if isinstance(fault, Told):
        return fault.message
    return fault if isinstance(fault, Message) else message("server-said", text=str(fault))
