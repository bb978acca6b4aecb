"""What the page of safe mode says: what happened, in one line, and what to do, in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.keep.journal.aside import LastMatch
from companion.keep.starts import Starts
from companion.kit.safe_page import SafePage, Way

TRY_AGAIN, SET_ASIDE = "try-again", "set-aside"
TITLE, ASKED = "The table could not start", "Safe mode"
_TIMES = {1: "once", 2: "twice", 3: "three times", 4: "four times", 5: "five times"}
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
    ways = [Way(TRY_AGAIN, "r", "Try again" if known.starts.failed else "Start as usual")]
    if known.match is not None:
        label = f"Set match {known.match.number} aside, begin another"
        ways.append(Way(SET_ASIDE, "a", label))
    title = ASKED if known.asked else TITLE
    return SafePage(title, _happened(known), tuple(_steps(known)), tuple(ways), said)


def _happened(known: Circumstances) -> str:
    failed = known.starts.failed
    why = known.starts.why.rstrip(". ")
    why = why if len(why) <= _LONGEST else f"{why[: _LONGEST - 3]}..."
    times = _TIMES.get(failed, f"{failed} times")
    said = [f"The table failed to start {times}." if failed else "No start has failed."]
    if known.asked:
        said.insert(0, "Safe mode was asked for.")
    if why:
        said.append(f"The last time: {why}.")
    return " ".join(said)


def _steps(known: Circumstances) -> Iterator[str]:
    if known.unwritable:
        yield (
            f"The card cannot be written ({known.unwritable}). Make room on it, or use another one."
        )
    if not known.starts.failed:
        yield "Nothing is sensed, judged or said meanwhile, and no match is touched."
    elif known.starts.kind in _BY_KIND:
        yield _BY_KIND[known.starts.kind].format(profile=known.profile)
    else:
        yield "Unplug what was plugged in last: a board, a loudspeaker, a screen."
    if known.starts.failed:
        yield "Choose Try again (R). What was wrong may have passed."
    else:
        yield "Choose Start as usual (R) when you are done."
    if known.match is not None:
        yield (
            f"If that fails, set {known.match} aside (A). It is kept in a folder of its own, "
            "nothing is deleted, and another match can begin."
        )
    yield (
        "If nothing helps, show this to whoever looks after the table. On its machine, companion "
        "doctor and journalctl -u companion tell more."
    )


_BY_KIND: Mapping[str, str] = {
    "ProfileError": (
        "The description of the table is wrong. Mend {profile}; companion profile check {profile} "
        "names every mistake."
    ),
    "ConfigurationError": (
        "The description of the table does not fit the machine. Mend {profile}; companion doctor "
        "--profile {profile} tells how."
    ),
    "CannotPlayError": (
        "What the table was started with cannot be played. Mend {profile}, or the command that "
        "starts it."
    ),
    "MissingExtra": "Something is not installed: install what the line above names.",
    "NotPermitted": "The program may not use a device: companion doctor tells why.",
    "BrokenGameError": "A game that was added is broken: update its package, or uninstall it.",
    "MemoryError": "The machine has too little memory: end what else runs on it.",
}
"""What to do first, by the kind of the error."""
