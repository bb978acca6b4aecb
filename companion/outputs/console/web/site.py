"""The page and its line, behind the gate that every request must pass."""

import asyncio
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import resources
from typing import Any

from aiohttp import WSMsgType, web

from companion.language import current, speaking
from companion.language.catalogue import languages, nearest, own_name, page_catalogue
from companion.language.files import speaking_files
from companion.language.in_html import said_in_html
from companion.language.retold import SaidError
from companion.outputs.console.acts import Done
from companion.outputs.console.buzzers import BEATS, SOUNDED, SYNC, BuzzerLine, Page
from companion.outputs.console.controls import Kept
from companion.outputs.console.messages import MAX_BYTES, Message, MessageError, parse
from companion.outputs.console.offers import RefusedError
from companion.outputs.console.pairing import WHOLE_US, NotPairedError, Phone
from companion.outputs.console.web.gate import Door, Gate
from companion.outputs.console.web.languages import MOST_TAGS, language_of, said_to
from companion.outputs.console.web.lookback import Lookback, LookedUp
from companion.outputs.console.web.room import Room
from companion.outputs.console.web.telling import Allowance, Telling
from companion.outputs.painting.files import FONT, SCRIPT, painter_files

TICK_S = 4.0
"""A sign of life, by which a page knows that what it shows is not stale."""
BREATH_S = 0.08
SEND_S = 10.0
BURST, EACH_SECOND = 20.0, 8.0
BEAT_BURST, BEATS_EACH_SECOND = 400.0, 120.0
"""What is said of clocks and buzzers, counted by itself: a page that is asked answers each time."""
BAD_MESSAGES = 10
KEPT_S = 2.0
"""So long a phone waits to hear that what it asked for is kept, before it hears that it is not."""
MOST_URGENT = 4
"""So many questions and words may wait for a line that is slow; one more would tell nothing new."""
MOST_WAITING = 64
"""So many answers may wait for the card on one line; what comes then hears that it is not kept."""
NOT_KEPT = "console-not-kept"
"""The message that what was asked for is not safe yet."""
POLICY = 1008
SENT_AWAY = 4403
TICK = '{"type":"tick"}'
ASK = '{"type":"ask"}'
"""Has a page say how far it is: somebody waits for a verdict."""
RENEW = '{"type":"renew"}'
"""Has a page come for another cookie."""


class PhoneLine:
    """A connected page."""

    def __init__(
        self, room: Room, phone: Phone, address: str, socket: web.WebSocketResponse
    ) -> None:
        self._room, self._phone, self._address, self._socket = room, phone, address, socket
        self._taps = Allowance(BURST, EACH_SECOND, room.clock())
        """People tap a few times a second, and no faster."""
        self._beats = Allowance(BEAT_BURST, BEATS_EACH_SECOND, room.clock())
        self._buzzer: BuzzerLine | None = None
        self._page: int | None = None
        self._bad = 0
        self._waiting: set[asyncio.Task[None]] = set()
        """What is not answered yet, because it is not kept yet."""
        self._urgent: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the page until it is gone."""
        room, wake = self._room, self._room.watch(self._phone)
        room.arrived(self._phone)
        room.hearing.add(self._tell_soon)
        sender = asyncio.create_task(self._send(wake))
        try:
            await self._receive()
        finally:
            if self._buzzer is not None:
                self._buzzer.close()
            tasks = (sender, *self._waiting, *self._urgent)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            room.hearing.discard(self._tell_soon)
            room.unwatch(wake)
            room.left(self._phone)

    async def _send(self, wake: asyncio.Event) -> None:
        """Send what has changed; while something is under way, what comes between is skipped."""
        now = asyncio.get_running_loop().time
        telling = Telling(self._room, self._phone)
        said_at = now()
        with suppress(ConnectionError, TimeoutError):
            while not self._socket.closed:
                with suppress(TimeoutError):
                    await asyncio.wait_for(wake.wait(), max(0.0, said_at + TICK_S - now()))
                wake.clear()
                if not self._room.pairing.knows(self._phone):
                    await self._socket.close(code=SENT_AWAY, message=b"sent away")
                    return
                for said in telling.news() or ([TICK] if now() - said_at >= TICK_S else []):
                    await asyncio.wait_for(self._socket.send_str(said), SEND_S)
                    said_at = now()
                if self._phone.key.is_due(self._room.clock()):
                    await asyncio.wait_for(self._socket.send_str(RENEW), SEND_S)
                await asyncio.sleep(BREATH_S)
        await self._socket.close()

    async def _receive(self) -> None:
        async for message in self._socket:
            came_us = self._room.clock()
            said = _read(message.data) if message.type is WSMsgType.TEXT else None
            beats = isinstance(said, Message) and said.do in BEATS
            if said is None or not (self._beats if beats else self._taps).spend(came_us):
                await self._socket.close(code=POLICY, message=b"too much")
                return
            await self._answer(said, came_us)
            if self._bad >= BAD_MESSAGES:
                await self._socket.close(code=POLICY, message=b"not our page")
                return

    async def _answer(self, said: Message | MessageError, came_us: int) -> None:
        if isinstance(said, MessageError):
            self._bad += 1
            await self._reply(None, False, str(said))
        elif said.do in BEATS:
            await self._beat(said, came_us)
        else:
            await self._carry_out(said)

    async def _carry_out(self, message: Message) -> None:
        try:
            done = self._room.take(self._phone, self._address, message)
        except RefusedError as error:
            await self._reply(message.id, False, self._said(error))
        else:
            await self._acknowledge(message.id, done)

    async def _beat(self, message: Message, came_us: int) -> None:
        """Take what a page says of its clock and its buzzers, and answer at once."""
        if message.do == SYNC:
            await self._sync(message, came_us)
            return
        if message.do == SOUNDED:
            if self._buzzer is not None:
                self._buzzer.sounded(message.values)
            return
        taken = None if self._buzzer is None else self._buzzer.press(_numbered(message), came_us)
        if taken is not None:
            await self._tell({"type": "took", "n": taken})

    async def _sync(self, message: Message, came_us: int) -> None:
        said, buzzers = message.values, self._room.buzzers
        if buzzers is None:
            return
        if self._buzzer is None or said["page"] != self._page:
            self._page = said["page"]
            ask = self._asking()
            page = Page(said["page"], said["coarse"], said["key"])
            self._buzzer = buzzers.join(self._phone, page, ask)
        answer = self._buzzer.sync(_numbered(message), came_us)
        await self._tell({"type": SYNC, "id": message.id, "t": said["t"], **answer._asdict()})

    def _asking(self) -> Callable[[], None]:
        """Return how this page is asked how far it is, from any thread."""
        loop = asyncio.get_running_loop()

        def ask() -> None:
            with suppress(RuntimeError):  # closed meanwhile: nobody is there to answer
                loop.call_soon_threadsafe(self._tell_soon, ASK)

        return ask

    def _tell_soon(self, told: str) -> None:
        """Send something as soon as the line takes it, unless too much waits there already."""
        if self._socket.closed or len(self._urgent) >= MOST_URGENT:
            return
        task = asyncio.create_task(self._tell_now(told))
        self._urgent.add(task)
        task.add_done_callback(self._urgent.discard)

    async def _tell_now(self, told: str) -> None:
        with suppress(ConnectionError):
            await self._socket.send_str(told)

    async def _acknowledge(self, id_: int, done: Done) -> None:
        """Say that something was taken when it is kept, and let the phone go on meanwhile."""
        if done.kept is None or (done.kept.done() and done.kept.exception() is None):
            await self._reply(id_, True, done.text)
            return
        if len(self._waiting) >= MOST_WAITING:
            await self._reply(id_, False, self._said(SaidError(NOT_KEPT)))
            return
        waiting = asyncio.create_task(self._when_kept(id_, done, done.kept))
        self._waiting.add(waiting)
        waiting.add_done_callback(self._waiting.discard)

    async def _when_kept(self, id_: int, done: Done, receipt: Kept) -> None:
        kept = asyncio.shield(asyncio.wrap_future(receipt))
        try:
            await asyncio.wait((kept,), timeout=KEPT_S)
            if not kept.done():
                await self._reply(id_, False, self._said(SaidError(NOT_KEPT)))
            await kept
            await self._reply(id_, True, done.text)
        except ValueError as error:
            await self._reply(id_, False, self._said(error))

    def _said(self, error: Exception) -> str:
        """Return why something was not done, in the language of this phone."""
        with speaking(self._phone.language or current()):
            return str(error)

    async def _reply(self, id_: int | None, ok: bool, text: str) -> None:
        await self._tell({"type": "reply", "id": id_, "ok": ok, "text": text})

    async def _tell(self, told: Mapping[str, Any]) -> None:
        with suppress(ConnectionError):
            await self._socket.send_str(json.dumps(told))


def _numbered(message: Message) -> dict[str, Any]:
    """Return what was said with its number, which is part of it here."""
    return {"id": message.id, **message.values}


def _read(raw: str) -> Message | MessageError:
    """Read a message; what is none says why."""
    try:
        return parse(raw)
    except MessageError as error:
        return error


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
PAGE_AREAS = ("page", "start-gender")
"""What of the catalogues the page itself says; all else comes said from the table."""

_SCRIPTS = (
    "app", "board", "buzzers", "changes", "clock", "cue", "decisions", "elements", "join",
    "language", "line", "names", "offers", "pick", "signal", "start", "switches", "table", "theme",
    "thumb", "views",
)  # fmt: skip
_TYPES = {
    "index.html": "text/html",
    "thumb.html": "text/html",
    "thumb.css": "text/css",
    "style.css": "text/css",
    "icon.svg": "image/svg+xml",
    **{f"{name}.js": SCRIPT for name in _SCRIPTS},
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
        self._files = {name: ((folder / name).read_bytes(), _TYPES[name]) for name in _TYPES}
        self._files |= {**painter_files(), **speaking_files()}

    def app(self) -> web.Application:
        """Make the application."""
        app = self._gate.app()
        app.router.add_get("/", self._page)
        app.router.add_get("/thumb", self._thumb)
        app.router.add_get("/live", self._live)
        app.router.add_post("/renew", self._renew)
        app.router.add_get("/rules/{game}", self._rules)
        app.router.add_get("/language.json", self._language)
        for name in (name for name in self._files if not name.endswith(".html")):
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
        return await self._entered(request, "index.html")

    async def _thumb(self, request: web.Request) -> web.Response:
        """Show the pad on which a phone's screen is measured."""
        return await self._entered(request, "thumb.html")

    async def _entered(self, request: web.Request, name: str) -> web.Response:
        """Return a page, with a cookie for a phone that has none."""
        with speaking(language_of(request)):
            response = self._response(name)
        if not await self._renewed(request, response):
            try:
                phone = self._room.pairing.open(self._room.clock())
            except NotPairedError as error:
                raise web.HTTPServiceUnavailable(text=said_to(request, error.key)) from None
            self._set_cookie(response, phone.token)
        return response

    async def _renew(self, request: web.Request) -> web.Response:
        """Give a phone another cookie for the one it has."""
        self._ours(request)
        response = web.Response(status=204)
        if not await self._renewed(request, response):
            raise web.HTTPForbidden(text=said_to(request, "console-open-again"))
        return response

    async def _renewed(self, request: web.Request, response: web.Response) -> bool:
        """Renew the cookie of a phone that is known, if it is time; tell whether it is known.

        By what a phone with a chair will be known is kept before the phone hears of it.
        """
        pairing, now = self._room.pairing, self._room.clock()
        token = request.cookies.get(self._cookie, "")
        phone = pairing.find(token, now)
        if phone is None:
            return False
        fresh = pairing.renew(phone, token, now)
        if fresh is not None:
            await self._kept_anew()
            self._set_cookie(response, fresh)
        return True

    async def _kept_anew(self) -> None:
        """Wait until it is kept who sits where, if that is new; for a slow card, not for ever."""
        before = self._room.kept
        self._room.changed()
        receipt = self._room.kept
        if receipt is not None and receipt is not before:
            await asyncio.wait((asyncio.wrap_future(receipt),), timeout=KEPT_S)

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
            raise web.HTTPForbidden(text=said_to(request, "console-own-page-only"))

    async def _file(self, request: web.Request) -> web.Response:
        return self._response(request.path.removeprefix("/"))

    async def _rules(self, request: web.Request) -> web.Response:
        with speaking(language_of(request)):
            found = self._room.rules(request.match_info["game"])
        if found is None:
            raise web.HTTPNotFound(text=said_to(request, "console-no-game-here"))
        return web.json_response(found)

    async def _language(self, request: web.Request) -> web.Response:
        """Tell a page what it says, in the first language it asks for that we speak."""
        wanted = request.query.get("of", "")[:MOST_TAGS].split(",")
        told = page_catalogue(nearest(wanted), *PAGE_AREAS)
        spoken = [(language, own_name(language)) for language in languages()]
        return web.json_response({**told, "languages": spoken})

    def _response(self, name: str) -> web.Response:
        body, type_ = self._files[name]
        if name.endswith(".html"):
            body = said_in_html(body.decode("utf-8")).encode("utf-8")
        charset = None if type_ == FONT else "utf-8"
        return web.Response(body=body, content_type=type_, charset=charset)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        self._ours(request)
        room = self._room
        phone = room.pairing.find(request.cookies.get(self._cookie, ""), room.clock())
        if not self._has_room(phone):
            raise web.HTTPServiceUnavailable(text=said_to(request, "console-too-many-phones"))
        socket = web.WebSocketResponse(max_msg_size=MAX_BYTES, heartbeat=HEARTBEAT_S)
        await socket.prepare(request)
        if phone is None:
            await socket.close(code=UNKNOWN_PHONE, message=b"unknown phone")
            return socket
        self._door.seated(request.transport)
        room.speak(phone, language_of(request))
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
