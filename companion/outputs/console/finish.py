"""The photo finish as data: what was sensed around the moment that a verdict was about."""

from collections import deque
from collections.abc import Callable
from typing import Any

from companion.core.referee.events import Event, Press, Release
from companion.core.referee.verdicts import Verdict
from companion.kit.evidence import Edge
from companion.kit.finish import reach_of, rivals

_KEPT = 400


class Finish:
    """Keeps the last presses, and the last picture that they gave."""

    def __init__(self) -> None:
        self._presses: deque[Edge] = deque(maxlen=_KEPT)
        self._about: tuple[Verdict, str] | None = None

    def heard(self, event: Event) -> None:
        """Keep what may become part of a picture."""
        if isinstance(event, Press) and not isinstance(event, Release):
            self._presses.append(Edge(event.t, event.u, event.seat, event.input))

    def judged(self, verdict: Verdict, text: str) -> None:
        """Take a picture of a verdict that was close, or that says how sure it is."""
        if reach_of(verdict) is not None:
            self._about = (verdict, text)

    def picture(self, who: Callable[[int], str]) -> dict[str, Any] | None:
        """Return the last picture; a verdict that nothing was sensed for has none."""
        if self._about is None:
            return None
        verdict, text = self._about
        marks = rivals(verdict, self._presses, reach_of(verdict) or 0)
        if len(marks) < 2:
            return None
        zero = min(edge.t for edge in marks)
        return {
            "n": verdict.n,
            "text": text,
            "tie": verdict.fields.get("gap_us") is not None,
            "marks": [
                {"who": who(e.seat), "input": e.input, "at": e.t - zero, "u": e.u} for e in marks
            ],
        }
