"""The club's door: where tables bring what they have, and whatever else is shown there."""

from __future__ import annotations

import asyncio
import json
import os
import ssl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError

from companion.club.door.syncing import Teller, sync
from companion.club.errors import ClubError
from companion.club.store.opening import Store
from companion.club.store.tables import send_away, table_of
from companion.club.wire import LEAVE, MOST_BODY, SYNC, Json, NonsenseError
from companion.language import say

PORT = 8230
WORKERS = 8
T = TypeVar("T")

Mount = Callable[[web.Application, "Door"], None]
"""Adds routes of its own to what is served: the wall does."""


class Door:
    """Everything that is served for one club.

    `tellers` add to what every table is answered, each under its name; `mounts` add routes: both
    before it is opened.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tellers: dict[str, Teller] = {}
        self.mounts: list[Mount] = []
        self._workers = ThreadPoolExecutor(WORKERS, thread_name_prefix="store")

    def application(self) -> web.Application:
        """Return what is served."""
        app = web.Application(client_max_size=MOST_BODY, middlewares=[_in_one_line])
        app.router.add_post(SYNC, self._sync)
        app.router.add_post(LEAVE, self._leave)
        for mount in self.mounts:
            mount(app, self)
        return app

    async def in_store(self, work: Callable[..., T], *words: Any) -> T:
        """Do something with the store, which may take a while, on a thread of its own."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._workers, partial(work, *words))

    def close(self) -> None:
        """Let the threads go."""
        self._workers.shutdown(wait=True)

    async def _sync(self, request: web.Request) -> web.Response:
        table_id = await self._whose(request)
        message = await _said(request)
        answer = await self.in_store(sync, self.store, table_id, message, self.tellers)
        return _answered(answer)

    async def _leave(self, request: web.Request) -> web.Response:
        table_id = await self._whose(request)
        await self.in_store(self._sent_away, table_id)
        return _answered({})

    def _sent_away(self, table_id: int) -> None:
        with self.store.keeper() as connection:
            send_away(connection, table_id)

    async def _whose(self, request: web.Request) -> int:
        """Return which table it is; 401 where nobody knows it."""
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        if scheme == "Bearer" and token:
            found = await self.in_store(self._known, token)
            if found is not None:
                return found
        raise web.HTTPUnauthorized(headers={"WWW-Authenticate": "Bearer"})

    def _known(self, token: str) -> int | None:
        with self.store.door() as connection:
            found = table_of(connection, token)
        return None if found is None else found[0]


async def _said(request: web.Request) -> Json:
    try:
        said = json.loads(await request.read())
    except (ValueError, RecursionError):
        raise web.HTTPBadRequest(text="no JSON") from None
    if not isinstance(said, dict):
        raise web.HTTPBadRequest(text="no message")
    return said


def _answered(answer: Json) -> web.Response:
    response = web.json_response(answer, headers={"Cache-Control": "no-store"})
    response.enable_compression()
    return response


@web.middleware
async def _in_one_line(
    request: web.Request, handler: Callable[[web.Request], Any]
) -> web.StreamResponse:
    """Answer what goes wrong in one line: the store is away, or somebody speaks nonsense."""
    try:
        response: web.StreamResponse = await handler(request)
    except NonsenseError as error:
        raise web.HTTPBadRequest(text=str(error)) from None
    except SQLAlchemyError as error:
        print(say("club-store-fails", reason=_one_line(error)), flush=True)
        raise web.HTTPServiceUnavailable(text="store") from None
    return response


def _one_line(error: SQLAlchemyError) -> str:
    told = getattr(error, "orig", None) or error
    return " ".join(str(told).split())


async def serve(
    door: Door,
    hosts: Sequence[str],
    port: int,
    stop: asyncio.Event,
    secret: ssl.SSLContext | None = None,
    opened: Callable[[int], None] = lambda port: None,
) -> None:
    """Serve until stopped; `opened` is told the port. ClubError: somebody else has it."""
    runner = web.AppRunner(door.application(), access_log=None, handle_signals=False)
    await runner.setup()
    try:
        for host in hosts:
            site = web.TCPSite(runner, host, port, ssl_context=secret)
            try:
                await site.start()
            except OSError as error:
                reason = os.strerror(error.errno) if error.errno else str(error)
                raise ClubError(
                    say("club-cannot-serve", host=host, port=port, reason=reason)
                ) from None
            port = port or int(runner.addresses[0][1])
        opened(port)
        await stop.wait()
    finally:
        await runner.cleanup()
        door.close()
