"""A start of the table, written down before anything is loaded; and how one is begun afresh.

Nothing that could fail is imported here but when it is used.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic_ns

from companion import __version__
from companion.keep.journal.errors import JournalInUseError
from companion.keep.journal.opening import boot_id
from companion.keep.starts import MOST, StartBook, Starts, StartWatch
from companion.language import say

SAFE = "--safe"
FAILED = 1


def places_of(folder: Path, environment: Mapping[str, str]) -> list[Path]:
    """Return where starts are written down: beside the matches, or else where a boot forgets."""
    given = environment.get("RUNTIME_DIRECTORY", "").split(":")[0]
    own = environment.get("XDG_RUNTIME_DIR", "")
    fleeting = given or (f"{own}/companion" if own else "")
    return [folder, Path(fleeting)] if fleeting else [folder]


def fingerprint(profile: str, words: Sequence[str], games: Sequence[str]) -> str:
    """Name what is started: if anything of it has changed, what failed may work now."""
    told = hashlib.sha256()
    try:
        described = Path(profile).read_bytes()
    except (OSError, ValueError):
        described = b""
    for part in (__version__.encode(), described, *(word.encode() for word in (*words, *games))):
        told.update(hashlib.sha256(part).digest())
    return told.hexdigest()[:16]


class Starting:
    """One run of the daemon, from what is known of the runs before."""

    def __init__(
        self,
        folder: Path,
        of: str,
        environment: Mapping[str, str] = os.environ,
        clock: Callable[[], int] = lambda: monotonic_ns() // 1000,
    ) -> None:
        self.book = StartBook(places_of(folder, environment))
        self._boot, self._clock, self._of = boot_id(), clock, of
        self.starts = self.book.read().counted(self._boot, of)

    def forget(self) -> None:
        """Begin to count anew."""
        self.starts = Starts(of=self._of)

    def allow_one_more(self) -> None:
        """Have the next start be a normal one; if that fails, the one after it is safe again."""
        self.book.write(replace(self.starts, failed=min(self.starts.failed, MOST - 1)))

    def keep(self) -> None:
        """Write down what is known: a start that went silently counts from now on."""
        self.book.write(self.starts)

    def watched(self, serve: Callable[[StartWatch], tuple[int, str]]) -> int:
        """Serve, and write down how it went; `serve` returns its status, and why it failed.

        What is wrong is told in one line. To somebody at a terminal that is enough: whoever typed
        the command has read it, and it does not count.
        """
        watch = StartWatch(self.book, self.starts, self._boot, self._clock)
        try:
            status, why = serve(watch)
        except (JournalInUseError, KeyboardInterrupt):
            watch.withdrawn()
            raise
        except Exception as error:
            if _somebody_reads() and is_told(error):
                watch.withdrawn()
            else:
                watch.failed(one_line(error), type(error).__name__)
            if is_told(error):
                raise
            print(say("safe-daemon-failed", why=placed(error)), file=sys.stderr)
            return FAILED
        if why:
            watch.failed(why, "")
        else:
            watch.stopped()
        return status


def _somebody_reads() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()


def is_told(error: Exception) -> bool:
    """Tell whether an error is for people: whoever runs the command tells it in one line."""
    from companion.app.cli.shell import for_people

    return isinstance(error, for_people())


def one_line(error: BaseException) -> str:
    """Return what an error says: its first line, if it is for people, else with its kind."""
    if not isinstance(error, Exception) or not is_told(error):
        return placed(error)
    first, *more = str(error).splitlines() or [type(error).__name__]
    return say("safe-and-more", first=first, count=len(more)) if more else first


def placed(error: BaseException) -> str:
    """An error of our own in one line: what, and where."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace else ""
    return f"{type(error).__name__}: {' '.join(str(error).split())}{where}"


def start_afresh() -> int:
    """Become a new run of the same command, without what asked for safe mode.

    The process stays the same one for systemd, and nothing of this run is left in it.
    """
    words = [word for word in sys.orig_argv[1:] if not _asks_for_safety(word)]
    if sys.platform == "win32":
        return subprocess.call([sys.executable, *words])
    sys.stdout.flush()
    sys.stderr.flush()
    return os.execv(sys.executable, [sys.executable, *words])


def _asks_for_safety(word: str) -> bool:
    """Tell whether it is the option, which may be shortened."""
    return len(word) > 3 and SAFE.startswith(word)
