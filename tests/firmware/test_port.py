"""The USB stream: nothing is read or written that could block."""

import select
from typing import Any

from tests.firmware.shipped import load


class Stream:
    """Blocks, that is fails, if asked for more than there is."""

    def __init__(self, came: bytes = b"", room: int = 0) -> None:
        self.came, self.room, self.written = came, room, b""

    def readinto(self, buffer: bytearray) -> int:
        size = len(buffer)
        assert size <= len(self.came), "would block"
        buffer[:], self.came = self.came[:size], self.came[size:]
        return size

    def write(self, data: bytes) -> int:
        assert len(data) <= self.room, "would block"
        self.room -= len(data)
        self.written += data
        return len(data)


class Poll:
    def register(self, stream: Stream, flag: int) -> None:
        self._stream, self._flag = stream, flag

    def poll(self, timeout: int) -> list[tuple[Stream, int]]:
        assert timeout == 0
        reading = self._flag == select.POLLIN
        ready = self._stream.came if reading else self._stream.room
        return [(self._stream, self._flag)] if ready else []


def port_on(source: Stream, sink: Stream) -> Any:
    return load("port").Port(source, sink, lambda: 70 + len(source.came), Poll)


def test_it_reads_what_is_there_a_frame_at_a_time() -> None:
    port = port_on(Stream(b"\0abcdef\0gh"), Stream())
    assert port.read(64, True) == b"abcdef\0"
    assert port.came == 70 + 10, "when its first byte was seen"
    assert port.read(64, True) == b"gh"
    assert port.read(64, False) == b""


def test_a_frame_after_several_zeros_may_have_come_later_than_they_did() -> None:
    port = port_on(Stream(b"\0\0\0abc\0"), Stream())
    assert port.read(64, True) == b"abc\0"
    assert port.came == 70 + 4


def test_it_reads_no_more_than_it_was_asked_for() -> None:
    port = port_on(Stream(b"abcdef"), Stream())
    assert port.read(4, True) == b"abcd"
    assert port.read(4, False) == b"ef"


def test_it_leaves_what_follows_an_interrupt_for_the_prompt() -> None:
    source = Stream(b"\r\x03\r\x01")
    assert port_on(source, Stream()).read(64, True) == b"\r\x03"
    assert source.came == b"\r\x01"


def test_a_byte_like_ctrl_c_inside_a_frame_does_not_split_it() -> None:
    assert port_on(Stream(b"\x03\x03a\x03\0"), Stream()).read(64, True) == b"\x03\x03a\x03\0"


def test_it_writes_a_frame_whole_while_the_buffer_must_have_room() -> None:
    sink = Stream(room=256)
    port = port_on(Stream(), sink)
    assert port.write(bytes(200)) == 200
    sink.room = 3
    assert port.write(b"abc" + bytes(90)) == 3, "nothing proves that there is room"
    port.prove(203)
    sink.room = 256
    assert port.write(bytes(250)) == 250


def test_without_proof_it_writes_a_few_bytes_a_time_and_never_waits() -> None:
    sink = Stream(room=1000)
    port = port_on(Stream(), sink)
    port.write(bytes(250))
    assert 0 < port.write(bytes(200)) < 50
    sink.room = 0
    assert port.write(bytes(10)) == 0
