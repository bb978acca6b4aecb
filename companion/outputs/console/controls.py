"""What the console may do to the table: callables that whoever hosts it provides.

They are called on the console's own thread and return at once. One that is not given does not
exist in this run, and the page does not offer it. One that cannot do what it is asked raises
ValueError with a line for the person who asked.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Enter = Callable[[str, str, Mapping[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Controls:
    """The handles of one run; only entering is always there."""

    enter: Enter
    """Bring in a `deal`, `entry` or `ruling` by name with its fields, stamped when it is taken."""
    overturn: Callable[[int], None] | None = None
    pause: Callable[[bool], None] | None = None
    pace: Callable[[str], None] | None = None
    volume: Callable[[int], None] | None = None
    mute: Callable[[bool], None] | None = None
    names: Callable[[list[str]], None] | None = None
    new_game: Callable[[str, Mapping[str, Any]], None] | None = None


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
