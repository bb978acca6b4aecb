"""What is known of journals that have not changed, kept beside them: so as not to read them again.

It decides nothing. It can be deleted at any time, and is not used where anything is unlike it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from companion.club.sending.reading import Stamp
from companion.club.sending.sender import Known
from companion.club.wire import Kept, NonsenseError

NAME = "club-sums.json"
VERSION = 1


def load(folder: Path) -> tuple[dict[str, Known], dict[str, Kept | None]]:
    """Return what is known, and of what the club had everything; nothing where that makes no
    sense."""
    try:
        said = json.loads((folder / NAME).read_text("utf-8"))
        if said.get("version") != VERSION:
            return {}, {}
        known = {name: _known(each[:4]) for name, each in said["matches"].items()}
        settled = {name for name, each in said["matches"].items() if each[4]}
        return known, {name: known[name].kept for name in settled}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, NonsenseError, IndexError):
        return {}, {}


def _known(said: list[object]) -> Known:
    sizes, to, kept, whole = said
    assert isinstance(sizes, list)
    stamp = Stamp(tuple((int(piece), int(size)) for piece, size in sizes), to)  # type: ignore[arg-type]
    return Known(stamp, None if kept is None else Kept.read(kept), bool(whole))


def save(folder: Path, known: Mapping[str, Known], settled: Mapping[str, Kept | None]) -> None:
    """Keep what is known, if that can be."""
    rows = {
        name: [
            each.stamp.sizes, each.stamp.to, each.kept and each.kept.json(), each.whole,
            name in settled and settled[name] == each.kept,
        ]
        for name, each in known.items()
    }  # fmt: skip
    beside = folder / f"{NAME}.new"
    with suppress(OSError):
        beside.write_text(json.dumps({"version": VERSION, "matches": rows}), "utf-8")
        beside.replace(folder / NAME)
