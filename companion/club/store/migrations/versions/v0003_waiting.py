"""What tables have still to send."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Have a place for it; what a table has not said yet is not known."""
    op.add_column("tables", sa.Column("behind", sa.Integer))
    op.add_column("tables", sa.Column("oldest_s", sa.Integer))


def downgrade() -> None:
    """Nobody goes back: what was kept would be lost. A backup leads back."""
    raise NotImplementedError
