"""What is told where: the topics of one table, and a message for one of them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

ONLINE, OFFLINE = "online", "offline"
PAUSE, RESUME = "pause", "resume"


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be told."""

    topic: str
    payload: str
    kept: bool = False
    """Whether the broker keeps it for those who come later."""
    first: bool = False
    """Whether it goes before all others: they are understood by it."""
    until: float | None = None
    """After this instant nobody wants to hear it any more; None: they always do."""


@dataclass(frozen=True, slots=True)
class Topics:
    """The topics of one table."""

    table: str
    prefix: str | None = None
    """Where Home Assistant looks for devices; None: it is told of none."""

    @property
    def device(self) -> str:
        """What this table is called where all have to differ: as a client, and as a device."""
        return f"companion-{self.table}"

    def _of(self, what: str) -> str:
        return f"companion/{self.table}/{what}"

    @property
    def online(self) -> str:
        """Whether the table is there; the broker says it if the table cannot."""
        return self._of("online")

    @property
    def state(self) -> str:
        """How the match stands."""
        return self._of("state")

    @property
    def verdict(self) -> str:
        """What was decided."""
        return self._of("verdict")

    @property
    def cue(self) -> str:
        """The words that were called."""
        return self._of("cue")

    @property
    def command(self) -> str:
        """What somebody wants: to pause, or to resume."""
        return self._of("command")

    @property
    def config(self) -> str | None:
        """Where Home Assistant is told of this table."""
        return f"{self.prefix}/device/{self.device}/config" if self.prefix else None


def written(value: Mapping[str, Any]) -> str:
    """Return a value as it is sent."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
