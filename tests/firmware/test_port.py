"""The USB stream: nothing is read or written that could block."""

import select

from tests.firmware.shipped import load


class Stream:
    """Blocks, that is fails, if asked for more than there is."""

    def __init__(self, came: bytes = b"", room: int = 0) -> None:
        self.came, self.room, self.written = came, room, b""

    def read(self, size: int) -> bytes:
        assert size <= len(self.came), "would block"
        data, self.came = self.came[:size], self.came[size:]
        return data

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


def test_it_reads_what_is_there() -> None:
    port = load("port").Port(Stream(b"abcdef"), Stream(), Poll)
    assert port.read(4) == b"abcd"
    assert port.read(4) == b"ef"
    assert port.read(4) == b""


def test_it_leaves_what_follows_an_interrupt_for_the_prompt() -> None:
    source = Stream(b"\r\x03\r\x01")
    assert load("port").Port(source, Stream(), Poll).read(64, 3) == b"\r\x03"
    assert source.came == b"\r\x01"


def test_it_writes_what_fits() -> None:
    sink = Stream(room=3)
    port = load("port").Port(Stream(), sink, Poll)
    assert port.write(b"abcdef") == 3
    assert port.write(b"def") == 0
    assert sink.written == b"abc"
