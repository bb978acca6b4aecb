"""Looks up what was played on this machine before, for whoever shows it; never in their way."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from threading import Lock, Thread

from companion.drawing.palette import THEMES
from companion.games import KITS
from companion.keep.history.refreshing import refresh
from companion.keep.history.statistics import figures_of
from companion.keep.history.store import History, open_store
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.folders import every_folder
from companion.keep.journal.opening import default_folder
from companion.keep.journal.segments import matches
from companion.kit.figures import COLOURS, Figures
from companion.outputs.history import told


def player_colours() -> dict[str, list[str]]:
    """Return the colours of players by theme: those of seats, which can be told apart."""
    return {
        theme: ["#{:02x}{:02x}{:02x}".format(*inks[f"seat{n}"]) for n in range(1, COLOURS + 1)]
        for theme, inks in THEMES.items()
    }


class LookingBack:
    """Reads the journals of this machine, those that have changed since the last time."""

    def __init__(
        self, own: Path | None = None, environment: Mapping[str, str] | None = None
    ) -> None:
        """`own` is the journal of the table itself, where it does not lie in its usual place."""
        self._own = own
        self._environment = os.environ if environment is None else environment
        self._lock = Lock()

    @property
    def there(self) -> bool:
        """Whether anything was played: without reading it."""
        folders = every_folder(self._environment).values()
        own = (self._own,) if self._own is not None and self._own.is_dir() else ()
        return any(matches(RealDisk(), folder) for folder in (*folders, *own))

    def figures(self) -> Figures:
        """Return what was played here, in figures."""
        folders = every_folder(self._environment)
        if self._own is not None:
            folders = {**folders, "": self._own}
        beside = default_folder(self._environment).parent
        with self._lock, closing(open_store(beside)) as store:
            refresh(store, {name: folder for name, folder in folders.items() if folder.is_dir()})
            return figures_of(History(store), KITS)

    def told(self) -> bytes:
        """Return the same as the page of the history takes it."""
        return json.dumps(told(self.figures(), player_colours())).encode()

    def later(self, tell: Callable[[Figures], None]) -> None:
        """Look it up on a thread of its own, and tell: a screen does not wait."""
        Thread(target=lambda: tell(self._found()), name="history", daemon=True).start()

    def _found(self) -> Figures:
        """Return the figures; where the journals cannot be read, there is nothing to show."""
        try:
            return self.figures()
        except (OSError, sqlite3.Error):
            return Figures()
