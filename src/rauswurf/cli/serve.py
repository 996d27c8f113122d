"""``rauswurf serve``: tables on the web; ``rauswurf`` alone opens them in the browser too."""

import math
import socket
import threading
import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rauswurf.cli.common.errors import Complaint, need
from rauswurf.cli.common.taking import takes
from rauswurf.messages import Message, message
from rauswurf.messages.reasons import why_not

if TYPE_CHECKING:
    from rauswurf.server.house import House
    from rauswurf.server.settings import Settings

HOST = "127.0.0.1"
PORT = 8520
KEPT_FOR = 90.0  # days, with a database of its own
LEVELS = ("debug", "info", "warning", "error")

Host = Annotated[str, typer.Option("--host", metavar="help-value-address", help="help-serve-host")]
Port = Annotated[int, typer.Option("--port", metavar="PORT", help="help-serve-port")]
Database = Annotated[str | None, typer.Option("--db", metavar="URL", help="help-serve-db")]
Origins = Annotated[
    list[str] | None, typer.Option("--origin", metavar="URL", help="help-serve-origin")
]
Hosts = Annotated[
    list[str] | None,
    typer.Option("--allowed-host", metavar="help-value-name", help="help-serve-allowed-host"),
]
Proxies = Annotated[
    list[str] | None,
    typer.Option("--trusted-proxy", metavar="help-value-address", help="help-serve-trusted-proxy"),
]
Browser = Annotated[bool, typer.Option("--open", help="help-serve-open")]
Keep = Annotated[
    float | None, typer.Option("--keep", metavar="help-value-days", help="help-serve-keep")
]
Share = Annotated[bool, typer.Option("--share", help="help-share")]
NoRules = Annotated[
    Path | None,
    typer.Option("--rules", metavar="help-value-file", hidden=True, help="house-not-on-servers"),
]
LogLevel = Annotated[str, typer.Option("--log", metavar="help-value-level", help="help-serve-log")]


@dataclass(frozen=True)
class Options:
    """What may be said after ``serve``."""

    host: Host = HOST
    port: Port = PORT
    db: Database = None
    allowed_host: Hosts = None
    origin: Origins = None
    trusted_proxy: Proxies = None
    keep: Keep = None
    open: Browser = False
    share: Share = False
    log: LogLevel = "info"
    rules: NoRules = None


@takes(Options)
def command(options: Options) -> None:
    """Serve tables on the web until somebody ends it."""
    port, log, keep = options.port, options.log, options.keep
    need(options.rules is None, message("house-not-on-servers"))
    need(0 <= port <= 65535, message("serve-bad-port", port=str(port)))
    need(log in LEVELS, message("serve-bad-log", level=log, known=list(LEVELS)))
    need(keep is None or 0 <= keep < math.inf, message("serve-bad-keep", days=str(keep)))
    from rauswurf.server.settings import Settings

    settings = Settings(
        options.db or "",
        hosts=tuple(options.allowed_host or ()),
        origins=tuple(options.origin or ()),
        proxies=tuple(options.trusted_proxy or ()),
        keep=kept_for(keep, options.db),
        shares=options.share,
    )
    serve(listening(options.host, port), settings, browser=options.open, log=log)


def kept_for(days: float | None, db: str | None) -> float | None:
    """The days after which tables are deleted: never, unless it is said or a database is named.

    Without one the tables lie in the folder of whoever plays at home, and nobody tidies up there.
    """
    if days is None:
        return KEPT_FOR if db else None
    return days or None


def at_home(*, share: bool) -> None:
    """Serve on this machine, and in its network if wanted, and open the browser.

    Any port that is free will do.
    """
    from rauswurf.server.settings import Settings

    try:
        found = listening(HOST, PORT)
    except Complaint:
        found = listening(HOST, 0)
    serve(found, Settings("", shares=share), browser=True, log="warning")


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; raises Complaint."""
    from rauswurf.server.serve import listen

    try:
        return listen(host, port)
    except OSError as error:
        told = message("serve-cannot-listen", host=host, port=str(port), why=why_not(error))
        raise Complaint(told) from error


def serve(found: socket.socket, settings: "Settings", *, browser: bool, log: str) -> None:
    """Serve at a socket that listens; raises Told for settings that cannot be used."""
    # Only here: no other command should wait for a web server to load.
    from rauswurf.server.logs import configure
    from rauswurf.server.serve import make_server, run, usual_database
    from rauswurf.server.store import StoreAway

    configure(log)
    server = make_server(settings._replace(database=settings.database or usual_database()))
    address = address_of(found)
    server.when_ready(lambda: ready(address, browser=browser, others=others(server.house)))
    try:
        run(server, found)
    except StoreAway as error:
        raise Complaint(message("serve-cannot-start", why=str(error))) from error


def address_of(found: socket.socket) -> str:
    """Where a browser finds what listens there."""
    host, port = found.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def others(house: "House") -> Message | None:
    """What is said about the home network, if it was to be let in."""
    if not house.settings.shares:
        return None
    found = house.sharing.addresses
    if not found:
        return message("server-share-no-network")
    return message("serve-shared-at", address=f"{found[0]}/")


def ready(address: str, *, browser: bool, others: Message | None) -> None:
    """Say where the tables are, and show them."""
    print(message("serve-open-at", address=address), flush=True)
    if others:
        print(others, flush=True)
    if browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
