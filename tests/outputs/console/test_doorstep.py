"""A crowd at the door: who says nothing is sent away, and the dealer's phone always gets in."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from aiohttp import ClientSession, CookieJar, WSServerHandshakeError

from companion.outputs.console.web import doorstep, site
from tests.outputs.console.hosting import Hosted
from tests.outputs.console.test_web import Phone


@pytest.fixture
def table() -> Iterator[Hosted]:
    with Hosted() as hosted:
        yield hosted


def place(table: Hosted) -> tuple[str, int]:
    host, port = table.console.url.removeprefix("http://").rstrip("/").split(":")
    return host, int(port)


def is_gone(line: socket.socket) -> bool:
    line.settimeout(60)
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def test_half_a_request_is_waited_for_and_then_not(
    table: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorstep, "ASKING_S", 0.2)
    with socket.create_connection(place(table)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert is_gone(line)


def test_where_too_many_wait_the_first_makes_room_and_a_phone_gets_in(table: Hosted) -> None:
    crowd = [socket.create_connection(place(table)) for _ in range(doorstep.WAITING + 3)]

    async def ask() -> None:
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as http:
            await Phone(table, http).open()

    asyncio.run(ask())
    assert is_gone(crowd[0])
    for line in crowd:
        line.close()
    assert not table.failures


def test_one_watcher_cannot_take_all_places(table: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "MAX_LINES", 6)

    async def crowd(more: AsyncExitStack) -> None:
        async def phone() -> Phone:
            http = ClientSession(cookie_jar=CookieJar(unsafe=True))
            return Phone(table, await more.enter_async_context(http))

        watcher, dealer, others = await phone(), await phone(), [await phone() for _ in range(3)]
        pages = [await watcher.open() for _ in range(site.LINES_EACH + 2)]
        await dealer.open()
        await dealer.say(do="pair", code=table.console.pairing.code)
        await dealer.line.close()
        pages += [await other.open() for other in others[:2]]
        with pytest.raises(WSServerHandshakeError):
            await others[2].open()
        await dealer.connect()
        await dealer.until(lambda: bool(dealer.snapshot))
        assert len(pages) == site.LINES_EACH + 4

    async def run() -> None:
        async with AsyncExitStack() as more:
            await crowd(more)

    asyncio.run(run())


def test_what_is_no_request_gets_our_headers_too(table: Hosted) -> None:
    with socket.create_connection(place(table)) as line:
        line.sendall(b"\x00\x01nonsense\r\n\r\n")
        line.settimeout(60)
        answer = line.recv(65536)
    assert answer.startswith(b"HTTP/1.")
    assert b"Content-Security-Policy: default-src 'none'" in answer
    assert b"nosniff" in answer
