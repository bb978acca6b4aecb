"""Seconds that run out, in the word of the moment. Whoever draws tells how late it is."""

from companion.display.scene import LEFT, Word

LAST, FEW = 10, 5
"""Seconds from which a countdown is marked, and marked strongly."""


class Countdown:
    """How many seconds are left; where nobody tells the time, as of the last news."""

    def __init__(self) -> None:
        self._news = 0
        self._shown: tuple[int, int] | None = None
        """The deadline that is shown, and the seconds until then."""

    def seen(self, t: int) -> None:
        """Hear when something last happened."""
        self._news = t

    def tick(self, deadline: int | None, now: int) -> bool:
        """Hear how late it is; tells whether another second shows."""
        left = None if deadline is None else (deadline, _seconds(deadline - now))
        changed, self._shown = left != self._shown, left
        return changed

    def word(self, word: Word, deadline: int | None) -> Word:
        """Put the seconds left into a word."""
        left = _seconds((deadline or 0) - self._news)
        if self._shown is not None and self._shown[0] == deadline:
            left = min(left, self._shown[1])
        tone = "bad" if left <= FEW else "accent" if left <= LAST else word.tone
        return Word(word.text.replace(LEFT, str(left)), tone)


def _seconds(us: int) -> int:
    """Whole seconds, the one that has begun counted."""
    return max(0, -(-us // 1_000_000))
