"""Adding what a table sends: forward only, each line once, whatever came twice or late."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from itertools import count, takewhile

from sqlalchemy import Connection, and_, delete, func, insert, select, update

from companion.club.store.names import Known, forgotten, without_names
from companion.club.store.rows import (
    Key,
    of_match,
    put,
    storable,
    write_all,
    write_new,
    write_players,
)
from companion.club.store.schema import LINES, MATCHES, TABLES, VERDICTS
from companion.club.wire import CONFLICT, UNFIT, Answer, Json, Kept, Sent, Waiting, links_from
from companion.core.referee.schema import MAX_INT
from companion.keep.journal.sense import OPEN, VERDICT, VERSION, is_sensible

MOST_SEATS = 1_000


def now() -> str:
    """Return the club's own clock: for people, and for nothing else."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def add(
    connection: Connection, table_id: int, sent: Sequence[Sent], waiting: Waiting | None = None
) -> dict[str, Answer]:
    """Add parts of matches; return how far each is then, once this transaction is committed.

    `waiting` is what the table has still to send, as it says. The connection is that of the table
    (`Store.table`).
    """
    known = forgotten(connection)
    before = {each.birth: kept(connection, table_id, each.birth) for each in sent}
    answers = {each.birth: _add(connection, table_id, each, known) for each in sent}
    changed = any(answers[birth] != before[birth] for birth in answers)
    told: Json = {"heard": now()} | ({"stored": TABLES.c.stored + 1} if changed else {})
    told |= asdict(waiting) if waiting is not None else {"behind": None, "oldest_s": None}
    connection.execute(update(TABLES).where(TABLES.c.id == table_id).values(told))
    return answers


_MINUTE = len("2026-11-17T20:00")


def stored(connection: Connection, table_id: int) -> tuple[int, bool]:
    """Return how often something of a table was stored, and whether it was heard of this minute.

    The number only goes back together with the whole store: then a table has to look again.
    """
    columns = (TABLES.c.stored, TABLES.c.heard)
    row = connection.execute(select(*columns).where(TABLES.c.id == table_id)).one()
    return row.stored, (row.heard or "")[:_MINUTE] == now()[:_MINUTE]


_KEPT = [MATCHES.c[name] for name in Kept.__dataclass_fields__]


def kept(connection: Connection, table_id: int, birth: str) -> Kept | None:
    """Return how far a match is here; None: not at all."""
    wanted = and_(MATCHES.c.table_id == table_id, MATCHES.c.birth == birth)
    row = connection.execute(select(*_KEPT).where(wanted)).one_or_none()
    return None if row is None else Kept(*row)


def all_kept(connection: Connection, table_id: int) -> list[Kept]:
    """Return how far every match of a table is here."""
    rows = connection.execute(select(*_KEPT).where(MATCHES.c.table_id == table_id))
    return [Kept(*row) for row in rows]


@dataclass(frozen=True, slots=True)
class _Coming:
    """A part of a match, with what it says read."""

    sent: Sent
    links: tuple[str, ...]
    bodies: tuple[Json, ...]

    __hash__ = None  # type: ignore[assignment]


def _add(connection: Connection, table_id: int, sent: Sent, known: Known) -> Answer:
    coming = _read(sent)
    if coming is None:
        return UNFIT
    have = kept(connection, table_id, sent.birth)
    if have is None:
        if sent.after or sent.link != sent.birth:
            return None
        have = _begin(connection, table_id, sent, known)
    if sent.edition < have.edition:
        return have
    key = (table_id, have.match)
    if _link_at(connection, key, have, sent.after) != sent.link:
        return have
    return _grow(connection, key, have, coming)


def _read(sent: Sent) -> _Coming | None:
    """Look whether a part makes sense; None: it does not."""
    opening = {"journal": VERSION, "header": sent.header}
    if not is_sensible(OPEN, opening) or sent.header["seats"] > MOST_SEATS:
        return None
    try:
        bodies = tuple(json.loads(line) for line in sent.lines)
    except (ValueError, RecursionError):
        return None
    if not all(isinstance(body, dict) and _is_fit(body) for body in bodies):
        return None
    return _Coming(sent, tuple(links_from(sent.link, sent.lines)), bodies)


def _is_fit(body: Json) -> bool:
    """Tell whether a verdict makes sense, and its numbers are some that every engine can keep."""
    if not is_sensible(VERDICT, body):
        return False
    numbers = (value for value in body.values() if type(value) is int)
    return all(-MAX_INT <= number <= MAX_INT for number in numbers)


def _begin(connection: Connection, table_id: int, sent: Sent, known: Known) -> Kept:
    """Have a match, with nothing decided yet, under a name that no other has."""
    have = Kept(
        _free_name(connection, table_id, sent.match), sent.birth, sent.edition, 0, sent.birth,
        0, 0, ended=False,
    )  # fmt: skip
    header = without_names(sent.header, known)
    row = {
        "table_id": table_id, "number": sent.number, "began": storable(sent.began),
        "game": storable(str(header.get("game", "?"))), "seats": header["seats"],
        "header": json.dumps(header), "stored": now(), **have.json(),
    }  # fmt: skip
    connection.execute(insert(MATCHES).values(row))
    write_players(connection, (table_id, have.match), header)
    return have


def _free_name(connection: Connection, table_id: int, wanted: str) -> str:
    """Return what a match is called: as at its table, unless another match was before it."""
    wanted = storable(wanted)
    taken = set(
        connection.execute(select(MATCHES.c.match).where(MATCHES.c.table_id == table_id)).scalars()
    )
    names = (wanted, *(f"{wanted}.{n}" for n in range(2, len(taken) + 3)))
    return next(name for name in names if name not in taken)


def _link_at(connection: Connection, key: Key, have: Kept, number: int) -> str | None:
    if number in (0, have.verdicts):
        return have.link if number else have.birth
    wanted = and_(of_match(LINES, key), LINES.c.number == number)
    return connection.execute(select(LINES.c.link).where(wanted)).scalar_one_or_none()


def _grow(connection: Connection, key: Key, have: Kept, coming: _Coming) -> Kept | str:
    """Have a match as it is told; its lines up to where the part begins are the same already."""
    sent = coming.sent
    same = _same(connection, key, coming)
    anew = sent.edition > have.edition
    if not anew and sent.after + same < min(have.verdicts, sent.reaches):
        return CONFLICT
    if not anew and sent.reaches < have.verdicts:
        return have
    new = _Coming(
        replace(sent, lines=sent.lines[same:], after=sent.after + same),
        coming.links[same:],
        coming.bodies[same:],
    )
    told = _told(have, coming)
    if told == have:
        return have
    _write(connection, key, have, new)
    row = {name: value for name, value in told.json().items() if name not in ("match", "birth")}
    wanted = of_match(MATCHES, key)
    connection.execute(update(MATCHES).where(wanted).values(row | {"stored": now()}))
    return told


def _told(have: Kept, coming: _Coming) -> Kept:
    """Return how far a match is with what has come; never less far than it was."""
    sent = coming.sent
    link = coming.links[-1] if coming.links else sent.link
    told = Kept(
        have.match, have.birth, sent.edition, sent.reaches, link, sent.events, sent.problems,
        sent.ended,
    )  # fmt: skip
    return told if told.reach > have.reach else have


def _same(connection: Connection, key: Key, coming: _Coming) -> int:
    """Return how many of the lines that come are here already."""
    first = coming.sent.after + 1
    wanted = and_(of_match(LINES, key), LINES.c.number.between(first, coming.sent.reaches))
    found = connection.execute(select(LINES.c.link).where(wanted).order_by(LINES.c.number))
    pairs = zip(found.scalars().all(), coming.links, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _write(connection: Connection, key: Key, have: Kept, new: _Coming) -> None:
    """Write lines, and what follows from them: from the new ones alone, if they only follow."""
    after = new.sent.after
    if after < have.verdicts:
        later = and_(of_match(LINES, key), LINES.c.number > after)
        connection.execute(delete(LINES).where(later))
    numbered = zip(count(after + 1), new.links, new.sent.lines, strict=False)
    put(connection, LINES, key[0], [(key[1], *each) for each in numbered])
    follows = all(body["n"] == n for n, body in enumerate(new.bodies, after + 1))
    if after == have.verdicts == _last(connection, key) and follows:
        write_new(connection, key, new.bodies)
    else:
        write_all(connection, key, header_of(connection, key))


def _last(connection: Connection, key: Key) -> int:
    """Return the number of the last verdict: that of its line, where none is missing."""
    found = connection.execute(select(func.max(VERDICTS.c.n)).where(of_match(VERDICTS, key)))
    return int(found.scalar() or 0)


def header_of(connection: Connection, key: Key) -> Json:
    """Return the header of a match, without those who are forgotten."""
    found = connection.execute(select(MATCHES.c.header).where(of_match(MATCHES, key)))
    header: Json = json.loads(found.scalar_one())
    return header
