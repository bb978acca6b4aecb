"""Is a match whole, and does its evidence give what was recorded? It is read once, and judged."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from companion.core.referee import Referee
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.core.transcript.writing import verdict_line
from companion.games import GAMES
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import Disk
from companion.keep.journal.errors import JournalError
from companion.keep.journal.segments import Segment
from companion.keep.journal.sense import EVENT, OPEN, Body
from companion.kit.text import clean
from companion.language import say


class Checked(NamedTuple):
    """What is to be said of one match."""

    lines: tuple[str, ...]
    wrong: bool


def checked(disk: Disk, folder: Path, files: tuple[Segment, ...]) -> Checked:
    """Read a match of these files, judge it again, and say what is wrong with it."""
    judging, match = Judging(), files[0].match
    told = account(disk, folder, match, seen=judging.seen, kinds=(OPEN, EVENT), listed=files)
    found = [*map(str, told.problems), *judging.differences(told)]
    return Checked((_line(told, len(found)), *(f"  {problem}" for problem in found)), bool(found))


class Judging:
    """Judges a match again as it is read."""

    def __init__(self) -> None:
        self._parser: LineParser | None = None
        self._referee: Referee | None = None
        self._given: list[Verdict] = []
        self._failed: Exception | None = None

    def seen(self, kind: str, body: Body) -> None:
        """Take a record; what cannot be judged is told at the end, if nothing else is wrong."""
        if kind == EVENT and self._failed is None:
            try:
                self._judge(body)
            except Exception as error:
                self._failed = error
        elif kind == OPEN and self._referee is None:
            self._begin(body["header"])

    def differences(self, told: Account) -> list[str]:
        """Say where the evidence does not give what was recorded, as far as it reaches."""
        if told.empty:
            return []
        try:
            given = self._judged(told)
        except JournalError as error:
            return [str(error)]
        for verdict, line in zip(given, told.verdicts, strict=False):
            if verdict_line(verdict) != line:
                return [say("command-journal-verdict-not-evidence-gives", n=verdict.n)]
        extra = len(told.verdicts) - len(given)
        return [say("command-journal-verdict-s-end-have-no", extra=extra)] if extra > 0 else []

    def _begin(self, line: Body) -> None:
        try:
            header = parse_header(line, GAMES)
        except TranscriptError:
            return  # Said by `parsed_header`, when all has been read.
        setup = header.setup
        self._parser = LineParser(header.game.vocabulary, setup.uncertainty)
        self._referee = Referee(header.game.set_up(setup), setup.seats, setup.latency)

    def _judge(self, line: Body) -> None:
        if self._parser is not None and self._referee is not None:
            self._given += self._referee.feed(self._parser.event(line))

    def _judged(self, told: Account) -> list[Verdict]:
        """Return all that the evidence gives; JournalError if the match cannot be judged."""
        told.parsed_header(GAMES)
        if isinstance(self._failed, TranscriptError):
            raise JournalError(
                say(
                    "command-journal-match",
                    folder=str(told.folder),
                    match=told.match,
                    what=self._failed.what,
                )
            )
        if self._failed is not None:
            raise self._failed
        assert self._referee is not None
        return [
            *self._given,
            *self._referee.close(),
            *self._referee.pass_time(told.reached, told.low_water),
        ]


def _line(told: Account, wrong: int) -> str:
    header = told.header or {}
    players = ", ".join(clean(str(name)) for name in header.get("players", []))
    return say(
        "command-journal-line",
        match=told.match,
        began=told.began,
        game=str(header.get("game") or say("command-journal-unknown-game")),
        players=players or str(header.get("seats", "?")),
        events=told.events,
        verdicts=len(told.verdicts),
        files=told.pieces,
        state=_state(wrong),
    )


def _state(wrong: int) -> str:
    return say("command-journal-problem-s", wrong=wrong) if wrong else say("command-journal-whole")
