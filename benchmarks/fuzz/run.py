"""All attacks in turn, for so many seconds."""

import asyncio
import random
import time
from itertools import count

import httpx

from fuzz.findings import Findings
from fuzz.house import Target, running
from fuzz.library import ATTACKS
from fuzz.requests import attack_http
from fuzz.sockets import attack_table

TABLES_AT_ONCE = 4
REQUESTS_A_ROUND = 10


async def run(seconds: float, seed: int) -> Findings:
    """Attack; the time is looked at between rounds, of which there is always one."""
    findings, end = Findings(), time.monotonic() + seconds
    async with (
        running(findings) as target,
        httpx.AsyncClient(base_url=target.base, timeout=60) as http,
    ):
        for number in count():
            await attack_all(findings, target, http, f"{seed} {number}")
            if time.monotonic() >= end:
                break
    return findings


async def attack_all(
    findings: Findings, target: Target, http: httpx.AsyncClient, seed: str
) -> None:
    """One round of everything."""
    chances = [random.Random(f"{seed} {number}") for number in range(TABLES_AT_ONCE)]
    await asyncio.gather(*(attack_table(findings, target, http, chance) for chance in chances))
    chance = random.Random(seed)
    for _ in range(REQUESTS_A_ROUND):
        await attack_http(findings, target, http, chance)
    for attack in ATTACKS:
        attack(findings, chance)
        await asyncio.sleep(0)
    listed = await http.get("/api/tables")
    if listed.status_code != httpx.codes.OK:
        findings.add("http", f"the list answers {listed.status_code}", "GET /api/tables")
