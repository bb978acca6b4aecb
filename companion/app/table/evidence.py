"""From what the table senses to what the referee hears: the one seam between hw and the core."""

from companion.core.referee.events import Event, Fault, Press, Release
from hw import signals


def event_of(report: signals.Report) -> Event:
    """Turn a signal into a press or release, and a sensor's fault into the referee's.

    What the hardware says for people (`detail`) and its numbering stay behind: neither decides.
    """
    if isinstance(report, signals.Fault):
        return Fault(report.t, report.reason, report.seat, report.input)
    kind = Press if report.on else Release
    return kind(report.t, report.u, report.seat, report.input, report.by)
