"""`companion doctor` asks the broker itself, with a real one and without."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.cli.feed_facts import feed_facts
from companion.setup.doctor.facts import FeedFacts
from companion.setup.profile.model import FeedSettings
from tests.keep.journal.conftest import memory_folder
from tests.support.broker import Broker, broker_in, free_port


@pytest.fixture(scope="module")
def broker() -> Iterator[Broker]:
    with memory_folder() as folder, broker_in(Path(folder)) as broker:
        yield broker


def test_where_no_broker_is_named_none_is_asked() -> None:
    assert feed_facts(None) is None


def test_a_broker_that_lets_the_table_in(broker: Broker) -> None:
    settings = broker.secretly()
    assert feed_facts(settings) == FeedFacts(settings.broker)


def test_what_is_wrong_is_told_by_who_can_mend_it(broker: Broker) -> None:
    found = {
        "refuses": broker.settings(port=broker.closed),
        "untrusted": broker.secretly(ca_file=None),
        "file": broker.secretly(password_file="/no/such/file"),
        "away": broker.settings(port=free_port()),
    }
    for what, settings in found.items():
        facts = feed_facts(settings)
        assert facts is not None
        assert facts.what == what
        assert facts.problem


@pytest.mark.parametrize(
    ("host", "secure", "told"),
    [
        ("192.0.2.7", False, True),
        ("127.0.0.1", False, False),
        ("localhost", False, False),
        ("::1", False, False),
        ("192.0.2.7", True, False),
    ],
)
def test_a_password_that_everybody_can_read(
    host: str, secure: bool, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.outputs.feed.line.answers", lambda settings: None)
    facts = feed_facts(FeedSettings(host, 1, secure, "x", "u", "word"))
    assert facts is not None
    assert facts.in_the_open is told


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("paho")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "companion.outputs.feed.line", raising=False)
    monkeypatch.setitem(sys.modules, "paho", None)
    facts = feed_facts(FeedSettings("b", 1, False, "x"))
    assert facts is not None
    assert (facts.what, facts.broker) == ("missing", "mqtt://b:1")
