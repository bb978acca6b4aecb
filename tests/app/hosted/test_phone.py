"""The real daemon, the real page: a hand ruled from a phone, handed over, and after a restart."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any, Self

import pytest
from playwright.sync_api import Browser

from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import matches
from companion.outputs.console.pairing import ALPHABET
from companion.setup.profile.load import shipped_text
from tests.app.hosted.live import free_port
from tests.app.hosted.process import PATIENCE_S, waited
from tests.outputs.console.phones import PHONE, Phone
from tests.support.command import ROOT, environment

pytestmark = pytest.mark.slow

_CODE = re.compile(rf"\b[{ALPHABET}]{{6}}\b")


class ShownDaemon:
    """`companion daemon` in a terminal of its own, read as people read it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.url = folder / "journal", f"http://127.0.0.1:{port}/"
        profile = folder / "table.toml"
        text = shipped_text("laptop").replace("enabled = true", f"enabled = true\nport = {port}")
        profile.write_text(text.replace('output = "auto"', 'output = "none"', 1))
        self._terminal, inner = pty.openpty()
        self._text = ""
        given = ["--profile", str(profile), "--journal", str(self.folder), "--view", "terminal"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "companion", "daemon", *given],
            stdin=inner,
            stdout=inner,
            stderr=inner,
            cwd=ROOT,
            env={**environment(), "COLUMNS": "100", "LINES": "40"},
        )
        os.close(inner)
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            while data := os.read(self._terminal, 65536):
                self._text = (self._text + data.decode(errors="replace"))[-200_000:]
        except OSError:
            return

    def code(self) -> str:
        """Read the code off the display, which shows it by itself: a table has no keys."""
        waited("a code", lambda: _CODE.search(self._text.partition(self.url)[2]))
        found = _CODE.search(self._text.partition(self.url)[2])
        assert found is not None
        return found.group()

    def verdicts(self, kind: str) -> list[str]:
        there = matches(RealDisk(), self.folder)
        lines = account(RealDisk(), self.folder, there[-1]).verdicts if there else []
        return [line for line in lines if f'"verdict":"{kind}"' in line.replace(" ", "")]

    def until(self, kind: str, count: int = 1) -> None:
        waited(kind, lambda: len(self.verdicts(kind)) >= count)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            assert self.process.wait(PATIENCE_S) == 0
        os.close(self._terminal)


def opened(phone: Phone, daemon: ShownDaemon, code: str = "") -> Phone:
    phone.page.goto(daemon.url + (f"#{code}" if code else ""))
    phone.page.locator("#role", has_text="dealer" if code else "Watching").wait_for()
    return phone


def count(dealer: Phone, name: str, **cards: int) -> None:
    card = dealer.page.locator("#entries .entry", has_text=f"Count of {name}")
    card.get_by_role("spinbutton", name="Sherlock Holmes").fill(str(cards["holmes"]))
    card.get_by_role("spinbutton", name="Robbers").fill(str(cards["robbers"]))
    card.locator("button[type=submit]").click()
    dealer.page.wait_for_timeout(200)


def rule_a_hand(dealer: Phone, daemon: ShownDaemon) -> None:
    """Nobody plays: the caller calls, everybody is late, and the dealer makes an end of it."""
    dealer.sees("What shall we play?")
    dealer.tap("Start")
    dealer.tap("The cards are dealt")
    daemon.until("forfeit", 4)
    dealer.go("Decisions")
    row = dealer.page.locator("#history li", has_text="Cy").first
    row.get_by_role("button").click()
    row.get_by_role("button", name="Sure?").click()
    daemon.until("overturned")
    dealer.sees("Taken back: number", "#log .became")
    dealer.tap("Pause")
    dealer.sees("Paused", "#phase")
    dealer.unfold("Out of cards")
    dealer.tap("Ada", "#ruling-out")
    dealer.go("Table")
    dealer.page.locator("#entries .entry", has_text="Count of Ada").wait_for()
    hands: dict[str, Any] = {"Ada": (5, 0), "Ben": (0, 7), "Cy": (0, 8), "Dot": (0, 9)}
    for name, (holmes, robbers) in hands.items():
        count(dealer, name, holmes=holmes, robbers=robbers)
    daemon.until("score")
    dealer.sees("25", "#score")


def test_a_hand_a_hand_over_and_a_restart(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    with ShownDaemon(tmp_path, port) as daemon:
        dealer = opened(Phone(browser, PHONE), daemon, daemon.code())
        other = opened(Phone(browser, PHONE), daemon)
        rule_a_hand(dealer, daemon)
        other.sees("25", "#score")
        offered = other.page.locator(".view button:not(.spot):not(.seat-button)")
        assert {*offered.all_inner_texts()} <= {"Only watch", "Take a chair"}  # nothing to rule

        label = other.text("#role").split("·")[1].strip()
        dealer.go("Menu")
        dealer.unfold("Hand over")
        dealer.tap(label)
        dealer.tap(f"{label} rules?")
        other.sees("You are the dealer")
        dealer.sees("Watching")
    with ShownDaemon(tmp_path, port) as daemon:
        other.page.locator("#stale").wait_for(state="hidden", timeout=PATIENCE_S * 1000)
        other.sees("Watching")
        other.sees("25", "#score")
        other.go("Table")
        other.pair(daemon.code())
        other.sees("You are the dealer", "#role")
        other.sees("Paused", "#phase")
        other.sees("The cards are dealt")
        other.go("Menu")
        other.unfold("Send phones away")
        dealer.sees("Watching · ", "#role")
        label = dealer.text("#role").split("·")[1].strip()
        other.tap(f"Send {label} away")
        other.tap(f"{label} goes?")
        dealer.sees("This phone was sent away.")
        dealer.tap("Come back to watch")
        dealer.sees("25", "#score")
        assert not dealer.errors + other.errors
    assert matches(RealDisk(), daemon.folder) == [1]
