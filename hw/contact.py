"""One input: from its edges to evidence. Pure: time is passed in.

How it works
============

A contact that closes bounces: one press is a burst of edges, a few milliseconds long. Of that burst
the first edge is the press; it is reported at once, with the stamp it came with. From then on the
input is held off for `policy.hold_off_us`: edges are swallowed (and counted as chatter), only the
level they lead to is remembered. When the hold-off ends, the input *settles*:

    quiet --edge to the other level--> report it, hold off --hold-off over--> settle
    settle: level is what was reported           --> quiet
            level is the other one               --> it was let go meanwhile: report that, hold off

What is reported at a settling has no stamp of its own among the bounces. It lies somewhere between
the first and the last edge that led to the other level, so its instant is the middle of that span
and its uncertainty half of it. Doubt grows; nothing is guessed.

Edges that should not be
------------------------

An edge *to the level that is already known* means that something is missing. What it was depends on
when the driver reads the level that it hands in (`Level`):

- AT_THE_EDGE: the edge before it was lost. Both are reported: the lost one anywhere between the
  last instant at which the input was surely in its known state and now, and the loss is announced.
- WHEN_TOLD: the level is as old as the program was slow: it was a tap, over before anybody looked.
- SOON_AFTER: the kernel reads the level a moment after it stamps the edge, so a bounce looks like
  this, too. It is kept as a *pulse* and nothing is said until the contact has come to rest: if it
  rests at the other level, the pulse was the first edge of a press, and is reported with its own
  stamp; if it rests where it was, an edge was lost.

How sure, since when
--------------------

Three instants bound what can have been missed. `_sure_us`: the last edge or reading that was
complete, at its earliest: what came after an edge in doubt may lie within that doubt. `_agreed_us`:
when an audit last found the pin as known (an edge may have been on its way then, so it counts only
less AUDIT_GRACE_US). `_known_us`: the last reading outside the stream of edges; edges stamped
before it tell nothing new. A change found by reading (`sync`, `found`) lies between the latest of
them and the reading.

An audit that finds a pin different from what is known does not cry at once: the edge may be on its
way. It is a *suspicion* with a date, and becomes a loss after AUDIT_GRACE_US. In the same way a
hold-off whose outcome depends on an edge that has not come (`_owed`) waits for it, and gives up
after the same time.

What can still be reported
--------------------------

A hold-off delays what is reported of its own input: the lift that hides among bounces. It need not
delay anybody else, nor the press that began it. Where every edge stamped before `sure_us` has been
taken, `low` tells the earliest stamp that a report can still have:

- no edge has led away from the reported state: only an edge to come can, so `sure_us`;
- some have, and the contact is back: the lift is still to come, so its span ends at `sure_us` or
  later, and its middle lies no earlier than that of the span so far;
- the contact is away: if it rests there, the lift is dated by the span so far, or a longer one;
- a pulse is dated by its own span, and a lift that the pin shows and no edge has told by the last
  instant that was sure.

The fields
----------

| field | means |
| --- | --- |
| `_reported` | the state that the rest of the table knows |
| `_level` | the level after the last edge seen, bounces included |
| `_hold_until` | when the running hold-off settles |
| `_held_before` | before which stamp an edge is a bounce |
| `_other` | first and last instant of the edges that led to the state not reported |
| `_pulse` | an edge to the known level that may have been a bounce |
| `_last_us` | the last edge |
| `_sure_us`, `_agreed_us`, `_known_us` | since when nothing can have been missed: see above |
| `_suspect_us` | since when the pin has differed from what is known |
| `_owing` | whether the settling waits for an edge on its way |
| `_gap_told` | whether a loss was announced already that the next odd edge would be explained by |
"""

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple

from companion.language import say
from hw.clock import between
from hw.config import EdgePolicy
from hw.health import Health
from hw.signals import EVIDENCE_LOST, LOST, RECOVERED, STUCK, Fault, Place, Report, Signal

AUDIT_GRACE_US = 100_000
"""How long a pin may differ from what was reported before its edge counts as lost."""
LOOK_AGAIN_US = 2_000
"""How soon to look again at a pin whose edge is on its way."""


class Level(Enum):
    """When the level that comes with an edge was read."""

    AT_THE_EDGE = auto()
    """With the edge: one to the known level shows that another was lost."""
    SOON_AFTER = auto()
    """Some time after the stamp, as the kernel does: the contact may have bounced by then."""
    WHEN_TOLD = auto()
    """Whenever somebody came round to it: an edge to the known level was a short tap."""


class _Pulse(NamedTuple):
    """An edge to the known level that may have been a bounce: what comes next will tell."""

    first_us: int
    last_us: int
    stamp_us: int
    sure_us: int


class Contact:
    """One input: what was reported of it, and what has been seen since."""

    def __init__(
        self, place: Place, policy: EdgePolicy, next_seq: Callable[[], int], level: Level
    ) -> None:
        self._place = place
        self._policy = policy
        self._next_seq = next_seq
        self._level_read = level
        self._health = Health(place, policy)
        self._reported = False
        self._level = False
        self._hold_until: int | None = None
        self._held_before = 0
        self._other: tuple[int, int] | None = None
        self._pulse: _Pulse | None = None
        self._last_us = 0
        self._sure_us = 0
        self._agreed_us = 0
        self._known_us = 0
        self._suspect_us: int | None = None
        self._owing = False
        self._gap_told = False
        self.chatter = 0

    def start(self, t_us: int, on: bool) -> list[Report]:
        """Take the state at the beginning. When an input went on before that, nobody knows."""
        self._reported = self._level = on
        self._sure_us = self._known_us = t_us
        return [*self._health.fail(t_us, STUCK, say("hardware-when-table-started"))] if on else []

    def edge(self, t_us: int, on: bool, u_us: int, early_us: int) -> list[Report]:
        """Take an edge to `on`, stamped `t_us`, give or take `u_us`, or up to `early_us` before."""
        if t_us <= self._known_us and on == self._level:
            return []
        self._suspect_us, self._owing = None, False
        reports = [*self.tick(t_us), *self._health.count_edge(t_us)]
        u_us += self._policy.u_us
        span = t_us - early_us - u_us, t_us + u_us
        if t_us < self._held_before:
            self._hold()
        elif on != self._reported:
            reports += self._report(between(*span), on, t_us)
        elif self._level_read is Level.WHEN_TOLD:
            reports += self._report(between(*span), not on, t_us)
        elif self._level_read is Level.SOON_AFTER and not self._gap_told:
            self._await(_Pulse(*span, t_us, self._quiet_since()))
        else:
            reports += self._missed(_Pulse(*span, t_us, self._quiet_since()))
        self._see(t_us, on, span)
        self._gap_told = False
        return reports

    def bounced(self, began_us: int, t_us: int, on: bool, u_us: int, count: int) -> list[Report]:
        """Take edges that somebody counted while the contact came to rest at `on`.

        Only the first and the last are dated, and only they matter: where the release among them
        was lies between the two, whatever happened in between.
        """
        away = not self._level
        steps = [(began_us, away)]
        if on != away:
            steps.append((t_us, on))
        elif count > 1:
            steps += [(t_us, not on), (t_us, on)]
        reports = [report for at, to in steps for report in self.edge(at, to, u_us, 0)]
        for _ in range(count - len(steps)):
            self.chatter += 1
            reports += self._health.count_edge(t_us)
        return reports

    def tick(self, now_us: int, pin: bool | None = None) -> list[Report]:
        """Report what time alone brings about: hold-offs end, inputs become stuck or quiet.

        `pin` is what it says now, if somebody looked: a hold-off does not end on an edge while
        the one after it is still on its way.
        """
        if self._hold_until is None or now_us < self._hold_until:
            return [*self._health.tick(now_us)]
        reports: list[Report] = []
        while self._hold_until is not None and now_us >= self._hold_until:
            if self._owed(pin):
                if now_us < self._held_before + AUDIT_GRACE_US:
                    self._hold_until = now_us + LOOK_AGAIN_US
                    break
                reports += self._give_up(now_us, pin)
            reports += self._settle()
        return [*reports, *self._health.tick(now_us)]

    def dues(self) -> tuple[int | None, int | None]:
        """Return when `tick` has something to do next, and when it may have something to report.

        They differ where a hold-off ends without a word: its contact rests where it was reported.
        """
        held, health = self._hold_until, self._health.due()
        if held is None:
            return health, health
        due = held if health is None or held < health else health
        quiet = self._level == self._reported and self._pulse is None and not self._owing
        return due, health if quiet else due

    @property
    def unsettled(self) -> bool:
        """Whether something that happened may still be reported."""
        return self._hold_until is not None or self._suspect_us is not None

    def low(self, sure_us: int, counted_us: int) -> int:
        """Return the earliest stamp that a report can still have, all edges before `sure_us` taken.

        Of the `counted_us` after a first edge they have not: somebody counts its bounces first.
        """
        if self._hold_until is None and self._suspect_us is None:
            return sure_us
        began_us = self._held_before - self._policy.hold_off_us
        if began_us <= sure_us < began_us + counted_us:
            sure_us = began_us
        if self._owing or self._suspect_us is not None:
            return min(sure_us, self._quiet_since())
        if self._pulse is not None:
            return min(sure_us, between(*self._pulse[:2])[0] - 1)
        away = self._level != self._reported
        if self._other is None or not (away or sure_us < self._held_before):
            return sure_us
        first_us, last_us = self._other
        return min(sure_us, between(first_us, last_us if away else max(last_us, sure_us))[0])

    def lost(self, t_us: int, detail: str, sure_us: int | None = None) -> list[Report]:
        """Take note that the input cannot be read; until then its state was as known.

        Where edges may still be under way, only until `sure_us`.
        """
        if not self._health.lost:
            self._sure_us = max(self._sure_us, t_us if sure_us is None else sure_us)
        return [*self._health.fail(t_us, LOST, detail)]

    def found(self, t_us: int, on: bool, detail: str, sure_us: int | None = None) -> list[Report]:
        """Take note that it can be read again; what changed meanwhile is dated by the gap."""
        reports = self.sync(t_us, on, sure_us)
        return [*reports, *self._health.heal(t_us, LOST, detail)]

    def gap(self, t_us: int, detail: str) -> list[Report]:
        """Take note that edges of this input were lost. It reads again at once."""
        self._gap_told = True
        lost = Fault(t_us, *self._place, EVIDENCE_LOST, detail)
        return [lost, Fault(t_us, *self._place, RECOVERED, say("hardware-reading-again"))]

    def sync(self, t_us: int, on: bool, sure_us: int | None = None) -> list[Report]:
        """Take the state where edges may be missing: it changed since it was last sure."""
        since_us, self._known_us = max(self._sure_us, self._agreed_us), t_us
        self._sure_us = max(since_us, t_us if sure_us is None else sure_us)
        self._gap_told = False
        if on == self._level:
            return []
        self._level, self._last_us = on, t_us
        return [] if on == self._reported else self._report(between(since_us, t_us), on, t_us)

    def audit(self, asked_us: int, now_us: int, on: bool) -> list[Report]:
        """Compare with what the pin said, read between these two; an edge gets time to arrive."""
        if self._hold_until is not None or self._health.lost:
            self._suspect_us = None
        elif on == self._level:
            self._suspect_us, self._agreed_us = None, max(self._agreed_us, asked_us)
        elif self._suspect_us is None:
            self._suspect_us = now_us
        elif now_us - self._suspect_us >= AUDIT_GRACE_US:
            return [
                *self.gap(now_us, say("hardware-no-edge-came")),
                *self.sync(self._suspect_us, on),
            ]
        return []

    def _quiet_since(self) -> int:
        """Since when no edge can have been lost: one on its way when a pin agreed may come yet."""
        return max(self._sure_us, self._agreed_us - AUDIT_GRACE_US)

    def _owed(self, pin: bool | None) -> bool:
        """Tell whether an edge is on its way that the settling of this hold-off depends on."""
        unsettled = self._pulse is not None or self._level != self._reported
        self._owing |= unsettled and pin is not None and pin != self._level
        return self._owing

    def _give_up(self, now_us: int, pin: bool | None) -> list[Report]:
        self._pulse, self._owing = None, False
        return [*self.gap(now_us, say("hardware-no-edge-came")), *self.sync(now_us, bool(pin))]

    def _hold(self) -> None:
        """Swallow an edge; one that came after its hold-off had ended makes it settle again."""
        self.chatter += 1
        self._hold_until = self._held_before

    def _see(self, t_us: int, on: bool, span: tuple[int, int]) -> None:
        self._level = on
        self._last_us = max(self._last_us, t_us)
        self._sure_us = max(self._sure_us, span[0])
        if on != self._reported:
            first, last = self._other or span
            self._other = min(first, span[0]), max(last, span[1])

    def _await(self, pulse: _Pulse) -> None:
        """Say nothing until the contact has come to rest: that tells a bounce from a loss."""
        self._pulse, self._other = pulse, None
        self._hold_until = self._held_before = pulse.stamp_us + self._policy.hold_off_us

    def _missed(self, pulse: _Pulse) -> list[Report]:
        """Take an edge to where it already was: the one before it never came."""
        on, t_us = self._reported, pulse.stamp_us
        span = between(min(pulse.sure_us, t_us), pulse.last_us)
        gap = [] if self._gap_told else self.gap(t_us, say("hardware-edge-missing"))
        missed = self._report(span, not on, t_us)
        return [*gap, *missed, *self._report(between(*pulse[:2]), on, t_us)]

    def _settle(self) -> list[Report]:
        pulse, self._pulse = self._pulse, None
        if pulse is not None and self._level == self._reported:
            return self._missed(pulse)
        if pulse is not None:
            return self._report(between(*pulse[:2]), self._level, pulse.stamp_us)
        if self._level == self._reported or self._other is None:
            self._hold_until = None
            return []
        return self._report(between(*self._other), self._level, self._last_us)

    def _report(self, when: tuple[int, int], on: bool, held_from_us: int) -> list[Report]:
        t_us, u_us = when
        self._reported, self._other, self._pulse = on, None, None
        self._hold_until = self._held_before = held_from_us + self._policy.hold_off_us
        signal = Signal(*self._place, on, t_us, u_us, self._next_seq())
        return [signal, *self._health.went(t_us, on)]
