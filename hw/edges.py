"""From edges to evidence, in one place for all drivers. Pure: time is passed in.

The first edge is the evidence: it is stamped before anything is filtered. Then the input is held
off, as a contact bounces. If it ends the hold-off in the other state, it was released meanwhile:
that is reported too, with the span in which it must have happened as its uncertainty.
"""

from collections.abc import Callable, Iterable, Mapping

from hw.clock import between
from hw.config import EdgePolicy
from hw.health import Health
from hw.signals import EVIDENCE_LOST, LOST, RECOVERED, STUCK, Fault, Place, Report, Signal

AUDIT_GRACE_US = 100_000
"""How long a pin may differ from what was reported before its edge counts as lost."""


class Contact:
    """One input: what was reported of it, and what has been seen since."""

    def __init__(
        self, place: Place, policy: EdgePolicy, next_seq: Callable[[], int], sampled: bool
    ) -> None:
        self._place = place
        self._policy = policy
        self._next_seq = next_seq
        self._sampled = sampled
        self._health = Health(place, policy)
        self._reported = False
        self._level = False
        self._hold_until: int | None = None
        self._held_before = 0
        self._other: tuple[int, int] | None = None
        self._last_us = 0
        self._sure_us = 0
        self._known_us = 0
        self._suspect_us: int | None = None
        self._gap_told = False
        self.chatter = 0

    def start(self, t_us: int, on: bool) -> list[Report]:
        """Learn the state at the beginning. When an input went on before that, nobody knows."""
        self._reported = self._level = on
        self._sure_us = self._known_us = t_us
        return [*self._health.fail(t_us, STUCK, "on when the table started")] if on else []

    def edge(self, t_us: int, on: bool, u_us: int) -> list[Report]:
        """Take an edge to `on`, stamped `t_us`, give or take `u_us`."""
        if t_us <= self._known_us and on == self._level:
            return []
        reports = [*self.tick(t_us), *self._health.count_edge(t_us)]
        self._suspect_us = None
        u_us += self._policy.u_us
        if t_us < self._held_before:
            self._hold()
        elif on != self._reported:
            reports += self._report(between(t_us - u_us, t_us + u_us), on, t_us)
        elif self._sampled:
            reports += self._report(between(t_us - u_us, t_us + u_us), not on, t_us)
        else:
            reports += self._missed(t_us, on, u_us)
        self._see(t_us, on, u_us)
        self._gap_told = False
        return reports

    def tick(self, now_us: int) -> list[Report]:
        """Say what time alone brings about: hold-offs end, inputs become stuck or quiet."""
        reports: list[Report] = []
        while self._hold_until is not None and now_us >= self._hold_until:
            reports += self._settle()
        return [*reports, *self._health.tick(now_us)]

    def due(self) -> int | None:
        """When `tick` has something to do next."""
        held, health = self._hold_until, self._health.due()
        if held is None or health is None:
            return health if held is None else held
        return min(held, health)

    def lost(self, t_us: int, detail: str) -> list[Report]:
        """Learn that the input cannot be read; until `t_us` its state was as known."""
        if not self._health.lost:
            self._sure_us = max(self._sure_us, t_us)
        return [*self._health.fail(t_us, LOST, detail)]

    def found(self, t_us: int, on: bool, detail: str) -> list[Report]:
        """Learn that it can be read again; what changed meanwhile is dated by the gap."""
        reports = self.sync(t_us, on)
        return [*reports, *self._health.heal(t_us, LOST, detail)]

    def gap(self, t_us: int, detail: str) -> list[Report]:
        """Learn that edges of this input were lost. It reads again at once."""
        self._gap_told = True
        lost = Fault(t_us, *self._place, EVIDENCE_LOST, detail)
        return [lost, Fault(t_us, *self._place, RECOVERED, "reading again")]

    def sync(self, t_us: int, on: bool) -> list[Report]:
        """Learn the state where edges may be missing: it changed since it was last sure."""
        since_us, self._known_us = self._sure_us, t_us
        self._sure_us = max(since_us, t_us)
        self._gap_told = False
        if on == self._level:
            return []
        self._level, self._last_us = on, t_us
        return [] if on == self._reported else self._report(between(since_us, t_us), on, t_us)

    def audit(self, now_us: int, on: bool) -> list[Report]:
        """Compare with what the pin says now; an edge on its way gets some grace to arrive."""
        if self._hold_until is not None or self._health.lost:
            self._suspect_us = None
        elif on == self._level:
            self._suspect_us, self._sure_us = None, max(self._sure_us, now_us)
        elif self._suspect_us is None:
            self._suspect_us = now_us
        elif now_us - self._suspect_us >= AUDIT_GRACE_US:
            return [*self.gap(now_us, "no edge came"), *self.sync(self._suspect_us, on)]
        return []

    def _hold(self) -> None:
        """Swallow an edge; one that came after its hold-off had ended makes it settle again."""
        self.chatter += 1
        self._hold_until = self._held_before

    def _see(self, t_us: int, on: bool, u_us: int) -> None:
        self._level = on
        self._last_us = max(self._last_us, t_us)
        self._sure_us = max(self._sure_us, t_us)
        if on != self._reported:
            first, last = self._other or (t_us - u_us, t_us + u_us)
            self._other = min(first, t_us - u_us), max(last, t_us + u_us)

    def _missed(self, t_us: int, on: bool, u_us: int) -> list[Report]:
        """Take an edge to where it already was: the one before it never came."""
        span = between(min(self._sure_us, t_us), t_us)
        gap = [] if self._gap_told else self.gap(t_us, "an edge is missing")
        missed = self._report(span, not on, t_us)
        return [*gap, *missed, *self._report(between(t_us - u_us, t_us + u_us), on, t_us)]

    def _settle(self) -> list[Report]:
        if self._level == self._reported or self._other is None:
            self._hold_until = None
            return []
        return self._report(between(*self._other), self._level, self._last_us)

    def _report(self, when: tuple[int, int], on: bool, held_from_us: int) -> list[Report]:
        t_us, u_us = when
        self._reported, self._other = on, None
        self._hold_until = self._held_before = held_from_us + self._policy.hold_off_us
        signal = Signal(*self._place, on, t_us, u_us, self._next_seq())
        return [signal, *self._health.went(t_us, on)]


class EdgeBank:
    """All inputs of one source: feed it edges and the time, hand on what it returns.

    With `sampled`, a level was read some time after its edge, so an edge to the known level was a
    pulse too short to read; without, the level belongs to the edge and such an edge shows a loss.
    `grace_us` is how late an edge may be delivered: so long a hold-off waits for its last ones.
    Not thread-safe: a driver with several threads holds its own lock.
    """

    def __init__(
        self, policies: Mapping[Place, EdgePolicy], *, sampled: bool = False, grace_us: int = 0
    ) -> None:
        self._seq = 0
        self._grace_us = grace_us
        self._contacts = {
            place: Contact(place, policy, self._next_seq, sampled)
            for place, policy in policies.items()
        }
        self._dues: dict[Place, int] = {}

    @property
    def inputs(self) -> frozenset[Place]:
        """The inputs it was made for."""
        return frozenset(self._contacts)

    @property
    def chatter(self) -> dict[Place, int]:
        """How many edges each input's hold-off swallowed so far."""
        return {place: contact.chatter for place, contact in self._contacts.items()}

    def start(self, t_us: int, levels: Mapping[Place, bool]) -> list[Report]:
        """Learn the state of every input at the beginning."""
        return self._each(levels, lambda contact, on: contact.start(t_us, on))

    def edge(self, place: Place, t_us: int, on: bool, u_us: int = 0) -> list[Report]:
        """Take one edge; `u_us` is what the driver adds to the input's own uncertainty."""
        contact = self._contacts[place]
        return self._note_due(place, contact, contact.edge(t_us, on, u_us))

    def tick(self, now_us: int) -> list[Report]:
        """Say what time alone brings about."""
        then_us = now_us - self._grace_us
        due = {place: True for place, at_us in self._dues.items() if at_us <= then_us}
        return self._each(due, lambda contact, _: contact.tick(then_us))

    def due(self) -> int | None:
        """When `tick` has something to do next; None if never without an edge."""
        return min(self._dues.values()) + self._grace_us if self._dues else None

    def lost(self, t_us: int, places: Iterable[Place], detail: str) -> list[Report]:
        """Learn that these inputs cannot be read."""
        gone = dict.fromkeys(places, True)
        return self._each(gone, lambda contact, _: contact.lost(t_us, detail))

    def found(self, t_us: int, levels: Mapping[Place, bool], detail: str) -> list[Report]:
        """Learn that these inputs can be read again, and what they say."""
        return self._each(levels, lambda contact, on: contact.found(t_us, on, detail))

    def gap(self, t_us: int, place: Place, detail: str) -> list[Report]:
        """Learn that edges of one input were lost."""
        return self._contacts[place].gap(t_us, detail)

    def sync(self, t_us: int, levels: Mapping[Place, bool]) -> list[Report]:
        """Learn the state of inputs whose last edges may be missing."""
        return self._each(levels, lambda contact, on: contact.sync(t_us, on))

    def audit(self, now_us: int, levels: Mapping[Place, bool]) -> list[Report]:
        """Compare with what the pins say, where no sequence number would show a loss."""
        return self._each(levels, lambda contact, on: contact.audit(now_us, on))

    def _each(
        self, levels: Mapping[Place, bool], act: Callable[[Contact, bool], list[Report]]
    ) -> list[Report]:
        reports: list[Report] = []
        for place, on in levels.items():
            contact = self._contacts[place]
            reports += self._note_due(place, contact, act(contact, on))
        return reports

    def _note_due(self, place: Place, contact: Contact, reports: list[Report]) -> list[Report]:
        """Remember who waits for something, so that asking for the time costs next to nothing."""
        due = contact.due()
        if due is None:
            self._dues.pop(place, None)
        else:
            self._dues[place] = due
        return reports

    def _next_seq(self) -> int:
        self._seq += 1
        return self._seq
