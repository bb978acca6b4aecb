"""Lamps on GPIO lines through libgpiod 2: the same library as the contacts, and no other."""

from contextlib import suppress
from typing import Any

from companion.language import say
from hw.config import GpiodLampsConfig
from hw.drivers.gpiod_chips import header_chip
from hw.errors import ConfigurationError, HardwareError, blame
from hw.extras import load
from hw.signals import Place

DRIVER = "gpiod"


class GpiodLamps:
    """Switches lamps on GPIO lines; opened when made, dark until told otherwise.

    A chip that went away is asked for again whenever a lamp is to change, and then shows what it
    should.
    """

    def __init__(self, config: GpiodLampsConfig) -> None:
        self._config = config
        self._gpiod: Any = load(DRIVER, "gpiod", "pi")
        self._lines = {lamp.place: lamp.offset for lamp in config.lamps}
        self._lit = dict.fromkeys(self._lines.values(), False)
        self._closed = False
        self._request: Any = self._opened()

    @property
    def lamps(self) -> frozenset[Place]:
        """Which lamps there are: seat and colour."""
        return frozenset(self._lines)

    def set(self, seat: int, colour: str, on: bool) -> None:
        """Switch one lamp."""
        line = self._lines.get(Place(seat, colour))
        if line is None or self._closed:
            raise ConfigurationError(
                say("hardware-no-lamp-seat-lamps-closed", colour=colour, seat=seat)
            )
        self._lit[line] = on
        if self._request is None:
            self._request = self._opened()
            return
        try:
            self._request.set_value(line, self._value(on))
        except OSError as error:
            self._let_go()
            raise self._blamed(error) from error

    def close(self) -> None:
        """Darken all lamps and let go of them; a second call does nothing."""
        self._closed = True
        if self._request is not None:
            with suppress(OSError):
                self._request.set_values({line: self._value(False) for line in self._lit})
            self._let_go()

    def _opened(self) -> Any:
        """Request every line, lit as it should be."""
        line = self._gpiod.line
        settings = self._gpiod.LineSettings(
            direction=line.Direction.OUTPUT, active_low=not self._config.active_high
        )
        try:
            return self._gpiod.request_lines(
                header_chip(self._gpiod, self._config.chip),
                consumer="companion",
                config={tuple(self._lit): settings},
                output_values={offset: self._value(on) for offset, on in self._lit.items()},
            )
        except (OSError, ValueError) as error:
            raise self._blamed(error) from error

    def _let_go(self) -> None:
        request, self._request = self._request, None
        with suppress(OSError):
            request.release()

    def _value(self, on: bool) -> Any:
        value = self._gpiod.line.Value
        return value.ACTIVE if on else value.INACTIVE

    def _blamed(self, error: OSError | ValueError) -> HardwareError:
        where = say("hardware-lamps-gpio-chip", chip=self._config.chip)
        if isinstance(error, OSError):
            return blame(where, error)
        lines = ", ".join(map(str, self._lit))
        return ConfigurationError(
            say("hardware-refuses-lines-has-all-these", where=where, lines=lines, reason=str(error))
        )
