"""The feed of a hosted table, as a part that may fail: a package missing, a process that ends.

The judging thread leaves notes, and a thread of this process writes them into a pipe; whatever is
done with them is done by another process (`companion.outputs.feed`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from threading import Thread
from time import time

from companion import __version__
from companion.app.hosted.controls import Handles
from companion.app.hosted.guests import Guests
from companion.app.hosted.host import Host
from companion.app.hosted.notices import Notices
from companion.app.hosted.processes import Process, gone, launch
from companion.app.hosted.supervisor import Announce, RunningPart, Supervisor
from companion.app.table.meaning import FEED, one_line
from companion.core.live import Session, View
from companion.core.live.listener import Listening
from companion.core.referee.events import Cue, Event
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.kit.lamps import asked_dealer
from companion.language import say
from companion.outputs.console import Running
from companion.outputs.console.signatures import HOUSE
from companion.outputs.feed.account import Account, Standing
from companion.outputs.feed.errors import FeedError
from companion.outputs.feed.notes import Note, Notebook
from companion.outputs.feed.reports import Report
from companion.outputs.feed.telling import Hello, Teller
from companion.setup.profile.model import FeedSettings, Profile
from hw.errors import MissingExtra

MODULE, LIBRARY = "companion.outputs.feed", "paho"
"""What the process runs, and what it speaks to brokers with."""

Put = Callable[[Note], None]
Pause = Callable[[bool, str], object]
"""Lets the caller rest, or go on, for whoever signs."""


class FeedGuest:
    """Follows one match; what was decided before the table was switched on again is past."""

    def __init__(self, account: Account, put: Put) -> None:
        self._account, self._put = account, put
        self.live = False

    def heard(self, event: Event) -> None:
        """Note a word that was called."""
        if isinstance(event, Cue) and self.live:
            self._put(Note(self._account, cue=event, at=time()))

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Note what was decided, and how the match stands; nothing that may be entered."""
        needed = next(asked_dealer(view), None) is not None
        standing = Standing(view.setup, view.state, needed)
        past = not self.live
        self._put(Note(self._account, standing, tuple(verdicts), past=past, at=time()))

    def remember(self, past: Sequence[Event | Verdict]) -> bool:
        """Note what was decided long before."""
        decided = tuple(item for item in past if isinstance(item, Verdict))
        if decided:
            self._put(Note(self._account, verdicts=decided, past=True))
        return True


class Unheard(Listening):
    """Has those verdicts told of a resumed match that nobody had heard; then it is live."""

    def __init__(self, guest: FeedGuest) -> None:
        self._guest = guest

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Let the match be live."""
        if not self._guest.live:
            self._guest.live = True
            self._guest.judged(verdicts, view)


class FeedProcess:
    """One process that tells the house: what it is given, and what it says."""

    def __init__(self, process: Process, teller: Teller, hear: Callable[[Report], None]) -> None:
        self._process, self._teller, self._hear = process, teller, hear
        self._gone = self._dropped = 0
        self._closing = False
        self.heard_of = False
        """Whether it has said something: then it works."""
        self._failure: str | None = None
        self._listener = Thread(target=self._listen, name="feed-reports", daemon=True)
        teller.start()
        self._listener.start()

    @property
    def lost(self) -> int:
        """How many events nobody was told, or nobody knows whether they were."""
        return self._dropped + max(0, self._teller.events - self._gone)

    @property
    def trouble(self) -> str | None:
        """Why it tells nobody any more."""
        failure = self._teller.failure
        return self._failure if failure is None else one_line(failure)

    def pause(self, paused: bool) -> None:
        """Tell whether the caller rests."""
        self._teller.pause(paused)

    def close(self) -> None:
        """Have what is left told, and wait for its end: not for long."""
        self._closing = True
        self._teller.stop()
        gone(self._process)
        self._teller.join()
        self._listener.join()

    def _listen(self) -> None:
        """Take in what it says, until it ends."""
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                with suppress(ValueError, TypeError):
                    self._take(Report.read(line))
        self._teller.leave()
        status = self._process.wait()
        if not self._closing:
            self._failure = self._failure or say("feed-process-ended", status=status)

    def _take(self, report: Report) -> None:
        self.heard_of = True
        if report.gone is not None:
            self._gone, self._dropped = report.gone, report.dropped
        self._failure = report.failure or self._failure
        self._hear(report)


class TableFeed:
    """Listens to every match, and has the house told by a process of its own."""

    def __init__(
        self, settings: FeedSettings, name: str, announce: Announce, pause: Pause,
        match: Callable[[], int],
    ) -> None:  # fmt: skip
        """`announce` is told that nobody listens, and that somebody does again; `match` is the
        number of the match that is on."""
        self._hello, self._announce = Hello(settings, name, __version__), announce
        self._pause, self._match = pause, match
        self._running: FeedProcess | None = None
        self._failure: str | None = None
        """Why the last process ended, until another has said something."""
        self._lost = 0
        """How many events went with processes that ended."""
        self._guest: FeedGuest | None = None
        self._last: Note | None = None
        self._notes: Notebook | None = Notebook()
        """What nobody has told yet; None: nobody could."""
        self._paused = False

    def open(self) -> RunningPart:
        """Begin to tell; MissingExtra if what speaks to brokers is not installed.

        After a process has ended, the next one counts as working when it has said something.
        """
        if find_spec(LIBRARY) is None:
            self._notes = None
            raise MissingExtra(FEED, LIBRARY, FEED)
        if self._running is not None and self._running.trouble is not None:
            self.close()
        if self._running is None:
            self._begin(self._notes or self._from_here())
        if self._failure is not None and self._running is not None and not self._running.heard_of:
            raise FeedError(self._failure)
        self._failure = None
        return self

    def _begin(self, notes: Notebook) -> None:
        process = launch(MODULE)
        assert process.stdin is not None
        paused, lost = self._paused, self._lost
        teller = Teller(
            self._hello, notes, process.stdin, begin=self._last, lost=lost, paused=paused
        )
        self._running = FeedProcess(process, teller, self._heard)

    def _from_here(self) -> Notebook:
        """Return a book with nothing in it."""
        self._notes = notes = Notebook()
        return notes

    def trouble(self) -> str | None:
        """Return what ended it, if it was a mistake of ours; a broker that is away is none."""
        self._failure = self._running.trouble if self._running is not None else None
        return self._failure

    def close(self) -> None:
        """Tell nobody any more. What is noted waits for the next process, up to its bound."""
        running, self._running = self._running, None
        if running is not None:
            running.close()
            self._lost += running.lost

    def _heard(self, report: Report) -> None:
        """Pass on what the process says."""
        if report.announced:
            self._told(report.told)
        if report.paused is not None:
            self._command(report.paused)

    def _told(self, error: FeedError | None) -> None:
        self._announce(FEED, None if error is None else one_line(error), error)

    def _command(self, paused: bool) -> None:
        self._pause(paused, HOUSE)

    def paused(self, paused: bool) -> None:
        """Tell whether the caller rests."""
        self._paused = paused
        if self._running is not None:
            self._running.pause(paused)

    def join(self, session: Session) -> Guests:
        """Follow a match, from what is known of it."""
        setup = session.setup
        account = Account(KITS[setup.game], setup, self._match())
        self._guest = FeedGuest(account, self._put)
        return Guests((self._guest,))

    def live(self, session: Session) -> Guests:
        """Tell what happens from now on."""
        return Guests((Unheard(self._guest),) if self._guest is not None else ())

    def empty(self) -> None:
        """Tell that no match is on."""
        self._put(Note(at=time()))

    def _put(self, note: Note) -> None:
        if note.stands:
            self._last = note
        notes = self._notes
        if notes is not None:
            notes.put(note)


def fed(
    profile: Profile, notices: Notices, handles: Handles, host: Host, parts: Supervisor
) -> TableFeed | None:
    """Have the house told of every match, if the profile names a broker."""
    if profile.feed is None:
        return None
    feed = TableFeed(profile.feed, profile.name, notices.part, handles.pause, lambda: host.match)
    parts.add(FEED, feed.open)
    host.remembering.append(feed.join)
    host.present.append(feed.live)
    host.emptied.append(feed.empty)
    shown = handles.changed

    def changed(running: Running) -> None:
        shown(running)
        feed.paused(running.paused)

    handles.changed = changed
    return feed
