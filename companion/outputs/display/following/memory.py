"""What a stage remembers of a whole match: its verdicts, its numbers, and what was felt and heard.

A match that was taken up from a checkpoint is remembered from there on. What was before comes
later, piece by piece, and is put before the rest once it is complete.
"""

from collections import deque
from collections.abc import Callable, Sequence

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Evidence
from companion.outputs.display.following.chronicle import Chronicle, Teller
from companion.outputs.display.following.tally import Tally

Past = Sequence[Event | Verdict]
"""Some of what happened, in order; nothing: that was all."""


class Memory:
    """The verdicts of a match, counted, and the evidence beside them."""

    def __init__(self, tally: Tally, teller: Teller) -> None:
        self.tally, self.chronicle, self.evidence = tally, Chronicle(teller), Evidence()

    def heard(self, event: Event) -> None:
        """Keep an event."""
        self.evidence.take(event)

    def decided(self, verdict: Verdict) -> Verdict | None:
        """Keep a verdict and count it; return what it takes back."""
        self.chronicle.note(verdict)
        if verdict.kind != "overturned":
            self.tally.take(verdict, self._after_play(verdict))
            return None
        taken = self.chronicle.strike(verdict.fields["of"])
        self.tally.again((v, self._after_play(v)) for v in self.chronicle.standing())
        return taken

    def go_on(self, later: "Memory") -> None:
        """Remember what came after as well."""
        self.evidence.go_on(later.evidence)
        for verdict in later.chronicle.all():
            self.decided(verdict)

    def _after_play(self, verdict: Verdict) -> int | None:
        play = self.evidence.last("play", verdict.t) if verdict.kind == "call" else None
        return verdict.t - play.t if play else None


class Recollection:
    """What was before, on its way into memory: noted on one thread, worked through on another."""

    def __init__(
        self,
        memory: Memory,
        seen: Callable[[Sequence[Verdict]], Sequence[Verdict]],
    ) -> None:
        """`seen` says which verdicts may be shown here."""
        self._memory, self._seen = memory, seen
        self._noted: deque[Past] = deque()

    def note(self, past: Past) -> bool:
        """Note a piece; false if the last one has not been worked through yet."""
        if self._noted:
            return False
        self._noted.append(tuple(past))
        return True

    def worked_through(self, later: Memory) -> Memory | None:
        """Remember what was noted; once it was all, return it with what has come since."""
        past = self._noted[0] if self._noted else None
        if past is not None:
            self._memory.chronicle.speak(later.chronicle.languages)
        if past:
            self._take(past)
        elif past is not None:
            self._memory.go_on(later)
        if past is not None:
            self._noted.popleft()
        return self._memory if past == () else None

    def _take(self, past: Past) -> None:
        shown = {v.n for v in self._seen([one for one in past if isinstance(one, Verdict)])}
        for one in past:
            if not isinstance(one, Verdict):
                self._memory.heard(one)
            elif one.n in shown:
                self._memory.decided(one)
