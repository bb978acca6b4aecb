"""An evening in a page, step by step: the start screen, matches and lessons, on one thread.

Everything here is a generator that yields when it wants to be called again: a page has no thread
that could wait.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any

from companion.app.browser.clock import Followed, PageClock
from companion.app.browser.hands import PageHands, Stamp, stated
from companion.app.browser.speaker import PageSpeaker, Tell
from companion.app.browser.view import PageView
from companion.app.simulated.evening import (
    Doings,
    Evening,
    Story,
    ToChoose,
    ToPlay,
    ToTeach,
    Wanted,
)
from companion.app.simulated.lesson import LessonWalk, Seen, course_of, tries
from companion.app.simulated.memory import Memory
from companion.app.simulated.play_match import Manners, laid
from companion.app.simulated.playing import Wish, header_for, table_for
from companion.app.simulated.practice_table import PracticeTable
from companion.app.simulated.recording import Recording
from companion.app.simulated.screen_views import USUAL, Touched
from companion.app.simulated.sound import Sound, voice_of
from companion.app.simulated.tidings import Tidings
from companion.app.simulated.views import Playing
from companion.app.simulated.watch import Watch
from companion.app.table.match import CannotPlayError
from companion.core.live import Actor
from companion.kit.figures import Figures
from companion.language import say
from companion.outputs.display import Stage
from companion.outputs.display.staged import Staged
from companion.setup.profile import load_profile

AT_ONCE_S = 0.02
"""So long a match is played at a stretch, before the page is shown how it stands."""
AWAY = "away"
"""Why play stops: nobody looks at the page."""

Steps = Generator[int, None, str]
"""Yields until when nothing has to be done, unless a message comes; returns what follows."""


def _elsewhere(*asked: object) -> Any:
    raise RuntimeError("a page is stepped; nothing here waits until it is done")


@dataclass(slots=True)
class Room:
    """What a page has for a whole evening."""

    tell: Tell
    clock: PageClock
    memory: Path
    """Where is kept what was chosen last; the page keeps its text."""
    seed: int
    coarse_us: int
    stamp: Stamp = field(default_factory=lambda: Stamp(0))
    """When the key or finger came that is just taken."""


class OnPage(Touched):
    """A page as the screen of an evening."""

    def __init__(self, room: Room, view: PageView) -> None:
        self.room, self.view = room, view
        super().__init__(USUAL)
        self.speaker = PageSpeaker(room.tell, room.clock)
        self.tidings = Tidings()
        self.record = StringIO()
        """The transcript of the match that is on, or was last."""
        self.table: PracticeTable | None = None
        self._profile = load_profile()
        self._pace = Followed(room.clock)
        self.sound: Sound | None = None
        """The voice; None: its clips have not come yet, and words are shown."""

    def open_voice(self) -> None:
        """Have words said from the next match on: the clips are there."""
        speaker, clock = self.speaker, self.room.clock
        tell, silent = self.tidings.notice, self.speaker.silent
        voice = voice_of(self._profile, speaker, tell, silent, clock, threaded=False)
        self.sound = Sound(voice, self._profile.voice.volume, audible=speaker.audible)

    def shown(self, stage: Staged, **wired: Any) -> PageView:
        """Show something on the page."""
        self.view.show(stage, **wired)
        return self.view

    def stamp(self, table: PracticeTable) -> int:
        """Return when the key or finger came, by the page's clock put into the match's time."""
        inner = table.pace.pace
        return table.pace.dated(inner() + self.room.stamp.t - self._pace())

    def hear(self, audible: bool) -> None:
        """Take note whether the page may sound."""
        self.speaker.audible = audible
        if self.sound is not None:
            self.sound.audible = audible

    def leave(self, away: bool) -> None:
        """Stop play after this round while nobody looks at the page."""
        if self.table is not None:
            self.table.recess.ask(AWAY, away)

    def evening(self) -> Generator[int, None, None]:
        """Go from the start screen to a match, to its end, and on: for ever."""
        while True:
            wish = Wish(self._profile, len(self._profile.seats), 3, self.room.seed)
            memory = Memory(self.room.memory)
            doings = Doings(_elsewhere, _elsewhere)
            story = Evening(self, doings, memory, wish, self.tidings).story()
            yield from self._live(story)
            self.room.seed += 1

    def _live(self, story: Story) -> Generator[int, None, None]:
        wanted = next(story)
        while True:
            try:
                try:
                    then = yield from self._have(wanted)
                except CannotPlayError as error:
                    wanted = story.throw(error)
                else:
                    wanted = story.send(then)
            except StopIteration:
                return

    def _have(self, wanted: Wanted) -> Steps:
        match wanted:
            case ToChoose():
                return (yield from self._choosing(wanted))
            case ToPlay():
                self._keep()
                return (yield from self._playing(wanted.wish, wanted.hands))
            case ToTeach():
                return (yield from self._teaching(wanted.game))

    def _choosing(self, wanted: ToChoose) -> Steps:
        self.lobby(wanted.foyer, wanted.keymap)
        while not self.next:
            self.view.paint()
            yield self._until(self.view.rest_ms())
        return self.chosen

    def _keep(self) -> None:
        """Have the page remember what was chosen."""
        if self.room.memory.exists():
            self.room.tell({"type": "memory", "text": self.room.memory.read_text("utf-8")})

    def _playing(self, wish: Wish, hands: int | None) -> Steps:
        header = self._stated(header_for(wish))
        self.record = StringIO()
        self._pace = Followed(self.room.clock)
        table, keyboard = table_for(
            wish, Recording(self.record, header), self._pace, header=header, hands=self._hands_at
        )
        playing = laid(table, keyboard, wish, self._manners(hands))
        with table:
            yield from self._run(playing)
        return self.next

    def _teaching(self, game: str) -> Steps:
        seen = Seen(self._new_pace, self._hands_at, self._stated, self._button)
        lesson = LessonWalk(course_of(game))
        for playing in tries(lesson, game, self._profile, self.say, self._manners(None), seen):
            yield from self._run(playing)
        return self.next

    def _button(self, table: PracticeTable, name: str, key: str) -> str:
        """Return what a teacher calls an input: its key, or on a phone what stands on it."""
        written = table.kit.face_of(table.session.setup).inputs
        return f"“{written.get(name, name)}”" if self.view.handheld else key.upper()

    def _stated(self, header: dict[str, Any]) -> dict[str, Any]:
        return stated(header, self.room.coarse_us, shown=self.sound is None)

    def _manners(self, hands: int | None) -> Manners:
        return Manners(hands, sound=self.sound, tidings=self.tidings)

    def _new_pace(self) -> Followed:
        self._pace = Followed(self.room.clock)
        return self._pace

    def _hands_at(self, table: PracticeTable) -> PageHands:
        return PageHands(table, lambda: self.room.stamp, self.room.coarse_us)

    def _run(self, playing: Playing) -> Generator[int, None, None]:
        """Play a match to its end on the page; show it in between."""
        self.view.person = playing.people[0] if len(playing.people) == 1 else 0
        _, watch = self.opened(playing)
        self.table = playing.table
        turns = playing.table.turns(playing.going)
        try:
            while self.showing(watch):
                self._catch_up(turns, playing.table)
                self.view.paint()
                yield self._next(playing.table, watch)
        finally:
            playing.tidings.shown_by(None)
            playing.table.stop()
            for _ in turns:
                pass
            self.table = None

    def _catch_up(self, turns: Iterator[None], table: PracticeTable) -> None:
        """Play until now, or for so long that the page should be shown how far it is."""
        began = time.monotonic()
        while not table.ended:
            if next(turns, self) is self or self._pace.idle:
                break
            if time.monotonic() - began > AT_ONCE_S:
                break
        self._speak()

    def _speak(self) -> None:
        """Say what is due."""
        now = self.room.clock()
        for one in self._speaking():
            due = one.due()
            if due is not None and due <= now:
                one.act(now)

    def _speaking(self) -> list[Actor]:
        return [self.speaker, self.sound.voice] if self.sound is not None else []

    def _next(self, table: PracticeTable, watch: Watch) -> int:
        """Return when there is something to do, unless a message comes before."""
        until = self._until(min(watch.rest_ms, self.view.rest_ms()))
        dues = [one.due() for one in self._speaking()]
        dues += [] if table.ended else [self._pace.until]
        return min([until, *(due for due in dues if due is not None)])

    def _until(self, rest_ms: int) -> int:
        return self.room.clock() + rest_ms * 1000

    def _look_back(self, stage: Stage) -> None:
        """Say that there is nothing to look back at: a page keeps no history."""
        stage.recall(Figures())
        self.tidings.tell(say("site-no-history"))
