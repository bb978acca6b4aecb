"""What is to be told and has not been taken yet: bounded, however long nobody listens.

How a match stands is told as it stands last. Events are told one by one; of too many the oldest
go, and how many went is said.
"""

from collections import deque

from companion.outputs.feed.topics import Message

MOST = 500
"""So many events wait for a broker that is away: about a quarter of an hour of play."""


class Outbox:
    """For one thread: everything that the broker has not said it has."""

    def __init__(self, most: int = MOST) -> None:
        self._events: deque[Message] = deque()
        self._kept: dict[str, Message] = {}
        """What is told as it is last, by its topic."""
        self._sent: dict[int, Message] = {}
        """On its way, by the number under which the broker will say that it has it."""
        self._most, self.dropped = most, 0
        self.gone = 0
        """How many events are none of its business any more: the broker has them, or nobody will.
        """

    def __len__(self) -> int:
        return len(self._events) + len(self._kept) + len(self._sent)

    @property
    def on_the_way(self) -> int:
        """How much was sent, and not yet taken."""
        return len(self._sent)

    def put(self, message: Message) -> None:
        """Take something that is to be told."""
        if message.kept:
            self._kept[message.topic] = message
            return
        self._events.append(message)
        while len(self._events) > self._most:
            self._events.popleft()
            self._drop()

    def _drop(self) -> None:
        self.dropped += 1
        self.gone += 1

    def take(self, now: float) -> Message | None:
        """Return what is to be told next: events go before how it stands; no old words."""
        ahead = next((topic for topic, message in self._kept.items() if message.first), None)
        if ahead is not None:
            return self._kept.pop(ahead)
        while self._events:
            message = self._events.popleft()
            if message.until is None or now < message.until:
                return message
            self._drop()
        if self._kept:
            return self._kept.pop(next(iter(self._kept)))
        return None

    def sent(self, number: int, message: Message) -> None:
        """Note under which number something is on its way."""
        self._sent[number] = message

    def taken(self, number: int) -> None:
        """Note that the broker has it."""
        message = self._sent.pop(number, None)
        if message is not None and not message.kept:
            self.gone += 1

    def lost(self) -> None:
        """Note that the line is gone: what was on its way is told again, in its order."""
        waiting, self._events = self._events, deque()
        unsure = [*self._sent.values()]
        self._kept = {m.topic: m for m in unsure if m.kept} | self._kept
        self._sent.clear()
        for message in (*(m for m in unsure if not m.kept), *waiting):
            self.put(message)
