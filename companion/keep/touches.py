"""What was measured of phones' screens, by the key that each page keeps: for the next evening."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from companion.core.referee.schema import is_int
from companion.keep.whole import put_whole

FILE: Final = "phone-screens.json"
MOST: Final = 200
"""So many phones are remembered; the one measured longest ago makes room."""


class Touches:
    """One file in the table's folder of state; a file that cannot be read knows nothing."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def of(self, key: int) -> tuple[int, int] | None:
        """Return what a phone's screen takes and its doubt, in microseconds; None: unknown."""
        return self._read().get(str(key)) if key else None

    def put(self, key: int, us: int, u_us: int) -> None:
        """Keep what was measured; OSError where that cannot be."""
        known = {name: value for name, value in self._read().items() if name != str(key)}
        kept = [*known.items(), (str(key), (us, u_us))][-MOST:]
        self._file.parent.mkdir(parents=True, exist_ok=True)
        put_whole(self._file, json.dumps(dict(kept)).encode())

    def _read(self) -> Mapping[str, tuple[int, int]]:
        try:
            said = json.loads(self._file.read_bytes())
        except (OSError, ValueError):
            return {}
        rows = said.items() if isinstance(said, dict) else ()
        return {name: (row[0], row[1]) for name, row in rows if _is_row(row)}


def _is_row(row: Any) -> bool:
    return (
        isinstance(row, list)
        and len(row) == 2
        and all(is_int(value) and 0 <= value <= 200_000 for value in row)
    )
