"""Pads on an MPR121, on the bench."""

from typing import Any

from tests.firmware.workshop import Workshop, events

PADS: dict[str, Any] = {
    "i2c": {"sda": 0, "scl": 1},
    "seats": [
        {
            "seat": 1,
            "pile": {"mpr121": "0x5A", "electrode": 0},
            "shield": {"mpr121": "0x5A", "electrode": 11},
        }
    ],
}


def bench_with_chip() -> tuple[Workshop, Any]:
    bench = Workshop(PADS, start=1_000_000)
    bench.greet()
    bench.run(10_000)
    return bench, bench.machine.chips[0x5A]


def test_the_chip_is_set_to_sense_fast_and_to_keep_a_hand() -> None:
    _, chip = bench_with_chip()
    assert chip.registers[0x5D] == 0x20
    assert chip.registers[0x5E] == 0x8C
    assert bytes(chip.registers[0x33:0x36]) == bytes((0, 0xFF, 0xFF))
    assert bytes(chip.registers[0x41:0x43]) == bytes((12, 6))


def test_a_touch_is_dated_from_before_the_last_read_to_now() -> None:
    bench, chip = bench_with_chip()
    truth = bench.now
    bench.now += 6_000
    chip.touched = 0x800
    (event,) = events(bench.run(5_000))
    assert event[1:3] == (1, 1)
    assert abs(event[3] - truth) <= event[4] <= 10_000


def test_thresholds_are_those_of_the_description() -> None:
    pads = {"mpr121": "0x5A", "electrode": 3, "touch": 40, "release": 25}
    bench = Workshop({"i2c": {"sda": 0, "scl": 1}, "seats": [{"seat": 1, "pile": pads}]})
    bench.run(10_000)
    registers = bench.machine.chips[0x5A].registers
    assert bytes(registers[0x47:0x49]) == bytes((40, 25))


def test_an_electrode_that_cannot_be_measured_is_named_alone() -> None:
    bench, chip = bench_with_chip()
    chip.beyond = 1 << 11
    bench.run(5_000)
    assert [bench.board.levels.health(n, bench.now) for n in (0, 1)] == [0, 3]
    chip.beyond = 0
    bench.run(5_000)
    assert bench.board.levels.health(1, bench.now) == 0


def test_over_current_is_told_and_the_chip_is_set_up_anew() -> None:
    bench, chip = bench_with_chip()
    chip.over_current, chip.touched = True, 1
    assert [*events(bench.run(5_000))] == [], "what it says then is no hand"
    assert [bench.board.levels.health(n, bench.now) for n in (0, 1)] == [4, 4]
    assert not chip.over_current, "it measures again only when the bit is given back"
    chip.touched = 0
    bench.run(1_100_000)
    assert [bench.board.levels.health(n, bench.now) for n in (0, 1)] == [0, 0]


def test_only_the_twelve_bits_count() -> None:
    bench, chip = bench_with_chip()
    chip.touched = 0x1000
    assert [*events(bench.run(10_000))] == []


def test_a_chip_that_is_gone_is_tried_again_and_its_change_dated_by_the_gap() -> None:
    bench, chip = bench_with_chip()
    chip.there = False
    bench.run(30_000)
    gone = bench.now
    assert bench.board.levels.health(0, bench.now) == 2
    chip.touched = 1
    chip.there = True
    bench.run(30_000)
    assert bench.board.levels.health(0, bench.now) == 2
    (event,) = {e[:5] for e in events(bench.run(1_100_000))}
    assert bench.board.levels.health(0, bench.now) == 0
    assert event[4] == 0xFFFF or abs(event[3] - gone) <= event[4]


def test_a_brown_out_is_noticed() -> None:
    bench, chip = bench_with_chip()
    chip.reset()
    bench.run(2_500_000, every_us=2_000)
    assert chip.registers[0x5E] == 0x8C


def test_another_device_at_its_address_is_unreadable() -> None:
    bench = Workshop(PADS)
    other = bench.machine.Chip()
    other.reset = lambda: None
    other.registers[0x5D] = 0x11
    bench.machine.chips[0x5A] = other
    bench.run(10_000)
    assert bench.board.levels.health(0, bench.now) == 2
