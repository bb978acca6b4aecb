"""One line that shows how far long work has come, and how long it will still take.

It stands on standard error while that is a terminal, and is gone when the work is done. In a pipe,
in a log and for work that is done at once nothing is written.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from types import TracebackType
from typing import IO, Self, TypeVar

from companion.app.cli.colour import takes_codes, wants_colour
from companion.language import say

T = TypeVar("T")

AFTER_S = 0.5
"""Work that is done sooner shows nothing."""
EVERY_S = 0.1
_BAR = 24
_LEAST_BAR = 6
_CYAN, _PLAIN, _REST = "\x1b[36m", "\x1b[0m", "\x1b[K"


class ProgressLine:
    """How far one piece of work is. Use it as a context: it cleans up after itself."""

    def __init__(
        self,
        what: str,
        *,
        shown: bool = True,
        out: IO[str] | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Take what is done, in a few words; without `shown` nothing is ever written."""
        self._what, self._clock = what, clock or time.monotonic
        self._out = out or sys.stderr
        self._shown = shown and _is_screen(self._out)
        self._coloured = self._shown and wants_colour(self._out)
        self._start = self._clock()
        self._next = self._start + AFTER_S
        self._drawn = False

    @property
    def due(self) -> bool:
        """Whether it is time to tell again: asked before a measure that costs something."""
        return self._shown and self._clock() >= self._next

    def at(self, done: float, total: float | None = None, note: str = "") -> None:
        """Tell how much is done, and of how much, where that is known."""
        if not self.due:
            return
        from shutil import get_terminal_size

        now = self._clock()
        self._next, self._drawn = now + EVERY_S, True
        wide = get_terminal_size().columns - 1
        text = progress_text(self._what, done, total, now - self._start, note, wide)
        self._out.write(f"\r{self._painted(text)}{_REST}")
        self._out.flush()

    def over(self, items: Sequence[T], note: Callable[[T], str] = lambda item: "") -> Iterator[T]:
        """Yield items one by one, and tell after each."""
        for n, item in enumerate(items):
            self.at(n, len(items), note(item))
            yield item

    def clear(self) -> None:
        """Wipe the line, so that something else can be written; it comes again by itself."""
        if self._drawn:
            self._out.write(f"\r{_REST}")
            self._out.flush()
            self._drawn = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()
        self._shown = False

    def _painted(self, text: str) -> str:
        if not self._coloured:
            return text
        return text.replace("[", f"[{_CYAN}").replace("]", f"{_PLAIN}]")


def with_progress(items: Iterable[T], what: str, *, out: IO[str] | None = None) -> Iterator[T]:
    """Yield items one by one under a line that tells how many are left."""
    with ProgressLine(what, out=out) as line:
        yield from line.over([*items])


def progress_text(
    what: str, done: float, total: float | None, spent_s: float, note: str, wide: int
) -> str:
    """Return the line: what, how far, how long it will take; as much as fits."""
    if total:
        part = min(max(done / total, 0.0), 1.0)
        left = say("cli-left", span=span_text(spent_s * (1 - part) / part)) if part else ""
        tail = ", ".join(filter(None, (f"{part:4.0%}", left, note)))
        room = min(_BAR, wide - len(what) - len(tail) - 5)
        bar = f"[{_filled(part, room)}] " if room >= _LEAST_BAR else ""
        return f"{what} {bar}{tail}"[:wide]
    return ", ".join(filter(None, (what, note, say("cli-so-far", span=span_text(spent_s)))))[:wide]


def _filled(part: float, room: int) -> str:
    return ("=" * round(part * room)).ljust(room)


def span_text(seconds: float) -> str:
    """Return a time as people say it: 12 s, 3 min 5 s, 2 h 10 min."""
    whole = round(seconds)
    if whole < 60:
        return say("cli-span-seconds", s=whole)
    if whole < 3600:
        return say("cli-span-minutes", min=whole // 60, s=whole % 60)
    return say("cli-span-hours", h=whole // 3600, min=whole % 3600 // 60)


def _is_screen(out: IO[str]) -> bool:
    """Tell whether a line there can be written over."""
    return out.isatty() and os.environ.get("TERM") != "dumb" and takes_codes()
