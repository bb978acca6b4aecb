"""Tells a broker of a table: in a process of its own (`__main__.py`), on one thread.

It puts notes into words whether anybody listens or not, so that what it tells later is whole; what
is not taken waits in the outbox. A broker that is away is asked again with growing patience.
"""

from __future__ import annotations

import select
from collections.abc import Callable
from datetime import UTC, datetime
from threading import Event as Flag
from threading import Thread
from time import monotonic, time
from typing import Any

from companion.kit.kit import Kit
from companion.outputs.feed.account import event_types, nothing_on
from companion.outputs.feed.discovery import described
from companion.outputs.feed.errors import FeedError, NameTakenError
from companion.outputs.feed.line import Line
from companion.outputs.feed.notes import Note, Notebook
from companion.outputs.feed.outbox import MOST, Outbox
from companion.outputs.feed.topics import ONLINE, PAUSE, RESUME, Message, Topics, written
from companion.setup.profile.model import FeedSettings

BREATH_S = 0.25
"""How long it rests after telling something: what comes meanwhile is told together. PLAY waits for
nothing."""
WINDOW = 20
"""So much may be on its way before the broker has said that it has some of it."""
CUE_S = 5.0
"""A word that was called so long ago is no news."""
FIRST_S, LONGEST_S = 1.0, 60.0
"""How long it waits before it asks a broker again: longer each time."""
STEADY_S = 5.0
"""A line that has held so long is believed to hold; after ten times that, patience is new."""
COMMAND_S = 0.5
"""Commands are carried out no faster than this; the last one counts."""
STOP_S = 2.0

Announce = Callable[[FeedError | None], None]
"""Is told why nothing can be told any more; None: it can again."""
Progress = Callable[[int, int], None]
"""Is told of how many events it is rid by now, and how many of those nobody was told."""


class Patience:
    """When a broker is asked again: later each time, unless a line has held for long."""

    def __init__(self) -> None:
        self._wait, self.due, self._since = FIRST_S, 0.0, 0.0
        self._short = 0

    def lost(self, now: float) -> None:
        """Note that there is no line."""
        self.due, self._wait = now + self._wait, min(2 * self._wait, LONGEST_S)

    def found(self, now: float) -> None:
        """Note that there is one."""
        self._since = now

    def snatched(self, now: float) -> bool:
        """Tell whether lines are lost as soon as they are found: somebody else has the name."""
        self._short = self._short + 1 if now - self._since < STEADY_S else 0
        return self._short > 1

    def held(self, now: float) -> bool:
        """Tell whether it has held so long that it is believed."""
        if now - self._since >= 10 * STEADY_S:
            self._wait = FIRST_S
        return now - self._since >= STEADY_S


class Feed:
    """Tells one broker of one table, match after match."""

    def __init__(
        self,
        settings: FeedSettings,
        name: str,
        version: str,
        notes: Notebook,
        announce: Announce = lambda error: None,
        command: Callable[[bool], None] = lambda paused: None,
        most: int = MOST,
        progress: Progress = lambda gone, dropped: None,
    ) -> None:
        """`name` is what people call the table; `command` lets the caller rest, or go on."""
        self._settings, self._name, self._version = settings, name, version
        self._topics = Topics(settings.table, settings.discovery)
        self._announce, self._command, self._progress = announce, command, progress
        self._notes, self._outbox = notes, Outbox(most)
        self._stop, self._paused = Flag(), False
        self._state: dict[str, Any] | None = None
        self._told_state = ""
        self._kit: Kit | None = None
        self._line: Line | None = None
        self._patience = Patience()
        self._wish: bool | None = None
        self._told: type[FeedError] | None = None
        """What was announced, and is so still."""
        self._breathes = self._obeys = 0.0
        self.failure: Exception | None = None
        """What ended the thread, if it was a mistake of ours."""
        self._thread = Thread(target=self.run, name="feed", daemon=True)

    def pause(self, paused: bool) -> None:
        """Tell whether the caller rests; from any thread."""
        if paused is not self._paused:
            self._paused = paused
            self._notes.ring()

    def start(self) -> None:
        """Begin to tell, on a thread."""
        self._thread.start()

    def close(self) -> None:
        """Tell what is left, if the broker takes it at once, and that the table is gone."""
        self.stop()
        if self._thread.ident is not None:
            self._thread.join(STOP_S)

    def stop(self) -> None:
        """Have it end soon; from any thread."""
        self._stop.set()
        self._notes.ring()

    # Whoever tells.

    def run(self) -> None:
        """Tell until stopped, then what is left, and that the table is gone."""
        self._notes.open()
        try:
            while not self._stop.is_set():
                self._turn()
            self._digest()
            if self._line is not None:
                self._settle(self._line)
        except FeedError:
            pass
        except Exception as error:
            self.failure = error
        finally:
            if self._line is not None:
                self._line.close()
            self._notes.close()

    def _turn(self) -> None:
        """Put notes into words, tell them if somebody listens, and wait for more."""
        try:
            if self._line is not None:
                self._rest(self._line)
            self._digest()
            if self._line is None and monotonic() >= self._patience.due:
                self._connect()
            if self._line is not None:
                self._tell(self._line)
        except FeedError as error:
            self._lose(error)
        self._progress(self._outbox.gone + self._notes.missed, self._dropped)
        self._obey()
        self._wait()

    @property
    def _dropped(self) -> int:
        """How many events nobody was told that came this far."""
        return self._outbox.dropped + self._notes.missed

    def _rest(self, line: Line) -> None:
        """Let what is decided gather, while the broker says what it has."""
        breath = self._breathes - monotonic()
        if breath > 0 and self._outbox.on_the_way >= WINDOW:
            line.turn(breath)
        elif breath > 0:
            self._notes.rest(breath)
        line.turn(0)

    def _wait(self) -> None:
        """Wait for a note, for the broker, or until something is due."""
        now = monotonic()
        due = [self._obeys - now] if self._wish is not None else []
        if self._line is None:
            rest = max(0.0, min([self._patience.due - now, *due]))
            select.select([self._notes], [], [], rest)
            return
        try:
            if self._breathes <= now:
                self._line.turn(max(0.0, min([STEADY_S, *due])), self._notes)
        except FeedError as error:
            self._lose(error)

    def _digest(self) -> None:
        """Work through what was noted, and put what follows into the outbox."""
        notes = self._notes.take()
        for note in notes:
            self._word(note)
        newest = next((note for note in reversed(notes) if note.stands), None)
        if newest is not None:
            self._stand(newest)
        self._refresh()

    def _word(self, note: Note) -> None:
        account, setup = note.account, note.played
        if account is None:
            return
        if note.past:
            account.remember(note.verdicts)
            return
        at = datetime.fromtimestamp(note.at, UTC).isoformat(timespec="microseconds")
        if note.cue is not None:
            age = max(0.0, time() - note.at)
            told, until = account.word(note.cue, at), monotonic() + CUE_S - age
            self._outbox.put(Message(self._topics.cue, written(told), until=until))
        if setup is not None:
            for told in account.judged(note.verdicts, setup, at):
                self._outbox.put(Message(self._topics.verdict, written(told)))

    def _stand(self, note: Note) -> None:
        """Take over how it stands now; a game of another kind is described anew."""
        if note.account is None or note.standing is None:
            self._state = nothing_on()
            return
        self._state = note.account.state(note.standing)
        if note.account.kit is not self._kit:
            self._kit = note.account.kit
            self._describe()

    def _refresh(self) -> None:
        """Have it told how it stands, if that has changed."""
        if self._state is None:
            return
        dropped = self._dropped + self._notes.before
        told = written({**self._state, "paused": self._paused, "dropped": dropped})
        if told != self._told_state:
            self._told_state = told
            self._stands()

    def _describe(self) -> None:
        """Have Home Assistant told what this table is."""
        if self._topics.config is not None:
            kinds, buttons = event_types(self._kit), self._settings.buttons
            device = described(self._topics, self._name, self._version, kinds, buttons)
            self._outbox.put(Message(self._topics.config, written(device), kept=True, first=True))

    def _stands(self) -> None:
        self._outbox.put(Message(self._topics.state, self._told_state, kept=True))

    # The line.

    def _connect(self) -> None:
        line = Line(self._settings, self._topics, self._outbox.taken, self._hear)
        try:
            line.open()
        except FeedError:
            line.drop()
            raise
        self._line = line
        self._patience.found(monotonic())
        self._describe()
        self._outbox.put(Message(self._topics.online, ONLINE, kept=True, first=True))
        if self._told_state:
            self._stands()

    def _tell(self, line: Line) -> None:
        """Send what waits, as much as may be on its way at once."""
        now = monotonic()
        while self._outbox.on_the_way < WINDOW and (message := self._outbox.take(now)) is not None:
            self._outbox.sent(line.send(message), message)
            self._breathes = now + BREATH_S
        if self._patience.held(now) and self._told is not None:
            self._told = None
            self._announce(None)

    def _settle(self, line: Line) -> None:
        """Bring across what can be in a moment, before the line is closed."""
        until = monotonic() + STOP_S / 2
        while len(self._outbox) and monotonic() < until:
            self._tell(line)
            line.turn(BREATH_S)

    def _lose(self, error: FeedError) -> None:
        """Note that nobody listens: told once, and again only if another thing is wrong."""
        now, settings = monotonic(), self._settings
        if self._line is not None:
            self._line.drop()
            self._line = None
            if self._patience.snatched(now):
                error = NameTakenError(settings.broker, settings.table)
        self._outbox.lost()
        self._patience.lost(now)
        if self._told is not type(error):
            self._told = type(error)
            self._announce(error)

    # What comes back.

    def _hear(self, payload: bytes) -> None:
        known = {PAUSE.encode(): True, RESUME.encode(): False}
        self._wish = known.get(payload.strip(), self._wish)

    def _obey(self) -> None:
        """Carry out what was commanded last, now and then."""
        now = monotonic()
        if self._wish is not None and now >= self._obeys:
            wish, self._wish, self._obeys = self._wish, None, now + COMMAND_S
            if wish is not self._paused:
                self._command(wish)
