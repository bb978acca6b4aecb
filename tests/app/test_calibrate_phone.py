"""`companion calibrate --phone` with a page that knocks, and a microphone that hears it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar

from companion.app.cli.commands import calibrate
from companion.app.cli.main import main
from companion.app.hosted.by_phone.buzzers import measured_in
from companion.app.setting_up.phone_screen import PadServed
from companion.setup.calibrate.touch import FEWEST
from companion.setup.profile import shipped_text
from hw.clock import now_us
from hw.microphone import Recording
from hw.phones.config import UNMEASURED, TouchDelay
from tests.app.hosted.buzzing import Page
from tests.app.hosted.live import free_port
from tests.setup.calibrate.test_touch import BEGAN_US, recorded

SCREEN_US = 17_000
EVERY_S = 0.25


class Ear:
    """A microphone that hears a nail a while before the page is told of it."""

    nails: list[int]

    def __init__(self, *_: Any) -> None:
        self.closed = False

    def recording(self) -> Recording:
        shift = self.nails[0] - BEGAN_US - 1_000_000
        return Recording(recorded([nail - shift for nail in self.nails]), BEGAN_US + shift)

    def close(self) -> None:
        self.closed = True


async def knock(url: str) -> None:
    async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as http:
        async with http.get(url) as page:
            assert "Knock here" in await page.text()
        phone = Page(http, url.removesuffix("thumb"))
        await phone.open()
        await phone.learn()
        for _ in range(calibrate.KNOCKS - 1):
            Ear.nails.append(now_us() - SCREEN_US)
            await phone.press()
            await phone.press(on=False)
            await asyncio.sleep(EVERY_S)
        Ear.nails.append(now_us() - SCREEN_US)
        with suppress(AssertionError):  # as soon as the last is heard, the page is closed
            await phone.press()


def test_a_phones_screen_is_measured_and_known_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Ear.nails = []
    profile = tmp_path / "table.toml"
    port = f"enabled = true\nport = {free_port()}"
    profile.write_text(shipped_text("laptop").replace("enabled = true", port))
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path / "state"))
    monkeypatch.setattr(calibrate, "Microphone", Ear)
    monkeypatch.setattr(calibrate, "KNOCKS", FEWEST + 1)
    urls: SimpleQueue[str] = SimpleQueue()
    served = PadServed.open

    def opened(pad: PadServed) -> str:
        urls.put(url := served(pad))
        return url

    monkeypatch.setattr(PadServed, "open", opened)
    phone = Thread(target=lambda: asyncio.run(knock(urls.get(timeout=60))))
    phone.start()
    assert main(["calibrate", "--phone", "--profile", str(profile)]) == 0
    phone.join()
    out = capsys.readouterr().out
    assert "Open http://" in out
    assert "kept for this phone's browser" in out
    known = measured_in(tmp_path / "state")
    assert isinstance(found := known(5), TouchDelay)
    assert abs(found.us - SCREEN_US) <= found.u_us < UNMEASURED.u_us
    assert known(6) == UNMEASURED
