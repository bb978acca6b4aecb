"""Seconds that run out, in the word of the moment. Whoever draws tells how late it is."""

from companion.display.scene import LEFT, Word

LAST, FEW = 10, 5
"""Seconds from which a countdown is marked, and marked strongly."""


def seconds(us: int) -> int:
    """Whole seconds, the one that has begun counted."""
    return max(0, -(-us // 1_000_000))


def counted(word: Word, left: int) -> Word:
    """Put the seconds left into a word."""
    tone = "bad" if left <= FEW else "accent" if left <= LAST else word.tone
    return Word(word.text.replace(LEFT, str(left)), tone)
