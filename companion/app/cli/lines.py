"""One report on one line: when, how sure, where, what."""

from __future__ import annotations

from hw.signals import Fault, Report, Signal


def report_line(report: Report, start_us: int) -> str:
    """Return when it happened since the start, how sure that is, and what it was."""
    if isinstance(report, Signal):
        return _signal_line(report, start_us)
    return _fault_line(report, start_us)


def _signal_line(signal: Signal, start_us: int) -> str:
    doubt = f"±{signal.u / 1000:>7.3f} ms"
    by = f" by seat {signal.by}" if signal.by is not None else ""
    what = "on" if signal.on else "off"
    where = f"seat {signal.seat} {signal.input:<6}"
    return f"{_when(signal.t, start_us)}  {doubt}  {where} {what}{by}"


def _fault_line(fault: Fault, start_us: int) -> str:
    where = f"seat {fault.seat} {fault.input or ''}".strip() if fault.seat else "the table"
    detail = f": {fault.detail}" if fault.detail else ""
    return f"{_when(fault.t, start_us)}  {'fault':<11}  {where} {fault.reason}{detail}"


def _when(t_us: int, start_us: int) -> str:
    return f"{(t_us - start_us) / 1_000_000:>11.6f} s"
