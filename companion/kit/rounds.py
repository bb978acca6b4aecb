"""Whether a round is on, by what a game's kit says: what is stopped is stopped between rounds."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from companion.core.live.listener import Listening, View
from companion.core.referee.events import Cue, Event
from companion.core.referee.game import Setup
from companion.core.referee.verdicts import Verdict
from companion.kit.kit import Kit


class Rounds(Listening):
    """Follows one match.

    A round is on from READY until everything that follows its PLAY is decided; and while a press
    waits to be told from its rivals. A countdown that everybody sees is none: it can stand still.
    """

    hears = (Cue,)

    def __init__(self, kit: Kit, setup: Setup) -> None:
        self._customs, self._face = kit.customs_of(setup), kit.face_of(setup)
        self._state: Mapping[str, Any] = {}
        self._word = ""
        self.out: Callable[[], bool] = self.ready_is_out
        """Whether a READY is out whose PLAY is to come; whoever calls may know better."""
        self.patient = False
        """Whether any deadline can stand still, as in a lesson, where nobody races anybody."""

    def heard(self, event: Event) -> None:
        """Take note of the word that was called last."""
        if isinstance(event, Cue):
            self._word = event.cue

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Take note of how the match stands."""
        self._state = view.state

    def on(self, due: int | None) -> bool:
        """Tell whether a round is on; `due` is when time alone will next decide something."""
        if self.out():
            return True
        if self.patient:
            return False
        return due is not None and self._face.deadline(self._state) is None

    def ready_is_out(self) -> bool:
        """Tell whether the last word was READY, and PLAY may still follow."""
        customs, state = self._customs, self._state
        if customs is None or self._word != "ready":
            return False
        return state.get("phase") in customs.phases and not state.get("open")
