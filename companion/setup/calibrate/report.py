"""The delays as a small picture, so that an owner sees what was measured and how well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

_WIDTH: Final = 48
_NARROWEST_US: Final = 1_000
"""What agrees better than this should also look as if it did."""


def draw(delays: Sequence[int | None], width: int = _WIDTH) -> str:
    """One line a click: its delay in ms, and a mark on a common scale."""
    found = [delay for delay in delays if delay is not None]
    low, high = (min(found), max(found)) if found else (0, 0)
    span = max(high - low, _NARROWEST_US)
    lines = [f"{n:>4}  {_line(delay, low, span, width)}" for n, delay in enumerate(delays, 1)]
    if found:
        lines.append(f"{'':>16}{_ms(low)}{_ms(low + span):>{max(1, width - len(_ms(low)))}}")
    return "\n".join(lines)


def _line(delay: int | None, low: int, span: int, width: int) -> str:
    if delay is None:
        return "not heard"
    mark = (delay - low) * (width - 1) // span
    return f"{_ms(delay):>8}  {'.' * mark}*"


def _ms(delay: int) -> str:
    return f"{delay / 1000:.2f}"
