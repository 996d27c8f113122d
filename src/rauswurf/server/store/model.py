"""The tables of the database.

``tables`` holds what is fixed when a table is opened, ``events`` its log: the primary key decides
who of two writers was first. ``seats`` holds the hash of each token, ``boards`` the files of boards
that people brought, under a hash of what is on them; ``retired_codes`` those of deleted tables;
``meetings`` where people who play with anybody meet; ``experiments`` what the lab has found out.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("public", Boolean, nullable=False),
    Column("stage", String(8), nullable=False),  # waiting, playing, over: for the list only
    Column("choice", Text, nullable=False),  # what was chosen when it was opened, as JSON
    Column("header", Text, nullable=False),  # the header of its record, as JSON
    Column("secret", LargeBinary(32)),  # of the dice; told when the game is over
    Column("board", String(64)),  # one of ``boards``, where it is not the game's own
    Column("owner", LargeBinary(32)),  # the hash of the key of whoever opened it
)
Index("tables_listed", tables.c.public, tables.c.stage, tables.c.created)

events = Table(
    "events",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("event", Text, nullable=False),
)

boards = Table(
    "boards",
    metadata,
    Column("sha256", String(64), primary_key=True),
    Column("document", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token_hash", LargeBinary(32), nullable=False),
)

# Where whoever plays with anybody is sent next; a hint only, for the table may be gone.
meetings = Table(
    "meetings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("table_id", String(26), nullable=False),
)

# Under a hash of the question and of all that its games depend on. More games replace fewer.
experiments = Table(
    "experiments",
    metadata,
    Column("question", String(64), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("used", BigInteger, nullable=False),  # when somebody last asked, about
    Column("answer", Text, nullable=False),  # as JSON
)
Index("experiments_used", experiments.c.used)

retired_codes = Table("retired_codes", metadata, Column("code", String(6), primary_key=True))
