"""Where tables and their logs are kept: an SQLite file, or a PostgreSQL that nodes share."""

from rauswurf.server.store.experiments import Answer
from rauswurf.server.store.store import Append, Row, Store, StoreAway, Stored, TableGone

__all__ = ["Answer", "Append", "Row", "Store", "StoreAway", "Stored", "TableGone"]
