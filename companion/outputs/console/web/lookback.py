"""The console's page of what was played before: its files, and its figures when they are asked for.

The figures are looked up on a thread of their own, and at most once in a while: a phone that asks
again and again costs the table nothing.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

from aiohttp import web

from companion.outputs.history import FILES, file_of

LookedUp = Callable[[], bytes]
"""Looks up what was played, as the page takes it."""
FRESH_S = 5.0
_SERVED = [name for name in FILES if name != "history.html"]


class Lookback:
    """Serves the page, for phones that the console knows."""

    def __init__(self, figures: LookedUp, knows: Callable[[web.Request], bool]) -> None:
        self._figures, self._knows = figures, knows
        self._files = {name: file_of(name) for name in FILES}
        self._found: tuple[float, bytes] | None = None
        self._looking = asyncio.Lock()

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/history", self._page)
        app.router.add_get("/history.json", self._told)
        for name in _SERVED:
            app.router.add_get(f"/{name}", self._file)

    async def _page(self, request: web.Request) -> web.Response:
        return self._response("history.html")

    async def _file(self, request: web.Request) -> web.Response:
        return self._response(request.path.removeprefix("/"))

    def _response(self, name: str) -> web.Response:
        return web.Response(body=self._files[name], content_type=FILES[name], charset="utf-8")

    async def _told(self, request: web.Request) -> web.Response:
        if not self._knows(request):
            raise web.HTTPForbidden(text="Open the table's own page first.\n")
        async with self._looking:
            if self._found is None or monotonic() - self._found[0] > FRESH_S:
                self._found = monotonic(), await asyncio.to_thread(self._figures)
        return web.Response(body=self._found[1], content_type="application/json", charset="utf-8")
