"""Runs the bench under CPython: python cpython.py FIRMWARE BOARD_JSON ORIGIN_US START PPM."""

import os
import select
import sys
import time
import types

LINK, CONTROL = 3, 4
ROUND = 1 << 30


def _read(fd):
    try:
        data = os.read(fd, 4096)
    except BlockingIOError:
        return b""
    if not data:
        sys.exit(0)
    return data


def _write(fd, data):
    try:
        return os.write(fd, data)
    except BlockingIOError:
        return 0
    except BrokenPipeError:
        sys.exit(0)


def make_wire(origin_us, start, ppm):
    wire = types.ModuleType("_wire")

    def ticks():
        since = time.monotonic_ns() // 1000 - origin_us
        return (start + since + since * ppm // 1_000_000) % ROUND

    wire.ticks = ticks
    wire.link_read = lambda: _read(LINK).hex()
    wire.link_write = lambda text: _write(LINK, bytes.fromhex(text))
    wire.control_read = lambda: _read(CONTROL).decode()
    wire.control_write = lambda text: _write(CONTROL, text.encode())
    wire.nap = lambda us: select.select([LINK, CONTROL], [], [], us / 1e6)
    return wire


if __name__ == "__main__":
    firmware, path, *numbers = sys.argv[1:]
    sys.modules["_wire"] = make_wire(*map(int, numbers))
    sys.path.insert(0, firmware)
    import bench

    program = bench.start(path)
    while bench.work(program):
        pass
