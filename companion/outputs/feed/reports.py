"""What the process that tells the house says to its table: lines of JSON, and nothing else.

It speaks to a network; the table believes no more of it than these few words.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from companion.outputs.feed.errors import FeedError, again


@dataclass(frozen=True, slots=True)
class Report:
    """One of these things."""

    gone: int | None = None
    """Of how many events it is rid by now."""
    dropped: int = 0
    """How many of those nobody was told."""
    announced: bool = False
    """Whether this says that nobody listens any more, or that somebody does again."""
    error: str | None = None
    """Why nobody does, by the kind of the error; None: somebody does."""
    words: str = ""
    """The same in words."""
    paused: bool | None = None
    """What was commanded: that the caller rests, or goes on."""
    failure: str = ""
    """Why it ends, where that is a mistake of ours."""

    @classmethod
    def of(cls, error: FeedError | None) -> Report:
        """Return the report of an error, or of its end."""
        if error is None:
            return cls(announced=True)
        return cls(announced=True, error=type(error).__name__, words=str(error))

    @property
    def told(self) -> FeedError | None:
        """The error that it reports."""
        return None if self.error is None else again(self.error, self.words)

    def line(self) -> bytes:
        """Return it as it goes through the pipe: what is as ever is left out."""
        plain = asdict(Report())
        changed = {name: value for name, value in asdict(self).items() if value != plain[name]}
        return json.dumps(changed).encode() + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Report:
        """Read such a line; ValueError or TypeError: it is none."""
        return cls(**json.loads(line))
