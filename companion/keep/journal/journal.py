"""The record of a table: everything durable before anybody is told of it.

It is the live session's Record. Nothing in it raises into the judging thread: a card that is
full, read-only, broken or gone is announced once, and once more when it works again.
"""

import errno
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from threading import RLock
from typing import Any

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import event_line, verdict_line
from companion.keep.journal.account import BOOKKEEPING, Account
from companion.keep.journal.disk import Disk
from companion.keep.journal.lines import encoded
from companion.keep.journal.reading import Place
from companion.keep.journal.segments import Segment, newest
from companion.keep.journal.sense import EVENT, NOTE, REJUDGED, TIME, VERDICT, VERSION
from companion.keep.journal.shift import Shift
from companion.keep.journal.writer import Limits, Position, Writer
from companion.kit.notice import Notice
from companion.kit.text import listed
from companion.language import say

AGAIN_S = 1.0
"""How long a card that refused is left in peace: each try may take it long."""


_CARDS = {
    errno.ENOSPC: "full",
    errno.EROFS: "only-read",
    errno.EACCES: "not-permitted",
    errno.EPERM: "not-permitted",
}
"""Why a card refuses, as far as there is a word for it."""


class Health:
    """Carries out commits; remembers whether the last one worked."""

    def __init__(
        self, folder: Path, tell: Callable[[Notice], None], steady: Callable[[], float]
    ) -> None:
        self._folder, self._tell, self._steady = folder, tell, steady
        self._why: str | None = None
        self._again = 0.0
        self._lost = 0

    @property
    def well(self) -> bool:
        """Whether the last commit worked."""
        return self._why is None

    @property
    def why(self) -> str:
        """What the card said last; empty: it works."""
        return self._why or ""

    def try_now(self) -> None:
        """Leave a card that refused in peace no longer: there may be no other time."""
        self._again = self._steady()

    def commit(self, writer: Writer, durable: bool) -> None:
        """Write, or keep in memory what cannot be written now."""
        if self._why is not None and self._steady() < self._again:
            writer.keep_newest(self._why)
            return
        try:
            lost = writer.lost
            writer.commit(durable or not self.well)
        except OSError as error:
            self._failed(error)
        else:
            self._lost += lost
            self._worked()

    def say(self, notice: Notice) -> None:
        """Tell the table; a listener that fails does not stop the match."""
        with suppress(Exception):
            self._tell(notice)

    def _failed(self, error: OSError) -> None:
        why = str(error.strerror or error)
        known, self._why = self._why, why
        self._again = self._steady() + AGAIN_S
        if known is None:
            logged = say(
                "journal-journal-cannot-written-play-goes", folder=str(self._folder), why=why
            )
            shown = say(f"journal-card-{_CARDS.get(error.errno or 0, 'failed')}")
            self.say(Notice(shown, say("journal-journal-cannot-written-play-goes-2"), logged))

    def _worked(self) -> None:
        if self._why is None:
            return
        lost, self._lost, self._why = self._lost, 0, None
        logged = say("journal-written-again", folder=str(self._folder), lost=lost)
        shown = say("journal-kept-again", lost=lost)
        self.say(Notice(shown, say("journal-journal-written-again-play-goes"), logged))


@dataclass(slots=True)
class Summary:
    """What a checkpoint says of the records before it, beside how the match stood."""

    header: Mapping[str, Any] = field(default_factory=dict)
    began: str = ""
    events: int = 0
    notes: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By name, each with what was last said under it: all that is ever asked of notes."""

    def note(self, said: Mapping[str, Any]) -> None:
        """Take over what a note says."""
        if said["note"] not in BOOKKEEPING:
            self.notes[said["note"]] = {**self.notes.get(said["note"], {}), **said}


LINGER_S = 10.0
"""How long what nobody was told of may wait to be durable."""
MAX_BEHIND = 4
"""How many finished matches are kept in memory for a card that takes nothing."""

Clock = Callable[[], int]


class Journal:
    """Keeps one match after another; made by `open_journal`."""

    def __init__(
        self,
        disk: Disk,
        folder: Path,
        tell: Callable[[Notice], None],
        *,
        boot: str = "",
        limits: Limits | None = None,
        steady: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._disk, self._folder, self._boot = disk, folder, boot
        self._limits = limits or Limits()
        self._steady, self._wall = steady, wall
        self._health = Health(folder, tell, steady)
        self._newest = 0
        self._writer: Writer | None = None
        self._behind: deque[Writer] = deque()
        self._clock: Clock = lambda: 0
        self._reached = (-1, 0)
        self._earlier: deque[str] = deque()
        self._synced_at = 0.0
        self._summary = Summary()
        self.kept_last: list[Verdict] = []
        """What of the verdicts handed over last had not been recorded before."""
        self.low_water: Callable[[], int | None] = lambda: None
        """Tells by what mark the match that is on is decided; None: by the clock alone."""
        self._lock = RLock()

    def begin(self, header: Mapping[str, Any], clock: Clock, shift: Shift | None = None) -> int:
        """Begin a match; return its number. `clock` tells the time of the match, shift included."""
        with self._lock:
            self._set_aside()
            self._newest = max(self._newest, self._newest_there()) + 1
            at = Position(Segment(self._newest, 1))
            writer = self._write_on(at, header, shift or Shift(), clock)
            self._summary = Summary(header, self._today())
            self._earlier.clear()
            self._add_note("began", {})
            self._commit(durable=True)
            self._newest = writer.match
            return self._newest

    def go_on(
        self, last: Account, shift: Shift, clock: Clock, given: Sequence[Verdict]
    ) -> list[Verdict]:
        """Go on with a match; return the verdicts that the earlier run had not recorded."""
        with self._lock:
            at = Position(last.next_segment, last.next_seq, last.link)
            self._write_on(at, last.header or {}, shift, clock)
            self._summary = Summary(last.header or {}, last.began, last.events)
            for said in last.notes:
                self._summary.note(said)
            problems = [str(problem) for problem in last.problems]
            self._add_note("resumed", {"problems": problems})
            self._earlier = deque(last.verdicts)
            self.kept_last = []
            fresh = self._keep(given)
            self._commit(durable=True)
            return fresh

    def events(self, events: Sequence[Event]) -> None:
        """Keep these; they become durable when somebody is told of them, or soon after."""
        if events and self._writer:
            lines = [event_line(event) for event in events]
            with self._lock:
                self._summary.events += len(lines)
                for line in lines:
                    self._writer.add(EVENT, line)
                self._commit(durable=False)

    def verdicts(self, verdicts: Sequence[Verdict]) -> None:
        """Keep what was decided."""
        if self._writer:
            with self._lock:
                self.kept_last = self._keep(verdicts)

    @property
    def kept_events(self) -> int:
        """How much evidence of the match has been kept."""
        return self._summary.events

    def place(self) -> tuple[Place, Summary] | None:
        """Return where all that was kept is durable, and what it is; None where it is not so."""
        with self._lock:
            place = self._writer.place() if self._writer else None
            known = self._summary
            return (place, replace(known, notes=dict(known.notes))) if place else None

    def settle(self) -> None:
        """Return once all of it would survive a power cut, or the trouble is announced."""
        with self._lock:
            if self._writer and self._writer.behind:
                self._commit(durable=True)

    @property
    def durable(self) -> bool:
        """Whether all that was kept so far would survive a power cut."""
        with self._lock:
            return not self._behind and not (self._writer and self._writer.behind)

    def note(self, what: str, **fields: Any) -> dict[str, Any] | None:
        """Keep something else worth knowing (a fault of our own, a seed), from any thread.

        Returns the note as it is kept; None while no match is on.
        """
        with self._lock:
            if self._writer is None:
                return None
            noted = self._add_note(what, fields)
            self._commit(durable=False)
            return noted

    def rest(self) -> None:
        """Make durable what waits, and try again; called once a turn of the loop."""
        with self._lock:
            if self._writer:
                self._writer.mark()
            if self._health.well and self._steady() - self._synced_at < LINGER_S:
                return
            while self._behind and self._catch_up(self._behind[0]):
                self._behind.popleft().close()
            if self._writer and self._writer.behind:
                self._commit(durable=True)

    def close(self) -> None:
        """Make everything durable and let go."""
        with self._lock:
            self._health.try_now()
            self._set_aside()

    def unkept(self) -> str:
        """Say in one line what a card in trouble has not taken; empty: everything is on it."""
        with self._lock:
            writers = [*self._behind, *([self._writer] if self._writer else [])]
            left = {writer.match: writer.waiting for writer in writers if writer.behind}
        if not left:
            return ""
        counted = (
            say("journal-records-of-match", n=many, match=match) for match, many in left.items()
        )
        return say(
            "journal-not-card",
            folder=str(self._folder),
            why=self._health.why,
            records=listed([*counted]),
        )

    def _write_on(
        self, at: Position, header: Mapping[str, Any], shift: Shift, clock: Clock
    ) -> Writer:
        def opening(piece: Segment) -> str:
            where = {"journal": VERSION, "match": piece.match, "piece": piece.piece}
            when = {"wall": self._today(), "boot": self._boot, "shift": shift.by}
            return encoded({**where, **when, "header": dict(header)})

        writer = Writer(self._disk, self._folder, opening, at, self._limits)
        self._writer, self._clock, self._reached = writer, clock, (-1, 0)
        return writer

    def _keep(self, verdicts: Sequence[Verdict]) -> list[Verdict]:
        """Record each verdict once, though an earlier run may have recorded it already."""
        assert self._writer
        fresh = []
        for verdict in verdicts:
            line = verdict_line(verdict)
            if self._earlier and self._earlier[0] != line:
                self._differs(verdict.n)
            if self._earlier:
                self._earlier.popleft()
                continue
            fresh.append((verdict, line))
        if fresh:
            self._keep_time()
        for _, line in fresh:
            self._writer.add(VERDICT, line)
        return [verdict for verdict, _ in fresh]

    def _keep_time(self) -> None:
        """Keep the time, and the mark if that decided: a resumed match must not go back before."""
        assert self._writer
        now, mark = self._clock(), self.low_water()
        if (now, mark or 0) > self._reached:
            self._reached = (now, mark or 0)
            stated = {} if mark is None else {"mark": mark}
            self._writer.add(TIME, encoded({"t": now, **stated}))

    def _differs(self, n: int) -> None:
        """Say that the evidence no longer gives what was recorded from a verdict on."""
        assert self._writer
        self._earlier.clear()
        self._add_note(REJUDGED, {"from": n})
        shown = say("journal-evidence-lost-from-verdict-match", n=n)
        spoken = say("journal-evidence-lost-dealer-please-check")
        self._health.say(Notice(shown, spoken))

    def _commit(self, durable: bool) -> None:
        assert self._writer
        self._health.commit(self._writer, durable)
        if durable:
            self._synced_at = self._steady()

    def _set_aside(self) -> None:
        """End with a match; what a card in trouble has not taken waits for its recovery."""
        if self._writer is None:
            return
        writer, self._writer = self._writer, None
        if self._catch_up(writer):
            writer.close()
            return
        self._behind.append(writer)
        if len(self._behind) > MAX_BEHIND:
            gone = self._behind.popleft()
            lost = say("journal-match-could-not-recorded-lost", match=gone.match)
            self._health.say(Notice(lost, lost))

    def _catch_up(self, writer: Writer) -> bool:
        if writer.behind:
            self._health.commit(writer, durable=True)
        return not writer.behind

    def _newest_there(self) -> int:
        try:
            return newest(self._disk, self._folder)
        except OSError:
            return 0

    def _add_note(self, what: str, fields: Mapping[str, Any]) -> dict[str, Any]:
        assert self._writer
        note = {"note": what, "wall": self._today(), **fields}
        self._summary.note(note)
        self._writer.add(NOTE, encoded(note))
        return note

    def _today(self) -> str:
        return datetime.fromtimestamp(self._wall(), UTC).isoformat(timespec="seconds")
