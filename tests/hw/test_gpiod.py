"""What is special about libgpiod: one request, kernel stamps, sequence numbers."""

import errno
import os

import gpiod
import pytest

from hw.config import GpiodConfig, Line
from hw.drivers.gpiod_driver import GpiodSource
from hw.errors import ConfigurationError, DeviceGone, HardwareError, NotPermitted
from hw.signals import Place
from tests.hw.rigs.base import Heard, Travel
from tests.hw.rigs.kernel import Kernel
from tests.hw.rigs.rigs import CONTACTS, LINES, OFFSETS, GpiodRig


@pytest.fixture
def rig(monkeypatch: pytest.MonkeyPatch) -> GpiodRig:
    made = GpiodRig(monkeypatch)
    made.open()
    return made


def test_all_lines_are_in_one_request_with_pull_ups_and_monotonic_stamps(rig: GpiodRig) -> None:
    [request] = rig.kernel.requests
    assert set(request.lines) == set(OFFSETS.values())
    for settings in request.lines.values():
        assert settings.bias is gpiod.line.Bias.PULL_UP
        assert settings.event_clock is gpiod.line.Clock.MONOTONIC
        assert settings.debounce_period.total_seconds() == 0
    rig.source.close()


def test_the_stamp_is_the_kernels_however_late_python_wakes(rig: GpiodRig) -> None:
    at = rig.clock.now + 123
    rig.move(CONTACTS[0], True, at)
    rig.run(9_000, every_us=9_000)
    assert [(s.t, s.u) for s in rig.heard.signals] == [(at, 100)]
    rig.source.close()


def test_seats_in_one_wake_up_keep_the_kernels_order(rig: GpiodRig) -> None:
    for n, place in enumerate(reversed(CONTACTS)):
        rig.move(place, True, rig.clock.now + 100 + n)
    rig.run(9_000, every_us=9_000)
    assert [(s.seat, s.input) for s in rig.heard.signals] == list(reversed(CONTACTS))
    rig.source.close()


def test_an_overrun_names_each_line_that_lost_edges_and_no_other(rig: GpiodRig) -> None:
    noisy, quiet = CONTACTS[0], CONTACTS[1]
    rig.kernel.drive(OFFSETS[quiet], False, rig.clock.now + 1)
    rig.clock.now += 1
    rig.source.step(0)
    for n in range(1_101):
        rig.clock.now += 100
        rig.kernel.drive(OFFSETS[noisy], n % 2 == 1, rig.clock.now)
    rig.run(5_000)
    lost = [f for f in rig.heard.faults if f.reason == "evidence-lost"]
    assert [(f.seat, f.input) for f in lost] == [noisy]
    assert "77 edges" in lost[0].detail
    rig.source.close()


def test_a_line_whose_only_edge_was_overrun_is_read_and_dated_by_the_gap(rig: GpiodRig) -> None:
    noisy, victim = CONTACTS[0], CONTACTS[1]
    pressed = rig.clock.now + 50
    rig.kernel.drive(OFFSETS[victim], False, pressed)
    for n in range(2_000):
        rig.clock.now += 100
        rig.kernel.drive(OFFSETS[noisy], n % 2 == 1, rig.clock.now)
    rig.run(5_000)
    [press] = rig.heard.of(victim)
    assert press.on
    assert press.t - press.u <= pressed <= press.t + press.u
    rig.source.close()


def test_a_chip_that_is_back_with_a_button_held_says_so_with_the_doubt_of_the_gap(
    rig: GpiodRig,
) -> None:
    rig.vanish()
    rig.run(10_000)
    rig.kernel.high[OFFSETS[CONTACTS[0]]] = False
    rig.come_back()
    rig.run(1_100_000)
    [press] = rig.heard.of(CONTACTS[0])
    assert press.on
    assert press.u > 400_000
    rig.source.close()


def refused(patch: pytest.MonkeyPatch, kernel: Kernel, config: GpiodConfig) -> HardwareError:
    kernel.install(patch)
    source = GpiodSource(config, Travel())
    with pytest.raises(HardwareError) as caught:
        source.open(Heard())
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("code", "kind", "says"),
    [
        (errno.EACCES, NotPermitted, "usermod"),
        (errno.EBUSY, DeviceGone, "another program"),
        (errno.ENODEV, DeviceGone, "not there"),
        (errno.EIO, DeviceGone, "cable"),
    ],
)
def test_what_the_kernel_refuses_names_who_must_act(
    monkeypatch: pytest.MonkeyPatch, code: int, kind: type[HardwareError], says: str
) -> None:
    kernel = Kernel()
    kernel.refuse = OSError(code, os.strerror(code))
    error = refused(monkeypatch, kernel, GpiodConfig(lines=LINES))
    assert type(error) is kind
    assert says in str(error)
    assert "/dev/gpiochip0" in str(error)


def test_a_chip_that_does_not_exist_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    error = refused(monkeypatch, Kernel(), GpiodConfig("/dev/gpiochip9", LINES))
    assert isinstance(error, DeviceGone)


def test_a_line_the_chip_does_not_have_is_a_configuration_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    error = refused(monkeypatch, Kernel(), GpiodConfig(lines=(Line(54, 1, "white"),)))
    assert isinstance(error, ConfigurationError)
    assert "54" in str(error)


def test_two_tables_cannot_share_a_line(monkeypatch: pytest.MonkeyPatch, rig: GpiodRig) -> None:
    source = GpiodSource(GpiodConfig(lines=(Line(4, 7, "white"),)), Travel())
    with pytest.raises(DeviceGone, match="another program"):
        source.open(Heard())
    rig.source.close()


def test_a_button_held_down_at_the_start_is_stuck_not_pressed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rig = GpiodRig(monkeypatch)
    rig.kernel.high[OFFSETS[CONTACTS[0]]] = False
    rig.open()
    assert rig.heard.reasons(CONTACTS[0]) == ["stuck"]
    assert rig.heard.signals == []
    rig.source.close()


def test_active_high_contacts_without_pull_ups_are_possible(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kernel, clock, heard = Kernel().install(monkeypatch), Travel(), Heard()
    kernel.high[4] = False
    config = GpiodConfig(lines=(Line(4, 1, "white"),), active_low=False, pull_up=False)
    source = GpiodSource(config, clock)
    source.open(heard)
    clock.now += 10
    kernel.drive(4, True, clock.now)
    source.step(0)
    assert [(s.seat, s.input, s.on) for s in heard.signals] == [(*Place(1, "white"), True)]
    source.close()
