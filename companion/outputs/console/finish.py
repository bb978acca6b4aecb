"""The photo finish as data: what was sensed around the moment that a verdict was about.

It knows no game. A verdict that states a margin or a doubt rests on instants; the presses of the
same kind around them are what the eye wants to see.
"""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from companion.core.referee.events import Event, Press, Release
from companion.core.referee.verdicts import Verdict

BUTTONS = ("white", "red", "blue")
_KEPT = 400
_MARKS = 12
_AROUND_US = 2_000


class Finish:
    """Keeps the last presses, and the last picture that they gave."""

    def __init__(self) -> None:
        self._presses: deque[Press] = deque(maxlen=_KEPT)
        self._about: tuple[Verdict, str] | None = None

    def heard(self, event: Event) -> None:
        """Keep what may become part of a picture."""
        if isinstance(event, Press) and not isinstance(event, Release):
            self._presses.append(event)

    def judged(self, verdict: Verdict, text: str) -> None:
        """Take a picture of a verdict that was close, or that says how sure it is."""
        if _reach(verdict) is not None:
            self._about = (verdict, text)

    def picture(self, who: Callable[[int], str]) -> dict[str, Any] | None:
        """Give the last picture; a verdict that nothing was sensed for has none."""
        if self._about is None:
            return None
        verdict, text = self._about
        marks = self._marks(verdict)
        if len(marks) < 2:
            return None
        zero = min(press.t for press in marks)
        return {
            "n": verdict.n,
            "text": text,
            "tie": verdict.fields.get("gap_us") is not None,
            "marks": [
                {"who": who(p.seat), "input": p.input, "at": p.t - zero, "u": p.u} for p in marks
            ],
        }

    def _marks(self, verdict: Verdict) -> list[Press]:
        reach = _reach(verdict) or 0
        near = [p for p in self._presses if abs(p.t - verdict.t) <= reach]
        of_it = [p for p in near if p.t == verdict.t]
        kind = _kind(of_it[0].input) if of_it else None
        about = _seats(verdict)
        marks = [
            press
            for press in near
            if kind in (None, _kind(press.input)) and (not about or press.seat in about)
        ]
        return sorted(marks, key=lambda press: press.t)[:_MARKS]


def _kind(name: str) -> str:
    """Buttons race with buttons of their colour; pads with one another."""
    return name if name in BUTTONS else "pad"


def _seats(verdict: Verdict) -> Sequence[int]:
    """Tell whose presses matter: all of them, but for a pile that two hands reached for."""
    pile = verdict.fields.get("pile")
    return () if pile is None else (pile,)


def _reach(verdict: Verdict) -> int | None:
    """Tell how far from its instant a verdict's rivals are; None: it had none."""
    fields = verdict.fields
    margin = fields.get("gap_us")
    if margin is None and verdict.fields.get("place", 1) > 1:
        margin = fields.get("behind_us")
    if margin is None and "pile" in fields and fields.get("doubt_us") is not None:
        margin = 300_000
    return None if margin is None else int(margin) + _AROUND_US
