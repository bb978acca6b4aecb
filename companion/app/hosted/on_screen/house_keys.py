"""The keyboard of the machine that hosts a table, for who has no other button and no phone."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.app.simulated.keyboard import Keyboard
from companion.app.simulated.practice_data import keys_for
from companion.core.live import Session
from companion.practice.hands import Hands

Touchable = Callable[[], Mapping[int, tuple[str, ...]]]
"""The inputs of each seat that nothing is wired to, where neither bot nor phone sits."""


class HouseKeys:
    """Shares the keys out for every match. `join` is called on the judging thread, keys come on
    that of the display."""

    def __init__(
        self,
        touchable: Touchable,
        hands: Callable[[], Hands],
        wake: Callable[[], None],
        now: Callable[[], int],
    ) -> None:
        """`hands` are those of the match that is on, `now` its time; `wake` is called when
        something was pressed."""
        self._touchable, self._hands, self._wake, self._now = touchable, hands, wake, now
        self._keyboard: Keyboard | None = None

    def join(self, session: Session) -> Keyboard:
        """Give those who sit there now their keys, in the order of their seats."""
        people = [seat for seat, inputs in sorted(self._touchable().items()) if inputs]
        keymap = keys_for(people, session.setup.seats)
        keyboard = self._keyboard = Keyboard(keymap, self._hands(), self._wake)
        return keyboard

    def empty(self) -> None:
        """Let no key play: no match is on."""
        self._keyboard = None

    def hints(self) -> dict[tuple[int, str], str]:
        """Return which key is which input, to be shown."""
        keyboard, there = self._keyboard, self._touchable()
        spots = keyboard.keymap.inputs.items() if keyboard is not None else ()
        return {(s.seat, s.input): key for key, s in spots if s.input in there.get(s.seat, ())}

    def key(self, key: str, down: bool) -> bool:
        """Take a key that went down or came up; tell whether it plays here."""
        keyboard = self._keyboard
        if keyboard is None or (down and not self._plays(keyboard, key)):
            return False
        return (keyboard.down if down else keyboard.up)(key, self._now())

    def struck(self, key: str) -> bool:
        """Take a key where nobody is told when it comes up; tell whether it plays here."""
        keyboard = self._keyboard
        if keyboard is None or not self._plays(keyboard, key):
            return False
        return keyboard.tap(key, self._now())

    def _plays(self, keyboard: Keyboard, key: str) -> bool:
        """Tell whether a key is somebody's who still sits there: a phone may have come since."""
        keymap, there = keyboard.keymap, self._touchable()
        if own := keymap.inputs.get(key):
            return own.input in there.get(own.seat, ())
        reach = keymap.reaches.get(key)
        return reach is not None and bool(there) and (reach.by is None or reach.by in there)
