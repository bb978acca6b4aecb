"""What a failure means for those who play: a sentence by what failed, and what they can do.

What drivers and libraries say names devices, packages and error numbers. It helps whoever looks
after the table, and stands in the log. Nobody at the table should have to read it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from companion.keep.journal.reading import JournalProblem
from companion.kit.notice import Notice
from companion.kit.text import listed
from companion.language import known, say
from companion.language.retold import said as retold
from companion.outputs.feed.errors import (
    BrokerRefusesError,
    BrokerUntrustedError,
    FeedFileError,
    NameTakenError,
)
from companion.setup.profile.naming import input_name
from hw.errors import (
    ConfigurationError,
    DeviceNonsense,
    MissingExtra,
    NotPermitted,
)
from hw.signals import (
    BUTTONS,
    CARDS,
    REACH,
    RECOVERED,
)

Key = tuple[int | None, str | None]
"""Where a fault is: seat and input; without either, it is about all of them."""

VOICE, DISPLAY, CONSOLE, FEED = "voice", "display", "console", "feed"
"""The parts that are opened again when they fail."""

_REMEDIES: tuple[tuple[type[Exception], str], ...] = (
    (MissingExtra, "missing"),
    (NotPermitted, "not-permitted"),
    (ConfigurationError, "profile"),
    (DeviceNonsense, "nonsense"),
    (BrokerRefusesError, "feed-refuses"),
    (BrokerUntrustedError, "feed-untrusted"),
    (NameTakenError, "feed-name-taken"),
    (FeedFileError, "feed-file"),
)
"""What to do, where more is known than that it does not work."""


def broken(part: str, error: Exception | None = None) -> str:
    """Say what it means that a part has failed, and what to do."""
    part = part if known(f"table-broken-{part}") else "any"
    remedies = (told for kind, told in _REMEDIES if isinstance(error, kind))
    meaning = say(f"table-broken-{part}")
    return f"{meaning} {say(f'table-remedy-{next(remedies, part)}')}"


def mended(part: str) -> str:
    """Say that a part works again."""
    return say(f"table-back-{part}" if known(f"table-back-{part}") else "table-back-all")


# Sensors and lamps.


Who = Callable[[int], str]
"""Says who sits on a chair; empty: nobody whom the table knows by name."""
_MANY = 3
"""So many are named; whoever else there is, is counted."""


def _nobody(chair: int) -> str:
    return ""


def faulty(reason: str, keys: Sequence[Key], who: Who = _nobody) -> str:
    """Say what a fault at these places means."""
    key = f"table-fault-{reason}" if known(f"table-fault-{reason}") else "table-fault-unknown"
    chairs = sorted({chair for chair, _ in keys if chair is not None})
    if len(chairs) < 2:
        return say(key, n=1, what=_place(keys, who))
    named = [*filter(None, map(who, chairs))]
    if len(named) == len(chairs):
        return say(key, n=len(chairs), what=_listed(named))
    first, last = ", ".join(map(str, chairs[:-1])), chairs[-1]
    return say(key, n=len(chairs), what=say("table-seats", first=first, last=last))


def _place(keys: Sequence[Key], who: Who) -> str:
    """Name one place as people do."""
    chair, name = keys[0]
    if chair is None:
        return say("table-camera" if name == CARDS else "table-whole")
    named = who(chair) or say("table-seat", seat=chair)
    if name is None or len(keys) > 1:
        return say("table-seat-of", who=named) if who(chair) else named
    if name == CARDS:
        return say("table-camera-of", who=named)
    if name == REACH:
        return say("table-phone-of", who=named)
    key = "table-button-of" if name in BUTTONS else "table-pad-of"
    return say(key, who=named, input=input_name(name))


def _listed(named: list[str]) -> str:
    if len(named) > _MANY:
        first, others = ", ".join(named[: _MANY - 1]), len(named) - _MANY + 1
        return say("table-and-others", first=first, others=others)
    return say("table-and", first=", ".join(named[:-1]), last=named[-1])


# Sound, which says more than that it works or not.


def sounding(reason: str, said: str) -> Notice:
    """Say what an output has to say of itself."""
    if reason == RECOVERED:
        return Notice(mended(VOICE), logged=said)
    key = f"table-sound-{reason}"
    return Notice(retold(key) if known(key) else broken(VOICE), logged=said)


def instead(said: str) -> Notice:
    """Say that another output speaks than the one that was asked for."""
    return Notice(retold("table-sound-comes-from-another-output"), logged=said)


def soundless(said: str) -> Notice:
    """Say that nothing can be heard at all."""
    return Notice(retold("table-no-sound-here-said-shown"), logged=said)


def clip_unusable(said: str) -> Notice:
    """Say that somebody's own recording cannot be played."""
    return Notice(retold("table-recording-yours-cannot-used-built"), logged=said)


def unsaid(said: str) -> Notice:
    """Say that one sentence could not be spoken."""
    return Notice(retold("table-something-could-not-said-aloud"), logged=said)


# What was kept of the last match.


def torn(problem: JournalProblem | str) -> Notice:
    """Say what is wrong with what was kept; a torn end is what a power cut leaves."""
    tail = isinstance(problem, JournalProblem) and problem.tail
    return Notice(
        say("table-power-went-middle-match-written")
        if tail
        else say("table-record-last-match-damaged-dealer"),
        logged=str(problem),
    )


# The card that everything is kept on.


def nearly_full(share: float, free: int, where: Path) -> Notice:
    """Say that there will soon be no room for matches."""
    shown = say("table-card-full-make-room-before", share=f"{share:.0%}")
    mb = f"{free / 1e6:,.0f}"
    logged = say("table-nearly-full-logged", share=f"{share:.0%}", mb=mb, folder=str(where))
    return Notice(shown, logged=logged)


def room_again() -> Notice:
    """Say that there is room for matches."""
    return Notice(retold("table-there-room-card-again"))


def swept(matches: Sequence[int]) -> Notice:
    """Say which matches were let go of, as the profile wants it."""
    told = listed([str(match) for match in matches])
    return Notice(retold("table-swept", n=len(matches), matches=told))


# Whoever listens to a match.


def dropped(listener: object, error: Exception) -> Notice:
    """Say that somebody takes no part in this match any more, because of a mistake of ours."""
    kind = type(listener).__name__
    key = f"table-stopped-{kind.lower()}"
    meaning = say(key if known(key) else "table-stopped-any")
    said = one_line(error)
    return Notice(
        say("table-stopped-shown", meaning=meaning),
        say("table-stopped-spoken", meaning=meaning),
        say("table-stopped-logged", part=kind, reason=said),
    )


def one_line(error: Exception) -> str:
    """Return what an error says, in one line, for the log."""
    return " ".join(str(error).split()) or type(error).__name__
