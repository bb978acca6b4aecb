"""A table as its owner describes it: frozen, whole, and known to be possible.

Nobody downstream sees the file again, so nobody there can meet a wrong key or a pin used twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

BUTTONS = ("white", "red", "blue")
PADS = ("pile", "shield", "rail")
INPUTS = BUTTONS + PADS

FEWEST_SEATS, MOST_SEATS = 2, 8
USUAL_POLL_US = 11_000
"""How long a USB device may wait to be asked, hub and all, where nobody has said it."""


@dataclass(frozen=True, slots=True)
class Gpio:
    """A line of the Pi's own header, by its BCM number."""

    line: int

    def __str__(self) -> str:
        return f"gpio {self.line}"


@dataclass(frozen=True, slots=True)
class TouchPlace:
    """An electrode of an MPR121 touch controller on I2C."""

    address: int
    electrode: int

    def __str__(self) -> str:
        return f"touch 0x{self.address:02X}.{self.electrode}"


@dataclass(frozen=True, slots=True)
class BoardPlace:
    """A seat board, by the name its owner gave it; the board knows its own pins."""

    name: str

    def __str__(self) -> str:
        return f"board {self.name}"


@dataclass(frozen=True, slots=True)
class UsbPlace:
    """A control of a USB device: a key, one end of an axis, or a lamp, as the kernel names it."""

    device: str
    control: str

    def __str__(self) -> str:
        return f"usb {self.device} {self.control}"


@dataclass(frozen=True, slots=True)
class Simulated:
    """Nowhere: the program itself plays this part."""

    def __str__(self) -> str:
        return "sim"


Place = Gpio | TouchPlace | BoardPlace | UsbPlace | Simulated


@dataclass(frozen=True, slots=True)
class Input:
    """One button or pad: where it is, how long it may bounce, and how sure its stamps are.

    A touch controller's driver measures its own doubt; a pad's `uncertainty_us` comes on top.
    """

    seat: int
    name: str
    place: Place
    uncertainty_us: int
    hold_off_us: int
    touch_threshold: int
    release_threshold: int


@dataclass(frozen=True, slots=True)
class Lamp:
    """The light in a button, named after the button it sits in."""

    seat: int
    name: str
    place: Place


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """A place at the table and who sits there."""

    number: int
    player: str
    inputs: tuple[Input, ...]
    lamps: tuple[Lamp, ...]


@dataclass(frozen=True, slots=True)
class GpioSettings:
    """How the Pi's own lines are read: which driver, and what that driver must know.

    Lamps go the way of the contacts, unless a `pin_factory` is named: then through that one.
    """

    driver: str = "gpiod"
    chip: str = "auto"
    pin_factory: str | None = None

    @property
    def factory(self) -> str:
        """The pin factory for what goes through gpiozero."""
        return self.pin_factory or "lgpio"

    @property
    def lamp_driver(self) -> str:
        """The driver of lamps on the Pi's own lines."""
        return self.driver if self.pin_factory is None else "gpiozero"


@dataclass(frozen=True, slots=True)
class TouchSettings:
    """How the touch controllers are reached; `irq` is pairs of address and BCM line."""

    bus: int = 1
    touch_threshold: int = 12
    release_threshold: int = 6
    irq: tuple[tuple[int, int], ...] = ()

    def irq_line(self, address: int) -> int | None:
        """The line on which this controller asks to be read, if it is wired."""
        return dict(self.irq).get(address)


@dataclass(frozen=True, slots=True)
class BoardPort:
    """Where a seat board is plugged in: a serial device, or the board's own id."""

    name: str
    port: str


@dataclass(frozen=True, slots=True)
class UsbDevice:
    """A USB device: what tells it from others, and how late its reports may be.

    `ident` is vendor and product, `phys` the socket, `path` a link below /dev/input. Everything
    that is said must be so. `poll_us` is None where the kernel is to be asked.
    """

    name: str
    called: str | None = None
    ident: tuple[int, int] | None = None
    phys: str | None = None
    path: str | None = None
    debounce_us: int = 5_000
    debounce: str = "delays"
    poll_us: int | None = None
    grab: bool = True
    axis_on: int = 75
    axis_off: int = 50

    @property
    def late_us(self) -> int:
        """How late its reports may be, as far as is known before it is plugged in."""
        return (USUAL_POLL_US if self.poll_us is None else self.poll_us) + self.debounce_us

    @property
    def told_apart_by(self) -> tuple[object, ...]:
        """What it is known by; two devices of one table never share all of it."""
        return self.called, self.ident, self.phys, self.path


@dataclass(frozen=True, slots=True)
class SimulatedFault:
    """A defect that a simulated table pretends to have, so that a check can be seen to find it."""

    seat: int
    name: str
    kind: str
    other: tuple[int, str] | None = None

    def __str__(self) -> str:
        tail = f" {self.other[0]} {self.other[1]}" if self.other else ""
        return f"{self.seat} {self.name} {self.kind}{tail}"


@dataclass(frozen=True, slots=True)
class SimSettings:
    """How real the simulated part of the table is."""

    bounces: int = 0
    bounce_us: int = 0
    pad_latency_us: int = 0
    jitter_us: int = 0
    faults: tuple[SimulatedFault, ...] = ()


@dataclass(frozen=True, slots=True)
class CameraSettings:
    """The camera that reads cards: which one, how large its pictures are, and how many a second."""

    device: str
    size: tuple[int, int] = (1280, 720)
    fps: int = 15
    cards: str | None = None
    """The owner's own list of words that the pack was printed from; None: the pack that ships."""


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How the table speaks, and what is known about the way from the card to the ear."""

    output: str = "auto"
    device: str | None = None
    volume: int = 80
    delay_us: int = 0
    distance_m: float = 1.0
    name: str | None = None
    """Which of the voices that ship speaks; None: the first of its language."""
    clips: str | None = None
    """A folder of the owner's own recordings; beside the profile's file, unless it is absolute."""


@dataclass(frozen=True, slots=True)
class CallerSettings:
    """How READY and PLAY are called; without `traps`, as often as the pace says."""

    pace: str = "brisk"
    traps: float | None = None


@dataclass(frozen=True, slots=True)
class Display:
    """What the players see."""

    output: str = "auto"
    fullscreen: bool = False
    rotate: int = 0
    theme: str = "dark"
    motion: bool = True


@dataclass(frozen=True, slots=True)
class ConsoleSettings:
    """Whether phones may look and rule, and where the page is served."""

    enabled: bool = True
    port: int = 8221
    bind: str = "local"
    https: bool = False
    """Whether phones talk in secret, by a certificate of the table's own: on the port beside."""
    name: str = "companion"
    """What the table is called in the network, before `.local`; "none": it has an address only."""


@dataclass(frozen=True, slots=True)
class FeedSettings:
    """Which broker is told how the match stands, and what this table is called there."""

    host: str
    port: int
    secure: bool
    """Whether the line is secret (mqtts)."""
    table: str
    """What the table's topics are called after; no two tables of a broker share it."""
    user: str | None = None
    password_file: str | None = None
    ca_file: str | None = None
    """Whose word for the broker's certificate is taken; None: those whom the machine trusts."""
    buttons: bool = False
    """Whether somebody may pause and resume through the broker."""
    discovery: str | None = "homeassistant"
    """Where Home Assistant looks for devices; None: it is told of none."""

    @property
    def broker(self) -> str:
        """The broker's address, as the owner writes it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'mqtts' if self.secure else 'mqtt'}://{host}:{self.port}"


@dataclass(frozen=True, slots=True)
class JournalSettings:
    """How many matches are kept, and for how many days; None: all of them, for ever."""

    keep_matches: int | None = None
    keep_days: int | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """One table, whole and valid."""

    name: str
    language: str
    """What the table speaks and shows; a phone may have one of its own."""
    game: str
    dealer: int
    latency_us: int
    cue_uncertainty_us: int
    seats: tuple[SeatPlaces, ...]
    gpio: GpioSettings
    touch: TouchSettings
    boards: tuple[BoardPort, ...]
    usb: tuple[UsbDevice, ...]
    sim: SimSettings
    camera: CameraSettings | None
    """What reads cards; None: the dealer's eyes."""
    voice: VoiceSettings
    caller: CallerSettings
    display: Display
    console: ConsoleSettings
    feed: FeedSettings | None
    """Who is told outside the table; None: nobody."""
    journal: JournalSettings
    packs: Mapping[str, Mapping[str, Any]]
    """What the owner's own boxes hold, by game, as far as the profile speaks of them."""

    def inputs(self) -> Iterator[Input]:
        """Every input, seat by seat."""
        for seat in self.seats:
            yield from seat.inputs

    def lamps(self) -> Iterator[Lamp]:
        """Every lamp, seat by seat."""
        for seat in self.seats:
            yield from seat.lamps

    def late_us(self, place: Place) -> int:
        """Return how late news from a place may be by the make of its device."""
        on = place.device if isinstance(place, UsbPlace) else None
        return max((device.late_us for device in self.usb if device.name == on), default=0)

    def touch_addresses(self) -> tuple[int, ...]:
        """The touch controllers this table has, lowest address first."""
        found = {item.place.address for item in self.inputs() if isinstance(item.place, TouchPlace)}
        return tuple(sorted(found))
