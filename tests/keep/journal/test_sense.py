"""Records that are whole and make no sense, files of other versions, and tails that were cut."""

import json
from collections.abc import Callable
from pathlib import Path
from zlib import crc32

import pytest

from companion.app.cli.main import main
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.frames import Framed, framed, scan
from companion.keep.journal.opening import open_journal
from companion.keep.journal.sense import NonsenseError, sense
from tests.app.hosted.tables import fast_table
from tests.keep.journal.test_recovery import half_recorded

FIRST = "000001-0001.journal"


def rewritten(folder: Path, change: Callable[[Framed], tuple[str, str]], name: str = FIRST) -> None:
    """Write every record of a file again, with right checksums and links."""
    whole = [part for part in scan((folder / name).read_bytes()) if isinstance(part, Framed)]
    data, link = b"", "00000000"
    for record in whole:
        kind, body = change(record)
        frame = framed(record.seq, kind, body, link)
        link = link if record.kind == "open" else frame[:8].decode()
        data += frame
    (folder / name).write_bytes(data)


def spoilt(at: int, kind: str | None, body: str) -> Callable[[Framed], tuple[str, str]]:
    """Make record number `at` say something else; 0 is the file's first line."""

    def change(record: Framed) -> tuple[str, str]:
        here = record.kind == "open" if at == 0 else record.seq == at and record.kind != "open"
        return (kind or record.kind, body) if here else (record.kind, record.body)

    return change


NONSENSE = [
    (5, "event", '{"t":-1,"event":"press"}'),
    (5, "event", '{"event":"press"}'),
    (5, "event", '{"t":"soon","event":7}'),
    (5, "event", '{"t":5,"event":"press","seat":1,"input":"white","t":6}'),
    (5, "event", "{"),
    (5, "dream", "{}"),
    (5, "verdict", '{"verdict":"won"}'),
    (5, "time", '{"t":null}'),
    (5, "note", '{"note":"rejudged"}'),
    (5, "note", '{"note":"lost","from":{}}'),
    (5, "note", '{"note":["lost"]}'),
    (0, None, '{"journal":9,"match":1,"piece":1,"header":{}}'),
    (0, None, '{"journal":1,"match":1,"piece":1,"header":[]}'),
    (0, None, '{"journal":1,"header":{"transcript":1,"game":[],"seats":"four"},"shift":0}'),
    (5, "event", '{"t":3000150,"event":"press","seat":1,"input":"lever"}'),
    (5, "verdict", '{"n":1,"t":5,"verdict":"score"}'),
    (5, "verdict", '{"n":1,"t":5,"verdict":"overturned"}'),
]


JUST = [
    ("event", {"t": 0, "event": "end"}, {"t": -1}, {"t": 0.0}, {"t": True}, {"event": 1}),
    ("verdict", {"n": 1, "t": 0, "verdict": "x"}, {"n": 0}, {"t": -1}, {"verdict": None}),
    ("verdict", {"n": 1, "t": 0, "verdict": "overturned", "of": 0}, {"of": -1}, {"of": "1"}),
    ("time", {"t": 0}, {"t": -1}),
    ("note", {"note": "lost", "from": 0, "to": 0}, {"from": -1}, {"to": None}, {"note": 5}),
    ("note", {"note": "rejudged", "from": 1}, {"from": 0}),
    ("note", {"note": "anything"}, {"note": 0}),
    ("open", {"journal": 1, "header": {"game": "x", "seats": 1}}, {"journal": 0}, {"header": 1}),
    ("open", {"journal": 2, "shift": -5, "header": {"game": "x", "seats": 1}}, {"shift": "5"}),
    ("open", {"journal": 2, "header": {"game": "x", "seats": 1, "players": ["A"]}}, {"journal": 3}),
]


@pytest.mark.parametrize(("kind", "body", "others"), [(k, b, o) for k, b, *o in JUST])
def test_what_just_makes_sense_does_and_what_is_beside_it_does_not(
    kind: str, body: dict[str, object], others: list[dict[str, object]]
) -> None:
    assert sense(Framed(1, kind, json.dumps(body), 0, 0, "", "")) == body
    for other in others:
        with pytest.raises(NonsenseError):
            sense(Framed(1, kind, json.dumps({**body, **other}), 0, 0, "", ""))


@pytest.mark.parametrize(
    "header", [{"game": 1}, {"seats": 0}, {"seats": None}, {"players": "AB"}, {"players": ["A", 2]}]
)
def test_a_header_of_no_game_makes_no_sense(header: dict[str, object]) -> None:
    told = {"journal": 2, "header": {"game": "x", "seats": 2, **header}}
    with pytest.raises(NonsenseError, match="no game with seats"):
        sense(Framed(1, "open", json.dumps(told), 0, 0, "", ""))


@pytest.mark.parametrize(("at", "kind", "body"), NONSENSE)
def test_nonsense_is_named_and_nothing_falls(
    tmp_path: Path, at: int, kind: str, body: str, capsys: pytest.CaptureFixture[str]
) -> None:
    half_recorded(tmp_path, 60)
    rewritten(tmp_path, spoilt(at, kind, body))
    assert main(["journal", "check", str(tmp_path)]) == 1
    for command in (
        ["history", "--journal", str(tmp_path)],
        ["export", "1", "--format", "csv", "--journal", str(tmp_path)],
        ["export", "1", "--format", "json", "--journal", str(tmp_path)],
    ):
        assert main(command) in (0, 2)
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(("at", "kind", "body"), [NONSENSE[0], NONSENSE[5], NONSENSE[11]])
def test_such_a_match_is_set_aside_by_name_and_another_begins(
    tmp_path: Path, at: int, kind: str, body: str
) -> None:
    half_recorded(tmp_path, 60)
    rewritten(tmp_path, spoilt(at, kind, body))
    before = (tmp_path / FIRST).read_bytes()
    for match in (2, 2):
        with fast_table(tmp_path, people=4) as table:
            table.play(lambda watcher: True)
            assert table.host.match == match
    assert (tmp_path / FIRST).read_bytes() == before
    with fast_table(tmp_path / "again", people=4) as table:
        table.play(lambda watcher: True)


def test_a_match_of_the_first_version_goes_on(tmp_path: Path) -> None:
    half_recorded(tmp_path, 60)
    whole = [p for p in scan((tmp_path / FIRST).read_bytes()) if isinstance(p, Framed)]
    data = b""
    for record in whole:
        body = record.body.replace('"journal":2', '"journal":1', 1)
        line = f"{record.seq} {record.kind} {body}\n".encode()
        data += b"%08x %d %b" % (crc32(line), len(line), line)
    (tmp_path / FIRST).write_bytes(data)
    told = account(RealDisk(), tmp_path, 1)
    assert not told.problems
    assert told.events > 50


def test_records_of_another_match_between_ours_are_noticed(tmp_path: Path) -> None:
    half_recorded(tmp_path, 60)
    other = tmp_path / "other"
    half_recorded(other, 61)
    lines = (tmp_path / FIRST).read_bytes().splitlines(keepends=True)
    theirs = (other / FIRST).read_bytes().splitlines(keepends=True)
    at = next(n for n, line in enumerate(lines) if b" 20 " in line[:20])
    lines[at] = framed(20, "time", json.dumps({"t": 1}), "0badcafe")
    assert theirs
    (tmp_path / FIRST).write_bytes(b"".join(lines))
    told = account(RealDisk(), tmp_path, 1)
    assert "does not belong to the one before it" in str(told.problems[0])


@pytest.mark.parametrize("gone", [1, 3])
def test_acknowledged_records_that_are_gone_from_the_end_are_named(
    tmp_path: Path, gone: int
) -> None:
    half_recorded(tmp_path, 60)
    data = (tmp_path / FIRST).read_bytes()
    lines = data.splitlines(keepends=True)
    (tmp_path / FIRST).write_bytes(b"".join(lines[:-gone]))
    opened = open_journal(tmp_path)
    assert f"{gone} record(s)" in str(opened.problems[0])
    assert "though they were acknowledged" in str(opened.problems[0])
    opened.close()


def test_a_damaged_last_record_is_no_torn_tail_if_it_was_acknowledged(tmp_path: Path) -> None:
    half_recorded(tmp_path, 60)
    data = (tmp_path / FIRST).read_bytes()
    spoiled = data[:-5] + b"#" + data[-4:]
    (tmp_path / FIRST).write_bytes(spoiled)
    opened = open_journal(tmp_path)
    assert "damage of" in str(opened.problems[0])
    opened.close()
    assert (tmp_path / FIRST).read_bytes() == spoiled, "what may be evidence is not cut"


GAME = {"game": "x", "seats": 1}
NUMBERS = [
    ("event", {"t": 0, "event": "end"}, "t", 0),
    ("verdict", {"n": 1, "t": 0, "verdict": "x"}, "n", 1),
    ("verdict", {"n": 1, "t": 0, "verdict": "x"}, "t", 0),
    ("verdict", {"n": 1, "t": 0, "verdict": "overturned", "of": 0}, "of", 0),
    ("time", {"t": 0, "mark": 0}, "t", 0),
    ("time", {"t": 0, "mark": 0}, "mark", 0),
    ("note", {"note": "lost", "from": 0, "to": 0}, "from", 0),
    ("note", {"note": "lost", "from": 0, "to": 0}, "to", 0),
    ("note", {"note": "rejudged", "from": 1}, "from", 1),
    ("open", {"journal": 1, "shift": 0, "header": GAME}, "journal", 1),
    ("open", {"journal": 1, "shift": 0, "header": GAME}, "shift", -(10**9)),
]
WORDS = [
    ("event", {"t": 0, "event": "end"}, "event"),
    ("verdict", {"n": 1, "t": 0, "verdict": "x"}, "verdict"),
    ("note", {"note": "x"}, "note"),
    ("open", {"journal": 1, "header": GAME}, "header"),
]
MAY_BE_MISSING = ("mark", "shift")


def makes_sense(kind: str, body: dict[str, object]) -> bool:
    try:
        sense(Framed(1, kind, json.dumps(body), 0, 0, "", ""))
    except NonsenseError:
        return False
    return True


@pytest.mark.parametrize(("kind", "body", "name", "least"), NUMBERS)
def test_a_number_is_a_whole_one_and_not_too_small(
    kind: str, body: dict[str, object], name: str, least: int
) -> None:
    assert makes_sense(kind, {**body, name: least})
    odd: list[object] = [float(least), True, None, "1", [], {}]
    odd += [] if name == "shift" else [least - 1]
    assert [value for value in odd if makes_sense(kind, {**body, name: value})] == []
    rest = {other: value for other, value in body.items() if other != name}
    assert makes_sense(kind, rest) == (name in MAY_BE_MISSING)


@pytest.mark.parametrize(("kind", "body", "name"), WORDS)
def test_a_word_is_a_word(kind: str, body: dict[str, object], name: str) -> None:
    odd: list[object] = [7, True, None, [], ["x"]]
    assert [value for value in odd if makes_sense(kind, {**body, name: value})] == []
    assert not makes_sense(kind, {other: value for other, value in body.items() if other != name})
