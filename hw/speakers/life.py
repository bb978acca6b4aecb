"""One process that speaks, from its start to its end: what it was asked, and what it owes."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from queue import Empty, SimpleQueue
from typing import Final

from companion.language import say
from hw.clock import Clock, s_from_us
from hw.errors import DeviceGone
from hw.speaker import Onset, Sound
from hw.speakers.launched import Launched, ending
from hw.speakers.wire import (
    Answered,
    AreYouThere,
    Asked,
    Done,
    Heard,
    Here,
    Open,
    Opened,
    Refused,
    Rest,
    Say,
    Told,
    framed,
    read_frame,
)

OPEN_US: Final = 30_000_000
"""So long a child may take to find an output: a slow card, two outputs that time out."""
SILENT_US: Final = 4_000_000
"""A child that does not answer for so long hangs, and so does one that owes a sound's end."""
END_S: Final = 1.0


@dataclass(slots=True)
class Owed:
    """A sound that the child was asked to say: whom to tell, and when it must be over."""

    heard: Callable[[Onset], None] | None
    done: Callable[[], None] | None
    over_us: int


class Life:
    """A child: asked without waiting, listened to on a thread."""

    def __init__(
        self,
        process: Launched,
        clock: Clock,
        offset_us: int,
        told: Callable[[Life, str, str], None],
        over: Callable[[Life, str], None],
    ) -> None:
        """`offset_us` is what lies between the card and the ear; `over` is told why it ended."""
        self.name, self.reasons = "speaker", tuple[str, ...]()
        self._process, self._clock, self._offset_us = process, clock, offset_us
        self._told, self._over = told, over
        self._asked: SimpleQueue[tuple[Asked, bytes] | None] = SimpleQueue()
        self._opened: SimpleQueue[Opened | Refused | None] = SimpleQueue()
        self._owed: dict[int, Owed] = {}
        self._numbers = count(1)
        self._lock = threading.Lock()
        self._gone = False
        self._began_us = self._proof_us = clock()
        self._waits_us: int | None = None
        self._threads = [
            threading.Thread(target=work, name="speaker pipe", daemon=True)
            for work in (self._write, self._listen)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def gone(self) -> bool:
        """Whether it takes no more words."""
        return self._gone

    @property
    def busy(self) -> bool:
        """Whether it owes the end of a sound."""
        return bool(self._owed)

    @property
    def age_us(self) -> int:
        """How long it has lived, as far as is known."""
        return self._proof_us - self._began_us

    def open(self, wanted: Open) -> None:
        """Have it open an output, and wait for that; DeviceGone if it has none."""
        self.ask(wanted)
        try:
            answer = self._opened.get(timeout=s_from_us(OPEN_US))
        except Empty:
            raise DeviceGone(say("hardware-speakers-process-found-no-output")) from None
        if answer is None:
            raise DeviceGone(say("hardware-speakers-process-before-spoke", status=self._status()))
        if isinstance(answer, Refused):
            raise DeviceGone("; ".join(answer.reasons))
        self.name, self.reasons = answer.name, answer.reasons

    def ask(self, message: Asked, sound: bytes = b"") -> None:
        """Ask for something; never waits."""
        self._asked.put((message, sound))

    def say(
        self,
        sound: Sound,
        at: int | None,
        heard: Callable[[Onset], None] | None,
        done: Callable[[], None] | None,
    ) -> bool:
        """Have this said; False: the child is gone."""
        now = self._clock()
        over_us = max(now, at or now) + sound.length_us + SILENT_US
        with self._lock:
            if self._gone:
                return False
            number = next(self._numbers)
            self._owed[number] = Owed(heard, done, over_us)
            self.ask(Say(number, sound.name, sound.onset, at), sound.samples)
        return True

    def rest(self) -> bool:
        """Have the device let go, unless something is being said; tell whether it is asked for.

        What is said next comes behind this, so that no word is cut off by it.
        """
        with self._lock:
            if self._gone or self._owed:
                return False
            self.ask(Rest())
        return True

    def look(self) -> None:
        """Ask whether it is still there; one that has not answered for long is given up."""
        now = self._clock()
        with self._lock:
            late = any(owed.over_us < now for owed in self._owed.values())
        if late or (self._waits_us is not None and now - self._waits_us > SILENT_US):
            self.abandon(say("hardware-speakers-process-does-not-answer", name=self.name))
        elif self._waits_us is None:
            self._waits_us = now
            self.ask(AreYouThere())

    def stood(self, out_us: int) -> bool:
        """Tell whether a sample left the card at that instant, which has come: the child lived.

        Asked by the judging thread. In doubt the answer is no: a word that nobody can have heard
        must not be judged by, and one that broke off at its first sample is said again.
        """
        if not self._gone and self._process.poll() is None:
            return True
        return self._proof_us >= out_us

    def abandon(self, why: str) -> None:
        """Give it up, whatever it does; what it owes is over."""
        if self._leave():
            self._process.kill()
            self._over(self, why)

    def end(self) -> None:
        """Let it go: it ends with its pipe, or is ended."""
        self._leave()
        try:
            self._process.wait(END_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(END_S)
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(END_S)

    def _leave(self) -> bool:
        """Take no more words, and end those it owes; False: that has been done."""
        with self._lock:
            if self._gone:
                return False
            self._gone = True
            owed, self._owed = [*self._owed.values()], {}
        self._asked.put(None)
        self._opened.put(None)
        for one in owed:
            if one.done is not None:
                one.done()
        return True

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with suppress(OSError, ValueError):
            while (asked := self._asked.get()) is not None:
                pipe.write(framed(*asked))
                pipe.flush()
        with suppress(OSError, ValueError):
            pipe.close()

    def _listen(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with suppress(OSError, ValueError):
            while (frame := read_frame(pipe)) is not None:
                self._proof_us = self._clock()
                self._take(frame[0])
        left, status = self._leave(), self._status()
        with suppress(OSError, ValueError):
            pipe.close()
        if left:
            self._over(self, say("hardware-speakers-process", name=self.name, status=status))

    def _take(self, answer: Asked | Answered) -> None:
        if isinstance(answer, Heard):
            self._heard(answer)
        elif isinstance(answer, Done):
            self._done(answer.number)
        elif isinstance(answer, Here):
            self._waits_us = None
        elif isinstance(answer, Told):
            self._told(self, answer.reason, answer.line)
        elif isinstance(answer, Opened | Refused):
            self._opened.put(answer)

    def _heard(self, answer: Heard) -> None:
        with self._lock:
            owed = self._owed.get(answer.number)
            heard = None if owed is None else owed.heard
        if heard is not None:
            stood = partial(self.stood, answer.t - self._offset_us)
            heard(Onset(answer.t, answer.u, stood))

    def _done(self, number: int) -> None:
        with self._lock:
            owed = self._owed.pop(number, None)
        if owed is not None and owed.done is not None:
            owed.done()

    def _status(self) -> str:
        """Say how it ended; the kernel tells a moment after the pipe has ended."""
        with suppress(subprocess.TimeoutExpired):
            return ending(self._process.wait(END_S))
        return ending(None)
