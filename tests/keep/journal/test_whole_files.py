"""A file that is whole is read in one go; what comes of it is what comes of reading it in full."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.referee.events import Card, Cue, Deal, End, Event, Press
from companion.core.referee.verdicts import Verdict
from companion.games import GAMES
from companion.keep.journal import reading
from companion.keep.journal.account import account, course
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.frames import UNLINKED, Framed, framed, scan
from companion.keep.journal.opening import open_journal
from companion.keep.journal.reading import Reader
from companion.keep.journal.sense import ALL
from companion.keep.journal.whole_files import whole_file
from tests.app.hosted.tables import fast_table
from tests.keep.history.shelves import hand, header, shelve
from tests.keep.journal.conftest import memory_folder
from tests.keep.journal.test_sense import NONSENSE, spoilt

FIRST = "000001-0001.journal"


@pytest.fixture(scope="module")
def played() -> Any:
    """A match of a few minutes, in two pieces."""
    with memory_folder() as folder:
        journal = Path(folder) / "journal"
        for start in (1_000_000, 900_000_000):
            with fast_table(journal, start=start, boot=str(start)) as table:
                table.play(lambda watcher: len(watcher.verdicts) > 40)
        yield journal


def slowly(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(reading, "whole_file", lambda data, next_seq, link: None)


def told(folder: Path) -> Any:
    """Everything that can be known of a match."""
    seen: list[Any] = []
    found = account(RealDisk(), folder, 1, seen=lambda *each: seen.append(each), kinds=ALL)
    reader = Reader(RealDisk(), folder, 1, summing=True)
    records = [*reader.records()]
    ends = (reader.next_seq, reader.link, reader.pieces, reader.sums, reader.problems)
    known = [
        getattr(found, name) for name in type(found).__slots__ if name not in ("turning", "disk")
    ]
    return known, seen, records, ends


def alike(folder: Path) -> Any:
    quick = told(folder)
    with pytest.MonkeyPatch.context() as patch:
        slowly(patch)
        assert told(folder) == quick
    return quick


def changed(played: Path, name: str, change: Callable[[bytes], bytes]) -> Any:
    with memory_folder() as place:
        folder = Path(copytree(played, Path(place) / "journal"))
        (folder / name).write_bytes(change((folder / name).read_bytes()))
        return alike(folder)


def test_a_whole_match_is_read_in_one_go(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known, *_ = alike(played)
    assert account(RealDisk(), played, 1).problems == ()
    monkeypatch.setattr(reading, "scan", None)
    assert told(played)[0] == known, "no record was looked at by itself"


def rewritten(data: bytes, change: Callable[[Framed], tuple[str, str]]) -> bytes:
    """Every record again, with right checksums and links."""
    written, link = b"", UNLINKED
    for record in scan(data):
        assert isinstance(record, Framed)
        frame = framed(record.seq, *change(record), link)
        link = link if record.kind == "open" else frame[:8].decode()
        written += frame
    return written


@pytest.mark.parametrize(("at", "kind", "body"), NONSENSE)
def test_nonsense_under_a_right_checksum_is_found_as_ever(
    played: Path, at: int, kind: str | None, body: str
) -> None:
    changed(played, FIRST, lambda data: rewritten(data, spoilt(at, kind, body)))


@pytest.mark.parametrize(
    ("at", "kind", "body"),
    [
        (0, "note", '{"note":"seed"}'),
        (5, "open", '{"journal":2,"shift":7,"header":{"game":"block","seats":3}}'),
    ],
)
def test_the_first_line_opens_a_file_and_no_other(
    played: Path, at: int, kind: str, body: str
) -> None:
    """A file that begins otherwise, or opens twice, is looked at record by record."""
    changed(played, FIRST, lambda data: rewritten(data, spoilt(at, kind, body)))
    spoilt_data = rewritten((played / FIRST).read_bytes(), spoilt(at, kind, body))
    assert whole_file((played / FIRST).read_bytes(), 1, UNLINKED) is not None
    assert whole_file(spoilt_data, 1, UNLINKED) is None


ODD = [
    '{"t":5,"event":"press","seat":1,"input":"white","u":07}',
    '{"t":5,"event":"press","seat":1,"input":"white","u":1} ',
    '{"t":5,"event":"press","seat":1,"input":"wh\\u0069te","u":1}',
    '{"t":5,"event":"press","seat":1,"input":"white","u":NaN}',
    '{"t":5,"event":"card","seat":1,"card":"A","card":"B"}',
    '{"t":5,"event":"entry","entry":"x","a":{"b":1,"b":2}}',
    '{"t":5,"event":"entry","entry":"x","a":{"b":1}}',
    '{"t":5,"event":"end"}',
    '{"t":99999999999999999999,"event":"cue","cue":"ready","u":0}',
    '{"t":5,"event":"card","seat":1,"card":"ÄÖÜ"}',
    '{"t":5,"event":"a"},{"t":5,"event":"b"}',
]


@pytest.mark.parametrize("body", ODD)
def test_what_is_odd_means_the_same(played: Path, body: str) -> None:
    changed(played, FIRST, lambda data: rewritten(data, spoilt(5, "event", body)))


@pytest.mark.parametrize(
    "note",
    ['{"note":"rejudged","from":3}', '{"note":"lost","from":5,"to":5}', '{"note":"aside","a":1}'],
)
def test_notes_that_must_be_heeded_are(played: Path, note: str) -> None:
    changed(played, FIRST, lambda data: rewritten(data, spoilt(20, "note", note)))


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_whatever_happens_to_the_bytes_the_same_is_found(played: Path, data: st.DataObject) -> None:
    file = data.draw(st.sampled_from([FIRST, "000001-0002.journal"]))
    size = (played / file).stat().st_size
    at = data.draw(st.integers(0, size - 1))
    much = data.draw(st.integers(0, 300))
    put = data.draw(st.binary(max_size=4) | st.sampled_from([b"\n", b"\0" * 40]))
    changed(played, file, lambda old: old[:at] + put + old[at + much :])


def test_a_digit_that_became_another_is_found(played: Path) -> None:
    """All else is as it should be: only the checksum tells."""
    lines = (played / FIRST).read_bytes().splitlines(keepends=True)
    for at in (4, len(lines) // 2, len(lines) - 2):
        spoilt_line = lines[at][:-3] + (b"8" if lines[at][-3:-2] != b"8" else b"9") + lines[at][-2:]
        other = b"".join([*lines[:at], spoilt_line, *lines[at + 1 :]])
        assert len(other) == len(b"".join(lines))
        *_, problems = changed(played, FIRST, lambda old, other=other: other)[3]  # type: ignore[misc]
        assert problems


def test_records_that_are_exchanged_doubled_or_left_out_are_found(played: Path) -> None:
    data = (played / FIRST).read_bytes()
    lines = data.splitlines(keepends=True)
    for other in (
        [*lines[:9], lines[10], lines[9], *lines[11:]],
        [*lines[:9], lines[9], *lines[9:]],
        [*lines[:9], *lines[10:]],
        lines[1:],
        [lines[0], *lines],
        [],
    ):
        known, *_ = changed(played, FIRST, lambda old, other=other: b"".join(other))  # type: ignore[misc]
        assert known is not None


def test_the_course_of_a_match_is_the_same(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = account(RealDisk(), played, 1)
    header = found.parsed_header(GAMES)
    quick = [step for step in course(found, header) if not callable(step)]
    slowly(monkeypatch)
    assert [step for step in course(found, header) if not callable(step)] == quick


def test_only_a_file_that_goes_on_is_whole(played: Path) -> None:
    data = (played / FIRST).read_bytes()
    assert whole_file(data, 1, UNLINKED) is not None
    assert whole_file(data, 2, UNLINKED) is None
    assert whole_file(data, 1, "12345678") is None


def test_an_end_and_a_mark_are_read_alike(tmp_path: Path) -> None:
    shelve(tmp_path / "ended", hand([300, 200, 400], [1, 2, 3]))
    alike(tmp_path / "ended")
    assert account(RealDisk(), tmp_path / "ended", 1).ended
    opened = open_journal(tmp_path / "marked")
    opened.journal.begin(header(), lambda: 7)
    opened.journal.low_water = lambda: 5
    opened.journal.verdicts([Verdict(1, 4, "dealt", {})])
    opened.close()
    alike(tmp_path / "marked")
    assert account(RealDisk(), tmp_path / "marked", 1).low_water == 5


@pytest.mark.parametrize(
    "after", [Press(2, 100, 1, "white"), Cue(2, 0, "ready"), Card(2, 1, "RUN"), Deal(2, "deal", {})]
)
def test_whatever_comes_after_an_end_it_has_not_ended(tmp_path: Path, after: Event) -> None:
    opened = open_journal(tmp_path)
    opened.journal.begin(header(), lambda: 0)
    opened.journal.events([End(1), after])
    opened.close()
    alike(tmp_path)
    assert not account(RealDisk(), tmp_path, 1).ended
