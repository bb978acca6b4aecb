"""What to do about a finding: a line that names the pin or the electrode to look at."""

from __future__ import annotations

from companion.setup.check.findings import Finding, Kind, Spot
from companion.setup.profile.header import PIN_OF_LINE
from companion.setup.profile.model import Board, Gpio, Place, Profile, Simulated, Touch

_TOLD = {
    Kind.DEAD: "nothing arrived",
    Kind.STUCK: "stays on",
    Kind.CHATTERING: "reports presses that nobody made",
    Kind.LOST: "cannot be read",
    Kind.DARK: "did not light",
    Kind.SKIPPED: "was not checked",
}


def advise(finding: Finding, profile: Profile) -> tuple[str, str]:
    """Tell a finding, and what to do about it: two short lines."""
    what = f"Seat {finding.spot.seat} {finding.spot.name}{' lamp' if finding.lamp else ''}"
    return f"{what}: {_told(finding)}.", f"    {_remedy(finding, profile)}."


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
    here, there = _where(place), _where(_place(profile, finding.other, False))
    pad = isinstance(place, Touch)
    exchange = f"exchange the wires at {here} and {there} (or in the profile)"
    wire = f"check the wire from {here} {'to the pad' if pad else 'and its way to ground'}"
    free = "take away what lies on the pad" if pad else "free the button or its wire from ground"
    to_do = {
        Kind.SWAPPED: exchange,
        Kind.MISWIRED: exchange,
        Kind.BRIDGED: f"look for a solder bridge between {here} and {there}",
        Kind.DEAD: wire,
        Kind.DARK: wire,
        Kind.STUCK: f"{free}, at {here}",
        Kind.CHATTERING: f"mend a loose wire at {here}, or raise its hold_off_ms a little",
        Kind.LOST: f"check cable and power of {here}",
    }
    return f"To do: {to_do.get(finding.kind, 'run the check again')}"


def _place(profile: Profile, spot: Spot | None, lamp: bool) -> Place | None:
    items = list(profile.lamps()) if lamp else list(profile.inputs())
    places = {Spot(item.seat, item.name): item.place for item in items}
    return places.get(spot) if spot else None


def _where(place: Place | None) -> str:
    if isinstance(place, Gpio):
        return f"pin {PIN_OF_LINE[place.line]} (BCM {place.line})"
    if isinstance(place, Touch):
        return f"0x{place.address:02X} electrode {place.electrode}"
    if isinstance(place, Board):
        return f"{place} (its board.json names the pin)"
    return "its place"


def _name(spot: Spot | None) -> str:
    return f"seat {spot.seat} {spot.name}" if spot else "another input"
