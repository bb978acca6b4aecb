"""`companion judge`: a recorded transcript through the referee that runs live."""

import argparse
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from os import fstat
from typing import IO, BinaryIO

from companion.explain import Explainer
from companion.games import GAMES
from companion.referee import Referee, Verdict
from companion.transcript import (
    MAX_LINE,
    Header,
    LineParser,
    TranscriptError,
    parse_header,
    parse_object,
    state_line,
    verdict_line,
)

BAD_INPUT = 2

_DESCRIPTION = """\
Replay what a table observed and print the verdicts.

FILE is a transcript: one JSON object a line, a header first (docs/transcript.md).
The verdicts come out as JSON Lines, each with its rule, margin and doubt, the last
line being the state of the table. The same transcript gives the same verdicts on
every machine, in whatever order the evidence arrived.

Evidence is judged once nothing that could change it can still arrive. What comes
after the last "end" line, or within the header's latency of the last line if there
is none, is not judged yet.
"""
_EPILOG = """\
examples:
  companion judge examples/dead-heat.jsonl
  companion judge --explain examples/five-players.jsonl
  some-table | companion judge -

exit status: 0, whatever the verdicts; 2 if the transcript cannot be read, with one
line on standard error that says where, what is wrong and what was expected.
"""


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "judge",
        help="judge a recorded transcript",
        description=_DESCRIPTION,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", metavar="FILE", help="a transcript, or - for standard input")
    parser.add_argument(
        "--explain",
        action="store_true",
        help="print for people: one line a verdict, with names, margins and how sure they are",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Judge the file and give the exit status."""
    try:
        with _opened(args.file) as stream:
            _Judgement(stream, sys.stdout, args.explain).run(args.file)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        print(f"{args.file}: cannot be read: {error.strerror}", file=sys.stderr)
        return BAD_INPUT
    except _BadLineError as error:
        sys.stdout.flush()
        print(f"{args.file}:{error.number}: {error.what}", file=sys.stderr)
        return BAD_INPUT
    return 0


class _BadLineError(Exception):
    def __init__(self, number: int, what: str) -> None:
        super().__init__(what)
        self.number, self.what = number, what


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield sys.stdin.buffer
    else:
        with open(name, "rb") as stream:
            yield stream


class _Judgement:
    """One run over one transcript."""

    def __init__(self, stream: BinaryIO, out: IO[str], explain: bool) -> None:
        self._stream = stream
        self._out = out
        self._explain = explain
        self._live = not stat.S_ISREG(fstat(stream.fileno()).st_mode)
        self._number = 0

    def run(self, name: str) -> None:
        """Judge line by line, so that a pipe gets its verdicts as they are decided."""
        try:
            self._judge(name)
        except TranscriptError as error:
            raise _BadLineError(self._number, error.what) from None

    def _judge(self, name: str) -> None:
        header = self._header()
        setup = header.setup
        parser = LineParser(header.game.vocabulary, setup.uncertainty)
        referee = Referee(header.game.set_up(setup), setup.seats, setup.latency)
        explainer = Explainer(setup)
        say = explainer.line if self._explain else verdict_line
        parse, feed = parser.parse, referee.feed
        for raw in self._lines():
            verdicts = feed(parse(raw))
            if verdicts:
                self._print(verdicts, say)
        self._print(referee.close(), say)
        state = referee.public_state()
        self._out.write((explainer.state(state) if self._explain else state_line(state)) + "\n")
        self._out.flush()
        if referee.waiting:
            print(
                f"{name}: the last {referee.waiting} line(s) are not judged yet: "
                'an "end" line would say that nothing earlier can still arrive',
                file=sys.stderr,
            )

    def _header(self) -> Header:
        first = next(self._lines(), None)
        if first is None:
            self._number = 1
            raise TranscriptError('nothing there; expected {"transcript": 1, "game": ...}')
        return parse_header(parse_object(first), GAMES)

    def _lines(self) -> Iterator[bytes]:
        readline = self._stream.readline
        while raw := readline(MAX_LINE + 1):
            self._number += 1
            if len(raw) > MAX_LINE:
                raise TranscriptError(f"longer than {MAX_LINE} bytes; expected one JSON object")
            yield raw

    def _print(self, verdicts: list[Verdict], say: Callable[[Verdict], str]) -> None:
        for verdict in verdicts:
            self._out.write(say(verdict) + "\n")
        if self._live:
            self._out.flush()
