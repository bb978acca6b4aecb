"""Lamps in arcade buttons, through gpiozero's pins; shares its factory with the contacts."""

from contextlib import suppress
from typing import Any

from companion.language import say
from hw.config import GpiozeroLampsConfig, Lamp
from hw.drivers.gpiozero_pins import DRIVER, borrow, give_back, let_go, take_pin, translate
from hw.errors import ConfigurationError
from hw.signals import Place


class GpiozeroLamps:
    """Switches lamps on GPIO lines; opened when made, dark until told otherwise."""

    def __init__(self, config: GpiozeroLampsConfig) -> None:
        self._config = config
        self._pins: dict[Place, Any] = {}
        self._factory: Any = borrow(config.factory)
        try:
            for lamp in config.lamps:
                self._open_pin(lamp)
        except BaseException:
            self.close()
            raise

    @property
    def lamps(self) -> frozenset[Place]:
        """Which lamps there are: seat and colour."""
        return frozenset(lamp.place for lamp in self._config.lamps)

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp."""
        pin = self._pins.get(Place(seat, colour))
        if pin is None:
            raise ConfigurationError(
                say("hardware-no-lamp-seat-lamps-closed", colour=colour, seat=seat)
            )
        try:
            pin.state = int(on == self._config.active_high)
        except Exception as error:
            raise translate(
                say("hardware-lamp", driver=DRIVER, place=str(Place(seat, colour))), error
            ) from error

    def close(self) -> None:
        """Darken all lamps and let go of them; a second call does nothing."""
        pins, self._pins = self._pins, {}
        for pin in pins.values():
            with suppress(Exception):
                pin.state = int(not self._config.active_high)
            let_go(pin)
        if self._factory is not None:
            self._factory = None
            give_back(self._config.factory)

    def _open_pin(self, lamp: Lamp) -> None:
        pin = take_pin(self._factory, lamp.offset)
        try:
            pin.output_with_state(int(not self._config.active_high))
        except Exception as error:
            raise translate(
                say("hardware-lamp", driver=DRIVER, place=f"GPIO{lamp.offset}"), error
            ) from error
        self._pins[lamp.place] = pin
