"""A word in place of a broken button or pad: a call, a card, a sweep entered for a seat.

What is typed was not measured: it comes when it is entered, and nobody is late by it.
"""

from collections.abc import Callable

from companion.core.referee.events import Entry, Press
from companion.core.referee.schema import SEAT, Fields, required
from companion.games.sherlock_holmes.rules import calls, plays, sweeps
from companion.games.sherlock_holmes.rules.phases import HolmesPhase, HolmesStep, refusal
from companion.games.sherlock_holmes.rules.state import HolmesMatch

ENTRIES: dict[str, Fields] = {
    "call": {"seat": required(SEAT)},
    "play": {"seat": required(SEAT)},
    "sweep": {"seat": required(SEAT)},
}


def enter(m: HolmesMatch, entry: Entry) -> None:
    """Take the word for what a seat did, or refuse it with the reason its button would get."""
    _ENTER[entry.name](m, entry)


def _call(m: HolmesMatch, entry: Entry) -> None:
    reason = calls.why_not(m, entry.fields["seat"])
    if reason is None:
        calls.white(m, _press(entry, "white"))
    else:
        m.refuse(entry, reason)


def _sweep(m: HolmesMatch, entry: Entry) -> None:
    reason = sweeps.why_not(m, entry.fields["seat"])
    if reason is None:
        sweeps.red(m, _press(entry, "red"), measured=False)
    else:
        m.refuse(entry, reason)


def _play(m: HolmesMatch, entry: Entry) -> None:
    seat = entry.fields["seat"]
    reason = why_not_played(m, seat)
    if reason is None:
        plays.told(m, entry.t, seat)
    else:
        m.refuse(entry, reason)


def why_not_played(m: HolmesMatch, seat: int) -> str | None:
    """A card answers the last PLAY, and there is one a round."""
    reason = refusal(m.phase, HolmesStep.RULE)
    if reason is not None:
        return reason
    if m.play is None or m.awaiting_play or m.phase is HolmesPhase.READY:
        return "no-play"
    return "already-played" if m.seats[seat].played or not m.ledger.hands[seat] else None


def _press(entry: Entry, name: str) -> Press:
    return Press(entry.t, 0, entry.fields["seat"], name)


_ENTER: dict[str, Callable[[HolmesMatch, Entry], None]] = {
    "call": _call,
    "play": _play,
    "sweep": _sweep,
}
