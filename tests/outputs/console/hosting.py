"""A table with a console, hosted as the daemon will: a real session and loop on their thread."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event as Flag
from threading import Thread
from typing import Any

from companion.core.live import Inbox, Loop, Passage, Session, View
from companion.core.referee.events import Cue, Deal, Entered, Entry, Event, Press, Release, Ruling
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.games import GAMES, KITS
from companion.outputs.console import Running
from companion.outputs.console.controls import Kept, Stamped
from companion.outputs.console.web.server import Console
from companion.setup.profile.model import ConsoleSettings as Settings
from tests.outputs.console.handles import Noted

KINDS: dict[str, type[Entered]] = {"deal": Deal, "entry": Entry, "ruling": Ruling}
NAMES = ["Ada", "Ben", "Cy", "Dot"]


def now_us() -> int:
    return time.monotonic_ns() // 1000


class _Renaming(Noted):
    """Controls that name the players at the table, too."""

    def __init__(self, table: Hosted) -> None:
        super().__init__(table.put)
        self._table = table

    def names(self, names: list[str], by: str) -> Kept:
        self._table.rename(names)
        return super().names(names, by)


class Hosted:
    """The table, and hands to play at it."""

    def __init__(
        self,
        names: list[str] | None = None,
        port: int = 0,
        game: str = "sherlock-holmes",
        secret: Path | None = None,
        settings: Settings | None = None,
        **options: Any,
    ) -> None:
        """`secret` is where its certificate is kept, if it is served over HTTPS."""
        names = names or NAMES
        line = {"transcript": 1, "game": game, "seats": len(names)}
        self.header = parse_header({**line, "players": names, "options": options}, GAMES)
        self.inbox = Inbox()
        self.entered: list[tuple[str, dict[str, Any]]] = []
        self.controls = _Renaming(self)
        self.switched = self.controls.switched
        self.verdicts: list[dict[str, Any]] = []
        self.failures: list[Exception] = []
        self.figures = b"null"
        """What was played here before, as the page of the history takes it."""
        self.console = Console(
            KITS,
            self.controls,
            settings or Settings(port=port, bind="loopback", https=secret is not None),
            now_us,
            Running(
                pace="evening", paces=("gentle", "evening", "brisk"), games=("sherlock-holmes",)
            ),
            self.failures.append,
            lambda: self.figures,
            secret or Path(),
        )
        self.session = Session(self.header, None, [self, self.console])
        self._stop = Flag()
        self._loop = Loop(self.session, self.inbox, Passage(now_us))
        self._thread = Thread(target=self._loop.run, args=(lambda: not self._stop.is_set(),))

    def enter(self, kind: str, name: str, fields: Mapping[str, Any]) -> None:
        self.put(lambda now: KINDS[kind](now, name, dict(fields)))

    def put(self, entered: Stamped) -> None:
        event = entered(0)
        assert isinstance(event, Entered)
        self.entered.append((event.name, dict(event.fields)))
        self.inbox.put(entered)

    def rename(self, names: list[str]) -> None:
        self.session.setup = replace(self.session.setup, players=tuple(names))
        self.console.judged((), replace(self.session.view, setup=self.session.setup))

    def heard(self, event: Event) -> None:
        pass

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.verdicts += [verdict.as_json() for verdict in verdicts]

    def __enter__(self) -> Hosted:
        self.console.begin(self.session.view)
        self.console.start()
        self._thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._stop.set()
        self.inbox.wake()
        self._thread.join()
        self.console.close()
        assert not self.failures

    # What hands do.

    def cue(self, word: str) -> None:
        self.inbox.put(lambda now: Cue(now, 1000, word))

    def tap(self, seat: int, name: str, at: int | None = None) -> None:
        when = now_us() if at is None else at
        self.inbox.put(Press(when, 100, seat, name))
        self.inbox.put(Release(when + 10_000, 100, seat, name))

    def round(self) -> None:
        """READY, PLAY, and everybody plays."""
        self.cue("ready")
        self.until(lambda: self.state["phase"] == "ready")
        self.cue("play")
        self.until(lambda: self.state["phase"] == "play")
        for seat in range(1, self.header.setup.seats + 1):
            self.tap(seat, "pile")
        played = self.state["round"] * self.header.setup.seats
        self.until(lambda: len(self.of("played")) >= played)

    def dead_heat(self, *seats: int) -> None:
        """These call at the same instant."""
        at = now_us()
        for number, seat in enumerate(seats):
            self.tap(seat, "white", at + 60 * number)

    @property
    def state(self) -> dict[str, Any]:
        return self.session.view.state

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [verdict for verdict in self.verdicts if verdict["verdict"] == kind]

    def until(self, holds: Callable[[], bool], seconds: float = 60) -> None:
        """Wait for the table to get there."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, (self.state, self.verdicts[-5:])
            time.sleep(0.01)

    @property
    def code(self) -> str:
        code = self.console.pairing.code
        assert code is not None
        return code


@contextmanager
def hosted(**more: Any) -> Iterator[Hosted]:
    with Hosted(**more) as table:
        yield table
