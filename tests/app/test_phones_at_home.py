"""A laptop's table opened to phones: on a window, in a terminal, and with no screen at all."""

from __future__ import annotations

import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.app.cli.phones import opened_up
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import matches
from companion.setup.profile import load_profile
from companion.setup.profile.model import Profile
from tests.app import house
from tests.app.hosted.process import quiet_table, waited
from tests.support.command import ROOT, environment
from tests.support.mirror import Hand, Seen, at_a_window
from tests.support.tmux import at_a_terminal

PLAY = (sys.executable, "-m", "companion", "play")
ADDRESS = re.compile(r"http://[0-9.]+:[0-9]+/")


def usual() -> Profile:
    """The laptop's own profile, on a port that nobody has."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    profile = load_profile()
    return replace(profile, console=replace(profile.console, port=port))


def test_the_laptops_table_is_opened_to_the_house_with_a_chair_for_everybody() -> None:
    given = usual()
    table = opened_up(given)
    assert given.console.bind == "loopback"
    assert (table.console.bind, table.console.port) == ("local", given.console.port)
    assert [seat.number for seat in table.seats] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_a_table_with_buttons_of_its_own_keeps_its_chairs() -> None:
    assert len(opened_up(load_profile("usb-four-seats")).seats) == 4


def test_one_address_that_was_asked_for_stays_the_only_one() -> None:
    given = usual()
    table = opened_up(replace(given, console=replace(given.console, bind="192.168.1.5")))
    assert table.console.bind == "192.168.1.5"


def test_where_another_program_has_the_port_the_table_takes_one_beside_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        given = usual()
        table = opened_up(replace(given, console=replace(given.console, port=port)))
        assert table.console.port in range(port + 2, port + 20, 2)


@pytest.mark.parametrize("option", ["--speed=2", "--hands=1", "--seed=4", "--record=x.jsonl"])
def test_what_only_a_simulated_table_can_do_is_refused_in_one_line(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--phones", "--view", "none", option]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"companion play: {option.partition('=')[0]} cannot be had with --phones; "
        "leave one of them out"
    ]


class AtHome:
    """A table for phones with no screen, as a program of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._log = (folder / "out").open("w+")
        self.run = subprocess.Popen(
            [*PLAY, "--phones", "--view", "none", "--profile", quiet_table(folder), *words],
            cwd=ROOT,
            env={**environment(), "XDG_STATE_HOME": str(folder / "state")},
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )
        waited("an address", lambda: ADDRESS.search(self.said()) or self.run.poll() is not None)

    def said(self) -> str:
        return Path(self._log.name).read_text()

    def address(self) -> str:
        return str(ADDRESS.findall(self.said())[-1])

    def end(self) -> int:
        self.run.send_signal(signal.SIGINT)
        status = self.run.wait(60)
        self._log.close()
        return status


def page(address: str, host: str = "") -> int:
    named = {"Host": host} if host else {}
    try:
        with urllib.request.urlopen(
            urllib.request.Request(address, headers=named), timeout=60
        ) as found:
            return int(found.status)
    except urllib.error.HTTPError as refused:
        return refused.code


@pytest.mark.slow
def test_with_no_screen_it_prints_an_address_that_answers(tmp_path: Path) -> None:
    table = AtHome(tmp_path)
    try:
        assert page(table.address()) == 200
        assert page(table.address(), "evil.example") == 421
        assert "JOIN WITH A PHONE" in table.said()
        assert re.search("types this code: [A-Z0-9]{6}$", table.said(), re.MULTILINE)
        there = [line for line in table.said().splitlines() if ADDRESS.search(line)]
        assert not has_network() or "127.0.0.1" not in there[-1]
    finally:
        status = table.end()
    assert status == 0, table.said()
    assert "Traceback" not in table.said()
    assert (tmp_path / "state/companion/phones/lock").exists()
    assert not (tmp_path / "state/companion/play").exists()


def has_network() -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return False
        return True


def is_pairing(seen: Seen) -> bool:
    return bool(seen["screen"] == "pairing" and any(map(ADDRESS.match, seen["texts"])))


def phones_come_in(hand: Hand) -> str:
    """See how a phone finds the table; return where, and that it is so."""
    seen = hand.sees("an address", is_pairing)
    address = next(text for text in seen["texts"] if ADDRESS.match(text))
    assert page(address) == 200
    return str(address)


@pytest.mark.slow
def test_phones_are_let_in_from_the_start_screen_in_one_window(tmp_path: Path) -> None:
    with at_a_window(tmp_path, *PLAY, "--size", "800x480", "--mute") as hand:
        hand.comes_to("start")
        window = hand.window
        hand.touch("Block")
        hand.touch("Phones")
        address = phones_come_in(hand)
        hand.touch("Back")
        hand.comes_to("start")
        hand.touch("Start", "Command")
        hand.touch("The cards are dealt")
        hand.sees("a key to play with", lambda seen: "A" in seen["texts"])
        hand.touch("Menu")
        hand.touch("End this match")
        hand.touch("End it")
        hand.comes_to("start")
        hand.touch("Menu")
        hand.touch("Leave", "Go")
        hand.touch("Leave", "Command")
        hand.sees("the start screen of bots", lambda seen: "New here?" in seen["texts"])
        with pytest.raises(OSError, match="refused"):
            page(address)
        assert hand.window == window
        hand.key("j")
        phones_come_in(hand)
        hand.key("ctrl+q")
    journal = tmp_path / "state/companion/phones"
    assert matches(RealDisk(), journal) == [1]


@pytest.mark.slow
def test_phones_in_a_terminal_and_what_was_on_goes_on(tmp_path: Path) -> None:
    words = (*PLAY, "--phones", "--mute")
    state = {"XDG_STATE_HOME": str(tmp_path / "state")}
    with at_a_terminal(tmp_path, "env", *(f"{k}={v}" for k, v in state.items()), *words) as typist:
        text = typist.sees("JOIN WITH A PHONE", lambda text: bool(ADDRESS.search(text)))
        found = ADDRESS.search(text)
        assert found is not None
        assert page(found[0]) == 200
        typist.key("t")
        typist.sees("[j] Phones")
        typist.key("Enter")
        typist.sees("The cards are dealt")
        typist.key("q")
    again = AtHome(tmp_path)
    waited("the same match", lambda: "Match 1 goes on where it was" in again.said())
    assert again.end() == 0
    other = AtHome(tmp_path, "--game", "block")
    waited("something else", lambda: "No match is on" in other.said())
    assert other.end() == 0
    assert "goes on" not in other.said()


def test_a_match_that_is_not_there_cannot_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert main(["play", "--phones", "--view", "none", "--resume"]) == 2
    assert "there is no match to go on with" in capsys.readouterr().err


@pytest.mark.slow
def test_a_phone_elsewhere_in_the_house_finds_the_table_by_its_name(tmp_path: Path) -> None:
    own = ("unshare", "--map-root-user", "--net", "--mount")
    tried = [*own, "ip", "netns"]
    if (
        not all(map(shutil.which, ("unshare", "ip")))
        or subprocess.run(tried, check=False).returncode
    ):
        pytest.skip("no network of one's own can be made here")
    done = subprocess.run(
        [*own, sys.executable, "-m", "tests.app.house", str(tmp_path)],
        cwd=ROOT, env=environment(), capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["present"] == [house.LAPTOP, house.BRIDGE, "127.0.0.1"]
    assert (seen["asked"], seen["by name"], seen["by another"]) == (house.LAPTOP, "200", "421")
    assert (seen["asked anew"], seen["at"]) == (house.MOVED, "200")
    assert house.BRIDGE not in seen["told"]
    assert seen["status"] == 0
