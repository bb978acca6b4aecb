"""The two small protocols a part of a table fulfils: it senses, or it lights up.

Kept tiny so that a driver is one class, and a test double is ten lines.
"""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from hw.signals import Place, Report

Sink = Callable[[Report], None]
"""Takes each report as it comes, from any thread; it returns at once and never raises."""


class Source(Protocol):
    """Delivers signals and faults of the inputs it serves."""

    @property
    def name(self) -> str:
        """What people call it in messages: driver and device."""
        ...

    @property
    def inputs(self) -> frozenset[Place]:
        """The inputs it is answerable for; two sources never share one."""
        ...

    def start(self, sink: Sink) -> None:
        """Open the device and deliver from now on; raises a `HardwareError` if it cannot."""
        ...

    def close(self) -> None:
        """Let go of the device and of every thread; a second call does nothing."""
        ...


@runtime_checkable
class Marking(Protocol):
    """A source that can say how far it is. One that cannot is waited for as long as it may take."""

    def mark(self, wanted_us: int) -> int | None:
        """Return the instant before which it has delivered everything; None: it cannot say now.

        After that nothing of it is stamped earlier. Asked by whoever decides, who waits for
        `wanted_us` to be passed: it returns at once, and a source that must ask its device first
        does that now, to know more when it is asked again.
        """
        ...


@runtime_checkable
class Reaching(Protocol):
    """A source that also tells of its seat's hand on places that are another's."""

    @property
    def reach(self) -> frozenset[Place]:
        """What is lost when it cannot tell of that hand; nothing, where it never can."""
        ...


class Lamps(Protocol):
    """Lights lamps, such as the ones in arcade buttons."""

    @property
    def lamps(self) -> frozenset[Place]:
        """Which lamps there are: seat and colour."""
        ...

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp; raises a `HardwareError` if it cannot."""
        ...

    def close(self) -> None:
        """Darken all lamps and let go of them; a second call does nothing."""
        ...
