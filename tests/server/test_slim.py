"""Sockets keep nothing that they need only once, and wait as they did before."""

import asyncio

from rauswurf.server.slim import Gate, Mailbox, SlimSocket
from tests.server.kit import Client, begin, running, scenario


@scenario
async def test_a_mailbox_hands_out_what_waits_in_order() -> None:
    box = Mailbox()
    assert box.empty()
    reading = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    for letter in "abc":
        box.put_nowait(letter)
    assert [await reading, await box.get(), await box.get()] == [*"abc"]
    assert box.empty()


@scenario
async def test_a_reader_who_gave_up_leaves_everything_for_the_next() -> None:
    box = Mailbox()
    gone = asyncio.create_task(box.get())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait([gone])
    box.put_nowait("a")
    assert await box.get() == "a"


@scenario
async def test_a_gate_lets_nobody_through_until_it_opens() -> None:
    gate = Gate()
    await gate.wait()
    gate.clear()
    gate.clear()
    waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in waiting)
    waiting[0].cancel()  # that one does not want to wait any longer, the others do
    await asyncio.sleep(0)
    assert not waiting[1].done()
    gate.set()
    await asyncio.gather(*waiting[1:])
    await gate.wait()


@scenario
async def test_an_open_socket_has_forgotten_its_request(own_database: str) -> None:
    async with running(own_database) as node:
        table = await begin(node, "madn", "here", "here")
        client = await Client.at(node, table, [0])
        open_sockets = [
            socket
            for socket in node.server.server_state.connections
            if isinstance(socket, SlimSocket)
        ]
        [socket] = open_sockets
        assert dict(socket.scope) == {}
        assert not list(socket.request.headers.raw_items())
        assert not list(socket.response.headers.raw_items())
        await client.roll()
        await client.close()
