"""Reads what a journal keeps, for the doctor: the newest match first, and not for ever."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from companion.app.cli.progress import ProgressLine
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.segments import matches
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
        there = matches(RealDisk(), folder)
    except OSError as error:
        return JournalFacts(problem=str(error.strerror or error))
    with ProgressLine("reading the journal") as line:
        return _read(folder, there[::-1], line, clock() + limit_s, clock)


def _read(
    folder: Path, there: list[int], line: ProgressLine, until: float, clock: Callable[[], float]
) -> JournalFacts:
    def turning() -> None:
        if clock() >= until:
            raise _TimeUpError

    damaged: list[str] = []
    for looked, match in enumerate(there):
        line.at(looked, len(there), f"match {match}")
        try:
            turning()
            wrong = _problem(folder, match, turning, newest=looked == 0)
        except _TimeUpError:
            return JournalFacts(len(there), looked, tuple(damaged))
        damaged += [wrong] if wrong else []
    return JournalFacts(len(there), len(there), tuple(damaged))


def _problem(folder: Path, match: int, turning: Callable[[], None], *, newest: bool) -> str:
    """Say what is wrong with a match; the newest may be written right now, so its end is open."""
    try:
        found = account(RealDisk(), folder, match, turning).problems
    except OSError as error:
        return f"match {match}: {error.strerror or error}"
    wrong = [problem for problem in found if not (newest and problem.tail)]
    return f"match {match}: {wrong[0]}" if wrong else ""
