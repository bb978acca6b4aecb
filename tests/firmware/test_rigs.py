"""The shipped files at work in a process of their own, over real bytes through a pty."""

import struct
import time
from random import Random

import pytest

from tests.firmware import reference
from tests.firmware.conftest import Plug
from tests.firmware.host import Host
from tests.rigs.board import FIRMWARE, now_us

pytestmark = pytest.mark.slow  # in real time, through a wire

EIGHT_SEATS = FIRMWARE / "board-eight-seats.json"
LOW_32 = 0xFFFFFFFF


def test_it_greets_and_stamps_a_press_with_its_instant(plug: Plug) -> None:
    board = plug()
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    at = [board.press(1, "red"), board.release(1, "red", at_us=now_us() + 30_000)]
    host.until(lambda: len(host.taken) == 2)
    assert [e[1:3] for e in host.taken] == [(1, 1), (1, 0)]
    assert [e[3] for e in host.taken] == [board.board_us(t) & LOW_32 for t in at]


def test_the_counter_rolls_over_in_the_middle_of_a_game(plug: Plug) -> None:
    board = plug(start_us=(1 << 30) - 1_500_000, ppm=100)
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    start = now_us()
    at = [board.press(1, "white", at_us=start + n * 20_000) for n in range(0, 100, 2)]
    at += [board.release(1, "white", at_us=start + n * 20_000) for n in range(1, 100, 2)]
    host.until(lambda: len(host.taken) == 100)
    assert [e[3] for e in host.taken] == sorted(board.board_us(t) & LOW_32 for t in at)
    assert host.taken[-1][3] > 1 << 30


def test_its_clock_can_be_asked(plug: Plug) -> None:
    board = plug()
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    for _ in range(20):
        before, came, sent, after = host.ask_time()
        assert board.board_us(before) <= came <= sent <= board.board_us(after)


def test_a_hand_on_a_pad_lies_within_the_doubt_stated(plug: Plug) -> None:
    board = plug()
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    time.sleep(0.1)
    truth = []
    for n in range(10):
        move = board.release if n % 2 else board.press
        truth.append(move(1, "pile"))
        host.until(lambda n=n: len(host.taken) == n + 1)  # type: ignore[misc]
    for at, (_, place, _, t, u, *_) in zip(truth, host.taken, strict=True):
        assert place == 3
        assert abs(board.board_us(at) - t) <= u


def test_a_board_of_eight_seats_feels_all_forty_eight(plug: Plug) -> None:
    board = plug(EIGHT_SEATS)
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    time.sleep(0.1)
    truth = {n: board.press(seat, name) for n, (seat, name) in enumerate(board.inputs)}
    host.until(lambda: len(host.taken) == 48)
    assert {e[1] for e in host.taken} == {*range(48)}
    for _, place, on, t, u, *_ in host.taken:
        assert on == 1
        assert abs(board.board_us(truth[place]) - t) <= u


def test_a_bad_wire_loses_nothing(plug: Plug) -> None:
    """One byte in a hundred flipped, dropped or doubled, both ways."""
    board = plug()
    chance = Random(3)

    def spoil(data: bytes) -> bytes:
        out = bytearray()
        for byte in data:
            fate = chance.random() * 300
            out += bytes([byte ^ 1 << chance.randrange(8)] if fate < 1 else [byte])
            if 1 <= fate < 2:
                out.pop()
            elif 2 <= fate < 3:
                out.append(byte)
        return bytes(out)

    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    board.cable.to_host = board.cable.to_board = spoil
    start = now_us()
    for n in range(0, 300, 2):
        board.press(1, "blue", at_us=start + n * 2_000)
        board.release(1, "blue", at_us=start + n * 2_000 + 2_000)
    host.until(lambda: len(host.taken) == 300, patience_s=40)
    assert [e[0] for e in host.taken] == [*range(1, 301)]
    assert [e[3] for e in host.taken] == [
        board.board_us(start + n * 2_000) & LOW_32 for n in range(300)
    ]
    assert host.lost == []


def test_a_pulled_cable_loses_nothing(plug: Plug) -> None:
    board = plug()
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    for n in range(0, 6, 2):
        board.press(1, "white")
        board.unplug()
        host.close()
        board.release(1, "white")
        time.sleep(0.1)
        board.replug()
        host.open()
        host.until(lambda n=n: len(host.taken) == n + 2)  # type: ignore[misc]
    assert [e[0] for e in host.taken] == [*range(1, 7)]


def test_a_stalled_wire_loses_nothing(plug: Plug) -> None:
    board = plug()
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    board.cable.stalled = True
    for n in range(400):
        (board.release if n % 2 else board.press)(1, "white")
    time.sleep(1.0)
    assert board.alive
    board.cable.stalled = False
    host.until(lambda: len(host.taken) == 400)
    assert [e[0] for e in host.taken] == [*range(1, 401)]


def test_a_restart_is_a_new_boot(plug: Plug) -> None:
    board = plug()
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    assert host.hello is not None
    first = host.hello
    board.press(1, "white")
    host.until(lambda: len(host.taken) == 1)
    board.reboot()
    host.until(lambda: host.hello is not None and host.hello.boot != first.boot)
    assert host.hello.board == first.board
    board.press(1, "white")
    host.until(lambda: len(host.taken) == 2)
    assert host.taken[1][0] == 1


def test_lamps_shine_and_blink_on_the_board(plug: Plug) -> None:
    board = plug()
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    host.send(reference.LAMP, struct.pack("<BHHB", 1, 1, 0, 0))
    host.until(lambda: board.lamp(1, "red"))
    host.send(reference.LAMP, struct.pack("<BHHB", 1, 30, 30, 2))
    host.until(lambda: not board.lamp(1, "red"))
    host.until(lambda: board.lamp(1, "red"))
    host.until(lambda: not board.lamp(1, "red"))


def test_a_touch_chip_that_is_gone_is_unreadable_until_it_is_back(plug: Plug) -> None:
    board = plug(EIGHT_SEATS)
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)

    def health() -> int:
        host.send(reference.TEST)
        known = len(host.frames)
        host.until(lambda: any(f.kind == reference.STATUS for f in host.frames[known:]))
        status = [f for f in host.frames if f.kind == reference.STATUS][-1]
        return status.body[13 + 2 * 3 + 1]

    host.until(lambda: health() == 0)
    board.unplug_chip(0x5A)
    host.until(lambda: health() == 2)
    board.unplug_chip(0x5A, there=True)
    host.until(lambda: health() == 0)


def test_mpremote_is_let_in_only_when_no_host_is_there(plug: Plug) -> None:
    board = plug()
    host = Host(board.path).open()
    host.until(lambda: host.hello is not None)
    host.write(b"\0\r\x03")
    host.ask_time()
    assert not board.at_prompt()
    time.sleep(2.1)
    host.write(b"\0\r\x03")
    host.until(board.at_prompt)


def test_a_board_that_was_described_wrongly_says_so(plug: Plug) -> None:
    board = plug({"seats": [{"seat": 1, "white": 2, "red": 2}]})
    host = Host(board.path).open()
    host.until(lambda: any(f.kind == reference.LOG for f in host.frames))
    assert host.hello is not None
    assert host.hello.inputs == []
    told = next(f.body for f in host.frames if f.kind == reference.LOG).decode()
    assert told == "seats[0].red: used already by seats[0].white"
