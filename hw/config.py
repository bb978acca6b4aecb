"""What a driver must be told: small frozen values that a table profile can build.

They check themselves, so that a driver never meets a pin twice or a negative time, and they
import no hardware library, so that a profile can be checked on any laptop.
"""

from dataclasses import dataclass, field
from typing import Final

from companion.language import say
from hw.checks import at_least, check_factory, check_lamp, check_place, refuse_twice
from hw.errors import ConfigurationError
from hw.signals import INPUTS, Place

MAX_LINES: Final = 64
"""The kernel's limit for one request; all lines of a table are in one."""
MPR121_ADDRESSES: Final = range(0x5A, 0x5E)
"""What the chip's address pin can select."""
ELECTRODES: Final = range(12)
"""Electrodes of one chip."""


@dataclass(frozen=True, slots=True)
class EdgePolicy:
    """How one input's edges become evidence (`hw.edges`).

    After a first edge the input is ignored for `hold_off_us`; keep it below the latency that the
    transcript allows, as what happened meanwhile is only then reported. `u_us` is what the
    instrument itself adds to the uncertainty. On for `stuck_us` is a fault (None: never), as are
    more than `chatter_limit` edges in `chatter_window_us`.
    """

    hold_off_us: int = 10_000
    u_us: int = 100
    stuck_us: int | None = 60_000_000
    chatter_limit: int = 150
    chatter_window_us: int = 1_000_000

    def __post_init__(self) -> None:
        at_least("hold_off_us", self.hold_off_us, 0)
        at_least("u_us", self.u_us, 0)
        at_least("chatter_limit", self.chatter_limit, 1)
        at_least("chatter_window_us", self.chatter_window_us, 1)
        if self.stuck_us is not None:
            at_least("stuck_us", self.stuck_us, self.hold_off_us + 1)


BUTTON_POLICY: Final = EdgePolicy()
"""An arcade button: bounces for a few milliseconds, nobody leans on it for a minute."""
PAD_POLICY: Final = EdgePolicy(u_us=0, stuck_us=600_000_000)
"""A touch pad: its driver computes the uncertainty, and a hand may guard a pile for long."""


@dataclass(frozen=True, slots=True)
class Line:
    """A contact on a GPIO line (BCM number on a Pi) and the place it belongs to."""

    offset: int
    seat: int
    input: str
    policy: EdgePolicy = BUTTON_POLICY

    def __post_init__(self) -> None:
        at_least(say("hardware-line-offset"), self.offset, 0)
        check_place(self.place)

    @property
    def place(self) -> Place:
        """The key of this input."""
        return Place(self.seat, self.input)


@dataclass(frozen=True, slots=True)
class GpiodConfig:
    """Contacts read through the kernel's GPIO character device, all in one request.

    Contacts close to ground (`active_low`) against the chip's own `pull_up` resistors. A chip
    that disappears is looked for again every `retry_us`. `auto` is the header of a Pi, by its
    label (`hw.drivers.gpiod_chips`).
    """

    chip: str = "auto"
    lines: tuple[Line, ...] = ()
    active_low: bool = True
    pull_up: bool = True
    retry_us: int = 1_000_000

    def __post_init__(self) -> None:
        check_lines(self.lines)
        at_least("retry_us", self.retry_us, 1_000)


@dataclass(frozen=True, slots=True)
class GpiozeroConfig:
    """Contacts read through gpiozero's pins, for what libgpiod 2 cannot reach.

    `factory` is `lgpio`, `rpigpio`, `pigpio`, `native` or `mock`. `late_us` bounds how long after
    the edge the stamp may be taken; None takes what the factory is known for. Pins are compared
    with what was reported every `audit_us`, as this path carries no sequence numbers.
    """

    factory: str = "lgpio"
    lines: tuple[Line, ...] = ()
    active_low: bool = True
    pull_up: bool = True
    late_us: int | None = None
    audit_us: int = 250_000

    def __post_init__(self) -> None:
        check_factory(self.factory)
        check_lines(self.lines)
        at_least("audit_us", self.audit_us, 1_000)
        if self.late_us is not None:
            at_least("late_us", self.late_us, 0)


@dataclass(frozen=True, slots=True)
class Lamp:
    """A lamp on a GPIO line; `colour` is the button it sits in."""

    offset: int
    seat: int
    colour: str

    def __post_init__(self) -> None:
        at_least(say("hardware-lamp-offset"), self.offset, 0)
        check_lamp(self.place)

    @property
    def place(self) -> Place:
        """The key of this lamp."""
        return Place(self.seat, self.colour)


@dataclass(frozen=True, slots=True)
class GpiodLampsConfig:
    """Lamps switched through the kernel's GPIO character device; `chip` as for `GpiodConfig`."""

    chip: str = "auto"
    lamps: tuple[Lamp, ...] = ()
    active_high: bool = True

    def __post_init__(self) -> None:
        check_lamps(self.lamps)


@dataclass(frozen=True, slots=True)
class GpiozeroLampsConfig:
    """Lamps switched through gpiozero's pins; `factory` as for `GpiozeroConfig`."""

    factory: str = "lgpio"
    lamps: tuple[Lamp, ...] = ()
    active_high: bool = True

    def __post_init__(self) -> None:
        check_factory(self.factory)
        check_lamps(self.lamps)


@dataclass(frozen=True, slots=True)
class Electrode:
    """One pad: electrode 0 to 11 of a chip, and how large a change is a hand.

    `release` below `touch` is the hysteresis that keeps a hesitating hand from flickering.
    """

    number: int
    seat: int
    input: str
    touch: int = 12
    release: int = 6
    policy: EdgePolicy = PAD_POLICY

    def __post_init__(self) -> None:
        if self.number not in ELECTRODES:
            raise ConfigurationError(
                say("hardware-electrode-does-not-exist-expected", number=self.number)
            )
        check_place(self.place)
        if not 0 < self.release <= self.touch <= 255:
            raise ConfigurationError(
                say(
                    "hardware-electrode-touch-release-expected-0",
                    number=self.number,
                    touch=self.touch,
                    release=self.release,
                )
            )

    @property
    def place(self) -> Place:
        """The key of this input."""
        return Place(self.seat, self.input)


@dataclass(frozen=True, slots=True)
class Irq:
    """The GPIO line that a chip pulls low when a touch changes: dates it without polling."""

    offset: int
    chip: str = "auto"

    def __post_init__(self) -> None:
        at_least(say("hardware-irq-line-offset"), self.offset, 0)


@dataclass(frozen=True, slots=True)
class TouchChip:
    """One MPR121: its address (0x5A to 0x5D) and its electrodes, with an IRQ line or polled."""

    address: int = 0x5A
    electrodes: tuple[Electrode, ...] = ()
    irq: Irq | None = None

    def __post_init__(self) -> None:
        if self.address not in MPR121_ADDRESSES:
            raise ConfigurationError(
                say(
                    "hardware-mpr121-address-impossible-expected-0x5a",
                    address=f"{self.address:#04x}",
                )
            )
        refuse_twice("electrode", (pad.number for pad in self.electrodes))


@dataclass(frozen=True, slots=True)
class Mpr121Config:
    """One to four touch controllers on one I2C bus.

    Polled every `poll_us`; the uncertainty follows the interval that was measured, not this wish.
    Every `health_us` a chip is asked whether it still runs with our settings; one that failed is
    set up again every `retry_us` until it answers.
    """

    bus: int = 1
    chips: tuple[TouchChip, ...] = ()
    poll_us: int = 2_000
    health_us: int = 500_000
    retry_us: int = 500_000

    def __post_init__(self) -> None:
        at_least(say("hardware-i2c-bus"), self.bus, 0)
        at_least("poll_us", self.poll_us, 500)
        at_least("health_us", self.health_us, 1_000)
        at_least("retry_us", self.retry_us, 1_000)
        refuse_twice(
            say("hardware-mpr121-address"), (f"{chip.address:#04x}" for chip in self.chips)
        )
        refuse_twice("input", (pad.place for chip in self.chips for pad in chip.electrodes))


@dataclass(frozen=True, slots=True)
class Realism:
    """What real parts would do to the evidence; the seed makes each evening repeatable.

    Contacts bounce for up to `bounce_us` with up to `bounces` extra edges; a pad feels a hand up
    to `pad_latency_us` late; each report is delivered up to `jitter_us` late and lost with
    probability `loss`.
    """

    seed: int = 0
    bounce_us: int = 0
    bounces: int = 0
    pad_latency_us: int = 0
    jitter_us: int = 0
    loss: float = 0.0

    def __post_init__(self) -> None:
        for name in ("bounce_us", "bounces", "pad_latency_us", "jitter_us"):
            at_least(name, getattr(self, name), 0)
        if not 0.0 <= self.loss <= 1.0:
            raise ConfigurationError(say("hardware-loss-expected-0-0-1", loss=self.loss))


@dataclass(frozen=True, slots=True)
class SimConfig:
    """A simulated table: which inputs each of `seats` seats has, and how real they behave."""

    seats: int = 4
    inputs: tuple[str, ...] = INPUTS
    button: EdgePolicy = BUTTON_POLICY
    pad: EdgePolicy = PAD_POLICY
    realism: Realism = field(default_factory=Realism)

    def __post_init__(self) -> None:
        at_least("seats", self.seats, 1)
        refuse_twice("input", self.inputs)
        for name in self.inputs:
            check_place(Place(1, name))


def check_lines(lines: tuple[Line, ...]) -> None:
    """Refuse a line or an input used twice, and more lines than one request can hold."""
    refuse_twice("line", (line.offset for line in lines))
    refuse_twice("input", (line.place for line in lines))
    if len(lines) > MAX_LINES:
        raise ConfigurationError(
            say("hardware-lines-one-chip-expected-most", lines=len(lines), max_lines=MAX_LINES)
        )


def check_lamps(lamps: tuple[Lamp, ...]) -> None:
    """Refuse a line or a lamp used twice."""
    refuse_twice(say("hardware-lamp-line"), (lamp.offset for lamp in lamps))
    refuse_twice("lamp", (lamp.place for lamp in lamps))
