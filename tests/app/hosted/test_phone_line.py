"""A hand on a phone over the real line: dealt, tapped, killed, back, and after a restart."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar, WSMsgType

from tests.app.hosted.live import LiveTable, free_port, live_table
from tests.app.hosted.process import waited
from tests.outputs.console.following import followed

pytestmark = pytest.mark.slow
SIZE = {"w": 360, "h": 560}
SOON_S = 5.0
"""Within so long a phone that comes back has its chair and its cards, on a busy machine."""


class Line:
    """A phone as the network sees it, with what it is shown."""

    def __init__(self, http: ClientSession, url: str) -> None:
        self._http, self._url, self._count = http, url, 0
        self.picture: dict[str, Any] = {}
        self.scene: dict[str, Any] = {}
        self._replies: dict[int, dict[str, Any]] = {}

    async def open(self) -> Line:
        async with self._http.get(self._url):
            origin = {"Origin": self._url.rstrip("/")}
        self.line = await self._http.ws_connect(f"{self._url}live", headers=origin)
        return self

    async def say(self, do: str, **more: Any) -> dict[str, Any]:
        self._count += 1
        number = self._count
        await self.line.send_json({**more, "do": do, "id": number})
        await self.until(lambda: number in self._replies)
        return self._replies[number]

    async def until(self, holds: Callable[[], Any]) -> None:
        while not holds():
            message = await self.line.receive(timeout=60)
            assert message.type is WSMsgType.TEXT, message
            await self._take(json.loads(message.data))

    async def _take(self, told: dict[str, Any]) -> None:
        match told["type"]:
            case "reply":
                self._replies[told["id"]] = told
            case "scene":
                self.scene = {**self.scene, **told}
            case "renew":
                origin = {"Origin": self._url.rstrip("/")}
                async with self._http.post(f"{self._url}renew", headers=origin):
                    pass
            case _:
                self.picture = followed(self.picture, told)

    async def dealt(self) -> None:
        """Wait until it shows a hand."""
        await self.until(lambda: self.hand)

    async def shows(self, cards: Sequence[str]) -> None:
        """Wait until it shows these and no others: a card just led may still be drawn before."""
        await self.until(lambda: self.hand.split()[2:] == [*cards])

    @property
    def hand(self) -> str:
        """The cards that it is told of in words."""
        words = self.scene.get("words", ())
        return next((word for word in words if word.startswith("Your hand: ")), "")


def _url(table: LiveTable) -> str:
    console = table.service.console
    assert console is not None
    waited("the page", lambda: console.invitation() is not None)
    invitation = console.invitation()
    assert invitation is not None
    return invitation.text


def _held(table: LiveTable) -> list[tuple[str, ...]]:
    company = table.service.bots.company
    assert company is not None
    return [company.held(seat) for seat in (1, 2, 3)]


async def _seated(table: LiveTable, jars: list[ClientSession]) -> list[Line]:
    """Three phones with a hand each; the first is the dealer's."""
    phones = [await Line(http, _url(table)).open() for http in jars]
    console = table.service.console
    assert console is not None
    invitation = console.invitation()
    assert invitation is not None
    assert (await phones[0].say("pair", code=invitation.code))["ok"]
    for chair, (phone, name) in enumerate(zip(phones, ("Ida", "Ben", "Zoë"), strict=True), start=1):
        assert (await phone.say("sit", chair=chair, name=name))["ok"]
        await phone.say("size", **SIZE)
    await phones[0].say("choose", game="block")
    assert (await phones[0].say("begin"))["ok"]
    return phones


async def _plays(table: LiveTable, jars: list[ClientSession]) -> None:
    phones = await _seated(table, jars)
    for phone in phones:
        await phone.dealt()
    for phone, held in zip(phones, _held(table), strict=True):
        assert phone.hand.split()[2:] == [*held]
        others = {card for hand in _held(table) for card in hand} - {*held}
        drawn = {**phone.scene, "buzzers": []}  # a button is called BLOCK, as a card is
        told = json.dumps([drawn, phone.picture if phone is not phones[0] else {}])
        assert not any(f'"{card}"' in told for card in others), "another's card is there"
    await _leads(table, phones)
    began = monotonic()
    await phones[1].line.close()
    back = await Line(jars[1], _url(table)).open()
    await back.until(lambda: back.picture)
    assert back.picture["me"] == {**back.picture["me"], "chair": 2, "seat": 2, "name": "Ben"}
    await back.say("size", **SIZE)
    await back.shows(_held(table)[1])
    assert monotonic() - began < SOON_S


async def _leads(table: LiveTable, phones: list[Line]) -> None:
    """Whoever leads taps the first card that is offered; nobody else is offered one."""
    view = table.service.host.latest.view
    assert view is not None
    seat = view.state["leader"]
    leader, card = phones[seat - 1], next(c for c in _held(table)[seat - 1] if c != "BLOCK")
    await leader.until(lambda: _touch(leader, card) is not None)
    others = [phone for phone in phones if phone is not leader]
    assert all(
        _touch(phone, held) is None for phone in others for hand in _held(table) for held in hand
    )
    assert (await leader.say("tap", n=leader.scene["n"], at=_touch(leader, card)))["ok"]
    await leader.until(lambda: table.watcher.of("led"))
    (led,) = table.watcher.of("led")
    assert (led.fields["seat"], led.fields["card"]) == (seat, card)


def _touch(phone: Line, card: str) -> int | None:
    names = [row[4] for row in phone.scene.get("touches", ())]
    found = [at for at, name in enumerate(names) if card in str(name).split()]
    return found[0] if found else None


async def _goes_on(table: LiveTable, jars: list[ClientSession], held: list[Any]) -> None:
    waited("the match", lambda: table.service.host.session is not None)
    assert _held(table) == held
    zoe = await Line(jars[2], _url(table)).open()
    await zoe.until(lambda: zoe.picture)
    assert zoe.picture["me"] == {**zoe.picture["me"], "chair": 3, "seat": 3, "dealer": False}
    await zoe.say("size", **SIZE)
    await zoe.shows(held[2])


def test_a_hand_is_on_ones_own_phone_whatever_happens(tmp_path: Path) -> None:
    async def evening() -> None:
        given: dict[str, Any] = {"choose": True, "kept": tmp_path / "chosen.json"}
        async with AsyncExitStack() as stack:
            jars = [
                await stack.enter_async_context(ClientSession(cookie_jar=CookieJar(unsafe=True)))
                for _ in range(3)
            ]
            with live_table(tmp_path, port=free_port(), **given) as table:
                await _plays(table, jars)
                held = _held(table)
            with live_table(tmp_path, port=free_port(), **given) as table:
                await _goes_on(table, jars, held)

    asyncio.run(evening())
