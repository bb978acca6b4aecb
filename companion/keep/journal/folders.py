"""Where the journals of a machine lie: the table's own, and beside it those of programs that play.

Whoever plays at a simulated table takes a folder of its own, so that two of them disturb neither
each other nor the daemon, which would take their match for its own and go on with it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from companion.keep.journal.checkpoints import Games
from companion.keep.journal.errors import JournalError
from companion.keep.journal.opening import Opened, default_folder, open_journal
from companion.kit.notice import Notice

PLAY, PHONES = "play", "phones"
FOLDERS = 9
"""So many programs can play at once and be recorded."""


def play_folders(environment: Mapping[str, str]) -> Iterator[Path]:
    """Yield the folders that programs which play may take, the first one first."""
    yield from _folders(environment, PLAY)


def phones_folders(environment: Mapping[str, str]) -> Iterator[Path]:
    """Yield the folders that a laptop's tables for phones may take, the first one first."""
    yield from _folders(environment, PHONES)


def _folders(environment: Mapping[str, str], name: str) -> Iterator[Path]:
    beside = default_folder(environment).parent
    yield beside / name
    yield from (beside / f"{name}-{n}" for n in range(2, FOLDERS + 1))


def open_first(
    folders: Iterable[Path], tell: Callable[[Notice], None], games: Games | None = None
) -> Opened:
    """Open the first folder that nobody else has; JournalError in one line if there is none."""
    *most, last = folders
    for folder in most:
        try:
            return open_journal(folder, tell, games=games)
        except JournalError:
            continue
    return open_journal(last, tell, games=games)


def every_folder(environment: Mapping[str, str]) -> dict[str, Path]:
    """Return the folders that there are, by what stands before a match's number: `play/12`.

    The table's own has nothing there, and comes first.
    """
    own = default_folder(environment)
    beside = (*play_folders(environment), *phones_folders(environment))
    named = {"": own, **{folder.name: folder for folder in beside}}
    return {name: folder for name, folder in named.items() if folder.is_dir()}
