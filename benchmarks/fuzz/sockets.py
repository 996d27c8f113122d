"""Attacks over sockets: people who play, take back, talk, twist every message, and come and go."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fuzz.findings import Findings
from fuzz.house import Target
from fuzz.library import some_variants
from fuzz.twist import ODD_TEXTS, ODD_VALUES, twisted
from rauswurf.games import GAMES
from rauswurf.server.authority import Authority
from rauswurf.server.reading import read_event

PATIENCE = 60.0
STEPS = 60
KINDS = ("roll", "play", "why", "undo", "answer", "chat", "hello", "happened", "")

Data = dict[str, Any]


class Opened:
    """A table and the tokens of those who sit there, of whom each knows what all were told."""

    def __init__(self, id: str, tokens: dict[int, str]) -> None:
        self.id = id
        self.tokens = tokens
        self.view: Data = {}
        self.moment = -1
        self.asked: Data | None = None
        self.by_hand = False

    def look(self, told: Data) -> None:
        """Take up what a message tells."""
        self.view = told.get("view") or self.view
        self.moment = told.get("moment", self.moment)
        if told.get("table"):
            self.asked = told["table"]["undo_asked"]
            self.by_hand = told["table"]["dice"]["by"] == "hand"

    @property
    def moves(self) -> list[str]:
        """What may be done now."""
        return [move["text"] for move in self.view.get("moves", [])] or ["roll"]


async def open_table(target: Target, http: httpx.AsyncClient, chance: random.Random) -> Opened:
    """Any game with any mixture of seats, everybody at the table."""
    game = GAMES[chance.choice(sorted(GAMES))]
    players = chance.choice(sorted(game.players))
    kinds = [chance.choice(("here", "link", "here", "bot")) for _ in range(players - 1)]
    body = {
        "game": game.id,
        "seats": [{"kind": kind, "level": "beginner"} for kind in ("here", *kinds)],
        "variants": some_variants(chance, game, players),
        "dice": chance.choice(("fair", "fair", "hand")),
        "visibility": chance.choice(("private", "public")),
    }
    opened = (await http.post("/api/tables", json=body)).json()
    id = opened["table"]["id"]
    tokens = {one["seat"]: one["token"] for one in opened["tokens"]}
    for seat, kind in enumerate(("here", *kinds)):
        if kind != "bot":
            shown = {"token": tokens[seat]} if seat in tokens else {"code": opened["code"]}
            join = {"name": "x", "words": "y", "seat": seat, **shown}
            seated = (await http.post(f"/api/tables/{id}/join", json=join)).json()
            tokens[seat] = seated["token"]
    return Opened(id, tokens)


class Guest:
    """Somebody at a socket who says nearly sensible things."""

    def __init__(self, findings: Findings, target: Target, table: Opened, chance: random.Random):
        self.findings = findings
        self.target = target
        self.table = table
        self.chance = chance
        self.number = 0

    async def visit(self, steps: int) -> None:
        """Come, say some things, each of which must be answered, and go in any way."""
        address = f"{self.target.base.replace('http', 'ws')}/api/tables/{self.table.id}/socket"
        shown = [t for t in self.table.tokens.values() if self.chance.random() < 0.8]
        hello: object = {"type": "hello", "re": 0, "version": 1, "tokens": shown}
        if self.chance.random() < 0.1:
            hello = self._odd(dict(hello)) if isinstance(hello, dict) else hello
        try:
            socket = await connect(address, compression=None, max_size=2**24)
        except (OSError, InvalidHandshake) as error:
            self.findings.add("sockets", f"no socket: {error}", address)
            return
        with suppress(ConnectionClosed):
            await self._say(socket, json.dumps(hello))
            for _ in range(steps):
                await self._say(socket, self._something())
        if self.chance.random() < 0.5:
            socket.transport.abort()
        else:
            await socket.close()

    def _something(self) -> str | bytes:
        """The next thing to say."""
        self.number += 1
        whim = self.chance.random()
        if whim < 0.04:
            return self.chance.randbytes(self.chance.randrange(40))
        sensible = self._sensible()
        if whim < 0.6:
            return json.dumps(sensible)
        if whim < 0.8:
            return json.dumps(self._odd(sensible))
        return twisted(self.chance, json.dumps(sensible)).encode("utf-8", "replace").decode()

    def _sensible(self) -> Data:
        said: Data = {"re": self.number}
        seat = self.chance.choice([*self.table.tokens, 0])
        if self.table.asked:
            missing = self.table.asked["missing"] or [seat]
            yes = self.chance.random() < 0.7
            return {**said, "type": "answer", "seat": self.chance.choice(missing), "yes": yes}
        whim = self.chance.random()
        move = self.chance.choice(self.table.moves)
        if whim < 0.6 and move == "roll" and self.chance.random() < 0.9:
            wanted = self.table.view.get("wanted") or 1
            faces = [self.chance.randrange(1, 7) for _ in range(int(wanted))]
            if self.table.by_hand == (self.chance.random() < 0.1):
                faces = []
            return {**said, "type": "roll", "at": self.table.moment, "faces": faces}
        if whim < 0.6:
            return {**said, "type": "play", "at": self.table.moment, "move": move}
        if whim < 0.85:
            return {**said, "type": "undo", "seat": seat}
        if whim < 0.95:
            return {**said, "type": "why", "move": twisted(self.chance, move)}
        return {**said, "type": "chat", "seat": seat, "text": self.chance.choice(ODD_TEXTS)}

    def _odd(self, said: Data) -> Data:
        """A message with a value or key that is wrong."""
        key = self.chance.choice([*said, "extra", "piece", "place", "faces", "tokens"])
        if self.chance.random() < 0.3:
            said["type"] = self.chance.choice(KINDS)
        said[key] = self.chance.choice(ODD_VALUES)
        return said

    async def _say(self, socket: ClientConnection, frame: str | bytes) -> None:
        """Send a frame and wait for its answer; events may come before it."""
        self.target.log.last = frame
        await socket.send(frame)
        try:
            while True:
                told = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                self.table.look(told)
                if told["type"] in ("welcome", "done", "refused", "because"):
                    self.findings.count("sockets", told["type"])
                    return
        except TimeoutError:
            self.findings.add("sockets", "no answer", frame)
        except ConnectionClosed:
            code = socket.close_code or 0
            self.findings.count("sockets", f"closed {code}")
            if code in (1006, 1011):
                self.findings.add("sockets", f"the connection broke: {code}", frame)
            raise


async def attack_table(
    findings: Findings, target: Target, http: httpx.AsyncClient, chance: random.Random
) -> None:
    """Several guests at one table at once; afterwards it must agree with its log."""
    table = await open_table(target, http, chance)
    for _ in range(chance.choice((1, 2, 3))):
        count = chance.choice((1, 1, 2, 3))
        guests = [Guest(findings, target, table, chance) for _ in range(count)]
        await asyncio.gather(*(guest.visit(chance.randrange(STEPS)) for guest in guests))
    await compare(findings, target, table)
    if chance.random() < 0.3:
        await http.post(f"/api/tables/{table.id}/delete", json={"token": table.tokens[0]})


async def compare(findings: Findings, target: Target, table: Opened) -> None:
    """The table as it lives is the one that its log tells of."""
    live = await target.house.table(table.id)
    async with live.lock:
        lines = await target.house.store.log(table.id)
        with findings.watching("logs", table.id):
            read = Authority.read(live.authority.terms, map(read_event, lines))
            same = (
                read.sequence == live.authority.sequence
                and read.stage == live.authority.stage
                and (read.table and read.table.position)
                == (live.authority.table and live.authority.table.position)
            )
            if not same:
                findings.add("logs", "the table does not agree with its log", lines[-12:])
