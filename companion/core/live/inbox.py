"""The one door to the judging thread: whatever happens anywhere at the table comes in here."""

from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from companion.core.referee.events import Event


@dataclass(frozen=True, slots=True)
class Foretold:
    """An event whose instant is still to come; `stands` tells then whether it has happened."""

    event: Event
    stands: Callable[[], bool]


Entry = Callable[[int], Event]
"""What somebody entered: it is stamped when it is taken."""
Item = Event | Foretold | Entry
"""Evidence that was stamped where it happened, or ahead of it; or an entry."""


class Inbox:
    """Takes items from any thread, at once, and hands them to the one loop that judges."""

    def __init__(self) -> None:
        self._items: SimpleQueue[Item | None] = SimpleQueue()
        self.empty = self._items.empty
        """Tells whether nothing waits to be taken; asked twice a turn."""
        self.ahead = 0
        """How much the loop has taken and not judged yet: what is foretold awaits its instant."""

    @property
    def quiet(self) -> bool:
        """Whether nothing has come in that is not judged yet."""
        return self._items.empty() and not self.ahead

    def put(self, item: Item) -> None:
        """Bring something in, from any thread."""
        self._items.put(item)

    def wake(self) -> None:
        """End the loop's wait, from any thread: something it looks at has changed."""
        self._items.put(None)

    def wait(self, seconds: float | None) -> list[Item]:
        """Wait until there is something, or the time is over; take all there is."""
        if seconds == 0 and self._items.empty():
            return []
        try:
            item = self._items.get(timeout=seconds) if seconds != 0 else self._items.get_nowait()
        except Empty:
            return []
        found = [item]
        while not self._items.empty():
            found.append(self._items.get_nowait())
        return [item for item in found if item is not None]
