"""Which inputs are marked now: what the rules wait for, as far as this screen may ask for it.

In the READY pause nothing is. An input that was touched already is not marked again before the
referee has made something of it.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from companion.core.live.listener import View
from companion.core.referee.events import Cue, Press, Release
from companion.core.referee.game import Want
from companion.kit.face import Face

Held = Mapping[int, tuple[str, ...]]


class Marks:
    """Follows what is wanted in one match; `eyes` are the seats of those before this screen."""

    def __init__(self, eyes: Collection[int]) -> None:
        self._eyes = eyes
        self._view: View | None = None
        self._touched: set[tuple[int, str, int | None]] = set()
        self._ready = self._now = 0
        self._taught: tuple[Want, ...] | None = None

    def heard(self, event: Cue | Press) -> None:
        """Take note of a hand, and of READY: both come before they are judged."""
        if isinstance(event, Press):
            if not isinstance(event, Release):
                self._touched.add((event.seat, event.input, event.by))
        elif event.cue == "ready":
            self._ready = event.t

    def follow(self, view: View, *, decided: bool) -> None:
        """Take over how the match stands; whatever was touched before is judged once it changes."""
        before, self._view = self._view, view
        if decided or before is None or _differs(before, view):
            self._touched.clear()

    def teach(self, wants: Sequence[Want] | None) -> None:
        """Mark what a teacher asks for instead; None: what the rules wait for."""
        self._taught = None if wants is None else tuple(wants)

    def tick(self, now: int) -> bool:
        """Take note of the time; tell whether something is wanted from now on."""
        before, self._now = self._now, max(self._now, now)
        wants = self._view.wants if self._view else ()
        return any(before < want.since <= self._now for want in wants)

    def due(self) -> int | None:
        """Return how long it is until something more is wanted; None: nothing is known of."""
        coming = [want.since for want in self._view.wants] if self._view else []
        return min((since - self._now for since in coming if since > self._now), default=None)

    def wants(self, face: Face, state: Mapping[str, Any], held: Held) -> tuple[Want, ...]:
        """Return the hands that are wanted now of those who see this screen."""
        if self._taught is not None:
            return self._taught
        view = self._view
        if view is None or view.t < self._ready:
            return ()
        now = max(self._now, view.t)
        open_ = [w for w in view.wants if w.since <= now and not self._answered(w)]
        shown = [w for w in face.wanted(open_, state, held) if self._shown(w)]
        return tuple(first for first in shown if not first.instead) or tuple(shown)

    def _answered(self, want: Want) -> bool:
        """Tell whether that hand has come, or one of nobody knows whom."""
        hands = (None, want.by or want.seat)
        return any((want.seat, want.input, hand) in self._touched for hand in hands)

    def _shown(self, want: Want) -> bool:
        """Tell whether it is asked of somebody who looks at this screen; where everybody does, of
        whoever sits there."""
        return (want.by or want.seat) in self._eyes if self._eyes else want.by is None


def at(seat: int, wants: Sequence[Want]) -> frozenset[str]:
    """Return the inputs of a place that are marked."""
    return frozenset(want.input for want in wants if want.seat == seat)


def _differs(before: View, after: View) -> bool:
    return before.wants != after.wants or before.state != after.state
