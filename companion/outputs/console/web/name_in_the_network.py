"""A name for the table in the house's own network, beside its address: `companion.local`.

Multicast DNS: whoever asks the network for the name is answered by the table itself. All of it
runs on the console's own loop and thread. Where it cannot be had, the table says why, and has its
address.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from companion.language import say

KIND = "_http._tcp.local."
MOST_NAMES = 20
"""After so many tables of one name in one network nobody could tell them apart."""
ASK_MS = 750
"""How long others have to say that a name is theirs: three questions, as the standard has it."""
AGAIN_S = 30.0
"""How long it is left alone after it could not be had."""
CLOSE_S = 3.0


class NoNameError(Exception):
    """No name can be had; the text says why."""


def load() -> Any:
    """Return the library that answers; NoNameError where it is not installed."""
    try:
        import zeroconf
        import zeroconf.asyncio
    except ImportError:
        raise NoNameError(say("console-no-zeroconf")) from None
    # What it has to say is said by us, in one line, and not over a terminal that is drawn in.
    logging.getLogger("zeroconf").addHandler(logging.NullHandler())
    return zeroconf


def host(name: str, number: int) -> str:
    """Return the name of the table, and of the second one that is called so."""
    return f"{name}.local" if number == 1 else f"{name}-{number}.local"


async def whose(name: str, address: str, patience_ms: int) -> list[str]:
    """Ask the network of an address who has a name; NoNameError, OSError where nobody can ask."""
    library = load()
    asking = library.asyncio.AsyncZeroconf(
        interfaces=[address], ip_version=library.IPVersion.V4Only
    )
    try:
        asked = library.AddressResolverIPv4(f"{name}.")
        if patience_ms:
            await asked.async_request(asking.zeroconf, patience_ms)
        return list(asked.parsed_addresses())
    finally:
        await asking.async_close()


class NameInTheNetwork:
    """Keeps one name for one address, as long as the table has that address."""

    def __init__(self, name: str) -> None:
        """Load the library already, so that nothing is loaded while somebody plays."""
        self._wanted = name
        self.changed: Callable[[], None] = lambda: None
        """Called on the console's loop when there is another name, or another why."""
        if name:
            with suppress(NoNameError):
                load()
        self.held = ""
        """The name that leads here now; empty: none does."""
        self.trouble = ""
        """Why no name can be had; empty: there is one, or none is wanted."""
        self.first = host(name, 1) if name else ""
        """The name that it asks for first."""
        self._place: tuple[str, int] | None = None
        self._answering: Any = None
        self._task: asyncio.Task[None] | None = None
        self._retry_at = 0.0

    def follow(self, address: str, port: int) -> None:
        """Have the name lead to this address; empty: to none. Returns at once."""
        place = (address, port) if address and self._wanted else None
        if self._task is not None and not self._task.done():
            return
        if place != self._place or (place and (self._failed_long_ago() or self._is_contested())):
            self._task = asyncio.create_task(self._move(place))

    def _failed_long_ago(self) -> bool:
        return bool(self.trouble) and asyncio.get_running_loop().time() >= self._retry_at

    def _is_contested(self) -> bool:
        """Tell whether another table has come by the same name at the same moment, and keeps it."""
        if not self.held or self._answering is None or self._place is None:
            return False
        known = load().AddressResolverIPv4(f"{self.held}.")
        known.load_from_cache(self._answering.zeroconf)
        return any(other > self._place[0] for other in known.parsed_addresses())

    async def _move(self, place: tuple[str, int] | None) -> None:
        await self._withdraw()
        self._place, held, trouble = place, "", ""
        if place is not None:
            try:
                held = await self._announced(*place)
            except (NoNameError, OSError) as error:
                trouble = getattr(error, "strerror", None) or str(error)
                self._retry_at = asyncio.get_running_loop().time() + AGAIN_S
                await self._withdraw()
        self.held, self.trouble = held, trouble
        self.changed()

    async def _announced(self, address: str, port: int) -> str:
        """Ask whether anybody has the name, and take the first that nobody has."""
        library = load()
        version = library.IPVersion.V4Only
        answering = library.asyncio.AsyncZeroconf(interfaces=[address], ip_version=version)
        self._answering = answering
        for number in range(1, MOST_NAMES + 1):
            name = host(self._wanted, number)
            asked = library.AddressResolverIPv4(f"{name}.")
            await asked.async_request(answering.zeroconf, ASK_MS)
            if {*asked.parsed_addresses()} <= {address}:
                await self._register(library, name, address, port)
                return name
        raise NoNameError(say("console-names-taken", count=MOST_NAMES, name=self._wanted))

    async def _register(self, library: Any, name: str, address: str, port: int) -> None:
        label = name.removesuffix(".local").capitalize()
        told = library.asyncio.AsyncServiceInfo(
            KIND,
            f"{label}.{KIND}",
            port=port,
            server=f"{name}.",
            parsed_addresses=[address],
            properties={"path": "/"},
        )
        try:
            await self._answering.async_register_service(told, allow_name_change=True)
        except library.Error as error:
            raise NoNameError(str(error) or type(error).__name__) from None

    async def _withdraw(self) -> None:
        """Say goodbye, so that nobody is led astray."""
        answering, self._answering, self.held = self._answering, None, ""
        if answering is not None:
            with suppress(OSError, TimeoutError):
                await asyncio.wait_for(answering.async_close(), CLOSE_S)

    async def close(self) -> None:
        """Have no name any more."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self._withdraw()
        self._place, self.trouble = None, ""
