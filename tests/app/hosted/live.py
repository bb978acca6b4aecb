"""The daemon's service in real time, in this process, so that a test can reach its parts."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

from companion.app.hosted.notices import Notices
from companion.app.hosted.notify import Notifier
from companion.app.hosted.service import Service
from companion.app.hosted.wanted import Wanted
from companion.app.simulated.practice_table import tempers
from companion.core.referee.events import Deal, Entered, Entry, Ruling
from companion.keep.journal.opening import open_journal
from companion.setup.profile import load_profile
from companion.setup.profile.model import ConsoleSettings
from hw.clock import now_us
from hw.errors import DeviceGone
from hw.speaker import Sound, Speaker
from hw.speakers.sim import SimSpeaker
from tests.app.hosted.process import waited
from tests.app.hosted.tables import Watcher


class Socket:
    """Where a loudspeaker is plugged in, or not."""

    def __init__(self, plugged: bool = True) -> None:
        self.plugged = plugged
        self.opened: list[SimSpeaker] = []
        self._lost: Callable[[str], None] = lambda why: None

    def open(self, flash: Callable[[Sound], None], lost: Callable[[str], None]) -> Speaker:
        if not self.plugged:
            raise DeviceGone("no speaker is connected")
        self._lost = lost
        speaker = SimSpeaker(began_us=now_us())
        speaker.start(now_us)
        self.opened.append(speaker)
        return speaker

    def pull(self) -> None:
        self.plugged = False
        self._lost("no speaker is connected")


class LiveTable:
    """A service with its threads."""

    def __init__(self, folder: Path, notifier: Notifier | None, **given: Any) -> None:
        profile = given.pop("profile", None) or load_profile()
        port = given.pop("port", None)
        profile = replace(profile, console=ConsoleSettings(port=port or 0, bind="loopback"))
        bots = tempers(range(1, given.pop("bots", 0) + 1))
        view, choose = given.pop("view", "none"), given.pop("choose", False)
        options = given.pop("options", {})
        kept = given.pop("kept", None)
        wanted = Wanted(profile, bots, view, port is not None, 1, options, choose=choose, kept=kept)
        self.notices, self.said = Notices(now_us), list[str]()
        self.notices.tell(self.said.append)
        opened = open_journal(folder, disk=given.pop("disk", None))
        self.service = Service(wanted, opened, self.notices, notifier)
        self.speaker = Socket(given.pop("speaker", True))
        assert self.service.speech is not None
        self.service.speech.open_with(self.speaker.open)
        self.watcher = Watcher()
        self.service.host.present.append(self.watcher.join)
        self.status: int | None = None
        self._thread = Thread(target=self._run, name="main")

    def _run(self) -> None:
        self.status = self.service.run()

    def start(self) -> None:
        self._thread.start()
        host = self.service.host
        waited("the match", lambda: self.service.wanted.choose or host.session is not None)

    def stop(self) -> int | None:
        self.service.stop()
        self._thread.join(60)
        assert not self._thread.is_alive()
        return self.status

    def hears(self, line: str) -> None:
        waited(line, lambda: any(line in said for said in self.said))

    def enter(self, kind: str, name: str, fields: Mapping[str, Any]) -> None:
        self.service.handles.enter(lambda t: KINDS[kind](t, name, dict(fields)))


KINDS: Mapping[str, type[Entered]] = {"deal": Deal, "entry": Entry, "ruling": Ruling}


@contextmanager
def live_table(folder: Path, notifier: Notifier | None = None, **given: Any) -> Iterator[LiveTable]:
    table = LiveTable(folder, notifier, **given)
    table.start()
    try:
        yield table
    finally:
        table.stop()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
