"""The USB stream, a byte at a time, because only one byte is sure not to block.

`poll` says that there is something to read or room to write, not how much; a longer read or write
would wait for the host, and nothing on a board may wait for a host.
"""

import select


class Port:
    """Reads what is there, writes what fits."""

    def __init__(self, source, sink, poll=select.poll):
        self._source = source
        self._sink = sink
        self._readable = poll()
        self._readable.register(source, select.POLLIN)
        self._writable = poll()
        self._writable.register(sink, select.POLLOUT)

    def read(self, most, stop=None):
        """Give what has come, `most` bytes at the most, and no further than the byte `stop`."""
        data = bytearray()
        while len(data) < most and self._readable.poll(0):
            byte = self._source.read(1)
            if not byte:
                break
            data.extend(byte)
            if byte[0] == stop:
                break
        return bytes(data)

    def write(self, data):
        """Write what fits now; give how many bytes that was."""
        count = 0
        while count < len(data) and self._writable.poll(0):
            self._sink.write(data[count : count + 1])
            count += 1
        return count
