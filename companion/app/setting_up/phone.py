"""The wizard on a phone: a small page of its own, served while a table is set up.

Whoever walks around a table has a phone in the pocket, and the screen is at its other end. The
address holds a secret word that only the screen shows; without it nothing is answered.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import threading
from dataclasses import asdict
from importlib import import_module, resources
from typing import Any

from companion.app.setting_up.workshop import Workshop
from companion.language import say
from companion.language.in_html import said_in_html
from companion.outputs.console.network import best, chosen
from companion.outputs.console.web.addresses import present
from companion.outputs.display.scene import PairingCode
from companion.setup.wizard.wizard import END

WAIT_S = 20.0
"""How long a question from a phone waits for another page."""
LOOK_S = 0.1
MOST_BYTES = 4096
_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; "
    "script-src 'unsafe-inline'; connect-src 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def page_text() -> str:
    """Return the page, as it is shipped."""
    return (resources.files("companion.app.setting_up") / "phone.html").read_text("utf-8")


class PhonePage:
    """Serves one workshop's pages on this machine's private networks."""

    def __init__(self, workshop: Workshop, port: int) -> None:
        self._workshop, self._port = workshop, port
        self._web: Any = None
        self._word = secrets.token_urlsafe(6)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._ready = threading.Event()
        self._url = ""

    def start(self) -> PairingCode | None:
        """Begin to serve; return where, or nothing where that cannot be done."""
        try:
            self._web = import_module("aiohttp.web")
        except ImportError:
            return None
        self._thread = threading.Thread(target=self._run, name="phone", daemon=True)
        self._thread.start()
        self._ready.wait(5)
        return PairingCode(self._url, matrix=_square(self._url)) if self._url else None

    def close(self) -> None:
        """End, and wait until it has."""
        if self._loop is not None and self._thread is not None:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join(5)

    def _run(self) -> None:
        loop = self._loop = asyncio.new_event_loop()
        try:
            runner = loop.run_until_complete(self._served())
            self._ready.set()
            if runner is not None:
                loop.run_forever()
                loop.run_until_complete(runner.cleanup())
        finally:
            self._ready.set()
            loop.close()

    async def _served(self) -> Any:
        web = self._web
        app = web.Application(client_max_size=MOST_BYTES)
        base = f"/{self._word}"
        app.router.add_get(base, self._page)
        app.router.add_get(f"{base}/page", self._told)
        app.router.add_post(f"{base}/choose", self._chose)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await runner.setup()
        opened = [at for at in chosen("local", present()) if await self._open(runner, at)]
        if not opened:
            await runner.cleanup()
            return None
        self._url = f"http://{best(opened)}:{self._port}{base}"
        return runner

    async def _open(self, runner: Any, address: str) -> bool:
        try:
            await self._web.TCPSite(runner, address, self._port).start()
        except OSError:
            return False
        return True

    async def _page(self, request: Any) -> Any:
        return self._answer(text=said_in_html(page_text()), content_type="text/html")

    async def _told(self, request: Any) -> Any:
        """Answer when the page is another than the one that the phone has."""
        known = request.query.get("known", "")
        text, mark = self._marked()
        for _ in range(int(WAIT_S / LOOK_S)):
            if mark != known or self._workshop.over:
                break
            await asyncio.sleep(LOOK_S)
            text, mark = self._marked()
        return self._answer(text=text, content_type="application/json")

    def _marked(self) -> tuple[str, str]:
        shown = self._workshop.page
        page = asdict(shown)
        if shown.step:
            step, steps = shown.step
            page["step"] = say("display-step-of", step=step, steps=steps)
        mark = f"{hash(json.dumps(page)) & 0xFFFFFFFF:08x}"
        return json.dumps({**page, "mark": mark, "over": self._workshop.over}), mark

    async def _chose(self, request: Any) -> Any:
        """Take a choice; one that is not on the page means nothing."""
        try:
            choice = (await request.json()).get("choice")
        except (ValueError, AttributeError):
            choice = None
        if not isinstance(choice, str):
            return self._answer(status=400, text=say("setting-up-expected"))
        if choice != END:
            self._workshop.choose(choice)
        return self._answer(status=204)

    def _answer(self, **what: Any) -> Any:
        return self._web.Response(headers=_HEADERS, **what)


def _square(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return a QR code; nothing where nobody can make one."""
    try:
        made = import_module("segno").make_qr(text)
    except ImportError:
        return ()
    return tuple(tuple(bool(cell) for cell in row) for row in made.matrix)
