"""How whoever draws is called: something is new, and they may sleep until then."""

from collections.abc import Callable

REST_MS = 1_000
"""How long nobody looks where nothing calls, moves or is counted down: what forgets to call is seen
no later than that."""


class Bell:
    """Rings once, from any thread, until somebody has looked; ringing again costs nothing."""

    def __init__(self, wake: Callable[[], None]) -> None:
        """`wake` ends their sleep; it never waits."""
        self._wake = wake
        self.rung = False

    def ring(self) -> None:
        """Call whoever draws."""
        if not self.rung:
            self.rung = True
            self._wake()

    def answered(self) -> None:
        """Take note that somebody looks from now on: whatever is newer rings again."""
        self.rung = False
