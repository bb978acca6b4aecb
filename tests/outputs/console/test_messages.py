"""What phones say, and whatever else may come down the line."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.outputs.console.messages import MAX_BYTES, MessageError, parse
from companion.outputs.console.verbs import VERBS

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
NAMES = st.sampled_from(sorted({name for verb in VERBS.values() for name in verb.checks}))
MESSAGES = st.fixed_dictionaries(
    {}, optional={"do": st.sampled_from(sorted(VERBS)) | ANYTHING, "id": st.integers() | ANYTHING}
).flatmap(lambda base: st.dictionaries(NAMES, ANYTHING, max_size=3).map(lambda more: base | more))


@given(st.text(max_size=200) | ANYTHING.map(json.dumps) | MESSAGES.map(json.dumps))
def test_whatever_comes_is_read_or_refused(raw: str) -> None:
    try:
        message = parse(raw)
    except MessageError:
        return
    assert set(message.values) == set(VERBS[message.do].checks)


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
