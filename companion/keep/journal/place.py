"""Where a journal lives if nobody says otherwise."""

from collections.abc import Mapping
from pathlib import Path


def default_folder(environment: Mapping[str, str]) -> Path:
    """Follow systemd where it gives a place for state, and the desktop's custom elsewhere."""
    given = environment.get("STATE_DIRECTORY", "").split(":")[0]
    if given:
        return Path(given) / "journal"
    state = environment.get("XDG_STATE_HOME", "")
    if not Path(state).is_absolute():
        home = environment.get("HOME")
        state = str((Path(home) if home else Path.home()) / ".local" / "state")
    return Path(state) / "companion" / "journal"
