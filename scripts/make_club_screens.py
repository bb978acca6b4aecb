"""Take the pictures of a club's wall for docs/: python -m scripts.make_club_screens

A real store and a real browser; look at what comes out before it is kept.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

import pypdfium2
from playwright.sync_api import Browser, Page

from companion.club.store.opening import open_store
from tests.club.wall.hanging import an_evening, hanging
from tests.outputs.console.phones import PHONE, chromium

TARGET = Path(__file__).parents[1] / "docs/screens/club"
WALL = {"width": 1920, "height": 1080}
TURNS = ("ratings", "course", "reactions", "closest", "tables")


def _page(browser: Browser, address: str, size: dict[str, int], scheme: str = "light") -> Page:
    context = browser.new_context(viewport=size, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{address}/wall")
    page.locator("#standings td").first.wait_for()
    return page


def main() -> None:
    """Take every picture."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, chromium() as browser:
        store = open_store(str(Path(folder) / "club.sqlite3"))
        an_evening(store)
        with hanging(store) as address:
            _wall(browser, address)
            phone = _page(browser, address, PHONE)
            phone.screenshot(path=TARGET / "phone-light.png")
            _print(_page(browser, address, WALL), Path(folder))
        store.close()


def _wall(browser: Browser, address: str) -> None:
    for scheme in ("light", "dark"):
        page = _page(browser, address, WALL, scheme)
        for turn in TURNS if scheme == "dark" else TURNS[:1]:
            page.evaluate(_SHOW, turn)
            page.wait_for_timeout(200)
            page.screenshot(path=TARGET / f"wall-{scheme}-{turn}.png")


_SHOW = """turn => {
  for (const each of document.querySelectorAll("#turning > section"))
    each.classList.toggle("shown", each.id === turn);
  window.dispatchEvent(new Event("resize"));
}"""


def _print(page: Page, folder: Path) -> None:
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    file = folder / "wall.pdf"
    page.pdf(path=file, format="A4")
    document = pypdfium2.PdfDocument(file)
    for number in range(len(document)):
        document[number].render(scale=1.1).to_pil().save(TARGET / f"print-{number + 1}.png")


if __name__ == "__main__":
    main()
