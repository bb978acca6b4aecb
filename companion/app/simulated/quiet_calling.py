"""READY and PLAY without a sound: the word is shown, and counts as heard from then on.

For tables that are muted, and for matches that run faster than anybody could speak. Where there
is a voice, it takes this one's place.
"""

from collections.abc import Callable, Sequence

from companion.core.live.listener import View
from companion.core.referee.events import Cue, Event, Press, Release
from companion.core.referee.verdicts import Verdict
from companion.outputs.caller.caller import Caller


class QuietCalling:
    """Listens for the caller, and puts their words on the table as evidence."""

    hears = (Cue, Press)

    def __init__(self, caller: Caller, put: Callable[[Event], None], uncertainty_us: int) -> None:
        self._caller, self._put, self._u = caller, put, uncertainty_us
        self.due = caller.due
        """When the next word is due."""

    def heard(self, event: Event) -> None:
        """Pass on words, and presses that hold PLAY back."""
        if isinstance(event, Cue):
            self._caller.heard(event.cue, event.t)
        elif isinstance(event, Press) and not isinstance(event, Release):
            self._caller.pressed(event.input, event.t)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Pass on how the match stands."""
        self._caller.judged(verdicts, view.state, view.t)

    def awaited(self) -> int | None:
        """Return nothing: a word that is shown is heard at once."""
        return None

    def act(self, now: int) -> None:
        """Say it."""
        call = self._caller.call(now)
        if call is not None:
            self._put(Cue(max(now, call.at), self._u, call.word))
