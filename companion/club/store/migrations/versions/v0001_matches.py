"""Tables, their keys, and the matches that they send."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def _key(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(n, sa.Integer, primary_key=True, autoincrement=False) for n in names]


def _match_key() -> list[sa.schema.SchemaItem]:
    of_match = sa.ForeignKeyConstraint(
        ["table_id", "match"], ["matches.table_id", "matches.match"], ondelete="CASCADE"
    )
    return [*_key("table_id"), sa.Column("match", sa.Text, primary_key=True), of_match]


def upgrade() -> None:
    """Make everything."""
    _who()
    _matches()
    op.create_table(
        "lines",
        *_match_key(),
        *_key("number"),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        *_match_key(),
        *_key("seat"),
        sa.Column("name", sa.Text, index=True),
        sa.Column("bot", sa.Boolean, nullable=False),
    )
    op.create_table(
        "hands",
        *_match_key(),
        *_key("hand", "seat"),
        sa.Column("points", sa.BigInteger, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
    )
    _verdicts()
    op.create_table("wins", *_match_key(), *_key("seat"))
    op.create_table(
        "forgotten",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("asked", sa.Text, nullable=False),
    )


def _who() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False, unique=True),
        sa.Column("joined", sa.Text, nullable=False),
        sa.Column("heard", sa.Text),
        sa.Column("stored", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "keys",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column(
            "table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("made", sa.Text, nullable=False),
    )


def _matches() -> None:
    counts = ("number", "seats", "events", "verdicts", "problems", "edition")
    texts = ("birth", "began", "game", "header", "link", "stored")
    op.create_table(
        "matches",
        sa.Column(
            "table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True,
            autoincrement=False,
        ),
        sa.Column("match", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Integer, nullable=False) for name in counts),
        *(sa.Column(name, sa.Text, nullable=False) for name in texts),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.UniqueConstraint("table_id", "birth"),
    )  # fmt: skip


def _verdicts() -> None:
    op.create_table(
        "verdicts",
        *_match_key(),
        sa.Column("n", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("t", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.BigInteger),
        sa.Column("reason", sa.Text),
        sa.Column("reaction_us", sa.BigInteger),
        sa.Column("stands", sa.Boolean, nullable=False),
        sa.Column("gap_us", sa.BigInteger),
        sa.Column("line", sa.Text),
    )


def downgrade() -> None:
    """Nobody goes back: what was kept would be lost. A backup leads back."""
    raise NotImplementedError
