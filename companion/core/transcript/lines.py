"""One line, one event: strict, because evidence that must be guessed at is no evidence.

A well-formed line takes the short way; only a line that does not fit is looked at closely, to say
in words what is wrong with it.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn

from companion.core.referee.events import (
    CARDS,
    CUES,
    INPUTS,
    REACH,
    Card,
    Cue,
    Deal,
    End,
    Entry,
    Event,
    Fault,
    Press,
    Release,
    Ruling,
)
from companion.core.referee.game import Vocabulary
from companion.core.referee.referee import OVERTURN
from companion.core.referee.schema import (
    INT,
    MAX_INT,
    SEAT,
    TEXT,
    TEXTS,
    Field,
    Fields,
    FieldType,
    is_int,
    is_text,
    one_of,
    optional,
    problem,
    required,
    shown,
)
from companion.core.transcript.compact import writer
from companion.core.transcript.errors import TranscriptError
from companion.core.transcript.header import MAX_UNCERTAINTY

MAX_LINE = 256 * 1024
"""No honest line comes near this many bytes; a longer one is not read to its end."""

_BLANK = " \t\r\n"
Json = dict[str, Any]


def _not_a_number(constant: str) -> NoReturn:
    raise TranscriptError(f"not JSON: {constant} is not a number that JSON knows")


_scan: Callable[[str, int], tuple[Any, int]] = getattr(  # noqa: B009  Nobody has declared it.
    json.JSONDecoder(parse_constant=_not_a_number), "scan_once"
)
_encode = writer(allow_nan=True)


def parse_object(raw: bytes) -> Json:
    """Read the JSON object of a line."""
    return parse_text(_decoded(raw))


def parse_text(text: str) -> Json:
    """Read the JSON object of a text that has nothing around it."""
    try:
        value, end = _scan(text, 0)
    except json.JSONDecodeError as error:
        raise TranscriptError(_not_json(text, error)) from None
    except StopIteration as nothing:
        missing = json.JSONDecodeError("Expecting value", text, nothing.value)
        raise TranscriptError(_not_json(text, missing)) from None
    except RecursionError:
        raise TranscriptError("nested far too deep; expected an object with plain fields") from None
    except ValueError:
        raise TranscriptError("a number with far too many digits") from None
    if end != len(text):
        raise TranscriptError(f"not JSON: something follows the object at column {end + 1}")
    if not isinstance(value, dict):
        raise TranscriptError(f"{shown(value)}; expected a JSON object")
    if text.count(":") != len(value):
        _refuse_twice(text)
    return value


def parse_texts(texts: Sequence[str]) -> list[Json]:
    """Read many such texts at once; TranscriptError if any of them cannot be read."""
    scan = _scan
    try:
        found = [scan(text, 0) for text in texts]
    except (ValueError, RecursionError, StopIteration):
        raise TranscriptError("not JSON") from None
    for text, (value, end) in zip(texts, found, strict=True):
        if end != len(text) or not isinstance(value, dict):
            raise TranscriptError("expected a JSON object")
        # What is written again letter by letter has no name twice.
        if text.count(":") != len(value) and _encode(value) != text:
            _refuse_twice(text)
    return [value for value, _ in found]


def _refuse_twice(text: str) -> None:
    """Refuse a name that comes twice, which would let two readers read two things.

    Asked only where there are more colons than names: in a name's text, an inner object, or here.
    """
    _strict.decode(text)


def _once(pairs: list[tuple[str, Any]]) -> Json:
    known = dict(pairs)
    if len(known) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for at, name in enumerate(names) if name in names[:at])
        raise TranscriptError(f"{shown(twice)} comes twice; expected every name once")
    return known


_strict = json.JSONDecoder(object_pairs_hook=_once)


def _decoded(raw: bytes) -> str:
    try:
        return raw.decode("utf-8").strip(_BLANK)
    except UnicodeDecodeError as error:
        raise TranscriptError(f"not UTF-8 at byte {error.start + 1}") from None


def _not_json(text: str, error: json.JSONDecodeError) -> str:
    if not text:
        return "an empty line; expected a JSON object"
    if error.pos >= len(text):
        return "not JSON: the line ends too soon"
    return f"not JSON at column {error.pos + 1}: {error.msg[0].lower()}{error.msg[1:]}"


_T = FieldType(
    "a whole number of microseconds, 0 or more",
    lambda value: type(value) is int and 0 <= value <= MAX_INT,
)
_U = FieldType(
    f"a whole number of microseconds, 0 to {MAX_UNCERTAINTY}",
    lambda value: type(value) is int and 0 <= value <= MAX_UNCERTAINTY,
)
_NAME = FieldType("a name", lambda value: isinstance(value, str))
_INPUT = one_of(*INPUTS)
_BASE = {"t": required(_T), "event": required(_NAME)}
_SIGNAL: Fields = {
    **_BASE,
    "seat": required(SEAT),
    "input": required(_INPUT),
    "u": optional(_U),
    "by": optional(SEAT),
}
_CUE: Fields = {**_BASE, "cue": required(one_of(*CUES)), "u": optional(_U)}
_SEEN: Fields = {**_BASE, "seen": optional(_T), "u": optional(_U)}
_TOP_CARD: Fields = {**_SEEN, "seat": required(SEAT), "card": required(TEXT)}
_POOL: Fields = {**_SEEN, "pool": required(TEXTS)}
_HAND: Fields = {**_SEEN, "seat": required(SEAT), "hand": required(TEXTS)}
_FAULT: Fields = {
    **_BASE,
    "reason": required(TEXT),
    "seat": optional(SEAT),
    "input": optional(one_of(*INPUTS, REACH, CARDS)),
    "mark": optional(_T),
}
_OVERTURN: Fields = {"of": required(INT), "why": optional(TEXT)}


def _when_seen(line: Json) -> dict[str, Any]:
    """Return when cards were seen, where that is not when they were told of."""
    if "seen" not in line:
        if "u" in line:
            raise TranscriptError('"u" of a card says how sure "seen" is, and "seen" is missing')
        return {}
    if line["seen"] > line["t"]:
        raise TranscriptError('"seen" is later than "t"; expected an instant before it was told')
    return {"seen": line["seen"], "u": line.get("u", 0)}


class LineParser:
    """Reads the event lines of one transcript."""

    def __init__(self, vocabulary: Vocabulary, uncertainty: Mapping[str, int]) -> None:
        self._uncertainty = uncertainty
        self._doubts = {name: uncertainty[name] for name in INPUTS}
        self._deal = {**_BASE, **vocabulary.deal}
        self._entries = _with_base("entry", vocabulary.entries)
        self._rulings = _with_base("ruling", {**vocabulary.rulings, OVERTURN: _OVERTURN})
        self._plain: dict[tuple[str, ...], Callable[..., Event | None]] = {
            ("t", "event", "seat", "input"): self._felt,
            ("t", "event", "seat", "input", "u"): self._felt_about,
            ("t", "event", "seat", "card"): self._card_read,
        }
        """What reads the values of a line that has these names in this order; it returns nothing
        where the line is not plain all the same, and leaves it to `_parse`."""
        self._parse: dict[Any, Callable[[Json], Event]] = {
            "press": self._press,
            "release": self._release,
            "cue": self._cue,
            "card": self._card,
            "deal": self._dealt,
            "entry": self._entry,
            "ruling": self._ruling,
            "fault": self._fault,
            "end": self._end,
        }

    def parse(self, raw: bytes) -> Event:
        """Read one line; one that does not fit is read again, to say what is wrong with it."""
        try:
            text = raw.decode("utf-8").strip(_BLANK)
            line, end = _scan(text, 0)
        except (TranscriptError, ValueError, StopIteration, RecursionError):
            return self.event(parse_object(raw))
        if end != len(text) or type(line) is not dict:
            return self.event(parse_object(raw))
        if text.count(":") != len(line):
            _refuse_twice(text)
        return self.event(line)

    def event(self, line: Json) -> Event:
        """Read the object of a line: by its names, as nearly all lines have the same few."""
        plain = self._plain.get(tuple(line))
        if plain is not None and (event := plain(*line.values())) is not None:
            return event
        try:
            parse = self._parse[line["event"]]
        except (KeyError, TypeError):
            raise TranscriptError(self._no_such_event(line)) from None
        return parse(line)

    def _no_such_event(self, line: Json) -> str:
        known = ", ".join(self._parse)
        if "event" not in line:
            return f'"event" is missing; expected one of {known}'
        return f'"event" is {shown(line["event"])}; expected one of {known}'

    def _press(self, line: Json) -> Press:
        return Press(*self._signal(line))

    def _release(self, line: Json) -> Release:
        return Release(*self._signal(line))

    def _felt(self, t: Any, event: Any, seat: Any, name: Any) -> Event | None:
        """Read a press or release that is as unsure as its input."""
        kind = Press if event == "press" else Release if event == "release" else None
        if kind is None or type(name) is not str or name not in self._doubts:
            return None
        if type(t) is int is type(seat) and 0 <= t <= MAX_INT >= seat >= -MAX_INT:
            return kind(t, self._doubts[name], seat, name)
        return None

    def _felt_about(self, t: Any, event: Any, seat: Any, name: Any, u: Any) -> Event | None:
        """Read a press or release that says how unsure it is."""
        felt = self._felt(t, event, seat, name)
        if isinstance(felt, Press) and type(u) is int and 0 <= u <= MAX_UNCERTAINTY:
            felt.u = u
            return felt
        return None

    def _card_read(self, t: Any, event: Any, seat: Any, card: Any) -> Event | None:
        """Read a card that lies on top of a pile."""
        plain = event == "card" and is_int(t) and t >= 0 and is_int(seat) and is_text(card)
        return Card(t, seat, card) if plain else None

    def _signal(self, line: Json) -> tuple[int, int, int, str, int | None]:
        _check(line, _SIGNAL)
        name, u = line["input"], line.get("u")
        return line["t"], self._doubts[name] if u is None else u, line["seat"], name, line.get("by")

    def _cue(self, line: Json) -> Cue:
        t, u, cue = line.get("t"), line.get("u", self._uncertainty["cue"]), line.get("cue")
        plain = type(t) is int is type(u) and 0 <= t <= MAX_INT and 0 <= u <= MAX_UNCERTAINTY
        if not (plain and cue in CUES and len(line) == 3 + ("u" in line)):
            _check(line, _CUE)
        return Cue(line["t"], u, line["cue"])

    def _card(self, line: Json) -> Card:
        if "pool" in line:
            _check(line, _POOL)
            return Card(line["t"], pool=tuple(line["pool"]), **_when_seen(line))
        if "hand" in line:
            _check(line, _HAND)
            return Card(line["t"], line["seat"], hand=tuple(line["hand"]), **_when_seen(line))
        _check(line, _TOP_CARD)
        return Card(line["t"], line["seat"], line["card"], **_when_seen(line))

    def _dealt(self, line: Json) -> Deal:
        _check(line, self._deal)
        return Deal(line["t"], "deal", _fields(line))

    def _entry(self, line: Json) -> Entry:
        _check_named(line, "entry", self._entries)
        return Entry(line["t"], line["entry"], _fields(line))

    def _ruling(self, line: Json) -> Ruling:
        _check_named(line, "ruling", self._rulings)
        return Ruling(line["t"], line["ruling"], _fields(line))

    def _fault(self, line: Json) -> Fault:
        _check(line, _FAULT)
        place = line.get("seat"), line.get("input")
        return Fault(line["t"], line["reason"], *place, line.get("mark"))

    def _end(self, line: Json) -> End:
        _check(line, _BASE)
        return End(line["t"])


def _with_base(kind: str, tables: Mapping[str, Fields]) -> dict[str, Fields]:
    named: dict[str, Field] = {kind: required(_NAME)}
    return {name: {**_BASE, **named, **fields} for name, fields in tables.items()}


def _check(line: Json, fields: Fields) -> None:
    wrong = problem(line, fields)
    if wrong:
        raise TranscriptError(wrong)


def _check_named(line: Json, kind: str, tables: Mapping[str, Fields]) -> None:
    name = line.get(kind)
    if not isinstance(name, str) or name not in tables:
        given = shown(name) if kind in line else "missing"
        raise TranscriptError(f'"{kind}" is {given}; expected one of {", ".join(tables)}')
    _check(line, tables[name])


_COMMON = ("t", "event", "entry", "ruling")


def _fields(line: Json) -> Json:
    return {name: value for name, value in line.items() if name not in _COMMON}
