"""Appends the records of one match, and never lets a card's trouble reach the table.

What is not yet known to be durable stays in memory, bounded. If the card fails, whatever it had
not confirmed is written again into a new file once it works: after a failed sync nobody can tell
what of it is there.
"""

from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from companion.keep.journal.disk import Disk
from companion.keep.journal.frames import UNLINKED, framed, sum_of
from companion.keep.journal.lines import encoded
from companion.keep.journal.mark import NAME, Mark
from companion.keep.journal.reading import Place
from companion.keep.journal.segments import Segment, newest, segments
from companion.keep.journal.sense import LOST, NOTE, OPEN

Opening = Callable[[Segment], str]
"""Gives the body of a file's first line."""

REMOVED = "the file was taken away"


@dataclass(frozen=True, slots=True)
class Limits:
    """How large a file grows, and how much is kept in memory while the card takes nothing."""

    segment_bytes: int = 1 << 20
    kept_bytes: int = 8 << 20


@dataclass(frozen=True, slots=True)
class Position:
    """Where a match goes on: its next file, its next number, and the checksum to link to."""

    segment: Segment
    seq: int = 1
    link: str = UNLINKED


@dataclass(slots=True)
class _Open:
    """The file that is being written."""

    handle: int
    path: Path
    piece: int
    first_seq: int
    size: int = 0
    synced: int = 0


class Writer:
    """The pieces of one match on a disk; commit() raises OSError, and loses nothing by it."""

    def __init__(
        self, disk: Disk, folder: Path, opening: Opening, at: Position, limits: Limits
    ) -> None:
        self._disk, self._folder, self._opening = disk, folder, opening
        self._next, self._limits = at.segment, limits
        self._fresh = at.segment.piece == 1
        self._seq, self._link = at.seq, at.link
        self._file: _Open | None = None
        self._pending: deque[tuple[int, bytes]] = deque()
        self._held = 0
        self._unsynced: list[tuple[int, bytes]] = []
        self._lost: tuple[int, int, str] | None = None
        self._waste: list[tuple[Path, int]] = []
        self._confirmed = self._marked = 0
        self._gaps = False

    @property
    def match(self) -> int:
        """The number of the match."""
        return self._next.match

    @property
    def behind(self) -> bool:
        """Whether something is not durable yet."""
        return bool(self._pending or self._unsynced or self._lost)

    def place(self) -> Place | None:
        """Return behind which record all of it is durable; None where that is not so."""
        file = self._file
        if file is None or self.behind or file.synced != file.size or self._gaps:
            return None
        return Place(self.match, self._seq - 1, self._link, file.piece, file.size)

    @property
    def lost(self) -> int:
        """How many records could not be kept, so far."""
        return self._lost[1] - self._lost[0] + 1 if self._lost else 0

    @property
    def waiting(self) -> int:
        """How many records are not known to be durable; those that were lost are among them."""
        return len(self._pending) + len(self._unsynced) + self.lost

    def add(self, kind: str, body: str) -> None:
        """Give a record its number; it is written with the next commit."""
        frame = framed(self._seq, kind, body, self._link)
        self._link = sum_of(frame)
        self._pending.append((self._seq, frame))
        self._held += len(frame)
        self._seq += 1

    def commit(self, durable: bool) -> None:
        """Write what was added, in one piece; if durable, return once it survives a power cut."""
        try:
            self._write()
            if durable and self._file and self._unsynced:
                self._sync(self._file)
        except OSError as error:
            self._give_up(str(error.strerror or error))
            raise

    def close(self) -> None:
        """Let go of the file; commit first."""
        self.mark()
        if self._file:
            with suppress(OSError):
                self._disk.close(self._file.handle)
            self._file = None

    def _write(self) -> None:
        if not self._pending:
            return
        file = self._file
        if file is not None and file.size >= self._limits.segment_bytes:
            self._sync(file)
            self.close()
        file = self._file or self._begin()
        data = b"".join([*self._told_lost(), *(frame for _, frame in self._pending)])
        self._unsynced += self._pending
        self._pending.clear()
        self._held = 0
        self._disk.append(file.handle, data)
        file.size += len(data)

    def _told_lost(self) -> Iterable[bytes]:
        """Yield a note of what is missing, in the place and under the number of the last of it."""
        if self._lost and self._file and self._file.synced == 0:
            first, last, why = self._lost
            yield framed(last, NOTE, encoded({"note": LOST, "from": first, "to": last, "why": why}))

    def _begin(self) -> _Open:
        self._tidy()
        self._disk.make_folder(self._folder)
        if self._fresh:
            self._next = self._unused()
        segment = self._next
        path = self._folder / segment.name
        handle = self._created(path)
        first = self._lost[0] if self._lost else self._pending[0][0]
        file = self._file = _Open(handle, path, segment.piece, first)
        self._use_next_name()
        self._disk.sync_folder(self._folder)
        opening = framed(first, OPEN, self._opening(segment))
        self._disk.append(handle, opening)
        file.size = len(opening)
        return file

    def _created(self, path: Path) -> int:
        try:
            return self._disk.create(path)
        except FileExistsError:
            self._use_next_name()
            raise

    def _use_next_name(self) -> None:
        self._next = Segment(self._next.match, self._next.piece + 1)

    def _unused(self) -> Segment:
        """Pick the match's number again if nothing was written under it and somebody has it."""
        there = [segment.match for segment in segments(self._disk, self._folder)]
        taken = self._next.match in there
        return Segment(newest(self._disk, self._folder) + 1, 1) if taken else self._next

    def _sync(self, file: _Open) -> None:
        self._disk.sync(file.handle)
        if not self._disk.present(file.handle, file.path):
            self._removed(file)
        file.synced = file.size
        if self._unsynced:
            self._confirmed = self._unsynced[-1][0]
        self._unsynced.clear()
        self._lost = None
        self._fresh = False

    def mark(self) -> None:
        """Note how far it is durable, when nobody waits for a verdict any more."""
        if self._confirmed > self._marked:
            self._marked = self._confirmed
            with suppress(OSError):
                self._disk.put(self._folder / NAME, Mark(self.match, self._marked).line())

    def _removed(self, file: _Open) -> None:
        """Take note that somebody deleted what is being written: what was safe in it is lost."""
        if file.synced:
            last = (self._unsynced[0][0] if self._unsynced else self._seq) - 1
            self._lose(file.first_seq, last, REMOVED)
        raise OSError(0, REMOVED)

    def _give_up(self, why: str) -> None:
        """Take back into memory what the card has not confirmed, and leave no half record."""
        self._pending.extendleft(reversed(self._unsynced))
        self._held += sum(len(frame) for _, frame in self._unsynced)
        self._unsynced.clear()
        if self._file:
            self._waste.append((self._file.path, self._file.synced))
            self.close()
        self._tidy()
        self.keep_newest(why)

    def _tidy(self) -> None:
        kept = []
        for path, size in self._waste:
            try:
                self._disk.cut(path, size)
            except FileNotFoundError:
                continue
            except OSError:
                kept.append((path, size))
        # The first may hold records, the last is the one just left; those in between hold none.
        self._waste = [*kept[:1], *kept[1:][-1:]]

    def keep_newest(self, why: str) -> None:
        """Hold no more than the limit in memory; count and name what must go."""
        while self._held > self._limits.kept_bytes:
            seq, frame = self._pending.popleft()
            self._held -= len(frame)
            self._lose(seq, seq, why)

    def _lose(self, first: int, last: int, why: str) -> None:
        if self._lost:
            first, why = min(first, self._lost[0]), self._lost[2]
        self._lost = (first, last, why)
        self._gaps = True
