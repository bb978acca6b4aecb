"""A line that is read by the names it has is read as any other: never more, never less."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.referee.events import INPUTS, Card, Press, Release
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.games import GAMES

HEADER = parse_header({"transcript": 1, "game": "sherlock-holmes", "seats": 4}, GAMES)
PARSER = LineParser(HEADER.game.vocabulary, HEADER.setup.uncertainty)

TIME, SEAT = st.integers(0, 2**53 - 1), st.integers(-3, 9)
ODD: list[Any] = [
    None, True, False, 0, -1, 1.0, 1.5, 10**9, 2**53 - 1, 2**53, -(2**53) + 1, -(2**53), "", "RUN",
    "x" * 200, "x" * 201, "pile", "lamp", "press", "release", "card", "cue", [], [1], {}, {"t": 1},
]  # fmt: skip
SIGNAL = {"t": 5, "event": "press", "seat": 2, "input": "white"}
PLAIN: list[dict[str, Any]] = [
    SIGNAL,
    {**SIGNAL, "event": "release", "u": 100},
    {"t": 5, "event": "card", "seat": 2, "card": "RUN"},
]


def read(line: dict[str, Any]) -> Any:
    """Return the event of a line, or in words what is wrong with it."""
    try:
        return PARSER.parse(json.dumps(line).encode())
    except TranscriptError as error:
        return error.what


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_the_order_of_the_names_changes_nothing(odd: Any) -> None:
    """Names in another order are nobody's short way: they are checked one by one."""
    for line in PLAIN:
        for name in line:
            one = {**line, name: odd}
            assert read(one) == read(dict(reversed(one.items()))), one


@given(t=TIME, seat=SEAT, name=st.sampled_from(INPUTS), u=st.integers(0, 10_000))
def test_what_is_plain_is_read(t: int, seat: int, name: str, u: int) -> None:
    felt = {"t": t, "event": "press", "seat": seat, "input": name}
    assert read(felt) == Press(t, HEADER.setup.uncertainty[name], seat, name)
    assert read({**felt, "event": "release", "u": u}) == Release(t, u, seat, name)
    card = {"t": t, "event": "card", "seat": seat, "card": "RUN"}
    assert read(card) == Card(t, seat, "RUN")


def test_one_line_is_one_object_also_where_it_is_read_the_short_way() -> None:
    good = b'{"t":1,"event":"press","seat":1,"input":"pile"}'
    for bad in (good + good, good + b" 1", b"[1]", b"\xff", b"", good[:-1] + b',"t":2}'):
        try:
            PARSER.parse(bad)
        except TranscriptError:
            continue
        raise AssertionError(bad)
