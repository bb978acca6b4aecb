"""What a page has before it and is told next; and how often anybody may say something."""

from collections.abc import Iterator
from typing import Any

from companion.outputs.console.pairing import Phone
from companion.outputs.console.web.room import Room, Shown, written


class Telling:
    """Knows what a page has before it, in words and as a picture, and writes what is new."""

    def __init__(self, room: Room, phone: Phone) -> None:
        self._room, self._phone = room, phone
        self._shown: Shown | None = None
        self._sheet: Any = None
        self._seq = -1

    def news(self) -> list[str]:
        """Return what the page has to be told."""
        return [*self._words(), *self._picture()]

    def _words(self) -> Iterator[str]:
        if self._seq == self._room.seq:
            return
        self._seq = self._room.seq
        news = self._room.news(self._phone, self._shown)
        if news is not None:
            said, self._shown = news
            yield said

    def _picture(self) -> Iterator[str]:
        drawn = self._room.picture(self._phone, self._sheet)
        if drawn is not None:
            self._sheet = drawn.sheet
            yield written(drawn.told)


class Allowance:
    """How often something may happen: so many at once, and so many a second for ever."""

    def __init__(self, burst: float, each_second: float, now: int) -> None:
        self._burst, self._each_second = burst, each_second
        self._left, self._at = burst, now

    def spend(self, now: int) -> bool:
        """Tell whether it may happen once more."""
        refill = (now - self._at) / 1_000_000 * self._each_second
        self._left = min(self._burst, self._left + refill) - 1
        self._at = now
        return self._left >= 0
