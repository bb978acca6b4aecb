"""Who ruled what, and what became of it: read from a match's notes and verdicts.

The journal notes who asked for something as it is taken: a phone, the display, a chair's button.
What became of it is never noted: the verdicts tell, each with the instant of what led to it.
"""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.core.referee.events import Deal, Entered, Entry, Event, Ruling
from companion.core.referee.game import Prompt, Vocabulary
from companion.core.referee.referee import OVERTURN
from companion.core.referee.verdicts import Verdict
from companion.kit.text import clean, listed
from companion.kit.words import Words, plainly

ASKED, SET = "asked", "set"
"""The notes: something entered, ruled, begun or ended; and names, pace, volume as somebody set
them."""

Note = Mapping[str, Any]

_KINDS = {Deal: "deal", Entry: "entry", Ruling: "ruling"}
_ACTS = {"begin": "Begin the match", "new_game": "Begin another match", "leave": "End the match"}


def asked_of(event: Event) -> dict[str, Any]:
    """Return what a note says of something entered; nothing of what no person enters."""
    if not isinstance(event, Entered):
        return {}
    return {"do": _KINDS[type(event)], "t": event.t, "name": event.name, "fields": _told(event)}


def _told(event: Entered) -> dict[str, Any]:
    """Return what was entered; the order of a deal is long, and stands in the evidence."""
    return {name: value for name, value in event.fields.items() if name != "order"}


@dataclass(slots=True)
class RulingRow:
    """One line of the log."""

    wall: str
    """When, by the clock on the wall: ISO 8601, in UTC."""
    by: str
    what: str
    t: int | None = None
    """When in the match, where it was entered."""
    became: list[str] = field(default_factory=list)
    """What was decided by it; nothing: it was simply taken."""


class RulingLog:
    """The log of one match; the last lines of it, where only so many are wanted."""

    def __init__(self, vocabulary: Vocabulary, words: Words, most: int | None = None) -> None:
        self._vocabulary, self.words = vocabulary, words
        self.rows: deque[RulingRow] = deque(maxlen=most)

    def noted(self, note: Note) -> None:
        """Take a note of the journal; most are about something else."""
        what = self._what(note)
        if what:
            t = note.get("t")
            at, by = str(note.get("wall", "")), clean(str(note.get("by", "")))
            self.rows.append(RulingRow(at, by, what, t if isinstance(t, int) else None))

    def judged(self, verdict: Verdict, text: str) -> None:
        """Take note of what was decided, as it is said to people."""
        for row in reversed(self.rows):
            if row.t == verdict.t:
                row.became.append(text)
                return

    def _what(self, note: Note) -> str:
        kind, do = note.get("note"), str(note.get("do", ""))
        names = note.get("names")
        if kind == SET and note.get("by") and isinstance(names, list):
            return f"Names: {listed([clean(str(name)) for name in names])}"
        if kind != ASKED:
            return ""
        if do in _ACTS:
            return _ACTS[do]
        return self._entered(do, str(note.get("name", "")), note.get("fields"))

    def _entered(self, do: str, name: str, given: Any) -> str:
        """Say what was entered: what it does, and with what."""
        fields = given if isinstance(given, dict) else {}
        if name == OVERTURN:
            return f"Take back number {fields.get('of')}"
        known = self._vocabulary
        declared = {"deal": {"deal": known.deal}, "entry": known.entries, "ruling": known.rulings}
        types = declared.get(do, {}).get(name, {})
        fixed = {n: value for n, value in fields.items() if n in types and value is not None}
        prompt = Prompt("ruling", name, "dealer", types, fixed=fixed)
        text = clean(self.words.action(prompt))
        form = self.words.actions.get(name)
        rest = [n for n in fixed if form is not None and f"{{{n}}}" not in form]
        told = ", ".join(self._given(prompt, n) for n in rest)
        return f"{text}: {told}" if told else text

    def _given(self, prompt: Prompt, name: str) -> str:
        said = clean(self.words.given(prompt, name))
        plain = isinstance(prompt.fixed[name], bool | str) or prompt.fields[name].type.seat
        return said if plain else f"{plainly(name)} {said}"
