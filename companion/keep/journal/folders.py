"""Where the journals of a machine lie: the table's own, and beside it those of programs that play.

Whoever plays at a simulated table takes a folder of its own, so that two of them disturb neither
each other nor the daemon, which would take their match for its own and go on with it.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from companion.keep.journal.opening import default_folder

PLAY = "play"
FOLDERS = 9
"""So many programs can play at once and be recorded."""


def play_folders(environment: Mapping[str, str]) -> Iterator[Path]:
    """Yield the folders that programs which play may take, the first one first."""
    beside = default_folder(environment).parent
    yield beside / PLAY
    yield from (beside / f"{PLAY}-{n}" for n in range(2, FOLDERS + 1))


def every_folder(environment: Mapping[str, str]) -> dict[str, Path]:
    """Return the folders that there are, by what stands before a match's number: `play/12`.

    The table's own has nothing there, and comes first.
    """
    own = default_folder(environment)
    named = {"": own, **{folder.name: folder for folder in play_folders(environment)}}
    return {name: folder for name, folder in named.items() if folder.is_dir()}
