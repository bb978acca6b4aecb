"""gpiozero's pin factories: how good each one's stamps are, and who holds one open.

gpiozero shares its pins across all factories of a process, and closing one factory closes them
all. So sources and lamps borrow a factory here, and the last to return it closes it.
"""

import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from companion.language import say
from hw.clock import s_from_us
from hw.contact import Level
from hw.errors import ConfigurationError, DeviceGone, HardwareError
from hw.extras import load

DRIVER: Final = "gpiozero"
USER_SPACE_LATE_US: Final = 10_000
"""How late Python may stamp an edge: 1.3 to 9 ms were measured from edge to Python."""

CLOSE_TRIES: Final = 5
BUSY_US: Final = 20_000
"""lgpio may find a line of its own still busy when it lets go of it: for about so long."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What a factory is known for.

    `late_us`: how long after the edge its stamp may be taken. `ticks`: whether its ticks are
    seconds on the table clock. `level`: when it reads the level. `unnumbered`: the kernel may have
    replaced a bounce's first stamp by a later one, and nothing would show it.
    """

    module: str
    factory: str
    extra: str
    late_us: int = USER_SPACE_LATE_US
    ticks: bool = True
    level: Level = Level.AT_THE_EDGE
    unnumbered: bool = False


KINDS: Final = {
    "lgpio": Kind(
        "gpiozero.pins.lgpio",
        "LGPIOFactory",
        "lgpio",
        late_us=0,
        level=Level.SOON_AFTER,
        unnumbered=True,
    ),
    "mock": Kind("gpiozero.pins.mock", "MockFactory", "pi", late_us=0),
    "rpigpio": Kind("gpiozero.pins.rpigpio", "RPiGPIOFactory", "pi-legacy", level=Level.WHEN_TOLD),
    "native": Kind("gpiozero.pins.native", "NativeFactory", "pi", level=Level.WHEN_TOLD),
    # pigpio counts on a clock of its own, which wraps every 71 minutes.
    "pigpio": Kind("gpiozero.pins.pigpio", "PiGPIOFactory", "pi", ticks=False),
}


@dataclass(slots=True)
class _Loan:
    factory: Any
    borrowers: int = 0


@dataclass(slots=True)
class _Desk:
    lock: threading.Lock = field(default_factory=threading.Lock)
    loans: dict[str, _Loan] = field(default_factory=dict)


_desk = _Desk()


def borrow(name: str) -> Any:
    """Open a pin factory, or share the one that is open."""
    with _desk.lock:
        if name not in _desk.loans:
            _desk.loans[name] = _Loan(_make(KINDS[name]))
        _desk.loans[name].borrowers += 1
        return _desk.loans[name].factory


def give_back(name: str) -> None:
    """Return a factory; the last one closes it."""
    with _desk.lock:
        loan = _desk.loans[name]
        loan.borrowers -= 1
        if not loan.borrowers:
            del _desk.loans[name]
            _close(loan.factory)


def take_pin(factory: Any, offset: int) -> Any:
    """Get one pin by its BCM number."""
    try:
        return factory.pin(f"GPIO{offset}")
    except Exception as error:
        raise translate(f"GPIO{offset}", error) from error


def let_go(pin: Any) -> None:
    """Close a pin, whatever it says to that: its factory frees it at the latest."""
    with suppress(Exception):
        pin.when_changed = None
    with suppress(Exception):
        pin.close()


def translate(where: str, error: Exception) -> HardwareError:
    """Say who must act on what gpiozero, or a library below it, raised."""
    said = " ".join(str(error).split())
    if type(error).__name__.startswith(("PinInvalid", "PinFixedPull", "PinNoPins")):
        return ConfigurationError(
            say("hardware-choose-line-board-has-free", where=where, said=said)
        )
    return DeviceGone(say("hardware-use-may-user", where=where, said=said or type(error).__name__))


def _make(kind: Kind) -> Any:
    module = load(DRIVER, kind.module, kind.extra)
    try:
        return getattr(module, kind.factory)()
    except Exception as error:
        raise translate(f"{DRIVER} {kind.factory}", error) from error


def _close(factory: Any) -> None:
    """Try until it works; what is left then, the kernel frees when the process ends."""
    for _ in range(CLOSE_TRIES):
        with suppress(Exception):
            factory.close()
            return
        time.sleep(s_from_us(BUSY_US))
