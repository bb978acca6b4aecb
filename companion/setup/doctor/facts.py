"""What is known of a machine, gathered before anything is concluded from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.setup.doctor.phones import PhoneFacts


@dataclass(frozen=True, slots=True)
class Node:
    """A device in the file system: there or not, and whether this user may use it."""

    path: str
    there: bool
    usable: bool
    group: str = ""


@dataclass(frozen=True, slots=True)
class BoardFacts:
    """A seat board that the profile counts on: its firmware, or why it does not answer."""

    name: str
    port: str
    firmware: tuple[int, ...] | None
    problem: str = ""


@dataclass(frozen=True, slots=True)
class UsbFacts:
    """A USB device that the profile counts on: its parts and lamps, or why it is not there."""

    name: str
    nodes: tuple[Node, ...] = ()
    lamps: tuple[Node, ...] = ()
    late_us: int = 0
    """How late its reports may be: poll and debounce."""
    latency_us: int = 1_000_000
    """How late the referee takes anything."""
    problem: str = ""


@dataclass(frozen=True, slots=True)
class FeedFacts:
    """The broker that the profile names: why it does not take this table, and what that is."""

    broker: str
    problem: str = ""
    what: str = ""
    """`missing`: a package is; `away`, `refuses`, `untrusted`, `file`: the broker, or a file."""
    in_the_open: bool = False
    """Whether a password goes there for everybody to read."""


@dataclass(frozen=True, slots=True)
class JournalFacts:
    """What the journal holds: how many matches, how many were read, and which are damaged."""

    there: int = 0
    looked: int = 0
    damaged: tuple[str, ...] = ()
    problem: str = ""
    """Why it could not be read at all."""


@dataclass(frozen=True, slots=True)
class Facts:
    """One machine, at one moment, for one profile."""

    user: str
    groups: frozenset[str]
    nodes: tuple[Node, ...] = ()
    """The devices that the profile needs."""
    touch_bus: int | None = None
    """The I2C bus of the touch controllers; None where there are none."""
    touch_hz: int | None = None
    """How fast that bus runs; None where the machine does not tell."""
    libraries: Mapping[str, str] = field(default_factory=dict)
    """Python packages that the profile needs, each with what is wrong with it, or nothing."""
    outputs: tuple[str, ...] | None = None
    """Sound outputs by name; None where sound is not wanted."""
    sound_problem: str = ""
    device: str | None = None
    """The sound output that the profile names."""
    display: str | None = None
    """What a window would open on; None: nothing; empty: no display is wanted."""
    scripts: tuple[str, ...] = ()
    """The scripts that no font here has, of those that many names are written in."""
    fonts: tuple[str, ...] = ()
    """The packages that bring them."""
    boards: tuple[BoardFacts, ...] = ()
    usb: tuple[UsbFacts, ...] = ()
    shipped_firmware: tuple[int, ...] = ()
    journal: str = ""
    free_mb: int | None = None
    """Room for the journal; None where its folder cannot be written."""
    full: float = 0.0
    """How full the card is that it lies on, from 0 to 1."""
    matches: JournalFacts = JournalFacts()
    failed_starts: int = 0
    """How often the table failed to start since it last did."""
    failed_why: str = ""
    year: int = 0
    clock_set: bool = True
    """Whether the wall clock has been set from somewhere: a Pi has no battery."""
    throttled: int | None = None
    """What the Pi's firmware says of its power supply; None on other machines."""
    service: str = ""
    """What systemd says of the service: active, inactive, failed, or nothing if not installed."""
    espeak: bool = True
    console: str = ""
    """Why the page for phones could not be served; empty: it can, or none is wanted."""
    phones: PhoneFacts | None = None
    """How phones could come to the table; None: none are wanted."""
    feed: FeedFacts | None = None
    """How the broker answers; None: none is named."""
    certificate: str = ""
    """What is wrong with the table's own certificate; empty: nothing, or none is wanted."""
    certificate_days: int | None = None
    """In how many days it ends; None: there is none yet, or none is wanted."""
