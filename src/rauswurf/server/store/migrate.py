"""Bringing a database to the form that this version needs, from whichever version it has."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from rauswurf.server.store.engine import Database
from rauswurf.server.store.store import or_store_away

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x7261757377757266  # "rauswurf": nodes that start together migrate one after the other


def config() -> Config:
    """What Alembic needs to know."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    return settings


def newest() -> str:
    """The name of the newest form."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None, "there is at least the first version"
    return head


def known_forms() -> set[str]:
    """The names of all forms that this version knows."""
    scripts = ScriptDirectory.from_config(config())
    return {script.revision for script in scripts.walk_revisions()}


async def migrate(database: Database, target: str = "head") -> None:
    """Bring the database to a form, the newest unless said otherwise; raises StoreAway."""
    await or_store_away(database.write(lambda connection: _upgrade(connection, target)))


def _upgrade(connection: Connection, target: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    to_form(connection, target)


def to_form(connection: Connection, target: str = "head") -> None:
    """Bring the database at a connection to a form, the newest unless said otherwise."""
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, target)
