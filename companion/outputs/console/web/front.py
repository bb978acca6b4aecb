"""The page before the page: in plain HTTP, it tells by what the table's own certificate is known.

It is all that is served in the open where the console is served over HTTPS: it has no cookie, no
script and nothing to enter, and says nothing that the display does not show.
"""

from collections.abc import Callable
from html import escape
from importlib import resources

from aiohttp import web

from companion.language import speaking
from companion.language.in_html import said_in_html
from companion.outputs.console.web.gate import Gate
from companion.outputs.console.web.languages import language_of

_ALSO = {"style.css": "text/css", "icon.svg": "image/svg+xml"}

Shown = tuple[str, ...]


class FrontPage:
    """The routes of what is served in the open."""

    def __init__(self, gate: Gate, fingerprint: Callable[[], Shown], port: Callable[[], int]):
        """`port` is where the console itself is served."""
        self._gate, self._fingerprint, self._port = gate, fingerprint, port
        folder = resources.files("companion.outputs.console.web") / "page"
        self._page = (folder / "front.html").read_text("utf-8")
        self._files = {name: (folder / name).read_bytes() for name in _ALSO}

    def app(self) -> web.Application:
        """Make the application."""
        app = self._gate.app()
        app.router.add_get("/", self._front)
        for name in _ALSO:
            app.router.add_get(f"/{name}", self._file)
        return app

    async def _front(self, request: web.Request) -> web.Response:
        name = request.headers.get("Host", "").partition(":")[0]
        with speaking(language_of(request)):
            page = said_in_html(self._page)
        address = escape(f"https://{name}:{self._port()}/")
        lines = "".join(f"<span>{escape(line)}</span>" for line in self._fingerprint())
        page = page.replace("{address}", address).replace("{fingerprint}", lines)
        return web.Response(text=page, content_type="text/html", charset="utf-8")

    async def _file(self, request: web.Request) -> web.Response:
        name = request.path.removeprefix("/")
        return web.Response(body=self._files[name], content_type=_ALSO[name], charset="utf-8")
