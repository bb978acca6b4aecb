"""What the console may do to the table: what whoever hosts it can carry out.

Everything is called on the console's own thread and returns at once, with a receipt: it is done
once what was asked for would survive a power cut. What cannot be done as it is asked raises
ValueError with a line for the person who asked, at once or in the receipt. `by` is who asked.
"""

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Protocol

from companion.core.referee.events import Event
from companion.outputs.console.starting import Starting
from companion.outputs.start import StartChange

Kept = Future[None]
"""A receipt for something that was asked for."""
Stamped = Callable[[int], Event]
"""Something entered; it becomes an event with the time at which it is taken."""


class Controls(Protocol):
    """The handles of one run."""

    @property
    def absent(self) -> Collection[str]:
        """The verbs that this run cannot carry out: they are neither offered nor done."""

    def enter(self, entered: Stamped, by: str) -> Kept:
        """Bring in what somebody entered or ruled."""

    def pause(self, on: bool, by: str) -> Kept:
        """Let the caller be silent, or go on."""

    def pace(self, name: str, by: str) -> Kept:
        """Call faster or slower."""

    def volume(self, percent: int, by: str) -> Kept:
        """Make the voice louder or softer."""

    def mute(self, on: bool, by: str) -> Kept:
        """Say nothing, or speak again."""

    def names(self, names: list[str], by: str) -> Kept:
        """Use these names for the players."""

    def new_game(self, game: str, options: Mapping[str, Any], by: str) -> Kept:
        """End this match and begin another."""

    def choose(self, change: StartChange) -> Kept:
        """Choose something differently, while no match is on."""

    def begin(self, by: str) -> Kept:
        """Begin what is chosen; after a match, that is to play again."""

    def leave(self, by: str) -> Kept:
        """End this match, and let somebody choose the next."""


@dataclass(frozen=True, slots=True)
class Running:
    """How the run is set now, so that the page shows switches as they stand."""

    paused: bool = False
    pace: str = ""
    paces: tuple[str, ...] = ()
    volume: int = 80
    muted: bool = False
    games: tuple[str, ...] = ()
    """What can be started next; none: nothing is offered."""
    notices: tuple[str, ...] = ()
    """What is wrong at the table, in lines for everybody."""
    start: Starting | None = None
    """What stands chosen for the next match; None: nothing is chosen here."""
