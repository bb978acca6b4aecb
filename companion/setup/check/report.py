"""How a check ends: a table that shows each seat at a glance, and a plain verdict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.setup.check.findings import CheckFinding, FindingKind, Spot
from companion.setup.profile.header import PIN_OF_LINE
from companion.setup.profile.model import (
    INPUTS,
    BoardPlace,
    Gpio,
    Place,
    Profile,
    Simulated,
    TouchPlace,
    UsbPlace,
)
from companion.setup.wiring.text import columns

_TOLD = {
    FindingKind.DEAD: "nothing arrived",
    FindingKind.STUCK: "stays on",
    FindingKind.CHATTERING: "reports presses that nobody made",
    FindingKind.LOST: "cannot be read",
    FindingKind.DARK: "did not light",
    FindingKind.SKIPPED: "was not checked",
}


def advise(finding: CheckFinding, profile: Profile) -> tuple[str, str]:
    """Tell a finding, and what to do about it: two short lines."""
    what = f"Seat {finding.spot.seat} {finding.spot.name}{' lamp' if finding.lamp else ''}"
    return f"{what}: {_told(finding)}.", f"    {_remedy(finding, profile)}."


def _told(finding: CheckFinding) -> str:
    other = _name(finding.other)
    told = {
        FindingKind.SWAPPED: f"swapped with {other}",
        FindingKind.MISWIRED: f"answers as {other}",
        FindingKind.BRIDGED: f"answers, and {other} with it",
    }.get(finding.kind)
    words = told or _TOLD.get(finding.kind, "well")
    return f"{words} ({finding.detail})" if finding.detail else words


def _remedy(finding: CheckFinding, profile: Profile) -> str:
    place = _place(profile, finding.spot, finding.lamp)
    if isinstance(place, Simulated):
        return "It is simulated: nothing to mend"
    here, there = _where(place), _where(_place(profile, finding.other, False))
    pad = isinstance(place, TouchPlace)
    exchange = f"exchange the wires at {here} and {there} (or in the profile)"
    wire = f"check the wire from {here} {'to the pad' if pad else 'and its way to ground'}"
    free = "take away what lies on the pad" if pad else "free the button or its wire from ground"
    to_do = {
        FindingKind.SWAPPED: exchange,
        FindingKind.MISWIRED: exchange,
        FindingKind.BRIDGED: f"look for a solder bridge between {here} and {there}",
        FindingKind.DEAD: wire,
        FindingKind.DARK: wire,
        FindingKind.STUCK: f"{free}, at {here}",
        FindingKind.CHATTERING: f"mend a loose wire at {here}; {_calm(place)}",
        FindingKind.LOST: f"check cable and power of {here}",
    }
    return f"To do: {to_do.get(finding.kind, 'run the check again')}"


def _calm(place: Place | None) -> str:
    """Return what quietens an input that moves by itself."""
    if isinstance(place, TouchPlace):
        return "shorten it, or raise its touch_threshold a little"
    return "twist a long lead with its ground, 1 kohm at the pin (docs/hardware.md)"


def _place(profile: Profile, spot: Spot | None, lamp: bool) -> Place | None:
    items = list(profile.lamps()) if lamp else list(profile.inputs())
    places = {Spot(item.seat, item.name): item.place for item in items}
    return places.get(spot) if spot else None


def _where(place: Place | None) -> str:
    if isinstance(place, Gpio):
        return f"pin {PIN_OF_LINE[place.line]} (BCM {place.line})"
    if isinstance(place, TouchPlace):
        return f"0x{place.address:02X} electrode {place.electrode}"
    if isinstance(place, BoardPlace):
        return f"{place} (its board.json names the pin)"
    if isinstance(place, UsbPlace):
        return f"{place.control} of {place.device}"
    return "its place"


def _name(spot: Spot | None) -> str:
    return f"seat {spot.seat} {spot.name}" if spot else "another input"


def is_well(findings: Sequence[CheckFinding], notes: Sequence[str]) -> bool:
    """Tell whether the table may be played on as it is."""
    return bool(findings) and not notes and all(finding.well for finding in findings)


def write_report(
    profile: Profile, findings: Sequence[CheckFinding], notes: Sequence[str]
) -> Iterator[str]:
    """The table of results, what to mend, and the verdict."""
    yield from columns([_HEAD, *_rows(profile, findings)])
    yield ""
    bad = [finding for finding in findings if not finding.well]
    for finding in bad:
        if finding.kind is not FindingKind.SKIPPED:
            yield from advise(finding, profile)
    if skipped := sum(finding.kind is FindingKind.SKIPPED for finding in bad):
        yield f"Not checked: {skipped}. Run the check again for them."
    yield from (f"The table said: {note}" for note in notes)
    yield _verdict(len(findings), len(bad) + len(notes))


_HEAD = ("SEAT", *(name.upper() for name in INPUTS), "LAMPS")


def _rows(profile: Profile, findings: Sequence[CheckFinding]) -> Iterator[tuple[str, ...]]:
    found = {finding.spot: finding.kind.value for finding in findings if not finding.lamp}
    for seat in profile.seats:
        inputs = [found.get(Spot(seat.number, name), "-") for name in INPUTS]
        lamps = [f for f in findings if f.lamp and f.spot.seat == seat.number]
        yield (f"{seat.number} {seat.player}", *inputs, _lamps(lamps))


def _lamps(findings: Sequence[CheckFinding]) -> str:
    """Return one word where all is well, so that the table stays narrow."""
    if not findings:
        return "-"
    bad = [f"{f.spot.name} {f.kind.value}" for f in findings if not f.well]
    return ", ".join(bad) or FindingKind.OK.value


def _verdict(checked: int, bad: int) -> str:
    if bad:
        return f"NOT YET: {bad} of {checked} {'is' if bad == 1 else 'are'} not well."
    if checked:
        return f"ALL WELL: {checked} checked. This table can be played on."
    return "NOTHING was checked."
