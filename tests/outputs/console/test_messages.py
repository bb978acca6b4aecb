"""What phones say, and whatever else may come down the line."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.console.buzzers import BEATS
from companion.outputs.console.messages import MAX_BYTES, MessageError, parse
from companion.outputs.console.verbs import VERBS

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
CHECKS = {**{name: verb.checks for name, verb in VERBS.items()}, **BEATS}
NAMES = st.sampled_from(sorted({name for checks in CHECKS.values() for name in checks}))
MESSAGES = st.fixed_dictionaries(
    {}, optional={"do": st.sampled_from(sorted(CHECKS)) | ANYTHING, "id": st.integers() | ANYTHING}
).flatmap(lambda base: st.dictionaries(NAMES, ANYTHING, max_size=3).map(lambda more: base | more))


@given(st.text(max_size=200) | ANYTHING.map(json.dumps) | MESSAGES.map(json.dumps))
def test_whatever_comes_is_read_or_refused(raw: str) -> None:
    try:
        message = parse(raw)
    except MessageError:
        return
    assert set(message.values) == set(CHECKS[message.do])


@pytest.mark.parametrize(
    "message",
    [
        {"do": "pause", "id": 1, "on": 1},
        {"do": "pause", "id": 1},
        {"do": "pause", "id": 1, "on": True, "more": 1},
        {"do": "pause", "id": True, "on": True},
        {"do": "volume", "id": 1, "level": 101},
        {"do": "names", "id": 1, "names": ["Ada", "ada"]},
        {"do": "names", "id": 1, "names": ["Ada", ""]},
        {"do": "names", "id": 1, "names": ["A\nda"]},
        {"do": "names", "id": 1, "names": ["x" * 21]},
        {"do": "pair", "id": 1, "code": "x" * 21},
        {"do": "answer", "id": 1, "offer": "o1", "fields": {"word": "\ud800"}},
        {"do": "fly", "id": 1},
        ["do", "pause"],
    ],
)
def test_what_no_page_of_ours_says_is_refused(message: Any) -> None:
    with pytest.raises(MessageError):
        parse(json.dumps(message))


def test_what_is_too_long_or_too_deep_is_refused() -> None:
    for raw in (" " * (MAX_BYTES + 1), "[" * MAX_BYTES):
        with pytest.raises(MessageError):
            parse(raw)


SYNC = {"page": 9, "key": 0, "coarse": 100, "e": 0, "t": 5, "w": 5, "got": None, "seen": True}
SOUNDED = {"late_us": 53_000, "u": 4_500, "way": "tone"}
PRESS = {"input": "white", "of": None, "on": True, "t": 5, "s": 6, "e": 0, "got": [3, 4]}


REACH = {**PRESS, "input": "pile", "of": 3}
"""A hand on the pile of chair 3; whose hand, the table knows by the phone."""


@pytest.mark.parametrize(
    ("do", "said"), [("sync", SYNC), ("press", PRESS), ("press", REACH), ("sounded", SOUNDED)]
)
def test_what_a_page_says_of_its_clock_is_read_whole(do: str, said: dict[str, Any]) -> None:
    assert parse(json.dumps({"do": do, "id": 4, **said})).values == said
    for name in said:
        rest = {key: value for key, value in said.items() if key != name}
        with pytest.raises(MessageError):
            parse(json.dumps({"do": do, "id": 4, **rest}))


@pytest.mark.parametrize(
    ("do", "wrong"),
    [
        ("sync", {"coarse": 0}),
        ("sync", {"coarse": 10**6}),
        ("sync", {"t": -1}),
        ("sync", {"t": 1.5}),
        ("sync", {"t": True}),
        ("sync", {"page": 2**60}),
        ("sync", {"got": [1]}),
        ("sync", {"got": [1, "2"]}),
        ("sync", {"got": {"1": 2}}),
        ("press", {"on": 1}),
        ("press", {"input": ""}),
        ("press", {"input": "x" * 40}),
        ("press", {"input": "reach"}),
        ("press", {"t": None}),
        ("press", {"of": 0}),
        ("press", {"of": 65}),
        ("press", {"of": "3"}),
        ("press", {"of": True}),
        ("press", {"by": 3}),
        ("sounded", {"way": "smell"}),
        ("sounded", {"late_us": 10**9}),
        ("sounded", {"u": -1}),
    ],
)
def test_a_clock_that_no_page_has_is_refused(do: str, wrong: dict[str, Any]) -> None:
    right: dict[str, dict[str, Any]] = {"sync": SYNC, "press": PRESS, "sounded": SOUNDED}
    with pytest.raises(MessageError):
        parse(json.dumps({"do": do, "id": 4, **right[do], **wrong}))
