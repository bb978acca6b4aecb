"""Whatever is told, sent, taken or lost: nothing is told twice, and the newest stands."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from companion.outputs.feed.account import Account, Standing
from companion.outputs.feed.notes import Note, Notebook
from companion.outputs.feed.outbox import Outbox
from companion.outputs.feed.topics import Message
from tests.support.kits import setup_of

MOST = 6


class Broker(RuleBasedStateMachine):
    """A broker that takes some, loses the line now and then, and a table that goes on telling."""

    def __init__(self) -> None:
        super().__init__()
        self.box = Outbox(MOST)
        self.number = self.told = 0
        self.on_the_way: dict[int, Message] = {}
        self.events: list[int] = []
        self.standing = ""
        self.stands = "0"

    @rule()
    def something_happens(self) -> None:
        self.told += 1
        self.box.put(Message("event", str(self.told)))

    @rule()
    def it_stands_otherwise(self) -> None:
        self.stands = str(int(self.stands) + 1)
        self.box.put(Message("state", self.stands, kept=True))

    @rule()
    def send(self) -> None:
        if (message := self.box.take(0.0)) is not None:
            self.number += 1
            self.box.sent(self.number, message)
            self.on_the_way[self.number] = message

    @rule()
    def take(self) -> None:
        if self.on_the_way:
            number = min(self.on_the_way)
            message = self.on_the_way.pop(number)
            self.box.taken(number)
            if message.kept:
                self.standing = message.payload
            else:
                self.events.append(int(message.payload))

    @rule()
    def lose_the_line(self) -> None:
        self.on_the_way.clear()
        self.box.lost()

    @invariant()
    def no_more_waits_than_may(self) -> None:
        assert len(self.box) <= MOST + 2 + self.box.on_the_way

    @invariant()
    def events_come_in_their_order_and_once(self) -> None:
        assert self.events == sorted(set(self.events))

    def teardown(self) -> None:
        while (message := self.box.take(0.0)) is not None or self.on_the_way:
            if message is not None:
                self.number += 1
                self.box.sent(self.number, message)
                self.on_the_way[self.number] = message
            self.take()
        assert len(self.box) == 0
        assert len(self.events) + self.box.dropped == self.told
        assert self.stands == "0" or self.standing == self.stands


TestBroker = Broker.TestCase


def test_a_word_that_comes_too_late_is_not_told() -> None:
    box = Outbox()
    box.put(Message("cue", "play", until=5.0))
    box.put(Message("verdict", "played"))
    told = box.take(5.0)
    assert told is not None
    assert told.payload == "played"
    assert box.dropped == 1


def test_what_all_is_understood_by_goes_first() -> None:
    box = Outbox()
    box.put(Message("verdict", "played"))
    box.put(Message("state", "so", kept=True))
    box.put(Message("config", "what it is", kept=True, first=True))
    said = [message.topic for _ in range(3) if (message := box.take(0.0)) is not None]
    assert said == ["config", "verdict", "state"]


@given(st.integers(0, 30))
def test_a_book_that_nobody_reads_says_how_much_is_missing(notes: int) -> None:
    book, setup = Notebook(most=10), setup_of("sherlock-holmes", ("Ada", "Ben", "Cy"))
    account = Account.__new__(Account)
    for _ in range(notes):
        book.put(Note(account, Standing(setup, {}), ("a verdict",)))  # type: ignore[arg-type]
    assert book.missed == max(0, notes - 10)
    assert len(book.take()) == min(notes, 10)
