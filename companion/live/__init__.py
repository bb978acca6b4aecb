"""A match as it runs: evidence in, durable, judged, and told to everybody who listens."""

from companion.live.actor import Actor
from companion.live.inbox import Inbox
from companion.live.listener import Listener, View
from companion.live.loop import Loop
from companion.live.pace import Passage, Shifted, Skipping
from companion.live.record import NoRecord, Record
from companion.live.session import Session

__all__ = [
    "Actor",
    "Inbox",
    "Listener",
    "Loop",
    "NoRecord",
    "Passage",
    "Record",
    "Session",
    "Shifted",
    "Skipping",
    "View",
]
