"""The reference table of a Pi, wired as the shipped profile says: on the virtual Pi, real drivers.

`fingers_of` says which line or electrode a place of that table is.
"""

from contextlib import ExitStack
from dataclasses import replace

from companion.setup.profile import load_profile
from companion.setup.profile.model import Gpio, Profile, TouchPlace
from hw.signals import Place
from tests.hil.rig import RealTimeRig, Span
from tests.hil.scenario import Scenario
from tests.rigs.fingers import BUS, Fingers, Touching, pad


def reference_profile() -> Profile:
    """Eight seats, 24 buttons and 24 pads; the virtual Pi's I2C bus has another number."""
    profile = load_profile("pi-eight-seats")
    return replace(profile, touch=replace(profile.touch, bus=BUS))


def fingers_of(profile: Profile) -> dict[Place, tuple[str, int]]:
    found = {}
    for item in profile.inputs():
        place = Place(item.seat, item.name)
        if isinstance(item.place, Gpio):
            found[place] = "line", item.place.line
        elif isinstance(item.place, TouchPlace):
            found[place] = "pad", pad(item.place.address, item.place.electrode)
    return found


class WiredRig(RealTimeRig):
    """Runs inside the virtual Pi: the kernel's chip, bus and clock, and fingers beside them."""

    def __init__(self) -> None:
        profile = reference_profile()
        self._where = fingers_of(profile)
        super().__init__(profile)

    def open(self, stack: ExitStack) -> None:
        self.fingers = stack.enter_context(Fingers())

    def move(self, scenario: Scenario, start_us: int) -> list[Span]:
        self.fingers.plan(
            Touching(start_us + m.at_us, *self._where[m.place], m.on) for m in scenario.moves
        )
        return [*self.fingers.done()]
