"""The console over real sockets: what is let in, what is kept out, and what a crowd can do."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from threading import Event as Flag
from typing import Any

import aiohttp
import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games import KITS
from companion.outputs.console.pairing import TRIES_EACH
from companion.outputs.console.web import gate, server, site
from companion.outputs.console.web.addresses import portable, present
from companion.outputs.console.web.server import Console, ConsoleError
from companion.outputs.console.web.site import BAD_MESSAGES
from companion.setup.profile.model import ConsoleSettings as Settings
from tests.outputs.console.following import followed
from tests.outputs.console.handles import Noted
from tests.outputs.console.hosting import Hosted, now_us


@pytest.fixture(scope="module")
def quiet() -> Iterator[Hosted]:
    """A table at which nothing happens, shared by tests that leave nothing behind."""
    with Hosted() as table:
        yield table


@pytest.fixture
def table() -> Iterator[Hosted]:
    with Hosted() as hosted:
        yield hosted


class Phone:
    """A phone as the network sees it."""

    def __init__(self, table: Hosted, http: ClientSession) -> None:
        self.table, self.http = table, http
        self.url = table.console.url
        self.origin = self.url.rstrip("/")
        self.snapshot: dict[str, Any] = {}
        self._replies: dict[int, dict[str, Any]] = {}
        self._count = self.renewals = 0

    async def open(self) -> ClientWebSocketResponse:
        async with self.http.get(self.url) as page:
            assert page.status == 200
        return await self.connect()

    async def connect(self) -> ClientWebSocketResponse:
        self.line = await self.http.ws_connect(f"{self.url}live", headers={"Origin": self.origin})
        return self.line

    async def say(self, **message: Any) -> dict[str, Any]:
        self._count += 1
        await self.line.send_json({**message, "id": self._count})
        await self.until(lambda: self._count in self._replies)
        return self._replies[self._count]

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            message = await self.line.receive(timeout=60)
            assert message.type is WSMsgType.TEXT, message
            told = json.loads(message.data)
            self.renewals += told["type"] == "renew"
            if told["type"] == "reply":
                self._replies[told["id"]] = told
            self.snapshot = followed(self.snapshot, told)

    async def farewell(self) -> int | None:
        """With what the line is closed."""
        while (await self.line.receive(timeout=20)).type is WSMsgType.TEXT:
            pass
        return self.line.close_code

    async def sees(self, holds: Callable[[dict[str, Any]], Any]) -> None:
        await self.until(lambda: bool(self.snapshot) and bool(holds(self.snapshot)))


def cookie(phone: Phone) -> str:
    (found,) = [morsel.value for morsel in phone.http.cookie_jar]
    return found


def run(table: Hosted, *acts: Callable[..., Awaitable[None]], phones: int = 1) -> None:
    """Give each phone its own cookies, and let the test act with them."""

    async def together() -> None:
        jars = [CookieJar(unsafe=True) for _ in range(phones)]
        sessions = [ClientSession(cookie_jar=jar) for jar in jars]
        try:
            for act in acts:
                await act(*(Phone(table, http) for http in sessions))
        finally:
            for http in sessions:
                await http.close()

    asyncio.run(together())


def test_the_page_comes_with_its_protection(quiet: Hosted) -> None:
    async def act(phone: Phone) -> None:
        for path in ("", "app.js", "style.css", "icon.svg", "nothing-here"):
            async with phone.http.get(phone.url + path) as page:
                assert page.status == (404 if path == "nothing-here" else 200)
                policy = page.headers["Content-Security-Policy"]
                assert policy.startswith("default-src 'none'; script-src 'self'")
                assert "unsafe" not in policy
                assert "require-trusted-types-for 'script'" in policy.split("; ")
                assert page.headers["X-Content-Type-Options"] == "nosniff"
                assert page.headers["X-Frame-Options"] == "DENY"
                assert page.headers["Referrer-Policy"] == "no-referrer"
                assert "Python" not in page.headers["Server"]
                if not path:
                    (cookie,) = page.headers.getall("Set-Cookie")
                    assert "HttpOnly" in cookie
                    assert "SameSite=Strict" in cookie

    run(quiet, act)


def test_only_our_own_page_by_our_own_name_is_let_in(quiet: Hosted) -> None:
    async def act(phone: Phone) -> None:
        await phone.open()
        await phone.line.close()
        async with phone.http.get(phone.url, headers={"Host": "evil.example"}) as page:
            assert page.status == 421
        for headers in ({}, {"Origin": "http://evil.example"}, {"Origin": "null"}):
            with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                await phone.http.ws_connect(f"{phone.url}live", headers=headers)
            assert caught.value.status == 403
        for method in ("POST", "PUT", "DELETE"):
            async with phone.http.request(method, phone.url, data=b"x" * 5000) as page:
                assert page.status == 405

    run(quiet, act)


def test_strangers_are_refused(quiet: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "is_local", lambda address: False)

    async def act(phone: Phone) -> None:
        async with phone.http.get(phone.url) as page:
            assert page.status == 403

    run(quiet, act)


def test_a_phone_without_a_session_is_sent_to_get_one(quiet: Hosted) -> None:
    async def act(phone: Phone) -> None:
        line = await phone.connect()
        assert (await line.receive(timeout=60)).type is WSMsgType.CLOSE
        assert line.close_code == site.UNKNOWN_PHONE

    run(quiet, act)


def test_pairing_and_hand_over(table: Hosted) -> None:
    async def act(ada: Phone, ben: Phone) -> None:
        await ada.open()
        await ben.open()
        await ada.sees(lambda s: s["you"]["can_pair"])
        assert (await ben.say(do="pause", on=True))["ok"] is False
        assert (await ada.say(do="pair", code=table.code))["ok"]
        await ada.sees(lambda s: s["you"]["dealer"] and s["phones"])
        await ben.sees(lambda s: not s["you"]["can_pair"])
        table.until(lambda: table.console.pairing.code is None)
        to = ada.snapshot["phones"][0]["number"]
        assert (await ada.say(do="hand_over", to=to))["ok"]
        await ben.sees(lambda s: s["you"]["dealer"])
        assert (await ada.say(do="pause", on=True))["ok"] is False
        assert (await ben.say(do="pause", on=True))["ok"]
        assert table.switched == [("pause", True)]

    run(table, act, phones=2)


def test_a_cookie_is_changed_after_pairing_and_phones_are_sent_away(table: Hosted) -> None:
    async def act(ada: Phone, ben: Phone) -> None:
        await ada.open()
        await ben.open()
        first = cookie(ada)
        assert (await ada.say(do="pair", code=table.code))["ok"]
        await ada.until(lambda: ada.renewals > 0)
        async with ada.http.post(f"{ada.url}renew", headers={"Origin": "http://evil"}) as refused:
            assert refused.status == 403
        assert cookie(ada) == first
        async with ada.http.post(f"{ada.url}renew", headers={"Origin": ada.origin}) as renewed:
            assert (renewed.status, cookie(ada) != first) == (204, True)
        await ada.line.close()
        await ada.connect()
        await ada.sees(lambda s: s["you"]["dealer"] and s["phones"])
        number = ada.snapshot["phones"][0]["number"]
        assert (await ada.say(do="send_away", number=number))[
            "text"
        ] == f"Phone {number} was sent away."
        assert await ben.farewell() == site.SENT_AWAY
        async with ben.http.post(f"{ben.url}renew", headers={"Origin": ben.origin}) as refused:
            assert refused.status == 403
        assert (await ada.say(do="forget_all"))["ok"]
        assert await ada.farewell() == site.SENT_AWAY
        table.until(lambda: table.console.pairing.code is not None)

    run(table, act, phones=2)


def test_guessing_the_code_is_stopped(table: Hosted) -> None:
    async def act(phone: Phone) -> None:
        await phone.open()
        said = [(await phone.say(do="pair", code="GUESS")) for _ in range(TRIES_EACH)]
        assert {reply["text"] for reply in said} == {"That is not the code on the display."}
        right = await phone.say(do="pair", code=table.code)
        assert (right["ok"], right["text"]) == (False, "Too many tries. Wait a minute.")

    run(table, act)


def test_two_taps_at_once_end_in_one_ruling(table: Hosted) -> None:
    async def act(ada: Phone) -> None:
        await ada.open()
        await ada.say(do="pair", code=table.code)
        again = Phone(table, ada.http)
        await again.connect()
        await ada.sees(lambda s: s["match"]["offers"])
        await ada.say(do="answer", offer=ada.snapshot["match"]["offers"][0]["id"], fields={})
        await asyncio.to_thread(table.round)
        table.dead_heat(2, 4)
        for phone in (ada, again):
            await phone.sees(lambda s: s["match"]["questions"])
        offer = ada.snapshot["match"]["questions"][0]["offers"][0]["id"]
        replies = await asyncio.gather(
            ada.say(do="answer", offer=offer, fields={"seat": 2}),
            again.say(do="answer", offer=offer, fields={"seat": 4}),
        )
        assert sorted(reply["ok"] for reply in replies) == [False, True]
        assert len([name for name, _ in table.entered if name == "first-call"]) == 1
        await ada.line.close()
        await again.line.close()

    run(table, act)


@pytest.mark.parametrize("noise", ["flood", "large", "binary", "nonsense"])
def test_who_misbehaves_is_shown_the_door(quiet: Hosted, noise: str) -> None:
    async def act(phone: Phone) -> None:
        line = await phone.open()
        for _ in range(BAD_MESSAGES if noise == "nonsense" else 40):
            if line.closed:
                break
            try:
                if noise == "binary":
                    await line.send_bytes(b"\x00")
                else:
                    word = {"flood": '{"do":"pause","id":1,"on":true}', "large": "x" * 9000}
                    await line.send_str(word.get(noise, "nonsense"))
            except ConnectionError:
                break
        async with asyncio.timeout(60):
            while not line.closed:
                await line.receive()
        # What is too large is not even taken in; 1006 is a line that broke before it was said.
        assert line.close_code in (1006, 1009 if noise == "large" else 1008)
        await phone.connect()
        await phone.sees(lambda s: s["match"])

    run(quiet, act)


PATHS = st.text(st.characters(min_codepoint=33, max_codepoint=255), max_size=30)
HEADERS = st.dictionaries(
    st.sampled_from(("Origin", "Cookie", "Upgrade", "Connection", "Sec-WebSocket-Key", "Range")),
    st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30),
)


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=80)
@given(st.lists(st.tuples(PATHS, HEADERS), min_size=1, max_size=5), st.booleans())
def test_no_request_whatever_makes_it_stumble(
    quiet: Hosted, requests: list[tuple[str, dict[str, str]]], live: bool
) -> None:
    host = quiet.console.url.removeprefix("http://").rstrip("/")
    name, _, port = host.partition(":")
    for path, headers in requests:
        lines = [f"GET /{'live' if live else path} HTTP/1.1", f"Host: {host}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        raw = "\r\n".join([*lines, "", ""]).encode("latin-1")
        with socket.create_connection((name, int(port)), timeout=60) as wire:
            wire.sendall(raw)
            answer = wire.recv(64)
        assert not answer.startswith(b"HTTP/1.1 5"), (raw, answer)


def test_the_judging_thread_never_waits(quiet: Hosted) -> None:
    """Even while the console's own thread is stuck, thousands of verdicts are told at once."""
    gate, view = Flag(), quiet.session.view
    loop = quiet.console._loop
    assert loop is not None
    loop.call_soon_threadsafe(gate.wait)
    for _ in range(5_000):
        quiet.console.judged((), view)
    gate.set()
    quiet.until(lambda: not quiet.console._notes)


def test_a_port_that_is_taken_is_named_in_one_line(quiet: Hosted) -> None:
    port = int(quiet.console.url.rstrip("/").rpartition(":")[2])
    second = Console(KITS, Noted(), Settings(port=port, bind="loopback"), now_us)
    with pytest.raises(ConsoleError, match=rf"port {port} cannot be opened .* under \[console\]"):
        second.start()
    second.close()


def test_a_page_that_opens_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a starved machine it is asked for again while it still opens: one page comes of it."""
    failed: list[Exception] = []
    console = Console(
        KITS, Noted(), Settings(port=0, bind="loopback"), now_us, failed=failed.append
    )
    gate, serve = Flag(), Console._serve

    async def slowly(self: Console, started: Future[None]) -> None:
        gate.wait()
        await serve(self, started)

    monkeypatch.setattr(Console, "_serve", slowly)
    monkeypatch.setattr(server, "START_S", 0.0)
    with pytest.raises(ConsoleError, match="still being opened"):
        console.start()
    gate.set()
    monkeypatch.setattr(server, "START_S", 60.0)
    console.start()
    assert console.url
    console.start()
    console.close()
    assert not console.url
    assert not failed


def test_networks_come_and_go(monkeypatch: pytest.MonkeyPatch) -> None:
    addresses = ["127.0.0.1"]
    monkeypatch.setattr(server, "chosen", lambda bind, found: list(addresses))
    monkeypatch.setattr(server, "LOOK_AGAIN_S", 0.25)
    with Hosted() as table:
        port = table.console.url.rstrip("/").rpartition(":")[2]
        assert not table.console.admits(f"127.0.0.2:{port}")
        addresses.append("127.0.0.2")
        table.until(lambda: table.console.admits(f"127.0.0.2:{port}"))
        socket.create_connection(("127.0.0.2", int(port)), timeout=60).close()
        table.until(lambda: table.console.url.startswith("http://127.0.0.2:"))
        addresses.pop()
        table.until(lambda: not table.console.admits(f"127.0.0.2:{port}"))


def test_this_machine_has_addresses() -> None:
    assert "127.0.0.1" in present()


def test_an_address_found_without_asking_the_kernel_is_one_of_this_machine() -> None:
    assert {one for one in portable() if not one.startswith("127.")} <= {*present()}


def test_the_display_is_given_a_code_and_a_picture_of_it(quiet: Hosted) -> None:
    shown = quiet.console.pairing
    assert shown.url == quiet.console.url
    assert len(shown.code or "") == 6
    assert len(shown.qr) == len(shown.qr[0]) >= 21
    assert all(shown.qr[0][:7])
