"""Who ruled what, and what became of it: read from a match's notes, evidence and verdicts.

The journal notes who asked for something as it is taken: a phone, the display, a chair's button.
What became of it is never noted: the verdicts tell.
"""

from collections.abc import Mapping
from typing import Any

from companion.core.referee.events import Deal, Entered, Entry, Event, Ruling

ASKED, SET = "asked", "set"
"""The notes: something entered, ruled, begun or ended; and names, pace, volume as somebody set
them."""

_KINDS = {Deal: "deal", Entry: "entry", Ruling: "ruling"}


def asked_of(event: Event) -> dict[str, Any]:
    """Return what a note says of something entered; nothing of what no person enters."""
    if not isinstance(event, Entered):
        return {}
    return {"do": _KINDS[type(event)], "t": event.t, "name": event.name, "fields": _told(event)}


def _told(event: Entered) -> Mapping[str, Any]:
    """Return what was entered; the order of a deal is long, and stands in the evidence."""
    return {name: value for name, value in event.fields.items() if name != "order"}
