"""The page of safe mode for phones: plain, without a script, served by as little as possible.

Anybody in the table's own network may read it. Whoever chooses something enters the code that
stands on the display, as a dealer does.
"""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from html import escape
from importlib import resources
from threading import Thread

import segno
from aiohttp import web

from companion.kit.safe_page import SafePage
from companion.outputs.console.network import LOOPBACK, best, chosen, is_local, is_our_origin, is_us
from companion.outputs.console.pairing import ALPHABET, CODE_LENGTH, NotPairedError, Pairing
from companion.outputs.console.web.addresses import present
from companion.outputs.console.web.doorstep import Doorstep
from companion.outputs.console.web.entrance import own_names
from companion.outputs.console.web.server import START_S, ConsoleError, Matrix
from companion.setup.profile.model import ConsoleSettings

LOOK_AGAIN_S = 3.0
STYLE = "safe.css"
_POLICY = (
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    "Server": "companion",
}
_WAITING = "The table starts again. This page looks for it in a few seconds."


def page_text(page: SafePage, code: str = "", problem: str = "") -> str:
    """Return the page as HTML: `code` is what was entered, `problem` why it was not taken."""
    steps = "".join(f"<li>{escape(step)}</li>" for step in page.steps)
    buttons = "".join(
        f'<button name="do" value="{escape(way.name)}">{escape(way.label)}</button>'
        for way in page.ways
    )
    said = problem or page.said
    told = f'<p class="said" role="alert">{escape(said)}</p>' if said else ""
    return _framed(
        page.title,
        f"<p>{escape(page.happened)}</p><ol>{steps}</ol>{told}"
        f'<form method="post" action="/"><label>Code on the display '
        f'<input name="code" value="{escape(code)}" maxlength="12" autocapitalize="characters" '
        f'autocomplete="off" spellcheck="false" required></label>{buttons}</form>',
    )


def waiting_text() -> str:
    """Return what is shown while the table starts again; it looks for the table by itself."""
    return _framed(
        "One moment", f"<p>{_WAITING}</p>", '<meta http-equiv="refresh" content="5;url=/">'
    )


def _framed(title: str, body: str, head: str = "") -> str:
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="stylesheet" href="/{STYLE}">{head}</head>'
        f"<body><main><h1>{escape(title)}</h1>{body}</main></body></html>"
    )


class SafeServer:
    """Serves the page on a thread of its own, at the addresses that the console would have."""

    def __init__(
        self,
        page: Callable[[], SafePage],
        do: Callable[[str], None],
        settings: ConsoleSettings,
        clock: Callable[[], int],
    ) -> None:
        """`page` is asked for what to show now; `do` is told what was chosen, by its name."""
        self._page, self._do, self._clock = page, do, clock
        self._bind, self._port = settings.bind, settings.port
        self._pairing = Pairing(lambda: secrets.token_urlsafe(16), _make_code)
        self._style = (resources.files(__package__ or "") / "page" / STYLE).read_bytes()
        self._served: dict[str, asyncio.Server] = {}
        self._names = own_names()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._thread: Thread | None = None
        self._step: Doorstep | None = None
        self._failure: str | None = None
        self.code = self._pairing.code(clock()) or ""
        """What somebody must enter; the display shows it."""

    @property
    def url(self) -> str:
        """Where the page is, for a phone in the same network; empty while nothing is served."""
        served = [*self._served]
        return f"http://{best(served)}:{self._port}/" if served else ""

    def qr(self) -> Matrix:
        """Return the way to the page, its code included, as a square of spots."""
        made = segno.make_qr(f"{self.url or LOOPBACK}?code={self.code}")
        return tuple(tuple(bool(cell) for cell in row) for row in made.matrix)

    def start(self) -> None:
        """Serve the page; raises where that cannot be done."""
        started: Future[None] = Future()
        self._thread = Thread(target=self._run, args=(started,), name="safe page", daemon=True)
        self._thread.start()
        started.result(START_S)

    def trouble(self) -> str | None:
        """Return why the page is not served any more."""
        return self._failure

    def close(self) -> None:
        """Serve no more."""
        loop, stop, thread = self._loop, self._stop, self._thread
        if loop is not None and stop is not None and thread is not None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(stop.set)
            thread.join(LOOK_AGAIN_S)

    def _run(self, started: Future[None]) -> None:
        try:
            asyncio.run(self._serve(started))
        except Exception as error:
            if started.done():
                self._failure = " ".join(str(error).split()) or type(error).__name__
            else:
                started.set_exception(error)

    async def _serve(self, started: Future[None]) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        runner = web.AppRunner(self._app(), access_log=None, handle_signals=False)
        await runner.setup()
        assert runner.server is not None
        self._step = Doorstep(runner.server, lambda: dict(HEADERS))
        self._loop.set_exception_handler(lambda loop, context: None)
        try:
            await self._follow_addresses()
            started.set_result(None)
            while not self._stop.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stop.wait(), LOOK_AGAIN_S)
                await self._follow_addresses()
        finally:
            for served in self._served.values():
                served.close()
            self._served.clear()
            await runner.cleanup()

    async def _follow_addresses(self) -> None:
        """Serve the addresses that this machine has now: networks come late, and change."""
        assert self._loop is not None
        assert self._step is not None
        wanted = chosen(self._bind, present())
        for address in [old for old in self._served if old not in wanted]:
            self._served.pop(address).close()
        problem: OSError | None = None
        for address in wanted:
            if address not in self._served:
                try:
                    served = await self._loop.create_server(self._step, address, self._port)
                except OSError as error:
                    problem = error
                else:
                    self._served[address] = served
                    self._port = served.sockets[0].getsockname()[1]
        if not self._served and problem is not None:
            raise ConsoleError(f"port {self._port} cannot be opened ({problem.strerror})")

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=1024)
        app.router.add_route("*", "/{anything:.*}", self._answer)
        return app

    async def _answer(self, request: web.Request) -> web.Response:
        """Answer one request a connection, so that nobody keeps one open for nothing."""
        assert self._step is not None
        self._step.asked(request.transport)
        response = await self._answered(request)
        response.headers.update(HEADERS)
        response.force_close()
        return response

    async def _answered(self, request: web.Request) -> web.Response:
        """Let in only who is in the table's own network, and asks for us by our own name."""
        host = request.headers.get("Host", "")
        if not is_local(request.remote or ""):
            return _plain(403, "This table can be reached from its own network only.")
        if not is_us(host, self._port, self._served, self._names):
            return _plain(421, "Open the address that the display shows.")
        if request.path == f"/{STYLE}":
            return web.Response(body=self._style, content_type="text/css", charset="utf-8")
        if request.method == "POST":
            return await self._chosen(request)
        if request.method not in ("GET", "HEAD"):
            return _plain(405, "This page is only looked at.")
        return self._shown(request)

    def _shown(self, request: web.Request) -> web.Response:
        """Show the page, wherever an earlier page of the console asks for something."""
        code = request.query.get("code", "")[:12]
        return _html(page_text(self._page(), code if code.isalnum() else ""))

    async def _chosen(self, request: web.Request) -> web.Response:
        host = request.headers.get("Host", "")
        if not is_our_origin(request.headers.get("Origin"), host):
            return _plain(403, "Only this table's own page may do that.")
        try:
            form = await request.post()
        except web.HTTPRequestEntityTooLarge:
            return _plain(413, "That is too long.")
        name, code = str(form.get("do", "")), str(form.get("code", ""))
        if name not in [way.name for way in self._page().ways]:
            return _html(page_text(self._page(), problem="Choose one of the buttons."), 400)
        now = self._clock()
        try:
            self._pairing.pair(self._pairing.open(now), request.remote or "", code, now)
        except NotPairedError as error:
            return _html(page_text(self._page(), problem=str(error)), 403)
        # Each code is good for one time; a choice that comes to nothing may be followed by another.
        self._pairing = Pairing(lambda: secrets.token_urlsafe(16), _make_code)
        self.code = self._pairing.code(now) or ""
        self._do(name)
        return _html(waiting_text())


def _plain(status: int, text: str) -> web.Response:
    return web.Response(status=status, text=f"{text}\n")


def _html(text: str, status: int = 200) -> web.Response:
    return web.Response(status=status, text=text, content_type="text/html", charset="utf-8")


def _make_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
