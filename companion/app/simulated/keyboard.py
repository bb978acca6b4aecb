"""A keyboard as hands at a simulated table: a key goes down, a hand comes down."""

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import Protocol

from companion.core.live.listener import Listening, View
from companion.core.referee.game import Prompt
from companion.core.referee.verdicts import Verdict
from companion.practice.hands import Hands
from companion.practice.keymap import Keymap, KeySpot
from hw.signals import BUTTONS

TAP_US = 130_000
"""How long a key is held that cannot tell when it comes up."""


PLAYING = ("dealt", "ready", "play", "sweep")
"""The phases in which there are piles to reach for."""


class Stopped(Protocol):
    """Whoever may have stopped the clock."""

    def pressed(self, seat: int, name: str, by: int | None) -> bool:
        """Take a press if the clock stands still; tell whether it does."""

    def released(self, seat: int, name: str, by: int | None) -> None:
        """Take it as let go."""


class Keyboard(Listening):
    """Turns keys into hands, from any thread; `wake` tells the loop that something was done.

    Where two people share the keys, nobody can tell whose hand is on a third pile: reaching out
    then works only while a sweep is on. While something is asked or nobody plays, the digits are
    answers, and reach for nothing.
    """

    def __init__(
        self,
        keymap: Keymap,
        hands: Hands,
        wake: Callable[[], None],
        stopped: Stopped | None = None,
    ) -> None:
        """`stopped` takes what is pressed while the clock stands still."""
        self.keymap, self._hands, self._wake, self._stopped = keymap, hands, wake, stopped
        self.in_vain: Callable[[], None] = lambda: None
        """Told of a press that does not count, on the thread of whoever pressed."""
        self._kept: set[KeySpot] = set()
        """What went down while the clock stood still: no hand of the table knows of it."""
        self._phase: str | None = None
        self._prompts: tuple[Prompt, ...] = ()
        self._up: list[tuple[int, str]] = []

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        """Take note of how the match stands; what a key means then is asked when it comes."""
        self._phase, self._prompts = view.state["phase"], view.prompts

    def down(self, key: str, t: int) -> bool:
        """Take a key that went down at this instant; tell whether it means anything here."""
        return self._move(key, True, t)

    def up(self, key: str, t: int) -> bool:
        """Take a key that came up; tell whether it means anything here."""
        return self._move(key, False, t)

    def tap(self, key: str, t: int, hold_us: int = TAP_US) -> bool:
        """Take a key that was struck on a keyboard that does not tell when it comes up."""
        known = self.down(key, t)
        if known:
            heappush(self._up, (t + hold_us, key))
        return known

    def due(self) -> int | None:
        """Return when a struck key comes up."""
        return self._up[0][0] if self._up else None

    def act(self, now: int) -> None:
        """Let struck keys come up."""
        while self._up and self._up[0][0] <= now:
            t, key = heappop(self._up)
            self.up(key, t)

    def _move(self, key: str, down: bool, t: int) -> bool:
        spot = self.keymap.inputs.get(key) or self._reach(key, down)
        if spot is None:
            return False
        self.move(spot, down, t)
        return True

    def _reach(self, key: str, down: bool) -> KeySpot | None:
        spot = self.keymap.reaches.get(key)
        if spot is None or not down:
            return spot
        return spot if not self._answers() and (spot.by or self._phase == "sweep") else None

    def _answers(self) -> bool:
        """Tell whether a digit is an answer now."""
        if self._phase is None:
            return False
        return self._phase not in PLAYING or any(prompt.asked for prompt in self._prompts)

    def move(self, spot: KeySpot, down: bool, t: int) -> None:
        """Lay a hand on an input or take it away: also for a mouse or a finger on the screen."""
        stopped = self._stopped
        if down and stopped and stopped.pressed(spot.seat, spot.input, spot.by):
            self._kept.add(spot)
            self.in_vain()
        elif not down and stopped and spot in self._kept:
            self._kept.discard(spot)
            stopped.released(spot.seat, spot.input, spot.by)
        else:
            self._lay(spot, down, t)

    def _lay(self, spot: KeySpot, down: bool, t: int) -> None:
        if spot.input in BUTTONS:
            (self._hands.press if down else self._hands.release)(spot.seat, spot.input, at_us=t)
        elif down:
            self._hands.touch(spot.seat, spot.input, by=spot.by, at_us=t)
        else:
            self._hands.lift(spot.seat, spot.input, at_us=t)
        self._wake()
