"""What a stage notes on the judging thread, to be worked through where it is drawn."""

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from companion.core.live.listener import View
from companion.core.referee.events import Event
from companion.core.referee.game import open_verdicts
from companion.core.referee.verdicts import Verdict
from companion.kit.face import Figure
from companion.kit.page import Section
from companion.language import say


@dataclass(frozen=True, slots=True)
class LampSwitched:
    """A lamp was switched."""

    seat: int
    colour: str
    on: bool


@dataclass(frozen=True, slots=True)
class Held:
    """What those who sit before this screen hold now."""

    hands: Mapping[int, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Papers:
    """What they have to read now, and which page lies open."""

    page: Section | None
    others: tuple[Section, ...]


Note = Event | tuple[Sequence[Verdict], View] | LampSwitched | Held | Papers

MAX_NOTES = 50_000
"""If nobody draws for so long, the oldest notes are lost, and with them a piece of history."""


class Watched:
    """Whether a camera looks at the table: everybody who sees it may know."""

    _watched = False

    def watched(self, on: bool) -> None:
        """Show whether a camera looks at the table."""
        self._changed(on != self._watched)
        self._watched = on

    def _eye(self) -> tuple[Figure, ...]:
        """Return what is shown of it, beside the numbers of the game."""
        shown = Figure(say("display-camera"), say("display-camera-on"))
        return (shown,) if self._watched else ()

    def _changed(self, so: bool = True) -> None:
        """Take note that it may look different now."""


class Noting(Watched):
    """Takes notes on the judging thread, and goes back to judging. `eyes` are the seats of those
    who alone look: what is private to others is not even noted."""

    def __init__(self, eyes: Collection[int]) -> None:
        self._eyes = frozenset(eyes)
        self._notes: deque[Note] = deque(maxlen=MAX_NOTES)

    def heard(self, event: Event) -> None:
        """Note an event."""
        self._notes.append(event)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Note verdicts, and how the match stands."""
        self._notes.append((tuple(open_verdicts(verdicts, view.setup, self._eyes)), view))

    def hold(self, hands: Mapping[int, tuple[str, ...]]) -> None:
        """Note what those who sit before this screen hold."""
        self._notes.append(Held(hands))

    def give(self, page: Section | None, others: tuple[Section, ...]) -> None:
        """Note what those who sit before this screen have to read, and which page is open."""
        self._notes.append(Papers(page, others))

    def light(self, seat: int, colour: str, on: bool) -> None:
        """Note that a lamp was switched."""
        self._notes.append(LampSwitched(seat, colour, on))

    @property
    def noted(self) -> bool:
        """Whether something was noted that nobody has looked at yet."""
        return bool(self._notes)
