"""Nothing is kept that could not be read again: every event passes the reader before it is kept.

A sensor may state anything: an instant before the match began, a doubt of minutes, a seat that
does not exist. A journal that took it down as it came would be refused whole by its own reader,
and the match with it. So what a reader would refuse is replaced by a fault that says so.
"""

from collections.abc import Sequence
from dataclasses import replace

from companion.core.referee.events import CUES, INPUTS, RECOVERED, Card, Cue, Event, Fault, Press
from companion.core.referee.schema import MAX_INT, SEAT, is_int, is_text
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import MAX_UNCERTAINTY, Header
from companion.core.transcript.lines import MAX_LINE, LineParser
from companion.core.transcript.writing import event_line

UNSURE = "doubt-unknown"
"""The fault that says: a sensor states a doubt beyond all measure; nobody is judged by it."""
UNREADABLE = "evidence-unreadable"
"""The fault that says: something came that cannot be evidence, and was left out."""


class ReadBack:
    """The reader of a match's own transcript, asked before anything is kept."""

    def __init__(self, header: Header) -> None:
        self._parser = LineParser(header.game.vocabulary, header.setup.uncertainty)

    def passed(self, event: Event, now: int) -> Sequence[Event]:
        """Return the event as it can be read again, with a fault around it if it is not sound."""
        if self.reads(event):
            return (event,)
        clamped = _clamped(event)
        sound = clamped is not None and self.reads(clamped)
        seat, name = _place(event)
        begun = Fault(now, UNSURE if sound else UNREADABLE, seat, name)
        ended = Fault(now, RECOVERED, seat, name)
        return (begun, clamped, ended) if sound and clamped is not None else (begun, ended)

    def reads(self, event: Event) -> bool:
        """Tell whether the event's line would be read back."""
        try:
            line = event_line(event).encode()
            self._parser.parse(line)
        except (TranscriptError, TypeError, ValueError):
            return False
        return len(line) < MAX_LINE


def is_plain(event: Event) -> bool:
    """Tell whether any reader takes it, without writing its line: nearly all evidence is so plain.

    What is not goes the long way, and only that one says no.
    """
    t = event.t
    if not (type(t) is int and 0 <= t <= MAX_INT):
        return False
    if isinstance(event, Press):
        seat, u = event.seat, event.u
        if not (type(seat) is int is type(u) and 0 <= u <= MAX_UNCERTAINTY):
            return False
        hand = -MAX_INT <= seat <= MAX_INT and (event.by is None or is_int(event.by))
        return hand and event.input in INPUTS
    if isinstance(event, Card):
        return event.pool is None and event.seen is None and _is_top(event.seat, event.card)
    return isinstance(event, Cue) and event.cue in CUES and _is_doubt(event.u)


def _is_doubt(u: int) -> bool:
    return type(u) is int and 0 <= u <= MAX_UNCERTAINTY


def _is_top(seat: int | None, card: str | None) -> bool:
    return is_int(seat) and is_text(card)


def _clamped(event: Event) -> Event | None:
    """Return a signal with the largest doubt there is in place of one that is out of bounds."""
    if isinstance(event, Press | Cue) and not 0 <= event.u <= MAX_UNCERTAINTY:
        return replace(event, u=MAX_UNCERTAINTY)
    return None


def _place(event: Event) -> tuple[int | None, str | None]:
    """Return which sensor it was, as far as that can be told."""
    seat = event.seat if isinstance(event, Press | Card | Fault) else None
    name = event.input if isinstance(event, Press | Fault) else None
    known = seat is not None and SEAT.accepts(seat)
    return seat if known else None, name if known and name in INPUTS else None
