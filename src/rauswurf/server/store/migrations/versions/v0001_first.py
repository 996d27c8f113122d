"""The first form: tables, their logs, and their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(26), primary_key=True),
        sa.Column("code", sa.String(6), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary(32)),
    )
    op.create_index("tables_listed", "tables", ["public", "stage", "created"])
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(26), owner, primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
    )
    owner = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(26), owner, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("seats", "events", "tables"):
        op.drop_table(name)
