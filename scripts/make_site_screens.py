"""Take the pictures of the page for docs/: python -m scripts.make_site_screens

The built page in a real browser; look at what comes out before it is kept.
"""

from pathlib import Path

from playwright.sync_api import Browser

from companion.app.cli.progress import with_progress
from scripts.siting.serving import served
from tests.app.browser.site import LAPTOP, Opened, built
from tests.outputs.console.phones import chromium

TARGET = Path(__file__).parents[1] / "docs/screens/site"
SIZES = {"laptop": LAPTOP, "phone": {"width": 390, "height": 760}}
SCHEMES = {"laptop": "light", "phone": "dark"}
TABLES = {"1": "sherlock-holmes", "3": "block", "5": "sorry"}


def _take(browser: Browser, url: str, size: str) -> None:
    context = browser.new_context(
        viewport=SIZES[size],  # type: ignore[arg-type]
        has_touch=size == "phone",
        color_scheme=SCHEMES[size],  # type: ignore[arg-type]
        reduced_motion="reduce",
    )
    site = Opened(context, f"{url}?seed=3")
    page = site.page

    def shoot(name: str) -> None:
        page.wait_for_timeout(700)
        page.screenshot(path=TARGET / f"{size}-{name}.png")

    shoot("start")
    for number, name in TABLES.items():
        page.keyboard.press(number)
        page.keyboard.press("Enter")
        site.shows("table")
        if number == "1":
            site.choose("The cards are dealt")
            site.until("READY")
        else:
            page.wait_for_timeout(2500)
        shoot(f"table-{name}")
        _leave(site)
    page.keyboard.press("1")
    page.keyboard.press("t")
    site.shows("rules")
    shoot("rules")
    page.keyboard.press("Escape")
    page.keyboard.press("n")
    site.shows("table")
    shoot("lesson")
    page.click("#tab-judge")
    page.select_option("#examples", "dead-heat.jsonl")
    page.wait_for_selector("#found-title:has-text('dead-heat')")
    shoot("judge")
    page.locator("#verdicts button", has_text="Too close to call").click()
    site.shows("photo", "judge")
    shoot("photo-finish")
    page.click("#tab-about")
    shoot("about")
    assert not site.errors, site.errors
    context.close()


def _leave(site: Opened) -> None:
    """Leave a match by its menu."""
    if site.page.locator("#menu").is_visible():
        site.page.click("#menu")
    else:
        site.choose("Menu")
    site.shows("menu")
    site.choose("Leave")
    site.shows("leave")
    site.page.keyboard.press("y")
    site.shows("start")


def main() -> None:
    """Take all of them."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with served(built()) as url, chromium() as browser:
        for size in with_progress([*SIZES], "taking pictures"):
            _take(browser, url, size)


if __name__ == "__main__":
    main()
