"""Where this program keeps things, on a laptop and as a service."""

import os
from pathlib import Path


def journal_folder(given: str | None) -> Path:
    """The journal: as given, the service's state directory, or the user's."""
    if given:
        return Path(given)
    service = os.environ.get("STATE_DIRECTORY", "").split(":")[0]
    if service:
        return Path(service) / "journal"
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local/state"
    return Path(state) / "companion/journal"
