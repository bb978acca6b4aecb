"""Why something was refused, for as long as one needs to read it, where it was done.

Time is that of whoever looks, where they tell it; else that of the match.
"""

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.referee.verdicts import Verdict
from companion.kit.text import reading_us
from companion.language.retold import Retold
from companion.outputs.display.scene import Refusal

ANYBODY = 0
"""The place of what was entered at this screen: its choices are at its foot, or on its board."""
_NOBODYS = ("cue", "fault", "card")
"""What the table itself has told."""


@dataclass(slots=True)
class _Told:
    refusal: Retold[Refusal]
    t: int
    seen: int | None = None
    """When whoever looks first had it before them."""


class Refusals:
    """Keeps one reason for each seat, and one for what was entered."""

    def __init__(self, spare: frozenset[str], eyes: frozenset[int]) -> None:
        self._spare, self._eyes = spare, eyes
        self._told: dict[int, _Told] = {}
        self._watched = False

    def decided(self, verdict: Verdict, told: Callable[[], str]) -> None:
        """Keep a reason, and who tells it in words; whatever else is decided about a seat, its
        reason has been read."""
        v = verdict.fields
        seat, name = v.get("seat") or ANYBODY, v.get("input") or ""
        if verdict.kind != "refused":
            for place in {seat, ANYBODY} if seat in self._eyes else {seat}:
                self._told.pop(place, None)
        elif name not in self._spare and v["event"] not in _NOBODYS:
            place = ANYBODY if not name and seat in self._eyes else seat
            self._told[place] = _Told(Retold(lambda: Refusal(told(), name)), verdict.t)

    def tick(self, now: int) -> bool:
        """Take note of the time; tell whether something has been read."""
        self._watched = True
        for told in self._told.values():
            told.seen = now if told.seen is None else told.seen
        over = [seat for seat, told in self._told.items() if _read(told, told.seen or 0, now)]
        for seat in over:
            del self._told[seat]
        return bool(over)

    def due(self, now: int) -> int | None:
        """Return how long it takes until something has been read; None: nothing is to be read."""
        ends = [
            (told.seen or now) + reading_us(told.refusal().text) for told in self._told.values()
        ]
        return min((max(0, end - now) + 1 for end in ends), default=None)

    def at(self, seat: int, t: int) -> Refusal | None:
        """Return what stands at a seat, as of that time of the match."""
        told = self._told.get(seat)
        if told is None or (not self._watched and _read(told, told.t, t)):
            return None
        return told.refusal()


def _read(told: _Told, since: int, now: int) -> bool:
    return now - since > reading_us(told.refusal().text)
