"""The built page in headless Chromium: one browser, one load of Python for all who ask."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from scripts.siting.building import CannotBuildError, build
from scripts.siting.serving import served
from tests.outputs.console.phones import chromium
from tests.support.command import ROOT

SITE = ROOT / ".cache/site"
SOMEWHERE = "some/where"
"""The page is served from a path below the host's own, as many hosts do."""
TEXTS = "companion.picture(on).items.filter((item) => item[0] === 't').map((item) => item[5])"
"""Everything that is written on a picture, in JavaScript."""
PATIENCE_MS = 240_000
LAPTOP = {"width": 1280, "height": 800}


def built() -> Path:
    """Build the page as it is now; who has no registry is told so."""
    try:
        build(SITE)
    except CannotBuildError as error:
        pytest.skip(f"the page cannot be built: {error}")
    return SITE


@contextmanager
def hosted(folder: Path, site: Path) -> Iterator[str]:
    """Serve the page from a static host, below its own path."""
    below = folder / SOMEWHERE
    below.parent.mkdir(parents=True)
    below.symlink_to(site, target_is_directory=True)
    with served(folder) as url:
        yield f"{url}{SOMEWHERE}/"


class Opened:
    """A page that has been opened, watched for every error that it reports."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context, self.url = context, url
        self.errors: list[str] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self._note(said.type, said.text))
        self.page.goto(url)
        self.shows("start")

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.errors.append(text)

    def shows(self, screen: str, on: str = "play") -> None:
        self.page.wait_for_selector(f"#stage-{on}[data-screen={screen}]")

    def run(self, *words: str, files: dict[str, str] | None = None, read: str = "") -> Any:
        """Run a command of the program in the page's Python; return what it said and wrote."""
        return self.page.evaluate(
            "([args, files, read]) => companion.run(args, files, read)",
            [[*words], files or {}, read],
        )

    def texts(self, on: str = "play") -> str:
        found: str = self.page.evaluate(
            f"(on) => {TEXTS}.join(' ')",
            on,
        )
        return found

    def choose(self, name: str, on: str = "play") -> None:
        """Press a place of the picture with the mouse, by its name."""
        place = self.page.locator(f"#stage-{on}").get_by_role("button", name=name).first
        box = place.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def until(self, words: str, on: str = "play") -> None:
        """Wait until something stands on the picture."""
        self.page.wait_for_function(
            f"([on, words]) => {TEXTS}.some((text) => text.includes(words))",
            arg=[on, words],
        )


@contextmanager
def opened(folder: Path) -> Iterator[Opened]:
    """Build the page, serve it and open it."""
    site = built()
    with hosted(folder, site) as url, chromium(whole=True) as browser:
        context = browser.new_context(viewport=LAPTOP)  # type: ignore[arg-type]
        context.grant_permissions(["clipboard-read", "clipboard-write"])
        yield Opened(context, url)
