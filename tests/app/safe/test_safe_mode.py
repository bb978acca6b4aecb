"""A table that cannot start says what to do: the real program, its page, and the way out."""

from __future__ import annotations

import json
import re
import signal
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.cli.main import main
from companion.app.hosted.host import Host
from companion.app.safe.advice import SET_ASIDE, TRY_AGAIN, Circumstances, page_of
from companion.app.safe.mode import ALONE_US, STOPPED, SafeMode, SafeWanted
from companion.keep.journal.aside import LastMatch, last_match
from companion.keep.journal.opening import open_journal
from companion.keep.starts import FILE, Starts
from companion.outputs.display.look import Look
from companion.outputs.display.refuge import Refuge
from companion.outputs.display.scene import PairingCode
from companion.outputs.display.screens import draw_text
from companion.setup.profile import shipped_text
from companion.setup.profile.glimpse import Glimpse, glimpsed
from companion.setup.profile.model import ConsoleSettings, Display
from tests.app.hosted.live import free_port
from tests.app.hosted.process import Daemon, waited
from tests.keep.journal.evenings import evening

FAILED = Starts(3, "seats.3.white: BCM 17 is used twice", "ProfileError")


def a_match(folder: Path) -> None:
    """A match that was on when the power went."""
    header, _, events = evening(20)
    opened = open_journal(folder)
    opened.journal.begin(header, lambda: 0)
    opened.journal.events(events)
    opened.close()


def answer(port: int, **form: str) -> str:
    """What the page says to somebody who fills it in, or only looks."""
    origin = f"http://127.0.0.1:{port}"
    data = urllib.parse.urlencode(form).encode() if form else None
    asked = urllib.request.Request(origin, data, {"Origin": origin})
    try:
        with urllib.request.urlopen(asked, timeout=10) as found:
            return str(found.read().decode())
    except urllib.error.HTTPError as refused:
        return str(refused.read().decode())


@pytest.mark.slow
def test_from_a_broken_profile_to_a_page_and_back_to_play(tmp_path: Path) -> None:
    folder, profile, port = tmp_path / "journal", tmp_path / "table.toml", free_port()
    a_match(folder)
    served = f'[console]\nport = {port}\nbind = "loopback"\n'
    profile.write_text(f"colour = 3\n{served}")
    given = ("--profile", str(profile))
    with Daemon(folder, *given) as daemon:
        assert daemon.process.wait(60) == 2
    known = json.loads((folder / FILE).read_text())
    assert known["failed"] == 1
    (folder / FILE).write_text(json.dumps({**known, "failed": 3}))
    with Daemon(folder, *given).ready() as daemon:
        assert any(line.startswith("STATUS=safe mode:") for line in daemon.systemd.hear())
        waited("beats", lambda: daemon.systemd.count("WATCHDOG=1") >= 2)
        page = answer(port)
        assert "colour: is not a key of a profile" in page
        assert "failed to start three times" in page
        assert "That is not the code" in answer(port, do=SET_ASIDE, code="AAAAAA")
        assert "goes on where it was" not in daemon.said
        # Whoever looks after the table mends it meanwhile.
        described = shipped_text("laptop").partition("[console]")[0]
        profile.write_text(f"{described}\n{served}")
        code = re.findall(r"with the code (\w+)", daemon.said)[-1]
        assert "starts again" in answer(port, do=SET_ASIDE, code=code)
        waited("the way out", lambda: "is set aside in" in daemon.said)
        daemon.ready(times=2)
        assert "STATUS=no match is on" in daemon.systemd.hear()
        assert daemon.stop() == 0
    assert [*(folder / "aside-000001").iterdir()]
    assert json.loads((folder / FILE).read_text())["failed"] == 0
    assert "Traceback" not in daemon.said


@pytest.fixture
def own_signals() -> Iterator[None]:
    before = {n: signal.getsignal(n) for n in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.slow
@pytest.mark.usefixtures("own_signals")
def test_a_referee_that_fails_is_a_failed_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError("a mistake of ours")

    monkeypatch.setattr(Host, "run", fails)
    command = ["daemon", "--journal", str(tmp_path), "--view", "none", "--no-console"]
    assert main(command) == 1
    kept = json.loads((tmp_path / FILE).read_text())
    assert kept["failed"] == 1
    assert kept["why"].startswith("ZeroDivisionError: a mistake of ours")
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.usefixtures("own_signals")
def test_another_program_at_the_same_journal_is_no_failure_of_the_table(tmp_path: Path) -> None:
    opened = open_journal(tmp_path)
    (tmp_path / FILE).write_text('{"failed": 1, "why": "x"}')
    assert main(["daemon", "--journal", str(tmp_path), "--view", "none", "--no-console"]) == 2
    assert Starts(**json.loads((tmp_path / FILE).read_text())).failed <= 1
    opened.close()


class Lonely:
    """Safe mode where nothing shows it, in a time of its own."""

    def __init__(self, folder: Path, match: LastMatch | None = None) -> None:
        self.now = 0
        known = Circumstances(FAILED, "table.toml", folder, match=match)
        self.mode = SafeMode(known, SafeWanted("none", False, Glimpse()), clock=lambda: self.now)


def test_where_nothing_can_show_it_a_normal_start_is_tried_after_a_while(tmp_path: Path) -> None:
    alone = Lonely(tmp_path)
    alone.now = ALONE_US
    assert alone.mode.run() == TRY_AGAIN


def test_a_match_is_set_aside_whole_and_its_number_is_not_used_again(tmp_path: Path) -> None:
    a_match(tmp_path)
    found = last_match(tmp_path)
    assert str(found).startswith("match 1 (sherlock-holmes")
    alone = Lonely(tmp_path, found)
    alone.mode.choose(SET_ASIDE)
    assert alone.mode.run() == TRY_AGAIN
    assert main(["journal", "check", str(tmp_path / "aside-000001")]) == 0
    opened = open_journal(tmp_path)
    assert opened.last is None
    assert opened.journal.begin(evening(1)[0], lambda: 0) == 2
    opened.close()


def test_what_cannot_be_set_aside_is_said_on_the_page(tmp_path: Path) -> None:
    a_match(tmp_path)
    opened = open_journal(tmp_path)
    alone = Lonely(tmp_path, last_match(tmp_path))
    alone.mode.choose(SET_ASIDE)
    alone.mode.choose(STOPPED)
    assert alone.mode.run() == STOPPED
    assert "already written by another companion" in alone.mode.page.said
    opened.close()


def test_the_page_says_what_happened_and_what_to_do_in_a_terminal_of_any_size() -> None:
    known = Circumstances(
        FAILED, "/etc/companion/table.toml", Path("/var"), match=LastMatch(12), unwritable="full"
    )
    refuge = Refuge(page_of(known))
    refuge.show(page_of(known, "It was said."), PairingCode("http://192.168.0.2:8221/", "ABC234"))
    screen = draw_text(refuge.scene(), Look(screen="menu"))
    text = " ".join(" ".join(screen.lines).split())
    for part in (
        "failed to start three times", "BCM 17 is used twice", "The card cannot be written (full)",
        "set match 12 aside", "[R] Try again", "ABC234", "It was said.",
    ):  # fmt: skip
        assert part in text
    assert screen.keys["a"] != screen.keys["r"]


def test_of_a_broken_profile_what_can_be_understood_is_used() -> None:
    text = '[display]\nrotate = 90\n[console]\nport = "x"\n[seats]\nwrong = 1\n'
    assert glimpsed(text) == Glimpse(Display(rotate=90), ConsoleSettings())
    assert glimpsed("[display") == Glimpse()
