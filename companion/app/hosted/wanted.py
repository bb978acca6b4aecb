"""What somebody asked for on the command line, for a table that is a service."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.app.hosted.on_screen.screen import MakeWindow
from companion.app.hosted.table_choices import TableChoices, choices_at, usual_at
from companion.outputs.display.scene import PairingCode
from companion.setup.profile.model import Profile


@dataclass(frozen=True, slots=True)
class Wanted:
    """What somebody asked for on the command line."""

    profile: Profile
    bots: Mapping[int, str] = field(default_factory=dict)
    """The temperament of every seat that the program plays."""
    view: str = "none"
    console: bool = True
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    pictures: Path = Path()
    """Where pictures are saved that somebody keeps from the display."""
    names: tuple[str, ...] = ()
    """What those who play are called, if not as the profile says."""
    choose: bool = False
    """Whether somebody chooses what is played; else a match begins at once."""
    kept: Path | None = None
    """Where what was chosen is kept for the next time."""
    leaves: bool = False
    """Whether it ends when its display is closed, as on a laptop; a table's is opened again."""
    window: MakeWindow | None = None
    """Shows something in a window that is open already."""
    invited: Callable[[PairingCode], None] = lambda pairing: None
    """Told how a phone finds the table, whenever that changes."""

    keep_frames: Path | None = None
    """Where the pictures of the camera are kept; None: nowhere."""

    @property
    def phones(self) -> bool:
        """Whether phones may come to this table."""
        return self.console and self.profile.console.enabled


def choosing_of(wanted: Wanted) -> TableChoices:
    """Return what can be chosen at this table, and what is chosen at first."""
    profile, bots = wanted.profile, tuple(wanted.bots)
    usual = usual_at(profile, bots, wanted.names, wanted.options)
    return TableChoices(choices_at(profile), usual, wanted.kept if wanted.choose else None)
