"""Which view a hosted table has here: as somebody says, or as there is something to show it on."""

from __future__ import annotations

import os
import sys

from companion.setup.profile.model import Display

_SCREENS = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")


def view_of(wanted: str, settings: Display) -> str:
    """Return the view to show here: as asked for, as the profile says, or what is there."""
    wanted = settings.output if wanted == "auto" else wanted
    if wanted != "auto":
        return wanted
    if any(os.environ.get(name) for name in _SCREENS):
        return "window"
    return "terminal" if has_terminal() else "none"


def has_terminal() -> bool:
    """Tell whether somebody sits at a terminal, to read and to type."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def has_no_desktop() -> bool:
    """Tell whether the picture goes straight to the glass, where there are no windows."""
    return os.environ.get("SDL_VIDEODRIVER", "").lower() == "kmsdrm"
