"""Boards without a cable, as a table's profile names them, and what is told of their batteries."""

import pytest

from hw.boards.config import BoardInput, SeatBoardConfig
from hw.boards.link import Charge
from hw.boards.sealing import NOBODY, HostSession, Once
from hw.drivers.seat_board import SeatBoardSource
from hw.drivers.seat_board_air import _parts, address_of
from hw.errors import ConfigurationError, DeviceGone
from tests.firmware.shipped import load
from tests.hw.rigs.base import Heard

BOARD_ID, KEY = "e66138935f2a4b21", bytes(range(32))
PORT = f"wifi:{BOARD_ID}:{KEY.hex()}"


def test_a_board_is_named_by_its_id_and_key_and_listens_on_a_port_of_its_own() -> None:
    address = address_of(PORT)
    assert address.key == KEY
    assert address.number == load("air").port_number(bytes.fromhex(BOARD_ID))
    assert address_of(PORT + "@4711").number == 4_711


@pytest.mark.parametrize("port", ["wifi:", f"wifi:{BOARD_ID}", f"wifi:{BOARD_ID}:ab", PORT + "@"])
def test_what_is_no_such_name_is_refused_without_showing_a_key(port: str) -> None:
    with pytest.raises(ConfigurationError, match="wifi:ID:KEY"):
        SeatBoardSource(SeatBoardConfig(port))


def test_a_key_is_never_told() -> None:
    source = SeatBoardSource(SeatBoardConfig(PORT, (BoardInput(1, "white"),)))
    assert KEY.hex() not in source.name
    assert BOARD_ID in source.name


def test_a_port_that_another_program_has_is_named() -> None:
    config = SeatBoardConfig(PORT + "@47123")
    first, second = SeatBoardSource(config), SeatBoardSource(config)
    first.open(Heard())
    try:
        with pytest.raises(DeviceGone, match="UDP port 47123"):
            second.open(Heard())
    finally:
        first.close()
        second.close()


def test_a_low_battery_is_said_once_and_again_only_after_it_was_charged() -> None:
    source, heard = SeatBoardSource(SeatBoardConfig(PORT, (BoardInput(1, "white"),))), Heard()
    source._sink = heard
    for mv in (3_700, 3_390, 3_410, 3_380, 3_590, 3_390, 3_610, 3_390):
        source._take(Charge(mv), 5)
    assert [f.reason for f in heard.faults] == ["battery-low", "recovered"] * 2
    assert "3.39 V; charge or change it" in heard.faults[0].detail


def test_each_number_is_taken_once_and_both_ends_agree_on_which() -> None:
    here, there = Once(), load("sealing").Window()
    told = [5, 6, 6, 3, 5, 90, 27, 26, 91, 90, 400, 91]
    taken = [here.take(number) for number in told]
    assert taken == [there.take(number) for number in told]
    assert [n for n, took in zip(told, taken, strict=True) if took] == [5, 6, 3, 90, 27, 91, 400]


def test_both_halves_make_the_same_tag() -> None:
    sealer = load("sealing").Sealer(KEY)
    host = HostSession(KEY, bytes.fromhex(BOARD_ID), b"12345678")
    data = host.seal(b"\0frame\0", NOBODY)
    assert sealer.tag(b"H", data[:-12]) == data[-12:]


def test_frames_are_cut_into_datagrams_between_frames() -> None:
    frames = b"".join(b"\0" + bytes([n]) * 100 + b"\0" for n in range(1, 40))
    parts = _parts(frames)
    assert b"".join(parts) == frames
    assert all(len(part) <= 1_200 and part[:1] == b"\0" == part[-1:] for part in parts)
