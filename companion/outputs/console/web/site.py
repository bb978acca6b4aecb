"""The page and its line, behind the checks that every request must pass."""

from collections.abc import Awaitable, Callable
from importlib import resources
from typing import Protocol

from aiohttp import web

from companion.outputs.console.messages import MAX_BYTES
from companion.outputs.console.network import is_local, is_our_origin
from companion.outputs.console.pairing import WHOLE_US, NotPairedError
from companion.outputs.console.web.headers import protecting
from companion.outputs.console.web.line import Line
from companion.outputs.console.web.room import Room

COOKIE = "companion"
UNKNOWN_PHONE = 4401
MAX_LINES = 64
HEARTBEAT_S = 12.0

_TYPES = {
    "index.html": "text/html",
    "app.js": "text/javascript",
    "board.js": "text/javascript",
    "pick.js": "text/javascript",
    "style.css": "text/css",
    "icon.svg": "image/svg+xml",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Door(Protocol):
    """Knows under which names this console is served now."""

    def admits(self, host: str) -> bool:
        """Tell whether a Host header means us."""
        ...


class Site:
    """The routes of the console."""

    def __init__(self, room: Room, door: Door) -> None:
        self._room, self._door = room, door
        self._lines: set[web.WebSocketResponse] = set()
        folder = resources.files("companion.outputs.console.web") / "page"
        self._files = {name: (folder / name).read_bytes() for name in _TYPES}

    def app(self) -> web.Application:
        """Make the application."""
        app = web.Application(middlewares=[self._guard], client_max_size=1024)
        app.on_response_prepare.append(self._protect)
        app.router.add_get("/", self._page)
        app.router.add_get("/live", self._live)
        for name in (name for name in _TYPES if name != "index.html"):
            app.router.add_get(f"/{name}", self._file)
        return app

    async def close(self) -> None:
        """End every line, so that pages try again elsewhere at once."""
        for line in tuple(self._lines):
            await line.close(code=1001, message=b"closing")

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let in only who is in the table's own network, and asks for us by our own name."""
        if not is_local(request.remote or ""):
            raise web.HTTPForbidden(text="This table can be reached from its own network only.\n")
        if not self._door.admits(request.headers.get("Host", "")):
            raise web.HTTPMisdirectedRequest(text="Open the address that the display shows.\n")
        return await handler(request)

    async def _protect(self, request: web.Request, response: web.StreamResponse) -> None:
        host = request.headers.get("Host", "")
        response.headers.update(protecting(host if self._door.admits(host) else None))
        response.headers["Server"] = "companion"

    async def _page(self, request: web.Request) -> web.Response:
        room, now = self._room, self._room.clock()
        response = self._response("index.html")
        if room.pairing.find(request.cookies.get(COOKIE, ""), now) is None:
            try:
                phone = room.pairing.open(now)
            except NotPairedError as error:
                raise web.HTTPServiceUnavailable(text=f"{error}\n") from None
            age = WHOLE_US // 1_000_000
            response.set_cookie(
                COOKIE, phone.token, max_age=age, httponly=True, samesite="Strict", path="/"
            )
        return response

    async def _file(self, request: web.Request) -> web.Response:
        return self._response(request.path.removeprefix("/"))

    def _response(self, name: str) -> web.Response:
        return web.Response(body=self._files[name], content_type=_TYPES[name], charset="utf-8")

    async def _live(self, request: web.Request) -> web.StreamResponse:
        if not is_our_origin(request.headers.get("Origin"), request.headers.get("Host", "")):
            raise web.HTTPForbidden(text="Only this table's own page may do that.\n")
        if len(self._lines) >= MAX_LINES:
            raise web.HTTPServiceUnavailable(text="Too many phones are connected.\n")
        socket = web.WebSocketResponse(max_msg_size=MAX_BYTES, heartbeat=HEARTBEAT_S)
        await socket.prepare(request)
        room = self._room
        phone = room.pairing.find(request.cookies.get(COOKIE, ""), room.clock())
        if phone is None:
            await socket.close(code=UNKNOWN_PHONE, message=b"unknown phone")
            return socket
        self._lines.add(socket)
        try:
            await Line(room, phone, request.remote or "", socket).run()
        finally:
            self._lines.discard(socket)
        return socket
