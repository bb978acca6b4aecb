"""Every message as docs/wire-protocol.md lays it out, byte by byte."""

import struct

import pytest

from hw.boards import messages
from hw.boards.frames import Decoder, Frame
from hw.boards.messages import (
    Event,
    Events,
    Hello,
    InputState,
    Log,
    Lost,
    Malformed,
    Pong,
    Stamps,
    Status,
    SyncReply,
    parse,
)
from hw.signals import Place
from tests.hw.boards.sim_board import SimBoard

HELLO = bytes.fromhex("02 e66138935f2a4b21 010203 04030201 09000000 0001 02 0100 0203 01 0102")


def test_hello_says_who_and_what() -> None:
    assert parse(Frame(1, HELLO)) == Hello(
        version=2,
        board_id="e66138935f2a4b21",
        firmware=(1, 2, 3),
        boot_id=0x01020304,
        first_seq=9,
        ring_size=256,
        inputs=(Place(1, "white"), Place(2, "pile")),
        lamps=(Place(1, "blue"),),
    )


def test_a_hello_of_another_version_says_only_that() -> None:
    assert parse(Frame(1, b"\x01anything")) == Hello(1)


@pytest.mark.parametrize(
    ("kind", "body", "message"),
    [
        (
            2,
            struct.pack("<IBBIHBBIHBH", 7, 3, 5, 0xFFFFFFFF, 9, 4, 6, 20, 8, 12, 900),
            Events((Event(7, 3, True, 0xFFFFFFFF, 9), Event(8, 4, False, 20, 8, 12, 900))),
        ),
        (3, struct.pack("<II", 5, 6), Lost(5, 6)),
        (4, struct.pack("<H", 1), SyncReply(1)),
        (8, struct.pack("<HII", 1, 2, 3), Stamps(1, 2, 3)),
        (5, struct.pack("<H", 65_535), Pong(65_535)),
        (
            6,
            struct.pack("<HIHIB4B", 1, 2, 3, 4, 2, 1, 0, 0, 2),
            Status(1, 2, 3, 4, (InputState(True, 0), InputState(False, 2))),
        ),
        (7, "zu heiß\n".encode(), Log("zu heiß ")),
        (0x55, b"from the future", None),
    ],
)
def test_what_a_board_says(kind: int, body: bytes, message: object) -> None:
    assert parse(Frame(kind, body)) == message


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        (1, b""),
        (1, HELLO[:-1]),
        (1, HELLO + b"x"),
        (1, HELLO[:-1] + b"\x09"),
        (2, bytes(11)),
        (2, struct.pack("<I", 7)),
        (2, struct.pack("<IBBIH", 7, 3, 1, 0, 0)),
        (2, struct.pack("<IBBIH", 7, 3, 6, 0, 0)),
        (2, struct.pack("<IBBIH", 7, 3, 13, 0, 0)),
        (3, bytes(9)),
        (6, struct.pack("<HIHIB", 1, 2, 3, 4, 2)),
    ],
)
def test_what_no_board_can_mean(kind: int, body: bytes) -> None:
    with pytest.raises(Malformed):
        parse(Frame(kind, body))


@pytest.mark.parametrize(
    ("framed", "frame"),
    [
        (messages.greet(258, 5_000), Frame(0x81, b"\x02\x01\0\0\x88\x13")),
        (messages.ack(1, 2), Frame(0x82, b"\x01\0\0\0\x02\0\0\0")),
        (messages.sync(3, 2), Frame(0x83, b"\x03\0\x02\0")),
        (messages.lamp(1, 500, 250, 3), Frame(0x84, b"\x01\xf4\x01\xfa\0\x03")),
        (messages.ping(4), Frame(0x85, b"\x04\0")),
        (messages.test(), Frame(0x86, b"")),
    ],
)
def test_what_a_host_says(framed: bytes, frame: Frame) -> None:
    assert Decoder().feed(framed) == [frame]


def test_the_simulated_board_speaks_the_same_wire() -> None:
    board = SimBoard()
    [hello] = Decoder().feed(board.send(0))
    met = parse(hello)
    assert isinstance(met, Hello)
    assert (met.board_id, met.inputs) == (board.board_id.hex(), board.inputs)
