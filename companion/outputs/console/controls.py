"""What the console may do to the table: what whoever hosts it can carry out.

Everything is called on the console's own thread and returns at once. What cannot be done as it is
asked raises ValueError with a line for the person who asked.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from companion.core.referee.events import Event
from companion.outputs.console.starting import Starting
from companion.outputs.start import StartChange

Stamped = Callable[[int], Event]
"""Something entered; it becomes an event with the time at which it is taken."""


class Controls(Protocol):
    """The handles of one run."""

    @property
    def absent(self) -> Collection[str]:
        """The verbs that this run cannot carry out: they are neither offered nor done."""

    def enter(self, entered: Stamped) -> None:
        """Bring in what somebody entered or ruled."""

    def pause(self, on: bool) -> None:
        """Let the caller be silent, or go on."""

    def pace(self, name: str) -> None:
        """Call faster or slower."""

    def volume(self, percent: int) -> None:
        """Make the voice louder or softer."""

    def mute(self, on: bool) -> None:
        """Say nothing, or speak again."""

    def names(self, names: list[str]) -> None:
        """Use these names for the players."""

    def new_game(self, game: str, options: Mapping[str, Any]) -> None:
        """End this match and begin another."""

    def choose(self, change: StartChange) -> None:
        """Choose something differently, while no match is on."""

    def begin(self) -> None:
        """Begin what is chosen; after a match, that is to play again."""

    def leave(self) -> None:
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
