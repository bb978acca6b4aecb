"""The USB stream, without ever waiting for the host.

`poll` says that there is something to read or room to write, not how much, and a longer read or
write would wait. So bytes are read one by one. Frames are written whole as long as the buffer
must have room for them: it holds 256 bytes, and what the host has answered has left it. Without
such proof they, too, go byte by byte.
"""

import select

BUFFER = 256
"""How many bytes MicroPython keeps for a host that does not read."""
MOST_SLOWLY = 24
"""So many single bytes a pass, so that a host that is away costs the loop little."""
CTRL_C = 3
INTERRUPT = b"\r\x03"
"""How mpremote asks for the prompt. No frame of a host begins so."""


class Port:
    """Reads what is there, writes what fits."""

    def __init__(self, source, sink, ticks_us, poll=select.poll):
        self._source = source
        self._sink = sink
        self._ticks_us = ticks_us
        self._one = bytearray(1)
        self._readable = looker(poll(), source, select.POLLIN)
        self._writable = looker(poll(), sink, select.POLLOUT)
        self.came = 0
        self.written = 0
        self._proven = 0

    def read(self, most, fresh):
        """Give what has come, no further than a zero that ends a frame, or mpremote's Ctrl-C.

        `came` is then when the first byte of its frame was seen: `fresh` says that one begins.
        """
        for _ in self._readable(0):
            break
        else:
            return b""
        if fresh:
            self.came = self._ticks_us()
        data = bytearray()
        one, readinto, readable = self._one, self._source.readinto, self._readable
        zeros = 0
        while readinto(one):
            byte = one[0]
            if byte:
                data.append(byte)
                if byte == CTRL_C and data == INTERRUPT:
                    break
            elif data or not fresh:
                data.append(0)
                break
            else:
                zeros += 1
            if len(data) == most:
                break
            for _ in readable(0):
                break
            else:
                break
            # A frame brings one zero before it; what follows more of them may have come later.
            if zeros > 1 and not data:
                self.came = self._ticks_us()
        return data

    def prepare(self, data):
        """Do nothing: bytes go over a cable as they are."""

    def write(self, data):
        """Write what fits now; give how many bytes that was."""
        if self.written - self._proven + len(data) <= BUFFER:
            self._sink.write(data)
            count = len(data)
        else:
            count = self._write_slowly(data)
        self.written += count
        return count

    def prove(self, written):
        """Take note that the host has read so many bytes in all."""
        self._proven = max(self._proven, written)

    def _write_slowly(self, data):
        count = 0
        view = memoryview(data)
        while count < len(data) and count < MOST_SLOWLY:
            for _ in self._writable(0):
                break
            else:
                break
            self._sink.write(view[count : count + 1])
            count += 1
        return count


def looker(poll, stream, flag):
    """Give what asks whether a stream is ready; MicroPython has a way that allocates nothing."""
    poll.register(stream, flag)
    return getattr(poll, "ipoll", poll.poll)
