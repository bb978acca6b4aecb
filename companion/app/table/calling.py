"""Joins the caller to the voice: decides nothing, and makes evidence of what was heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from companion.core.live import Inbox, View
from companion.core.live.inbox import Foretold
from companion.core.referee.events import Cue, Event, Press, Release
from companion.core.referee.verdicts import Verdict
from companion.outputs.caller.caller import Caller
from hw.speaker import Onset

LEAD_US = 120_000
"""How far ahead of its instant a word is given to the speaker, so that it can be put there."""
EARLY_US = 5_000
"""So much before the instant it was given to the speaker for, no word is dated."""
FORGOTTEN_US = 10_000_000
"""A word that was not heard so long after is waited for no more."""
PATIENCE_US = 8_000_000
"""How long READY lets the voice finish what it says."""


class Says(Protocol):
    """As much of a voice as the caller needs."""

    def cue(
        self, word: str, at: int | None = None, heard: Callable[[Onset], None] | None = None
    ) -> None:
        """Say READY or PLAY, and tell when it was heard."""

    def busy_until(self) -> int:
        """Return when whatever is being said is over."""


class Calling:
    """Calls a match: an actor that says the word, a listener that hears what became of it.

    A cue's uncertainty is what the output states, but never less than `floor_us`, which is the
    table's own: what no output can know, such as where the players' ears are.
    """

    hears = (Cue, Press)

    def __init__(self, caller: Caller, voice: Says, inbox: Inbox, floor_us: int) -> None:
        self._caller, self._voice, self._inbox = caller, voice, inbox
        self._floor_us = floor_us
        self._patient_until: int | None = None
        self._out: dict[int, int] = {}
        self._said = 0

    def awaited(self) -> int | None:
        """Return the earliest instant at which a word on its way can have been heard; None: none
        is on its way. It is for the judging thread, who asks before taking what has come in."""
        return min(self._out.copy().values(), default=None)

    def due(self) -> int | None:
        """Return when the next word is to be given to the speaker."""
        return self._caller.due()

    def act(self, now: int) -> None:
        """Say what is due; READY first lets the voice finish."""
        if self._caller.rests and self._lets_finish(now):
            return
        self._patient_until = None
        call = self._caller.call(now)
        if call is not None:
            self._said += 1
            self._forget(now - FORGOTTEN_US)
            self._out[self._said] = call.at - EARLY_US
            self._voice.cue(call.word, call.at, partial(self._audible, call.word, self._said))

    def _forget(self, before: int) -> None:
        """Wait no more for words that should have been heard before an instant."""
        for number, at in self._out.copy().items():
            if at < before:
                self._out.pop(number, None)

    def _lets_finish(self, now: int) -> bool:
        if self._patient_until is None:
            self._patient_until = now + PATIENCE_US
        free = min(self._voice.busy_until(), self._patient_until)
        if free <= now:
            return False
        self._caller.postpone(free + LEAD_US)
        return True

    def _audible(self, word: str, number: int, onset: Onset) -> None:
        """Record as evidence that the word was heard, or will be in a moment.

        It is not dated before what was promised for it; its doubt grows instead.
        """
        t = max(onset.t, self._out.get(number, onset.t))
        cue = Cue(t, max(onset.u + t - onset.t, self._floor_us), word)
        self._inbox.put(Foretold(cue, onset.stands))
        self._out.pop(number, None)

    def heard(self, event: Event) -> None:
        """Tell the caller of cues, so that their word is out, and of buttons: the table is busy."""
        if isinstance(event, Cue):
            self._caller.heard(event.cue, event.t)
        elif isinstance(event, Press) and not isinstance(event, Release):
            self._caller.pressed(event.input, event.t)

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Let verdicts and questions tell the caller when to be silent."""
        self._caller.judged(verdicts, view.state, view.t)


class InMatchTime:
    """The voice as a match dates it, where the match's time is not the machine's."""

    def __init__(self, voice: Says, by: Callable[[], int]) -> None:
        """`by` is what is to be added to the machine's time now."""
        self._voice, self._by = voice, by

    def cue(
        self, word: str, at: int | None = None, heard: Callable[[Onset], None] | None = None
    ) -> None:
        """Say READY or PLAY, and tell when it was heard."""
        by = self._by()

        def shifted(onset: Onset) -> None:
            if heard is not None:
                heard(replace(onset, t=onset.t + by))

        self._voice.cue(word, None if at is None else at - by, shifted)

    def busy_until(self) -> int:
        """Return when whatever is being said is over."""
        return self._voice.busy_until() + self._by()
