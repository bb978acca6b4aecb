"""How a check ends: a table that shows each seat at a glance, and a plain verdict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.language import known, say
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
from companion.setup.profile.naming import input_name
from companion.setup.wiring.text import columns


def advise(finding: CheckFinding, profile: Profile) -> tuple[str, str]:
    """Tell a finding, and what to do about it: two short lines."""
    what = say(
        "check-lamp-of-seat" if finding.lamp else "check-input-of-seat",
        seat=finding.spot.seat,
        input=input_name(finding.spot.name),
    )
    return f"{what}: {_told(finding)}.", f"    {_remedy(finding, profile)}."


def _told(finding: CheckFinding) -> str:
    words = say(f"check-told-{finding.kind.name.lower()}", other=_name(finding.other))
    return f"{words} ({finding.detail})" if finding.detail else words


def _remedy(finding: CheckFinding, profile: Profile) -> str:
    place = _place(profile, finding.spot, finding.lamp)
    if isinstance(place, Simulated):
        return say("check-simulated-nothing-to-mend")
    key = f"check-to-do-{finding.kind.name.lower()}"
    if isinstance(place, TouchPlace) and known(f"{key}-pad"):
        key = f"{key}-pad"
    here, there = _where(place), _where(_place(profile, finding.other, False))
    return say(key if known(key) else "check-to-do-again", here=here, there=there)


def _place(profile: Profile, spot: Spot | None, lamp: bool) -> Place | None:
    items = list(profile.lamps()) if lamp else list(profile.inputs())
    places = {Spot(item.seat, item.name): item.place for item in items}
    return places.get(spot) if spot else None


def _where(place: Place | None) -> str:
    if isinstance(place, Gpio):
        return say("check-pin-bcm", pin=PIN_OF_LINE[place.line], line=place.line)
    if isinstance(place, TouchPlace):
        return say("check-0x-electrode", address=f"{place.address:02X}", electrode=place.electrode)
    if isinstance(place, BoardPlace):
        return say("check-board-json-names-pin", place=str(place))
    if isinstance(place, UsbPlace):
        return say("check-of", control=place.control, device=place.device)
    return say("check-place")


def _name(spot: Spot | None) -> str:
    if spot is None:
        return say("check-another-input")
    return say("check-seat-and-input", seat=spot.seat, input=input_name(spot.name))


def is_well(findings: Sequence[CheckFinding], notes: Sequence[str]) -> bool:
    """Tell whether the table may be played on as it is."""
    return bool(findings) and not notes and all(finding.well for finding in findings)


def write_report(
    profile: Profile, findings: Sequence[CheckFinding], notes: Sequence[str]
) -> Iterator[str]:
    """The table of results, what to mend, and the verdict."""
    yield from columns([_head(), *_rows(profile, findings)])
    yield ""
    bad = [finding for finding in findings if not finding.well]
    for finding in bad:
        if finding.kind is not FindingKind.SKIPPED:
            yield from advise(finding, profile)
    if skipped := sum(finding.kind is FindingKind.SKIPPED for finding in bad):
        yield say("check-not-checked-run-check-again", skipped=skipped)
    yield from (say("check-table-said", note=note) for note in notes)
    yield _verdict(len(findings), len(bad) + len(notes))


def _head() -> tuple[str, ...]:
    inputs = (input_name(name).upper() for name in INPUTS)
    return say("check-head-seat"), *inputs, say("check-head-lamps")


def _rows(profile: Profile, findings: Sequence[CheckFinding]) -> Iterator[tuple[str, ...]]:
    found = {finding.spot: finding.kind.shown for finding in findings if not finding.lamp}
    for seat in profile.seats:
        inputs = [found.get(Spot(seat.number, name), "-") for name in INPUTS]
        lamps = [f for f in findings if f.lamp and f.spot.seat == seat.number]
        yield (f"{seat.number} {seat.player}", *inputs, _lamps(lamps))


def _lamps(findings: Sequence[CheckFinding]) -> str:
    """Return one word where all is well, so that the table stays narrow."""
    if not findings:
        return "-"
    bad = [f"{input_name(f.spot.name)} {f.kind.shown}" for f in findings if not f.well]
    return ", ".join(bad) or FindingKind.OK.shown


def _verdict(checked: int, bad: int) -> str:
    if bad:
        return say("check-not-yet", bad=bad, checked=checked)
    if checked:
        return say("check-all-well-checked-table-can", checked=checked)
    return say("check-nothing-checked")
