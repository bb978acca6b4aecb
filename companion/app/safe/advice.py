"""What the page of safe mode says: what happened, in one line, and what to do, in plain words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from companion.keep.journal.aside import LastMatch
from companion.keep.starts import Starts
from companion.kit.safe_page import SafePage, Way
from companion.language import known as knows
from companion.language import say

TRY_AGAIN, SET_ASIDE = "try-again", "set-aside"
_LONGEST = 220
"""So much of an error is shown; the log has all of it."""


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What is known about a table that is in safe mode."""

    starts: Starts
    profile: str
    """The profile as it was named."""
    folder: Path
    """The journal."""
    asked: bool = False
    """Whether somebody asked for safe mode."""
    match: LastMatch | None = None
    """What would be gone on with."""
    unwritable: str = ""
    """Why the journal's folder cannot be written; empty: it can."""


def page_of(known: Circumstances, said: str = "") -> SafePage:
    """Return the page."""
    ways = [
        Way(TRY_AGAIN, "r", say("safe-try-again" if known.starts.failed else "safe-start-as-usual"))
    ]
    if known.match is not None:
        label = say("safe-set-aside", match=known.match.number)
        ways.append(Way(SET_ASIDE, "a", label))
    title = say("safe-asked-title" if known.asked else "safe-title")
    return SafePage(title, _happened(known), tuple(_steps(known)), tuple(ways), said)


def _happened(known: Circumstances) -> str:
    failed = known.starts.failed
    why = known.starts.told.rstrip(". ")
    why = why if len(why) <= _LONGEST else f"{why[: _LONGEST - 3]}..."
    said = [say("safe-failed", times=failed) if failed else say("safe-none-failed")]
    if known.asked:
        said.insert(0, say("safe-was-asked-for"))
    if why:
        said.append(say("safe-last-time", why=why))
    return " ".join(said)


def _steps(known: Circumstances) -> Iterator[str]:
    if known.unwritable:
        yield say("safe-unwritable", why=known.unwritable)
    if not known.starts.failed:
        yield say("safe-nothing-happens")
    elif knows(key := f"safe-kind-{known.starts.kind}"):
        yield say(key, profile=known.profile)
    else:
        yield say("safe-unplug")
    if known.starts.failed:
        yield say("safe-choose-again")
    else:
        yield say("safe-choose-usual")
    if known.match is not None:
        yield say("safe-aside", match=str(known.match))
    yield say("safe-show-this")
