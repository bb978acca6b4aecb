"""The wall in a browser: on a wall, on a phone, on paper; for every eye."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser
from sqlalchemy import select

from companion.club.store.adding import add
from companion.club.store.opening import Store, open_store
from companion.club.store.schema import TABLES
from companion.club.wire import Waiting
from tests.club.playing import Match, a_table, send
from tests.club.wall.hanging import an_evening, hanging, sum_up
from tests.outputs.console.axe import axe_core, wrong
from tests.outputs.console.phones import PHONE, Phone

pytestmark = pytest.mark.slow
WALL = {"width": 1920, "height": 1080}


@pytest.fixture(scope="module")
def club_store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    folder: Path = tmp_path_factory.mktemp("wall")
    opened = open_store(str(folder / "club.sqlite3"))
    an_evening(opened)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def address(club_store: Store) -> Iterator[str]:
    with hanging(club_store) as found:
        yield found


def looked_at(browser: Browser, address: str, size: dict[str, int]) -> Phone:
    phone = Phone(browser, size)
    phone.page.goto(f"{address}/wall")
    phone.page.locator("#standings td").first.wait_for()
    return phone


def test_a_wall_is_one_screenful_and_large(browser: Browser, address: str) -> None:
    wall = looked_at(browser, address, WALL)
    page = wall.page
    assert page.evaluate("document.documentElement.scrollHeight") <= WALL["height"]
    assert page.locator("#round").inner_text() == "Round 4 of 5"
    rows = page.locator("#standings tbody tr")
    assert rows.count() == 16
    high = page.evaluate(
        "parseFloat(getComputedStyle(document.querySelector('#standings td')).fontSize)"
    )
    assert high >= 26, "read from four metres"
    last = rows.last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= WALL["height"]
    assert page.locator("#turning > section:visible").count() == 1
    page.get_by_role("button", name="Hold").click()
    assert page.get_by_role("button", name="Go on").is_visible()
    assert not wall.errors


def test_it_goes_on_by_itself(browser: Browser, club_store: Store, address: str) -> None:
    page = looked_at(browser, address, WALL).page
    assert "Zelda" not in page.locator("body").inner_text()
    match = Match(["Zelda", "Yorick"], [1], [9, 1], evening=(1, 4))
    send(club_store, a_table(club_store, "Attic"), 1, match)
    sum_up(club_store)
    page.locator("#standings td", has_text="Zelda").wait_for()


def test_a_phone_reads_it_without_going_sideways(browser: Browser, address: str) -> None:
    phone = looked_at(browser, address, PHONE)
    wide = phone.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    assert phone.page.locator("#tables").is_visible()
    assert phone.page.locator("#reactions canvas").count() == 1
    assert not phone.errors


@pytest.mark.parametrize("size", [WALL, PHONE], ids=["wall", "phone"])
def test_axe_finds_nothing(browser: Browser, address: str, size: dict[str, int]) -> None:
    script, missing = axe_core()
    if missing:
        pytest.skip(f"axe-core is not there: {missing}")
    phone = looked_at(browser, address, size)
    assert not wrong(phone, script)


def test_on_paper_everything_is_there(browser: Browser, address: str) -> None:
    page = looked_at(browser, address, WALL).page
    page.emulate_media(media="print")
    page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    for part in ("standings", "now", "ratings", "reactions", "closest", "tables"):
        assert page.locator(f"#{part}").is_visible(), part
    assert not page.locator("#hold").is_visible()


def test_it_speaks_the_language_of_who_looks(browser: Browser, address: str) -> None:
    context = browser.new_context(viewport=PHONE, locale="de-DE")  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{address}/wall")
    page.locator("h2", has_text="Wertungen").wait_for()
    assert "Runde 4 von 5" in page.locator("#round").inner_text()


def test_it_only_reads_and_says_how_it_is_protected(address: str) -> None:
    with urlopen(f"{address}/wall") as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "default-src 'none'" in policy
    with urlopen(f"{address}/wall/out/standings.csv") as answer:
        assert answer.read().decode().startswith("place,name,points")
    with urlopen(f"{address}/wall/uPlot.LICENSE.txt") as answer:
        assert b"Leon Sorokin" in answer.read()


def test_a_table_that_has_not_sent_everything_is_marked(
    browser: Browser, address: str, club_store: Store
) -> None:
    with club_store.keeper() as connection:
        number = connection.execute(select(TABLES.c.id).order_by(TABLES.c.name)).scalars().first()
    assert number is not None
    with club_store.table(number) as connection:
        add(connection, number, [], Waiting(3, 7_200))
    phone = looked_at(browser, address, PHONE)
    told = phone.page.locator("#tables .behind")
    told.wait_for()
    assert told.inner_text() == "3 matches still to come (the oldest: 2 h ago)"
    assert phone.fits()
    with club_store.table(number) as connection:
        add(connection, number, [], Waiting(0, 0))
    told.wait_for(state="detached", timeout=60_000)
