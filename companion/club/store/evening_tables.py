"""The tables of evenings, and of what matches come to: standings, ratings, reactions.

An evening is what its dealer decided, and nothing else knows it. Everything from `outcomes` on
follows from matches, is made of them one by one as they come, and can be made again from them.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    Table,
    Text,
)

from companion.club.store.schema import MATCHES, METADATA


def _of_an_evening() -> Column[int]:
    evening = ForeignKey("evenings.id", ondelete="CASCADE")
    return Column("evening", Integer, evening, primary_key=True, autoincrement=False)


EVENINGS = Table(
    "evenings",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("length", Integer, nullable=False, doc="how many rounds it has"),
    Column("worth", Text, nullable=False, doc="JSON: what the first, second, ... place is worth"),
    Column("opened", Text, nullable=False, doc="by the club's clock, UTC"),
    Column("closed", Text, doc="NULL: it is on"),
    info={"wall": True},
)

GUESTS = Table(
    "evening_players",
    METADATA,
    _of_an_evening(),
    Column("place", Integer, primary_key=True, autoincrement=False, doc="the order of coming"),
    Column("name", Text, nullable=False),
    info={"wall": True},
)

PLACES = Table(
    "evening_tables",
    METADATA,
    _of_an_evening(),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False, doc="what the club calls the table"),
    Column("offers", Text, nullable=False, doc="JSON: [game, least, most] round by round"),
    info={"wall": True},
)

ROUNDS = Table(
    "rounds",
    METADATA,
    _of_an_evening(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("begun", Text, doc="by the club's clock, UTC; NULL: not yet"),
    Column("kept", Boolean, nullable=False, doc="the dealer has changed it"),
    info={"wall": True},
)

ROUND_SEATS = Table(
    "round_seats",
    METADATA,
    Column("evening", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False, doc="which table; -1: out"),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("table_name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    ForeignKeyConstraint(
        ["evening", "round"], ["rounds.evening", "rounds.number"], ondelete="CASCADE"
    ),
    info={"wall": True},
)


def _of_a_match() -> tuple[Column[int], Column[str]]:
    """Return what names a match. It is no foreign key: a table that adds to its match would have to
    read what follows from it, and may not."""
    return (
        Column("table_id", Integer, primary_key=True, autoincrement=False),
        Column("match", Text, primary_key=True),
    )


OUTCOMES = Table(
    "outcomes",
    METADATA,
    *_of_a_match(),
    Column("number", Integer, nullable=False),
    Column("seen", Text, nullable=False, doc="the link of the last line that this was made of"),
    Column("at_us", BigInteger, nullable=False, doc="its place in the order of ratings"),
    Column("game", Text, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, doc="somebody won, and people can be ranked"),
    Column("evening", Integer),
    Column("round", Integer),
    info={"wall": True},
)
Index("ix_outcomes_at", OUTCOMES.c.at_us)
Index("ix_outcomes_evening", OUTCOMES.c.evening, OUTCOMES.c["round"])

OUTCOME_SEATS = Table(
    "outcome_seats",
    METADATA,
    *_of_a_match(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("rank", Integer, doc="among people; NULL: nobody can say yet"),
    Column("won", Integer, nullable=False),
    Column("total", BigInteger, doc="of the game's own points; NULL: it counts none"),
    Column("at_us", BigInteger, nullable=False, doc="as in outcomes"),
    Column("evening", Integer),
    Column("points", BigInteger, doc="of the evening, in 1/840; NULL: none"),
    Column("mu", Float, doc="the rating after this match; NULL: not rated"),
    Column("sigma", Float),
    Column("reactions", Text, nullable=False, doc="JSON: how many in each hundredth of a second"),
    Column("fastest_us", BigInteger),
    Column("hasty", Integer, nullable=False, doc="how often they did not wait"),
    info={"wall": True},
)
Index("ix_outcome_seats_name", OUTCOME_SEATS.c.name, OUTCOME_SEATS.c.at_us)
Index("ix_outcome_seats_evening", OUTCOME_SEATS.c.evening)

CLOSEST = Table(
    "closest",
    METADATA,
    *_of_a_match(),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("gap_us", BigInteger, nullable=False),
    Column("evening", Integer),
    info={"wall": True},
)
"""The closest finishes of every match, a few of each."""
Index("ix_closest_gap", CLOSEST.c.gap_us)
Index("ix_closest_evening", CLOSEST.c.evening, CLOSEST.c.gap_us)

MEMBERS = Table(
    "members",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("matches", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("reactions", Text, nullable=False, doc="JSON: how many in each hundredth of a second"),
    Column("fastest_us", BigInteger),
    Column("hasty", Integer, nullable=False),
    info={"wall": True},
)
"""Everybody who has ever played, summed up: a page reads this, and no match."""

Index("ix_matches_stored", MATCHES.c.table_id, MATCHES.c.stored)
"""By which the last match of a table is found, however many it has played."""

OF_OUTCOMES = (CLOSEST, OUTCOME_SEATS, OUTCOMES)
OF_EVENINGS = (ROUND_SEATS, ROUNDS, PLACES, GUESTS, EVENINGS)
