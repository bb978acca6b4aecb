"""Reads what a journal keeps, for the doctor: the newest match first, and not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from companion.app.cli.progress import ProgressLine
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import Segment, files_by_match
from companion.language import say
from companion.setup.doctor.facts import JournalFacts

LIMIT_S = 20.0
"""So long a doctor may read; `companion journal check` reads all, and judges it again."""


class _TimeUpError(Exception):
    """There is no time left to read on."""


def survey_matches(
    folder: Path, limit_s: float = LIMIT_S, clock: Callable[[], float] = time.monotonic
) -> JournalFacts:
    """Return which matches are whole, as far as there is time for."""
    if not folder.exists():
        return JournalFacts()
    try:
        there = files_by_match(RealDisk(), folder)
    except OSError as error:
        return JournalFacts(problem=str(error.strerror or error))
    with ProgressLine(say("building-doctor-reading-journal")) as line:
        return _read(folder, [*there.values()][::-1], line, clock() + limit_s, clock)


def _read(
    folder: Path,
    there: list[tuple[Segment, ...]],
    line: ProgressLine,
    until: float,
    clock: Callable[[], float],
) -> JournalFacts:
    def turning() -> None:
        if clock() >= until:
            raise _TimeUpError

    damaged: list[str] = []
    for looked, files in enumerate(there):
        line.at(looked, len(there), say("command-cards-match", match=files[0].match))
        try:
            turning()
            wrong = _problem(folder, files, turning, newest=looked == 0)
        except _TimeUpError:
            return JournalFacts(len(there), looked, tuple(damaged))
        damaged += [wrong] if wrong else []
    return JournalFacts(len(there), len(there), tuple(damaged))


def _problem(
    folder: Path, files: tuple[Segment, ...], turning: Callable[[], None], *, newest: bool
) -> str:
    """Say what is wrong with a match; the newest may be written right now, so its end is open."""
    match = files[0].match
    try:
        found = account(RealDisk(), folder, match, turning, listed=files).problems
    except OSError as error:
        return say("building-doctor-match", match=match, reason=str(error.strerror or error))
    wrong = [problem for problem in found if not (newest and problem.tail)]
    return say("building-doctor-match-2", match=match, wrong=str(wrong[0])) if wrong else ""
