"""From a phone: choose a game and who plays, start, play to the end, and choose again."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from companion.app.hosted.next_round import follow
from tests.app.hosted.live import LiveTable, free_port, live_table
from tests.app.hosted.process import waited
from tests.outputs.console.phones import PHONE, Phone

pytestmark = pytest.mark.slow


def opened(browser: Browser, table: LiveTable) -> tuple[Phone, Phone]:
    """The dealer's phone and another one."""
    console = table.service.console
    assert console is not None
    waited("the page", lambda: console.invitation() is not None)
    invitation = console.invitation()
    assert invitation is not None
    dealer, other = Phone(browser, PHONE), Phone(browser, PHONE)
    dealer.page.goto(f"{invitation.text}#{invitation.code}")
    other.page.goto(invitation.text)
    return dealer, other


def sit(phone: Phone, seat: int, who: str) -> None:
    phone.page.get_by_label(f"Seat {seat}: who sits there").select_option(who)


NEXT = {"evening": 1, "round": 2, "game": "sherlock-holmes", "players": ["Zoë", "Cy", "Dot"]}
HANDS = {"Zoë": (5, 0), "Cy": (0, 11), "Dot": (0, 13)}


def count(dealer: Phone) -> None:
    """Make an end of the hand: Zoë is out of cards, and everybody counts."""
    dealer.tap("The cards are dealt")
    dealer.go("Rulings")
    dealer.unfold("Out of cards")
    dealer.tap("Zoë", "#ruling-out")
    dealer.go("Table")
    for who, (holmes, robbers) in HANDS.items():
        card = dealer.page.locator("#entries .entry", has_text=f"Count of {who}")
        card.get_by_role("spinbutton", name="Sherlock Holmes").fill(str(holmes))
        card.get_by_role("spinbutton", name="Robbers").fill(str(robbers))
        card.locator("button[type=submit]").click()
        dealer.page.wait_for_timeout(200)


def test_a_match_is_chosen_started_won_and_others_are_chosen(
    browser: Browser, tmp_path: Path
) -> None:
    with live_table(tmp_path, port=free_port(), choose=True) as table:
        dealer, other = opened(browser, table)
        dealer.sees("What shall we play?")
        other.tap("Only watch")
        other.sees("No match is on.")
        assert other.page.locator("#games button, #chairs select, #begin").count() == 0
        dealer.page.get_by_role("button", name="Block").click()
        other.sees("Chosen so far: Block, with Ada, Ben, Cy, Dot.")
        dealer.page.get_by_role("button", name="Sherlock Holmes").click()
        dealer.page.get_by_label("Who wins").select_option("who first has 20 points")
        sit(dealer, 2, "empty")
        sit(dealer, 3, "empty")
        dealer.sees("takes 3 to 8 players: let 1 more sit down.", "#begin-part")
        assert dealer.page.locator("#begin").is_disabled()
        sit(dealer, 3, "person")
        name = dealer.page.get_by_label("Seat 1: name")
        name.fill("Zoë")
        name.press("Enter")
        other.sees("with Zoë, Cy, Dot.")
        dealer.tap("Start")
        other.sees("Zoë", "#score")
        session = table.service.host.session
        assert session is not None
        assert session.setup.players == ("Zoë", "Cy", "Dot")
        count(dealer)
        dealer.sees("Play again", "#end")
        assert "Zoë wins" in dealer.text("#end h2")
        club: list[Callable[[Mapping[str, Any]], None]] = []
        service = table.service
        follow(club, service.plan, service.choosing, table.notices, service.host)
        club[0]({"next": NEXT})
        dealer.sees("Begin round 2", "#end")
        dealer.sees("Next: round 2, Sherlock Holmes: Zoë, Cy and Dot")
        assert "Play again" not in dealer.text("#end")
        club[0]({})
        dealer.sees("Play again", "#end")
        other.go("Table")
        other.page.locator("#end .over").wait_for()
        assert other.page.locator("#end button").count() == 0
        dealer.tap("Change players")
        dealer.sees("Who plays?", "#chairs")
        assert dealer.page.get_by_label("Seat 1: name").input_value() == "Zoë"
        assert dealer.fits()
        assert other.fits()
        dealer.tap("Start")
        waited("another match", lambda: table.service.host.match == 2)
        assert not dealer.errors + other.errors
