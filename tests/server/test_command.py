"""``rauswurf serve`` and ``rauswurf`` alone, as processes of their own."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from rauswurf.cli.serve import kept_for
from rauswurf.server.home import home_addresses
from rauswurf.server.serve import listen
from tests.server.kit import PATIENCE, Client, Node, open_table, scenario, sit

COMMAND = [sys.executable, "-c", "import sys; from rauswurf.cli import main; sys.exit(main())"]


@contextmanager
def serving(
    *arguments: str, log: Path, **settings: str
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The command until the block ends, and the address that it names."""
    with log.open("w") as errors:
        process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(log.parent), **settings},
        )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, (line, log.read_text())
        yield process, found[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()


def fails(*arguments: str) -> str:
    """What the command says about bad input."""
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


def test_rauswurf_alone_serves_here_and_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.tmp && mv {opened}.tmp {opened}\n')
    browser.chmod(0o755)
    with serving(log=tmp_path / "log", BROWSER=f"{browser} %s") as (process, address):
        assert httpx.get(f"{address}healthz").text == "ok\n"
        assert address.startswith("http://127.0.0.1:")
        for _ in range(200):
            if opened.exists():
                break
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(0.1)
        assert opened.read_text().strip() == address
    assert process.returncode == 130
    assert (tmp_path / "rauswurf" / "tables.sqlite").exists()


@scenario
async def test_tokens_and_names_are_in_no_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    database = f"sqlite:///{tmp_path}/t.sqlite"
    arguments = ("serve", "--port", "0", "--db", database, "--log", "debug")
    with serving(*arguments, log=log) as (_, address):
        node = Node.__new__(Node)
        node.base = address.rstrip("/")
        async with httpx.AsyncClient(base_url=node.base) as node.http:
            table = await open_table(node, "madn", "here", "link")
            await sit(node, table, 0, "Adalbert")
            await sit(node, table, 1, "Benedikta")
            client = await Client.at(node, table, [0, 1])
            await client.ask("chat", seat=0, text="something private")
            await client.roll()
            await client.close()
            await node.get(f"/api/tables/{table.id}")
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {"/api/tables", "/api/tables/{id}/join"} <= {line.get("route") for line in lines}
    private = (*table.tokens.values(), table.id, table.code, "Adalbert", "Benedikta", "private")
    assert not any(word in log.read_text() for word in private)


def shared_at(address: str) -> dict[str, object]:
    """What a server at this machine says about how others find a new table."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as client:
        body = {"game": "madn", "seats": [{"kind": "here"}, {"kind": "link"}]}
        id = client.post("/api/tables", json=body).json()["table"]["id"]
        return dict(client.get(f"/api/tables/{id}/share").json())


@pytest.mark.parametrize("alone", [True, False])
def test_the_home_network_is_let_in_from_the_start(tmp_path: Path, alone: bool) -> None:
    arguments = ["--share"] if alone else ["serve", "--share", "--port", "0"]
    with serving("--lang", "en", *arguments, log=tmp_path / "log", BROWSER="true %s") as (
        process,
        address,
    ):
        assert process.stdout is not None
        told = process.stdout.readline()
        found = re.search(r"http://\S+", told)
        if home_addresses():
            assert found, told
            assert httpx.get(f"{found[0]}healthz").text == "ok\n"
            assert shared_at(address)["state"] == "always"
        else:
            assert "not in a home network" in told


def test_a_server_for_everybody_names_the_address_for_others(tmp_path: Path) -> None:
    arguments = ("serve", "--host", "0.0.0.0", "--port", "0")
    with serving(*arguments, log=tmp_path / "log") as (_, address):
        port = address.rstrip("/").rpartition(":")[2]
        addresses = [f"http://{host}:{port}" for host in home_addresses()]
        assert shared_at(address) == {"state": "always", "addresses": addresses}


def test_share_belongs_behind_serve() -> None:
    assert "rauswurf serve --share" in fails("--share", "serve", "--port", "0")


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port} cannot be used" in fails("serve", "--port", port)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--db", "mysql://x"], "is not a database"),
        (["--db", "nonsense"], "is not a database"),
        (["--db", "sqlite:////nowhere/at/all.db"], "The database cannot be used"),
        (["--db", "postgresql://postgres@127.0.0.1:1/x"], "The database cannot be used"),
        (["--port", "70000"], "from 0 to 65535"),
        (["--log", "loud"], "not a log level"),
    ],
)
def test_bad_input_is_told_in_a_line(arguments: list[str], told: str) -> None:
    assert told in fails("serve", "--port", "0", *arguments)


@pytest.mark.parametrize(
    ("given", "db", "days"),
    [
        (None, None, None),
        (None, "sqlite:///x", 90.0),
        (0.0, "sqlite:///x", None),
        (7.0, None, 7.0),
        (0.5, "sqlite:///x", 0.5),
    ],
)
def test_tables_at_home_are_kept_for_ever(
    given: float | None, db: str | None, days: float | None
) -> None:
    assert kept_for(given, db) == days


@pytest.mark.parametrize("days", ["-1", "inf", "nan"])
def test_a_number_of_days_that_is_none_is_refused(days: str) -> None:
    assert "--keep" in fails("serve", "--keep", days)
