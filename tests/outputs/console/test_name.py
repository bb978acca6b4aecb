"""The table's name in the network: answered to whoever asks, given up with the console."""

from __future__ import annotations

import asyncio
import errno
import http.client
import os
import sys
from collections.abc import Coroutine
from contextlib import closing
from typing import Any

import pytest
import zeroconf
from zeroconf import IPVersion, ServiceInfo
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from companion.outputs.console.web import name_in_the_network, server
from companion.outputs.console.web.name_in_the_network import KIND, NameInTheNetwork
from companion.setup.profile.model import ConsoleSettings as Settings
from tests.outputs.console.hosting import Hosted

HERE, THERE, ELSEWHERE = "127.0.0.2", "127.0.0.3", "127.0.0.4"
"""Addresses of one loopback: the table's, another machine's, and that of a phone which asks."""
NAME = f"companion-{os.getpid()}"
"""Nobody else's, where several run tests in one network."""


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(name_in_the_network, "ASK_MS", 300)


def alone(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def asker(address: str = ELSEWHERE) -> AsyncZeroconf:
    return AsyncZeroconf(interfaces=[address], ip_version=IPVersion.V4Only)


async def asked(name: str, patience_ms: int = 3000) -> list[str]:
    """Ask the network who has a name, as a phone does: with nothing in its memory."""
    phone = asker()
    try:
        question = zeroconf.AddressResolverIPv4(f"{name}.")  # type: ignore[attr-defined]
        await question.async_request(phone.zeroconf, patience_ms)
        return [*question.parsed_addresses()]
    finally:
        await phone.async_close()


async def settled(name: NameInTheNetwork) -> None:
    assert name._task is not None
    await name._task


async def other_machine(name: str) -> AsyncZeroconf:
    other = asker(THERE)
    label = name.removesuffix(".local")
    info = ServiceInfo(
        KIND, f"{label}.{KIND}", port=80, server=f"{name}.", parsed_addresses=[THERE]
    )
    await (await other.async_register_service(info))
    return other


def test_who_asks_for_the_name_is_led_to_the_table() -> None:
    async def evening() -> None:
        table = NameInTheNetwork(NAME)
        table.follow(HERE, 8221)
        await settled(table)
        assert (table.held, table.trouble) == (f"{NAME}.local", "")
        assert await asked(table.held) == [HERE]
        phone = asker()
        found = AsyncServiceInfo(KIND, f"{NAME.capitalize()}.{KIND}")
        assert await found.async_request(phone.zeroconf, 3000)
        assert (found.port, found.server) == (8221, f"{NAME}.local.")
        await phone.async_close()
        await table.close()
        assert await asked(f"{NAME}.local", 400) == []

    alone(evening())


def test_the_name_follows_the_table_into_another_network() -> None:
    async def evening() -> None:
        table = NameInTheNetwork(NAME)
        names: list[str] = []
        table.changed = lambda: names.append(table.held)
        for address in (HERE, THERE, ""):
            table.follow(address, 8221)
            await settled(table)
            found = await asked(f"{NAME}.local", 3000 if address else 400)
            assert found == ([address] if address else [])
        assert names == [f"{NAME}.local", f"{NAME}.local", ""]
        await table.close()

    alone(evening())


def test_the_second_table_of_a_house_has_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has just told everybody of its name waits a second before it does so again; only the
    first question is answered to the asker alone, and that answer can end with another program."""
    monkeypatch.setattr(name_in_the_network, "ASK_MS", 3_000)

    async def evening() -> None:
        other = await other_machine(f"{NAME}.local")
        table = NameInTheNetwork(NAME)
        table.follow(HERE, 8221)
        await settled(table)
        assert table.held == f"{NAME}-2.local"
        assert await asked(f"{NAME}.local") == [THERE]
        assert await asked(f"{NAME}-2.local") == [HERE]
        await table.close()
        await other.async_close()

    alone(evening())


def test_two_tables_that_began_at_once_end_with_two_names() -> None:
    async def evening() -> None:
        one, two = NameInTheNetwork(NAME), NameInTheNetwork(NAME)
        one.follow(HERE, 8221)
        two.follow(THERE, 8221)
        await asyncio.gather(settled(one), settled(two))
        for _ in range(100):
            one.follow(HERE, 8221)
            two.follow(THERE, 8221)
            if {one.held, two.held} == {f"{NAME}.local", f"{NAME}-2.local"}:
                break
            await asyncio.sleep(0.1)
        assert {one.held, two.held} == {f"{NAME}.local", f"{NAME}-2.local"}
        await one.close()
        await two.close()

    alone(evening())


def taken(**how: object) -> None:
    """Be as the library is where another program has the port for itself alone."""
    raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))


def test_where_the_port_is_somebody_elses_the_table_says_so_and_tries_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def evening() -> None:
        table = NameInTheNetwork(NAME)
        news: list[str] = []
        table.changed = lambda: news.append(table.trouble or table.held)
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr("zeroconf.asyncio.AsyncZeroconf", taken)
            table.follow(HERE, 8221)
            await settled(table)
            assert table.trouble == "Address already in use"
            table.follow(HERE, 8221)
            await settled(table)
        monkeypatch.setattr(table, "_retry_at", 0.0)
        table.follow(HERE, 8221)
        await settled(table)
        assert news == [news[0], f"{NAME}.local"]
        await table.close()

    alone(evening())


def test_without_the_library_there_is_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        table = NameInTheNetwork(NAME)
        monkeypatch.setitem(sys.modules, "zeroconf", None)
        table.follow(HERE, 8221)
        await settled(table)
        assert (table.held, table.trouble) == ("", "the Python package zeroconf is not installed")
        await table.close()

    alone(evening())


def answer(port: int, name: str) -> int:
    line = http.client.HTTPConnection(HERE, port, timeout=60)
    with closing(line):
        line.request("GET", "/", headers={"Host": f"{name}:{port}"})
        return line.getresponse().status


def test_a_console_is_reached_by_its_name_and_by_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "chosen", lambda bind, found: ["127.0.0.1", HERE])
    settings = Settings(port=0, bind="local", name=NAME)
    with Hosted(settings=settings) as table:
        table.until(lambda: bool(table.console.pairing.name))
        shown = table.console.pairing
        port = int(shown.url.rstrip("/").rpartition(":")[2])
        assert shown.url == f"http://{HERE}:{port}/"
        assert shown.name == f"http://{NAME}.local:{port}/"
        for name in (f"{NAME}.local", f"{NAME.upper()}.LOCAL.", HERE):
            assert answer(port, name) == 200
        for name in (f"{NAME}-2.local", NAME, f"evil.{NAME}.local", "evil.local"):
            assert answer(port, name) == 421
        assert asyncio.run(asked(f"{NAME}.local")) == [HERE]
    assert asyncio.run(asked(f"{NAME}.local", 400)) == []


def test_a_table_that_is_bound_to_itself_tells_the_network_nothing() -> None:
    with Hosted(settings=Settings(port=0, bind="loopback", name=NAME)) as table:
        assert not table.console.pairing.name
        assert asyncio.run(asked(f"{NAME}.local", 400)) == []
