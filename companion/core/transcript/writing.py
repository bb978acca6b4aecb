"""Events as lines: what a table observed, in the words that `lines.py` reads back."""

from typing import Any

from companion.core.referee.events import Card, Cue, Deal, End, Entry, Event, Fault, Press, Ruling
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.compact import compact


def verdict_line(verdict: Verdict) -> str:
    """Return a verdict's line, without its end."""
    return compact(verdict.as_json())


def state_line(state: dict[str, Any]) -> str:
    """Return the closing line, without its end."""
    return compact(state)


def event_line(event: Event) -> str:
    """Return an event's line, without its end; uncertainty is always written out."""
    return compact({"t": event.t, **_told(event)})


def header_line(header: dict[str, Any]) -> str:
    """Return the first line of a transcript, without its end."""
    return compact(header)


def _told(event: Event) -> dict[str, Any]:
    match event:
        case Press():
            hand = {} if event.by is None else {"by": event.by}
            place = {"seat": event.seat, "input": event.input}
            return {"event": event.name, **place, "u": event.u, **hand}
        case Cue():
            return {"event": "cue", "cue": event.cue, "u": event.u}
        case Card():
            return {"event": "card", **_read(event)}
        case Fault():
            more = {"seat": event.seat, "input": event.input, "mark": event.mark}
            known = {name: value for name, value in more.items() if value is not None}
            return {"event": "fault", "reason": event.reason, **known}
        case Deal():
            return {"event": "deal", **event.fields}
        case Entry():
            return {"event": "entry", "entry": event.name, **event.fields}
        case Ruling():
            return {"event": "ruling", "ruling": event.name, **event.fields}
        case End():
            return {"event": "end"}
    raise TypeError(f"{event!r} is no event of a transcript")


def _read(card: Card) -> dict[str, Any]:
    seen = {} if card.seen is None else {"seen": card.seen, "u": card.u}
    if card.pool is not None:
        return {"pool": list(card.pool), **seen}
    if card.hand is not None:
        return {"seat": card.seat, "hand": list(card.hand), **seen}
    return {"seat": card.seat, "card": card.card, **seen}
