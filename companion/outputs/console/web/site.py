"""The page and its line, behind the gate that every request must pass."""

import asyncio
import json
from contextlib import suppress
from importlib import resources

from aiohttp import WSMsgType, web

from companion.outputs.console.acts import Done
from companion.outputs.console.controls import Kept
from companion.outputs.console.messages import MAX_BYTES, MessageError, parse
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import WHOLE_US, NotPairedError, Phone
from companion.outputs.console.web.gate import Door, Gate
from companion.outputs.console.web.lookback import Lookback, LookedUp
from companion.outputs.console.web.room import Room, Shown

TICK_S = 4.0
"""A sign of life, by which a page knows that what it shows is not stale."""
BREATH_S = 0.08
SEND_S = 10.0
BURST, EACH_SECOND = 20.0, 8.0
BAD_MESSAGES = 10
KEPT_S = 2.0
"""So long a phone waits to hear that what it asked for is kept, before it hears that it is not."""
MOST_WAITING = 64
"""So many answers may wait for the card on one line; what comes then hears that it is not kept."""
NOT_KEPT = "Not kept yet: the card is slow. Look at the display."
POLICY = 1008
SENT_AWAY = 4403
TICK = '{"type":"tick"}'
RENEW = '{"type":"renew"}'
"""Has a page come for another cookie."""


class PhoneLine:
    """A connected page."""

    def __init__(
        self, room: Room, phone: Phone, address: str, socket: web.WebSocketResponse
    ) -> None:
        self._room, self._phone, self._address, self._socket = room, phone, address, socket
        self._allowance, self._asked_at = BURST, room.clock()
        self._bad = 0
        self._waiting: set[asyncio.Task[None]] = set()
        """What is not answered yet, because it is not kept yet."""

    async def run(self) -> None:
        """Serve the page until it is gone."""
        room, wake = self._room, self._room.watch()
        room.pairing.arrived(self._phone)
        room.changed()
        sender = asyncio.create_task(self._send(wake))
        try:
            await self._receive()
        finally:
            for task in (sender, *self._waiting):
                task.cancel()
            await asyncio.gather(sender, *self._waiting, return_exceptions=True)
            room.unwatch(wake)
            room.pairing.left(self._phone, room.clock())
            room.changed()

    async def _send(self, wake: asyncio.Event) -> None:
        """Send what has changed; while something is under way, what comes between is skipped."""
        now = asyncio.get_running_loop().time
        shown: Shown | None = None
        said_at = now()
        with suppress(ConnectionError, TimeoutError):
            while not self._socket.closed:
                with suppress(TimeoutError):
                    await asyncio.wait_for(wake.wait(), max(0.0, said_at + TICK_S - now()))
                news = self._room.news(self._phone, shown) if wake.is_set() else None
                wake.clear()
                if not self._room.pairing.knows(self._phone):
                    await self._socket.close(code=SENT_AWAY, message=b"sent away")
                    return
                if news is not None or now() - said_at >= TICK_S:
                    said, shown = news or (TICK, shown)
                    await asyncio.wait_for(self._socket.send_str(said), SEND_S)
                    said_at = now()
                if self._phone.key.is_due(self._room.clock()):
                    await asyncio.wait_for(self._socket.send_str(RENEW), SEND_S)
                await asyncio.sleep(BREATH_S)
        await self._socket.close()

    async def _receive(self) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT or not self._may_speak():
                await self._socket.close(code=POLICY, message=b"too much")
                return
            await self._answer(message.data)
            if self._bad >= BAD_MESSAGES:
                await self._socket.close(code=POLICY, message=b"not our page")
                return

    def _may_speak(self) -> bool:
        """Tell whether it may speak: people tap a few times a second, and no faster."""
        now = self._room.clock()
        refill = (now - self._asked_at) / 1_000_000 * EACH_SECOND
        self._allowance = min(BURST, self._allowance + refill) - 1
        self._asked_at = now
        return self._allowance >= 0

    async def _answer(self, raw: str) -> None:
        id_ = None
        try:
            message = parse(raw)
            id_ = message.id
            done = self._room.take(self._phone, self._address, message)
        except MessageError as error:
            self._bad += 1
            await self._reply(id_, False, str(error))
        except RefusedError as error:
            await self._reply(id_, False, str(error))
        else:
            await self._acknowledge(id_, done)

    async def _acknowledge(self, id_: int, done: Done) -> None:
        """Say that something was taken when it is kept, and let the phone go on meanwhile."""
        if done.kept is None or (done.kept.done() and done.kept.exception() is None):
            await self._reply(id_, True, done.text)
            return
        if len(self._waiting) >= MOST_WAITING:
            await self._reply(id_, False, NOT_KEPT)
            return
        waiting = asyncio.create_task(self._when_kept(id_, done, done.kept))
        self._waiting.add(waiting)
        waiting.add_done_callback(self._waiting.discard)

    async def _when_kept(self, id_: int, done: Done, receipt: Kept) -> None:
        kept = asyncio.shield(asyncio.wrap_future(receipt))
        try:
            await asyncio.wait((kept,), timeout=KEPT_S)
            if not kept.done():
                await self._reply(id_, False, NOT_KEPT)
            await kept
            await self._reply(id_, True, done.text)
        except ValueError as error:
            await self._reply(id_, False, str(error))

    async def _reply(self, id_: int | None, ok: bool, text: str) -> None:
        reply = {"type": "reply", "id": id_, "ok": ok, "text": text}
        with suppress(ConnectionError):
            await self._socket.send_str(json.dumps(reply))


COOKIE = "companion"
SECURE_COOKIE = "__Host-companion"
"""Its name where it must not go over a line that others can read: browsers hold to the prefix."""
UNKNOWN_PHONE = 4401
MAX_LINES = 64
LINES_EACH = 4
"""So many pages may one phone have open at once."""
KEPT_FREE = 4
"""Places beyond all others for the dealer's phone."""
HEARTBEAT_S = 12.0

_TYPES = {
    "index.html": "text/html",
    "app.js": "text/javascript",
    "board.js": "text/javascript",
    "changes.js": "text/javascript",
    "names.js": "text/javascript",
    "pick.js": "text/javascript",
    "start.js": "text/javascript",
    "theme.js": "text/javascript",
    "style.css": "text/css",
    "icon.svg": "image/svg+xml",
}


class Site:
    """The routes of the console."""

    def __init__(
        self, room: Room, door: Door, figures: LookedUp = lambda: b"null", secure: bool = False
    ) -> None:
        """`secure` tells whether it is served over HTTPS."""
        self._room, self._door, self._gate = room, door, Gate(door, secure)
        self._cookie = SECURE_COOKIE if secure else COOKIE
        self._lookback = Lookback(figures, self._knows)
        self._lines: dict[web.WebSocketResponse, Phone] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        folder = resources.files("companion.outputs.console.web") / "page"
        self._files = {name: (folder / name).read_bytes() for name in _TYPES}

    def app(self) -> web.Application:
        """Make the application."""
        app = self._gate.app()
        app.router.add_get("/", self._page)
        app.router.add_get("/live", self._live)
        app.router.add_post("/renew", self._renew)
        app.router.add_get("/rules/{game}", self._rules)
        for name in (name for name in _TYPES if name != "index.html"):
            app.router.add_get(f"/{name}", self._file)
        self._lookback.add_to(app)
        return app

    def _knows(self, request: web.Request) -> bool:
        token = request.cookies.get(self._cookie, "")
        return self._room.pairing.find(token, self._room.clock()) is not None

    async def close(self) -> None:
        """End every line, so that pages try again elsewhere at once."""
        for line in tuple(self._lines):
            await line.close(code=1001, message=b"closing")

    async def _page(self, request: web.Request) -> web.Response:
        response = self._response("index.html")
        if not self._renewed(request, response):
            try:
                phone = self._room.pairing.open(self._room.clock())
            except NotPairedError as error:
                raise web.HTTPServiceUnavailable(text=f"{error}\n") from None
            self._set_cookie(response, phone.token)
        return response

    async def _renew(self, request: web.Request) -> web.Response:
        """Give a phone another cookie for the one it has."""
        self._ours(request)
        response = web.Response(status=204)
        if not self._renewed(request, response):
            raise web.HTTPForbidden(text="Open the table's page again.\n")
        return response

    def _renewed(self, request: web.Request, response: web.Response) -> bool:
        """Renew the cookie of a phone that is known, if it is time; tell whether it is known."""
        pairing, now = self._room.pairing, self._room.clock()
        token = request.cookies.get(self._cookie, "")
        phone = pairing.find(token, now)
        if phone is None:
            return False
        fresh = pairing.renew(phone, token, now)
        if fresh is not None:
            self._set_cookie(response, fresh)
        return True

    def _set_cookie(self, response: web.Response, token: str) -> None:
        response.set_cookie(
            self._cookie,
            token,
            max_age=WHOLE_US // 1_000_000,
            httponly=True,
            samesite="Strict",
            path="/",
            secure=self._gate.secure,
        )

    def _ours(self, request: web.Request) -> None:
        """Let through only what our own page asks for."""
        if not self._gate.is_ours(request):
            raise web.HTTPForbidden(text="Only this table's own page may do that.\n")

    async def _file(self, request: web.Request) -> web.Response:
        return self._response(request.path.removeprefix("/"))

    async def _rules(self, request: web.Request) -> web.Response:
        found = self._room.rules(request.match_info["game"])
        if found is None:
            raise web.HTTPNotFound(text="There is no such game here.\n")
        return web.json_response(found)

    def _response(self, name: str) -> web.Response:
        return web.Response(body=self._files[name], content_type=_TYPES[name], charset="utf-8")

    async def _live(self, request: web.Request) -> web.StreamResponse:
        self._ours(request)
        room = self._room
        phone = room.pairing.find(request.cookies.get(self._cookie, ""), room.clock())
        if not self._has_room(phone):
            raise web.HTTPServiceUnavailable(text="Too many phones are connected.\n")
        socket = web.WebSocketResponse(max_msg_size=MAX_BYTES, heartbeat=HEARTBEAT_S)
        await socket.prepare(request)
        if phone is None:
            await socket.close(code=UNKNOWN_PHONE, message=b"unknown phone")
            return socket
        self._door.seated(request.transport)
        self._lines[socket] = phone
        try:
            self._make_way(phone)
            await PhoneLine(room, phone, request.remote or "", socket).run()
        finally:
            self._lines.pop(socket, None)
        return socket

    def _has_room(self, phone: Phone | None) -> bool:
        """Tell whether another line may open: a few places are the dealer's alone."""
        room = self._room
        dealer = phone is not None and room.pairing.is_dealer(phone, room.clock())
        return len(self._lines) < MAX_LINES + (KEPT_FREE if dealer else 0)

    def _make_way(self, phone: Phone) -> None:
        """Close the oldest pages of a phone that has too many open, without waiting for them."""
        own = [line for line, whose in self._lines.items() if whose is phone]
        for line in own[:-LINES_EACH]:
            del self._lines[line]
            leaving = asyncio.create_task(_dismiss(line))
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)


async def _dismiss(line: web.WebSocketResponse) -> None:
    await line.close(code=POLICY, message=b"too many pages")
