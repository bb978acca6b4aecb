"""What a failure means for those who play: a sentence by what failed, and what they can do.

What drivers and libraries say names devices, packages and error numbers. It helps whoever looks
after the table, and stands in the log. Nobody at the table should have to read it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from companion.keep.journal.reading import JournalProblem
from companion.kit.notice import Notice
from companion.kit.text import listed
from hw.errors import (
    ConfigurationError,
    DeviceNonsense,
    MissingExtra,
    NotPermitted,
)
from hw.signals import (
    BATTERY_LOW,
    BUTTONS,
    CHATTER,
    EVIDENCE_LOST,
    LAMP_LOST,
    LOST,
    RECOVERED,
    STUCK,
    WRONG_CLOCK,
)
from hw.speaker import ENDED

Key = tuple[int | None, str | None]
"""Where a fault is: seat and input; without either, it is about all of them."""

VOICE, DISPLAY, CONSOLE = "voice", "display", "console"
"""The parts that are opened again when they fail."""

_PARTS: Mapping[str, tuple[str, str]] = {
    VOICE: ("No sound: words are shown instead.", "Is the loudspeaker plugged in and on?"),
    DISPLAY: ("The display is dark: phones show everything.", "Is it plugged in and on?"),
    CONSOLE: ("Phones cannot join now: rule on the display.", "It is tried again by itself."),
}
_ANY = ("A part of the table does not work; play goes on.", "It is tried again by itself.")
_BACK: Mapping[str, str] = {
    VOICE: "The sound is back.",
    DISPLAY: "The display is back.",
    CONSOLE: "Phones can join again.",
}
_REMEDIES: tuple[tuple[type[Exception], str], ...] = (
    (MissingExtra, "Something is not installed: companion doctor tells what."),
    (NotPermitted, "The program may not use it: companion doctor tells why."),
    (ConfigurationError, "The profile is wrong: companion profile check tells where."),
    (DeviceNonsense, "Unplug it, and plug it in again."),
)
"""What to do, where more is known than that it does not work."""


def broken(part: str, error: Exception | None = None) -> str:
    """Say what it means that a part has failed, and what to do."""
    meaning, remedy = _PARTS.get(part, _ANY)
    known = (told for kind, told in _REMEDIES if isinstance(error, kind))
    return f"{meaning} {next(known, remedy)}"


def mended(part: str) -> str:
    """Say that a part works again."""
    return _BACK.get(part, "All parts of the table work again.")


# Sensors and lamps.

_FAULTS: Mapping[str, tuple[str, str]] = {
    LOST: (
        "does not answer; nobody pays for it. Check its cable.",
        "do not answer; nobody pays for it. Check the cables.",
    ),
    STUCK: (
        "stays on. Is something on it, or is it stuck?",
        "stay on. Is something on them, or are they stuck?",
    ),
    CHATTER: ("flickers; is its wire loose?", "flicker; are their wires loose?"),
    EVIDENCE_LOST: (
        "missed something; nobody pays for it.",
        "missed something; nobody pays for it.",
    ),
    WRONG_CLOCK: (
        "is timed less exactly; the dealer may be asked more.",
        "are timed less exactly; the dealer may be asked more.",
    ),
    BATTERY_LOW: (
        "has a seat board whose battery is low; charge it soon.",
        "have seat boards whose batteries are low; charge them soon.",
    ),
    LAMP_LOST: (
        "has a lamp that stays dark; play goes on.",
        "have lamps that stay dark; play goes on.",
    ),
    RECOVERED: ("works again.", "work again."),
}
_UNKNOWN = (
    "is not to be trusted; nobody pays for it.",
    "are not to be trusted; nobody pays for it.",
)


Who = Callable[[int], str]
"""Says who sits on a chair; empty: nobody whom the table knows by name."""
_MANY = 3
"""So many are named; whoever else there is, is counted."""


def _nobody(chair: int) -> str:
    return ""


def faulty(reason: str, keys: Sequence[Key], who: Who = _nobody) -> str:
    """Say what a fault at these places means."""
    one, several = _FAULTS.get(reason, _UNKNOWN)
    chairs = sorted({chair for chair, _ in keys if chair is not None})
    if len(chairs) > 1:
        named = [*filter(None, map(who, chairs))]
        seats = f"Seats {', '.join(map(str, chairs[:-1]))} and {chairs[-1]}"
        return f"{_listed(named) if len(named) == len(chairs) else seats} {several}"
    return f"{_place(keys, who)} {one}"


def _place(keys: Sequence[Key], who: Who) -> str:
    """Name one place as people do."""
    chair, name = keys[0]
    if chair is None:
        return "The table"
    if name is None or len(keys) > 1:
        return f"The seat of {_named(chair, who)}" if who(chair) else _named(chair, who)
    return f"{_named(chair, who)}'s {name} {'button' if name in BUTTONS else 'pad'}"


def _named(chair: int, who: Who) -> str:
    return who(chair) or f"Seat {chair}"


def _listed(named: list[str]) -> str:
    if len(named) > _MANY:
        return f"{', '.join(named[: _MANY - 1])} and {len(named) - _MANY + 1} others"
    return f"{', '.join(named[:-1])} and {named[-1]}"


# Sound, which says more than that it works or not.

_SOUND: Mapping[str, str] = {
    LOST: broken(VOICE),
    RECOVERED: mended(VOICE),
    ENDED: "The sound has failed and is started again; words are shown meanwhile.",
    WRONG_CLOCK: "Sound is timed less exactly here; the dealer may be asked more.",
}


def sounding(reason: str, said: str) -> Notice:
    """Say what an output has to say of itself."""
    return Notice(_SOUND.get(reason, broken(VOICE)), logged=said)


def instead(said: str) -> Notice:
    """Say that another output speaks than the one that was asked for."""
    return Notice("The sound comes from another output; if you hear it, all is well.", logged=said)


def soundless(said: str) -> Notice:
    """Say that nothing can be heard at all."""
    return Notice("No sound here: what is said is shown.", logged=said)


def clip_unusable(said: str) -> Notice:
    """Say that somebody's own recording cannot be played."""
    return Notice("A recording of yours cannot be used; the built-in voice speaks.", logged=said)


def unsaid(said: str) -> Notice:
    """Say that one sentence could not be spoken."""
    return Notice("Something could not be said aloud; it is shown. Play goes on.", logged=said)


# What was kept of the last match.

_TORN = "The power went in the middle of a match: what was written before is kept."
_DAMAGED = "The record of the last match is damaged. Dealer: please check the score."


def torn(problem: JournalProblem | str) -> Notice:
    """Say what is wrong with what was kept; a torn end is what a power cut leaves."""
    tail = isinstance(problem, JournalProblem) and problem.tail
    return Notice(_TORN if tail else _DAMAGED, logged=str(problem))


# The card that everything is kept on.


def nearly_full(share: float, free: int, where: Path) -> Notice:
    """Say that there will soon be no room for matches."""
    shown = f"The card is {share:.0%} full: make room on it before matches can no longer be kept."
    left = f"{free / 1e6:,.0f} MB left in {where}"
    logged = f"The card is {share:.0%} full, {left}; keep_matches in the profile lets old ones go"
    return Notice(shown, logged=logged)


def room_again() -> Notice:
    """Say that there is room for matches."""
    return Notice("There is room on the card again.")


def swept(matches: Sequence[int]) -> Notice:
    """Say which matches were let go of, as the profile wants it."""
    told = listed([str(match) for match in matches])
    word = "match" if len(matches) == 1 else "matches"
    return Notice(f"Old {word} deleted, as the profile says: {told}.")


# Whoever listens to a match.

_LISTENERS: Mapping[str, str] = {
    "Stage": "The display stands still",
    "TableConsole": "The page on the phones stands still",
    "Voice": "The voice says nothing more",
    "SharedLamps": "The lamps stay as they are",
    "Calling": "Nobody calls READY and PLAY any more",
    "QuietCalling": "Nobody calls READY and PLAY any more",
}


def dropped(listener: object, error: Exception) -> Notice:
    """Say that somebody takes no part in this match any more, because of a mistake of ours."""
    kind = type(listener).__name__
    meaning = _LISTENERS.get(kind, "A part of the table has stopped")
    said = one_line(error)
    return Notice(
        f"{meaning}; play goes on. It is back with the next game.",
        f"{meaning}.",
        f"{kind} has stopped ({said}); play goes on, it is back with a new game",
    )


def one_line(error: Exception) -> str:
    """Return what an error says, in one line, for the log."""
    return " ".join(str(error).split()) or type(error).__name__
