"""What a command needs that a page in a browser has not."""

from collections.abc import Sequence

from companion.language import say

LACKING = frozenset(
    (
        "learn", "replay", "snapshot", "daemon", "check", "monitor", "say", "voice", "setup",
        "boards", "calibrate", "doctor", "install", "appliance",
    )
)  # fmt: skip
"""The commands that need threads, sockets, a window or devices; the page itself teaches, shows and
speaks in its own way."""


def lacking(words: Sequence[str]) -> str:
    """Say why a command cannot be run in a page, and what to do; nothing if it can."""
    name = "play --phones" if "--phones" in words else words[0] if words else ""
    if name not in LACKING and name != "play --phones":
        return ""
    return say("cli-needs-threads-sockets-devices-page", name=name)
