"""One transcript through the referee, line by line: memory does not grow with its length."""

from __future__ import annotations

import stat
import sys
from collections.abc import Callable, Iterator
from io import UnsupportedOperation
from os import fstat
from typing import IO, TYPE_CHECKING, BinaryIO

from companion.app.cli.progress import ProgressLine
from companion.core.referee import Referee, Verdict
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import Header, parse_header
from companion.core.transcript.lines import MAX_LINE, LineParser, parse_object
from companion.core.transcript.writing import state_line, verdict_line
from companion.games import GAMES
from companion.language import say

if TYPE_CHECKING:
    from companion.core.referee.game import Setup
    from companion.kit.explainer import Explainer


class BadLineError(Exception):
    """A line that ends the run: its number, what is wrong with it, and what was expected."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(what)
        self.number, self.what = number, what


LOOKED_EVERY = 1024
"""After so many lines it is told how far a judgement is."""


def size_of(stream: BinaryIO) -> int:
    """Return how many bytes a file has; 0 for what is none."""
    try:
        return fstat(stream.fileno()).st_size
    except UnsupportedOperation:
        return 0


def _is_file(stream: BinaryIO) -> bool:
    try:
        return stat.S_ISREG(fstat(stream.fileno()).st_mode)
    except UnsupportedOperation:
        return True


def _explainer(setup: Setup) -> Explainer:
    """Return what says verdicts in words: only who wants them loads the words of the game, too."""
    from companion.games import KITS
    from companion.kit.explainer import Explainer

    return Explainer(KITS.words(setup.game), setup)


class Judgement:
    """One run over one transcript."""

    def __init__(
        self,
        stream: BinaryIO,
        out: IO[str],
        *,
        explain: bool = False,
        progress: ProgressLine | None = None,
    ) -> None:
        self._stream, self._progress = stream, progress
        self._out = out
        self._explain = explain
        self._live = not _is_file(stream)
        self._number = 0

    def run(self, name: str) -> None:
        """Judge line by line, so that a pipe gets its verdicts as they are decided."""
        try:
            self._judge(name)
        except TranscriptError as error:
            raise BadLineError(self._number, error.what) from None

    def _judge(self, name: str) -> None:
        header = self._header()
        setup = header.setup
        parser = LineParser(header.game.vocabulary, setup.uncertainty)
        referee = Referee(header.game.set_up(setup), setup.seats, setup.latency)
        explainer = _explainer(setup) if self._explain else None
        tell = explainer.line if explainer else verdict_line
        parse, feed = parser.parse, referee.feed
        for raw in self._lines():
            verdicts = feed(parse(raw))
            if verdicts:
                self._print(verdicts, tell)
        self._print(referee.close(), tell)
        state = referee.public_state()
        self._out.write((explainer.state(state) if explainer else state_line(state)) + "\n")
        self._out.flush()
        if referee.waiting:
            print(
                say("command-judge-last-line-s-not-judged", name=name, waiting=referee.waiting),
                file=sys.stderr,
            )

    def _header(self) -> Header:
        first = next(self._lines(), None)
        if first is None:
            self._number = 1
            raise TranscriptError(say("command-judge-nothing-there-expected-transcript-1"))
        return parse_header(parse_object(first), GAMES)

    def _lines(self) -> Iterator[bytes]:
        readline = self._stream.readline
        size = 0 if self._live or self._progress is None else size_of(self._stream)
        while raw := readline(MAX_LINE + 1):
            self._number += 1
            if size and not self._number % LOOKED_EVERY:
                self._tell(size)
            if len(raw) > MAX_LINE:
                raise TranscriptError(
                    say("command-judge-longer-than-bytes-expected-one", max_line=MAX_LINE)
                )
            yield raw

    def _tell(self, size: int) -> None:
        if self._progress is not None and self._progress.due:
            self._progress.at(self._stream.tell(), size)

    def _print(self, verdicts: list[Verdict], say: Callable[[Verdict], str]) -> None:
        for verdict in verdicts:
            self._out.write(say(verdict) + "\n")
        if self._live:
            self._out.flush()
