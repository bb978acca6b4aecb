"""The console's page of what was played before: its files, and its figures when they are asked for.

The figures are looked up on a thread of their own, and at most once in a while: a phone that asks
again and again costs the table nothing.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

from aiohttp import web

from companion.language import speaking
from companion.language.in_html import said_in_html
from companion.outputs.console.web.languages import language_of, said_to
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
        self._found: dict[str, tuple[float, bytes]] = {}
        """What was looked up last, by language."""
        self._looking = asyncio.Lock()

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/history", self._page)
        app.router.add_get("/history.json", self._told)
        for name in _SERVED:
            app.router.add_get(f"/{name}", self._file)

    async def _page(self, request: web.Request) -> web.Response:
        page = self._files["history.html"].decode("utf-8")
        with speaking(language_of(request)):
            return web.Response(text=said_in_html(page), content_type="text/html")

    async def _file(self, request: web.Request) -> web.Response:
        return self._response(request.path.removeprefix("/"))

    def _response(self, name: str) -> web.Response:
        return web.Response(body=self._files[name], content_type=FILES[name], charset="utf-8")

    async def _told(self, request: web.Request) -> web.Response:
        if not self._knows(request):
            raise web.HTTPForbidden(text=said_to(request, "console-open-own-page"))
        language = language_of(request)
        async with self._looking:
            found = self._found.get(language)
            if found is None or monotonic() - found[0] > FRESH_S:
                with speaking(language):
                    told = await asyncio.to_thread(self._figures)
                found = self._found[language] = monotonic(), told
        return web.Response(body=found[1], content_type="application/json", charset="utf-8")
