"""Take the pictures of the console for docs/: python -m scripts.make_console_screens

A real table with a real browser; look at what comes out before it is kept.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from companion.app.cli.progress import with_progress
from companion.setup.profile import load_profile
from tests.app.hosted.live import free_port, live_table
from tests.app.hosted.phones_evening import ADA_HAS_HOLMES, Evening
from tests.outputs.console.hosting import Hosted
from tests.outputs.console.phones import PHONE, TABLET, Phone, chromium

TARGET = Path(__file__).parents[1] / "docs/screens/console"
SIZES = {"phone": PHONE, "tablet": TABLET}
NAMES = ["Ada", "Ben", "Charlotte", "Dot"]
GAMES = ("sherlock-holmes", "block", "sorry", "i-say-holmes", "221b-baker-street")
NIGHT = (
    "join",
    "player-table",
    "dealer-first-call",
    "dealer-rulings",
    "player-block",
    "player-sweep",
)
"""What is also shown as a phone in the dark shows it."""

Shoot = Callable[[Phone, str], None]


def _shooting(size: str) -> Shoot:
    """Take every picture by day and by night; of a tablet only the whole, never rolled."""

    def shoot(phone: Phone, name: str) -> None:
        phone.page.locator("#toast").evaluate("node => { node.hidden = true; }")
        for scheme in ("light", "dark") if name in NIGHT else ("light",):
            phone.page.emulate_media(color_scheme=scheme)
            phone.page.evaluate("scrollTo(0, 0)")
            phone.page.wait_for_timeout(150)
            phone.page.screenshot(path=TARGET / f"{size}-{scheme}-{name}.png")
        phone.page.emulate_media(color_scheme="light")

    return shoot


def _ruled(browser: Browser, size: str) -> None:
    """The dealer's pages, from a question to the counts."""
    with Hosted(names=NAMES) as table:
        shoot = _shooting(size)
        dealer = Phone(browser, SIZES[size]).open(table)
        shoot(dealer, "dealer-pairing")
        dealer.pair(table.code)
        dealer.sees("You are the dealer")
        dealer.tap("The cards are dealt")
        table.until(lambda: table.state["phase"] == "dealt")
        table.round()
        table.dead_heat(2, 4)
        dealer.sees("Who called first?")
        shoot(dealer, "dealer-first-call")
        dealer.go("Decisions")
        shoot(dealer, "dealer-decisions")
        dealer.tap("Dot", "#questions")
        dealer.sees("Does Dot's call stand?")
        dealer.tap("Charlotte", "#questions")
        shoot(dealer, "dealer-call")
        dealer.tap("The call stands", "#questions")
        dealer.sees("Does Ben's call stand?")
        dealer.tap("False call", "#questions")
        dealer.page.locator(".question").wait_for(state="detached")
        dealer.go("Rulings")
        dealer.unfold("Out of cards")
        shoot(dealer, "dealer-rulings")
        dealer.tap("Ada", "#ruling-out")
        dealer.go("Table")
        for name, holmes in (("Ada", 5), ("Ben", 1)):
            card = dealer.page.locator("#entries .entry", has_text=f"Count of {name}")
            card.get_by_role("spinbutton", name="Sherlock Holmes").fill(str(holmes))
            card.locator("button[type=submit]").click()
            dealer.page.wait_for_timeout(300)
        dealer.sees("do not fit the hands and the pack")
        shoot(dealer, "dealer-counting")
        dealer.go("Menu")
        shoot(dealer, "dealer-menu")
        table.console.close()
        dealer.sees("No connection.")
        shoot(dealer, "dealer-stale")


def _cards(browser: Browser) -> None:
    """A long list: all of it, narrowed, and what the card that was found needs."""
    with Hosted(names=NAMES, game="i-say-holmes") as table:
        dealer, shoot = Phone(browser, PHONE).open(table, table.code), _shooting("phone")
        dealer.tap("Deal")
        dealer.tap("Play: Ben, The Game is Afoot!")
        find = dealer.page.locator("#entries").get_by_role("searchbox", name="Card").first
        find.wait_for()
        find.press_sequentially("in")
        shoot(dealer, "dealer-cards-typed")
        find.press("Enter")
        shoot(dealer, "dealer-cards-found")


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


def _board(browser: Browser) -> None:
    """Numbered squares: a man who is put right."""
    with Hosted(names=NAMES, game="sorry") as table:
        _sorry(table)
        dealer, shoot = Phone(browser, PHONE).open(table, table.code), _shooting("phone")
        dealer.go("Rulings")
        dealer.unfold("Put the men right")
        for value in (20, 22, 24):
            dealer.page.locator(f'#ruling-board .place[data-value="{value}"]').click()
        dealer.page.locator("#ruling-board .named").first.evaluate("node => node.scrollIntoView()")
        shoot(dealer, "dealer-sorry-men")


def _at_the_table(browser: Browser, game: str, size: str) -> None:
    """Three phones with a chair each, the dealer's, and one that watches."""
    profile = replace(load_profile(), game=game)
    with (
        TemporaryDirectory() as folder,
        live_table(Path(folder), port=free_port(), choose=True, profile=profile) as table,
    ):
        evening, shoot = Evening(browser, table, SIZES[size]), _shooting(size)
        if game == GAMES[0]:
            _joining(evening, shoot)
        evening.dealer.tap("Start")
        player = evening.phones[0]
        player.page.locator("#stage canvas").wait_for()
        player.page.locator(".buzzer").first.wait_for()
        evening.until_somebody_may_do_something()
        player = next((p for p in evening.phones if p.page.locator(".spot").count()), player)
        shoot(player, "player-table" if game == GAMES[0] else f"player-{game}")
        if game == GAMES[0]:
            shoot(evening.dealer, "dealer-table")
            player.go("Menu")
            shoot(player, "player-menu")
            evening.dealer.go("Menu")
            shoot(evening.dealer, "dealer-people")


def _sweeping(browser: Browser) -> None:
    """Who has called Sherlock Holmes, and may lay a hand on the piles of the others."""
    with (
        TemporaryDirectory() as folder,
        live_table(Path(folder), port=free_port(), choose=True) as table,
    ):
        evening, shoot = Evening(browser, table), _shooting("phone")
        table.service.plan._draw = lambda: ADA_HAS_HOLMES
        evening.begin()
        for phone in evening.phones:
            phone.page.evaluate("globalThis.lax = true")
        ada = evening.phones[0]
        ada.page.evaluate("globalThis.bold = true")
        ada.page.locator(".reach.wanted").first.wait_for()
        ada.page.evaluate("clearInterval(globalThis.owner)")
        shoot(ada, "player-sweep")


def _joining(evening: Evening, shoot: Shoot) -> None:
    """A phone that comes, one that waits, and the dealer's before a match."""
    late = Phone(evening.browser, evening.size)
    late.page.goto(evening.url)
    late.sees("Join the table")
    shoot(late, "join")
    late.page.context.close()
    shoot(evening.phones[0], "player-waiting")
    shoot(evening.dealer, "dealer-start")


def main() -> None:
    """Take every picture anew."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for old in TARGET.glob("*.png"):
        old.unlink()
    with chromium() as browser:
        for size in with_progress([*SIZES], "taking pictures of phones"):
            _ruled(browser, size)
            for game in GAMES if size == "phone" else GAMES[:1]:
                _at_the_table(browser, game, size)
        _sweeping(browser)
        _cards(browser)
        _board(browser)


if __name__ == "__main__":
    main()
