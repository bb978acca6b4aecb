"""Every page of a phone, light and dark, before axe-core: nothing serious is in anybody's way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.setup.profile import load_profile
from tests.app.hosted.live import free_port, live_table
from tests.app.hosted.phones_evening import Evening
from tests.outputs.console.axe import axe_core, wrong
from tests.outputs.console.hosting import Hosted
from tests.outputs.console.phones import PHONE, Phone

pytestmark = pytest.mark.slow

PAGES = ("Table", "Decisions", "Rulings", "Menu")


@pytest.fixture(scope="module")
def axe() -> str:
    script, missing = axe_core()
    if missing:
        pytest.skip(f"axe-core is not there: {missing}")
    return script


def test_the_dealers_pages(browser: Browser, axe: str) -> None:
    with Hosted() as table:
        dealer = Phone(browser, PHONE).open(table)
        assert not wrong(dealer, axe), "becoming the dealer"
        dealer.pair(table.code)
        dealer.tap("The cards are dealt")
        table.until(lambda: table.state["phase"] == "dealt")
        table.round()
        table.dead_heat(2, 4)
        dealer.sees("Who called first?", "#questions")
        for page in PAGES:
            dealer.go(page)
            assert not wrong(dealer, axe), page


def test_joining_waiting_and_playing(browser: Browser, axe: str, tmp_path: Path) -> None:
    profile = replace(load_profile(), game="block")
    with live_table(tmp_path, port=free_port(), choose=True, profile=profile) as table:
        evening = Evening(browser, table)
        newcomer = Phone(browser, PHONE)
        newcomer.page.goto(evening.url)
        newcomer.sees("Join the table")
        assert not wrong(newcomer, axe), "joining"
        assert not wrong(evening.dealer, axe), "choosing a game"
        assert not wrong(evening.phones[0], axe), "waiting"
        evening.dealer.tap("Start")
        evening.until_somebody_may_do_something()
        player = next(p for p in evening.phones if p.page.locator(".spot").count())
        assert not wrong(player, axe), "playing"
        player.go("Menu")
        assert not wrong(player, axe), "a player's menu"


def test_a_hand_is_played_with_a_keyboard_alone(browser: Browser, tmp_path: Path) -> None:
    profile = replace(load_profile(), game="block")
    with live_table(tmp_path, port=free_port(), choose=True, profile=profile) as table:
        evening = Evening(browser, table)
        evening.dealer.tap("Start")
        evening.until_somebody_may_do_something()
        player = next(p for p in evening.phones if p.page.locator(".spot").count())
        card = player.page.locator(".spot").first
        assert card.get_attribute("aria-label")
        card.focus()
        player.page.keyboard.press("Enter")
        evening.until("a card", lambda: evening.decided("led"))
        assert "Your hand" in (player.page.locator("#told").text_content() or "")
