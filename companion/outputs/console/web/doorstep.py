"""Who may stand at the door: connections that have not said yet what they want are few and brief.

A phone asks at once and gets what it asked for. Whoever opens a connection and says nothing, or
says it a letter at a time, is sent away after a few seconds; and where too many stand there, the
one that has waited longest makes room, so that a phone always gets in.
"""

import asyncio
import ssl
from asyncio.sslproto import SSLProtocol
from collections.abc import Callable
from typing import Any, cast

WAITING = 64
"""So many connections may be open that have not asked for anything yet."""
ASKING_S = 5.0
"""So long a connection has to say what it wants, and again to take it."""

Headers = Callable[[], dict[str, str]]


class Doorstep:
    """Makes the protocols of incoming connections, and keeps count of them."""

    def __init__(
        self,
        serve: Callable[[], asyncio.Protocol],
        headers: Headers,
        secret: Callable[[], ssl.SSLContext] | None = None,
    ) -> None:
        """Let `serve` handle a connection; `headers` go on pages that nobody of ours made.

        With `secret`, a connection agrees on a secret first. That is part of its time at the door,
        and it is counted from its first moment on.
        """
        self._serve, self._headers, self._secret = serve, headers, secret
        self._waiting: dict[Any, Visitor] = {}

    def __call__(self) -> asyncio.BaseProtocol:
        """Let somebody come to the door."""
        inner: asyncio.Protocol = Headed(self._serve(), self._headers)
        if self._secret is None:
            return Visitor(self, inner)
        loop = asyncio.get_running_loop()
        spoken = SSLProtocol(
            loop,
            inner,
            self._secret(),
            cast(Any, None),
            server_side=True,
            ssl_shutdown_timeout=ASKING_S,
        )
        return Visitor(self, Fed(spoken))

    @property
    def waiting(self) -> int:
        """How many connections have not become a line yet."""
        return len(self._waiting)

    def came(self, visitor: "Visitor") -> None:
        """Let a connection wait; the one that has waited longest goes if there are too many."""
        if len(self._waiting) >= WAITING:
            next(iter(self._waiting.values())).send_away()
        self._waiting[visitor.key] = visitor

    def asked(self, transport: asyncio.BaseTransport | None) -> None:
        """Take note that a whole request has come: it has as long again to be answered."""
        visitor = self._waiting.get(_key(transport))
        if visitor is not None:
            visitor.wait()

    def seated(self, transport: asyncio.BaseTransport | None) -> None:
        """Take note that a connection has become a line, which may stay."""
        visitor = self._waiting.pop(_key(transport), None)
        if visitor is not None:
            visitor.stay()

    def left(self, visitor: "Visitor") -> None:
        """Take note that a connection is gone."""
        self._waiting.pop(visitor.key, None)


class Visitor(asyncio.Protocol):
    """One connection: everything goes to whoever serves it, while its time lasts."""

    def __init__(self, step: Doorstep, inner: asyncio.Protocol) -> None:
        self._step, self._inner = step, inner
        self._transport: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.key: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to wait."""
        assert isinstance(transport, asyncio.Transport)
        self._transport, self.key = transport, _key(transport)
        self._step.came(self)
        self.wait()
        self._inner.connection_made(transport)

    def wait(self) -> None:
        """Give it some time from now on."""
        self.stay()
        self._timer = asyncio.get_running_loop().call_later(ASKING_S, self.send_away)

    def stay(self) -> None:
        """Let it stay for as long as it likes."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def send_away(self) -> None:
        """Close the connection at once."""
        self._step.left(self)
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        """Pass it on."""
        self._inner.data_received(data)

    def eof_received(self) -> bool | None:
        """Pass it on."""
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        """Pass it on."""
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass it on."""
        self._inner.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        """Count it no more."""
        self.stay()
        self._step.left(self)
        self._inner.connection_lost(error)


class Fed(asyncio.Protocol):
    """Hands what comes to a protocol that has it put into a buffer of its own."""

    def __init__(self, inner: asyncio.BufferedProtocol) -> None:
        self._inner = inner
        self.connection_made = inner.connection_made  # type: ignore[method-assign]
        self.connection_lost = inner.connection_lost  # type: ignore[method-assign]
        self.eof_received = inner.eof_received  # type: ignore[method-assign]
        self.pause_writing = inner.pause_writing  # type: ignore[method-assign]
        self.resume_writing = inner.resume_writing  # type: ignore[method-assign]

    def data_received(self, data: bytes) -> None:
        """Put it into the buffer, piece by piece."""
        while data:
            room = memoryview(self._inner.get_buffer(len(data)))
            size = min(len(room), len(data))
            room[:size] = data[:size]
            self._inner.buffer_updated(size)
            data = data[size:]


class Headed(asyncio.Protocol):
    """Whoever serves a connection, with our headers on all that they say."""

    def __init__(self, inner: asyncio.Protocol, headers: Headers) -> None:
        self._inner, self._headers = inner, headers
        self.data_received = inner.data_received  # type: ignore[method-assign]
        self.connection_lost = inner.connection_lost  # type: ignore[method-assign]
        self.eof_received = inner.eof_received  # type: ignore[method-assign]
        self.pause_writing = inner.pause_writing  # type: ignore[method-assign]
        self.resume_writing = inner.resume_writing  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to serve."""
        assert isinstance(transport, asyncio.Transport)
        protected = _Protected(transport, self._headers)
        self._inner.connection_made(cast(asyncio.Transport, protected))


class _Protected:
    """A transport that puts our headers on an answer that nobody of ours has made.

    What is no HTTP at all is answered by the library itself, past everything that a page passes.
    """

    def __init__(self, transport: asyncio.Transport, headers: Headers) -> None:
        self._transport, self._headers = transport, headers

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Write, with our headers where they are missing."""
        self._transport.write(self._headed(bytes(data)))

    def writelines(self, list_of_data: Any) -> None:
        """Write several pieces."""
        self.write(b"".join(list_of_data))

    def _headed(self, data: bytes) -> bytes:
        line, end, rest = data.partition(b"\r\n")
        ours = b"Content-Security-Policy" in rest or b" 101 " in line
        if not line.startswith(b"HTTP/1.") or ours:
            return data
        added = "".join(f"{name}: {value}\r\n" for name, value in self._headers().items())
        return line + end + added.encode() + rest


def _key(transport: asyncio.BaseTransport | None) -> Any:
    """Tell connections apart by their socket: a transport may come in a wrapping."""
    return None if transport is None else id(transport.get_extra_info("socket"))
