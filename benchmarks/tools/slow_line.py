"""A line between a browser and a table that is as slow and as lossy as a WLAN: a proxy for TCP.

What comes first goes first, as TCP has it; a packet that was lost is a pause of a retransmission.
It stands in for `tc netem`, which not every kernel has, and runs in a process of its own, so that
what is measured does not keep it waiting.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random


@dataclass(frozen=True, slots=True)
class Air:
    """What each way takes: at least so long, up to so much longer; how often a packet is lost."""

    base_ms: float = 0.0
    jitter_ms: float = 0.0
    loss: float = 0.0
    again_ms: float = 200.0

    def way_s(self, random: Random) -> float:
        """Draw what one packet takes."""
        lost = self.again_ms if random.random() < self.loss else 0.0
        return (self.base_ms + random.uniform(0, self.jitter_ms) + lost) / 1000

    def __str__(self) -> str:
        ways = f"{self.base_ms:g} to {self.base_ms + self.jitter_ms:g} ms each way"
        return f"{ways}, {self.loss:.0%} sent again after {self.again_ms:g} ms"


class _Proxy:
    def __init__(self, port: int, air: Air, told: Connection) -> None:
        self._port, self._air, self._told = port, air, told
        self._random = Random(1)
        self.own = 0
        self.down = 0
        """Bytes that went to browsers."""

    async def serve(self) -> None:
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.own = server.sockets[0].getsockname()[1]
        self._told.send(self.own)
        loop, asked = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self._told.fileno(), asked.set)
        while True:
            await asked.wait()
            asked.clear()
            while self._told.poll():
                if self._told.recv() is None:
                    return
                self._told.send(self.down)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        ours, theirs = f"127.0.0.1:{self.own}".encode(), f"127.0.0.1:{self._port}".encode()

        def up(data: bytes) -> bytes:
            """Name the table in requests by the address that it knows itself by."""
            asks = data[:4] in (b"GET ", b"POST")
            return data.replace(ours, theirs) if asks else data

        def down(data: bytes) -> bytes:
            self.down += len(data)
            return data

        with suppress(ConnectionError, asyncio.CancelledError):
            ways = (self._pass(reader, far_writer, up), self._pass(far_reader, writer, down))
            await asyncio.gather(*ways)

    async def _pass(self, reader, writer, seen) -> None:  # type: ignore[no-untyped-def]
        loop, due = asyncio.get_running_loop(), 0.0
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                at, data = await queue.get()
                await asyncio.sleep(max(0.0, at - loop.time()))
                if not data:
                    writer.close()
                    return
                writer.write(data)
                await writer.drain()

        delivering = asyncio.create_task(deliver())
        while data := await reader.read(65_536):
            due = max(due, loop.time() + self._air.way_s(self._random))
            queue.put_nowait((due, seen(data)))
        queue.put_nowait((due, b""))
        await delivering


def _run(port: int, air: Air, told: Connection) -> None:
    asyncio.run(_Proxy(port, air, told).serve())


class SlowLine:
    """A proxy that runs: its port, and what it has sent to browsers."""

    def __init__(self, port: int, air: Air) -> None:
        self._told, theirs = multiprocessing.Pipe()
        spawning = multiprocessing.get_context("spawn")
        self._process = spawning.Process(target=_run, args=(port, air, theirs), daemon=True)
        self._process.start()
        self.port: int = self._told.recv()

    @property
    def sent_bytes(self) -> int:
        """How many bytes went to browsers so far."""
        self._told.send("bytes")
        return int(self._told.recv())

    def close(self) -> None:
        """End it."""
        self._told.send(None)
        self._process.join(10)


@contextmanager
def slow_line(port: int, air: Air) -> Iterator[SlowLine]:
    """Stand between browsers and a port of this machine."""
    line = SlowLine(port, air)
    try:
        yield line
    finally:
        line.close()
