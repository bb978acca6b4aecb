"""Opening a journal: the torn tail cut off and named, and the last match ready to go on."""

import os
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from companion.core.live.session import Session
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import Header
from companion.keep.journal import system
from companion.keep.journal.account import Account, account
from companion.keep.journal.checkpoints import Checkpoints, Games, shortcut
from companion.keep.journal.disk import Disk, RealDisk
from companion.keep.journal.errors import JournalError, JournalInUseError
from companion.keep.journal.journal import Clock, Journal
from companion.keep.journal.reading import JournalProblem
from companion.keep.journal.reserve import SPARE, Reserve, SparingDisk
from companion.keep.journal.segments import matches, segments
from companion.keep.journal.shift import Shift, shift_for
from companion.keep.journal.writer import Limits
from companion.kit.notice import Notice
from companion.language import say


class FolderLock:
    """Holds a folder for as long as this process lives; the kernel lets go of it by itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._file = folder / "lock"
        self._handles: list[int] = []

    def take(self) -> None:
        """Take the folder; OSError if it cannot even hold a lock.

        The file is locked, which says who has it; and the folder itself, as a file can be deleted.
        """
        handle = _opened(self._file)
        self._handles.append(handle)
        folder = system.open_folder(self._file.parent)
        if folder is not None:
            self._handles.append(folder)
        try:
            for held in self._handles:
                system.lock(held)
        except BlockingIOError:
            holder = _signed(handle)
            self.let_go()
            raise JournalInUseError(
                say(
                    "journal-in-use",
                    folder=str(self._file.parent),
                    process=holder or say("journal-unknown"),
                )
            ) from None
        self._sign(handle)

    def let_go(self) -> None:
        """Give the folder back."""
        while self._handles:
            os.close(self._handles.pop())

    def _sign(self, handle: int) -> None:
        """Leave the process number, so that a refusal can name it; a full disk cannot."""
        try:
            os.ftruncate(handle, 0)
            os.lseek(handle, 0, os.SEEK_SET)
            os.write(handle, f"{os.getpid()}\n".encode())
        except OSError:
            return


def _signed(handle: int) -> str:
    """Return who signed the lock, as far as it can be read."""
    os.lseek(handle, 0, os.SEEK_SET)
    return os.read(handle, 20).decode("ascii", "replace").strip()


def _opened(file: Path) -> int:
    """Open for writing, or on a read-only card at least for the lock itself."""
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT | system.OWN, 0o644)
    except OSError:
        return os.open(file, os.O_RDONLY | system.OWN)


def default_folder(environment: Mapping[str, str]) -> Path:
    """Follow systemd where it gives a place for state, and the desktop's custom elsewhere."""
    given = environment.get("STATE_DIRECTORY", "").split(":")[0]
    if given:
        return Path(given) / "journal"
    return system.state_folder(environment) / "companion" / "journal"


_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")


@dataclass(frozen=True, slots=True)
class Opened:
    """A journal that is ours, what it holds of the last match, and what is wrong with it."""

    journal: Journal
    last: Account | None
    problems: tuple[JournalProblem | str, ...]
    boot: str
    _lock: FolderLock
    checkpoints: Checkpoints
    _reserve: Reserve

    @property
    def folder(self) -> Path:
        """Where it lies."""
        return self._lock.folder

    def shift(self, now: int) -> Shift:
        """Tell how the last match dates what the machine's clock calls now."""
        if self.last is None:
            return Shift()
        same_boot = bool(self.boot) and self.boot == self.last.boot
        return shift_for(now, self.last.reached, self.last.shift, same_boot)

    def pick_up(
        self,
        session: Session,
        header: Header,
        shift: Shift,
        clock: Clock,
        again: Callable[[], list[Verdict]] | None = None,
    ) -> list[Verdict]:
        """Go on with the last match in a session of its header, before anybody listens to it.

        Gives the verdicts that the earlier run may not have told: those it had not recorded. A
        match that had ended is judged to its end. `again` judges it in another way.
        """
        last = self.last
        if last is None or last.header is None:
            raise JournalError(say("journal-there-no-match-go"))
        if last.standing is not None:
            session.stand(last.standing)
        given = session.resume(last.evidence(header)) if again is None else again()
        fresh = self.journal.go_on(last, shift, clock, given)
        beyond = session.setup.latency + 1 if last.ended else 0
        session.pass_time(last.reached + beyond, last.low_water)
        return [*fresh, *self.journal.kept_last]

    def turned_to(
        self,
        match: int,
        games: Games | None = None,
        fit: Callable[[Any], bool] = lambda beside: True,
    ) -> "Opened":
        """Return the same journal at any match, to go on with that one.

        Where the `games` are known, from a checkpoint: one that is `fit` by what lies beside it.
        """
        disk, folder = RealDisk(), self._lock.folder
        found = shortcut(disk, folder, match, games or {}, lambda: None, fit)
        found = found or account(disk, folder, match)
        _cut_tails(disk, folder, found)
        return replace(self, last=found)

    def close(self) -> None:
        """Make everything durable, and let another program have the journal."""
        self.journal.close()
        self._lock.let_go()
        self._reserve.close()


def open_journal(
    folder: Path,
    tell: Callable[[Notice], None] = lambda notice: None,
    *,
    games: Games | None = None,
    turning: Callable[[], None] = lambda: None,
    disk: Disk | None = None,
    boot: str | None = None,
    limits: Limits | None = None,
    steady: Callable[[], float] = time.monotonic,
    wall: Callable[[], float] = time.time,
) -> Opened:
    """Open a table's journal for writing; JournalError only if another program writes it.

    Whatever else is wrong is a problem to announce, not a reason not to play. `tell` is told,
    once, when the journal gets into trouble, and once when it is out of it. Where the `games` are
    known, a long match is taken up from a checkpoint. `turning` is told that reading goes on,
    `steady` paces retries, `wall` dates notes.
    """
    reserve = Reserve(SPARE if disk is None else 0)
    disk = disk or SparingDisk(reserve)
    boot = boot_id() if boot is None else boot
    lock = FolderLock(folder)
    problems: list[JournalProblem | str] = []
    with suppress(OSError):
        disk.make_folder(folder)
    with suppress(OSError):
        lock.take()
    last = None
    try:
        last = _last(disk, folder, problems, games or {}, turning)
    except OSError as error:
        problems.append(
            say(
                "journal-cannot-read-no-match-resumed",
                folder=str(folder),
                reason=str(error.strerror),
            )
        )
    journal = Journal(disk, folder, tell, boot=boot, limits=limits, steady=steady, wall=wall)
    checkpoints = Checkpoints(disk, folder, journal)
    return Opened(journal, last, tuple(problems), boot, lock, checkpoints, reserve)


def _last(
    disk: Disk,
    folder: Path,
    problems: list[JournalProblem | str],
    games: Games,
    turning: Callable[[], None],
) -> Account | None:
    """Read the last match; one of which not even the first line is whole never began."""
    for match in reversed(matches(disk, folder)):
        last = shortcut(disk, folder, match, games, turning)
        last = last or account(disk, folder, match, turning)
        problems += last.problems
        _cut_tails(disk, folder, last)
        if not last.empty:
            return last
    return None


def _cut_tails(disk: Disk, folder: Path, last: Account) -> None:
    """Shorten files to their last whole record; one that was only created goes."""
    tails = [(problem.file, problem.at) for problem in last.problems if problem.tail]
    if last.empty and not last.problems:
        tails = [(piece.name, 0) for piece in segments(disk, folder) if piece.match == last.match]
    for file, size in tails:
        with suppress(OSError):
            disk.cut(folder / file, size)


def boot_id() -> str:
    """Name this run of the machine; empty where the kernel does not tell."""
    try:
        return _BOOT_ID.read_text("ascii").strip()
    except OSError:
        return ""
