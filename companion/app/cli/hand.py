"""A hand and an eye for a simulated table: does what a check asks, through whatever is broken.

The faults of a profile live here, between the hand and the table, where they would be on a real
one: in the wires.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.setup.check.checkup import Checkup, CheckWish
from companion.setup.check.findings import Spot
from companion.setup.profile.model import SimulatedFault
from hw.drivers.sim import SimLamps, SimSource
from hw.signals import Place

HOLD_US = 120_000
CHATTER_US = 25_000
_AT_ONCE = 0


class Hand:
    """Presses what is asked for, and looks at lamps."""

    def __init__(
        self, sim: SimSource, lamps: SimLamps, faults: Sequence[SimulatedFault] = ()
    ) -> None:
        self._sim = sim
        self._lamps = lamps
        self._faults = {Spot(f.seat, f.name): f for f in faults if f.kind != "lamp"}
        self._faults |= {Spot(*f.other): _mirror(f) for f in faults if f.other}
        self._asked: Spot | None = None
        self._moves: list[tuple[int, bool, Spot]] = []
        for fault in faults:
            self._prepare(fault)

    def respond(self, checkup: Checkup, now_us: int) -> None:
        """Do what is asked, once, and whatever of it is due by now."""
        ask = checkup.ask
        if ask.wish is CheckWish.LOOK and ask.spot:
            checkup.answer(Place(*ask.spot) in self._lamps.lit, now_us)
        elif ask.wish is CheckWish.PRESS and ask.spot and ask.spot != self._asked:
            self._asked = ask.spot
            self.press(ask.spot, now_us)
        self.act(now_us)

    def press(self, spot: Spot, at_us: int) -> None:
        """Plan to press and let go, as far as the wires allow."""
        fault = self._faults.get(spot)
        kind = fault.kind if fault else ""
        if kind == "chatters":
            self._chatter(spot, at_us)
        elif kind not in ("dead", "stuck"):
            self._tap(Spot(*fault.other) if fault and fault.other else spot, at_us, HOLD_US)

    def act(self, now_us: int) -> None:
        """Make the planned moves that are due, each at its own time."""
        due = [move for move in self._moves if move[0] <= now_us]
        self._moves = [move for move in self._moves if move[0] > now_us]
        for at_us, on, spot in sorted(due):
            verb = self._sim.press if on else self._sim.release
            verb(*spot, at_us=at_us or now_us)

    def _tap(self, spot: Spot, at_us: int, hold_us: int) -> None:
        self._moves += [(at_us, True, spot), (at_us + hold_us, False, spot)]

    def _chatter(self, spot: Spot, at_us: int) -> None:
        for n in range(8):
            self._tap(spot, at_us + 2 * n * CHATTER_US, CHATTER_US)

    def _prepare(self, fault: SimulatedFault) -> None:
        """Set up what is broken before anybody presses anything."""
        if fault.kind == "stuck":
            self._moves.append((_AT_ONCE, True, Spot(fault.seat, fault.name)))
        elif fault.kind == "lamp":
            self._lamps.fail(fault.seat, fault.name)


def _mirror(fault: SimulatedFault) -> SimulatedFault:
    seat, name = fault.other or (fault.seat, fault.name)
    return SimulatedFault(seat, name, fault.kind, (fault.seat, fault.name))
