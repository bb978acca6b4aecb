"""The MPR121's interrupt lines: the kernel dates a touch, so polling adds no doubt to it."""

from typing import Any

from hw.clock import us_from_ns
from hw.config import Irq
from hw.drivers.gpiod_request import LineReader
from hw.extras import load


class IrqLines:
    """Interrupt lines on one GPIO chip, all in one request."""

    def __init__(self, path: str, irqs: list[Irq]) -> None:
        self._gpiod: Any = load("mpr121", "gpiod", "pi")
        offsets = [irq.offset for irq in irqs]
        self._reader = LineReader(self._gpiod, path, offsets, active_low=True, pull_up=True)

    @property
    def fd(self) -> int:
        """The file that becomes readable when a chip has news."""
        return self._reader.fd

    def pending(self) -> bool:
        """Tell whether a chip has called and was not heard yet."""
        return self._reader.pending()

    def stamps(self) -> dict[int, int]:
        """Return when each line that called was first pulled, by offset, in table time."""
        rising = self._gpiod.EdgeEvent.Type.RISING_EDGE
        first: dict[int, int] = {}
        while events := self._reader.read():
            for event in events:
                if event.event_type is rising:
                    first.setdefault(event.line_offset, us_from_ns(event.timestamp_ns))
        return first

    def close(self) -> None:
        """Give the lines back."""
        self._reader.close()
