"""What is wrong with a line is said in one line, and nothing before it is lost."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from companion.core.referee.events import Event
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import DEFAULT_UNCERTAINTY, parse_header
from companion.core.transcript.lines import LineParser, parse_object
from companion.games import GAMES

HEADER = {"transcript": 1, "game": "sherlock-holmes", "seats": 4}
PARSER = LineParser(GAMES["sherlock-holmes"].vocabulary, DEFAULT_UNCERTAINTY)


def wrong(line: bytes) -> str:
    with pytest.raises(TranscriptError) as raised:
        PARSER.parse(line)
    assert "\n" not in raised.value.what
    return raised.value.what


def wrong_header(**changes: object) -> str:
    line = {name: value for name, value in {**HEADER, **changes}.items() if value != "left out"}
    with pytest.raises(TranscriptError) as raised:
        parse_header(parse_object(json.dumps(line).encode()), GAMES)
    return raised.value.what


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"", "an empty line; expected a JSON object"),
        (b"hello", "not JSON at column 1: expecting value"),
        (b'{"t": 1, "event": "en', "not JSON at column 19: unterminated string starting at"),
        (b'{"t": 1, "event":', "not JSON: the line ends too soon"),
        (b'{"t": 1, "event": "end"} x', "not JSON: something follows the object at column 25"),
        (b"[1]", "a list; expected a JSON object"),
        (b"7", "7; expected a JSON object"),
        (b'{"t": NaN, "event": "end"}', "not JSON: NaN is not a number that JSON knows"),
        (b'{"t": -Infinity}', "not JSON: -Infinity is not a number that JSON knows"),
        (b'{"t": 1, "event": "\xff"}', "not UTF-8 at byte 20"),
        (b"[" * 100_000, "nested far too deep; expected an object with plain fields"),
        (b'{"a":' * 50_000, "nested far too deep; expected an object with plain fields"),
        (b'{"t": ' + b"9" * 10_000 + b"}", "a number with far too many digits"),
    ],
)
def test_not_json(line: bytes, said: str) -> None:
    assert wrong(line) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"t": 1}', '"event" is missing; expected one of press, release,'),
        ('{"t": 1, "event": "poke"}', '"event" is "poke"; expected one of press,'),
        ('{"t": 1, "event": ["press"]}', '"event" is a list; expected one of press,'),
        ('{"event": "end"}', '"t" is missing; expected a whole number of microseconds'),
        ('{"t": 1.5, "event": "end"}', '"t" is 1.5; expected a whole number'),
        ('{"t": 1.0, "event": "end"}', '"t" is 1.0; expected a whole number'),
        ('{"t": true, "event": "end"}', '"t" is true; expected a whole number'),
        ('{"t": "1", "event": "end"}', '"t" is "1"; expected a whole number'),
        ('{"t": -1, "event": "end"}', '"t" is -1; expected a whole number'),
        ('{"t": 1e3, "event": "end"}', '"t" is 1000.0; expected a whole number'),
        (f'{{"t": {10**30}, "event": "end"}}', '"t" is a number far too large; expected'),
        ('{"t": 1, "event": "end", "why": 1}', 'unknown field "why"; known here: t, event'),
        ('{"t": 1, "event": "press", "input": "red"}', '"seat" is missing; expected a seat'),
        ('{"t": 1, "event": "press", "seat": 1}', '"input" is missing; expected "white" or'),
        ('{"t": 1, "event": "press", "seat": true, "input": "red"}', '"seat" is true; expected'),
        ('{"t": 1, "event": "press", "seat": 1, "input": "pink"}', '"input" is "pink"; expected'),
        ('{"t": 1, "event": "press", "seat": 1, "input": ["red"]}', '"input" is a list; expected'),
        ('{"t": 1, "event": "press", "seat": 1, "input": "red", "u": -1}', '"u" is -1; expected'),
        ('{"t": 1, "event": "press", "seat": 1, "input": "red", "u": null}', '"u" is null;'),
        ('{"t": 1, "event": "press", "seat": 1, "input": "red", "by": 1.0}', '"by" is 1.0;'),
        ('{"t": 1, "event": "press", "seat": 1, "inputs": "red"}', '"input" is missing;'),
        ('{"t": 1, "event": "cue", "cue": "steady"}', '"cue" is "steady"; expected "ready" or'),
        ('{"t": 1, "event": "card", "seat": 1}', '"card" is missing; expected a text'),
        ('{"t": 1, "event": "card", "pool": "RUN"}', '"pool" is "RUN"; expected a list of texts'),
        ('{"t": 1, "event": "card", "pool": [1]}', '"pool" is a list; expected a list of texts'),
        ('{"t": 1, "event": "card", "seat": 1, "card": "A", "pool": []}', 'unknown field "seat"'),
        ('{"t": 1, "event": "deal", "cards": 5}', 'unknown field "cards"; known here: t, event'),
        ('{"t": 1, "event": "entry"}', '"entry" is missing; expected one of count'),
        ('{"t": 1, "event": "entry", "entry": "lead"}', '"entry" is "lead"; expected one of count'),
        ('{"t": 1, "event": "ruling", "ruling": "maybe"}', '"ruling" is "maybe"; expected one of'),
        ('{"t": 1, "event": "ruling", "ruling": {}}', '"ruling" is an object; expected one of'),
        ('{"t": 1, "event": "ruling", "ruling": "overturn"}', '"of" is missing; expected'),
        (
            '{"t": 1, "event": "ruling", "ruling": "uphold", "seat": 1, "from": 2}',
            '"from" is 2; expected a list of seat numbers',
        ),
        (
            '{"t": 1, "event": "ruling", "ruling": "pile", "pile": 1, "to": "ada"}',
            '"to" is "ada"; expected a seat number or "safe"',
        ),
        ('{"t": 1, "event": "fault"}', '"reason" is missing; expected a text'),
        ('{"t": 1, "event": "fault", "reason": ""}', '"reason" is ""; expected a text'),
    ],
)
def test_not_an_event(line: str, said: str) -> None:
    assert wrong(line.encode()).startswith(said)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"transcript": "left out"}, "not a header; expected"),
        ({"transcript": 2}, '"transcript" is 2; expected 1'),
        ({"transcript": True}, '"transcript" is true; expected 1'),
        ({"game": "left out"}, '"game" is missing; expected one of "sherlock-holmes"'),
        ({"game": "chess"}, '"game" is "chess"; expected one of'),
        ({"game": ["chess"]}, '"game" is a list; expected one of'),
        ({"seats": "left out"}, '"seats" is missing; expected a whole number, 3 to 8'),
        ({"seats": 2}, '"seats" is 2; expected a whole number, 3 to 8'),
        ({"seats": 9}, '"seats" is 9; expected'),
        ({"seats": 4.0}, '"seats" is 4.0; expected'),
        ({"dealer": 5}, '"dealer" is 5; expected a whole number, 1 to 4'),
        ({"players": ["Ada"]}, '"players" is a list; expected a list of 4 names'),
        ({"players": ["Ada", "Ben", "Cy", ""]}, '"players" is a list; expected'),
        ({"latency": -1}, '"latency" is -1; expected'),
        ({"uncertainty": {"green": 1}}, '"uncertainty": unknown field "green"; known here: white'),
        ({"uncertainty": {"white": 1.5}}, '"white" is 1.5; expected a whole number'),
        ({"uncertainty": 5}, '"uncertainty" is 5; expected an object'),
        ({"options": []}, '"options" is a list; expected an object'),
        ({"options": {"promt_us": 1}}, 'unknown option "promt_us"; known here: prompt_us'),
        ({"options": {"prompt_us": 0}}, 'option "prompt_us" is 0; expected a whole number, 1'),
        ({"options": {"pack": 56}}, 'option "pack" is 56; expected an object'),
        ({"options": {"pack": {"jokers": 2}}}, 'option "pack": unknown field "jokers"'),
        ({"options": {"pack": {"cards": 3}}}, "the pack has 3 cards; expected at least one a seat"),
        ({"options": {"pack": {"cards": 20}}}, "the pack has fewer cards than Holmes and"),
        ({"seating": 1}, 'unknown field "seating"; known here: transcript, game'),
    ],
)
def test_not_a_header(changes: dict[str, object], said: str) -> None:
    assert wrong_header(**changes).startswith(said)


@pytest.mark.parametrize(
    "line",
    [
        '{"t":1,"event":"press","seat":1,"input":"white","seat":2}',
        '{"t" :1,"event":"end","t":2}',
        '{"t":1,"event":"deal","dealer":1,"more":{"a":1,"a":2}}',
    ],
)
def test_a_name_that_comes_twice_is_refused(line: str) -> None:
    with pytest.raises(TranscriptError, match="comes twice"):
        parse_object(line.encode())


def test_names_cannot_break_out_of_their_line() -> None:
    said = wrong(json.dumps({"t": 1, "event": "\x1b[2J\nroot:"}).encode())
    assert "\x1b" not in said
    assert "\n" not in said


def test_a_long_value_is_quoted_short() -> None:
    assert len(wrong(json.dumps({"t": 1, "event": "x" * 10_000}).encode())) < 200


@given(st.binary(max_size=80))
@example(b'{"t":1,"event":"press","seat":1,"input":"white"}\x00')
@example(b'\xef\xbb\xbf{"t":1,"event":"end"}')
def test_no_bytes_whatever_do_more_than_that(raw: bytes) -> None:
    parsed(raw)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda children: (
        st.lists(children, max_size=3) | st.dictionaries(st.text(max_size=5), children, max_size=3)
    ),
    max_leaves=5,
)
FIELDS = ("t", "event", "seat", "input", "u", "by", "cue", "card", "pool", "entry", "ruling", "of")
NAMES = ("press", "cue", "card", "deal", "entry", "ruling", "fault", "end", "count", "overturn")


@given(st.dictionaries(st.sampled_from(FIELDS), json_values | st.sampled_from(NAMES), max_size=6))
def test_no_fields_whatever_do_more_than_that(line: dict[str, object]) -> None:
    parsed(json.dumps(line).encode())


def parsed(raw: bytes) -> Event | None:
    try:
        return PARSER.parse(raw)
    except TranscriptError:
        return None
