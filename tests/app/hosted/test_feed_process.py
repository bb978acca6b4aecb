"""The process that tells the house: killed, stopped, closed, orphaned; play is no part of it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.app.hosted import feed as hosted_feed
from companion.app.hosted.feed import TableFeed
from companion.app.hosted.supervisor import Supervisor
from companion.app.table.meaning import FEED
from companion.core.referee.events import Cue
from companion.games import KITS
from companion.language import settle
from companion.outputs.feed.account import Account, Standing
from companion.outputs.feed.notes import MOST, Note
from companion.setup.profile.model import FeedSettings
from tests.app.hosted.process import waited
from tests.keep.journal.conftest import memory_folder
from tests.outputs.feed.test_account import SETUP, STATE, played
from tests.support.broker import Broker, House, broker_in
from tests.support.command import ROOT, environment

SECOND = 1_000_000


@pytest.fixture(scope="module")
def broker() -> Iterator[Broker]:
    with memory_folder() as folder, broker_in(Path(folder)) as broker:
        yield broker


class Rig:
    """A table with a feed that is looked after by hand, and plays when it is told to."""

    def __init__(self, settings: FeedSettings) -> None:
        self.said: list[str | None] = []
        self.feed = TableFeed(
            settings, "Kitchen", lambda part, why, error: self.said.append(why),
            lambda paused, by: None, lambda: 1,
        )  # fmt: skip
        self.parts = Supervisor(lambda part, why, error: self.said.append(why))
        self.parts.add(FEED, self.feed.open)
        self.account = Account(KITS["sherlock-holmes"], SETUP, 1)
        self.now = self.n = 0

    def look(self) -> None:
        self.now += 40 * SECOND
        self.parts.look(self.now)

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self.feed._running is not None
        return self.feed._running._process

    @property
    def written(self) -> int:
        """How many events went into the pipe."""
        assert self.feed._running is not None
        return self.feed._running._teller.events

    @property
    def known(self) -> int:
        """Of how many events it is known what became of them."""
        assert self.feed._running is not None
        return self.feed._running._gone

    def play(self, seat: int = 1, ms: float = 200) -> int:
        self.n += 1
        standing = Standing(SETUP, {**STATE, "scores": [self.n, 0, 0]})
        self.feed._put(Note(self.account, standing, (played(self.n, seat, ms),), at=time.time()))
        return self.n

    def kill(self) -> None:
        """Kill the process that tells, and wait until the table knows."""
        process = self.process
        process.kill()
        waited("that it is known", lambda: self.feed.trouble() is not None)

    def opened(self) -> None:
        """Look until it works."""
        waited("another process", self._looked)

    def _looked(self) -> bool:
        self.look()
        return self.parts.running(FEED) is not None


Rigs = Callable[[FeedSettings], Rig]


@pytest.fixture
def rigs() -> Iterator[Rigs]:
    made: list[Rig] = []

    def make(settings: FeedSettings) -> Rig:
        made.append(Rig(settings))
        made[-1].look()
        return made[-1]

    yield make
    for rig in made:
        rig.parts.close()
        rig.feed.close()


def numbers(house: House, table: str) -> list[int]:
    return [verdict["n"] for verdict in house.of(f"{table}/verdict")]


def state(house: House, table: str) -> dict[str, Any]:
    return dict(house.last(f"{table}/state") or {})


def test_a_killed_process_is_told_once_and_the_next_knows_the_match(
    broker: Broker, rigs: Rigs
) -> None:
    house = House(broker, "companion/phoenix/#")
    rig = rigs(broker.settings("phoenix"))
    rig.play(seat=2, ms=150)
    rig.play(seat=1, ms=300)
    waited("both", lambda: numbers(house, "phoenix") == [1, 2] and rig.known == 2)
    before = state(house, "phoenix")
    rig.kill()
    rig.look()
    assert [why for why in rig.said if why] == [
        "the process that tells the house has ended with status -9"
    ]
    waited("that it is gone", lambda: house.last("phoenix/online") == "offline")
    meanwhile = rig.play(seat=3, ms=250)
    rig.opened()
    waited("what was decided meanwhile", lambda: meanwhile in numbers(house, "phoenix"))
    waited("how it stands", lambda: state(house, "phoenix")["scores"]["Ada"] == meanwhile)
    after = state(house, "phoenix")
    assert after["fastest"] == before["fastest"] == {"ms": 150.0, "player": "Ben", "seat": 2}
    assert after["verdict"]["n"] == meanwhile
    assert after["dropped"] == 0
    later = rig.play()
    waited("play as before", lambda: later in numbers(house, "phoenix"))
    assert rig.said[-1] is None, "it works again"
    assert len(rig.said) == 2
    house.close()


def test_the_last_verdict_outlives_the_process_that_told_it(broker: Broker, rigs: Rigs) -> None:
    house = House(broker, "companion/echo/#")
    rig = rigs(broker.settings("echo"))
    rig.play(ms=231)
    waited("how it stands", lambda: state(house, "echo").get("verdict") and rig.known == 1)
    told = state(house, "echo")
    rig.kill()
    house.say("companion/echo/state", "", retain=True)
    rig.opened()
    waited("that it stands as before", lambda: state(house, "echo") == told)
    assert numbers(house, "echo") == [1], "and is not told anew"
    house.close()


def test_what_a_killed_process_had_not_told_is_counted(rigs: Rigs) -> None:
    with memory_folder() as folder, broker_in(Path(folder)) as broker:
        broker.kill()
        rig = rigs(broker.settings("sunk"))
        for _ in range(3):
            rig.play()
        waited("they are given away", lambda: rig.written == 3)
        rig.kill()
        broker.start()
        house = House(broker, "companion/sunk/#")
        rig.opened()
        waited("how it stands", lambda: state(house, "sunk"))
        assert state(house, "sunk")["dropped"] == 3
        assert state(house, "sunk")["fastest"]["ms"] == 200
        assert not numbers(house, "sunk")
        house.close()


def test_a_process_that_dies_at_once_is_told_once(
    broker: Broker, monkeypatch: pytest.MonkeyPatch, rigs: Rigs
) -> None:
    monkeypatch.setattr(hosted_feed, "MODULE", "companion.no_such_thing")
    rig = rigs(broker.settings("stillborn"))
    for _ in range(4):
        waited("its end", lambda: rig.feed._running is None or rig.feed._running.trouble)
        rig.look()
    assert rig.said == ["the process that tells the house has ended with status 1"]
    monkeypatch.undo()
    rig.opened()
    assert rig.said[-1] is None


# Its end.


def test_a_table_that_is_closed_ends_it_having_told_what_is_left(
    broker: Broker, rigs: Rigs
) -> None:
    house = House(broker, "companion/dusk/#")
    rig = rigs(broker.settings("dusk"))
    waited("it is there", lambda: house.last("dusk/online") == "online")
    process = rig.process
    last = [rig.play() for _ in range(30)]
    rig.feed.close()
    assert process.returncode == 0
    waited("what was left", lambda: numbers(house, "dusk") == last)
    waited("its end", lambda: house.last("dusk/online") == "offline")
    house.close()


PARENT = """
import sys, time
from tests.app.hosted.test_feed_process import Rig
from companion.setup.profile.model import FeedSettings
rig = Rig(FeedSettings("127.0.0.1", int(sys.argv[1]), False, "orphan"))
rig.look()
rig.play()
print(rig.process.pid, flush=True)
time.sleep(600)
"""


def test_a_killed_table_leaves_no_process_behind(broker: Broker) -> None:
    house = House(broker, "companion/orphan/#")
    words = [sys.executable, "-c", PARENT, str(broker.port)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, cwd=ROOT, env=environment()) as table:
        assert table.stdout is not None
        child = int(table.stdout.readline())
        waited("a verdict", lambda: house.of("orphan/verdict"))
        table.kill()
    waited("its end", lambda: not _runs(child))
    waited("that it is told", lambda: house.last("orphan/online") == "offline")
    house.close()


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_signals_that_are_meant_for_all_do_not_end_it_before_its_table(
    broker: Broker, rigs: Rigs
) -> None:
    house = House(broker, "companion/calm/#")
    rig = rigs(broker.settings("calm"))
    rig.play()
    waited("it is there", lambda: numbers(house, "calm") == [1])
    for meant in (signal.SIGTERM, signal.SIGINT):
        rig.process.send_signal(meant)
    rig.play()
    waited("it goes on", lambda: numbers(house, "calm") == [1, 2])
    house.close()


# What it is told.


def test_it_speaks_as_the_table_does_also_when_that_changes(broker: Broker, rigs: Rigs) -> None:
    house = House(broker, "companion/babel/#")
    settle("de")
    try:
        rig = rigs(broker.settings("babel"))
        rig.play(ms=231)
        waited("German", lambda: numbers(house, "babel") == [1])
        settle("fr")
        rig.play(ms=231)
        waited("French", lambda: numbers(house, "babel") == [1, 2])
    finally:
        settle("en")
    rig.play(ms=231)
    waited("English", lambda: numbers(house, "babel") == [1, 2, 3])
    texts = [verdict["text"] for verdict in house.of("babel/verdict")]
    expected = []
    for language in ("de", "fr", "en"):
        settle(language)
        [told] = Account(KITS["sherlock-holmes"], SETUP, 1).judged([played(1, 1, 231)], SETUP, "")
        expected.append(told["text"])
    assert texts == expected
    assert len(set(texts)) == 3
    house.close()


def test_nobody_who_lists_processes_learns_of_the_broker(broker: Broker, rigs: Rigs) -> None:
    rig = rigs(broker.secretly("mum"))
    seen = [Path(f"/proc/{rig.process.pid}/{what}").read_bytes() for what in ("cmdline", "environ")]
    for secret in (str(broker.password), str(broker.secure), "mum"):
        assert not any(secret.encode() in each for each in seen), secret
    waited("it runs", lambda: rig.feed._running is not None and rig.feed._running.heard_of)


def test_a_flood_while_it_hangs_holds_nobody_up_and_is_counted(broker: Broker, rigs: Rigs) -> None:
    house = House(broker, "companion/flood/#")
    rig = rigs(broker.settings("flood"))
    rig.play()
    waited("it is there", lambda: numbers(house, "flood") == [1])
    rig.process.send_signal(signal.SIGSTOP)
    for _ in range(3 * MOST):
        rig.play()
    notes = rig.feed._notes
    assert notes is not None
    assert len(notes._notes) <= MOST
    assert notes.missed > 0
    rig.process.send_signal(signal.SIGCONT)

    def whole() -> bool:
        told, missing = {*numbers(house, "flood")}, state(house, "flood").get("dropped", 0)
        return len(told) + int(missing) == rig.n

    waited("everything is told or counted", whole)
    assert state(house, "flood")["scores"]["Ada"] == rig.n, "and it stands as it stands"
    house.close()


def test_a_word_from_before_it_hung_is_not_told(broker: Broker, rigs: Rigs) -> None:
    house = House(broker, "companion/stale/#")
    rig = rigs(broker.settings("stale"))
    for age in (60.0, 0.0):
        rig.feed._put(Note(rig.account, cue=Cue(1, 1, "play"), at=time.time() - age))
    rig.play()
    waited("the fresh one", lambda: house.of("stale/cue"))
    waited("a verdict", lambda: numbers(house, "stale") == [1])
    assert len(house.of("stale/cue")) == 1
    house.close()


def test_a_table_can_be_closed_while_it_hangs(broker: Broker, rigs: Rigs) -> None:
    rig = rigs(broker.settings("stuck"))
    rig.play()
    waited("it runs", lambda: rig.feed._running is not None and rig.feed._running.heard_of)
    process = rig.process
    process.send_signal(signal.SIGSTOP)
    for _ in range(MOST):
        rig.play()
    rig.feed.close()
    assert process.returncode == -signal.SIGKILL
    with pytest.raises(ChildProcessError):
        os.waitpid(process.pid, os.WNOHANG)
