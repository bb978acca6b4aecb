"""Who ruled what, and what became of it: read from a match's notes and verdicts.

The journal notes who asked for something as it is taken: a phone, the display, a chair's button.
What became of it is never noted: the verdicts tell, each with the instant of what led to it.
"""

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from companion.core.referee.events import Deal, Entered, Entry, Event, Ruling
from companion.core.referee.game import Prompt, Vocabulary
from companion.core.referee.referee import OVERTURN
from companion.core.referee.verdicts import Verdict
from companion.kit.text import clean
from companion.kit.words import Words
from companion.language import listed, say

ASKED, SET = "asked", "set"
"""The notes: something entered, ruled, begun or ended; and names, pace, volume as somebody set
them."""

Note = Mapping[str, Any]
Telling = str | Callable[[], str]
"""What was decided: said already, or what says it in the language of whoever reads it."""

_MOST_EARLY = 64
"""So many verdicts are remembered of which nobody has been told who asked for them."""

_KINDS = {Deal: "deal", Entry: "entry", Ruling: "ruling"}
_ACTS = {
    "begin": "kit-asked-begin",
    "new_game": "kit-asked-another",
    "leave": "kit-asked-leave",
}


def asked_of(event: Event) -> dict[str, Any]:
    """Return what a note says of something entered; nothing of what no person enters."""
    if not isinstance(event, Entered):
        return {}
    return {"do": _KINDS[type(event)], "t": event.t, "name": event.name, "fields": _told(event)}


def _told(event: Entered) -> dict[str, Any]:
    """Return what was entered; the order of a deal is long, and stands in the evidence."""
    return {name: value for name, value in event.fields.items() if name != "order"}


class RulingRow:
    """One line of the log. It keeps what was noted and decided, and says it when it is read."""

    def __init__(self, note: Note, what: Callable[[Note], str]) -> None:
        self._note, self._what = note, what
        self.wall = str(note.get("wall", ""))
        """When, by the clock on the wall: ISO 8601, in UTC."""
        self.by = clean(str(note.get("by", "")))
        t = note.get("t")
        self.t = t if isinstance(t, int) else None
        """When in the match, where it was entered."""
        self.decided: list[Telling] = []

    @property
    def what(self) -> str:
        """What was asked for."""
        return self._what(self._note)

    @property
    def became(self) -> list[str]:
        """What was decided by it; nothing: it was simply taken."""
        return [tell if isinstance(tell, str) else tell() for tell in self.decided]


class RulingLog:
    """The log of one match; the last lines of it, where only so many are wanted."""

    def __init__(self, vocabulary: Vocabulary, words: Words, most: int | None = None) -> None:
        self._vocabulary, self.words = vocabulary, words
        self.rows: deque[RulingRow] = deque(maxlen=most)
        self._early: deque[tuple[int, Telling]] = deque(maxlen=_MOST_EARLY)

    def noted(self, note: Note) -> None:
        """Take a note of the journal; most are about something else."""
        if self._what(note):
            row = RulingRow(note, self._what)
            row.decided += [tell for told, tell in self._early if told == note.get("t")]
            self.rows.append(row)

    def judged(self, verdict: Verdict, tell: Telling) -> None:
        """Take note of what was decided, and of how it is said to people.

        Who follows a match by several ways may hear of it before they hear who asked for it.
        """
        for row in reversed(self.rows):
            if row.t == verdict.t:
                row.decided.append(tell)
                return
        self._early.append((verdict.t, tell))

    def _what(self, note: Note) -> str:
        kind, do = note.get("note"), str(note.get("do", ""))
        names = note.get("names")
        if kind == SET and note.get("by") and isinstance(names, list):
            return say("kit-asked-names", names=listed([clean(str(name)) for name in names]))
        chairs = note.get("stand_ins")
        if kind == SET and note.get("by") and isinstance(chairs, list):
            told = listed([say("kit-chair", chair=chair) for chair in chairs])
            return say("kit-asked-bots", chairs=told) if chairs else say("kit-asked-no-bots")
        if kind != ASKED:
            return ""
        if do in _ACTS:
            return say(_ACTS[do])
        return self._entered(do, str(note.get("name", "")), note.get("fields"))

    def _entered(self, do: str, name: str, given: Any) -> str:
        """Say what was entered: what it does, and with what."""
        fields = given if isinstance(given, dict) else {}
        if name == OVERTURN:
            return say("kit-asked-overturn", of=str(fields.get("of")))
        known = self._vocabulary
        declared = {"deal": {"deal": known.deal}, "entry": known.entries, "ruling": known.rulings}
        types = declared.get(do, {}).get(name, {})
        fixed = {n: value for n, value in fields.items() if n in types and value is not None}
        prompt = Prompt("ruling", name, "dealer", types, fixed=fixed)
        text = clean(self.words.action(prompt))
        rest = [n for n in fixed if n not in self.words.tells(prompt)]
        told = ", ".join(self._given(prompt, n) for n in rest)
        return say("kit-labelled", label=text, value=told) if told else text

    def _given(self, prompt: Prompt, name: str) -> str:
        said = clean(self.words.given(prompt, name))
        plain = isinstance(prompt.fixed[name], bool | str) or prompt.fields[name].type.seat
        return said if plain else f"{self.words.named(prompt.name, name)} {said}"
