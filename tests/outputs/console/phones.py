"""Phones and tablets at the table: headless Chromium, watched for every error it reports."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.outputs.console.hosting import Hosted

PHONE = {"width": 360, "height": 640}
TABLET = {"width": 1024, "height": 768}
PAGES = {
    "Decisions": ("score", "finish", "history"),
    "Rulings": ("rulings", "ruling", "instead", "log"),
    "Menu": ("me", "people", "switches", "rules", "looks"),
}
"""Which parts are on which page of the bar; all others are at the table."""
# A line that breaks off is reported by the browser itself; the page has shown it as it should.
EXPECTED = ("WebSocket connection to", "net::ERR_")


class Phone:
    """One browser with its own cookies."""

    def __init__(self, browser: Browser, size: dict[str, int], **more: Any) -> None:
        touch = size is PHONE
        self._context = browser.new_context(viewport=size, has_touch=touch, **more)  # type: ignore[arg-type]
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(60_000)
        self.errors: list[str] = []
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(word in text for word in EXPECTED):
            self.errors.append(text)

    def open(self, table: Hosted, code: str = "") -> Phone:
        """Open the page, by the QR code where there is a code."""
        self.page.goto(table.console.url + (f"#{code}" if code else ""))
        self.page.locator("#role", has_text="Watching" if not code else "dealer").wait_for()
        return self

    def pair(self, code: str) -> None:
        """Enter the code by hand."""
        self.page.get_by_label("Are you the dealer?").fill(code)
        self.tap("Rule from this phone")

    def go(self, page: str) -> None:
        """Turn to another page, by the bar."""
        tab = self.page.locator(f"#tab-{page.lower()}")
        if tab.get_attribute("aria-current") is None:
            tab.click()

    def _turn(self, inside: str) -> None:
        """Turn to the page on which a part of it is."""
        if inside.startswith("#") and self.page.locator("#bar").count():
            name = re.split(r"[ .-]", inside[1:])[0]
            self.go(next((page for page, parts in PAGES.items() if name in parts), "Table"))

    def button(self, name: str, inside: str = "body") -> Locator:
        return self.page.locator(inside).get_by_role("button", name=name, exact=True)

    def tap(self, name: str, inside: str = "body") -> None:
        self._turn(inside)
        self.button(name, inside).click()

    def unfold(self, *summaries: str) -> None:
        for summary in summaries:
            self.page.locator("summary", has_text=re.compile(f"^{summary}")).click()

    def sees(self, text: str, inside: str = "body") -> None:
        if inside not in ("#stale", "#phase", "#role"):
            self._turn(inside)
        self.page.locator(inside).get_by_text(text).first.wait_for()

    def text(self, inside: str = "body") -> str:
        return self.page.inner_text(inside)

    def fits(self) -> bool:
        """Nothing sticks out at the side."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@contextmanager
def chromium(*, whole: bool = False) -> Iterator[Browser]:
    """Start a browser: rather the one without any window, which does the same for half the work.

    Letters it sets a little differently: who measures them wants the whole one, as people have it.
    """
    bare = None if whole else shutil.which("chromium-headless-shell")
    path = bare or shutil.which("chromium")
    if path is None:
        pytest.skip("Chromium is not there; install it: sudo apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()
