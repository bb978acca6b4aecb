"""What a finger, a mouse or a key can mean."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.referee.game import Prompt
from companion.drawing.pointing import Point, Reach
from companion.outputs.start import StartChange


@dataclass(frozen=True, slots=True)
class Hit:
    """A button or pad of a simulated table, pressed or let go on the screen."""

    seat: int
    input: str
    down: bool = True


@dataclass(frozen=True, slots=True)
class Go:
    """Show another screen."""

    screen: str


BACK = Go("back")
"""Go back to the table; from the table, to the menu."""


@dataclass(frozen=True, slots=True)
class ShowPhoto:
    """Call up the evidence of a verdict."""

    n: int


@dataclass(frozen=True, slots=True)
class Select:
    """Put the mark on a verdict of the list."""

    n: int


@dataclass(frozen=True, slots=True)
class Page:
    """Go through a list, so many entries on or back."""

    by: int


@dataclass(frozen=True, slots=True)
class Save:
    """Keep what is shown as a picture."""


@dataclass(frozen=True, slots=True)
class Open:
    """Fill in a prompt's form; or, of several that ask alike, the one that a choice belongs to."""

    prompt: Prompt
    alike: tuple[Prompt, ...] = ()


@dataclass(frozen=True, slots=True)
class Give:
    """Enter something."""

    prompt: Prompt
    values: Mapping[str, Any]

    __hash__ = None  # type: ignore[assignment]


@dataclass(frozen=True, slots=True)
class Digit:
    """Type a digit of a numbered choice; empty: the number is complete."""

    digit: str


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose an option of a form's field, or take the choice back."""

    field: int
    option: Any


@dataclass(frozen=True, slots=True)
class StepNumber:
    """Make a number of a form larger or smaller."""

    field: int
    by: int
    at: int = 0


@dataclass(frozen=True, slots=True)
class Focus:
    """Type into this field of a form."""

    field: int


@dataclass(frozen=True, slots=True)
class Write:
    """Write a letter into the words of a form, or take one back ("backspace")."""

    letter: str


@dataclass(frozen=True, slots=True)
class Find:
    """Look for something to enter among everything that may be entered now."""


@dataclass(frozen=True, slots=True)
class Seek:
    """Look for one of many in this field of a form; or for one place of its lists."""

    field: int
    slot: tuple[str, int] | None = None


@dataclass(frozen=True, slots=True)
class Spell:
    """Look for what begins like this."""

    text: str


@dataclass(frozen=True, slots=True)
class MarkFound:
    """Put the mark on one of those that were found."""

    at: int


@dataclass(frozen=True, slots=True)
class Pick:
    """Take one of many, by its place in the whole list."""

    place: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Look no further."""


@dataclass(frozen=True, slots=True)
class Submit:
    """Enter the form."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something for whoever runs the display: "quit", a replay's keys, or what follows below."""

    name: str


@dataclass(frozen=True, slots=True)
class Arrange:
    """Choose something differently, before a match."""

    change: StartChange


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """Say who sits on a chair; 0: that has been said."""

    seat: int


@dataclass(frozen=True, slots=True)
class Letter:
    """Type a letter of a name, or `backspace`."""

    letter: str


@dataclass(frozen=True, slots=True)
class MarkSpot:
    """Put the mark of the arrow keys on something that may be chosen."""

    spot: str


PAUSE, LEAVE, END_MATCH = Command("pause"), Command("leave"), Command("end match")
THEME, WHOLE_SCREEN = Command("theme"), Command("whole screen")
LOUDER, SOFTER, MUTE = Command("louder"), Command("softer"), Command("mute")
"""What the menu offers, where whoever runs the display does it."""
SKIP_STEP, STEP_BACK = Command("skip-step"), Command("step-back")
"""To the next step of a lesson, and to the one before."""


Action = (
    Hit | Go | ShowPhoto | Select | Page | Save | Open | Give | Point | Digit | Choose
    | StepNumber | Focus | Write | Find | Seek | Spell | MarkFound | Pick | Leave | Submit | Command
    | Reach | Arrange | OpenSeat | Letter | MarkSpot
)  # fmt: skip
