"""A feed and a real broker: let in or not, killed, slow, gone; play is no part of it."""

from __future__ import annotations

import select
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.referee.events import Cue
from companion.games import KITS
from companion.outputs.feed import feed as feed_module
from companion.outputs.feed.account import Account, Standing
from companion.outputs.feed.errors import (
    BrokerAwayError,
    BrokerRefusesError,
    BrokerUntrustedError,
    FeedError,
    FeedFileError,
    NameTakenError,
)
from companion.outputs.feed.feed import FIRST_S, LONGEST_S, Feed, Patience
from companion.outputs.feed.line import answers
from companion.outputs.feed.notes import Note, Notebook
from companion.setup.profile.model import FeedSettings
from tests.app.hosted.process import waited
from tests.keep.journal.conftest import memory_folder
from tests.outputs.feed.test_account import SETUP, STATE, played
from tests.support.broker import PASSWORD, Broker, House, broker_in, free_port, papers
from tests.support.kits import setup_of


class Table:
    """A table that tells a broker, and what it was told of that."""

    def __init__(self, settings: FeedSettings, **more: Any) -> None:
        self.said: list[FeedError | None] = []
        self.commands: list[bool] = []
        self.notes = Notebook()
        self.account = Account(KITS["sherlock-holmes"], SETUP, 1)
        self.feed = Feed(
            settings, "Kitchen", "1.0", self.notes, self.said.append, self._command, **more
        )
        self.n = 0

    def _command(self, paused: bool) -> None:
        self.commands.append(paused)
        self.feed.pause(paused)

    def play(self, seat: int = 1, ms: float = 200) -> int:
        self.n += 1
        standing = Standing(SETUP, {**STATE, "scores": [self.n, 0, 0]})
        verdict = played(self.n, seat, ms)
        self.notes.put(Note(self.account, standing, (verdict,), at=time.time()))
        return self.n

    def call(self, word: str) -> None:
        self.notes.put(Note(self.account, cue=Cue(1, 1, word), at=time.time()))


@pytest.fixture
def tables() -> Iterator[Callable[..., Table]]:
    opened: list[Table] = []

    def make(settings: FeedSettings, **more: Any) -> Table:
        opened.append(Table(settings, **more))
        opened[-1].feed.start()
        return opened[-1]

    yield make
    for table in opened:
        table.feed.close()
        assert table.feed.failure is None


@pytest.fixture
def own_broker() -> Iterator[Broker]:
    """One that may be killed."""
    with memory_folder() as folder, broker_in(Path(folder)) as broker:
        yield broker


Tables = Callable[..., Table]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let patience be short, and belief quick."""
    monkeypatch.setattr(feed_module, "FIRST_S", 0.05)
    monkeypatch.setattr(feed_module, "LONGEST_S", 0.2)
    monkeypatch.setattr(feed_module, "STEADY_S", 0.1)
    monkeypatch.setattr(feed_module, "BREATH_S", 0.02)


def test_a_match_is_told_to_whoever_listens(broker: Broker, house: House, tables: Tables) -> None:
    table = tables(broker.settings("hall"))
    table.call("play")
    table.play(ms=231)
    waited("it is there", lambda: house.last("hall/online") == "online")
    waited("how it stands", lambda: house.last("hall/state"))
    assert house.last("hall/cue")["event_type"] == "play"
    assert house.last("hall/verdict")["text"].startswith("Ada played, 231 ms")
    assert house.last("hall/state")["fastest"]["ms"] == 231
    config = house.last("companion-hall/config")
    assert "played" in config["components"]["verdict"]["event_types"]
    table.feed.close()
    waited("its end", lambda: house.last("hall/online") == "offline")


def test_who_comes_later_hears_how_it_stands_and_no_old_news(
    broker: Broker, tables: Tables
) -> None:
    house = House(broker, "companion/late/#")
    table = tables(broker.settings("late"))
    table.call("play")
    table.play()
    waited("how it stands", lambda: house.last("late/state"))
    house.close()
    house = House(broker, "companion/late/#")
    waited("what is kept", lambda: house.last("late/state") and house.last("late/online"))
    assert not house.of("late/verdict")
    assert not house.of("late/cue")
    house.close()


def test_in_secret_with_a_password(broker: Broker, house: House, tables: Tables) -> None:
    table = tables(broker.secretly("vault"))
    table.play()
    waited("a verdict", lambda: house.of("vault/verdict"))
    assert not table.said


def test_why_a_broker_does_not_take_a_table(broker: Broker, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    wrong.write_text("not the word\n")
    stranger = papers(tmp_path).ca
    with_word = {"user": "table", "password_file": str(broker.password)}
    cases: list[tuple[FeedSettings, type[FeedError] | None]] = [
        (broker.settings(), None),
        (broker.secretly(), None),
        (broker.settings(port=broker.closed, **with_word), None),
        (broker.settings(port=broker.closed), BrokerRefusesError),
        (broker.secretly(password_file=str(wrong)), BrokerRefusesError),
        (broker.secretly(ca_file=str(stranger)), BrokerUntrustedError),
        (broker.secretly(host="localhost"), BrokerUntrustedError),
        (broker.secretly(ca_file=None), BrokerUntrustedError),
        (broker.secretly(password_file=str(tmp_path / "none")), FeedFileError),
        (broker.secretly(ca_file=str(wrong)), FeedFileError),
        (broker.settings(port=free_port()), BrokerAwayError),
        (broker.settings(port=broker.secure), BrokerAwayError),
        (broker.secretly(port=broker.port), BrokerAwayError),
    ]
    for settings, expected in cases:
        error = answers(settings)
        assert (None if error is None else type(error)) is expected, settings
        assert error is None or (settings.broker in str(error) or str(tmp_path) in str(error))
        assert PASSWORD not in str(error)
        assert "\n" not in str(error)


def test_a_killed_broker_is_announced_once_and_told_the_rest_later(
    own_broker: Broker, tables: Tables, hurried: None
) -> None:
    table = tables(own_broker.settings())
    house = House(own_broker)
    first = table.play()
    waited("a verdict", lambda: house.of("verdict"))
    house.close()
    own_broker.kill()
    waited("that nobody listens", lambda: table.said)
    missed = [table.play() for _ in range(5)]
    table.call("ready")
    time.sleep(0.3)
    assert [type(error) for error in table.said] == [BrokerAwayError], "said once"
    own_broker.start()
    house = House(own_broker)
    waited("that somebody listens", lambda: table.said[-1] is None)
    waited("how it stands", lambda: (house.last("state") or {}).get("scores", {}).get("Ada") == 6)
    told = [verdict["n"] for verdict in house.of("verdict")]
    assert set(told) <= {first, *missed}
    assert table.n == 6
    later = table.play()
    waited("play as before", lambda: later in [v["n"] for v in house.of("verdict")])
    house.close()


def test_a_broker_that_is_away_costs_the_oldest_and_how_many_is_said(
    own_broker: Broker, tables: Tables, hurried: None
) -> None:
    own_broker.kill()
    table = tables(own_broker.settings(), most=10)
    for _ in range(25):
        table.play()
    waited("that nobody listens", lambda: table.said)
    house_after = _started(own_broker)
    waited("how it stands", lambda: house_after.last("state"))
    waited("how many are missing", lambda: house_after.last("state")["dropped"] == 15)
    house_after.close()


def _started(broker: Broker) -> House:
    broker.start()
    return House(broker)


def test_a_refused_table_says_so_once_and_goes_on_asking(
    broker: Broker, house: House, tables: Tables, tmp_path: Path, hurried: None
) -> None:
    secret = tmp_path / "password"
    secret.write_text("not the word")
    table = tables(broker.secretly("barred", password_file=str(secret)))
    table.play()
    time.sleep(0.5)
    assert [type(error) for error in table.said] == [BrokerRefusesError]
    secret.write_text(f"{PASSWORD}\n")
    waited("it is let in", lambda: table.said[-1] is None)
    assert house.of("barred/verdict")


def test_two_tables_of_one_name_do_not_wear_the_broker_out(
    broker: Broker, tables: Tables, hurried: None
) -> None:
    one = tables(broker.settings("twin"))
    one.play()
    waited("one is there", lambda: one.feed._line)
    other = tables(broker.settings("twin"))
    both = (one, other)
    waited("it is said", lambda: any(isinstance(e, NameTakenError) for t in both for e in t.said))
    assert all(len(table.said) <= 4 for table in both), "and not at every turn"


def test_patience_grows_and_is_new_once_a_line_has_held() -> None:
    patience, waits, now = Patience(), list[float](), 0.0
    for _ in range(10):
        patience.lost(now)
        waits.append(patience.due - now)
        now = patience.due
    assert waits[:4] == [FIRST_S, 2 * FIRST_S, 4 * FIRST_S, 8 * FIRST_S]
    assert waits[-1] == LONGEST_S
    patience.found(now)
    assert not patience.held(now + 1)
    assert patience.held(now + 5)
    patience.lost(now + 6)
    assert patience.due - now - 6 == LONGEST_S, "a line that is lost at once again is no news"
    patience.found(now)
    assert patience.held(now + 60)
    patience.lost(now + 61)
    assert patience.due - now - 61 == FIRST_S


# What comes back.


def test_a_button_pauses_and_resumes(broker: Broker, house: House, tables: Tables) -> None:
    table = tables(broker.settings("bar", buttons=True))
    waited("it is there", lambda: house.last("bar/online") == "online")
    table.play()
    house.say("companion/bar/command", "pause")
    waited("the pause", lambda: table.commands == [True])
    waited("that is told", lambda: (house.last("bar/state") or {}).get("paused"))
    house.say("companion/bar/command", "resume")
    waited("the end of it", lambda: table.commands == [True, False])


def test_nonsense_and_old_commands_are_not_heard(
    broker: Broker, house: House, tables: Tables
) -> None:
    house.say("companion/den/command", "pause", retain=True)
    table = tables(broker.settings("den", buttons=True))
    waited("it is there", lambda: house.last("den/online") == "online")
    for payload in ("", "PAUSE", "stop", "pause" * 100, '{"do": "end_match"}', "\0"):
        house.say("companion/den/command", payload)
    house.say("companion/den/command", "resume")
    house.say("companion/den/command", "pause")
    waited("the last one", lambda: table.commands)
    assert table.commands == [True]


def test_without_buttons_nothing_is_subscribed(own_broker: Broker, tables: Tables) -> None:
    house = House(own_broker, "companion/+/state", "companion/+/online")
    table = tables(own_broker.settings())
    waited("it is there", lambda: house.last("online") == "online")
    house.say("companion/kitchen/command", "pause")
    table.play()
    waited("how it stands", lambda: house.last("state"))
    assert not table.commands
    asked = [line for line in own_broker.log.splitlines() if "SUBSCRIBE from companion" in line]
    assert not asked
    assert "SUBSCRIBE from" in own_broker.log, "the log would tell"
    house.close()


# Whoever judges.


def test_a_note_never_waits_for_a_broker_that_hangs(own_broker: Broker, tables: Tables) -> None:
    table = tables(own_broker.settings())
    table.play()
    waited("it is there", lambda: table.feed._line)
    own_broker.stop_answering()
    began = time.thread_time()
    for _ in range(2_000):
        table.play()
    spent = time.thread_time() - began
    own_broker.stop_answering(False)
    assert spent < 1, "two thousand notes cost nobody a second"


def test_the_bell_rings_once_for_many_notes() -> None:
    book = Notebook()
    book.open()
    for _ in range(10):
        book.ring()
    assert select.select([book], [], [], 0)[0]
    assert book._bell is not None
    assert book._bell.recv(64) == b"!"
    book.take()
    book.ring()
    assert select.select([book], [], [], 0)[0], "it rings again"
    book.close()


def test_another_kind_of_game_is_described_anew(
    broker: Broker, house: House, tables: Tables
) -> None:
    table = tables(broker.settings("den2"))
    table.play()
    waited("how it stands", lambda: house.last("den2/state"))
    setup = setup_of("sorry", ("Ada", "Ben"))
    other = Account(KITS["sorry"], setup, 2)
    table.notes.put(
        Note(other, Standing(setup, {"phase": "turn", "turn": 1, "open": []}), at=time.time())
    )

    def kinds() -> list[str]:
        config = house.last("companion-den2/config")
        return list(config["components"]["verdict"]["event_types"])

    waited("its kinds", lambda: "turn" in kinds())
    table.notes.put(Note(at=time.time()))
    waited("that none is on", lambda: house.last("den2/state")["phase"] == "none")
