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

from aiohttp import web

from companion.kit.safe_page import SafePage
from companion.language import current, say, speaking
from companion.outputs.console.network import chosen
from companion.outputs.console.pairing import ALPHABET, CODE_LENGTH, NotPairedError, Pairing
from companion.outputs.console.web.addresses import present
from companion.outputs.console.web.entrance import Entrance
from companion.outputs.console.web.gate import Gate
from companion.outputs.console.web.languages import language_of, said_to
from companion.outputs.console.web.server import START_S, ConsoleError
from companion.setup.profile.model import ConsoleSettings

LOOK_AGAIN_S = 3.0
STYLE = "safe.css"
_POLICY = (
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {"Content-Security-Policy": _POLICY, "Referrer-Policy": "same-origin"}
"""What is different here: a form is sent, and says from where."""


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
        f'<form method="post" action="/"><label>{escape(say("safe-code"))} '
        f'<input name="code" value="{escape(code)}" maxlength="12" autocapitalize="characters" '
        f'autocomplete="off" spellcheck="false" required></label>{buttons}</form>',
    )


def waiting_text() -> str:
    """Return what is shown while the table starts again; it looks for the table by itself."""
    return _framed(
        say("safe-moment"),
        f"<p>{escape(say('safe-waiting'))}</p>",
        '<meta http-equiv="refresh" content="10;url=/">',
    )


def _framed(title: str, body: str, head: str = "") -> str:
    return (
        f'<!doctype html><html lang="{current()}"><head><meta charset="utf-8">'
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
        self._bind, self._door = settings.bind, Entrance(settings.port)
        self._gate = Gate(self._door)
        self._pairing = _pairing()
        folder = resources.files("companion.outputs.console.web") / "page"
        self._style = (folder / STYLE).read_bytes()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._thread: Thread | None = None
        self._failure: str | None = None
        self.code = self._pairing.code(clock()) or ""
        """What somebody must enter; the display shows it."""

    @property
    def url(self) -> str:
        """Where the page is, for a phone in the same network; empty while nothing is served."""
        return self._door.url if self._door.addresses else ""

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
        self._loop.set_exception_handler(lambda loop, context: None)
        await self._door.open(self._app())
        try:
            await self._follow_addresses()
            started.set_result(None)
            while not self._stop.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._stop.wait(), LOOK_AGAIN_S)
                await self._follow_addresses()
        finally:
            await self._door.close()

    async def _follow_addresses(self) -> None:
        """Serve the addresses that this machine has now: networks come late, and change."""
        problems = await self._door.follow(chosen(self._bind, present()))
        if not self._door.addresses and problems:
            raise ConsoleError(
                say("safe-port-closed", port=self._door.port, why=str(problems[0].strerror))
            )

    def _app(self) -> web.Application:
        """Show the page wherever an earlier page of the console asks for something."""
        app = self._gate.app()
        app.on_response_prepare.append(_allow_the_form)
        app.router.add_get(f"/{STYLE}", self._styled)
        app.router.add_post("/", self._chosen)
        app.router.add_get("/{anything:.*}", self._shown)
        return app

    async def _styled(self, request: web.Request) -> web.Response:
        return web.Response(body=self._style, content_type="text/css", charset="utf-8")

    async def _shown(self, request: web.Request) -> web.Response:
        code = request.query.get("code", "")[:12]
        with speaking(language_of(request)):
            return _html(page_text(self._page(), code if code.isalnum() else ""))

    async def _chosen(self, request: web.Request) -> web.Response:
        """Do what somebody chose, if they have the code; it is good for one time."""
        if not self._gate.is_ours(request):
            raise web.HTTPForbidden(text=said_to(request, "console-own-page-only"))
        form = await request.post()
        with speaking(language_of(request)):
            return self._done(request, str(form.get("do", "")), str(form.get("code", "")))

    def _done(self, request: web.Request, name: str, code: str) -> web.Response:
        now = self._clock()
        if name not in [way.name for way in self._page().ways]:
            return _html(page_text(self._page(), problem=say("safe-choose-a-button")), 400)
        try:
            self._pairing.pair(self._pairing.open(now), request.remote or "", code, now)
        except NotPairedError as error:
            return _html(page_text(self._page(), problem=str(error)), 403)
        # A choice that comes to nothing may be followed by another.
        self._pairing = _pairing()
        self.code = self._pairing.code(now) or ""
        self._do(name)
        return _html(waiting_text())


async def _allow_the_form(request: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(HEADERS)


def _pairing() -> Pairing:
    return Pairing(lambda: secrets.token_urlsafe(16), _make_code)


def _html(text: str, status: int = 200) -> web.Response:
    return web.Response(status=status, text=text, content_type="text/html", charset="utf-8")


def _make_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
