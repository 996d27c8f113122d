"""What the lab has found out, so that it outlives the server and is there for all nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it."""
    op.create_table(
        "experiments",
        sa.Column("question", sa.String(64), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("answer", sa.Text, nullable=False),
    )
    op.create_index("experiments_used", "experiments", ["used"])


def downgrade() -> None:
    """Forget it."""
    op.drop_table("experiments")
