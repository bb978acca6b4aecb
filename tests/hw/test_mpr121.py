"""What is special about the MPR121: how it is set, what it hides, how its bus fails."""

import errno
import os

import pytest

from hw.config import Electrode, Irq, Mpr121Config, TouchChip
from hw.drivers.mpr121 import Mpr121Source
from hw.errors import DeviceGone, DeviceNonsense, NotPermitted
from hw.signals import Place
from tests.hw.rigs.base import Heard, Travel
from tests.hw.rigs.rigs import Mpr121IrqRig, Mpr121Rig
from tests.hw.rigs.touch_chip import Bus, TouchModel, loose_wire

PILE = Place(1, "pile")


@pytest.fixture
def rig(monkeypatch: pytest.MonkeyPatch) -> Mpr121Rig:
    made = Mpr121Rig(monkeypatch)
    made.open()
    made.run(20_000)
    return made


def test_the_chip_runs_with_one_millisecond_times_four_and_no_debounce(rig: Mpr121Rig) -> None:
    registers = rig.models[0x5A].registers
    assert rig.models[0x5A].window_us == 4_000
    assert registers[0x5B] == 0
    assert registers[0x5E] & 0x0F == 12
    assert registers[0x5E] & 0x30 == 0
    rig.source.close()


def test_each_electrode_has_its_own_thresholds(monkeypatch: pytest.MonkeyPatch) -> None:
    model, clock = TouchModel(), Travel()
    Bus({0x5A: model}, clock).install(monkeypatch)
    pads = (Electrode(0, 1, "pile", 15, 9), Electrode(3, 1, "rail", 8, 5))
    source = Mpr121Source(Mpr121Config(1, (TouchChip(0x5A, pads),)), clock)
    source.open(Heard())
    assert [model.registers[r] for r in (0x41, 0x42, 0x47, 0x48)] == [15, 9, 8, 5]
    source.close()


def test_a_hand_that_stays_stays(rig: Mpr121Rig) -> None:
    rig.move(PILE, True, rig.clock.now + 1_000)
    rig.run(2_900_000)
    assert [s.on for s in rig.heard.of(PILE)] == [True]
    rig.source.close()


def test_proximity_and_other_bits_are_no_hands(rig: Mpr121Rig) -> None:
    """The status word carries bit 12 with every touch, and the range word two flags."""
    rig.move(PILE, True, rig.clock.now + 1_000)
    rig.run(200_000)
    assert [(s.seat, s.input) for s in rig.heard.signals] == [PILE]
    assert rig.heard.faults == []
    rig.source.close()


def test_the_doubt_follows_the_measured_poll_interval(rig: Mpr121Rig) -> None:
    rig.run(100_000, every_us=2_000)
    rig.models[0x5A].hand(0, True, rig.clock.now + 100, strength=80)
    rig.run(20_000, every_us=2_000)
    rig.models[0x5A].hand(0, False, rig.clock.now + 30_100)
    rig.run(90_000, every_us=30_000)
    quick, slow = rig.heard.of(PILE)
    assert quick.u == (4_400 + 1_000 + 2_000) // 2
    assert slow.u == (4_400 + 1_000 + 30_000) // 2
    rig.source.close()


def test_a_hand_that_came_and_went_while_nobody_looked_is_lost_evidence(rig: Mpr121Rig) -> None:
    rig.move(PILE, True, rig.clock.now + 1_000)
    rig.move(PILE, False, rig.clock.now + 61_000)
    rig.run(80_000, every_us=80_000)
    assert rig.heard.of(PILE) == []
    told = [fault for fault in rig.heard.faults if (fault.seat, fault.input) == PILE]
    assert [fault.reason for fault in told] == ["evidence-lost", "recovered"]
    assert "was not read for 8" in told[0].detail
    rig.source.close()


def called(monkeypatch: pytest.MonkeyPatch) -> Mpr121IrqRig:
    rig = Mpr121IrqRig(monkeypatch)
    rig.open()
    rig.run(20_000)
    return rig


def test_an_interrupt_dates_a_touch_that_is_read_late(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = called(monkeypatch)
    at = rig.clock.now + 1_000
    rig.move(PILE, True, at)
    rig.run(40_000, every_us=20_000)
    [touch] = rig.heard.signals
    assert touch.u == 4_200
    assert touch.t - touch.u <= at <= touch.t + touch.u
    rig.source.close()


def test_with_an_interrupt_a_pad_that_is_read_all_the_while_is_known_to_half_of_that(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before the call nothing had moved, so the hand came in the window that ended with it: but for
    one sample, which a threshold so near to the rounding of the baseline leaves open."""
    rig = called(monkeypatch)
    at = rig.clock.now + 1_000
    rig.models[0x5A].hand(0, True, at, strength=80)
    rig.run(40_000, every_us=2_000)
    [touch] = rig.heard.signals
    assert touch.u == (4_400 + 1_000) // 2
    assert touch.t - touch.u <= at <= touch.t + touch.u
    rig.source.close()


@pytest.mark.parametrize(
    ("threshold", "noise", "largest_u"),
    [(12, 1, 2_700), (12, 3, 3_700), (24, 3, 2_700)],
    ids=["as shipped", "noisy", "noisy, a strong pad"],
)
def test_what_thresholds_and_noise_cost(
    monkeypatch: pytest.MonkeyPatch, threshold: int, noise: int, largest_u: int
) -> None:
    """The further it is from noise and rounding, the surer is the window before."""
    rig = Mpr121IrqRig(monkeypatch)
    rig.models[0x5A].noise = noise
    pads = (Electrode(0, 1, "pile", threshold, threshold // 2),)
    config = Mpr121Config(1, (TouchChip(0x5A, pads, Irq(26)),))
    rig.source = Mpr121Source(config, rig.clock)
    rig.open()
    rig.run(20_000)
    for _ in range(20):
        at = rig.clock.now + 50_000 + rig.random.randint(0, 4_000)
        rig.models[0x5A].hand(0, True, at, strength=150)
        rig.run(90_000, every_us=2_000)
        rig.models[0x5A].hand(0, False, rig.clock.now)
        rig.run(50_000, every_us=2_000)
    touches = [s for s in rig.heard.signals if s.on]
    assert len(touches) == 20
    assert max(s.u for s in touches) <= largest_u
    rig.source.close()


def test_a_read_finds_the_level_of_every_pad_in_one_transfer(rig: Mpr121Rig) -> None:
    """Status and levels in one: nothing can happen between the two, and the bus is free sooner."""
    before = rig.bus.reads
    rig.run(4_000, every_us=2_000)
    assert rig.bus.reads - before <= 2 * 3
    rig.source.close()


def test_interrupt_lines_that_fail_leave_the_chips_polled(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = Mpr121IrqRig(monkeypatch)
    rig.open()
    rig.run(60_000)
    rig.kernel.unplug()
    rig.run(100_000)
    rig.move(PILE, True, rig.clock.now + 1_000)
    rig.run(40_000)
    [touch] = rig.heard.signals
    assert touch.u <= Mpr121Rig.largest_u
    rig.source.close()


def test_a_bus_error_re_initialises_the_chip_and_says_so(rig: Mpr121Rig) -> None:
    rig.bus.fail = loose_wire()
    rig.run(30_000)
    rig.models[0x5A].power_up()
    rig.bus.fail = None
    rig.run(100_000)
    assert rig.models[0x5A].window_us == 4_000
    recovered = [f for f in rig.heard.faults if f.reason == "recovered"]
    assert all("re-initialised" in f.detail for f in recovered)
    assert len(recovered) == 4
    rig.source.close()


def test_one_failed_chip_does_not_silence_the_other(rig: Mpr121Rig) -> None:
    gone = rig.models.pop(0x5A)
    rig.run(30_000)
    rig.move(Place(2, "pile"), True, rig.clock.now + 1_000)
    rig.run(30_000)
    assert [s.seat for s in rig.heard.signals] == [2]
    assert {f.seat for f in rig.heard.faults} == {1}
    rig.models[0x5A] = gone
    rig.run(100_000)
    assert rig.heard.reasons(PILE) == ["lost", "recovered"]
    rig.source.close()


def test_a_brown_out_without_a_bus_error_is_found_out(rig: Mpr121Rig) -> None:
    rig.models[0x5A].power_up()
    rig.run(300_000)
    assert rig.heard.reasons(PILE) == ["lost", "recovered"]
    assert rig.models[0x5A].window_us == 4_000
    rig.source.close()


def test_over_current_is_nonsense_until_it_ends(rig: Mpr121Rig) -> None:
    rig.models[0x5A].over_current = True
    rig.run(200_000)
    [fault] = [f for f in rig.heard.faults if (f.seat, f.input) == PILE]
    assert "over-current" in fault.detail
    rig.models[0x5A].over_current = False
    rig.run(200_000)
    assert rig.heard.reasons(PILE) == ["lost", "recovered"]
    rig.source.close()


def test_a_pad_out_of_range_is_lost_alone_until_it_is_back(rig: Mpr121Rig) -> None:
    rig.models[0x5A].out_of_range = 1 << 11
    rig.run(200_000)
    assert [(f.seat, f.input, f.reason) for f in rig.heard.faults] == [(1, "shield", "lost")]
    rig.models[0x5A].out_of_range = 0
    rig.run(200_000)
    assert rig.heard.reasons(Place(1, "shield")) == ["lost", "recovered"]
    rig.source.close()


def test_a_hand_lost_with_the_bus_is_dated_by_the_gap(rig: Mpr121Rig) -> None:
    rig.move(PILE, True, rig.clock.now + 1_000)
    rig.run(50_000)
    gone = rig.clock.now
    rig.bus.fail = loose_wire()
    rig.run(200_000)
    rig.bus.fail = None
    rig.run(100_000)
    _, off = rig.heard.of(PILE)
    assert not off.on
    assert off.t - off.u <= gone
    assert off.t + off.u >= gone + 200_000
    rig.source.close()


def test_another_device_at_the_address_is_nonsense(rig: Mpr121Rig) -> None:
    class Clock(TouchModel):
        def read(self, register: int, now_us: int) -> int:
            return 0x68

    rig.models[0x5C] = Clock()
    config = Mpr121Config(1, (TouchChip(0x5C, (Electrode(0, 5, "pile"),)),))
    rig.source.close()
    source = Mpr121Source(config, rig.clock)
    with pytest.raises(DeviceNonsense, match="another device at this address"):
        source.open(Heard())


def test_a_chip_that_is_not_there_at_the_start_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Travel()
    bus = Bus({}, clock).install(monkeypatch)
    source = Mpr121Source(Mpr121Config(1, (TouchChip(0x5A),)), clock)
    with pytest.raises(DeviceGone, match=r"0x5a.*cable"):
        source.open(Heard())
    assert bus.opened == 0


@pytest.mark.parametrize(
    ("code", "kind"), [(errno.ENOENT, DeviceGone), (errno.EACCES, NotPermitted)]
)
def test_a_bus_that_cannot_be_opened_names_who_must_act(
    monkeypatch: pytest.MonkeyPatch, code: int, kind: type[Exception]
) -> None:
    def refuse(bus: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("smbus2.SMBus", refuse)
    with pytest.raises(kind, match="I2C bus 1"):
        Mpr121Source(Mpr121Config(), Travel()).open(Heard())
