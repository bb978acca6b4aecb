"""The word of the moment: what was called, what was decided, what is awaited, and how long still.

A scene only changes when something happens, or when another second has gone.
"""

from collections.abc import Mapping
from typing import Any

from companion.core.referee.verdicts import Verdict
from companion.kit.face import LEFT, SILENCE, Face, Word
from companion.language import say
from companion.language.retold import Retold

_LAST, _FEW = 10, 5
"""Seconds from which a countdown is marked, and marked strongly."""


class Countdown:
    """Remembers what was last shown of a deadline."""

    def __init__(self) -> None:
        self._left: tuple[int, int] | None = None

    def tick(self, deadline: int | None, now: int) -> bool:
        """Take note of the time; tell whether the seconds left have changed."""
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
        return Word(word.text.replace(LEFT, str(left)), tone, word.hint)


class Rest:
    """Remembers how many seconds of a rest are left.

    Only the rest before READY is counted down: when PLAY comes, nobody may know.
    """

    def __init__(self) -> None:
        self.left: int | None = None

    def tick(self, until: int | None, now: int) -> bool:
        """Take note of the time; tell whether the seconds left have changed."""
        before = self.left
        self.left = None if until is None or until <= now else _seconds(until - now)
        return self.left != before


def _seconds(us: int) -> int:
    """Whole seconds, the one that has begun counted."""
    return max(0, -(-us // 1_000_000))


def _ready() -> Word:
    return Word(say("display-ready"), "ready", say("display-hands-off"))


def _play() -> Word:
    return Word(say("display-play"), "play")


_CALLED = {"ready": _ready, "play": _play}


class Moment:
    """Keeps the word, until another is heard or decided."""

    def __init__(self) -> None:
        self._word = self._before = Retold(lambda: SILENCE)
        self._cued = False
        self._phase: Any = None
        self.countdown = Countdown()

    def cue(self, word: str) -> None:
        """Show READY or PLAY."""
        self._before, self._word = self._word, Retold(_CALLED[word])
        self._cued = True

    def rest(self) -> None:
        """Show what the phase says from now on: cards are dealt anew."""
        self._cued = False

    def decided(self, verdict: Verdict, face: Face) -> None:
        """Show what a verdict brings; a call that is refused was never heard."""
        if verdict.kind == "refused" and verdict.fields.get("cue"):
            self._word, self._cued = self._before, False
            return
        if face.word(verdict):
            self._word = Retold(lambda: face.word(verdict) or SILENCE)

    def follow(self, phase: Any, decided: bool) -> None:
        """Take over the phase; where a decision changed it, the word that was called is over."""
        if decided and phase != self._phase:
            self._cued = False
        self._phase = phase

    def word(self, face: Face, state: Mapping[str, Any], asked: bool, seen: int) -> Word:
        """Return the word; one that was heard goes before what its phase, judged later, says."""
        resting = None if asked or self._cued else face.resting(state)
        return self.countdown.put_in(resting or self._word(), face.deadline(state), seen)
