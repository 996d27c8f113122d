"""What can be set about a server, with what is usual."""

from typing import NamedTuple

from rauswurf.server.limits import Rate


class Limits(NamedTuple):
    """How much one client may ask for: rates and numbers by address, and sizes in bytes."""

    requests: Rate = Rate(600, per=60)
    opening: Rate = Rate(30, per=60)
    joining: Rate = Rate(60, per=60)  # guessing codes counts here
    records: Rate = Rate(30, per=60)
    coach: Rate = Rate(60, per=60)  # positions and games that the coach looks at
    coach_waiting: int = 8  # such questions, of all clients together, that wait for their turn
    lab: Rate = Rate(20, per=600)  # new experiments
    lab_waiting: int = 6  # experiments, of all clients together, that are played in turn
    pixels: Rate = Rate(60, per=60)  # new pictures in pixels, of all clients together
    messages: Rate = Rate(60, per=6)  # of one socket; frames of any kind
    sockets: int = 100  # open at once from one address
    connections: int = 250  # open at once from one address: sockets, and what is no socket yet
    head: int = 32 * 1024  # of a request: its address and its headers
    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    message: int = 4 * 1024
    public: int = 5  # tables of one address in the public list
    talk: Rate = Rate(6, per=15)  # what one seat writes, and signs that it shows
    table: Rate = Rate(300, per=10)  # messages to one table, of all its sockets together
    waiting: int = 256 * 1024  # what was sent and not taken by a client before it is dropped


class Pauses(NamedTuple):
    """Seconds that things may take."""

    bot: float = 0.1  # between an event and the answer of a bot; pages show it at their own pace
    bots_alone: float = 0.7  # the same where only bots play, for those who watch
    head: float = 10.0  # for a request to say what it wants, from the moment of connecting
    body: float = 60.0  # for the rest of it to arrive
    taking: float = 30.0  # for an answer to be taken, at least a part of it
    quiet: float = 15.0  # between one request and the next over the same connection
    hello: float = 10.0
    coming: float = 20.0  # whoever opened a table may not have come there yet
    leaving: float = 60.0  # whoever is not there for so long has left, and is not asked any more
    idle: float = 60.0  # a table that nobody looks at is forgotten after this long
    presence: float = 5.0  # how often nodes tell each other who is there
    close: float = 5.0  # for saying goodbye
    sharing: float = 600.0  # a shared table keeps the home network in when nobody plays there
    retention: float = 3600.0  # between two looks for tables that are to be deleted


class Settings(NamedTuple):
    """One server."""

    database: str  # sqlite:///file or postgresql://...
    hosts: tuple[str, ...] = ()  # names to which it answers besides those of the machine
    origins: tuple[str, ...] = ()  # pages from elsewhere that may use this server
    proxies: tuple[str, ...] = ()  # whose word is taken for where somebody asks from
    limits: Limits = Limits()
    pauses: Pauses = Pauses()
    thinkers: int = 1  # processes in which bots think
    shares: bool = False  # is the home network let in until the server ends?
    keep: float | None = None  # days after which an untouched table is deleted; None: never
