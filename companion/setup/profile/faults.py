"""The words for a defect that a simulated table pretends to have: `3 red dead`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from companion.language import say
from companion.setup.profile.errors import Problem, ProfileError, shown
from companion.setup.profile.model import BUTTONS, INPUTS, MOST_SEATS, Profile, SimulatedFault
from companion.setup.profile.rules import real_faults

_PLAIN = re.compile(r"(\d)\s+(\w+)\s+(dead|stuck|chatters|lamp)", re.ASCII)
_SWAPPED = re.compile(r"(\d)\s+(\w+)\s+(swapped)\s+(\d)\s+(\w+)", re.ASCII)


def a_fault() -> str:
    """Return what is expected of the words for a fault."""
    return say("profile-a-fault")


def parse_fault(words: str) -> SimulatedFault | None:
    """Read a fault from the owner's words; None if they are not one."""
    match = _PLAIN.fullmatch(words.strip()) or _SWAPPED.fullmatch(words.strip())
    if match is None:
        return None
    seat, name, kind = int(match[1]), match[2], match[3]
    other = (int(match[4]), match[5]) if kind == "swapped" else None
    fault = SimulatedFault(seat, name, kind, other)
    return fault if _possible(fault) else None


def with_faults(profile: Profile, words: Iterable[str], source: str) -> Profile:
    """The same table with more faults; raises the profile's own error where they are not any."""
    parsed = {text: parse_fault(text) for text in words}
    wrong = [text for text, fault in parsed.items() if fault is None]
    more = tuple(fault for fault in parsed.values() if fault)
    sim = replace(profile.sim, faults=profile.sim.faults + more)
    spoilt = replace(profile, sim=sim)
    problems = [
        Problem("", say("profile-not-fault", text=shown(text)), a_fault()) for text in wrong
    ]
    problems += real_faults(spoilt)
    if problems:
        raise ProfileError(source, problems)
    return spoilt


def _possible(fault: SimulatedFault) -> bool:
    """Tell whether its inputs can exist, a lamp is a button's, and none is swapped with itself."""
    ends = [(fault.seat, fault.name), *([fault.other] if fault.other else [])]
    known = all(1 <= seat <= MOST_SEATS and name in INPUTS for seat, name in ends)
    lit = fault.kind != "lamp" or fault.name in BUTTONS
    return known and lit and len(set(ends)) == len(ends)
