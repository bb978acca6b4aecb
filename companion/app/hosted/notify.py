"""Tells systemd how the service is: ready, alive, stopping, and in words what it is doing.

The protocol is one datagram a message to the socket named in the environment. Without one, as on
a laptop, nothing is said. Telling never blocks and never fails: systemd is nobody's referee.
"""

import os
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress

from companion.core.live import View
from companion.language import say

PATIENCE_US = 60_000_000
"""How much more time is asked for while the record of a match is read: many times what the slowest
card and the slowest machine need for one of its files."""


def standing(match: int, view: View | None, wrong: int) -> str:
    """Return in a line how the table stands: what is played, and of how much is complained."""
    status = say("hosted-no-match")
    if view is not None:
        phase = str(view.state.get("phase", ""))
        status = say("hosted-match-phase", match=match, phase=phase)
    return say("hosted-with-notices", status=status, count=wrong) if wrong else status


class Notifier:
    """Speaks to systemd for as long as it is open."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._address = _address(environment.get("NOTIFY_SOCKET", ""))
        self._socket: socket.socket | None = None
        if self._address and sys.platform == "linux":
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC)
            self._socket.setblocking(False)
        self.watchdog_us = _watchdog_us(environment)

    def ready(self, status: str) -> None:
        """Say that the table can be played at."""
        watched = f"\nWATCHDOG_USEC={self.watchdog_us}" if self.watchdog_us else ""
        self._tell(f"READY=1\nSTATUS={_one_line(status)}{watched}")

    def patience(self) -> None:
        """Ask for more time to get ready: a long match is read, and that goes on."""
        self._tell(f"EXTEND_TIMEOUT_USEC={PATIENCE_US}\nSTATUS={say('hosted-reading')}")

    def status(self, status: str) -> None:
        """Say in a few words how things stand, for `systemctl status`."""
        self._tell(f"STATUS={_one_line(status)}")

    def alive(self) -> None:
        """Feed the watchdog."""
        self._tell("WATCHDOG=1")

    def be_patient(self, us: int) -> None:
        """Ask for so much time until the next sign of life; `ready` takes it back."""
        if self.watchdog_us:
            self._tell(f"WATCHDOG=1\nWATCHDOG_USEC={us}")

    def stopping(self) -> None:
        """Say that the end is wanted, not an accident."""
        self._tell("STOPPING=1")

    def close(self) -> None:
        """Say nothing more."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def _tell(self, message: str) -> None:
        if self._socket is not None:
            with suppress(OSError):
                self._socket.sendto(message.encode(), self._address)


class Heart:
    """Feeds the watchdog from the judging loop itself, at half the time it allows.

    Nothing else may feed it: a service whose loop hangs must die, however alive its threads are.
    """

    def __init__(self, notifier: Notifier, clock: Callable[[], int]) -> None:
        self._notifier, self._clock = notifier, clock
        self._every = notifier.watchdog_us // 2
        self._next = clock()

    def beat(self) -> None:
        """Take note that the loop has turned."""
        now = self._clock()
        if self._every and now >= self._next:
            self._next = now + self._every
            self._notifier.alive()


def _address(named: str) -> str:
    """A socket in the file system, or in the abstract namespace, which is written with an @."""
    if named.startswith("@"):
        return "\0" + named[1:]
    return named if named.startswith("/") else ""


def _watchdog_us(environment: Mapping[str, str]) -> int:
    """Return how long the loop may be silent; 0 if nobody watches this very process."""
    if environment.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return 0
    given = environment.get("WATCHDOG_USEC", "")
    return int(given) if given.isascii() and given.isdigit() else 0


def _one_line(text: str) -> str:
    return " ".join(text.split())[:200]
