"""Who may delete a table, and codes of deleted ones, which no other table ever gets."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for both; tables opened before have no key of their own."""
    op.add_column("tables", sa.Column("owner", sa.LargeBinary(32)))
    op.create_table("retired_codes", sa.Column("code", sa.String(6), primary_key=True))


def downgrade() -> None:
    """Forget them."""
    op.drop_table("retired_codes")
    op.drop_column("tables", "owner")
