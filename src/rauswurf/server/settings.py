"""What can be set about a server, with what is usual."""

from typing import NamedTuple

from rauswurf.server.limits import Rate


class Limits(NamedTuple):
    """How much one client may ask for: rates by address, and sizes."""

    requests: Rate = Rate(600, per=60)
    opening: Rate = Rate(30, per=60)
    joining: Rate = Rate(60, per=60)  # guessing codes counts here
    records: Rate = Rate(30, per=60)
    messages: Rate = Rate(60, per=6)  # of one socket
    sockets: int = 100  # open at once from one address
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    message: int = 4 * 1024
    queue: int = 64  # messages that wait for a client before it is dropped


class Pauses(NamedTuple):
    """Seconds that things may take."""

    bot: float = 0.7  # at least between an event and the answer of a bot: people want to follow
    hello: float = 10.0
    idle: float = 60.0  # a table that nobody looks at is forgotten after this long
    presence: float = 5.0  # how often nodes tell each other who is there
    close: float = 5.0  # for saying goodbye


class Settings(NamedTuple):
    """One server."""

    database: str  # sqlite:///file or postgresql://...
    hosts: tuple[str, ...] = ()  # names to which it answers besides those of the machine
    origins: tuple[str, ...] = ()  # pages from elsewhere that may use this server
    limits: Limits = Limits()
    pauses: Pauses = Pauses()
    thinkers: int = 1  # processes in which bots think
