"""The shipped firmware on an emulated RP2040: what only the chip can tell.

    COMPANION_UF2=$(scripts/uf2) .venv/bin/pytest tests/firmware/test_chip.py -s

Takes some minutes, and is skipped by name without a MicroPython to run: one that `scripts/uf2`
built, or the makers' own, such as RPI_PICO-20251209-v1.27.0.uf2. `-s` shows the figures.
"""

import os
import statistics
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hw.boards.frames import Decoder
from hw.boards.link import AtPrompt, Edge, Met
from tests.firmware.reference import EVENTS, GREET, events
from tests.rigs.board import FIRMWARE
from tests.rigs.chip import Chip, ChipHost

pytestmark = pytest.mark.slow
BUTTONS: dict[str, Any] = {"seats": [{"seat": 1, "white": 2, "red": 3, "blue": 4}]}
SEATS = (2, 5, 8, 11, 14, 17, 20, 26)
"""The pins of the white buttons of eight seats."""
UP_US = 1_800_000
SECOND = 1_000_000
SLAPS = 8


def uf2() -> Path:
    """Give the MicroPython to run, or skip and say how to have one."""
    named = os.environ.get("COMPANION_UF2")
    if not named:
        pytest.skip("COMPANION_UF2 names no MicroPython for the RP2040 (a .uf2 file)")
    return Path(named)


def host_of(config: dict[str, Any] | Path) -> Iterator[ChipHost]:
    with Chip(uf2(), config) as chip:
        chip.boot()
        yield ChipHost(chip)


@pytest.fixture(scope="module")
def one_seat() -> Iterator[ChipHost]:
    """A board of one seat whose host hammered it from the moment its USB was up."""
    for host in host_of(BUTTONS):
        host.open()
        for _ in range(int(UP_US / 5_000)):
            host.chip.send(b"\0\x03\x83\x03\x01\x03\0")
            host.run(host.chip.now + 5_000)
        yield host


@pytest.fixture(scope="module")
def eight_seats() -> Iterator[ChipHost]:
    for host in host_of(FIRMWARE / "board-eight-seats.json"):
        host.run(UP_US)
        host.open()
        host.run(host.chip.now + SECOND)
        host.doubts_us.clear()
        yield host


def bouncing(pin: int, at_us: float, chance: Random) -> list[tuple[float, int, bool]]:
    """Give the edges of a button that is pressed and bounces for some milliseconds."""
    edges = [(at_us, pin, True)]
    for _ in range(chance.randint(3, 6)):
        for on in (False, True):
            at_us += chance.uniform(40, 400)
            edges.append((at_us, pin, on))
    return edges


def late_us(host: ChipHost, pins: tuple[int, ...], chance: Random) -> list[float]:
    """Slap these buttons within a millisecond; give how late each was heard."""
    chip, known = host.chip, len(host.heard)
    begin = chip.now + 20_000 + chance.uniform(0, 5_000)
    spread = 1_000 if len(pins) > 1 else 0
    truth = {pin: begin + chance.uniform(0, spread) for pin in pins}
    chip.edges([edge for pin in pins for edge in bouncing(pin, truth[pin], chance)])
    host.run(begin + 60_000)
    chip.edges([(chip.now + 1_000, pin, False) for pin in pins])
    host.run(chip.now + 40_000)
    first: dict[int, tuple[float, Edge]] = {}
    for at, edge in host.edges():
        if at > begin and edge.on and not edge.bounces:
            first.setdefault(edge.place.seat, (at, edge))
    assert len(host.heard) > known
    late = []
    for seat, pin in enumerate(pins, 1):
        at, edge = first[seat]
        assert abs(edge.at.t_us - truth[pin]) <= edge.at.u_us, "the truth lies within the doubt"
        late.append(at - truth[pin])
    return late


def test_a_host_that_hammers_while_it_boots_finds_it_running(one_seat: ChipHost) -> None:
    told = [news for _, news in one_seat.heard]
    print(f"\nboot: heard of after {one_seat.heard[0][0] / 1_000:.0f} ms, {told[0]}")
    assert any(isinstance(news, Met) for news in told)
    assert not any(isinstance(news, AtPrompt) for news in told)


def test_the_clock_is_known_to_a_third_of_a_millisecond(one_seat: ChipHost) -> None:
    # What was hammered while it booted waits in its buffer, and is read first.
    one_seat.run(one_seat.chip.now + SECOND)
    one_seat.doubts_us.clear()
    one_seat.run(one_seat.chip.now + SECOND)
    median = statistics.median(one_seat.doubts_us)
    print(f"\nclock: doubt {median} us in the median of {len(one_seat.doubts_us)}")
    assert median < 350


def test_a_press_is_heard_within_five_milliseconds(one_seat: ChipHost) -> None:
    chance = Random(5)
    late = [late_us(one_seat, (2,), chance)[0] for _ in range(8)]
    print(f"\npress: heard after {statistics.median(late):.0f} us, {max(late):.0f} at the most")
    assert max(late) < 5_000


def test_a_slap_on_eight_seats_is_heard_within_twelve(eight_seats: ChipHost) -> None:
    chance = Random(6)
    late = [one for _ in range(SLAPS) for one in late_us(eight_seats, SEATS, chance)]
    doubt = statistics.median(eight_seats.doubts_us)
    print(f"\nslap: heard after {statistics.median(late):.0f} us, {max(late):.0f} at the most")
    print(f"eight seats: clock known to {doubt} us")
    assert max(late) < 12_000
    assert doubt < 350


def test_what_never_gets_through_is_repeated_in_ever_shorter_frames(eight_seats: ChipHost) -> None:
    chip, board, sizes = eight_seats.chip, Decoder(), list[int]()

    def spoil(data: bytes) -> bytes:
        """Let nothing of the board's through, and note how many events each frame told of."""
        if any(frame.kind >= GREET for frame in Decoder().feed(data)):
            return data
        told = [events(frame.body) for frame in board.feed(data) if frame.kind == EVENTS]
        sizes.extend(len(some) for some in told)
        return bytes(len(data))

    known = len(eight_seats.edges())
    eight_seats.spoil = spoil
    chip.edges([(chip.now + 5_000, pin, True) for pin in SEATS])
    eight_seats.run(chip.now + 1_200_000)
    eight_seats.spoil = bytes
    eight_seats.run(chip.now + 800_000)
    heard = [edge for _, edge in eight_seats.edges()[known:]]
    print(f"\nspoilt: {sizes} events in the frames that were lost")
    assert max(sizes) > 1
    assert sizes[-1] == 1, "a short frame gets through where a long one does not"
    assert sorted(edge.place.seat for edge in heard) == [*range(1, 9)], "each of them once"
    chip.edges([(chip.now + 1_000, pin, False) for pin in SEATS])
    eight_seats.run(chip.now + 100_000)


def test_a_bad_line_loses_nothing(one_seat: ChipHost) -> None:
    chance, chip = Random(7), one_seat.chip

    def spoil(data: bytes) -> bytes:
        return bytes(b ^ 1 << chance.randrange(8) if chance.random() < 0.01 else b for b in data)

    one_seat.spoil = spoil
    known, begin = len(one_seat.edges()), chip.now + 5_000
    chip.edges([(begin + n * 12_000, 4, n % 2 == 0) for n in range(30)])
    one_seat.run(begin + 600_000)
    one_seat.spoil = bytes
    one_seat.run(chip.now + 500_000)
    heard = [edge for _, edge in one_seat.edges()[known:]]
    assert [edge.on for edge in heard] == [n % 2 == 0 for n in range(30)]
    for n, edge in enumerate(heard):
        assert abs(edge.at.t_us - (begin + n * 12_000)) <= edge.at.u_us


def test_pads_on_pins_feel_every_hand() -> None:
    """With the pull-down that a pin has after a reset they would feel none."""
    for host in host_of({"seats": [{"seat": 1, "pile": {"pad": 6}}]}):
        host.run(UP_US)
        host.open()
        host.run(host.chip.now + 200_000)
        truth = []
        for n in range(8):
            truth.append(host.chip.now + 15_000)
            host.chip.touch(6, truth[-1], n % 2 == 0)
            host.run(truth[-1] + 15_000)
        heard = [edge for _, edge in host.edges()]
        assert [edge.on for edge in heard] == [n % 2 == 0 for n in range(8)]
        for at, edge in zip(truth, heard, strict=True):
            assert abs(edge.at.t_us - at) <= edge.at.u_us
        doubts = [edge.at.u_us for edge in heard]
        middle, worst = statistics.median(doubts), max(doubts)
        print(f"\npads: 8 of 8 felt, doubt {middle:.0f} us in the median, {worst} at the most")
