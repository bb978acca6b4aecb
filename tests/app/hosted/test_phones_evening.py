"""Three phones and a dealer's: a hand of every game to its end, one lost, one that watches."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.setup.profile import load_profile
from tests.app.hosted.live import free_port, live_table
from tests.app.hosted.phones_evening import ADA_HAS_HOLMES, Evening
from tests.app.hosted.process import waited
from tests.outputs.console.axe import axe_core, wrong
from tests.support.soak import times

pytestmark = pytest.mark.slow


SHOWN = """performance.getEntriesByName("shown").length"""
COMING_BACK_MS = """
    performance.getEntriesByName("shown")[0].startTime
    - performance.getEntriesByType("navigation")[0].responseEnd
"""
"""From when the page was there until it showed the table."""


@pytest.fixture
def evening(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Evening]:
    profile = replace(load_profile(), game=request.param)
    with live_table(tmp_path, port=free_port(), choose=True, profile=profile) as table:
        yield Evening(browser, table)


def a_game(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("evening", [name], indirect=True)


def out_of_cards(evening: Evening) -> None:
    """The dealer makes an end of a hand that would take a quarter of an hour."""
    for phone in evening.phones:
        phone.page.evaluate("clearInterval(globalThis.owner)")
    evening.until("nothing open", lambda: not evening.state["open"])
    dealer = evening.dealer
    dealer.go("Rulings")
    dealer.page.locator("#ruling-out summary").click()
    dealer.tap("Ada", "#ruling-out")
    dealer.go("Table")


@a_game("sherlock-holmes")
def test_a_hand_of_sherlock_holmes_is_played_and_swept_by_buzzers(evening: Evening) -> None:
    evening.table.service.plan._draw = lambda: ADA_HAS_HOLMES
    ada, ben, _ = evening.phones
    evening.begin()
    ada.page.evaluate("globalThis.bold = true")
    ben.page.evaluate("globalThis.lax = true")
    evening.until("a pile that Ada took", lambda: evening.decided("taken"))
    taken = evening.table.watcher.of("taken")[0]
    assert taken.fields["seat"] == 1, "by her hand on her own phone"
    ada.page.evaluate("globalThis.bold = false")
    assert ada.page.get_by_role("button", name="Your hand on Ben's pile, seat 2").count() == 1
    script, missing = axe_core()
    assert missing or not wrong(ada, script), "also with the piles of the others"
    evening.until("a round", lambda: len(evening.table.watcher.of("played")) >= 6)
    out_of_cards(evening)
    evening.until("the score", lambda: evening.decided("score"))
    evening.went_well()


@a_game("block")
def test_a_hand_of_block_is_played_from_ones_own_cards(evening: Evening) -> None:
    evening.begin()
    evening.until("a few cards", lambda: len(evening.table.watcher.of("played")) >= 4)
    out_of_cards(evening)
    evening.until("the score", lambda: evening.decided("score"))
    evening.went_well()


@a_game("i-say-holmes")
def test_a_round_of_i_say_holmes_is_played_and_a_watcher_learns_no_card(evening: Evening) -> None:
    heard: list[str] = []
    watcher = evening.watcher(heard)
    evening.begin()
    evening.until("cards", lambda: len(evening.table.watcher.of("played")) >= 3)
    company = evening.table.service.bots.company
    assert company is not None
    hands = {card for seat in (1, 2, 3) for card in company.held(seat)}
    laid = {verdict.fields["card"] for verdict in evening.table.watcher.of("played")}
    told = "".join(line for line in heard if '"scene"' in line)
    assert '"words"' in told, "it was shown the table"
    open_to_all = laid | {"London", "Country"}  # words of the chit as well
    secret = {card for card in hands - open_to_all if json.dumps(card)[1:-1] in told}
    assert not secret
    assert watcher.page.locator(".buzzer").count() == 0
    if times(False, soaking=True):  # to the end of a round: every other game gets there
        evening.until("the score", lambda: evening.decided("score"))
    watcher.go("Decisions")
    assert not watcher.errors
    evening.went_well()


NEARLY: dict[str, list[int | str]] = {
    "red": ["home", "home", "home", 64 - 6],
    "blue": ["home", "home", "home", 14],
    "yellow": ["home", "home", "home", 29],
    "green": ["home", "home", "home", 44],
}
"""One man of each colour before his safety zone, all others at home."""


@a_game("sorry")
def test_a_game_of_sorry_is_drawn_moved_and_won(evening: Evening) -> None:
    evening.begin()
    evening.until("a move", lambda: evening.decided("moved"))
    if times(False, soaking=True):
        evening.until("more", lambda: len(evening.table.watcher.of("moved")) >= 2)
    men = {colour: NEARLY[colour] for colour in evening.state["colours"]}
    evening.table.enter("ruling", "board", {"men": men})
    evening.until("a winner", lambda: evening.decided("won"))
    evening.went_well()


def announced(evening: Evening) -> bool:
    """Who is on turn and has not rolled yet goes home, and says what they think."""
    seat = evening.state["turn"]
    if seat and evening.state["rolled"] is None and not evening.decided("announce-open"):
        evening.table.enter("ruling", "position", {"seat": seat, "at": "221b"})
        items = evening.state["case"]["items"]
        evening.table.enter("entry", "announce", {"seat": seat, "items": items})
        time.sleep(0.3)
    return evening.decided("announce-open")


@a_game("221b-baker-street")
def test_a_case_of_baker_street_is_opened_and_solved(evening: Evening) -> None:
    evening.begin()
    evening.until("a walk", lambda: len(evening.table.watcher.of("rolled")) >= 3)
    evening.until("the solution", lambda: announced(evening))
    evening.until("a winner", lambda: evening.decided("won"))
    [announcement], [won] = (evening.table.watcher.of(kind) for kind in ("announce-open", "won"))
    assert won.fields["seat"] == announcement.fields["seat"]
    evening.went_well()


@a_game("block")
def test_a_phone_that_was_killed_has_its_chair_and_its_hand_again(evening: Evening) -> None:
    evening.dealer.tap("Start")
    ben = evening.phones[1]
    ben.page.locator("#stage canvas").wait_for()
    waited("a hand", lambda: "Your hand" in (ben.page.locator("#told").text_content() or ""))
    hand = ben.page.locator("#told li", has_text="Your hand").inner_text()
    context = ben.page.context
    ben.page.close()
    waited("that he is away", lambda: _is_away(evening, 2))
    ben.page = context.new_page()
    ben.page.set_default_timeout(60_000)
    ben.page.goto(evening.url)
    ben.sees("Ben, chair 2", "#role")
    ben.page.wait_for_function(SHOWN)
    assert ben.page.evaluate(COMING_BACK_MS) < 2000
    ben.page.locator("#told li", has_text="Your hand").wait_for()
    assert ben.page.locator("#told li", has_text="Your hand").inner_text() == hand
    assert not _is_away(evening, 2)


def _is_away(evening: Evening, chair: int) -> bool:
    return chair not in evening.table.service.plan.here.present
