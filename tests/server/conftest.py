"""The databases on which every test of the server runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rauswurf.server.serve import sqlite_address
from tests.server.postgres import MISSING, Cluster, binaries, running_cluster
from tests.support.tracebacks import none_left


@pytest.fixture(autouse=True)
def tracebacks() -> Iterator[list[str]]:
    """What is logged with a traceback while a test runs; whatever is left there fails the test."""
    with none_left() as found:
        yield found


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL, if there is one here."""
    programs = binaries()
    if programs is None:
        pytest.skip(MISSING)
    with running_cluster(programs) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with nothing in it, of both kinds in turn."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path / "tables.sqlite")
    address: str = request.getfixturevalue("shared_database")
    return address


@pytest.fixture
def shared_database(cluster: Cluster) -> Iterator[str]:
    """The address of a PostgreSQL database, for several nodes."""
    address = cluster.new_database()
    yield address
    cluster.drop(address)


@pytest.fixture
def own_database(tmp_path: Path) -> str:
    """The address of an SQLite file, where the kind of database does not matter."""
    return sqlite_address(tmp_path / "tables.sqlite")
