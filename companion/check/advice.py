"""What to do about a finding: one sentence that names the pin or the electrode to look at."""

from __future__ import annotations

from companion.check.findings import Finding, Kind, Spot
from companion.profile.header import PIN_OF_LINE
from companion.profile.model import Gpio, Place, Profile, Simulated, Touch

_TOLD = {
    Kind.DEAD: "nothing arrived",
    Kind.STUCK: "stays on",
    Kind.CHATTERING: "reports presses that nobody made",
    Kind.LOST: "cannot be read",
    Kind.DARK: "did not light",
    Kind.SKIPPED: "was not checked",
}
_REMEDY = {
    Kind.STUCK: "look for a jammed button, a wire that touches ground, or something on the pad",
    Kind.CHATTERING: "look for a loose wire or a worn contact; or raise its hold_off_ms a little",
    Kind.LOST: "check its cable and power",
    Kind.SKIPPED: "run the check again",
}


def advise(finding: Finding, profile: Profile) -> str:
    """Tell a finding in one sentence and say what to do."""
    what = f"Seat {finding.spot.seat} {finding.spot.name}{' lamp' if finding.lamp else ''}"
    return f"{what}: {_told(finding)}. {_remedy(finding, profile)}."


def _told(finding: Finding) -> str:
    other = _name(finding.other)
    told = {
        Kind.SWAPPED: f"swapped with {other}",
        Kind.MISWIRED: f"answers as {other}",
        Kind.BRIDGED: f"answers, and {other} with it",
    }.get(finding.kind)
    words = told or _TOLD.get(finding.kind, "well")
    return f"{words} ({finding.detail})" if finding.detail else words


def _remedy(finding: Finding, profile: Profile) -> str:
    place = _place(profile, finding.spot, finding.lamp)
    if isinstance(place, Simulated):
        return "It is simulated: nothing to mend"
    here = _where(place)
    there = _where(_place(profile, finding.other, False)) if finding.other else ""
    if finding.kind in (Kind.SWAPPED, Kind.MISWIRED):
        return f"To do: exchange the wires at {here} and {there}, or the two lines in the profile"
    if finding.kind is Kind.BRIDGED:
        return f"To do: look for a solder bridge between {here} and {there}"
    if finding.kind in (Kind.DEAD, Kind.DARK):
        end = "to the pad" if isinstance(place, Touch) else "and its way to ground"
        return f"To do: check the wire from {here} {end}"
    return f"To do: {_REMEDY.get(finding.kind, 'nothing')} ({here})"


def _place(profile: Profile, spot: Spot | None, lamp: bool) -> Place | None:
    items = list(profile.lamps()) if lamp else list(profile.inputs())
    places = {Spot(item.seat, item.name): item.place for item in items}
    return places.get(spot) if spot else None


def _where(place: Place | None) -> str:
    if isinstance(place, Gpio):
        return f"pin {PIN_OF_LINE[place.line]} (BCM {place.line})"
    if isinstance(place, Touch):
        return f"electrode {place.electrode} of the MPR121 at 0x{place.address:02X}"
    return "its place"


def _name(spot: Spot | None) -> str:
    return f"seat {spot.seat} {spot.name}" if spot else "another input"
