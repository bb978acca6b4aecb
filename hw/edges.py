"""All inputs of one source, and what their edges become: one place for all drivers. Pure.

What one input's edges mean is in `hw.contact`.
"""

from collections.abc import Callable, Iterable, Mapping

from hw.config import EdgePolicy
from hw.contact import Contact, Level
from hw.signals import Place, Report


class EdgeBank:
    """All inputs of one source: feed it edges and the time, hand on what it returns.

    `level` says when the level that comes with an edge was read: what an edge to the known level
    means depends on it. `grace_us` is how late an edge may be delivered: so long a hold-off waits
    for its last ones.
    Not thread-safe: a driver with several threads holds its own lock.
    """

    def __init__(
        self,
        policies: Mapping[Place, EdgePolicy],
        *,
        level: Level = Level.AT_THE_EDGE,
        grace_us: int = 0,
    ) -> None:
        self._seq = 0
        self._grace_us = grace_us
        self._contacts = {
            place: Contact(place, policy, self.next_seq, level)
            for place, policy in policies.items()
        }
        self._dues: dict[Place, int] = {}
        self._speaks: dict[Place, int] = {}
        self._unsettled: set[Place] = set()

    @property
    def inputs(self) -> frozenset[Place]:
        """The inputs it was made for."""
        return frozenset(self._contacts)

    @property
    def chatter(self) -> dict[Place, int]:
        """How many edges each input's hold-off swallowed so far."""
        return {place: contact.chatter for place, contact in self._contacts.items()}

    def start(self, t_us: int, levels: Mapping[Place, bool]) -> list[Report]:
        """Take the state of every input at the beginning."""
        return self._each(levels, lambda contact, on: contact.start(t_us, on))

    def edge(
        self, place: Place, t_us: int, on: bool, u_us: int = 0, early_us: int = 0
    ) -> list[Report]:
        """Take one edge; `u_us` is what the driver adds to the input's own uncertainty.

        `early_us`: a stamp that may have replaced that of an edge so long before it.
        """
        contact = self._contacts[place]
        return self._note_due(place, contact, contact.edge(t_us, on, u_us, early_us))

    def bounced(
        self, place: Place, began_us: int, t_us: int, on: bool, u_us: int, count: int
    ) -> list[Report]:
        """Take edges that a driver counted while a contact came to rest, within its hold-off."""
        contact = self._contacts[place]
        reports = contact.bounced(began_us, t_us, on, u_us, count)
        return self._note_due(place, contact, reports)

    def tick(self, now_us: int, pins: Mapping[Place, bool] | None = None) -> list[Report]:
        """Report what time alone brings about; `pins` is what they say now, if somebody looked."""
        then_us, pins = now_us - self._grace_us, pins or {}
        due = [place for place, at_us in self._dues.items() if at_us <= then_us]
        reports: list[Report] = []
        for place in due:
            contact = self._contacts[place]
            reports += self._note_due(place, contact, contact.tick(then_us, pins.get(place)))
        return reports

    def due(self) -> int | None:
        """Return when `tick` has something to do next; None if never without an edge."""
        return min(self._dues.values()) + self._grace_us if self._dues else None

    def speaks(self) -> int | None:
        """Return when `tick` may next have something to report; None if never without an edge."""
        return min(self._speaks.values()) + self._grace_us if self._speaks else None

    def low(self, sure_us: int, counted_us: int = 0) -> int:
        """Return the earliest stamp that a report can still have, all edges before `sure_us` taken.

        A driver whose device counts bounces has not been told of those `counted_us` after an edge.
        """
        contacts = (self._contacts[place] for place in self._unsettled)
        return min([sure_us, *(contact.low(sure_us, counted_us) for contact in contacts)])

    def lost(
        self, t_us: int, places: Iterable[Place], detail: str, sure_us: int | None = None
    ) -> list[Report]:
        """Take note that these inputs cannot be read.

        `sure_us`: no edge before it is under way; that is `t_us` where edges take no time.
        """
        gone = dict.fromkeys(places, True)
        return self._each(gone, lambda contact, _: contact.lost(t_us, detail, sure_us))

    def found(
        self, t_us: int, levels: Mapping[Place, bool], detail: str, sure_us: int | None = None
    ) -> list[Report]:
        """Take note that these inputs can be read again, and of what they say; as with `lost`."""
        return self._each(levels, lambda contact, on: contact.found(t_us, on, detail, sure_us))

    def gap(self, t_us: int, place: Place, detail: str) -> list[Report]:
        """Take note that edges of one input were lost."""
        return self._contacts[place].gap(t_us, detail)

    def sync(self, t_us: int, levels: Mapping[Place, bool]) -> list[Report]:
        """Take the state of inputs whose last edges may be missing."""
        return self._each(levels, lambda contact, on: contact.sync(t_us, on))

    def audit(self, asked_us: int, now_us: int, levels: Mapping[Place, bool]) -> list[Report]:
        """Compare with what the pins said between these instants: no number would show a loss."""
        return self._each(levels, lambda contact, on: contact.audit(asked_us, now_us, on))

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
        due, speaks = contact.dues()
        (self._unsettled.add if contact.unsettled else self._unsettled.discard)(place)
        if due is None:
            self._dues.pop(place, None)
        else:
            self._dues[place] = due
        if speaks is None:
            self._speaks.pop(place, None)
        else:
            self._speaks[place] = speaks
        return reports

    def next_seq(self) -> int:
        """Number the next signal of this source, also one that comes from elsewhere in it."""
        self._seq += 1
        return self._seq
