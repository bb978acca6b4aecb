"""The wizard at work on a pretended encoder: from the first page to a file that is checked."""

import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.app.cli.commands import setup
from companion.app.cli.commands.setup import _unwritable
from companion.app.cli.main import main
from companion.app.setting_up.phone import PhonePage
from companion.app.setting_up.pretended import PretendedScout
from companion.app.setting_up.workshop import Workshop, write_kept
from companion.setup.profile import load_profile
from tests.app.hosted.live import free_port
from tests.outputs.console.phones import PHONE, Phone
from tests.support.mirror import Seen, at_a_window
from tests.support.tmux import at_a_terminal

WAIT_S = 10.0
HELD_S = 0.015
"""Longer than a hold-off, so that it is no bounce."""


class Apprentice:
    """Somebody who chooses and presses digits until the page says what it should."""

    def __init__(self, file: Path) -> None:
        self.scout = PretendedScout()
        self.shop = Workshop(self.scout, file, "block")

    def sees(self, words: str) -> None:
        end = time.monotonic() + WAIT_S
        while words not in self._page():
            assert time.monotonic() < end, f"{words}: not on\n{self._page()}"
            self.shop.turn()
            time.sleep(0.005)

    def _page(self) -> str:
        page = self.shop.page
        return "\n".join((page.title, page.question, page.note, *page.lines))

    def choose(self, *choices: str) -> None:
        for choice in choices:
            self.shop.choose(choice)
        self.shop.turn()

    def press(self, *digits: str) -> None:
        """Press each until it has been heard down and up."""
        for digit in digits:
            for down in (True, False):
                assert self.scout.key(digit, down)
                end = time.monotonic() + HELD_S
                while time.monotonic() < end:
                    self.shop.turn()
                    time.sleep(0.002)

    def describe(self) -> None:
        self.sees("A pretended speaker")
        self.choose("next", "next", "seats 3", "next")
        self.press(*"123456")
        self.sees("Press the button that shines")
        assert self.scout.lamps.lit
        self.press("2")
        self.sees("Where shall READY")
        self.choose("next")


def test_a_table_is_described_written_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    person = Apprentice(file)
    with closing(person.shop):
        person.describe()
        person.choose("write")
        person.sees("Hands off the table")
        profile = load_profile(str(file))
        assert len([*profile.inputs()]) == 6
        assert [(lamp.seat, lamp.name) for lamp in profile.lamps()] == [(1, "red")]
        person.choose("stop", "end")
    assert (person.shop.over, person.shop.written) == (True, file)
    assert not person.scout.lamps.lit


def test_what_was_there_is_kept_beside(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text("precious")
    write_kept(file, "new")
    assert file.read_text() == "new"
    assert (tmp_path / "table.toml.old").read_text() == "precious"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["table.toml", "table.toml.old"]


def test_a_place_that_cannot_be_written_is_said_before_anything_is_pressed(tmp_path: Path) -> None:
    assert "is a folder; name a file" in _unwritable(tmp_path)
    assert "no folder; make it first" in _unwritable(tmp_path / "no" / "table.toml")
    assert _unwritable(tmp_path / "table.toml") == ""


def test_without_screen_and_terminal_it_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(setup, "has_screen", lambda: False)
    monkeypatch.setattr(setup, "has_terminal", lambda: False)
    assert main(["setup", str(tmp_path / "t.toml"), "--try"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "companion setup: there is no screen and no terminal to ask on; "
        "run it where somebody can answer"
    ]


@pytest.mark.slow
def test_in_a_terminal_from_the_first_page_to_the_last(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    command = ("companion", "setup", str(file), "--try", "--no-phone", "--game", "block")
    with at_a_terminal(tmp_path, sys.executable, "-m", *command) as typist:
        typist.sees("A pretended encoder")
        typist.key("Enter")
        typist.sees("What shall be played")
        typist.key("Enter")
        typist.sees("How many seats")
        typist.key("3", "Enter")
        for digit, words in zip("123456", asked(), strict=True):
            typist.sees(words)
            typist.key(digit)
        typist.sees("Press the button that shines")
        typist.key("n")
        typist.sees("Where shall READY")
        typist.key("Enter")
        typist.sees("Is this the table?")
        typist.key("Enter")
        typist.sees("Seat 1: press WHITE")
        typist.key("2")
        typist.sees("Seat 1 white: wrong")
        typist.key("e")
        typist.sees("answers as seat 1 red")
        typist.key("Enter")
    assert len([*load_profile(str(file)).inputs()]) == 6


@pytest.mark.slow
def test_in_a_window_by_finger_and_the_digits_of_the_pretended_encoder(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    command = ("setup", str(file), "--try", "--no-phone", "--game", "block", "--size", "800x480")
    with at_a_window(tmp_path, sys.executable, "-m", "companion", *command) as hand:
        for page in ("Which of these", "What shall be played", "How many seats"):
            hand.sees(page, says(page))
            if page == "How many seats":
                hand.touch("3")
            hand.touch("Go on")
        for digit, words in zip("123456", asked(), strict=True):
            hand.sees(words, says(words))
            hand.key(digit)
        hand.sees("the lamps", says("Press the button that shines"))
        hand.touch("None shines")
        hand.touch("Go on")
        hand.touch("Write")
        hand.sees("the check", says("Seat 1: press WHITE"))
        hand.touch("End the check")
        hand.touch("Done")
    assert len([*load_profile(str(file)).inputs()]) == 6


def says(words: str) -> Callable[[Seen], bool]:
    return lambda seen: any(words in text for text in seen["texts"])


def asked() -> list[str]:
    names = ("white", "red")
    return [f"Seat {seat}: press the {name} button" for seat in (1, 2, 3) for name in names]


@pytest.mark.slow
def test_on_a_phone_beside_the_screen(browser: Browser, tmp_path: Path) -> None:
    person = Apprentice(tmp_path / "table.toml")
    page = PhonePage(person.shop, free_port())
    pairing = page.start()
    assert pairing
    assert pairing.matrix
    address = pairing.text
    with closing(person.shop), closing(page):
        person.shop.turn()
        phone = Phone(browser, PHONE)
        phone.page.goto(address)
        phone.sees("Which of these belong to the table?")
        assert phone.fits()
        for choice in ("next", "next", "seats 3", "next"):
            tap(phone, person, choice)
        person.press("1", "1")
        person.sees("already")
        shown(phone, person, "That is Seat 1's white button already.")
        tap(phone, person, "none")
        shown(phone, person, "Seat 2: press the white button")
        assert phone.fits()
        wrong = phone.page.request.get(address.rpartition("/")[0] + "/guess/page")
        assert wrong.status == 404
        bad = phone.page.request.post(f"{address}/choose", data="no")
        assert bad.status == 400
        assert phone.errors == []


def tap(phone: Phone, person: Apprentice, choice: str) -> None:
    before = person.shop.page
    button = phone.page.locator(f'[data-choice="{choice}"]')
    button.wait_for()
    button.click()
    waited(person, lambda: person.shop.page != before)
    title = person.shop.page.question
    shown(phone, person, title)


def shown(phone: Phone, person: Apprentice, words: str) -> None:
    waited(person, lambda: words in phone.text())


def waited(person: Apprentice, done: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT_S
    while not done():
        assert time.monotonic() < end
        person.shop.turn()
        time.sleep(0.01)
