"""`[feed]`: which broker is told, and every way to say it wrong."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.setup.profile import ProfileError, load_profile, parse_text
from companion.setup.profile.load import files_named, shipped_text
from companion.setup.profile.model import FeedSettings

GOOD = 'broker = "mqtt://broker.local"\ntable = "kitchen"\n'


def read(text: str) -> FeedSettings | None:
    return parse_text(f"{shipped_text('laptop')}\n[feed]\n{text}", "t.toml").feed


def wrong(text: str) -> list[str]:
    with pytest.raises(ProfileError) as raised:
        read(text)
    return str(raised.value).splitlines()


def test_nobody_is_told_where_nobody_is_named() -> None:
    assert load_profile().feed is None


def test_a_broker_and_a_name_are_enough() -> None:
    feed = read(GOOD)
    assert feed == FeedSettings("broker.local", 1883, False, "kitchen")
    assert feed.broker == "mqtt://broker.local:1883"
    assert feed.discovery == "homeassistant"
    assert not feed.buttons


def test_all_of_it() -> None:
    feed = read(
        'broker = "mqtts://192.168.1.10:9000/"\ntable = "hall_2"\nuser = "t"\n'
        'password_file = "word"\nca_file = "ca.pem"\nbuttons = true\ndiscovery = "none"\n'
    )
    assert feed == FeedSettings(
        "192.168.1.10", 9000, True, "hall_2", "t", "word", "ca.pem", True, None
    )


@pytest.mark.parametrize(
    ("broker", "host", "port", "secure"),
    [
        ("mqtts://broker.local", "broker.local", 8883, True),
        ("mqtt://[::1]:1884", "::1", 1884, False),
        ("mqtt://[fd00::7]", "fd00::7", 1883, False),
    ],
)
def test_where_a_broker_is(broker: str, host: str, port: int, secure: bool) -> None:
    feed = read(f'broker = "{broker}"\ntable = "x"')
    assert feed is not None
    assert (feed.host, feed.port, feed.secure) == (host, port, secure)
    again = read(f'broker = "{feed.broker}"\ntable = "x"')
    assert again == feed


@pytest.mark.parametrize(
    "broker",
    ["broker.local", "http://broker.local", "mqtt://", "mqtt://a:b@broker", "mqtt://broker/topic",
     "mqtt://broker:0", "mqtt://broker:70000", "mqtt://broker?x=1", "mqtt:// broker"],
)  # fmt: skip
def test_what_is_no_broker(broker: str) -> None:
    [line] = wrong(f'broker = "{broker}"\ntable = "x"')
    assert line.startswith(f't.toml: feed.broker: is "{broker}"; expected broker, such as')


def test_a_password_is_never_part_of_an_address() -> None:
    [line] = wrong('broker = "mqtt://me:secret@broker"\ntable = "x"')
    assert "expected broker, such as" in line


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ('table = "x"', "feed", "broker, such as"),
        ('broker = "mqtt://b"', "feed", "table, such as"),
        (f'{GOOD}table2 = "x"', "feed.table2", 'expected "table"'),
        ('broker = "mqtt://b"\ntable = "a/b"', "feed.table", "letters, digits, hyphens"),
        ('broker = "mqtt://b"\ntable = "Küche"', "feed.table", "letters, digits, hyphens"),
        (f'{GOOD}password_file = "x"', "feed.password_file", "a user beside it"),
        (f'{GOOD}ca_file = "x"', "feed.ca_file", "mqtts://"),
        (f"{GOOD}buttons = 1", "feed.buttons", "true or false"),
        (f'{GOOD}discovery = "a/#"', "feed.discovery", "such as homeassistant"),
    ],
)
def test_every_mistake_is_named(text: str, key: str, told: str) -> None:
    [line] = wrong(text)
    assert line.startswith(f"t.toml: {key}: ")
    assert told in line


def test_its_files_lie_beside_the_profile(tmp_path: Path) -> None:
    text = (
        f"{shipped_text('laptop')}\n[feed]\n"
        'broker = "mqtts://b"\ntable = "x"\nuser = "u"\n'
        'password_file = "word"\nca_file = "/c.pem"\n'
    )
    (tmp_path / "t.toml").write_text(text)
    feed = load_profile(str(tmp_path / "t.toml")).feed
    assert feed is not None
    assert feed.password_file == str(tmp_path / "word")
    assert feed.ca_file == "/c.pem"
    assert files_named(text, "t.toml") == ["word", "/c.pem"]


@given(st.text(max_size=60))
def test_any_text_for_a_broker_is_read_or_refused(broker: str) -> None:
    escaped = "".join(f"\\U{ord(char):08X}" for char in broker if not 0xD800 <= ord(char) < 0xE000)
    with suppress(ProfileError):
        feed = read(f'broker = "{escaped}"\ntable = "x"')
        assert feed is not None
        assert 0 < feed.port < 65536
