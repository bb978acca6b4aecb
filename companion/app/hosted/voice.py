"""The voice of a hosted table: its output comes and goes, and the caller never stops for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Lock

from companion.app.hosted.guests import Guests
from companion.app.hosted.supervisor import RunningPart
from companion.app.table.meaning import clip_unusable, unsaid
from companion.app.table.speaker import open_output, silent_output
from companion.app.table.speaking import book_of
from companion.core.live import Session, View
from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.games import KITS
from companion.kit.notice import Notice
from companion.outputs.lamps import Lamps
from companion.outputs.voice.diction import Diction
from companion.outputs.voice.library import Library
from companion.outputs.voice.names import HibariSynth
from companion.outputs.voice.speech import Voice
from companion.outputs.voice.synth import Synth, cache_folder
from companion.setup.profile.model import Profile
from hw.clock import Clock
from hw.speaker import Onset, Rousable, Sound, Speaker


class SharedLamps:
    """Lets one thread at a time switch. Nobody holds the lock for longer than a few switches, so
    that a word is shown at once."""

    def __init__(self, lamps: Lamps) -> None:
        self._lamps, self._lock = lamps, Lock()

    def show(self, word: str) -> None:
        """Light what shows a word."""
        with self._lock:
            self._lamps.show(word)

    def by_eye(self, by_eye: bool) -> None:
        """Have words seen from now on, or heard."""
        with self._lock:
            self._lamps.by_eye = by_eye

    def heard(self, event: Event) -> None:
        """Change all lamps at a cue."""
        with self._lock:
            self._lamps.heard(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Light what was decided, and what is awaited."""
        with self._lock:
            self._lamps.judged(verdicts, view)

    def due(self) -> int | None:
        """Return when a lamp next changes by itself."""
        with self._lock:
            return self._lamps.due()

    def act(self, now: int) -> None:
        """Let lamps go on and out by time."""
        with self._lock:
            self._lamps.act(now)

    def dark(self) -> None:
        """Put all out: the match is over."""
        with self._lock:
            self._lamps.dark()


def _nothing() -> None:
    """Rouse nobody: this output is always awake."""


class SwitchSpeaker:
    """Speaks through one output, and through a silent one while there is no other.

    The silent output shows each word as a sign, so that play goes on by eye.
    """

    def __init__(self, silent: Speaker, volume: int) -> None:
        self._silent, self._volume = silent, volume
        self._output: Speaker | None = None
        self._rouse: Callable[[], None] = _nothing
        self._lock = Lock()

    @property
    def name(self) -> str:
        """The output that is used now, if there is one yet."""
        output = self._output
        return "no output" if output is None else output.name

    @property
    def by_eye(self) -> bool:
        """Whether words are shown, because none can be heard."""
        return self._output is None

    def use(self, output: Speaker | None) -> None:
        """Speak through this from now on; None: there is no output any more."""
        with self._lock:
            self._output = output
            self._rouse = output.rouse if isinstance(output, Rousable) else _nothing
        if output is not None:
            output.volume(self._volume)

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Say this now, or so that its onset falls on `at`."""
        self._current().play(sound, at=at, heard=heard, done=done)

    def stop(self) -> None:
        """Fall silent at once."""
        self._current().stop()

    def volume(self, percent: int) -> None:
        """Use this volume from now on, and through whatever output comes later."""
        self._volume = percent
        self._current().volume(percent)

    def rouse(self) -> None:
        """Have the output's device at hand."""
        self._rouse()

    def close(self) -> None:
        """Let go of what shows words; an output is closed by whoever opened it."""
        self._silent.close()

    def _current(self) -> Speaker:
        with self._lock:
            return self._output or self._silent


Switch = Callable[[int, str, bool], None]
Opener = Callable[[Callable[[Sound], None], Callable[[str], None]], Speaker]
"""Opens an output, given what shows a word instead, and whom to tell that the output is lost."""


class Output:
    """An output that was opened: a part that is looked after."""

    def __init__(
        self,
        opener: Opener,
        flash: Callable[[Sound], None],
        use: Callable[[Speaker | None], None],
    ) -> None:
        self._why: str | None = None
        self._use = use
        self._speaker = opener(flash, self._lose)
        if self._why is None:
            use(self._speaker)

    def _lose(self, why: str) -> None:
        """Have words shown from this moment on; whoever looks after it opens it again."""
        self._why = why
        self._use(None)

    def trouble(self) -> str | None:
        """Return why it must be opened again."""
        return self._why

    def close(self) -> None:
        """Be silent from now on."""
        self._use(None)
        self._speaker.close()


class TableVoice:
    """Speaks and calls through whatever output there is, and lights the lamps that go with it."""

    def __init__(
        self, profile: Profile, clock: Clock, light: Switch, say: Callable[[Notice], None]
    ) -> None:
        self._profile, self._clock, self._light = profile, clock, light
        self._say = say
        self._lamps: SharedLamps | None = None
        self._open: Opener = self._output
        book = book_of(profile)
        own = Path(profile.voice.clips) if profile.voice.clips else None
        name = profile.voice.name
        library = Library(book.language, own, lambda line: say(clip_unusable(line)), name)
        synth = Synth(book.espeak, cache_folder())
        names = HibariSynth(book.language, cache_folder(), synth)
        diction = Diction(book, library, synth, names=names)
        shown, muted = (silent_output(self._flash, clock) for _ in range(2))
        self.speaker = SwitchSpeaker(shown, profile.voice.volume)
        self.voice = Voice(self.speaker, muted, book, diction, KITS, clock, self._unsaid)

    @property
    def wanted(self) -> bool:
        """Whether this table is meant to be heard."""
        return self._profile.voice.output != "none"

    def open_with(self, opener: Opener) -> None:
        """Use another way to find an output: a simulated card."""
        self._open = opener

    def open(self) -> RunningPart:
        """Find an output; DeviceGone if there is none now."""
        return Output(self._open, self._flash, self._use)

    def start(self) -> None:
        """Speak from now on."""
        self.voice.start()

    def close(self) -> None:
        """Fall silent."""
        self.voice.close()

    def join(self, session: Session) -> Guests:
        """Say what is decided in a match, and light its lamps."""
        if self._lamps is not None:
            self._lamps.dark()
        code, by_eye = KITS[session.setup.game].lamps, self.speaker.by_eye
        lamps = SharedLamps(Lamps(code, session.setup.seats, self._light, by_eye=by_eye))
        self._lamps = lamps
        return Guests((lamps, self.voice), (lamps,))

    def _use(self, output: Speaker | None) -> None:
        self.speaker.use(output)
        if self._lamps is not None:
            self._lamps.by_eye(self.speaker.by_eye)

    def _output(self, flash: Callable[[Sound], None], lost: Callable[[str], None]) -> Speaker:
        return open_output(
            self._profile.voice, clock=self._clock, say_problem=self._say, flash=flash, lost=lost
        )

    def _unsaid(self, line: str) -> None:
        self._say(unsaid(line))

    def _flash(self, sound: Sound) -> None:
        """Show a word to the eye: by lamps; the display does it by itself."""
        if self._lamps is not None:
            self._lamps.show(sound.name)
