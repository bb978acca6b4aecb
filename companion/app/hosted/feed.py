"""The feed of a hosted table, as a part that may fail: a package missing, a broker away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import time
from typing import TYPE_CHECKING, Any

from companion import __version__
from companion.app.hosted.controls import Handles
from companion.app.hosted.guests import Guests
from companion.app.hosted.host import Host
from companion.app.hosted.notices import Notices
from companion.app.hosted.supervisor import Announce, RunningPart, Supervisor
from companion.app.table.meaning import FEED, one_line
from companion.core.live import Session, View
from companion.core.live.listener import Listening
from companion.core.referee.events import Cue, Event
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.kit.lamps import asked_dealer
from companion.outputs.console import Running
from companion.outputs.console.signatures import HOUSE
from companion.outputs.feed.account import Account, Standing
from companion.outputs.feed.notes import Note, Notebook
from companion.setup.profile.model import FeedSettings, Profile
from hw.errors import MissingExtra

if TYPE_CHECKING:
    from companion.outputs.feed.feed import Feed

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


class TableFeed:
    """Listens to every match, and tells the broker while it can."""

    def __init__(
        self, settings: FeedSettings, name: str, announce: Announce, pause: Pause,
        match: Callable[[], int],
    ) -> None:  # fmt: skip
        """`announce` is told that nobody listens, and that somebody does again; `match` is the
        number of the match that is on."""
        self._settings, self._name, self._announce = settings, name, announce
        self._pause, self._match = pause, match
        self._feed: Feed | None = None
        self._guest: FeedGuest | None = None
        self._last: Note | None = None
        self._notes: Notebook | None = Notebook()
        """What nobody has told yet; None: nobody could."""
        self._paused = False

    def open(self) -> RunningPart:
        """Begin to tell; MissingExtra if what speaks to brokers is not installed."""
        try:
            from companion.outputs.feed.feed import Feed
        except ImportError as error:
            self._notes = None
            raise MissingExtra(FEED, str(error.name), FEED) from None
        notes = self._notes or self._from_here()
        feed = Feed(self._settings, self._name, __version__, notes, self._told, self._command)
        feed.pause(self._paused)
        feed.start()
        self._feed = feed
        return self

    def _from_here(self) -> Notebook:
        """Return a book with nothing in it but how the match stands now."""
        self._notes = notes = Notebook()
        if self._last is not None:
            notes.put(self._last)
        return notes

    def trouble(self) -> str | None:
        """Return what ended it, if it was a mistake of ours; a broker that is away is none."""
        failure = self._feed.failure if self._feed is not None else None
        return one_line(failure) if failure is not None else None

    def close(self) -> None:
        """Tell nobody any more."""
        if self._feed is not None:
            self._feed.close()
            self._feed = self._notes = None

    def _told(self, error: Any) -> None:
        self._announce(FEED, None if error is None else one_line(error), error)

    def _command(self, paused: bool) -> None:
        self._pause(paused, HOUSE)

    def paused(self, paused: bool) -> None:
        """Tell whether the caller rests."""
        self._paused = paused
        if self._feed is not None:
            self._feed.pause(paused)

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
