"""What speaks, draws and serves comes and goes in real time; the referee does not notice."""

import socket
import time
from pathlib import Path
from threading import Event
from threading import enumerate as threads

import pytest

from companion.app.hosted.notify import Notifier
from companion.app.hosted.on_screen.screen import TableScreen
from companion.core.referee.events import Cue
from tests.app.hosted.live import free_port, live_table
from tests.app.hosted.process import Systemd, waited

pytestmark = pytest.mark.slow


def test_a_loudspeaker_is_pulled_out_and_plugged_in_again(tmp_path: Path) -> None:
    with live_table(tmp_path, bots=4) as table:
        waited("a word", lambda: any(isinstance(e, Cue) for e in table.watcher.events))
        table.speaker.pull()
        table.hears("voice: no speaker is connected; trying again")
        known = len(table.watcher.events)
        waited("play by eye", lambda: any(isinstance(e, Cue) for e in table.watcher.events[known:]))
        table.speaker.plugged = True
        table.hears("voice: works again")
        waited("both", lambda: len(table.speaker.opened) == 2)
        assert len([line for line in table.said if line.startswith("voice")]) == 2
        assert table.stop() == 0


def test_a_table_without_a_loudspeaker_gets_one_later(tmp_path: Path) -> None:
    with live_table(tmp_path, speaker=False) as table:
        table.hears("voice: no speaker is connected; trying again")
        table.speaker.plugged = True
        table.hears("voice: works again")


def test_a_port_in_use_is_served_once_it_is_free(tmp_path: Path) -> None:
    port = free_port()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        with live_table(tmp_path, port=port, bots=4) as table:
            table.hears(f"console: port {port} cannot be opened")
            waited("play", lambda: table.watcher.of("played"))
            taken.close()
            table.hears("console: works again")
            console = table.service.console
            assert console is not None
            waited("the page", lambda: console.invitation() is not None)
            invitation = console.invitation()
            assert invitation is not None
            assert len(invitation.code) == 6
            assert len([line for line in table.said if line.startswith("console")]) == 2


def test_a_window_that_is_closed_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    with live_table(tmp_path, view="window", bots=4) as table:
        waited("the window", pygame.display.get_init)
        waited("play", lambda: table.watcher.of("played"))
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        table.hears("display: was closed; trying again")
        table.hears("display: works again")
        waited("the window", pygame.display.get_init)


def test_the_window_is_loaded_before_there_are_threads_that_could_load_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside: list[set[str]] = []

    def loads(screen: TableScreen) -> None:
        beside.append({thread.name for thread in threads()} & {"judge", "parts", "voice"})

    monkeypatch.setattr(TableScreen, "load", loads)
    with live_table(tmp_path):
        assert beside == [set()]


def test_a_loop_that_hangs_is_not_fed_by_anybody(tmp_path: Path) -> None:
    systemd = Systemd(tmp_path)
    notifier = Notifier({"NOTIFY_SOCKET": systemd.path, "WATCHDOG_USEC": "400000"})
    release = Event()

    def hang() -> None:
        release.wait(30)

    with live_table(tmp_path / "journal", notifier) as table:
        waited("beats", lambda: systemd.count("WATCHDOG=1") >= 2)
        table.service.host.orders.give(hang)
        time.sleep(0.5)
        systemd.hear()
        beats = systemd.count("WATCHDOG=1")
        time.sleep(1.5)
        assert systemd.count("WATCHDOG=1") == beats
        assert {"parts", "voice"} <= {thread.name for thread in threads()}
        release.set()
        waited("beats again", lambda: systemd.count("WATCHDOG=1") > beats)
    systemd.close()


def test_a_referee_that_fails_ends_the_service(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise RuntimeError("out of\nluck")

    with live_table(tmp_path) as table:
        table.service.host.orders.give(fail)
        waited("the end", lambda: table.status is not None)
        assert table.status == 1
    said = capfd.readouterr().err
    assert "the referee has failed: RuntimeError: out of luck (" in said
    assert "Traceback" not in said
