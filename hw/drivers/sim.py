"""A simulated table: for a laptop, a demonstration, a test, and beside real drivers.

People do to it what they do to a real one (`press`, `touch`, `lift`, `unplug`); what a real one
would make of that (bounce, latency, jitter, loss) is `hw.config.Realism`, seeded. Time is the
caller's: nothing happens until `advance`, unless the table is live.
"""

import heapq
from collections.abc import Callable, Iterable
from dataclasses import replace

from companion.language import say
from hw.clock import Clock, now_us
from hw.config import EdgePolicy, SimConfig
from hw.drivers.sim_realism import Edge, Physics
from hw.drivers.sim_script import Step
from hw.edges import EdgeBank
from hw.errors import ConfigurationError, DeviceGone
from hw.signals import BUTTONS, Place, Report, Signal
from hw.source import Sink
from hw.worker import SteppedSource

TURN_US = 1_000
"""A table that is stepped is moved as of the beginning of a turn: so long ago, mostly."""


class SimSource(SteppedSource):
    """Simulated buttons and pads. With `live`, a thread delivers as the clock goes on.

    Every verb takes an optional `at_us`; without it, it happens at the clock's time.
    """

    def __init__(self, config: SimConfig, clock: Clock = now_us, *, live: bool = False) -> None:
        bank = EdgeBank(_policies(config), grace_us=config.realism.jitter_us)
        super().__init__("sim", bank, clock)
        self._live = live
        self._physics = Physics(config.realism)
        self._edges: list[Edge] = []
        self._levels = dict.fromkeys(sorted(self.inputs), False)
        self._moves: dict[Place, tuple[int, int]] = {}
        self._by: dict[Place, int] = {}
        """Whose hand moved last at a place, where the table can tell."""
        self._unplugged: set[Place] = set()
        self._next_us = self._speaks_us = None  # type: int | None

    def start(self, sink: Sink) -> None:
        """Deliver from now on: from a thread if live, else when told to `advance`."""
        if self._live:
            super().start(sink)
        else:
            self.open(sink)

    def press(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Push a button down."""
        self._move(Place(seat, name), True, at_us, None)

    def release(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Let a button come up."""
        self._move(Place(seat, name), False, at_us, None)

    def touch(
        self, seat: int, name: str, *, by: int | None = None, at_us: int | None = None
    ) -> None:
        """Lay a hand on a pad; `by` is whose, on a table that can tell."""
        self._move(Place(seat, name), True, at_us, by)

    def lift(self, seat: int, name: str, *, at_us: int | None = None) -> None:
        """Take the hand off a pad."""
        self._move(Place(seat, name), False, at_us, None)

    def unplug(self, seat: int, name: str | None = None, *, at_us: int | None = None) -> None:
        """Pull a cable: one input of a seat, or all of them."""
        with self._lock:
            places = self._places(seat, name)
            t_us = self._begin(at_us)
            self._unplugged.update(places)
            self._send(self._bank.lost(t_us, places, "unplugged"))
            self._look_ahead()

    def replug(self, seat: int, name: str | None = None, *, at_us: int | None = None) -> None:
        """Put the cable back."""
        with self._lock:
            places = self._places(seat, name)
            t_us = self._begin(at_us)
            self._unplugged.difference_update(places)
            levels = {place: self._levels[place] for place in places}
            self._send(self._bank.found(t_us, levels, say("hardware-plugged-again")))
            self._look_ahead()
        self._wake()

    def play(self, script: Iterable[Step]) -> None:
        """Do what a script says, each step at its own time."""
        for step in script:
            self._do(step)

    def advance(self, to_us: int) -> None:
        """Let time pass: edges are heard, hold-offs end, reports are delivered."""
        with self._lock:
            while (due := self._next_us) is not None and due <= to_us:
                reports = self._happen(due)
                self._look_ahead()
                if reports:
                    self._send(self._deliverable(reports))

    def due(self) -> int | None:
        """Return when `advance` may next deliver something, if nobody moves."""
        return self._speaks_us

    def step(self, wait_us: int | None = None) -> None:
        """Wait as long as nothing is due, then advance to the clock's time."""
        with self._lock:
            next_us = self._edges[0].heard_us if self._edges else None
            wait_us = self._until(next_us) if wait_us is None else wait_us
        self._wait(wait_us)
        self.advance(self._clock())

    def _low_water(self) -> int | None:
        """Return the earliest stamp of what is on its way, or of a hand that moves from now on."""
        now = self._clock() - (0 if self._live else TURN_US)
        stamps = [self._physics.stamp(edge)[0] for edge in self._edges]
        return self._bank.low(min([self._physics.earliest(now, self.inputs), *stamps]))

    def _open(self) -> None:
        self._send(self._bank.start(self._clock(), self._levels))
        self._look_ahead()

    def _shut(self) -> None:
        self._edges.clear()
        self._look_ahead()

    def _do(self, step: Step) -> None:
        if step.verb in ("unplug", "replug"):
            cable = self.unplug if step.verb == "unplug" else self.replug
            cable(step.seat, step.input, at_us=step.t_us)
        else:
            place = Place(step.seat, step.input or "")
            self._move(place, step.verb in ("press", "touch"), step.t_us, step.by)

    def _begin(self, at_us: int | None) -> int:
        now = self._clock()
        t_us = now if at_us is None else at_us
        if not self._live:
            # On a machine that is late, whoever meant to move earlier moves now, as a hand would:
            # what was said of how far this is stays true.
            t_us = max(t_us, now - TURN_US)
        self.advance(t_us)
        return t_us

    def _move(self, place: Place, on: bool, at_us: int | None, by: int | None) -> None:
        with self._lock:
            if place not in self._levels:
                raise self._no_such(*place)
            t_us = self._begin(at_us)
            if self._levels[place] == on:
                return
            self._levels[place] = on
            if by is None:
                self._by.pop(place, None)
            else:
                self._by[place] = by
            move = self._moves.get(place, (0, 0))[0] + 1
            self._moves[place] = move, t_us
            for edge in self._physics.edges(place, t_us, on, move):
                heapq.heappush(self._edges, edge)
            self._look_ahead()
            self.advance(t_us)
        if self._live:
            self._wake()

    def _look_ahead(self) -> None:
        """Note when something happens next, and when somebody may next be told of it.

        That is asked all the time, and changes seldom.
        """
        self._next_us, self._speaks_us = self._bank.due(), self._bank.speaks()
        if self._edges:
            heard = self._edges[0].heard_us
            if self._next_us is None or heard < self._next_us:
                self._next_us = heard
            if self._speaks_us is None or heard < self._speaks_us:
                self._speaks_us = heard

    def _happen(self, due_us: int) -> list[Report]:
        if not self._edges or self._edges[0].heard_us > due_us:
            return self._bank.tick(due_us)
        edge = heapq.heappop(self._edges)
        if edge.place in self._unplugged or self._overtaken(edge):
            return []
        t_us, u_us = self._physics.stamp(edge)
        return self._bank.edge(edge.place, t_us, edge.on, u_us)

    def _overtaken(self, edge: Edge) -> bool:
        """Tell whether the hand moved again before this bounce would have happened."""
        move, moved_us = self._moves[edge.place]
        return edge.move != move and edge.t_us >= moved_us

    def _deliverable(self, reports: list[Report]) -> list[Report]:
        if self._physics.lossy:
            losing = self._physics.loses
            reports = [r for r in reports if not (isinstance(r, Signal) and losing())]
        if not self._by:
            return reports
        return [self._with_hand(r) if isinstance(r, Signal) else r for r in reports]

    def _with_hand(self, signal: Signal) -> Signal:
        by = self._by.get(Place(signal.seat, signal.input)) if signal.on else None
        return signal if by is None else replace(signal, by=by)

    def _places(self, seat: int, name: str | None) -> list[Place]:
        places = sorted(p for p in self.inputs if p.seat == seat and name in (None, p.input))
        if not places:
            raise self._no_such(seat, name)
        return places

    @staticmethod
    def _no_such(seat: int, name: str | None) -> ConfigurationError:
        if name is None:
            return ConfigurationError(say("hardware-no-input-seat-simulated-table", seat=seat))
        return ConfigurationError(say("hardware-no-seat-simulated-table", name=name, seat=seat))


class SimLamps:
    """Lamps that only remember; one can be made to `fail`, as lamps do."""

    def __init__(self, seats: int, colours: tuple[str, ...] = BUTTONS) -> None:
        self._lamps = frozenset(Place(s, c) for s in range(1, seats + 1) for c in colours)
        self._broken: set[Place] = set()
        self.lit: frozenset[Place] = frozenset()
        self.watch: Callable[[int, str, bool], None] = lambda seat, colour, on: None
        """Told of every lamp that is switched, by whoever switches it: for a screen that shows
        them."""

    @property
    def lamps(self) -> frozenset[Place]:
        """Which lamps there are: seat and colour."""
        return self._lamps

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp."""
        place = Place(seat, colour)
        if place in self._broken:
            raise DeviceGone(say("hardware-simulated-lamp-broken-mend", place=str(place)))
        self.lit = self.lit | {place} if on else self.lit - {place}
        self.watch(seat, colour, on)

    def fail(self, seat: int, colour: str) -> None:
        """Break a lamp."""
        self._broken.add(Place(seat, colour))

    def mend(self, seat: int, colour: str) -> None:
        """Repair a lamp."""
        self._broken.discard(Place(seat, colour))

    def close(self) -> None:
        """Darken all lamps."""
        self.lit = frozenset()


def _policies(config: SimConfig) -> dict[Place, EdgePolicy]:
    places = (Place(s, name) for s in range(1, config.seats + 1) for name in config.inputs)
    return {p: config.button if p.input in BUTTONS else config.pad for p in places}
