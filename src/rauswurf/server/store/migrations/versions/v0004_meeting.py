"""Where whoever plays with anybody goes next, one table for each game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for it."""
    op.create_table(
        "meetings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(26), nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("meetings")
