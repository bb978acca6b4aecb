"""What a phone's page says of its clock and its buzzers, and who takes it: the fastest way in.

Nothing of it is a ruling: it is answered at once, redraws nothing, and what it becomes is evidence
like that of any other button. See `page/clock.js` for the other end.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, Protocol

from companion.core.referee.events import INPUTS
from companion.core.referee.schema import is_int
from companion.outputs.console.pairing import Phone

Check = Callable[[Any], bool]
Ask = Callable[[], None]
"""Has a page asked how far it is; called from any thread, and returns at once."""

LATEST_US: Final = 1 << 50
"""No page is open for 35 years."""
MOST_COARSE_US: Final = 100_000
MOST_CHAIR: Final = 64
"""No table has more chairs."""
SYNC, PRESS, SOUNDED = "sync", "press", "sounded"
WAYS: Final = ("tone", "touch")
MOST_LATE_US: Final = 60_000_000


class Answer(NamedTuple):
    """When a message about the clock came, and when its answer leaves, on the table clock."""

    rx: int
    tx: int


class Page(NamedTuple):
    """One load of the page: its number, how coarse its clock is, and what its browser keeps."""

    number: int
    coarse_us: int
    key: int = 0
    """By what its screen is known; 0: by nothing."""


class BuzzerLine(Protocol):
    """The line of one page."""

    def sync(self, said: Mapping[str, Any], came_us: int) -> Answer:
        """Take what it says of its clock."""

    def press(self, said: Mapping[str, Any], came_us: int) -> int | None:
        """Take a press; return the last number that is taken. None: this page has no buzzers."""

    def sounded(self, said: Mapping[str, Any]) -> None:
        """Take note how late, and how surely, PLAY was noticed on the phone itself."""

    def close(self) -> None:
        """Take note that the line is gone."""


class Buzzers(Protocol):
    """Whoever takes presses of phones; called on the console's thread."""

    def join(self, phone: Phone, page: Page, ask: Ask) -> BuzzerLine:
        """Take note of a page's line; the last page of a phone is the one that is heard."""


def _moment(value: Any) -> bool:
    return is_int(value) and 0 <= value <= LATEST_US


def _got(value: Any) -> bool:
    """Accept which answer came last, and when; none has, at first."""
    return value is None or (
        isinstance(value, list) and len(value) == 2 and all(map(_moment, value))
    )


def _coarse(value: Any) -> bool:
    return is_int(value) and 1 <= value <= MOST_COARSE_US


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _input(value: Any) -> bool:
    return isinstance(value, str) and value in INPUTS


def _chair(value: Any) -> bool:
    """Accept the chair of somebody else; none for what is before oneself."""
    return value is None or (is_int(value) and 1 <= value <= MOST_CHAIR)


def _late(value: Any) -> bool:
    return is_int(value) and -MOST_LATE_US <= value <= MOST_LATE_US


def _way(value: Any) -> bool:
    return value in WAYS


BEATS: Mapping[str, Mapping[str, Check]] = {
    SYNC: {
        "page": _moment,
        "key": _moment,
        "coarse": _coarse,
        "e": _moment,
        "t": _moment,
        "w": _moment,
        "got": _got,
        "seen": _flag,
    },
    PRESS: {
        "input": _input,
        "of": _chair,
        "on": _flag,
        "t": _moment,
        "s": _moment,
        "e": _moment,
        "got": _got,
    },
    SOUNDED: {"late_us": _late, "u": _moment, "way": _way},
}
"""What comes with each, all of it, and how it is recognised."""
