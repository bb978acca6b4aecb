"""One way in: a port on every address that is served, and under which names one may come."""

import asyncio
import socket
import ssl
from collections.abc import Callable, Collection, Iterable

from aiohttp import web

from companion.outputs.console.network import LOOPBACK, best, is_us
from companion.outputs.console.web.doorstep import Doorstep
from companion.outputs.console.web.gate import protecting


def own_names() -> list[str]:
    """Return the names under which a phone may know this machine."""
    name = socket.gethostname().partition(".")[0]
    return [name, f"{name}.local"] if name else []


class Entrance:
    """Serves one application; it is the door that the application's requests come through."""

    def __init__(self, port: int, secret: Callable[[], ssl.SSLContext] | None = None) -> None:
        self.port, self._secret = port, secret
        self.names = own_names()
        self.called = ""
        """The name that the network knows the table by now; empty: none."""
        self._served: dict[str, asyncio.Server] = {}
        self._step: Doorstep | None = None
        self._runner: web.AppRunner | None = None

    @property
    def addresses(self) -> Collection[str]:
        """What is served now."""
        return self._served.keys()

    @property
    def url(self) -> str:
        """Where a phone finds it."""
        return self._url(best(self._served) if self._served else LOOPBACK)

    @property
    def url_by_name(self) -> str:
        """The same by the table's name; empty where it has none."""
        return self._url(self.called) if self.called else ""

    def _url(self, host: str) -> str:
        scheme = "http" if self._secret is None else "https"
        return f"{scheme}://{host}:{self.port}/"

    async def open(self, app: web.Application) -> None:
        """Make ready to serve."""
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False)
        await self._runner.setup()
        assert self._runner.server is not None
        secure = self._secret is not None
        self._step = Doorstep(
            self._runner.server, lambda: protecting(None, secure), secret=self._secret
        )

    async def follow(self, wanted: Iterable[str]) -> list[OSError]:
        """Serve these addresses and no others; return why some cannot be."""
        here, problems = [*wanted], list[OSError]()
        for address in [old for old in self._served if old not in here]:
            self._served.pop(address).close()
        for address in here:
            if address not in self._served:
                await self._bind(address, problems)
        # In the order in which they were given: of those that a phone reaches, the first is shown.
        self._served = {
            address: self._served[address] for address in here if address in self._served
        }
        return problems

    async def _bind(self, address: str, problems: list[OSError]) -> None:
        assert self._step is not None
        loop = asyncio.get_running_loop()
        try:
            served = await loop.create_server(self._step, address, self.port)
        except OSError as error:
            problems.append(error)
            return
        self._served[address] = served
        if not self.port:
            self.port = served.sockets[0].getsockname()[1]

    def stop(self) -> None:
        """Let nobody in any more."""
        for served in self._served.values():
            served.close()
        self._served.clear()

    async def close(self) -> None:
        """Serve no more."""
        self.stop()
        if self._runner is not None:
            await self._runner.cleanup()

    # The door.

    def admits(self, host: str) -> bool:
        """Tell whether a Host header means this entrance."""
        called = [self.called] if self.called else []
        return is_us(host, self.port, self._served, [*self.names, *called])

    def asked(self, transport: asyncio.BaseTransport | None) -> None:
        """Take note that a connection has asked for something."""
        if self._step is not None:
            self._step.asked(transport)

    def seated(self, transport: asyncio.BaseTransport | None) -> None:
        """Take note that a connection is a phone's line, and may stay."""
        if self._step is not None:
            self._step.seated(transport)
