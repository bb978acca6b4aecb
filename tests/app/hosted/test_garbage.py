"""What a table has loaded once is not looked through for garbage while somebody presses."""

from pathlib import Path
from threading import current_thread
from typing import Any, cast

import pytest

from companion.app.cli import serving
from companion.app.cli.main import parser_of
from companion.app.hosted.service import Service
from companion.keep.starts import StartWatch
from tests.app.hosted.live import LiveTable
from tests.app.hosted.process import waited

pytestmark = pytest.mark.real_time


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads that had what stays left out, instead of doing so in a test."""
    found = list[str]()
    monkeypatch.setattr("gc.freeze", lambda: found.append(current_thread().name))
    return found


def test_what_stays_is_left_out_once_when_the_loop_turns(tmp_path: Path, frozen: list[str]) -> None:
    table = LiveTable(tmp_path, None)
    turned = table.service.host.turned
    serving.leave_out_what_stays(turned)
    there = len(turned)
    table.start()
    try:
        waited("a turn", lambda: frozen)
        waited("the ready of it", lambda: len(turned) == there - 2)
    finally:
        table.stop()
    assert frozen == ["judge"]


def test_the_daemon_leaves_out_what_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, frozen: list[str]
) -> None:
    def run(service: Service) -> int:
        service.host.turned[-1]()
        service.close()
        return 0

    monkeypatch.setattr(Service, "run", run)
    monkeypatch.setattr(serving, "stopping_with", lambda stop: None)
    words = ["daemon", "--journal", str(tmp_path), "--view", "none", "--no-console"]
    args: Any = parser_of("daemon").parse_args(words)
    assert serving.serve(args, cast("StartWatch", None)) == (0, "")
    assert len(frozen) == 1
