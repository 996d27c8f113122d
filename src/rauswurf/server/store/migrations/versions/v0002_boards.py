"""Boards that people bring, and which of them a table is played on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for boards.

    The column is no foreign key: for that SQLite would have to make the table anew, and whatever
    hangs on the old one would be deleted with it. Boards are never removed.
    """
    op.create_table(
        "boards",
        sa.Column("sha256", sa.String(64), primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("board", sa.String(64)))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("tables", "board")
    op.drop_table("boards")
