"""What is looked at in safe mode: gives a scene, as a stage does, of what to do."""

from collections.abc import Callable

from companion.core.referee.game import Prompt
from companion.kit.face import SILENCE
from companion.kit.photo import Photo
from companion.kit.safe_page import SafePage
from companion.outputs.display.actions import Arrange, Letter, OpenSeat
from companion.outputs.display.entering.forms import Form
from companion.outputs.display.scene import PairingCode, Scene


class Refuge:
    """One page; whoever runs it shows another one when something has come of a choice."""

    def __init__(self, page: SafePage) -> None:
        self.look_back: Callable[[], None] = lambda: None
        self.news: Callable[[], None] = lambda: None
        self._scene = _made(page, None)

    def show(self, page: SafePage, pairing: PairingCode | None) -> None:
        """Show this page, and how a phone finds it, from any thread."""
        if (page, pairing) != (self._scene.safe, self._scene.pairing):
            self._scene = _made(page, pairing)
            self.news()

    def scene(self) -> Scene:
        """Return the page."""
        return self._scene

    def photo(self, n: int) -> Photo | None:
        """Return nothing: nothing is judged here."""
        return None

    def leafed(self) -> list[tuple[int, str]]:
        """Return nothing: no pad is listened to."""
        return []

    def form(self, prompt: Prompt) -> Form:
        """Nothing can be entered here."""
        raise LookupError(prompt.name)

    def arrange(self, action: Arrange | OpenSeat | Letter) -> None:
        """Do nothing: nothing can be chosen for a match."""

    def typed(self, key: str) -> bool:
        """Take no letter."""
        return False


def _made(page: SafePage, pairing: PairingCode | None) -> Scene:
    return Scene(0, page.title, "", (), SILENCE, pairing=pairing, safe=page)
