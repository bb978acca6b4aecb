"""The tables of a club's store: the history's, for many tables, and who has said what of them.

A match is a log of lines, as the journal of its table has them (`lines`), and what follows from it
(`players`, `hands`, `verdicts`, `wins`): the same rows as in the history of that table, made by the
same code. `info` says who may do what with a table; `rights.py` holds everybody to it:

    table   what a table may do with rows that bear its own number
    wall    whoever shows things may read it
    door    whoever lets tables in may read it

Whoever adds tables adds them to `METADATA`, with their `info`, and a migration.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ADDS = "SELECT, INSERT, UPDATE, DELETE"
"""What a table may do with the rows of its own matches."""


def _of_a_table() -> Column[int]:
    return Column("table_id", Integer, primary_key=True, autoincrement=False)


def _of_a_match() -> Column[str]:
    return Column("match", Text, primary_key=True)


def _with_its_match() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(
        ["table_id", "match"], ["matches.table_id", "matches.match"], ondelete="CASCADE"
    )


FACTS = Table(
    "facts",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    info={"table": "SELECT", "shared": True, "door": True},
)
"""What is so once for the whole club: its own number, and the salt of what is forgotten."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("joined", Text, nullable=False, doc="by the club's clock, UTC"),
    Column("heard", Text, doc="when it last sent anything, by the club's clock"),
    Column("stored", Integer, nullable=False, server_default="0", doc="how often something was"),
    Column("behind", Integer, doc="how many matches it had still to send then, if it said so"),
    Column("oldest_s", Integer, doc="for how long the oldest of them had been waiting then"),
    info={"table": "SELECT, UPDATE", "wall": True, "door": True},
)
"""Every table that was ever invited; its matches stay when it leaves."""

KEYS = Table(
    "keys",
    METADATA,
    Column("digest", Text, primary_key=True, doc="SHA-256 of the token, which nobody keeps"),
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("made", Text, nullable=False),
    info={"door": True},
)
"""What tables are known by."""

MATCHES = Table(
    "matches",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True, autoincrement=False),
    Column("match", Text, primary_key=True, doc="as the table's history calls it: 12, play/12"),
    Column("birth", Text, nullable=False, doc="what its first record sums up to"),
    Column("number", Integer, nullable=False),
    Column("began", Text, nullable=False, doc="what the journal says: the table's clock"),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("events", Integer, nullable=False),
    Column("verdicts", Integer, nullable=False, doc="how many lines there are"),
    Column("problems", Integer, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("header", Text, nullable=False, doc="JSON, without whoever is forgotten"),
    Column("edition", Integer, nullable=False, doc="how often verdicts were given anew"),
    Column("link", Text, nullable=False, doc="of the last line; of none: the birth"),
    Column("stored", Text, nullable=False, doc="last change, by the club's clock, UTC"),
    UniqueConstraint("table_id", "birth"),
    info={"table": "SELECT, INSERT, UPDATE", "wall": True},
)

LINES = Table(
    "lines",
    METADATA,
    _of_a_table(),
    _of_a_match(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("link", Text, nullable=False, doc="sums up the match up to this line"),
    Column("line", Text, nullable=False, doc="the verdict as the journal has it"),
    _with_its_match(),
    info={"table": ADDS, "wall": True},
)
"""Every verdict that holds, in order: what all that follows is made of."""

PLAYERS = Table(
    "players",
    METADATA,
    _of_a_table(),
    _of_a_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, index=True, doc="NULL: somebody who wished to be forgotten"),
    Column("bot", Boolean, nullable=False),
    _with_its_match(),
    info={"table": ADDS, "wall": True},
)

HANDS = Table(
    "hands",
    METADATA,
    _of_a_table(),
    _of_a_match(),
    Column("hand", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("points", BigInteger, nullable=False),
    Column("total", BigInteger, nullable=False),
    _with_its_match(),
    info={"table": ADDS, "wall": True},
)

VERDICTS = Table(
    "verdicts",
    METADATA,
    _of_a_table(),
    _of_a_match(),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("t", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", BigInteger),
    Column("reason", Text),
    Column("reaction_us", BigInteger),
    Column("stands", Boolean, nullable=False),
    Column("gap_us", BigInteger),
    Column("line", Text),
    _with_its_match(),
    info={"table": ADDS, "wall": True},
)

WINS = Table(
    "wins",
    METADATA,
    _of_a_table(),
    _of_a_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _with_its_match(),
    info={"table": ADDS, "wall": True},
)

FORGOTTEN = Table(
    "forgotten",
    METADATA,
    Column("digest", Text, primary_key=True, doc="of a name, with the club's salt"),
    Column("asked", Text, nullable=False),
    info={"table": "SELECT", "shared": True},
)
"""Whose names are not kept, whoever sends them again."""

DERIVED = (PLAYERS, HANDS, VERDICTS, WINS)
"""What follows from the lines of a match: can be made again from them at any time."""
OF_A_MATCH = (LINES, *DERIVED)
