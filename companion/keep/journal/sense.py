"""What a record must say to be one: a right checksum proves the bytes, not their meaning.

A file that was edited, written by another program, or spoilt before it was summed may hold whole
records that make no sense. They are named and left out, and whoever would go on with such a match
sets it aside instead.
"""

from collections.abc import Callable
from typing import Any

from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.lines import parse_text
from companion.keep.journal.frames import Framed
from companion.language import say

OPEN, EVENT, VERDICT, TIME, NOTE = "open", "event", "verdict", "time", "note"
"""The kinds of record: a file's first line; evidence; what was decided; how late it had become
when it was; and whatever else somebody will want to know."""

ALL = (OPEN, EVENT, VERDICT, TIME, NOTE)

LOST, REJUDGED = "lost", "rejudged"
"""Two notes that a reader must heed: records that were never written, and verdicts that hold no
longer because the evidence for them is gone."""

OVERTURNED = "overturned"
"""The one verdict that changes what others mean."""

VERSION = 2
"""What the journal writes. It reads version 1 as well, whose records are not chained."""

Body = dict[str, Any]


class NonsenseError(Exception):
    """A record that is whole and means nothing; says in a few words why."""


def sense(record: Framed) -> Body:
    """Read what a record says; NonsenseError if that cannot be."""
    check = _CHECKS.get(record.kind)
    if check is None:
        raise NonsenseError(say("journal-no-kind-record-version-knows", kind=f"{record.kind!r}"))
    body = _body(record.body)
    wrong = check(body)
    if wrong:
        raise NonsenseError(wrong)
    return body


def is_sensible(kind: str, body: Body) -> bool:
    """Tell whether a record of a kind may say this."""
    check = _CHECKS.get(kind)
    return check is not None and not check(body)


def _body(text: str) -> Body:
    try:
        return parse_text(text.strip(" \t\r\n"))
    except TranscriptError as error:
        raise NonsenseError(error.what) from None


def _is_int(value: Any, least: int = 0) -> bool:
    return type(value) is int and value >= least


def _open(body: Body) -> str:
    version = body.get("journal", 0)
    if not _is_int(version, 1):
        return say("journal-no-version-journal-named")
    if version > VERSION:
        return say(
            "journal-written-newer-companion-journal-version", version=version, known=VERSION
        )
    if type(body.get("shift", 0)) is not int:
        return say("journal-clock-missing")
    return "" if _is_header(body.get("header")) else say("journal-header-says-no-game-seats")


def _is_header(header: Any) -> bool:
    if not isinstance(header, dict) or not isinstance(header.get("game"), str):
        return False
    players = header.get("players", [])
    named = isinstance(players, list) and all(isinstance(name, str) for name in players)
    return named and _is_int(header.get("seats"), 1)


def _event(body: Body) -> str:
    named = isinstance(body.get("event"), str)
    return "" if named and _is_int(body.get("t")) else say("journal-no-event-instant")


def _verdict(body: Body) -> str:
    n, t, what = body.get("n"), body.get("t"), body.get("verdict")
    fits = type(n) is int and n >= 1 and type(t) is int and t >= 0
    if not (fits and isinstance(what, str)):
        return say("journal-no-numbered-verdict")
    if what == OVERTURNED and not _is_int(body.get("of")):
        return say("journal-does-not-say-takes-back")
    return ""


def _time(body: Body) -> str:
    instants = _is_int(body.get("t")) and _is_int(body.get("mark", 0))
    return "" if instants else say("journal-no-instant")


def _note(body: Body) -> str:
    what = body.get("note")
    if not isinstance(what, str):
        return say("journal-does-not-say-notes")
    if what == LOST and not (_is_int(body.get("from")) and _is_int(body.get("to"))):
        return say("journal-does-not-say-records-were")
    if what == REJUDGED and not _is_int(body.get("from"), 1):
        return say("journal-does-not-say-from-verdict")
    return ""


_CHECKS: dict[str, Callable[[Body], str]] = {
    OPEN: _open,
    EVENT: _event,
    VERDICT: _verdict,
    TIME: _time,
    NOTE: _note,
}
