"""What speaks: a sound goes in, and the instant at which an ear could hear it comes back.

The whole point of an output is what it knows about that instant. Each states its own doubt.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol, runtime_checkable

RATE: Final = 48_000
"""Samples a second of every sound."""


@dataclass(frozen=True, slots=True)
class Sound:
    """A piece of speech: signed 16-bit mono samples at RATE, little endian.

    `onset` is the sample at which an ear hears it begin: words start softly, files with silence.
    """

    name: str
    samples: bytes
    onset: int = 0

    @property
    def length_us(self) -> int:
        """How long it takes to say."""
        return len(self.samples) // 2 * 1_000_000 // RATE


def _certain() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Onset:
    """When a sound's onset left the speaker, on the table clock: somewhere in [t - u, t + u].

    It is often stated ahead. `stands` is asked once that instant has come: what was to play it may
    have died in between. It may be asked from any thread, and does not wait.
    """

    t: int
    u: int
    stands: Callable[[], bool] = field(default=_certain, compare=False, repr=False)


ENDED: Final = "ended"
"""What played has ended and is started again; besides the reasons of `hw.signals`."""

Failed = Callable[[str, str], None]
"""Is told what an output has to say of itself: the reason (`hw.signals`), and a line for people."""


class Speaker(Protocol):
    """One output. Nothing here blocks, and nothing here raises once it is open."""

    @property
    def name(self) -> str:
        """What people call it in messages: library and device."""
        ...

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Say this now, cutting off whatever is being said.

        With `at`, its onset falls on that instant of the table clock, or as soon after as can be.
        `heard` is told the instant as soon as it is certain, perhaps ahead of it, from any
        thread; never, if the sound is cut off before its onset, or if the device vanishes with
        it. `done` is called once, when the last sample is out or the sound was cut off; after
        `close`, at once. Both return at once and never raise: they leave a note for others.
        """
        ...

    def stop(self) -> None:
        """Fall silent at once."""
        ...

    def volume(self, percent: int) -> None:
        """Use this volume from now on, also in the middle of a word."""
        ...

    def close(self) -> None:
        """Let go of the device; a second call does nothing."""
        ...


@runtime_checkable
class Rousable(Protocol):
    """An output that lets go of its device where nothing is said for long."""

    def rouse(self) -> None:
        """Have the device at hand again: something has happened, and a word may follow.

        For any thread; it never waits. A word that comes without it is said all the same, as soon
        as the device is there.
        """
        ...
