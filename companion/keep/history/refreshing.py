"""Fills the history from the journals: only of matches that have changed, and only what is new.

Of a match that has only grown, what was read before need not be read again: its bytes are summed
up, and if they are the same to the last bit, only the rest is read. Whatever else happened to them,
all of it is read, and what is wrong is found.
"""

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

from companion.keep.history.deriving import (
    Json,
    Row,
    fallen_in,
    hand_rows,
    player_rows,
    verdict_row,
    win_rows,
)
from companion.keep.history.store import TABLES, empty
from companion.keep.journal.account import Account, OutdatedError, read_on
from companion.keep.journal.disk import Disk, RealDisk
from companion.keep.journal.reading import Place, Summed, sum_up
from companion.keep.journal.segments import Segment, files_by_match
from companion.keep.journal.sense import NOTE, REJUDGED, VERDICT

T = TypeVar("T")
R = TypeVar("R")


class Spread(Protocol):
    """Does the same with many things, perhaps several at a time; gives them in their order."""

    def __call__(self, work: Callable[[T], R], items: Sequence[T], /) -> Iterable[R]:
        """Return what became of each."""


def one_by_one(work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """Do one after the other."""
    return map(work, items)


def refresh(
    store: sqlite3.Connection,
    folders: Path | Mapping[str, Path],
    *,
    rebuild: bool = False,
    disk: Disk | None = None,
    spread: Spread = one_by_one,
    passed: Callable[[Path, int], None] = lambda folder, match: None,
) -> int:
    """Bring the history up to date; return how many matches had to be read.

    Of several folders, each has a name, which stands before the numbers of its matches. `passed` is
    told of every match that was read.
    """
    disk = disk or RealDisk()
    there = _found(disk, {"": folders} if isinstance(folders, Path) else folders)
    with store:
        store.execute("BEGIN IMMEDIATE")
        if rebuild:
            empty(store)
        known = _stamped(store)
        changed = [found for name, found in there.items() if known.get(name) != found.stamp]
        _forget(store, known.keys() - there.keys())
        jobs = [_Job(found, _known(store, found.name)) for found in changed]
        for job, taken in zip(jobs, spread(partial(_taken, disk), jobs), strict=True):
            _write(store, taken, anew=taken.name not in known)
            passed(job.found.folder, job.found.number)
    return len(changed)


def unread(store: sqlite3.Connection, folders: Mapping[str, Path], *, rebuild: bool = False) -> int:
    """Tell how many bytes of matches a refresh would have to read."""
    known = {} if rebuild else _stamped(store)
    there = _found(RealDisk(), folders)
    return sum(found.size for name, found in there.items() if known.get(name) != found.stamp)


def _stamped(store: sqlite3.Connection) -> dict[str, str]:
    return dict(store.execute("SELECT match, stamp FROM matches"))


class _Found(NamedTuple):
    """A match as its files lie there."""

    name: str
    folder: Path
    number: int
    files: tuple[Segment, ...]
    stamp: str

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return sum(int(piece.split(":")[1]) for piece in self.stamp.split())


@dataclass(frozen=True, slots=True)
class _Reached:
    """How far a match was read, all of it whole: what it came to, and the sum of its bytes."""

    place: Place
    sums: tuple[Summed, ...]
    """Each piece, how many bytes of it, and what they sum up to."""

    def line(self) -> str:
        """Return it as it is written."""
        place = self.place
        return json.dumps([[place.match, place.seq, place.link, place.piece, place.at], self.sums])

    @classmethod
    def read(cls, line: str) -> "_Reached | None":
        """Read such a line; None of an empty one."""
        if not line:
            return None
        place, sums = json.loads(line)
        return cls(Place(*place), tuple((piece, size, told) for piece, size, told in sums))


class _Known(NamedTuple):
    """What the history has of a match already."""

    reached: _Reached
    header: Json
    began: str
    events: int
    verdicts: int
    ended: bool
    scores: int
    """How many hands were counted."""
    lasting: frozenset[int]
    """The verdicts from which more follows here: if one of them falls, all is read again."""


class _Job(NamedTuple):
    """A match to read, and what is known of it."""

    found: _Found
    known: _Known | None


@dataclass(slots=True)
class _Taken:
    """What is to be written of a match: all of it, or what is new."""

    name: str
    whole: bool
    match: Row | None = None
    """None: there is nothing of it."""
    players: list[Row] = field(default_factory=list)
    verdicts: list[Row] = field(default_factory=list)
    fallen: list[Row] = field(default_factory=list)
    hands: list[Row] = field(default_factory=list)
    wins: list[Row] = field(default_factory=list)


def _found(disk: Disk, folders: Mapping[str, Path]) -> dict[str, _Found]:
    found = (
        _Found(
            f"{source}/{number}" if source else str(number),
            folder,
            number,
            files,
            _stamp(disk, folder, files),
        )
        for source, folder in folders.items()
        for number, files in files_by_match(disk, folder).items()
    )
    return {each.name: each for each in found}


def _stamp(disk: Disk, folder: Path, files: Sequence[Segment]) -> str:
    """Tell by the sizes of its files whether a match has changed: they only ever grow."""
    return " ".join(f"{file.piece}:{disk.size(folder / file.name)}" for file in files)


def _known(store: sqlite3.Connection, name: str) -> _Known | None:
    row = store.execute(
        "SELECT reached, header, began, events, verdicts, ended FROM matches WHERE match = ?",
        (name,),
    ).fetchone()
    reached = _Reached.read(row[0]) if row else None
    if reached is None:
        return None
    kinds = "SELECT n FROM verdicts WHERE match = ? AND kind IN ('score', 'won')"
    lasting = frozenset(n for (n,) in store.execute(kinds, (name,)))
    scores = "SELECT COUNT(*) FROM verdicts WHERE match = ? AND kind = 'score' AND stands"
    (counted,) = store.execute(scores, (name,)).fetchone()
    _, header, began, events, verdicts, ended = row
    told = (json.loads(header), began, events, verdicts, bool(ended))
    return _Known(reached, *told, counted, lasting)


class _Verdicts:
    """Takes down the verdicts that hold, as they are read."""

    def __init__(self, before: int = 0) -> None:
        self.taken: list[Json] = []
        self._before = before

    def __call__(self, kind: str, body: Json) -> None:
        """Heed a record."""
        if kind == VERDICT:
            self.taken.append(body)
        elif kind == NOTE and body["note"] == REJUDGED:
            del self.taken[body["from"] - 1 - self._before :]


def _taken(disk: Disk, job: _Job) -> _Taken:
    """Read a match: what is new, where all before it is as it was; else everything."""
    if job.known is not None and _is_as_it_was(disk, job.found, job.known.reached):
        taken = _taken_on(disk, job.found, job.known)
        if taken is not None:
            return taken
    told, verdicts = _account(disk, job.found), _Verdicts()
    read_on(told, verdicts, VERDICT, NOTE)
    return _all_of(job.found, told, verdicts.taken, _reached(told))


def _account(disk: Disk, found: _Found, since: Place | None = None) -> Account:
    place = (disk, found.folder, found.number)
    return Account(*place, since=since, listed=found.files, summing=True)


def _is_as_it_was(disk: Disk, found: _Found, reached: _Reached) -> bool:
    """Tell whether what was read is there to the last bit."""
    try:
        return _summed(disk, found, [(piece, size) for piece, size, _ in reached.sums]) == (
            reached.sums
        )
    except OSError:
        return False


def _summed(disk: Disk, found: _Found, sizes: Iterable[tuple[int, int]]) -> tuple[Summed, ...]:
    def summed(piece: int, size: int) -> str:
        data = disk.read(found.folder / Segment(found.number, piece).name)[:size]
        return sum_up(data)

    return tuple((piece, size, summed(piece, size)) for piece, size in sizes)


def _taken_on(disk: Disk, found: _Found, known: _Known) -> _Taken | None:
    """Read what is new; None where it changes what was before."""
    told = _account(disk, found, known.reached.place)
    told.header, told.began, told.ended = known.header, known.began, known.ended
    told.events, told.before = known.events, known.verdicts
    verdicts = _Verdicts(known.verdicts)
    try:
        read_on(told, verdicts, VERDICT, NOTE)
    except OutdatedError:
        return None
    if fallen_in(verdicts.taken) & known.lasting:
        return None
    return _more_of(found, told, verdicts.taken, known, _reached(told, known.reached.sums))


def _reached(told: Account, before: Sequence[Summed] = ()) -> str:
    """Return how far a match was read, as it is written; empty where something is wrong with it."""
    kept = [one for one in before if told.since and one[0] < told.since.piece]
    sums = (*kept, *told.sums)
    if told.problems or not sums or not sums[-1][1]:
        return ""
    place = Place(told.match, told.next_seq - 1, told.link, told.pieces, sums[-1][1])
    return _Reached(place, sums).line()


def _all_of(found: _Found, told: Account, verdicts: Sequence[Json], reached: str) -> _Taken:
    """Return all rows of a match."""
    taken = _Taken(found.name, whole=True)
    if told.empty:
        return taken
    taken.match = _match_row(found, told, reached)
    taken.players = player_rows(found.name, told.header or {})
    _add_verdicts(taken, verdicts, scores=0)
    return taken


def _more_of(
    found: _Found, told: Account, verdicts: Sequence[Json], known: _Known, reached: str
) -> _Taken:
    """Return the rows that are new, and those that are not any more what they were."""
    taken = _Taken(found.name, whole=False)
    taken.match = _match_row(found, told, reached)
    _add_verdicts(taken, verdicts, known.scores)
    return taken


def _match_row(found: _Found, told: Account, reached: str) -> Row:
    header = told.header or {}
    seats = int(header.get("seats", 0))
    counts = (told.events, told.before + len(told.verdicts), len(told.problems))
    game = str(header.get("game", "?"))
    row = (found.name, told.match, told.began, game, seats, *counts, told.ended)
    return (*row, found.stamp, json.dumps(header), reached)


def _add_verdicts(taken: _Taken, verdicts: Sequence[Json], scores: int) -> None:
    """Add what follows from verdicts, after so many hands that were counted before them."""
    match, fallen = taken.name, fallen_in(verdicts)
    taken.fallen = [(match, n) for n in fallen]
    taken.verdicts = [
        verdict_row(match, verdict, verdict["n"] not in fallen) for verdict in verdicts
    ]
    standing = [verdict for verdict in verdicts if verdict["n"] not in fallen]
    taken.hands = hand_rows(match, standing, scores)
    taken.wins = win_rows(match, standing)


def _forget(store: sqlite3.Connection, gone: Iterable[str]) -> None:
    rows = [(match,) for match in gone]
    for table in TABLES:
        store.executemany(f"DELETE FROM {table} WHERE match = ?", rows)


def _write(store: sqlite3.Connection, taken: _Taken, *, anew: bool) -> None:
    """Write what was taken of a match; of one that is new, there is nothing to forget."""
    if taken.whole and not anew:
        _forget(store, [taken.name])
    elif not taken.whole:
        store.executemany("UPDATE verdicts SET stands = 0 WHERE match = ? AND n = ?", taken.fallen)
    if taken.match is None:
        return
    _insert(store, "REPLACE", "matches", [taken.match])
    _insert(store, "REPLACE", "players", taken.players)
    _insert(store, "REPLACE", "verdicts", taken.verdicts)
    _insert(store, "REPLACE", "hands", taken.hands)
    _insert(store, "IGNORE", "wins", taken.wins)


def _insert(store: sqlite3.Connection, otherwise: str, table: str, rows: Sequence[Row]) -> None:
    if rows:
        marks = ", ".join("?" * len(rows[0]))
        store.executemany(f"INSERT OR {otherwise} INTO {table} VALUES ({marks})", rows)
