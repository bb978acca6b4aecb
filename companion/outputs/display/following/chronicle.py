"""Every verdict of a match with its sentence, and which of them were taken back or still can be."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from companion.core.referee.verdicts import Verdict
from companion.kit.face import Face
from companion.kit.finish import reach_of
from companion.kit.photo import Photo
from companion.kit.words import Words
from companion.language import current, speaking
from companion.outputs.display.scene import HistoryEntry

MAX_VERDICTS = 20_000
CLOSEST = 40
"""How many of the closest finishes are looked at for one that can be drawn."""

Sentence = Callable[[Verdict], str]
"""Says the verdicts of a match one after the other: of each it may mention what was before."""
Teller = Callable[[], Sentence]
"""Gives somebody who begins to say them, with the names of those who play now."""


@dataclass(slots=True)
class _Told:
    """The list in one language, as it was last made."""

    sentence: Sentence
    texts: dict[int, str] = field(default_factory=dict)
    entries: list[HistoryEntry] = field(default_factory=list)
    shown: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    """What could be taken back, and what was."""

    def cut_back(self, first: int | None) -> None:
        while self.entries and first is not None and self.entries[-1].n >= first:
            self.entries.pop()


class Chronicle:
    """Keeps the verdicts; gives the list that a screen shows, made anew only where it changed, and
    in the languages alone that somebody reads."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._log: dict[int, Verdict] = {}
        self._gone: set[int] = set()
        self._told: dict[str, _Told] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """Those that somebody reads it in."""
        return tuple(self._told)

    def speak(self, languages: Iterable[str]) -> None:
        """Say everything in these languages as it comes."""
        for language in languages:
            with speaking(language):
                self._here()

    def rename(self) -> None:
        """Use the names of those who play now; what was said under other ones stands."""
        for language, told in self._told.items():
            with speaking(language):
                told.sentence = self._teller()

    def note(self, verdict: Verdict) -> None:
        """Keep a verdict and its sentence; the oldest makes room."""
        self._log[verdict.n] = verdict
        for language, told in self._told.items():
            with speaking(language):
                told.texts[verdict.n] = told.sentence(verdict)
        if len(self._log) > MAX_VERDICTS:
            oldest = next(iter(self._log))
            del self._log[oldest]
            for told in self._told.values():
                told.texts.pop(oldest, None)

    def strike(self, n: int) -> Verdict | None:
        """Strike out a verdict; what a take-back took back is given again, with a new number."""
        self._gone.add(n)
        return self._log.get(n)

    def find(self, n: int) -> tuple[Verdict, str] | None:
        """Return a verdict and its sentence; None if nobody remembers it."""
        return (self._log[n], self._here().texts[n]) if n in self._log else None

    def all(self) -> Iterator[Verdict]:
        """Go through everything, in order."""
        return iter(self._log.values())

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
        told, now = self._here(), (reachable, frozenset(self._gone))
        before, told.shown = told.shown, now
        changed = (before[0] ^ now[0]) | (before[1] ^ now[1])
        told.cut_back(min(changed, default=None))
        told.entries += self._made(self._unlisted(told), face, words)
        del told.entries[: max(0, len(told.entries) - MAX_VERDICTS)]
        return tuple(told.entries)

    def _here(self) -> _Told:
        """Return the list in the language that is spoken; whoever is the first to read it in that
        has everything said once more."""
        told = self._told.get(current())
        if told is None:
            told = self._told[current()] = _Told(self._teller())
            told.texts |= {n: told.sentence(verdict) for n, verdict in self._log.items()}
        return told

    def _unlisted(self, told: _Told) -> Iterable[int]:
        last = told.entries[-1].n if told.entries else 0
        newest = next(reversed(self._log), 0)
        return (n for n in range(last + 1, newest + 1) if n in self._log)

    def _made(self, numbers: Iterable[int], face: Face, words: Words) -> list[HistoryEntry]:
        told = self._here()
        reachable, gone = told.shown
        return [
            HistoryEntry(
                n=n,
                t=verdict.t,
                text=told.texts[n],
                tone=face.tone(verdict),
                taken_back=n in gone,
                open=n in reachable,
                refused=str(verdict.fields["event"]) if verdict.kind == "refused" else "",
                reason=words.reason(verdict.fields["reason"]) if verdict.kind == "refused" else "",
            )
            for n in numbers
            for verdict in (self._log[n],)
        ]
