"""Bots' processes end with the server, however it ends."""

import sys
from pathlib import Path

import pytest

from tests.server.kit import Client, begin, eventually, scenario
from tests.server.process import process

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are read from /proc")


def children(pid: int) -> set[int]:
    """The processes that a process has started, and theirs."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in map(int, task.read_text().split()):
            found |= {child} | children(child)
    return found


def lives(pid: int) -> bool:
    """Is a process there, and more than a name that nobody has asked after yet?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("how", ["kill", "end"])
@scenario
async def test_bots_end_with_the_server(own_database: str, how: str) -> None:
    async with process(own_database) as node:
        table = await begin(node, "madn", "here", "bot", "here", "here", position=AT_A_CHOICE)
        client = await Client.at(node, table, [0, 2, 3])
        await client.until(lambda: any(is_bots_move(told) for told in client.events))
        bots = children(node.process.pid)
        assert bots, "a bot has thought about it"
        await (node.kill() if how == "kill" else node.end())
        await eventually(lambda: not any(map(lives, bots)))


# Green, a bot, has to choose which piece moves, whatever it rolls.
AT_A_CHOICE = "yellow B B B 3 / green 11 12 25 26 / red B B B 23 / black B B B 33 ; turn green"


def is_bots_move(told: dict[str, object]) -> bool:
    event = told["event"]
    return isinstance(event, dict) and event.get("by") == "bot" and event["type"] == "moved"
