"""Whether one input can be trusted: stuck, chattering, lost. Pure; time is passed in.

Apart from `hw.edges`, which says what the input did: an input in bad health still gives its
evidence, and the fault beside it lets the referee weigh it.
"""

from companion.language import say
from hw.config import EdgePolicy
from hw.signals import CHATTER, LOST, RECOVERED, STUCK, Fault, Place


class Health:
    """The open faults of one input. It is recovered when the last of them has ended."""

    def __init__(self, place: Place, policy: EdgePolicy) -> None:
        self._place = place
        self._policy = policy
        self._open: set[str] = set()
        self._on_since: int | None = None
        self._window_us = 0
        self._edges = 0

    @property
    def lost(self) -> bool:
        """Whether the input cannot be read at present."""
        return LOST in self._open

    def fail(self, t_us: int, reason: str, detail: str) -> list[Fault]:
        """Open a fault, unless it is open already."""
        if reason in self._open:
            return []
        self._open.add(reason)
        return [Fault(t_us, *self._place, reason, detail)]

    def heal(self, t_us: int, reason: str, detail: str) -> list[Fault]:
        """End a fault; say so when nothing else is wrong with the input."""
        if reason not in self._open:
            return []
        self._open.remove(reason)
        return [] if self._open else [Fault(t_us, *self._place, RECOVERED, detail)]

    def went(self, t_us: int, on: bool) -> list[Fault]:
        """Take note of a reported state: on starts the wait for `stuck`, off ends it."""
        self._on_since = t_us if on else None
        return [] if on else self.heal(t_us, STUCK, "released")

    def count_edge(self, t_us: int) -> list[Fault]:
        """Count every edge, held off or not: beyond the limit no hand made them."""
        faults = self._roll(t_us)
        self._edges += 1
        if self._edges > self._policy.chatter_limit:
            limit, window = self._policy.chatter_limit, self._policy.chatter_window_us
            faults += self.fail(
                t_us, CHATTER, say("hardware-more-than-edges-us", limit=limit, window=window)
            )
        return faults

    def tick(self, now_us: int) -> list[Fault]:
        """Report what time alone brings about."""
        faults = self._roll(now_us)
        due = self._stuck_due()
        if due is not None and now_us >= due:
            faults += self.fail(due, STUCK, say("hardware-us", stuck_us=str(self._policy.stuck_us)))
        return faults

    def due(self) -> int | None:
        """Return when `tick` has something to say next."""
        stuck = None if STUCK in self._open else self._stuck_due()
        if CHATTER not in self._open:
            return stuck
        quiet = self._window_us + self._policy.chatter_window_us
        return quiet if stuck is None else min(stuck, quiet)

    def _stuck_due(self) -> int | None:
        if self._on_since is None or self._policy.stuck_us is None:
            return None
        return self._on_since + self._policy.stuck_us

    def _roll(self, now_us: int) -> list[Fault]:
        window_us = self._policy.chatter_window_us
        if now_us < self._window_us + window_us:
            return []
        empty = now_us >= self._window_us + 2 * window_us
        calm = empty or self._edges <= self._policy.chatter_limit
        self._window_us, self._edges = now_us, 0
        chattered = calm and CHATTER in self._open
        return self.heal(now_us, CHATTER, say("hardware-quiet-again")) if chattered else []
