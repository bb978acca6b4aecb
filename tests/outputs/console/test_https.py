"""The console over HTTPS: the table's own certificate, and the page that tells it by its print."""

import asyncio
import hashlib
import json
import socket
import ssl
import sys
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from stat import S_IMODE
from typing import Any

import aiohttp
import pytest
from aiohttp import ClientSession, CookieJar

from companion.outputs.console.web import certificate, doorstep, server
from companion.outputs.console.web.certificate import (
    FILE,
    LASTS,
    RENEWED,
    CertificateError,
    Certificates,
    today,
)
from companion.outputs.console.web.server import ConsoleError
from tests.outputs.console.hosting import Hosted
from tests.outputs.console.phones import PHONE, Phone, chromium
from tests.outputs.console.test_doorstep import is_gone

pytest.importorskip("cryptography", reason="the extra https is not installed")

NAMES = ["table", "table.local", "192.168.1.5"]


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(secret=tmp_path) as hosted:
        yield hosted


def served(url: str) -> str:
    """The fingerprint of what is served there."""
    host, port = url.removeprefix("https://").rstrip("/").split(":")
    pem = ssl.get_server_certificate((host, int(port)))
    return hashlib.sha256(ssl.PEM_cert_to_DER_cert(pem)).hexdigest().upper()


def shown(table: Hosted) -> str:
    return "".join(table.console.pairing.fingerprint).replace(" ", "")


def test_the_table_is_known_by_what_it_shows_and_talks_in_secret(table: Hosted) -> None:
    async def act() -> None:
        pinned = aiohttp.Fingerprint(bytes.fromhex(shown(table)))
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as http:
            async with http.get(table.console.url) as front:
                text = await front.text()
                assert all(line in text for line in table.console.pairing.fingerprint)
                assert "Set-Cookie" not in front.headers
                assert "script-src 'self'" in front.headers["Content-Security-Policy"]
            for hidden in ("live", "app.js", "history.json"):
                async with http.get(table.console.url + hidden) as nothing:
                    assert nothing.status == 404
            url = text.partition('id="go" href="')[2].partition('"')[0]
            async with http.get(url, ssl=pinned) as page:
                cookie = page.headers["Set-Cookie"]
                assert cookie.startswith("__Host-companion=")
                assert "Secure" in cookie
                assert "HttpOnly" in cookie
                assert "Strict-Transport-Security" not in page.headers
                assert (
                    f"connect-src 'self' wss://{url[8:-1]}"
                    in page.headers["Content-Security-Policy"]
                )
            line = await http.ws_connect(
                f"{url}live", ssl=pinned, headers={"Origin": url.rstrip("/")}
            )
            await line.send_json({"do": "pair", "code": table.code, "id": 1})
            told: dict[str, Any] = {}
            while told.get("type") != "reply":
                told = json.loads((await line.receive(timeout=20)).data)
            assert told["ok"]
            await line.close()
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await http.ws_connect(
                    f"{url}live", ssl=pinned, headers={"Origin": "http" + url[5:].rstrip("/")}
                )
        assert served(url) == shown(table)

    asyncio.run(act())


def test_who_never_agrees_on_a_secret_is_sent_away_like_everybody_else(
    table: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doorstep, "WAITING", 3)
    port = table.console._main.port
    crowd = [socket.create_connection(("127.0.0.1", port)) for _ in range(4)]
    assert is_gone(crowd[0])
    monkeypatch.setattr(doorstep, "ASKING_S", 0.2)
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(b"\x16\x03\x01")
        assert is_gone(line)
    for line in crowd:
        line.close()


def test_a_certificate_is_kept_and_renewed_in_time(tmp_path: Path) -> None:
    now = today()
    first = Certificates(tmp_path).cover(NAMES, now)
    assert S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert len("".join(first.shown).replace(" ", "")) == 64
    kept = Certificates(tmp_path)
    assert kept.cover(NAMES, now + LASTS - RENEWED - timedelta(days=1)) == first
    assert not kept.lacks(NAMES[:2], now)
    later = now + LASTS - RENEWED + timedelta(days=1)
    assert kept.lacks(NAMES, later)
    second = kept.cover(NAMES, later)
    assert second.fingerprint != first.fingerprint
    assert second.ends - later > timedelta(days=360)
    elsewhere = kept.cover(["table", "10.0.0.7"], later)
    assert elsewhere.names == {*NAMES, "10.0.0.7"}
    assert kept.cover(NAMES, later) == elsewhere, "back at home it is the same"


def test_one_that_is_spoilt_is_made_anew_and_one_that_cannot_be_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE).write_text("no certificate")
    with pytest.raises(CertificateError, match=r"cannot be read .*; delete it"):
        certificate.read(tmp_path / FILE)
    Certificates(tmp_path).cover(NAMES, today())
    assert certificate.read(tmp_path / FILE)
    (tmp_path / "file").write_text("")
    with pytest.raises(ConsoleError, match=r"certificate cannot be written .*https = false"):
        Hosted(secret=tmp_path / "file").console.start()
    monkeypatch.setitem(sys.modules, "cryptography", None)
    with pytest.raises(ConsoleError, match=r'pip install "table-companion\[https\]"$'):
        Hosted(secret=tmp_path / "new").console.start()


def test_one_that_is_still_good_serves_on_where_it_cannot_be_renewed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    console = Hosted(secret=tmp_path).console
    asyncio.run(console._certify(["127.0.0.1"]))
    own = console._own
    assert own is not None

    def refuse(file: Path, data: bytes) -> None:
        raise CertificateError("the card is full")

    monkeypatch.setattr(certificate, "_write", refuse)
    asyncio.run(console._certify(["127.0.0.1", "10.0.0.7"]))
    assert console._own == own
    monkeypatch.setattr(server, "today", lambda: own.ends + timedelta(seconds=1))
    with pytest.raises(ConsoleError, match="the card is full"):
        asyncio.run(console._certify(["127.0.0.1"]))


@pytest.mark.slow
def test_a_phone_compares_goes_on_and_rules(table: Hosted) -> None:
    with chromium() as browser:
        phone = Phone(browser, PHONE, ignore_https_errors=True)
        phone.page.goto(table.console.url)
        letters = phone.text("#fingerprint").replace(" ", "").replace("\n", "")
        assert letters == shown(table)
        assert phone.fits()
        phone.page.click("#go")
        phone.page.locator("#role", has_text="Watching").wait_for()
        assert phone.page.url.startswith("https://")
        assert served(phone.page.url) == letters
        phone.pair(table.code)
        phone.sees("You are the dealer")
        phone.tap("The cards are dealt")
        phone.sees("Entered.")
        (cookie,) = phone.page.context.cookies()
        assert (cookie["name"], cookie["secure"]) == ("__Host-companion", True)
        assert not phone.errors
