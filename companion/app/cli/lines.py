"""One report on one line: when, how sure, where, what."""

from __future__ import annotations

from companion.language import say
from companion.setup.profile.naming import input_name
from hw.signals import Fault, Report, Sighting, Signal


def report_line(report: Report, start_us: int) -> str:
    """Return when it happened since the start, how sure that is, and what it was."""
    if isinstance(report, Signal):
        return _signal_line(report, start_us)
    if isinstance(report, Sighting):
        return _sighting_line(report, start_us)
    return _fault_line(report, start_us)


def _signal_line(signal: Signal, start_us: int) -> str:
    doubt = f"±{signal.u / 1000:>7.3f} ms"
    what = say("command-monitor-on") if signal.on else say("command-monitor-off")
    if signal.by is not None:
        what = say("command-monitor-by-seat", what=what, seat=signal.by)
    where = say("command-monitor-at-seat", seat=signal.seat, input=f"{input_name(signal.input):<6}")
    return f"{_when(signal.t, start_us)}  {doubt}  {where} {what}"


def _sighting_line(sighting: Sighting, start_us: int) -> str:
    doubt = f"±{sighting.u / 1000:>7.3f} ms"
    marks = ", ".join(map(str, sighting.marks))
    what = say("command-monitor-cards", seat=sighting.seat or 0, marks=marks)
    return f"{_when(sighting.seen, start_us)}  {doubt}  {what}"


def _fault_line(fault: Fault, start_us: int) -> str:
    where = say("command-monitor-at-the-table")
    if fault.seat:
        where = say(
            "command-monitor-at-seat", seat=fault.seat, input=input_name(fault.input or "")
        ).strip()
    detail = f": {fault.detail}" if fault.detail else ""
    what = f"{say('command-monitor-fault'):<11}"
    return f"{_when(fault.t, start_us)}  {what}  {where} {fault.reason}{detail}"


def _when(t_us: int, start_us: int) -> str:
    return f"{(t_us - start_us) / 1_000_000:>11.6f} s"
