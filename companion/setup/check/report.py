"""How a check ends: a table that shows each seat at a glance, and a plain verdict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.setup.check.advice import advise
from companion.setup.check.findings import Finding, Kind, Spot
from companion.setup.profile.model import INPUTS, Profile
from companion.setup.wiring.text import columns


def is_well(findings: Sequence[Finding], notes: Sequence[str]) -> bool:
    """Tell whether the table may be played on as it is."""
    return bool(findings) and not notes and all(finding.well for finding in findings)


def write_report(
    profile: Profile, findings: Sequence[Finding], notes: Sequence[str]
) -> Iterator[str]:
    """The table of results, what to mend, and the verdict."""
    yield from columns([_HEAD, *_rows(profile, findings)])
    yield ""
    bad = [finding for finding in findings if not finding.well]
    for finding in bad:
        if finding.kind is not Kind.SKIPPED:
            yield from advise(finding, profile)
    if skipped := sum(finding.kind is Kind.SKIPPED for finding in bad):
        yield f"Not checked: {skipped}. Run the check again for them."
    yield from (f"The table said: {note}" for note in notes)
    yield _verdict(len(findings), len(bad) + len(notes))


_HEAD = ("SEAT", *(name.upper() for name in INPUTS), "LAMPS")


def _rows(profile: Profile, findings: Sequence[Finding]) -> Iterator[tuple[str, ...]]:
    found = {finding.spot: finding.kind.value for finding in findings if not finding.lamp}
    for seat in profile.seats:
        inputs = [found.get(Spot(seat.number, name), "-") for name in INPUTS]
        lamps = [f for f in findings if f.lamp and f.spot.seat == seat.number]
        yield (f"{seat.number} {seat.player}", *inputs, _lamps(lamps))


def _lamps(findings: Sequence[Finding]) -> str:
    """Return one word where all is well, so that the table stays narrow."""
    if not findings:
        return "-"
    bad = [f"{f.spot.name} {f.kind.value}" for f in findings if not f.well]
    return ", ".join(bad) or Kind.OK.value


def _verdict(checked: int, bad: int) -> str:
    if bad:
        return f"NOT YET: {bad} of {checked} {'is' if bad == 1 else 'are'} not well."
    if checked:
        return f"ALL WELL: {checked} checked. This table can be played on."
    return "NOTHING was checked."
