"""When to say READY and PLAY: pure, seeded, and impossible to anticipate."""

from companion.outputs.caller.caller import Call, Caller
from companion.outputs.caller.pace import DEFAULT_PACE, MOST_TRAPS, PACES, Pace, pace_of

__all__ = [
    "DEFAULT_PACE",
    "MOST_TRAPS",
    "PACES",
    "Call",
    "Caller",
    "Pace",
    "pace_of",
]
