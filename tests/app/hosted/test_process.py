"""`companion daemon` as a real process: ready, alive, killed, stopped."""

import json
import signal
from functools import partial
from pathlib import Path

import pytest

from companion.app.cli.main import main
from tests.app.hosted.process import Daemon, waited
from tests.support.command import companion

pytestmark = pytest.mark.slow


def test_systemd_hears_ready_beats_and_a_clean_stop(tmp_path: Path) -> None:
    with Daemon(tmp_path / "journal", "--bots", "4", "--no-console").ready() as daemon:
        waited("beats", lambda: daemon.systemd.count("WATCHDOG=1") >= 3)
        waited(
            "status", lambda: any(s.startswith("STATUS=match 1: ") for s in daemon.systemd.hear())
        )
        waited("events", lambda: daemon.told().events >= 1)
        assert daemon.stop() == 0
        assert daemon.systemd.hear()[-1] == "STOPPING=1"
    assert main(["journal", "check", str(daemon.folder)]) == 0
    assert "Traceback" not in daemon.said


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP])
def test_other_ways_to_ask_it_to_stop(tmp_path: Path, number: int) -> None:
    with Daemon(tmp_path / "journal", "--no-console").ready() as daemon:
        assert daemon.stop(number) == 0
    assert "Traceback" not in daemon.said


def test_a_second_daemon_is_refused_in_one_line(tmp_path: Path) -> None:
    with Daemon(tmp_path / "journal", "--no-console").ready() as daemon:
        second = companion("daemon", "--journal", str(daemon.folder), "--view", "none")
        assert second.returncode == 2
        assert second.stderr.count(b"\n") == 1
        assert b"already written by another companion" in second.stderr
        assert daemon.process.poll() is None


def test_what_cannot_be_started_says_so_in_one_line(tmp_path: Path) -> None:
    for wrong in (("--profile", "nowhere.toml"), ("--bots", "9"), ("--bots", "-1")):
        refused = companion("daemon", "--journal", str(tmp_path), *wrong)
        assert refused.returncode == 2
        assert refused.stderr.count(b"\n") == 1


def _has_events(daemon: Daemon, wanted: int) -> bool:
    return daemon.told().events >= wanted


def test_kill_9_in_the_middle_and_the_match_goes_on(tmp_path: Path) -> None:
    """Three lives in real time; then the evidence gives exactly what was decided."""
    given = ("--bots", "4", "--no-console", "--normal")
    for life in range(1, 4):
        with Daemon(tmp_path / "journal", *given).ready() as daemon:
            before = daemon.told()
            assert before.match == 1
            wanted = before.events + 12
            waited("play", partial(_has_events, daemon, wanted))
            known = [*daemon.told().event_lines()]
            daemon.kill()
            assert [*daemon.told().event_lines()][: len(known)] == known
        assert ("goes on where it was" in daemon.said) == (life > 1)
    with Daemon(tmp_path / "journal", *given).ready() as daemon:
        assert daemon.stop() == 0
    assert main(["journal", "check", str(daemon.folder)]) == 0
    assert "Traceback" not in daemon.said
    folder = str(daemon.folder)
    exported = companion("export", "last", "--format", "transcript", "--journal", folder)
    lines = companion("judge", "-", stdin=exported.stdout).stdout.splitlines()
    judged = [line for line in map(json.loads, lines) if line["verdict"] != "state"]
    told = [json.loads(line) for line in daemon.told().verdicts]
    # What only the passing of time decided after the last event is not in a transcript.
    assert judged[: len(told)] == told[: len(judged)]
    assert len(told) - len(judged) <= 4


def test_a_stop_while_the_card_takes_nothing_says_what_is_lost(tmp_path: Path) -> None:
    (tmp_path / "card").write_text("no folder at all")
    card = ("--journal", str(tmp_path / "card" / "journal"))
    given = (*card, "--bots", "4", "--no-console")
    with Daemon(tmp_path / "journal", *given).ready() as daemon:
        waited("trouble", lambda: "cannot be written" in daemon.said)
        assert daemon.stop() == 74
    last = daemon.said.splitlines()[-1]
    place = f"{tmp_path}/card/journal"
    assert last.startswith(f"companion: stopped, and lost what is not on the card in {place}")
    assert "of match 1" in last
