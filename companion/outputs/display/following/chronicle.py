"""Every verdict of a match with its sentence, and which of them were taken back or still can be."""

from collections.abc import Callable, Iterable, Iterator

from companion.core.referee.verdicts import Verdict
from companion.kit.face import Face
from companion.kit.finish import reach_of
from companion.kit.photo import Photo
from companion.kit.words import Words
from companion.outputs.display.scene import HistoryEntry

MAX_VERDICTS = 20_000
CLOSEST = 40
"""How many of the closest finishes are looked at for one that can be drawn."""


class Chronicle:
    """Keeps the verdicts; gives the list that a screen shows, made anew only where it changed."""

    def __init__(self) -> None:
        self._log: dict[int, Verdict] = {}
        self._texts: dict[int, str] = {}
        self._gone: set[int] = set()
        self._entries: list[HistoryEntry] = []
        self._shown: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
        """What could be taken back, and what was, when the list was last made."""

    def note(self, verdict: Verdict, text: str) -> None:
        """Keep a verdict and its sentence; the oldest makes room."""
        self._log[verdict.n], self._texts[verdict.n] = verdict, text
        if len(self._log) > MAX_VERDICTS:
            oldest = next(iter(self._log))
            del self._log[oldest], self._texts[oldest]

    def strike(self, n: int) -> Verdict | None:
        """Strike out a verdict; what a take-back took back is given again, with a new number."""
        self._gone.add(n)
        return self._log.get(n)

    def find(self, n: int) -> tuple[Verdict, str] | None:
        """Return a verdict and its sentence; None if nobody remembers it."""
        return (self._log[n], self._texts[n]) if n in self._log else None

    def all(self) -> Iterator[tuple[Verdict, str]]:
        """Go through everything, with its sentences, in order."""
        return ((verdict, self._texts[n]) for n, verdict in self._log.items())

    def standing(self) -> Iterator[Verdict]:
        """Go through what counts: everything but what was taken back, and the taking back."""
        kept = (verdict for n, verdict in self._log.items() if n not in self._gone)
        return (verdict for verdict in kept if verdict.kind != "overturned")

    def closest(self, photo: Callable[[int], Photo | None]) -> Photo | None:
        """Return the finish with the narrowest margin that can be drawn, if there was a race."""
        found = [(reach_of(verdict), verdict.n) for verdict in self.standing()]
        margins = sorted((reach, n) for reach, n in found if reach is not None)
        drawn = (photo(n) for _, n in margins[:CLOSEST])
        return next((race for race in drawn if race is not None and len(race.lanes) > 1), None)

    def entries(
        self, reachable: frozenset[int], face: Face, words: Words
    ) -> tuple[HistoryEntry, ...]:
        """Return the list; `reachable` are the numbers that a ruling would take back now."""
        now = (reachable, frozenset(self._gone))
        before, self._shown = self._shown, now
        changed = (before[0] ^ now[0]) | (before[1] ^ now[1])
        self._cut_back(min(changed, default=None))
        made = self._made(self._unlisted(), face, words)
        self._entries += made
        del self._entries[: max(0, len(self._entries) - MAX_VERDICTS)]
        return tuple(self._entries)

    def _cut_back(self, first: int | None) -> None:
        while self._entries and first is not None and self._entries[-1].n >= first:
            self._entries.pop()

    def _unlisted(self) -> Iterable[int]:
        last = self._entries[-1].n if self._entries else 0
        newest = next(reversed(self._log), 0)
        return (n for n in range(last + 1, newest + 1) if n in self._log)

    def _made(self, numbers: Iterable[int], face: Face, words: Words) -> list[HistoryEntry]:
        reachable, gone = self._shown
        return [
            HistoryEntry(
                n=n,
                t=verdict.t,
                text=self._texts[n],
                tone=face.tone(verdict),
                taken_back=n in gone,
                open=n in reachable,
                refused=str(verdict.fields["event"]) if verdict.kind == "refused" else "",
                reason=words.reason(verdict.fields["reason"]) if verdict.kind == "refused" else "",
            )
            for n in numbers
            for verdict in (self._log[n],)
        ]
