"""What is on a screen beside the scene: which one it is, what is chosen, what is filled in."""

from dataclasses import dataclass, replace

from companion.drawing.pointing import NOWHERE, Pointing, left
from companion.kit.photo import Photo
from companion.kit.travel import Travel
from companion.outputs.display.entering.forms import Form
from companion.outputs.display.entering.held import choices_of
from companion.outputs.display.entering.picker import Picker
from companion.outputs.display.scene import Scene


@dataclass(frozen=True, slots=True)
class Look:
    """What is on the screen, beside the scene."""

    screen: str = ""
    """Empty: whatever the moment suggests."""
    selected: int = 0
    photo: Photo | None = None
    form: Form | None = None
    picker: Picker | None = None
    """A long list that somebody chooses from, before or within a form."""
    controls: tuple[tuple[str, str], ...] = ()
    """Keys of whoever runs the display, with what they do."""
    commands: tuple[tuple[str, str], ...] = ()
    """What else whoever runs the display does when asked for by name, each with its key, if any."""
    status: str = ""
    pointing: Pointing = NOWHERE
    """What was pointed at on a game's board, or typed."""
    page: int = 0
    """Which page of the rules is open."""
    mark: str = ""
    """What the arrow keys have marked where something is chosen; empty: what suggests itself."""
    near: int = 0
    """Whose own screen it is: that seat is at the near side; 0: the first one."""
    flying: tuple[tuple[Travel, float], ...] = ()
    """The cards that are on their way, and how far they have come."""
    beat: bool = False
    """Whether what is wanted now is marked more strongly: on every other beat of a window."""
    moment: float = 1.0
    """How far what moves on a board has come: all of its way, unless somebody paints it moving."""

    @property
    def moves(self) -> bool:
        """Whether anything is on its way."""
        return bool(self.flying) or self.moment < 1

    def without_steps(self) -> "Look":
        """Return the same for every frame in which something is on its way."""
        return replace(self, flying=(), moment=1.0 if self.moment >= 1 else 0.0)

    def does(self, name: str) -> bool:
        """Tell whether somebody does this when asked for."""
        return any(name == known for known, _ in self.commands)

    def numbers(self, scene: Scene) -> tuple[int, ...]:
        """Return which numbered choices can still be meant."""
        return tuple(left(choices_of(scene), self.pointing))

    def showing(self, scene: Scene) -> str:
        """Return which screen it is."""
        if scene.safe:
            return "safe"
        if self.screen:
            return self.screen
        if scene.start:
            return "seating" if scene.start.seat else "start"
        if scene.end:
            return "end"
        if scene.setup:
            return "setup"
        if scene.between:
            return "scores"
        return "pairing" if scene.invites else "table"
