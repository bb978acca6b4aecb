"""Looks after the card while a table runs: lets old matches go, and warns before it is full."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable, Collection
from pathlib import Path
from threading import Thread

from companion.app.hosted.notices import Notices
from companion.app.table.meaning import nearly_full, room_again, swept
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.retention import Retention, sweep
from companion.setup.profile.model import Profile

LOOK_US = 30_000_000
"""How often the card is looked at."""
SWEEP_US = 6 * 3_600_000_000
"""How often old matches are looked for, beside every time that another one begins."""
FULL, ROOM = 0.90, 0.88
"""From how much on a card is nearly full, and from where on it has room again."""
PLENTY = 5_000_000_000
"""So many bytes are room enough, whatever share of a large disk they are."""
CARD = "card"

Usage = Callable[[Path], tuple[int, int, int]]
"""Tells of the file system of a folder: how large it is, how much is used, how much is free."""


class Housekeeping:
    """One for a table; looked at by the thread that tells what went wrong."""

    def __init__(
        self,
        folder: Path,
        keep: Retention,
        notices: Notices,
        on: Callable[[], int],
        clock: Callable[[], int],
        *,
        usage: Usage = shutil.disk_usage,
        wall: Callable[[], float] = time.time,
        run: Callable[[Callable[[], None]], None] | None = None,
        spared: Callable[[], Collection[int] | None] = tuple,
    ) -> None:
        """`on` tells which match is on; `run` does what may wait for the card; `spared` are those
        that somebody still needs: None, while that is not known."""
        self._spared = spared
        self._folder, self._keep, self._notices = folder, keep, notices
        self._on, self._clock, self._usage, self._wall = on, clock, usage, wall
        self._run = run or _aside
        self._look_at = self._sweep_at = 0
        self._swept_for: int | None = None
        self._sweeping = False
        self._full = False

    def look(self) -> None:
        """Do what is due."""
        now = self._clock()
        if now >= self._look_at:
            self._look_at = now + LOOK_US
            self._look_at_the_card()
        if (now >= self._sweep_at or self._on() != self._swept_for) and not self._sweeping:
            self._sweep_at, self._swept_for = now + SWEEP_US, self._on()
            if self._keep != Retention():
                self._sweeping = True
                self._run(self._sweep)

    def _look_at_the_card(self) -> None:
        there = next((p for p in (self._folder, *self._folder.parents) if p.is_dir()), None)
        if there is None:
            return
        try:
            _, used, free = self._usage(there)
        except OSError:
            return
        share = used / max(1, used + free)
        full = free < PLENTY and share >= (ROOM if self._full else FULL)
        if full != self._full:
            self._full = full
            told = nearly_full(share, free, there) if full else None
            self._notices.stands(CARD, told, room_again())

    def _sweep(self) -> None:
        spared = self._spared()
        if spared is None:
            self._sweep_at, self._sweeping = self._clock() + LOOK_US, False
            return
        try:
            gone = sweep(RealDisk(), self._folder, self._keep, self._on(), self._wall(), spared)
        except OSError:
            gone = []
        finally:
            self._sweeping = False
        if gone:
            self._notices.say(swept(gone))
            self._look_at = 0


def housekeeping_of(
    profile: Profile,
    folder: Path,
    notices: Notices,
    on: Callable[[], int],
    clock: Callable[[], int],
    spared: Callable[[], Collection[int] | None],
) -> Housekeeping:
    """Return who looks after a table's card, as its owner wants it."""
    return Housekeeping(folder, retention_of(profile), notices, on, clock, spared=spared)


def retention_of(profile: Profile) -> Retention:
    """Return what the owner says of how long matches are kept."""
    return Retention(profile.journal.keep_matches, profile.journal.keep_days)


def _aside(job: Callable[[], None]) -> None:
    """Do something on a thread of its own: syncs take their time."""
    Thread(target=job, name="housekeeping", daemon=True).start()
