"""The phone of one chair: a page in a browser, stamped there, dated by bounds that are proven.

Whoever serves phones has a `PhoneLine` for each, and feeds it from its own thread. What is evidence
goes straight on to the table, by the `PhoneSource` of the chair that the phone has. The clock and
the order of presses are settled in `hw.phones`, and so is its hand on the piles of others. Here is
what the coming and going of a phone means for its buzzers, and how far it has been heard.

What a finger did before its phone had this chair is none of this chair's: a buzzer that is held
down as it sits down has to come up first, and a press that was still under way is told as lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from companion.language import say
from hw.clock import Clock, now_us
from hw.edges import EdgeBank
from hw.phones.config import PILE, UNMEASURED, PhoneConfig, TouchDelay
from hw.phones.link import Buzzer, Edge, Gap, Heartbeat, Misdated, News, PhoneLink, Touched
from hw.phones.reach import Reach
from hw.signals import (
    EVIDENCE_LOST,
    PADS,
    REACH,
    RECOVERED,
    WRONG_CLOCK,
    Fault,
    Place,
    Report,
    Signal,
)
from hw.worker import SteppedSource

SILENT_US: Final = 3_000_000
"""A page at the table speaks four times a second; one that is silent so long is not heard."""
LEARNING_US: Final = 1_000_000
"""A phone whose clock has not been known for so long cannot be heard."""
ASK_AGAIN_US: Final = 5_000
"""How soon a phone is asked again how far it is, while somebody waits for it."""

Act = Callable[[int], Sequence[News]]
"""Something that was heard of a phone, at the instant it came."""


class PhoneSource(SteppedSource):
    """Delivers the buzzers of one chair while a phone has it; several chairs are several of these.

    While no phone has the chair, nothing can come from it, and it holds nobody up.
    """

    def __init__(self, config: PhoneConfig, clock: Clock = now_us) -> None:
        self.seat = config.seat
        super().__init__(
            say("hardware-phone-chair", seat=config.seat), EdgeBank(config.policies), clock
        )
        self._reach = Reach(config, self._bank.next_seq)
        self._line: PhoneLine | None = None
        self._sat_us = 0
        self._brought: set[Buzzer] = set()
        """What is held down since before its phone had this chair."""
        self._lost = False
        self._asked_us = 0

    @property
    def reach(self) -> frozenset[Place]:
        """What is lost when nothing is known of its hand on the piles of others."""
        return frozenset((Place(self.seat, REACH),) if self._reach.piles else ())

    @property
    def reached(self) -> frozenset[int]:
        """The chairs on whose piles it can lay a hand."""
        return frozenset(place.seat for place in self._reach.piles)

    def step(self, wait_us: int | None = None) -> None:
        """Wait until a phone has been silent for too long, or until an input is due."""
        due = self._until(self._trouble_due(), self._reach.due())
        self._wait(due if wait_us is None else wait_us)
        with self._lock:
            self._look()
            self._tick()
            self._state_if_wanted()

    def mark(self, wanted_us: int) -> int | None:
        """Say how far the phone has been heard, and have it asked if that is not enough."""
        mark = super().mark(wanted_us)
        line, now = self._line, self._clock()
        behind = mark is None or mark <= wanted_us
        if line is not None and line.link.open and behind and now >= self._asked_us + ASK_AGAIN_US:
            self._asked_us = now
            line.ask()
        return mark

    def seated(self, line: PhoneLine) -> None:
        """Give the chair to a phone: see `PhoneLine.sit`."""
        with self._lock:
            if self._line is not None:
                self._line.gone_from(self)
                self._readable(set(), say("hardware-another-phone-sits-there"))
            self._line, self._lost = line, False
            self._sat_us, self._brought = self._clock(), set(line.link.down)
            self._look()
        self._wake()

    def left(self) -> None:
        """Take the chair from its phone: nothing is held down there any more."""
        with self._lock:
            line, self._line = self._line, None
            if line is not None:
                self._readable(set(), say("hardware-no-phone-sits-there-any"))

    def take(self, act: Act, came_us: int) -> None:
        """Have something done to the phone of this chair, and deliver what came of it."""
        with self._lock:
            self._tell(act(came_us), self._clock())
            self._look()
            self._tick()
            self._state_if_wanted()
        self._wake()

    def _open(self) -> None:
        with self._lock:
            now = self._clock()
            self._send(self._own(self._bank.start(now, dict.fromkeys(self.inputs, False))))
            self._send(self._reach.start(now))
            self._look()

    def _shut(self) -> None:
        self._line = None

    def _low_water(self) -> int | None:
        now = self._clock()
        if self._line is None:
            return self._low(now)
        low_us = None if self._lost else self._line.link.low_us(now)
        return None if low_us is None else self._low(min(low_us, now))

    def _low(self, sure_us: int) -> int:
        return min(self._bank.low(sure_us), self._reach.low(sure_us))

    def _tick(self) -> None:
        now = self._clock()
        self._send(self._own(self._bank.tick(now)))
        self._send(self._reach.tick(now))

    def _trouble_due(self) -> int | None:
        """Return when a phone that is heard counts as not heard any more, if nothing comes."""
        if self._line is None or self._lost:
            return None
        link = self._line.link
        silent_us = link.heard_us + SILENT_US
        return silent_us if link.known else min(silent_us, link.unknown_us + LEARNING_US)

    def _look(self) -> None:
        """See whether the phone can be heard, and say so if that has changed."""
        if self._line is None:
            return
        link, now = self._line.link, self._clock()
        why = _trouble(link, now, self._lost)
        if why is None and self._lost:
            self._readable(
                link.down, say("hardware-heard-again", name=self._name), link.sure_us or 0
            )
        elif why is not None and not self._lost:
            self._lost = True
            since_us = min(now, link.low_us(now) or now)
            detail, sure_us = f"{self._name}: {why}", link.sure_us or 0
            own = self._bank.lost(since_us, sorted(self.inputs), detail, sure_us)
            self._send(self._own(own))
            self._send(self._reach.lost(since_us, detail, sure_us))

    def _readable(self, down: set[Buzzer], detail: str, sure_us: int | None = None) -> None:
        self._lost = False
        now, here = self._clock(), down - self._brought
        levels = {place: Buzzer(place.input) in here for place in sorted(self.inputs)}
        self._send(self._own(self._bank.found(now, levels, detail, sure_us)))
        self._send(self._reach.found(now, {buzzer.of for buzzer in here}, detail, sure_us))

    def _tell(self, news: Sequence[News], now: int) -> None:
        for one in news:
            match one:
                case Edge():
                    self._edge(one, now)
                case Gap():
                    self._announce(EVIDENCE_LOST, one.detail, now)
                case Misdated():
                    self._announce(WRONG_CLOCK, one.detail, now)

    def _edge(self, edge: Edge, now: int) -> None:
        if self._is_brought(edge, now):
            return
        name, chair = edge.buzzer
        place = Place(self.seat, name)
        if chair:
            self._send(self._reach.edge(chair, edge.on, edge.at) if name == PILE else ())
        elif place in self.inputs:
            self._send(self._own(self._bank.edge(place, edge.at.t_us, edge.on, edge.at.u_us)))

    def _is_brought(self, edge: Edge, now: int) -> bool:
        """Tell whether a finger did it before its phone had this chair, or only ends that."""
        brought = edge.buzzer in self._brought
        self._brought.discard(edge.buzzer)
        if edge.on and edge.at.t_us + edge.at.u_us < self._sat_us:
            self._brought.add(edge.buzzer)
            why = say("hardware-press-from-before-had-chair")
            self._announce(EVIDENCE_LOST, why, now)
            return True
        return brought and not edge.on

    def _own(self, reports: Iterable[Report]) -> Iterator[Report]:
        """Yield what is told of its own place; whose hand lies on a pad of glass is known."""
        for report in reports:
            if isinstance(report, Signal) and report.input in PADS:
                yield replace(report, by=self.seat)
            else:
                yield report

    def _announce(self, reason: str, detail: str, now: int) -> None:
        """Say what went wrong once, and that it goes on: what is in doubt says so itself."""
        self._send([Fault(now, self.seat, None, reason, f"{self._name}: {detail}")])
        self._send([Fault(now, self.seat, None, RECOVERED, say("hardware-goes", name=self._name))])


class PhoneLine:
    """One phone as whoever serves it knows it, with or without a chair.

    Everything here is called on the thread that serves the phones, and returns at once.
    """

    def __init__(self, clock: Clock = now_us, touch: TouchDelay = UNMEASURED) -> None:
        self.link = PhoneLink(touch)
        self.ask: Callable[[], None] = lambda: None
        """Called from any thread when the phone is to say how far it is; it returns at once."""
        self._clock = clock
        self._source: PhoneSource | None = None

    @property
    def seat(self) -> int | None:
        """The chair that it has."""
        return None if self._source is None else self._source.seat

    def sit(self, source: PhoneSource) -> None:
        """Take a chair; the phone keeps its clock."""
        if source is not self._source:
            self.stand()
            self._source = source
            source.seated(self)

    def gone_from(self, source: PhoneSource) -> None:
        """Take note that somebody else has its chair now."""
        if source is self._source:
            self._source = None

    def stand(self) -> None:
        """Leave the chair."""
        source, self._source = self._source, None
        if source is not None:
            source.left()

    def opened(self, page: int, coarse_us: int) -> None:
        """Take note that a page has come, or come back: its line is new."""
        self._do(lambda now: self.link.opened(page, coarse_us, now))

    def closed(self) -> None:
        """Take note that its line is gone."""
        self._do(lambda now: self.link.closed())

    def measured(self, touch: TouchDelay) -> None:
        """Use what was measured of its screen from now on."""
        self._do(lambda now: self.link.use(touch))

    def sync(
        self, number: int, beat: Heartbeat, seen: bool = True, came_us: int | None = None
    ) -> tuple[int, int]:
        """Take a message about the clock; return when it came, and when its answer leaves."""
        came_us = self._clock() if came_us is None else came_us
        self._do(lambda now: self.link.hear(beat, now, seen), came_us)
        leaves_us = self._clock()
        self.link.answered(number, leaves_us)
        return came_us, leaves_us

    def press(self, touched: Touched, beat: Heartbeat, came_us: int | None = None) -> int:
        """Take a press or release; return the number of the last one that was taken."""
        came_us = self._clock() if came_us is None else came_us
        self._do(lambda now: self.link.press(touched, beat, now), came_us)
        return self.link.acknowledged

    def _do(self, act: Act, came_us: int | None = None) -> None:
        came_us = self._clock() if came_us is None else came_us
        if self._source is None:
            act(came_us)
        else:
            self._source.take(act, came_us)


def _trouble(link: PhoneLink, now: int, lost: bool) -> str | None:
    """Say why a phone's buzzers cannot be read; None: they can.

    A clock that is learnt anew is known after one round trip: until then presses only wait.
    """
    if not link.open:
        return say("hardware-line-gone")
    if not link.seen:
        return say("hardware-page-not-front")
    if now >= link.heard_us + SILENT_US:
        return say("hardware-has-not-been-heard-three")
    unknown = not link.known and (lost or now >= link.unknown_us + LEARNING_US)
    return say("hardware-clock-not-known") if unknown else None
