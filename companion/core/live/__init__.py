"""A match as it runs: evidence in, durable, judged, and told to everybody who listens."""

from companion.core.live.actor import Actor
from companion.core.live.inbox import Inbox
from companion.core.live.listener import Listener, View
from companion.core.live.loop import Loop, Marks
from companion.core.live.pace import Passage, Prelude, Shifted, Skipping, Standing
from companion.core.live.record import NoRecord, Record
from companion.core.live.session import Session

__all__ = [
    "Actor",
    "Inbox",
    "Listener",
    "Loop",
    "Marks",
    "NoRecord",
    "Passage",
    "Prelude",
    "Record",
    "Session",
    "Shifted",
    "Skipping",
    "Standing",
    "View",
]
