"""Attacks over HTTP: twisted paths, methods, headers and bodies, also without any library."""

import asyncio
import json
import random
from typing import Any

import httpx

from fuzz.findings import Findings
from fuzz.house import Target
from fuzz.library import BOARDS, some_record
from fuzz.twist import ODD_TEXTS, ODD_VALUES, twisted
from rauswurf.boards import document_of
from rauswurf.games import GAMES
from rauswurf.table import Table

METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE")
PATHS = (
    "/api/games",
    "/api/tables",
    "/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa",
    "/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa/socket",
    "/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa/record",
    "/api/codes/222222",
    "/api/boards/cross",
    "/api/boards/cross.svg",
    "/api/picture.svg?game=madn&players=4&position=x",
    "/api/qr?text=https://x.example",
    "/api/openapi.json",
    "/healthz",
    "/metrics",
    "/",
)
HEADERS = ("Origin", "Host", "Accept-Language", "Content-Type", "Content-Length", "Cookie", "Range")
ODD_HEADERS = ("http://[", "http://[::1", "x" * 3000, "null", "-1", "é", "bytes=0-", "gzip, br;q=9")
PATIENCE = 60.0


def some_body(chance: random.Random) -> tuple[str, bytes, str]:
    """A path, a nearly good body for it, and what it says it is."""
    game = GAMES[chance.choice(sorted(GAMES))]
    players = chance.choice(sorted(game.players))
    kind = chance.randrange(5)
    if kind == 0:
        path = chance.choice(("/api/verify", "/api/replay"))
        text = twisted(chance, some_record(chance).decode())
        return path, text.encode("utf-8", "replace"), "text/plain"
    body: dict[str, Any]
    if kind == 1:
        board = twisted(chance, document_of(chance.choice(BOARDS)))
        path, body = "/api/boards", {"game": game.id, "board": board}
    elif kind == 2:
        position = twisted(chance, Table(game.id, players).position)
        path, body = "/api/position", {"game": game.id, "players": players, "position": position}
    elif kind == 3:
        path, body = "/api/tables", {"game": game.id, "seats": [{"kind": "here"}] * players}
    else:
        join = {"name": "x", "words": "y", "code": "222222", "token": "a" * 43}
        path, body = "/api/tables/aaaaaaaaaaaaaaaaaaaaaaaaaa/join", join
    if chance.random() < 0.5:
        body = {**body, chance.choice([*body, "extra"]): chance.choice(ODD_VALUES)}
    text = json.dumps(body)
    if chance.random() < 0.3:
        text = twisted(chance, text)
    return path, text.encode("utf-8", "replace"), "application/json"


async def attack_http(
    findings: Findings, target: Target, http: httpx.AsyncClient, chance: random.Random
) -> None:
    """One request with a nearly good body, and one that is odd all over."""
    path, body, kind = some_body(chance)
    target.log.last = (path, body[:300])
    answer = await http.post(path, content=body, headers={"Content-Type": kind})
    check(findings, answer.status_code, answer.content, (path, body))
    await attack_raw(findings, target, chance)


async def attack_raw(findings: Findings, target: Target, chance: random.Random) -> None:
    """A request written by hand, with anything in it."""
    path = chance.choice(PATHS)
    if chance.random() < 0.5:
        path = twisted(chance, path, [t for t in ODD_TEXTS if t.isprintable() and " " not in t])
    lines = [f"{chance.choice(METHODS)} {path} HTTP/1.1", f"Host: 127.0.0.1:{target.port}"]
    for _ in range(chance.randrange(3)):
        lines.append(f"{chance.choice(HEADERS)}: {chance.choice(ODD_HEADERS)}")
    head = "\r\n".join([*lines, "Connection: close", "", ""]).encode("utf-8", "replace")
    if chance.random() < 0.2:
        head = head[: chance.randrange(len(head))] + chance.randbytes(5)
    target.log.last = head
    reader, writer = await asyncio.open_connection("127.0.0.1", target.port)
    try:
        writer.write(head)
        writer.write_eof()
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
    except (ConnectionError, OSError):
        answer = b""
    finally:
        writer.transport.abort()
    status = int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.") else 0
    check(findings, status, answer, head)


def check(findings: Findings, status: int, content: bytes, sent: object) -> None:
    """No request is answered by 500, whatever it was."""
    findings.count("http", f"{status // 100}xx" if status else "cut off")
    if status >= 500 and status != 501:
        findings.add("http", f"{status} {content[:200]!r}", sent)
