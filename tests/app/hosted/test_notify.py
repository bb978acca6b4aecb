"""What systemd hears, over a real socket."""

import os
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.app.hosted.notify import Heart, Notifier


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """The end that systemd holds."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(str(tmp_path / "notify"))
        listening.settimeout(60)
        yield listening


def environment(listening: socket.socket, **more: str) -> dict[str, str]:
    return {"NOTIFY_SOCKET": listening.getsockname(), **more}


def test_systemd_hears_that_the_table_is_ready(systemd: socket.socket) -> None:
    with closing(Notifier(environment(systemd))) as notifier:
        notifier.ready("Sherlock Holmes,\nfour seats")
    assert systemd.recv(999) == b"READY=1\nSTATUS=Sherlock Holmes, four seats"


def test_a_socket_without_a_file_is_found() -> None:
    name = f"companion-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listening:
        listening.bind(f"\0{name}")
        listening.settimeout(60)
        with closing(Notifier({"NOTIFY_SOCKET": f"@{name}"})) as notifier:
            notifier.stopping()
        assert listening.recv(999) == b"STOPPING=1"


def test_the_loop_feeds_the_watchdog_at_half_its_time(systemd: socket.socket) -> None:
    watched = environment(systemd, WATCHDOG_USEC="2000000", WATCHDOG_PID=str(os.getpid()))
    times = iter(range(0, 11_000_000, 250_000))
    with closing(Notifier(watched)) as notifier:
        heart = Heart(notifier, lambda: next(times))
        for _ in range(41):
            heart.beat()
    systemd.setblocking(False)
    beats = 0
    while beats < 99:
        try:
            assert systemd.recv(999) == b"WATCHDOG=1"
        except BlockingIOError:
            break
        beats += 1
    assert beats == 11


@pytest.mark.parametrize(
    "more", [{}, {"WATCHDOG_USEC": "x"}, {"WATCHDOG_USEC": "9", "WATCHDOG_PID": "1"}]
)
def test_nobody_is_fed_who_does_not_watch(systemd: socket.socket, more: dict[str, str]) -> None:
    with closing(Notifier(environment(systemd, **more))) as notifier:
        Heart(notifier, lambda: 0).beat()
        notifier.status("still here")
    assert systemd.recv(999) == b"STATUS=still here"


def test_without_systemd_nothing_is_said_and_nothing_fails(tmp_path: Path) -> None:
    Notifier({}).ready("here")
    gone = Notifier({"NOTIFY_SOCKET": str(tmp_path / "gone")})
    gone.ready("here")
    gone.close()
    gone.status("closed")
