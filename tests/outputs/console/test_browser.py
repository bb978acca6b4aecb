"""The page in a real browser: a hand ruled from it, and everything that must not happen."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from companion.app.table.looking_back import player_colours
from companion.outputs.history import self_contained, told
from tests.outputs.console.hosting import Hosted
from tests.outputs.console.phones import PHONE, TABLET, Phone
from tests.outputs.display.test_history_screen import played

pytestmark = pytest.mark.slow


@pytest.fixture
def table() -> Iterator[Hosted]:
    with Hosted() as hosted:
        yield hosted


def deal(table: Hosted, dealer: Phone) -> None:
    dealer.tap("The cards are dealt")
    table.until(lambda: table.state["phase"] == "dealt")


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_whole_hand_is_ruled_from_it(
    browser: Browser, table: Hosted, size: dict[str, int]
) -> None:
    dealer = Phone(browser, size).open(table, table.code)
    deal(table, dealer)

    table.round()
    table.dead_heat(2, 4)
    dealer.sees("Who called first?", "#questions")
    dealer.sees("Too close to call", "#finish")
    assert dealer.page.locator("#tab-table.asked").count() == 1, "the bar says that it is asked"
    dealer.tap("Dot", "#questions")
    dealer.sees("Does Dot's call stand?", "#questions")
    dealer.tap("Cy", "#questions")
    dealer.tap("The call stands", "#questions")
    table.until(lambda: bool(table.of("capture")))
    assert (table.of("capture")[0]["seat"], table.of("capture")[0]["from"]) == (4, [3])
    dealer.sees("Does Ben's call stand?")
    dealer.tap("False call", "#questions")
    table.until(lambda: table.of("forfeit")[-1:] != [] and not table.state["open"])
    dealer.page.locator(".question").wait_for(state="detached")

    dealer.go("Decisions")
    row = dealer.page.locator("#history li", has_text="Ben called a match that is none")
    row.get_by_role("button").click()
    row.get_by_role("button", name="Sure?").click()
    table.until(lambda: bool(table.of("overturned")))
    dealer.page.locator("#history li.gone").first.wait_for()

    dealer.sees("Does Ben's call stand?", "#questions")
    dealer.tap("It costs nothing", "#questions")
    table.until(lambda: not table.state["open"])

    dealer.go("Rulings")
    dealer.unfold("Out of cards")
    dealer.tap("Ada", "#ruling-out")
    table.until(lambda: table.state["phase"] == "counting")
    dealer.go("Table")
    count(dealer, "Ada", 5, 0)
    count(dealer, "Ben", 1, 0)
    dealer.sees("The counts do not fit the hands and the pack", "#entries")
    count(dealer, "Ben", 0, 7)
    count(dealer, "Cy", 0, 8)
    count(dealer, "Dot", 0, 9)
    table.until(lambda: bool(table.of("score")))
    assert table.state["scores"] == [25, 7, 8, 9]
    dealer.sees("25", "#score")
    dealer.go("Table")
    assert dealer.button("The cards are dealt").count() == 1
    assert dealer.fits()
    assert not dealer.errors


def count(dealer: Phone, name: str, holmes: int, suspects: int) -> None:
    card = dealer.page.locator("#entries .entry", has_text=f"Count of {name}")
    card.get_by_role("spinbutton", name="Sherlock Holmes").fill(str(holmes))
    card.get_by_role("spinbutton", name="Robbers").fill(str(suspects))
    card.locator("button[type=submit]").click()
    dealer.page.wait_for_timeout(200)


def test_the_dealer_hands_over_and_a_spectator_cannot_rule(browser: Browser, table: Hosted) -> None:
    dealer = Phone(browser, PHONE).open(table, table.code)
    other = Phone(browser, PHONE).open(table)
    deal(table, dealer)
    table.round()
    table.dead_heat(1, 3)
    dealer.sees("Who called first?")
    other.sees("The dealer is asked.")
    other.sees("Photo finish", "#finish")
    assert other.page.locator("main button").count() == 0
    assert "Who called first?" not in other.text()

    label = other.text("#role").split("·")[1].strip()
    dealer.go("Menu")
    dealer.unfold("Hand over")
    dealer.tap(label)
    dealer.tap(f"{label} rules?")
    other.sees("You are the dealer")
    dealer.sees("Watching")
    assert dealer.page.locator("main button").count() == 0
    other.tap("Cy", "#questions")
    table.until(lambda: ("first-call", {"seat": 3}) in table.entered)
    assert not dealer.errors + other.errors


HOSTILE = ["<img src=x>", "<script>alert(1)", "'\"><svg onload=1>", "\u202e{{7*7}}&amp;"]


def test_a_hostile_name_is_text(browser: Browser) -> None:
    with Hosted(names=HOSTILE) as table:
        dealer = Phone(browser, PHONE).open(table, table.code)
        deal(table, dealer)
        table.round()
        table.dead_heat(1, 2)
        dealer.sees("Photo finish", "#finish")
        for name in HOSTILE[:3]:
            dealer.sees(name, "#score")
        assert dealer.page.locator("img, main script, svg[onload]").count() == 0
        dealer.tap(HOSTILE[1], "#questions")
        dealer.sees(f"Does {HOSTILE[1]}'s call stand?", "#questions")
        assert dealer.fits()
        assert not dealer.errors


def test_a_dropped_connection_comes_back_by_itself(browser: Browser) -> None:
    with Hosted() as table:
        dealer = Phone(browser, PHONE).open(table, table.code)
        deal(table, dealer)
        dealer.page.context.set_offline(True)
        table.console.close()
        dealer.sees("No connection.", "#stale")
        assert dealer.page.evaluate("document.getElementById('act').inert")
        table.round()
        dealer.page.context.set_offline(False)
        table.console.start()
        dealer.page.locator("#stale").wait_for(state="hidden")
        dealer.sees("Dot played", "#history")
        dealer.sees("You are the dealer")
        assert not dealer.errors


def test_names_pause_pace_volume_and_another_game(browser: Browser, table: Hosted) -> None:
    dealer = Phone(browser, PHONE).open(table)
    dealer.pair("WRONG2")
    dealer.sees("That is not the code")
    dealer.pair(table.code.lower())
    dealer.sees("You are the dealer")
    dealer.tap("Pause")
    dealer.sees("Paused", "#phase")
    dealer.go("Menu")
    dealer.tap("Go on")
    dealer.page.get_by_label("Pace").select_option("brisk")
    dealer.page.get_by_label("Volume 80").fill("35")
    dealer.unfold("Names and seats", "Another game")
    dealer.page.get_by_label("Seat 2").fill("Zoë <b>")
    dealer.tap("Change names")
    dealer.sees("Zoë <b>", "#score")
    dealer.go("Menu")
    dealer.tap("End this match")
    dealer.tap("Sure? It cannot go on then.")
    table.until(lambda: len(table.switched) == 6)
    assert table.switched == [
        ("pause", True),
        ("pause", False),
        ("pace", "brisk"),
        ("volume", 35),
        ("names", ["Ada", "Zoë <b>", "Cy", "Dot"]),
        ("leave",),
    ]
    dealer.unfold("The rules")
    dealer.sees("A round", "#rules")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = dealer.page.evaluate(ground)
    dealer.page.get_by_label("Colours of this page").select_option("dark")
    assert dealer.page.evaluate(ground) != light
    dealer.page.reload()
    dealer.sees("You are the dealer")
    assert dealer.page.evaluate(ground) != light, "a phone remembers its colours"
    assert not dealer.errors


CASES = json.loads((Path(__file__).parents[1] / "picking" / "cases.json").read_text())


def test_a_card_is_found_by_typing_a_little_of_it(browser: Browser) -> None:
    with Hosted(names=[HOSTILE[0], "Ben", "Cy", "Dot"], game="i-say-holmes") as table:
        dealer = Phone(browser, PHONE).open(table, table.code)
        found = dealer.page.evaluate(
            """async ({titles, cases}) => {
                const { found } = await import("/pick.js");
                return cases.map(([typed]) => found(typed, titles).map((place) => titles[place]));
            }""",
            CASES,
        )
        assert found == [expected for _, expected in CASES["cases"]], "as the display finds them"

        dealer.tap("Deal")
        dealer.tap("Play: Ben, The Game is Afoot!")
        table.until(lambda: table.state["turn"] == 3)
        find = dealer.page.locator("#entries").get_by_role("searchbox", name="Card").first
        titles = dealer.page.locator("#entries .found").first.locator("button")
        titles.nth(19).wait_for()
        assert min(titles.nth(n).bounding_box()["height"] for n in range(20)) >= 44  # type: ignore[index]
        find.press_sequentially("yrad")
        assert titles.all_inner_texts() == ["Scotland Yard"]
        find.press("Escape")
        assert titles.count() == 20
        find.press_sequentially("foot")
        dealer.sees("1 of 20", "#entries")
        find.press("Enter")
        dealer.sees("Foot Chase", ".picked")
        assert dealer.page.locator("img, main script, svg[onload]").count() == 0
        dealer.tap(HOSTILE[0], "#entries")
        dealer.tap("Enter", "#entries .alike")
        table.until(lambda: bool(table.entered[2:]))
        assert table.entered[2] == ("play", {"seat": 3, "card": "Foot Chase", "target": 1})
        assert dealer.fits()
        assert not dealer.errors


def sorry_of_two(table: Hosted) -> dict[str, list[int | str]]:
    """Ada plays red, Ben yellow, and some men are out."""
    table.enter("deal", "deal", {})
    for seat, card in ((1, "12"), (2, "3")):
        table.enter("entry", "lead-draw", {"seat": seat, "card": card})
    for seat, colour in ((1, "red"), (2, "yellow")):
        table.enter("entry", "colour", {"seat": seat, "colour": colour})
    table.enter("deal", "deal", {})
    men: dict[str, list[int | str]] = {
        "red": ["start", 6, 20, "home"],
        "yellow": ["start", "start", 40, "S4"],
    }
    table.enter("ruling", "board", {"men": men})
    table.until(lambda: bool(table.state["men"] == men))
    return men


def test_a_man_is_put_right_and_a_slip_comes_back(browser: Browser) -> None:
    with Hosted(names=["Ada", "Ben"], game="sorry") as table:
        men = sorry_of_two(table)
        dealer = Phone(browser, PHONE).open(table, table.code)
        dealer.go("Rulings")
        dealer.unfold("Put the men right")
        enter = dealer.page.locator("#ruling-board button[type=submit]")
        assert enter.is_disabled(), "nothing is changed yet"
        dealer.tap("Red 20", "#ruling-board")
        find = dealer.page.get_by_role("searchbox", name="Red 20: where?")
        find.fill("6")
        find.press("Enter")
        enter.click()
        dealer.sees("Men cannot stand like that: one on a square", "#entries")

        dealer.go("Rulings")
        dealer.tap("Red 20 → 6", "#ruling-board")
        assert dealer.fits()
        dealer.tap("22", "#ruling-board")
        enter.click()
        table.until(lambda: table.state["men"] == {**men, "red": ["start", 6, 22, "home"]})
        assert table.entered[-1] == ("board", {"men": {"red": ["start", 6, 22, "home"]}})
        dealer.sees("The board is put right", "#history")
        assert not dealer.errors


def test_a_man_is_put_right_on_the_picture(browser: Browser) -> None:
    with Hosted(names=["Ada", "Ben"], game="sorry") as table:
        sorry_of_two(table)
        dealer = Phone(browser, PHONE).open(table, table.code)
        dealer.go("Rulings")
        dealer.unfold("Put the men right")
        board = dealer.page.locator("#ruling-board svg.board")
        board.locator('.place[data-value="40"]').click()
        dealer.page.get_by_role("searchbox", name="Yellow 40: where?").wait_for()
        board.locator('.place[data-value="45"]').click()
        dealer.sees("40 \u2192 45", "#ruling-board")
        board.locator('.place[data-value="45"]').click()
        board.locator('.place[data-value="34"]').click()
        board.locator('.place[data-value="34"]').click()
        dealer.sees("Yellow 34 (yellow circle, before its start): where?", "#ruling-board")
        board.locator('.place[data-value="45"]').click()
        dealer.page.locator("#ruling-board button[type=submit]").click()
        table.until(lambda: table.state["men"]["yellow"] == ["start", "start", 45, "S4"])
        assert table.entered[-1] == ("board", {"men": {"yellow": ["start", "start", 45, "S4"]}})
        assert not dealer.errors


def test_a_move_is_chosen_by_what_it_does(browser: Browser) -> None:
    with Hosted(names=["Ada", "Ben"], game="sorry") as table:
        sorry_of_two(table)
        table.enter("entry", "card", {"seat": 1, "card": "1"})
        table.until(lambda: table.state["phase"] == "move")
        dealer = Phone(browser, PHONE).open(table, table.code)
        dealer.tap("3) red 20 to 21", "#entries")
        table.until(lambda: table.state["men"]["red"] == ["start", 6, 21, "home"])
        dealer.sees("The card of Ben", "#entries")
        assert dealer.fits()
        assert not dealer.errors


def test_names_that_are_read_from_the_right_stay_in_their_place(browser: Browser) -> None:
    with Hosted(names=["אברהם", "محمد بن علي", "Cy", "田中さくら"]) as table:
        dealer = Phone(browser, PHONE).open(table, table.code)
        deal(table, dealer)
        table.round()
        table.dead_heat(1, 2)
        dealer.sees("Who called first?", "#questions")
        dealer.go("Decisions")
        block = dealer.page.locator("#history .what", has_text="\u2068אברהם\u2069").first
        block.wait_for()
        told = dealer.page.evaluate("""async () => {
            const { isolated, short } = await import("/names.js");
            return [isolated("\u05d0\u05d1, \u05d3\u05d5 2"), short("👩\u200d🚀".repeat(3), 2)];
        }""")
        assert told == ["\u2068\u05d0\u05d1\u2069, \u2068\u05d3\u05d5\u2069 2", "👩\u200d🚀…"]
        assert dealer.fits()
        assert not dealer.errors


def test_what_was_played_before_is_drawn_on_a_phone_and_in_a_file(
    browser: Browser, table: Hosted, tmp_path: Path
) -> None:
    table.figures = json.dumps(told(played(8), player_colours())).encode()
    phone = Phone(browser, PHONE).open(table)
    phone.go("Menu")
    phone.page.get_by_role("link", name="What was played here").click()
    phone.sees("The closest finishes")
    charts = phone.page.locator("#panels canvas")
    assert charts.count() == 4
    phone.sees("Too close to call", "#panels")
    assert phone.fits()
    assert not phone.errors

    file = tmp_path / "history.html"
    file.write_text(self_contained(played(2), player_colours()), encoding="utf-8")
    alone = Phone(browser, TABLET)
    alone.page.goto(file.as_uri())
    alone.sees("Who does not wait")
    assert alone.page.locator("#panels canvas").count() == 4
    assert not alone.errors


def test_figures_are_told_to_phones_that_the_table_knows(browser: Browser, table: Hosted) -> None:
    stranger = Phone(browser, PHONE)
    answer = stranger.page.goto(f"{table.console.url}history.json")
    assert answer is not None
    assert answer.status == 403


def shown(phone: Phone) -> str:
    """The page as it stands, without what a person has typed or folded."""
    return str(phone.page.locator("main").inner_html())


def test_a_page_that_follows_shows_what_a_page_opened_now_does(
    browser: Browser, table: Hosted
) -> None:
    """It was told only what changed; who comes now is shown everything at once."""
    dealer = Phone(browser, PHONE).open(table, table.code)
    watching = Phone(browser, PHONE).open(table)
    deal(table, dealer)
    table.round()
    table.dead_heat(2, 4)
    watching.sees("Too close to call", "#finish")
    dealer.tap("Dot", "#questions")
    dealer.sees("Does Dot's call stand?")
    dealer.tap("False call", "#questions")
    dealer.sees("Does Ben's call stand?")
    watching.sees("Dot called a match that is none", "#history")
    fresh = Phone(browser, PHONE).open(table)
    fresh.sees("Dot called a match that is none", "#history")
    assert shown(watching) == shown(fresh)
    assert not dealer.errors + watching.errors + fresh.errors


def test_a_page_that_missed_something_asks_for_the_whole(browser: Browser, table: Hosted) -> None:
    dealer = Phone(browser, PHONE).open(table, table.code)
    deal(table, dealer)
    watching = Phone(browser, PHONE)
    lost: list[str | bytes] = []
    lines: list[WebSocketRoute] = []

    def hear(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def pass_on(message: str | bytes) -> None:
            if not lost and json.loads(message)["type"] == "change":
                lost.append(message)
            else:
                line.send(message)

        server.on_message(pass_on)

    watching.page.route_web_socket(re.compile(r"/live(\?|$)"), hear)
    watching.open(table)
    table.round()
    table.dead_heat(2, 4)
    watching.sees("Too close to call", "#finish")
    assert lost
    assert len(lines) > 1, "another line began with the whole picture"
    fresh = Phone(browser, PHONE).open(table)
    fresh.sees("Too close to call", "#finish")
    assert shown(watching) == shown(fresh)
    assert not watching.errors
