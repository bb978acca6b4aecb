"""One libgpiod request for all lines of a chip, with the library's errors translated.

Apart from the driver so that everything that touches the library fits on one screen.
"""

import errno
from collections.abc import Iterable
from typing import Any

from companion.language import say
from hw.drivers.gpiod_chips import header_chip
from hw.errors import ConfigurationError, HardwareError, blame

BUFFER = 1024
"""Edges the kernel shall keep for us: its own limit, as a table may be busy for a while."""


class LineReader:
    """Requested lines: levels and edges, in the words of the wiring (on, off)."""

    def __init__(
        self, gpiod: Any, chip: str, offsets: Iterable[int], *, active_low: bool, pull_up: bool
    ) -> None:
        self._gpiod = gpiod
        chip = header_chip(gpiod, chip)
        self._where = say("hardware-gpio-chip", chip=chip)
        self._offsets = list(offsets)
        try:
            self._request = gpiod.request_lines(
                chip,
                consumer="companion",
                config={tuple(self._offsets): _settings(gpiod, active_low, pull_up)},
                event_buffer_size=BUFFER,
            )
        except (OSError, ValueError) as error:
            raise self._translate(error) from error

    @property
    def fd(self) -> int:
        """The file that becomes readable when there are edges."""
        return int(self._request.fd)

    def levels(self) -> dict[int, bool]:
        """Return which lines are on now, by offset."""
        try:
            values = self._request.get_values(self._offsets)
        except OSError as error:
            raise self._translate(error) from error
        active = self._gpiod.line.Value.ACTIVE
        return {
            offset: value is active for offset, value in zip(self._offsets, values, strict=True)
        }

    def pending(self) -> bool:
        """Tell whether edges wait to be taken."""
        try:
            return bool(self._request.wait_edge_events(0.0))
        except OSError as error:
            raise self._translate(error) from error

    def read(self) -> list[Any]:
        """Take the edges that wait, none if none do: the library's own read would block."""
        try:
            return list(self._request.read_edge_events()) if self.pending() else []
        except OSError as error:
            raise self._translate(error) from error

    def close(self) -> None:
        """Give the lines back."""
        self._request.release()

    def _translate(self, error: OSError | ValueError) -> HardwareError:
        if isinstance(error, ValueError) or error.errno == errno.EINVAL:
            lines = ", ".join(map(str, self._offsets))
            return ConfigurationError(
                say(
                    "hardware-refuses-lines-does-chip-have",
                    where=self._where,
                    lines=lines,
                    reason=str(error),
                )
            )
        return blame(self._where, error)


def _settings(gpiod: Any, active_low: bool, pull_up: bool) -> Any:
    line = gpiod.line
    return gpiod.LineSettings(
        direction=line.Direction.INPUT,
        edge_detection=line.Edge.BOTH,
        bias=line.Bias.PULL_UP if pull_up else line.Bias.DISABLED,
        active_low=active_low,
        event_clock=line.Clock.MONOTONIC,
    )
