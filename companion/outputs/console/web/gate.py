"""What every request passes, whatever it asks for: who is let in, and how answers are protected."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

from aiohttp import web

from companion.outputs.console.network import is_local, is_our_origin
from companion.outputs.console.web.languages import said_to

_FIXED = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def protecting(host: str | None, secure: bool = False) -> dict[str, str]:
    """Return the headers; `host` has been checked, and some browsers need it named for ws."""
    scheme = "wss" if secure else "ws"
    sockets = f" {scheme}://{host}" if host else ""
    policy = (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        f"connect-src 'self'{sockets}",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    )
    return {"Content-Security-Policy": "; ".join(policy), **_FIXED}


class Door(Protocol):
    """Knows under which names this console is served now."""

    def admits(self, host: str) -> bool:
        """Tell whether a Host header means us."""
        ...

    def asked(self, transport: asyncio.BaseTransport | None) -> None:
        """Take note that a connection has asked for something."""
        ...

    def seated(self, transport: asyncio.BaseTransport | None) -> None:
        """Take note that a connection is a phone's line, and may stay."""
        ...


class Gate:
    """Makes applications whose every request comes from the table's own network, to us."""

    def __init__(self, door: Door, secure: bool = False) -> None:
        self._door, self.secure = door, secure

    def app(self) -> web.Application:
        """Make an application without routes."""
        app = web.Application(middlewares=[self._guard], client_max_size=1024)
        app.on_response_prepare.append(self._protect)
        return app

    def is_ours(self, request: web.Request) -> bool:
        """Tell whether our own page asks."""
        headers = request.headers
        return is_our_origin(headers.get("Origin"), headers.get("Host", ""), self.secure)

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer one request a connection, so that nobody keeps one open for nothing."""
        self._door.asked(request.transport)
        try:
            response = await self._let_in(request, handler)
        except web.HTTPException as refusal:
            refusal.force_close()
            raise
        if not isinstance(response, web.WebSocketResponse):
            response.force_close()
        return response

    async def _let_in(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Let in only who is in the table's own network, and asks for us by our own name."""
        if not is_local(request.remote or ""):
            raise web.HTTPForbidden(text=said_to(request, "console-own-network-only"))
        if not self._door.admits(request.headers.get("Host", "")):
            raise web.HTTPMisdirectedRequest(text=said_to(request, "console-open-shown"))
        return await handler(request)

    async def _protect(self, request: web.Request, response: web.StreamResponse) -> None:
        host = request.headers.get("Host", "")
        known = host if self._door.admits(host) else None
        response.headers.update(protecting(known, self.secure))
        response.headers["Server"] = "companion"
