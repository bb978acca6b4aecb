"""Evenings, their rounds and seats; and what matches come to."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def _key(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def _evening() -> sa.Column[int]:
    evening = sa.ForeignKey("evenings.id", ondelete="CASCADE")
    return sa.Column("evening", sa.Integer, evening, primary_key=True, autoincrement=False)


def _match_key() -> list[sa.schema.SchemaItem]:
    return [_key("table_id"), sa.Column("match", sa.Text, primary_key=True)]


def upgrade() -> None:
    """Make everything."""
    _evenings()
    _rounds()
    _outcomes()
    _seats()
    _sums()
    op.create_index("ix_matches_stored", "matches", ["table_id", "stored"])


def _evenings() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("worth", sa.Text, nullable=False),
        sa.Column("opened", sa.Text, nullable=False),
        sa.Column("closed", sa.Text),
    )
    op.create_table(
        "evening_players", _evening(), _key("place"), sa.Column("name", sa.Text, nullable=False)
    )
    op.create_table(
        "evening_tables",
        _evening(),
        _key("place"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("offers", sa.Text, nullable=False),
    )


def _rounds() -> None:
    op.create_table(
        "rounds",
        _evening(),
        _key("number"),
        sa.Column("begun", sa.Text),
        sa.Column("kept", sa.Boolean, nullable=False),
    )
    op.create_table(
        "round_seats",
        *map(_key, ("evening", "round", "place", "seat")),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("table_name", "game", "name")),
        sa.ForeignKeyConstraint(
            ["evening", "round"], ["rounds.evening", "rounds.number"], ondelete="CASCADE"
        ),
    )


def _outcomes() -> None:
    op.create_table(
        "outcomes",
        *_match_key(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("at_us", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("evening", sa.Integer),
        sa.Column("round", sa.Integer),
    )
    op.create_index("ix_outcomes_at", "outcomes", ["at_us"])
    op.create_index("ix_outcomes_evening", "outcomes", ["evening", "round"])


def _seats() -> None:
    op.create_table(
        "outcome_seats",
        *_match_key(),
        _key("seat"),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("rank", sa.Integer),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("total", sa.BigInteger),
        sa.Column("at_us", sa.BigInteger, nullable=False),
        sa.Column("evening", sa.Integer),
        sa.Column("points", sa.BigInteger),
        *_figures(),
    )
    op.create_index("ix_outcome_seats_name", "outcome_seats", ["name", "at_us"])
    op.create_index("ix_outcome_seats_evening", "outcome_seats", ["evening"])


def _figures() -> list[sa.Column[object]]:
    return [
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("reactions", sa.Text, nullable=False),
        sa.Column("fastest_us", sa.BigInteger),
        sa.Column("hasty", sa.Integer, nullable=False),
    ]


def _sums() -> None:
    op.create_table(
        "closest",
        *_match_key(),
        sa.Column("n", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("gap_us", sa.BigInteger, nullable=False),
        sa.Column("evening", sa.Integer),
    )
    op.create_index("ix_closest_gap", "closest", ["gap_us"])
    op.create_index("ix_closest_evening", "closest", ["evening", "gap_us"])
    op.create_table(
        "members",
        sa.Column("name", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("matches", "won", "rated")),
        *_figures(),
    )


def downgrade() -> None:
    """Nobody goes back: what was kept would be lost. A backup leads back."""
    raise NotImplementedError
