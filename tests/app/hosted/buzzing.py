"""Phones as the network sees them, with a chair each at a live table."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType

from companion.core.referee.events import Press
from tests.app.hosted.live import LiveTable

PATIENCE_S = 60.0
BEGAN_US = 11_000_000
"""How old the page is: its clock has nothing to do with the table's."""


class Page:
    """A page as the network sees it: a clock of its own, and what `page/clock.js` sends."""

    def __init__(self, http: ClientSession, url: str) -> None:
        self.http, self.url = http, url
        self.line: ClientWebSocketResponse
        self.began = time.perf_counter_ns()
        self.said = self.pressed = self.took = 0
        self.got: list[int] | None = None

    def now(self) -> int:
        return BEGAN_US + (time.perf_counter_ns() - self.began) // 1000

    async def open(self) -> None:
        async with self.http.get(self.url) as page:
            assert page.status == 200
        headers = {"Origin": self.url.rstrip("/")}
        self.line = await self.http.ws_connect(f"{self.url}live", headers=headers)

    async def speak(self) -> int:
        """Say how far it is; return the number of that."""
        self.said += 1
        number, now = self.said, self.now()
        await self.line.send_json(
            {"do": "sync", "id": number, "page": 77, "key": 5, "coarse": 1, "e": 0, "t": now,
             "w": now, "got": self.got, "seen": True}
        )  # fmt: skip
        return number

    async def sync(self) -> dict[str, Any]:
        number = await self.speak()
        return await self.until(lambda told: told["type"] == "sync" and told["id"] == number)

    async def beat(self) -> None:
        """Speak as a page does while nobody touches it."""
        while not self.line.closed:
            await self.speak()
            await asyncio.sleep(0.25)

    async def learn(self) -> None:
        for _ in range(6):
            answer = await self.sync()
            self.got = [answer["id"], self.now()]
        await self.sync()

    async def press(self, name: str = "white", on: bool = True, **more: Any) -> None:
        self.pressed += 1
        now = self.now()
        press = {"do": "press", "id": self.pressed, "input": name, "of": None, "on": on}
        beat = {"t": now, "s": now, "e": 0, "got": self.got}
        await self.line.send_json({**press, **beat, **more})
        await self.until(lambda told: told["type"] == "took")

    async def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.line.receive(timeout=60)
            assert message.type is WSMsgType.TEXT, message
            told: dict[str, Any] = json.loads(message.data)
            if told["type"] == "took":
                self.took = told["n"]
            if holds(told):
                return told

    async def tap(self, name: str, of: int | None = None) -> None:
        """Press a buzzer of one's own, or the pile of another chair, and let it go."""
        for on in (True, False):
            await self.press(name, on=on, of=of)


def act(
    table: LiveTable,
    plays: Callable[..., Awaitable[None]],
    phones: int = 1,
    beating: bool = True,
) -> None:
    """Let people play with phones that have the chairs 1, 2, ...; their pages speak meanwhile."""
    table.service.phones.chair_of = lambda phone: phone.number
    console = table.service.console
    assert console is not None

    async def together() -> None:
        while not (invited := console.invitation()):
            await asyncio.sleep(0.05)
        async with AsyncExitStack() as stack:
            pages = []
            for _ in range(phones):
                jar = CookieJar(unsafe=True)
                http = await stack.enter_async_context(ClientSession(cookie_jar=jar))
                pages.append(Page(http, invited.text))
                await pages[-1].open()
                await pages[-1].learn()
            beats = [asyncio.create_task(page.beat()) for page in pages if beating]
            async with asyncio.timeout(PATIENCE_S):
                await plays(*pages)
            for beat in beats:
                beat.cancel()

    asyncio.run(together())


async def heard(table: LiveTable, count: int) -> list[Press]:
    """Wait for so many presses and releases that the referee has heard."""
    while len(found := [e for e in table.watcher.events if isinstance(e, Press)]) < count:
        await asyncio.sleep(0.02)
    return found
