"""The voice of a table: takes note of verdicts at once, and says them when their turn comes.

Cues are said on the spot, from whatever thread: everything they need is at hand. Announcements
are worded, put together and said on a thread of their own, or stepped by a loop that skips time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from queue import Empty, SimpleQueue
from threading import Condition, Thread

from companion.core.live import View
from companion.core.live.listener import Listening
from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.kit.kit import Kit
from companion.language import say
from companion.outputs.voice.announce import Announcement, Announcer, merged
from companion.outputs.voice.book import Book
from companion.outputs.voice.diction import Diction
from companion.outputs.voice.pieces import Piece
from companion.outputs.voice.sentence import sentence
from companion.outputs.voice.shape import Clip
from companion.outputs.voice.wav import little_endian
from hw.clock import Clock
from hw.speaker import Onset, Rousable, Sound, Speaker

MOST = 8
"""Whatever waits beyond this many is old news before its turn comes."""
_REMEMBERED = 1_000


class Queue:
    """Announcements in the order of their rank, then of their time; never one twice."""

    def __init__(self) -> None:
        self._waiting: list[Announcement] = []
        self._said: deque[int] = deque(maxlen=_REMEMBERED)
        self._muted = False
        self._until = 0

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, announcement: Announcement) -> None:
        """Add an announcement; alike ones become one, and the least of too many is dropped."""
        if self._muted or self._known(announcement):
            return
        self._said.extend(announcement.numbers)
        self._waiting = merged(self._waiting, announcement)
        self._waiting.sort(key=lambda one: (one.rank, one.since))
        if len(self._waiting) > MOST:
            worst = max(one.rank for one in self._waiting)
            self._waiting.remove(next(one for one in self._waiting if one.rank == worst))

    def _known(self, announcement: Announcement) -> bool:
        return any(number in self._said for number in announcement.numbers)

    def cue(self, until: int) -> None:
        """Say nothing else until the cue that is being said is over."""
        self._until = max(self._until, until)

    def held(self, now: int) -> bool:
        """Tell whether a cue is being said, or is about to be."""
        return now < self._until

    def take(self, now: int) -> Announcement | None:
        """Return what is to be said now; nothing during a cue, and nothing that is stale."""
        self._waiting = [one for one in self._waiting if one.stale > now]
        if self.held(now) or not self._waiting:
            return None
        return self._waiting.pop(0)

    def due(self, now: int) -> int | None:
        """Return when it is worth asking again, if nothing else happens."""
        return max(now, self._until) if self._waiting else None

    def answered(self) -> None:
        """Drop all questions: none is open any more."""
        self._waiting = [one for one in self._waiting if not one.asks]

    def forget(self) -> None:
        """Forget the match: another begins, whose verdicts are numbered anew."""
        self._waiting.clear()
        self._said.clear()

    def mute(self, muted: bool) -> None:
        """Drop what waits and say nothing from now on, or speak again."""
        self._muted = muted
        if muted:
            self._waiting.clear()


SILENT = "silent"
"""What a speaker is called that makes no sound."""
NO_SOUND = "voice-no-sound"
"""The message that nothing will be heard."""
BREATH_US = 150_000
"""Between two announcements."""
GRACE_US = 1_000_000
"""A sound whose end is not reported so long after it should be over is taken to be over."""
POLL_US = 20_000
"""How often it is looked whether a speaker is through that takes longer than its sound."""
TURN_S = 0.5

Heard = Callable[[Onset], None]


def _nothing() -> None:
    """Rouse nobody: this speaker is always awake."""


def sound_of(clip: Clip) -> Sound:
    """A clip as a speaker takes it."""
    return Sound(clip.name, little_endian(clip.samples), clip.onset)


class Voice(Listening):
    """Listens to a match and speaks. `silently` shows the cues while the voice is muted."""

    def __init__(
        self,
        speaker: Speaker,
        silently: Speaker,
        book: Book,
        diction: Diction,
        kits: Mapping[str, Kit],
        clock: Clock,
        tell: Callable[[str], None] = lambda line: None,
    ) -> None:
        self._speaker, self._silently = speaker, silently
        self._rouse = speaker.rouse if isinstance(speaker, Rousable) else _nothing
        self._book, self._diction, self._clock = book, diction, clock
        self._kits = kits
        self._notes: SimpleQueue[tuple[Sequence[Verdict], View]] = SimpleQueue()
        self._queue = Queue()
        self._announcer: Announcer | None = None
        self._changed = Condition()
        self._muted = self._closed = False
        self._tell = tell
        self._busy_until, self._serial = -BREATH_US, 0
        self._sounding = False
        self._thread: Thread | None = None
        self._remarks: SimpleQueue[str] = SimpleQueue()
        self._cues = {word: self._cue_sound(word) for word in book.cues}
        if speaker.name == SILENT:
            tell(say(NO_SOUND))

    def _cue_sound(self, word: str) -> Sound:
        clip = self._diction.find(Piece(self._book.cue_clip(word)))
        assert clip is not None, f"the book's clip for {word} is not shipped"
        return Sound(word, little_endian(clip.samples), clip.onset)

    def start(self) -> None:
        """Speak on a thread of its own; without, whoever runs the match calls `act`."""
        self._thread = Thread(target=self._work, name="voice", daemon=True)
        self._thread.start()

    def begin(self, setup: Setup) -> Announcer:
        """Begin a match: prepare its players' names. Done by itself at the first verdict."""
        with self._changed:
            self._announcer = announcer = Announcer(self._book, self._kits[setup.game], setup)
            self._queue.forget()
        self._diction.players(setup.players)
        return announcer

    # What listeners are told, on the judging thread: a note, and back.

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Take a note; it is worded later. Somebody may have to be told of it."""
        if not self._muted:
            self._rouse()
        self._notes.put((verdicts, view))
        if self._thread is not None:
            with self._changed:
                self._changed.notify()

    # What the caller and the console ask for, from any thread.

    def cue(self, word: str, at: int | None = None, heard: Heard | None = None) -> None:
        """Say READY or PLAY, cutting off whatever is being said; `heard` is told when."""
        sound = self._cues[word]
        with self._changed:
            now = self._clock()
            end = max(now, at or now) + sound.length_us
            self._queue.cue(end)
            self._speak(self._silently if self._muted else self._speaker, sound, at, heard)
            self._changed.notify()

    def remark(self, text: str) -> None:
        """Say something that no book knows, when nothing else is to be said; never waits."""
        self._remarks.put(text)
        with self._changed:
            self._changed.notify()

    def _speak(
        self, speaker: Speaker, sound: Sound, at: int | None = None, heard: Heard | None = None
    ) -> None:
        """Hand a sound to the speaker, and note when it will be over."""
        self._serial += 1
        serial, now = self._serial, self._clock()
        self._busy_until = max(now, at or now) + sound.length_us
        self._sounding = True
        speaker.play(sound, at=at, heard=heard, done=lambda: self._done(serial))

    def _done(self, serial: int) -> None:
        """Note that a speaker is through. It may say so from any thread: no lock is taken here."""
        if serial == self._serial:
            self._sounding = False

    def mute(self, muted: bool) -> None:
        """Fall silent at once, or speak again; meanwhile cues are shown, not said."""
        with self._changed:
            self._muted = muted
            self._queue.mute(muted)
            if muted:
                self._speaker.stop()
                self._sounding = False
            self._changed.notify()

    def volume(self, percent: int) -> None:
        """Use this volume from now on, also in the middle of a word."""
        self._speaker.volume(max(0, min(100, percent)))

    def busy_until(self) -> int:
        """Return when whatever is being said, or waits to be, is over as far as is known."""
        waiting = len(self._queue) or not self._notes.empty()
        return max(self._busy_until, self._clock() + BREATH_US if waiting else 0)

    # What the thread does, or a loop that skips time.

    def due(self) -> int | None:
        """Return when something is next to be done here."""
        now = self._clock()
        if not self._notes.empty():
            return now
        due = self._queue.due(now)
        return None if due is None else max(due, self._free_at(now))

    def act(self, now: int) -> None:
        """Word what was noted, and say what is due."""
        self._word_notes(now)
        with self._changed:
            if now < self._free_at(now):
                return
            announcement, announcer = self._queue.take(now), self._announcer
        if announcement is not None and announcer is not None:
            self._say(announcer, announcement)
        elif announcement is None and not self._remarks.empty():
            self._say_remark(self._remarks.get_nowait())

    def _free_at(self, now: int) -> int:
        """Return when the speaker is free: as it says, but never before the sound can be over."""
        over = self._busy_until + BREATH_US
        return min(max(over, now + POLL_US), over + GRACE_US) if self._sounding else over

    def _word_notes(self, now: int) -> None:
        while True:
            try:
                verdicts, view = self._notes.get_nowait()
            except Empty:
                return
            announcer = self._announcer
            if announcer is None or announcer.setup is not view.setup:
                announcer = self.begin(view.setup)
            with self._changed:
                if not view.state.get("open"):
                    self._queue.answered()
                for announcement in announcer.announce(verdicts, now):
                    self._queue.add(announcement)

    def _say(self, announcer: Announcer, announcement: Announcement) -> None:
        """Put the sentence together first; a cue may have come meanwhile, and goes before."""
        if announcement.text:
            clip = self._diction.spoken(announcement.text)
        else:
            pieces = announcer.pieces(announcement)
            clip = sentence("announcement", pieces, self._diction.find)
        if clip is None:
            return
        sound = sound_of(clip)
        with self._changed:
            if not self._muted and not self._queue.held(self._clock()):
                self._speak(self._speaker, sound)

    def _say_remark(self, text: str) -> None:
        clip = self._diction.spoken(text)
        with self._changed:
            if clip is not None and not self._muted and not self._queue.held(self._clock()):
                self._speak(self._speaker, sound_of(clip))

    def _work(self) -> None:
        while not self._closed:
            try:
                self.act(self._clock())
            except Exception as error:
                self._tell(say("voice-failed", why=str(error)))
            with self._changed:
                due = self.due()
                wait = TURN_S if due is None else min(TURN_S, (due - self._clock()) / 1_000_000)
                if wait > 0 and not self._closed:
                    self._changed.wait(wait)

    def close(self) -> None:
        """Fall silent and let go; a second call does nothing."""
        with self._changed:
            self._closed = True
            self._changed.notify()
        if self._thread is not None:
            self._thread.join(timeout=5)
        self._diction.close()
        self._speaker.close()
        self._silently.close()
