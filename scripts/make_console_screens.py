"""Take the pictures of the console for docs/: python -m scripts.make_console_screens

A real table with a real browser; look at what comes out before it is kept.
"""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from companion.app.cli.progress import with_progress
from tests.app.hosted.live import free_port, live_table
from tests.app.hosted.process import waited
from tests.outputs.console.hosting import Hosted
from tests.outputs.console.phones import PHONE, TABLET, Phone, chromium

TARGET = Path(__file__).parents[1] / "docs/screens/console"
SIZES = {"phone": PHONE, "tablet": TABLET}
NAMES = ["Ada", "Ben", "Charlotte", "Dot"]


def _question(table: Hosted, dealer: Phone, other: Phone, shoot: Callable[[str], None]) -> None:
    table.round()
    table.dead_heat(2, 4)
    dealer.sees("Who called first?")
    other.sees("Photo finish")
    shoot("first-call")
    dealer.tap("Dot", "#questions")
    dealer.sees("Does Dot's call stand?")
    dealer.tap("Charlotte", "#questions")
    shoot("call")
    dealer.tap("The call stands", "#questions")
    dealer.sees("Does Ben's call stand?")
    dealer.tap("False call", "#questions")
    dealer.page.locator(".question").wait_for(state="detached")


def _counting(table: Hosted, dealer: Phone, shoot: Callable[[str], None]) -> None:
    dealer.unfold("Other rulings", "Out of cards")
    shoot("rulings")
    dealer.tap("Ada", "#ruling-out")
    for name, holmes in (("Ada", 5), ("Ben", 1)):
        card = dealer.page.locator("#entries .entry", has_text=f"Count of {name}")
        card.get_by_role("spinbutton", name="Sherlock Holmes").fill(str(holmes))
        card.locator("button[type=submit]").click()
        dealer.page.wait_for_timeout(300)
    dealer.sees("do not fit the hands and the pack")
    shoot("counting")
    dealer.unfold("The table", "Names and seats")
    shoot("table")


def _kept(size: str, scheme: str, role: str, name: str) -> bool:
    """Keep every picture of a phone by day, and the telling ones of the rest."""
    if role == "spectator" and name not in ("pairing", "first-call"):
        return False
    return (size, scheme) == ("phone", "light") or name in ("first-call", "counting")


def _evening(browser: Browser, size: str, scheme: str) -> None:
    with Hosted(names=NAMES) as table:
        dealer = Phone(browser, SIZES[size], color_scheme=scheme)
        other = Phone(browser, SIZES[size], color_scheme=scheme).open(table)

        def shoot(name: str) -> None:
            for role, phone in (("dealer", dealer), ("spectator", other)):
                if _kept(size, scheme, role, name):
                    phone.page.evaluate("scrollTo(0, 0)")
                    phone.page.locator("#toast").evaluate("node => { node.hidden = true; }")
                    path = TARGET / f"{size}-{scheme}-{role}-{name}.png"
                    phone.page.screenshot(path=path, full_page=size == "phone")

        dealer.open(table)
        dealer.page.wait_for_timeout(300)
        shoot("pairing")
        dealer.pair(table.code)
        dealer.sees("You are the dealer")
        dealer.tap("The cards are dealt")
        table.until(lambda: table.state["phase"] == "dealt")
        _question(table, dealer, other, shoot)
        _counting(table, dealer, shoot)
        table.console.close()
        dealer.sees("No connection.")
        shoot("stale")


def _cards(browser: Browser, size: str, scheme: str) -> None:
    """A long list: all of it, narrowed, and what the card that was found needs."""
    with Hosted(names=NAMES, game="i-say-holmes") as table:
        dealer = Phone(browser, SIZES[size], color_scheme=scheme).open(table, table.code)

        def shoot(name: str) -> None:
            dealer.page.locator("#toast").evaluate("node => { node.hidden = true; }")
            path = TARGET / f"{size}-{scheme}-dealer-{name}.png"
            dealer.page.screenshot(path=path)

        dealer.tap("Deal")
        dealer.tap("Play: Ben, The Game is Afoot!")
        find = dealer.page.locator("#entries").get_by_role("searchbox", name="Card").first
        find.wait_for()
        shoot("cards")
        find.press_sequentially("in")
        shoot("cards-typed")
        find.press("Enter")
        shoot("cards-found")


def _sorry(table: Hosted) -> None:
    """Four players in the middle of a game; Ada has turned up a 7."""
    table.enter("deal", "deal", {})
    for seat, card in enumerate(("12", "3", "4", "5"), start=1):
        table.enter("entry", "lead-draw", {"seat": seat, "card": card})
    for seat, colour in enumerate(("red", "blue", "yellow", "green"), start=1):
        table.enter("entry", "colour", {"seat": seat, "colour": colour})
    table.enter("deal", "deal", {})
    men = {
        "red": ["start", 6, 20, "home"],
        "blue": [24, 25, "start", "S1"],
        "yellow": ["start", "start", 40, "S4"],
        "green": ["home", "home", "home", 59],
    }
    table.enter("ruling", "board", {"men": men})
    table.enter("entry", "card", {"seat": 1, "card": "7"})
    table.until(lambda: table.state["phase"] == "move")


def _board(browser: Browser, size: str, scheme: str) -> None:
    """Numbered squares: moves by what they do, and a man who is put right."""
    with Hosted(names=NAMES, game="sorry") as table:
        _sorry(table)
        dealer = Phone(browser, SIZES[size], color_scheme=scheme).open(table, table.code)
        dealer.page.locator("#board svg").wait_for()

        def shoot(name: str) -> None:
            dealer.page.locator("#toast").evaluate("node => { node.hidden = true; }")
            dealer.page.screenshot(path=TARGET / f"{size}-{scheme}-dealer-{name}.png")

        shoot("sorry-moves")
        dealer.unfold("Other rulings", "Put the men right")
        dealer.page.locator('#ruling-board .place[data-value="20"]').click()
        dealer.page.locator('#ruling-board .place[data-value="22"]').click()
        dealer.page.locator('#ruling-board .place[data-value="24"]').click()
        dealer.page.locator("#ruling-board .named").first.evaluate("node => node.scrollIntoView()")
        shoot("sorry-men")


def _choosing(browser: Browser, size: str, scheme: str) -> None:
    """Before a match, what keeps it from beginning, and after it."""
    with (
        TemporaryDirectory() as folder,
        live_table(Path(folder), port=free_port(), choose=True) as table,
    ):
        console = table.service.console
        assert console is not None
        waited("the page", console.invitation)
        invitation = console.invitation()
        assert invitation is not None
        dealer = Phone(browser, SIZES[size], color_scheme=scheme)
        dealer.page.goto(f"{invitation.text}#{invitation.code}")

        def shoot(name: str) -> None:
            dealer.page.locator("#toast").evaluate("node => { node.hidden = true; }")
            path = TARGET / f"{size}-{scheme}-dealer-{name}.png"
            dealer.page.screenshot(path=path, full_page=True)

        dealer.sees("What shall we play?")
        shoot("start")
        for seat in (2, 3):
            dealer.page.get_by_label(f"Seat {seat}: who sits there").select_option("empty")
        dealer.sees("let 1 more sit down", "#begin-part")
        shoot("start-wrong")


def main() -> None:
    """Take every picture anew."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*.png"):
        old.unlink()
    with chromium() as browser:
        looks = [(size, scheme) for size in SIZES for scheme in ("light", "dark")]
        for size, scheme in with_progress(looks, "taking pictures of phones"):
            _evening(browser, size, scheme)
            if size == "phone":
                _cards(browser, size, scheme)
                _board(browser, size, scheme)
            _choosing(browser, size, scheme)


if __name__ == "__main__":
    main()
