"""What a phone is told of a picture that it has: enough to make the next one, and no more."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.console.changes import changes, same
from companion.outputs.console.pairing import Phone
from companion.outputs.console.web.room import Shown
from tests.outputs.console.following import changed
from tests.outputs.console.test_room import Console, set_up

LEAVES = st.one_of(st.none(), st.booleans(), st.integers(0, 2), st.sampled_from(("", "a")))
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
    ),
    max_leaves=12,
)
PICTURES = st.dictionaries(st.sampled_from("abcd"), VALUES, max_size=4)


@given(PICTURES, PICTURES)
def test_changes_make_one_picture_of_another(before: Any, after: Any) -> None:
    told = json.loads(json.dumps([*changes(before, after)]))
    assert json.dumps(changed(before, told), sort_keys=True) == json.dumps(after, sort_keys=True)


@given(VALUES, VALUES)
def test_alike_is_what_is_written_alike(one: Any, other: Any) -> None:
    written = [json.dumps(value, sort_keys=True) for value in (one, other)]
    assert same(one, other) == (written[0] == written[1])


class Follower:
    """A phone that makes its picture of what it is told."""

    def __init__(self, console: Console, phone: Phone) -> None:
        self._room, self._phone = console.room, phone
        self._shown: Shown | None = None
        self.picture: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []

    def look(self) -> bool:
        """Take what there is; tell whether there was anything."""
        news = self._room.news(self._phone, self._shown)
        if news is None:
            return False
        message, self._shown = json.loads(news[0]), news[1]
        if message["type"] == "change":
            assert message["from"] == self.told[-1]["seq"] < message["seq"]
            self.picture = changed(self.picture, message["changes"])
        else:
            self.picture = {name: message[name] for name in message if name not in ("type", "seq")}
        self.told.append(message)
        return True

    def whole(self) -> dict[str, Any]:
        shown = json.loads(self._room.snapshot(self._phone))
        return {name: shown[name] for name in shown if name not in ("type", "seq")}


def test_a_phone_that_follows_has_what_one_that_comes_now_is_shown() -> None:
    console = set_up()
    phones = [Follower(console, phone) for phone in (console.dealer, console.other)]
    assert [phone.look() for phone in phones] == [True, True]
    said = (
        {"do": "hand_over", "to": 2},
        {"do": "pause", "on": True},
        {"do": "pair", "code": "CODE"},
    )
    for message in said:
        console.table.dead_heat()
        console.table.wait()
        console.say(console.dealer, **message)
        for phone in phones:
            phone.look()
            assert phone.picture == phone.whole()
    assert [message["type"] for message in phones[0].told][:2] == ["snapshot", "change"]


def test_nothing_is_said_where_nothing_changed() -> None:
    console = set_up()
    phone = Follower(console, console.dealer)
    assert phone.look()
    console.room.changed()
    assert not phone.look()


def test_one_more_verdict_is_one_more_row() -> None:
    console = set_up()
    phone = Follower(console, console.dealer)
    phone.look()
    console.table.dead_heat()
    console.table.wait()
    assert phone.look()
    rows = [way for way, *_ in phone.told[-1]["changes"] if way[:2] == ["match", "history"]]
    assert rows
    assert all(len(way) >= 3 for way in rows)
