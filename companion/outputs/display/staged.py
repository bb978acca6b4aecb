"""What a screen can show: a match, or what is chosen before one."""

from collections.abc import Callable
from typing import Protocol

from companion.core.referee.game import Prompt
from companion.kit.photo import Photo
from companion.outputs.display.actions import Arrange, Letter, OpenSeat
from companion.outputs.display.entering.forms import Form
from companion.outputs.display.scene import Scene


class Staged(Protocol):
    """Something that has a scene; whoever draws asks for it, and passes on what is done there."""

    look_back: Callable[[], None]
    """Has somebody look up what was played here before; the scene shows it soon."""
    news: Callable[[], None]
    """Called from any thread when it may look different; whoever shows it wakes up by that."""

    def scene(self) -> Scene:
        """Return how it looks now; the same object as before if nothing happened."""

    def photo(self, n: int) -> Photo | None:
        """Return the evidence of a verdict, if it can be drawn."""

    def leafed(self) -> list[tuple[int, str]]:
        """Return the pads touched since last asked that mean nothing to the game."""

    def form(self, prompt: Prompt) -> Form:
        """Return the form of something that may be entered."""

    def arrange(self, action: Arrange | OpenSeat | Letter) -> None:
        """Do what somebody chose before a match."""

    def typed(self, key: str) -> bool:
        """Let whatever is being typed take a key; tell whether it did."""
