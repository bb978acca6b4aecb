"""What the evdev driver must be told: which device, and which of its controls is which input.

Codes are the kernel's own numbers (linux/input-event-codes.h); names are carried along for people.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from companion.language import say
from hw.checks import at_least, check_lamp, check_place, refuse_twice
from hw.config import BUTTON_POLICY, EdgePolicy
from hw.errors import ConfigurationError
from hw.signals import Place

DEBOUNCE_US: Final = 5_000
"""What an encoder of unknown make is assumed to wait until a contact has come to rest."""


class Debounce(Enum):
    """What an encoder does about bounces, and so what its reports say of a press."""

    DELAYS = "delays"
    """It reports a contact that has rested for so long: every report is late by up to that."""
    HOLDS_OFF = "holds-off"
    """It reports the first edge at once and is deaf for so long: only a second edge is late."""


@dataclass(frozen=True, slots=True)
class Control:
    """A key, or one end of an axis: `side` is 0 for a key, else -1 or +1."""

    code: int
    name: str
    side: int = 0

    def __post_init__(self) -> None:
        at_least(say("hardware-control-code"), self.code, 0)
        if self.side not in (-1, 0, 1):
            raise ConfigurationError(
                say("hardware-side-expected-1-0-1", name=self.name, side=self.side)
            )


@dataclass(frozen=True, slots=True)
class UsbInput:
    """A control and the place it belongs to."""

    control: Control
    seat: int
    input: str
    policy: EdgePolicy = BUTTON_POLICY

    def __post_init__(self) -> None:
        check_place(self.place)

    @property
    def place(self) -> Place:
        """The key of this input."""
        return Place(self.seat, self.input)


@dataclass(frozen=True, slots=True)
class UsbLamp:
    """A lamp of the device: the kernel's LED number, or the name under which it is a LED."""

    led: int | str
    seat: int
    colour: str

    def __post_init__(self) -> None:
        check_lamp(self.place)

    @property
    def place(self) -> Place:
        """The key of this lamp."""
        return Place(self.seat, self.colour)


@dataclass(frozen=True, slots=True)
class UsbMatch:
    """Which device is meant: everything that is said here must be so.

    `phys` is where it is plugged in, as the kernel names it; `path` a device or a link to one.
    """

    name: str | None = None
    vendor: int | None = None
    product: int | None = None
    phys: str | None = None
    path: str | None = None

    def __post_init__(self) -> None:
        if not any(self._said()):
            raise ConfigurationError(say("hardware-usb-device-needs-name-id"))

    def _said(self) -> tuple[object, ...]:
        ident = None if self.vendor is None else (self.vendor, self.product)
        return self.name, ident, self.phys, self.path

    def __str__(self) -> str:
        ident = "" if self.vendor is None else f"{self.vendor:04x}:{self.product or 0:04x}"
        return ", ".join(filter(None, (self.name, ident, self.phys, self.path)))


@dataclass(frozen=True, slots=True)
class EvdevConfig:
    """One USB device, by a title of its owner's.

    A report is late by up to the device's poll interval (`poll_us`; None: as the kernel says) and
    its debounce. With `grab`, nobody else hears its keys. An axis is on at `axis_on` per cent of
    its way and off again below `axis_off`. A device that is unplugged is looked for every
    `retry_us`.
    """

    title: str
    match: UsbMatch
    inputs: tuple[UsbInput, ...] = ()
    lamps: tuple[UsbLamp, ...] = ()
    debounce_us: int = DEBOUNCE_US
    debounce: Debounce = Debounce.DELAYS
    poll_us: int | None = None
    grab: bool = True
    axis_on: int = 75
    axis_off: int = 50
    retry_us: int = 500_000

    def __post_init__(self) -> None:
        at_least("debounce_us", self.debounce_us, 0)
        at_least("retry_us", self.retry_us, 1_000)
        if self.poll_us is not None:
            at_least("poll_us", self.poll_us, 0)
        if not 0 < self.axis_off <= self.axis_on <= 100:
            raise ConfigurationError(
                say(
                    "hardware-axis-axis-off-expected-0",
                    axis_on=self.axis_on,
                    axis_off=self.axis_off,
                )
            )
        refuse_twice("control", (item.control.name for item in self.inputs))
        refuse_twice("input", (item.place for item in self.inputs))
        refuse_twice("lamp", (lamp.place for lamp in self.lamps))
