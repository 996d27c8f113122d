"""The server under load, in a process of its own: as usual, but without limits by address."""

import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rauswurf.server.limits import Rate
from rauswurf.server.serve import listen, make_server, run
from rauswurf.server.settings import Limits, Pauses, Settings

FREELY = Rate(10_000_000, per=1)
MANY = 1_000_000
A_SECOND = 1.0  # between two moves where only bots play
LIMITS = Limits(
    requests=FREELY,
    opening=FREELY,
    joining=FREELY,
    messages=FREELY,
    sockets=MANY,
    connections=MANY,
)


@contextmanager
def running(
    database: str, idle: float = Pauses().idle
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The server until the block ends, and its address."""
    process = subprocess.Popen(
        [sys.executable, __file__, database, str(idle)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


def main(database: str, idle: float) -> None:
    """Serve, and say where."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    listening = listen("127.0.0.1", 0)
    server = make_server(
        Settings(database, limits=LIMITS, pauses=Pauses(idle=idle, bots_alone=A_SECOND))
    )
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.when_ready(lambda: print(address, flush=True))
    run(server, listening)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
