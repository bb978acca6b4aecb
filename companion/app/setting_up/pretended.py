"""An encoder that is not there: its eight buttons are the digits of a keyboard.

So that the wizard can be tried on any laptop, before anything is bought.
"""

from __future__ import annotations

from threading import Timer

from companion.app.setting_up.hearing import Listen, Listening
from companion.language import say
from companion.setup.profile.input_codes import KEY_NAMES, KEYS
from companion.setup.wizard.found import FoundParts, LampWire, Part, Wire
from hw.config import SimConfig
from hw.drivers.sim import SimLamps, SimSource
from hw.signals import BUTTONS, Place

SIZE = 8
TAP_S = 0.08
PART = "usb pretended"


class PretendedScout:
    """Finds one encoder that people press with the digits 1 to 8."""

    def __init__(self) -> None:
        self._sim: SimSource | None = None
        self.lamps = SimLamps(SIZE, (BUTTONS[0],))
        self.listens: dict[str, Listen] = {PART: self._listen}

    def look(self) -> FoundParts:
        """Find it."""
        about = say("setting-up-pretended-about", count=SIZE)
        settings = (("usb", 'pretended = { id = "0079:0006" }'),)
        part = Part(
            PART, say("setting-up-pretended"), about, settings, (*_wires().values(),), (_lamp(),)
        )
        return FoundParts((part,), (say("setting-up-pretended-speaker"),))

    def key(self, key: str, down: bool) -> bool:
        """Press a button with its digit, or let it go; tell whether the key was one."""
        if self._sim is None or not (key.isdecimal() and 1 <= int(key) <= SIZE):
            return False
        (self._sim.press if down else self._sim.release)(int(key), BUTTONS[0])
        return True

    def tap(self, key: str, down: bool = True) -> bool:
        """Press a button for a moment: a terminal does not tell when a key comes up."""
        done = self.key(key, True)
        if done:
            Timer(TAP_S, self.key, (key, False)).start()
        return done

    def _listen(self) -> Listening:
        self._sim = SimSource(SimConfig(SIZE, (BUTTONS[0],)), live=True)
        lights = {_lamp(): Place(1, BUTTONS[0])}
        return Listening(self._sim, _wires(), self.lamps, lights)


def _wires() -> dict[Place, Wire]:
    first = KEYS["BTN_TRIGGER"]
    names = {n: KEY_NAMES[first + n - 1] for n in range(1, SIZE + 1)}
    return {
        Place(n, BUTTONS[0]): Wire(
            PART, f"{PART} {name}", say("setting-up-digit", name=name, digit=n)
        )
        for n, name in names.items()
    }


def _lamp() -> LampWire:
    return LampWire(PART, f"{PART} buzz1", say("setting-up-digit-lamp", digit=1))
