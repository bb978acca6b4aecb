"""Every phone is spoken to in its own language, whatever the others and the display speak."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from companion.language import say, speaking
from companion.outputs.console.web import languages, site
from tests.outputs.console.hosting import Hosted
from tests.outputs.console.phones import PHONE, Phone

LONGER = "qps"
"""The language that nobody speaks: its words are two fifths longer."""


@pytest.fixture(autouse=True)
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let phones ask for it: it has no catalogue of its own."""

    def nearest(wanted: list[str]) -> str:
        return LONGER if LONGER in wanted else "en"

    monkeypatch.setattr(site, "nearest", nearest)
    monkeypatch.setattr(languages, "nearest", nearest)
    monkeypatch.setattr(site, "languages", lambda: ("en", LONGER))


@pytest.fixture
def table() -> Iterator[Hosted]:
    with Hosted() as hosted:
        yield hosted


def said(key: str) -> str:
    with speaking(LONGER):
        return say(key)


@pytest.mark.slow
def test_two_phones_speak_two_languages_and_longer_words_fit(
    browser: Browser, table: Hosted
) -> None:
    dealer = Phone(browser, PHONE).open(table, table.code)
    other = Phone(browser, PHONE, locale=LONGER)
    other.page.goto(table.console.url)
    other.page.locator("#role", has_text=said("page-watching")).wait_for()
    assert other.page.locator("html").get_attribute("lang") == LONGER
    dealer.tap("The cards are dealt")
    table.until(lambda: table.state["phase"] == "dealt")
    table.round()
    table.dead_heat(1, 3)
    dealer.sees("Who called first?")
    other.page.get_by_text(said("page-dealer-asked")).wait_for()
    for tab in ("decisions", "menu", "table"):
        other.page.locator(f"#tab-{tab}").click()
        assert other.fits(), tab
    assert not other.errors + dealer.errors


@pytest.mark.slow
def test_another_language_is_chosen_in_the_menu_and_remembered(
    browser: Browser, table: Hosted
) -> None:
    phone = Phone(browser, PHONE).open(table)
    phone.page.locator("#tab-menu").click()
    phone.page.locator("#language").select_option(LONGER)
    phone.page.locator("#role", has_text=said("page-watching")).wait_for()
    phone.page.reload()
    phone.page.locator("#role", has_text=said("page-watching")).wait_for()
    assert not phone.errors
