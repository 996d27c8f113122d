"""Drive N four-seat tables over real sockets and tell what the server does with them.

    python benchmarks/load --tables 1000 --seconds 30
    python benchmarks/load --gone 6000
    python benchmarks/load --tables 100 --bots expert --bot-tables 200

The server runs in a process of its own, the load in this one; both share the machine. Each table
has four sockets, one for each seat. Whoever is to act does so when the table's next second comes:
one roll or move per table and second. Latency is the time from sending a request until the client
that sent it hears of the event, so it has the storing in it, and everything that waits before us.

With ``--bot-tables`` so many tables of four bots each play besides, one move a second, each watched
by one socket: what do people notice of them?

With ``--gone`` that many tables come and go instead, some of them together: what memory does the
server keep of them?
"""

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import msgspec
from posting import Http
from served import running
from watching import Watched
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
WARM = 3.0  # seconds of play before it is measured
JOINING = 20  # tables that are set up at once
MOVES = 5  # rolls and moves at a table that comes and goes
IDLE = 3.0  # seconds after which a table that nobody looks at is forgotten, where they come and go


@dataclass
class Figures:
    """What is measured."""

    latencies: list[float] = field(default_factory=list)
    events: int = 0  # that happened
    heard: int = 0  # messages about them that arrived, over all sockets
    refused: int = 0
    measuring: bool = False


class Heard(msgspec.Struct):
    """As much of a message as the load needs; the rest is skipped."""

    type: str
    sequence: int = -1
    moment: int = -1
    view: msgspec.Raw = msgspec.Raw(b"null")


class Seen(msgspec.Struct):
    """As much of a view as the load needs."""

    seat: int | None
    moves: list[dict[str, Any]]


HEARD = msgspec.json.Decoder(Heard)
SEEN = msgspec.json.Decoder(Seen)


class LoadTable:
    """One table: four sockets, and what the first of them was told."""

    def __init__(self, id: str, tokens: list[str], chance: int, figures: Figures) -> None:
        self.id = id
        self.tokens = tokens
        self.chance = random.Random(chance)
        self.figures = figures
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.seen: Seen | None = None
        self.moment = -1
        self.sent_at = 0.0
        self.sender = -1
        self.news = asyncio.Event()

    async def connect(self, base: str) -> None:
        """Open the four sockets."""
        address = f"{base.replace('http', 'ws')}/api/tables/{self.id}/socket"
        for seat, token in enumerate(self.tokens):
            socket = await connect(address, compression=None, ping_interval=None)
            hello = {"type": "hello", "re": 0, "version": 1, "tokens": [token]}
            await socket.send(json.dumps(hello))
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(seat, socket)))
        async with asyncio.timeout(60):
            await self.news.wait()

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            told = HEARD.decode(text)
            if told.type == "refused":
                self.figures.refused += 1
            if told.type not in ("happened", "welcome"):
                continue
            if self.figures.measuring:
                self.figures.heard += told.type == "happened"
            if seat == self.sender and told.type == "happened":
                self._note_latency()
            if seat == 0:
                self._look(told)

    def _note_latency(self) -> None:
        self.sender = -1
        if self.figures.measuring:
            self.figures.latencies.append(time.perf_counter() - self.sent_at)

    def _look(self, told: Heard) -> None:
        if bytes(told.view) != b"null":
            self.seen = SEEN.decode(told.view)
        self.moment = told.moment
        if self.figures.measuring and told.type == "happened":
            self.figures.events += 1
        self.news.set()

    async def act(self) -> bool:
        """Let the seat that is to act roll or move; False when the game is over."""
        if self.seen is None or self.seen.seat is None:
            return False
        if self.sender != -1:
            return True  # the last request is still under way
        move = self.chance.choice(self.seen.moves)["text"]
        request: dict[str, Any] = {"type": "roll", "re": 1, "at": self.moment}
        if move != "roll":
            request = {"type": "play", "re": 1, "at": self.moment, "move": move}
        self.sender, self.sent_at = self.seen.seat, time.perf_counter()
        await self.sockets[self.seen.seat].send(json.dumps(request))
        return True

    async def play(self, until: float, first: float) -> None:
        """Act once a second, beginning at a moment of this table's own."""
        due = first
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await self.act():
                return
            due += 1.0

    async def close(self) -> None:
        """Close the sockets."""
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.readers, return_exceptions=True)


async def open_tables(base: str, count: int, figures: Figures) -> list[LoadTable]:
    """Open so many tables and let everybody sit down."""
    gate = asyncio.Semaphore(JOINING)
    http = Http(base)

    async def one(number: int) -> LoadTable:
        async with gate:
            choice = {"game": "madn", "seats": [{"kind": "here"}] * SEATS}
            opened = await http.post("/api/tables", choice)
            id = opened["table"]["id"]
            tokens = [one["token"] for one in opened["tokens"]]
            for token in tokens:
                join = {"name": "", "words": "load", "token": token}
                await http.post(f"/api/tables/{id}/join", join)
            table = LoadTable(id, tokens, number, figures)
            await table.connect(base)
            return table

    return await asyncio.gather(*map(one, range(count)))


def memory_of(pid: int) -> int:
    """The bytes of memory that a process uses."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def children_of(pid: int) -> list[int]:
    """The processes that a process started: those in which bots think among them."""
    text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in text.split()]


def processor_of(pid: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    base: str, pid: int, count: int, seconds: float, level: str, bot_tables: int
) -> dict[str, float]:
    """Set the tables up, let them play, and tell what came of it."""
    figures, watched = Figures(), Watched()
    await watched.open(base, level, bot_tables)
    empty = memory_of(pid)
    began = time.perf_counter()
    tables = await open_tables(base, count, figures)
    setup = time.perf_counter() - began
    start = time.perf_counter() + 0.5
    until = start + WARM + seconds
    playing = [table.play(until, start + k / count) for k, table in enumerate(tables)]
    all_play = asyncio.gather(*playing)
    await asyncio.sleep(WARM + 0.5)
    figures.measuring, used, own = True, processor_of(pid), time.process_time()
    began, seen = time.perf_counter(), watched.events
    await all_play
    elapsed = time.perf_counter() - began
    figures.measuring = False
    await asyncio.sleep(0.2)
    result = {
        "tables": count,
        "sockets": count * SEATS,
        "events_per_second": figures.events / elapsed,
        "messages_per_second": figures.heard / elapsed,
        **percentiles(figures.latencies),
        "refused": figures.refused,
        "server_processor_share": (processor_of(pid) - used) / elapsed,
        "load_processor_share": (time.process_time() - own) / elapsed,
        "kilobytes_per_table": (memory_of(pid) - empty) / count / 1000,
        "setup_seconds": setup,
        "bot_tables": bot_tables,
        "bot_events_per_second": (watched.events - seen) / elapsed,
        "bots_megabytes": sum(map(memory_of, children_of(pid))) / 1e6,
    }
    await watched.close()
    await asyncio.gather(*(table.close() for table in tables))
    return result


async def come_and_go(base: str, pid: int, count: int, together: int) -> dict[str, float]:
    """Let so many tables come and go, and tell what memory the server keeps of them."""
    start = most = memory_of(pid)
    after: list[int] = []
    for _ in range(0, count, together):
        tables = await open_tables(base, together, Figures())
        for _ in range(MOVES):
            await asyncio.gather(*(table.act() for table in tables))
            await asyncio.sleep(0.2)
        most = max(most, memory_of(pid))
        await asyncio.gather(*(table.close() for table in tables))
        while await asyncio.to_thread(live_tables, base):
            await asyncio.sleep(0.5)
        after.append(memory_of(pid))
    return {
        "gone": count,
        "together": together,
        "start_megabytes": start / 1e6,
        "most_megabytes": most / 1e6,
        "after_first_megabytes": after[0] / 1e6,
        "after_last_megabytes": after[-1] / 1e6,
        "after_to_start": after[-1] / start,
        "last_to_first": after[-1] / after[0],
    }


def live_tables(base: str) -> float:
    """How many tables the server has in memory."""
    with urlopen(f"{base}/metrics") as answer:
        lines = answer.read().decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("rauswurf_live_tables"))


def percentiles(latencies: list[float]) -> dict[str, float]:
    """The median, the 99th percentile and the worst, in milliseconds."""
    if len(latencies) < 2:
        return {"p50_ms": float("nan"), "p99_ms": float("nan"), "worst_ms": float("nan")}
    cuts = statistics.quantiles(latencies, n=100)
    return {
        "p50_ms": cuts[49] * 1000,
        "p99_ms": cuts[98] * 1000,
        "worst_ms": max(latencies) * 1000,
    }


def summary(result: dict[str, float]) -> str:
    """The figures for people, and what limits."""
    lines = [
        f"{result['tables']:.0f} tables, {result['sockets']:.0f} sockets, one request per table "
        "and second",
        f"  events             {result['events_per_second']:8.0f} a second",
        f"  messages           {result['messages_per_second']:8.0f} a second, to all sockets",
        f"  request to event   {result['p50_ms']:8.1f} ms median, {result['p99_ms']:.1f} ms p99, "
        f"{result['worst_ms']:.1f} ms worst",
        f"  memory             {result['kilobytes_per_table']:8.1f} kB a table with its sockets",
        f"  processor          {result['server_processor_share']:8.2f} cores for the server, "
        f"{result['load_processor_share']:.2f} for the load",
        *bots_said(result),
        f"  {limit(result)}",
    ]
    return "\n".join(lines)


def bots_said(result: dict[str, float]) -> list[str]:
    """What bots did besides, if there were some."""
    if not result["bot_tables"]:
        return []
    return [
        f"  bots               {result['bot_events_per_second']:8.0f} events a second at "
        f"{result['bot_tables']:.0f} tables, {result['bots_megabytes']:.0f} MB in their processes"
    ]


def remembered(result: dict[str, float]) -> str:
    """What memory was kept, for people."""
    return "\n".join(
        (
            f"{result['gone']:.0f} tables came and went, {result['together']:.0f} at a time",
            f"  memory before      {result['start_megabytes']:8.1f} MB",
            f"  at most            {result['most_megabytes']:8.1f} MB",
            f"  after the first    {result['after_first_megabytes']:8.1f} MB, when they were gone",
            f"  after the last     {result['after_last_megabytes']:8.1f} MB: "
            f"{result['after_to_start']:.2f} of before, {result['last_to_first']:.2f} of the first",
        )
    )


def limit(result: dict[str, float]) -> str:
    """What keeps the server from carrying more."""
    wanted = result["tables"]
    if result["server_processor_share"] > 0.9:
        return "What limits: the one core on which the server's event loop runs."
    if result["load_processor_share"] > 0.9:
        return "What limits: the load itself, which needs a core of its own."
    if result["events_per_second"] < 0.95 * wanted:
        return "What limits: the machine, which others use too; neither process had a core."
    return "Nothing limits yet: every request was served at its time."


def main() -> None:
    """Run the load and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 300, 1000])
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--db", default="", help="a database; a new SQLite file if none is named")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--bots", default="expert", metavar="LEVEL", help="who plays besides")
    parser.add_argument("--bot-tables", type=int, default=0, help="tables of four such bots")
    parser.add_argument("--gone", type=int, help="let so many tables come and go; tell the memory")
    parser.add_argument("--together", type=int, default=500, help="of those that come and go")
    options = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if options.gone:
        with tempfile.TemporaryDirectory() as folder:
            database = options.db or f"sqlite:///{folder}/load.sqlite"
            with running(database, idle=IDLE) as (process, base):
                work = come_and_go(base, process.pid, options.gone, options.together)
                result = asyncio.run(work)
        print(json.dumps(result, indent=1) if options.json else remembered(result))
        return
    results = []
    for count in options.tables:
        with tempfile.TemporaryDirectory() as folder:
            database = options.db or f"sqlite:///{folder}/load.sqlite"
            with running(database) as (process, base):
                also = (options.bots, options.bot_tables)
                work = measure(base, process.pid, count, options.seconds, *also)
                result = asyncio.run(work)
        results.append(result)
        if not options.json:
            print(summary(result), flush=True)
    if options.json:
        print(json.dumps(results, indent=1))


if __name__ == "__main__":
    try:
        main()
    except subprocess.SubprocessError as error:
        sys.exit(str(error))
