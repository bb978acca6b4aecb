"""What crosses to the process that tells the house, and when: words at once, the rest together."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from threading import Thread

import pytest

from companion.core.referee.events import Cue
from companion.outputs.feed import telling
from companion.outputs.feed.account import UNREAD, Account, Standing
from companion.outputs.feed.frames import Says, Word, Writing, unframed
from companion.outputs.feed.notes import Gate, Note, Notebook
from companion.outputs.feed.telling import Hello, Teller
from companion.setup.profile.model import FeedSettings
from tests.app.hosted.process import waited
from tests.outputs.feed.test_account import SETUP, STATE, account, played

HELLO = Hello(FeedSettings("broker", 1883, secure=False, table="table"), "Table", "1")


class Pipe(BytesIO):
    """Keeps what was written, also when it is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.kept = b""

    def close(self) -> None:
        self.kept = self.getvalue()
        super().close()

    @property
    def frames(self) -> list[list[Word]]:
        """What has crossed so far, without the first hello."""
        crossed = self.kept if self.closed else self.getvalue()
        return [*unframed(BytesIO(crossed).read)][1:]

    @property
    def kinds(self) -> list[list[str]]:
        return [[word[0] for word in frame] for frame in self.frames]


class Telling:
    """A teller that rests for an hour, and what it has written."""

    def __init__(self) -> None:
        self.notes, self.pipe, self.match = Notebook(), Pipe(), account()
        self.teller = Teller(HELLO, self.notes, self.pipe)
        self.teller.start()
        waited("what is so from the beginning", lambda: len(self.pipe.frames) == 1)

    def decides(self, n: int, seat: int = 1) -> None:
        standing = Standing(SETUP, {**STATE, "scores": [n, 0, 0]})
        self.notes.put(Note(self.match, standing, (played(n, seat, 231),)))

    def calls(self, word: str = "play") -> None:
        self.notes.put(Note(self.match, cue=Cue(5, 0, word)))

    def frames(self, many: int) -> list[list[str]]:
        waited(f"{many} frames", lambda: len(self.pipe.frames) == many)
        return self.pipe.kinds


@pytest.fixture
def hourly(monkeypatch: pytest.MonkeyPatch) -> Iterator[Telling]:
    monkeypatch.setattr(telling, "BREATH_S", 3600.0)
    table = Telling()
    yield table
    table.teller.stop()
    table.teller.join()


@pytest.mark.real_time
def test_a_word_that_was_called_crosses_at_once_and_how_it_stands_when_it_has_rested(
    hourly: Telling,
) -> None:
    hourly.decides(1)
    assert hourly.frames(2)[-1] == [Says.MATCH, Says.DECIDED, Says.STANDS], "it had rested"
    hourly.decides(2)
    hourly.calls()
    assert hourly.frames(3)[-1] == [Says.DECIDED, Says.CALLED], "in the order of the table"
    hourly.decides(3)
    hourly.teller.stop()
    hourly.teller.join()
    assert hourly.frames(4)[-1] == [Says.DECIDED, Says.STANDS], "the last before it closes"
    assert hourly.pipe.frames[-1][-1][1]["scores"] == [3, 0, 0]
    assert hourly.teller.failure is None


@pytest.mark.real_time
def test_ready_crosses_at_once_where_nothing_was_told_just_now_and_else_with_play(
    hourly: Telling,
) -> None:
    hourly.calls("ready")
    assert hourly.frames(2)[-1] == [Says.MATCH, Says.CALLED], "it had rested"
    hourly.calls("ready")
    hourly.decides(1)
    hourly.calls("play")
    assert hourly.frames(3)[-1] == [Says.CALLED, Says.DECIDED, Says.CALLED], "in order, as one"


@pytest.mark.real_time
def test_how_it_stands_is_not_forgotten_for_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "BREATH_S", 0.2)
    table = Telling()
    table.decides(1)
    table.frames(2)
    table.decides(2)
    table.calls()
    waited("it is told", lambda: [Says.STANDS] in table.pipe.kinds[2:] or len(table.pipe.kinds) > 3)
    assert table.pipe.frames[-1][-1][0] == Says.STANDS
    assert table.pipe.frames[-1][-1][1]["scores"] == [2, 0, 0], "nothing more was noted"
    table.teller.stop()
    table.teller.join()
    assert table.pipe.kinds[-1][-1] == Says.STANDS
    assert [kinds.count(Says.STANDS) for kinds in table.pipe.kinds[1:]].count(1) == 2


def test_of_what_is_owed_only_the_newest_crosses() -> None:
    writing, match = Writing(), account()
    notes = [Note(match, Standing(SETUP, {**STATE, "scores": [n]})) for n in (1, 2, 3)]
    assert not writing.owes
    assert [word[0] for word in writing.words(notes[:2], standing=False)] == [Says.MATCH]
    assert writing.owes
    assert [*writing.words(notes[2:])][-1][:2] == (Says.STANDS, {**STATE, "scores": [3]})
    assert not writing.owes
    assert [*writing.words([])] == []


def test_that_no_match_is_on_can_be_owed_as_well() -> None:
    writing, match = Writing(), account()
    over = [Note(match, Standing(SETUP, STATE)), Note()]
    assert [word[0] for word in writing.words(over, standing=False)] == [Says.MATCH]
    assert [*writing.words([])] == [(Says.EMPTY,)]


@pytest.mark.parametrize("many", [3, UNREAD + 3])
def test_what_was_laid_by_is_remembered_when_it_is_asked_for(many: int) -> None:
    by_one, by_heart = account(), account()
    for n in range(1, many + 1):
        verdict = played(n, 1 + n % 3, 200 + n % 97)
        by_one.follow([verdict])
        by_heart.judged([verdict], SETUP, "then")
    assert by_one.kept == by_heart.kept
    assert by_one.kept.last is not None
    assert by_one.kept.last.n == many


def test_no_more_is_laid_by_than_can_be_held() -> None:
    told: Account = account()
    for n in range(3 * UNREAD):
        told.follow([played(n, 1, 300)])
        assert len(told._unread) < UNREAD


@pytest.mark.real_time
def test_a_gate_lets_one_through_for_each_time_it_was_opened() -> None:
    gate, through = Gate(), list[int]()

    def walk() -> None:
        for turn in range(2):
            gate.wait()
            through.append(turn)

    walker = Thread(target=walk, daemon=True)
    gate.open()
    gate.open()
    walker.start()
    waited("the first", lambda: through == [0])
    gate.wait(0.05)
    assert through == [0], "opened twice is as once"
    gate.open()
    walker.join(60)
    assert through == [0, 1]
    gate.open()
    gate.shut()
    gate.wait(0.0)
    gate.open()
    gate.wait(60)
