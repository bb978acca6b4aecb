"""A table described wrongly is refused with one line that says what was expected."""

from collections.abc import Callable

import pytest

from hw.config import (
    EdgePolicy,
    Electrode,
    GpiodConfig,
    GpiozeroConfig,
    GpiozeroLampsConfig,
    Irq,
    Lamp,
    Line,
    Mpr121Config,
    Realism,
    SimConfig,
    TouchChip,
)
from hw.errors import ConfigurationError, HardwareError, MissingExtra

PAD = Electrode(0, 1, "pile")
MISTAKES: list[tuple[Callable[[], object], str]] = [
    (lambda: Line(-1, 1, "white"), "line offset is -1; expected 0 or more"),
    (lambda: Line(4, 0, "white"), "seat is 0; expected 1 or more"),
    (lambda: Line(4, 1, "green"), "input 'green' of seat 1 is unknown; expected one of white"),
    (lambda: GpiodConfig(lines=(Line(4, 1, "white"), Line(4, 1, "red"))), "line 4 is used twice"),
    (
        lambda: GpiodConfig(lines=(Line(4, 1, "white"), Line(5, 1, "white"))),
        "input seat 1 white is used twice",
    ),
    (
        lambda: GpiodConfig(lines=tuple(Line(n, n + 1, "white") for n in range(65))),
        "65 lines on one chip; expected at most 64",
    ),
    (lambda: GpiodConfig(retry_us=0), "retry_us is 0; expected 1000 or more"),
    (lambda: GpiozeroConfig("wiringpi"), "no pin factory 'wiringpi'; expected one of lgpio"),
    (lambda: GpiozeroConfig(late_us=-1), "late_us is -1"),
    (lambda: GpiozeroConfig(audit_us=0), "audit_us is 0"),
    (lambda: Lamp(-2, 1, "white"), "lamp offset is -2"),
    (lambda: Lamp(2, 1, "pile"), "lamp colour 'pile' is unknown; expected one of white, red, blue"),
    (
        lambda: GpiozeroLampsConfig(lamps=(Lamp(4, 1, "white"), Lamp(4, 2, "white"))),
        "lamp line 4 is used twice",
    ),
    (
        lambda: GpiozeroLampsConfig(lamps=(Lamp(4, 1, "white"), Lamp(5, 1, "white"))),
        "lamp seat 1 white is used twice",
    ),
    (lambda: Electrode(12, 1, "pile"), "electrode 12 does not exist; expected 0 to 11"),
    (lambda: Electrode(0, 1, "pile", 6, 12), "expected 0 < release <= touch <= 255"),
    (lambda: Electrode(0, 1, "pile", 300, 12), "touch 300"),
    (lambda: Irq(-1), "IRQ line offset is -1"),
    (lambda: TouchChip(0x40), "MPR121 address 0x40 is impossible; expected 0x5a to 0x5d"),
    (lambda: TouchChip(0x5A, (PAD, Electrode(0, 2, "pile"))), "electrode 0 is used twice"),
    (lambda: Mpr121Config(chips=(TouchChip(), TouchChip())), "address 0x5a is used twice"),
    (
        lambda: Mpr121Config(chips=(TouchChip(0x5A, (PAD,)), TouchChip(0x5B, (PAD,)))),
        "input seat 1 pile is used twice",
    ),
    (lambda: Mpr121Config(bus=-1), "I2C bus is -1"),
    (lambda: Mpr121Config(poll_us=1), "poll_us is 1; expected 500 or more"),
    (lambda: EdgePolicy(hold_off_us=-1), "hold_off_us is -1"),
    (lambda: EdgePolicy(u_us=-1), "u_us is -1"),
    (lambda: EdgePolicy(hold_off_us=10, stuck_us=10), "stuck_us is 10; expected 11 or more"),
    (lambda: EdgePolicy(chatter_limit=0), "chatter_limit is 0"),
    (lambda: Realism(loss=1.5), "loss is 1.5; expected 0.0 to 1.0"),
    (lambda: Realism(jitter_us=-1), "jitter_us is -1"),
    (lambda: SimConfig(0), "seats is 0"),
    (lambda: SimConfig(2, ("white", "white")), "input white is used twice"),
    (lambda: SimConfig(2, ("green",)), "input 'green'"),
]


@pytest.mark.parametrize(("make", "says"), MISTAKES, ids=[says for _, says in MISTAKES])
def test_a_mistake_is_one_line_that_says_what_was_expected(
    make: Callable[[], object], says: str
) -> None:
    with pytest.raises(ConfigurationError) as error:
        make()
    assert says in str(error.value)
    assert "\n" not in str(error.value)
    assert "expected" in str(error.value)


def test_the_reference_table_can_be_described() -> None:
    lines = tuple(
        Line(4 + 3 * (seat - 1) + n, seat, name)
        for seat in range(1, 9)
        for n, name in enumerate(("white", "red", "blue"))
    )
    assert [line.offset for line in GpiodConfig(lines=lines).lines] == list(range(4, 28))


def test_every_error_is_one_kind_of_hardware_error() -> None:
    assert issubclass(MissingExtra, HardwareError)
    message = str(MissingExtra("gpiod", "gpiod", "pi"))
    assert message == (
        'driver gpiod needs the Python package gpiod: pip install "table-companion[pi]"'
    )
