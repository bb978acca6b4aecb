"""Low-water marks: how a source says that everything before an instant has been delivered. Pure.

A mark is a promise about stamps. Where a report's interval begins before the mark and reaches past
it, as that of a change found by reading does, it is stamped at the mark and its doubt grows to
cover the same span: what was promised is kept, and nothing is guessed. A report that lies wholly
before the mark shows that the promise was wrong. It goes on as it is, and is told to be late.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from hw.signals import Fault, Place, Report, Sighting, Signal


def kept(reports: Iterable[Report], mark_us: int) -> Iterator[Report]:
    """Yield reports as they may be told after this mark was stated."""
    moved: dict[Place, int] = {}
    for report in reports:
        if isinstance(report, Fault | Sighting):
            yield report if report.t >= mark_us else replace(report, t=mark_us)
            continue
        if report.t >= mark_us and not moved:
            yield report
            continue
        place = Place(report.seat, report.input)
        # What was moved to the mark still comes before what the same input did next.
        least = max(mark_us, moved[place] + 1) if place in moved else mark_us
        if report.t >= least or not (place in moved or report.t + report.u >= mark_us):
            yield report
            continue
        moved[place] = least
        yield _stamped(report, least)


def _stamped(signal: Signal, t: int) -> Signal:
    """Return the same signal with another stamp, and a doubt that covers the same span."""
    earliest, latest = signal.t - signal.u, signal.t + signal.u
    return replace(signal, t=t, u=max(t - earliest, latest - t))
