"""The caller: decides when READY and PLAY are said, so that the wait so far tells nothing.

After each READY one waiting time is drawn, exponential beyond the shortest, and a coin decides
whether PLAY or another READY ends it. Both are drawn anew each time: the chance that PLAY comes
within the next instant is the same at every moment of the wait, whatever came before. A wait that
would outlast the longest ends in another READY, never in PLAY.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from random import Random
from typing import Any

from companion.core.referee.verdicts import Verdict
from companion.kit.customs import Customs
from companion.outputs.caller.pace import CallPace

LOST_US = 3_000_000
"""A word that was not heard so long after it should have been is taken for lost."""


@dataclass(frozen=True, slots=True)
class Cry:
    """A word to be said so that it is heard at `at`."""

    word: str
    at: int


class _Step(Enum):
    SILENT = auto()
    RESTING = auto()
    """A READY comes next, and may wait."""
    WAITING = auto()
    """READY was heard; the draw is made, and nothing but an interruption changes it."""
    SAID = auto()
    """A word was handed out and has not been heard yet."""


class Caller:
    """Calls one match. It is told the time, and never asks for it.

    `lead_us` is how far ahead of its instant a word is handed out, for the speaker to prepare.
    """

    def __init__(
        self, pace: CallPace, customs: Customs | None, seed: int, lead_us: int = 0
    ) -> None:
        self._pace, self._customs, self._lead = pace, customs, lead_us
        self._random = Random(seed)
        self._step = _Step.SILENT
        self._word = "ready"
        self._at = self._quiet_from = 0

    def judged(self, verdicts: Sequence[Verdict], state: dict[str, Any], now: int) -> None:
        """Take note of what was decided and how the match stands."""
        if self._customs is None:
            return
        moved = any(verdict.kind in self._customs.breaths for verdict in verdicts)
        breath = self._pace.breath_us if moved else 0
        if state["open"] or state["phase"] not in self._customs.phases:
            self._step = _Step.SILENT
        elif self._step is _Step.SILENT:
            self._rest(now + breath)
        elif moved or any(_is_refused_cue(verdict) for verdict in verdicts):
            self._interrupt(now + breath)

    def heard(self, word: str, t: int) -> None:
        """Take note that a word became audible, whoever said it."""
        if self._customs is None or self._step is _Step.SILENT:
            return
        if word == "ready":
            self._draw(t)
        else:
            self._rest(t + self._customs.prompt_us)
            self._quiet_from = t + self._customs.prompt_us

    def pressed(self, name: str, t: int) -> None:
        """Take note of a press before it is judged: a call must hold PLAY back at once."""
        calling = self._customs is not None and self._step is not _Step.SILENT
        if calling and self._customs and name in self._customs.interrupts:
            self._interrupt(t + self._pace.breath_us)

    def postpone(self, until: int) -> None:
        """Let a READY wait for somebody who is still speaking; a drawn wait is never moved."""
        if self._step is _Step.RESTING:
            self._at = max(self._at, until)

    def begin_again(self, t: int) -> None:
        """Begin with a fresh READY, not before a rest from now: the table was at a pause."""
        if self._step is not _Step.SILENT:
            self._interrupt(t)

    def change_pace(self, pace: CallPace) -> None:
        """Wait by another pace from the next draw on."""
        self._pace = pace

    @property
    def rests(self) -> bool:
        """Whether the next word is a READY that may wait."""
        return self._step is _Step.RESTING

    def resting(self, now: int) -> int | None:
        """Return until when the table rests before the next READY; None: it does not.

        Of what follows a READY nothing is told: nobody may know when PLAY comes.
        """
        rests = self._step is _Step.RESTING and now >= self._quiet_from
        return self._at if rests and self._at > now else None

    @property
    def speaks(self) -> bool:
        """Whether a word is on its way, or READY was heard and PLAY is still to come."""
        return self._step in (_Step.WAITING, _Step.SAID)

    def due(self) -> int | None:
        """Return when the next word is to be handed out, or a lost one is given up."""
        if self._step is _Step.SILENT:
            return None
        return self._at + LOST_US if self._step is _Step.SAID else self._at - self._lead

    def call(self, now: int) -> Cry | None:
        """Hand out the word that is due, if one is."""
        due = self.due()
        if due is None or now < due:
            return None
        if self._step is _Step.SAID:
            self._rest(now)
            return None
        self._step = _Step.SAID
        self._at = max(self._at, now)
        return Cry(self._word, self._at)

    def _draw(self, ready: int) -> None:
        """Draw what follows a READY, and when."""
        pace = self._pace
        wait = pace.shortest_us + round(self._random.expovariate(1 / pace.mean_us))
        trap = self._random.random() < pace.trap_share
        overlong = wait >= pace.longest_us
        self._step = _Step.WAITING
        self._word = "ready" if trap or overlong else "play"
        self._at = ready + min(wait, pace.longest_us)

    def _rest(self, start: int) -> None:
        """Let the table rest; a fresh READY comes next."""
        self._step, self._word = _Step.RESTING, "ready"
        self._at = start + round(self._random.uniform(*self._pace.rest_us))

    def _interrupt(self, start: int) -> None:
        """Begin again with a fresh READY: the table's attention was elsewhere."""
        pending = self._at if self._step is _Step.RESTING else 0
        self._rest(start)
        self._at = max(self._at, pending)


def _is_refused_cue(verdict: Verdict) -> bool:
    return verdict.kind == "refused" and verdict.fields.get("event") == "cue"
