"""The seconds that are left until a deadline, put into the word of the moment.

A scene only changes when something happens, or when another second has gone.
"""

from companion.kit.face import LEFT, Word

_LAST, _FEW = 10, 5
"""Seconds from which a countdown is marked, and marked strongly."""


class Countdown:
    """Remembers what was last shown of a deadline."""

    def __init__(self) -> None:
        self._left: tuple[int, int] | None = None

    def tick(self, deadline: int | None, now: int) -> bool:
        """Hear how late it is; tells whether that shows."""
        left = None if deadline is None else (deadline, _seconds(deadline - now))
        changed = left != self._left
        self._left = left
        return changed

    def put_in(self, word: Word, deadline: int | None, seen: int) -> Word:
        """Put the seconds left in their place; where nobody tells the time, as of the last news."""
        if LEFT not in word.text or deadline is None:
            return word
        left = _seconds(deadline - seen)
        if self._left is not None and self._left[0] == deadline:
            left = min(left, self._left[1])
        tone = "bad" if left <= _FEW else "accent" if left <= _LAST else word.tone
        return Word(word.text.replace(LEFT, str(left)), tone)


def _seconds(us: int) -> int:
    """Whole seconds, the one that has begun counted."""
    return max(0, -(-us // 1_000_000))
