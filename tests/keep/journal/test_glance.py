"""A glance at a match tells the same as reading it through."""

from pathlib import Path

import pytest

from companion.core.referee.events import Deal, End
from companion.core.referee.verdicts import Verdict
from companion.keep.journal import glance as glancing
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.frames import framed
from companion.keep.journal.glance import Glance, glance
from companion.keep.journal.opening import open_journal
from companion.keep.journal.segments import Segment, segments
from tests.keep.history.shelves import hand, header, shelve


def looked_at(folder: Path, match: int = 1) -> Glance | None:
    return glance(folder, [one for one in segments(RealDisk(), folder) if one.match == match])


@pytest.mark.parametrize("end", [65_536, 700, 40], ids=["all of it", "its end", "hardly anything"])
def test_it_tells_what_the_match_is_and_whether_it_ended(
    tmp_path: Path, end: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(glancing, "END", end)
    shelve(tmp_path, hand([300, 200, 400], [1, 2, 3]))
    seen, told = looked_at(tmp_path), account(RealDisk(), tmp_path, 1)
    assert seen
    assert (seen.header, seen.decided, seen.ended) == (told.header, True, True)


def test_a_match_that_was_left_has_not_ended(tmp_path: Path) -> None:
    opened = open_journal(tmp_path)
    opened.journal.begin(header(), lambda: 0)
    opened.journal.events([Deal(0, "deal", {})])
    opened.close()
    with (tmp_path / "000001-0001.journal").open("ab") as file:
        file.write(b"torn")
    seen = looked_at(tmp_path)
    assert seen
    assert (seen.decided, seen.ended) == (False, False)


def test_what_was_decided_before_the_last_events_was_decided(tmp_path: Path) -> None:
    opened = open_journal(tmp_path)
    opened.journal.begin(header(), lambda: 0)
    opened.journal.events([Deal(0, "deal", {})])
    opened.journal.verdicts([Verdict(1, 0, "dealt", {})])
    opened.journal.events([Deal(1, "deal", {}), Deal(2, "deal", {})])
    opened.close()
    seen = looked_at(tmp_path)
    assert seen
    assert (seen.decided, seen.ended) == (True, False)


def test_a_match_has_ended_though_nobody_wrote_down_what_came_of_it(tmp_path: Path) -> None:
    """The power went after the end was kept, and before the verdicts were."""
    opened = open_journal(tmp_path)
    opened.journal.begin(header(), lambda: 0)
    opened.journal.events([Deal(0, "deal", {}), End(1)])
    opened.close()
    seen = looked_at(tmp_path)
    assert seen
    assert (seen.decided, seen.ended) == (False, True)


def test_a_match_that_goes_on_in_another_piece_is_looked_at_further_back(tmp_path: Path) -> None:
    shelve(tmp_path, hand([300, 200, 400], [1, 2, 3]))
    first = (tmp_path / "000001-0001.journal").read_bytes()
    opening = first.splitlines(keepends=True)[0]
    (tmp_path / "000001-0002.journal").write_bytes(opening)
    seen = looked_at(tmp_path)
    assert seen
    assert (seen.decided, seen.ended) == (True, True)


@pytest.mark.parametrize("data", [b"", b"rubbish\n", b"00000000 5 1 open {}\n"])
def test_what_has_no_first_line_is_none(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "000001-0001.journal").write_bytes(data)
    assert looked_at(tmp_path) is None


def test_a_first_line_that_makes_no_sense_tells_nothing_of_a_match(tmp_path: Path) -> None:
    file = tmp_path / Segment(1, 1).name
    for kind, body in (("open", '{"journal":2}'), ("open", "{no JSON"), ("note", '{"note":"x"}')):
        file.write_bytes(framed(1, kind, body))
        assert looked_at(tmp_path) is None, body
    file.write_bytes(b"torn")
    assert looked_at(tmp_path) is None


def test_a_last_event_that_makes_no_sense_is_no_end(tmp_path: Path) -> None:
    shelve(tmp_path, hand([300, 200, 400], [1, 2, 3]))
    whole = looked_at(tmp_path)
    assert whole
    assert whole.ended
    with (tmp_path / Segment(1, 1).name).open("ab") as file:
        file.write(framed(9_999, "event", '{"event":"end"}'))
    seen = looked_at(tmp_path)
    assert seen
    assert (seen.decided, seen.ended) == (True, False), "it has no time"


def test_however_much_of_the_end_is_looked_at_first_nothing_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = '{"journal":2,"header":{"game":"block","seats":3}}'
    told = (
        ("open", opening),
        ("verdict", '{"n":1,"t":1,"verdict":"won"}'),
        ("event", '{"t":2,"event":"end"}'),
        ("note", '{"note":"seed"}'),
    )
    data = b"".join(framed(n, *record) for n, record in enumerate(told, start=1))
    (tmp_path / Segment(1, 1).name).write_bytes(data)
    for end in range(1, len(data) + 2):
        monkeypatch.setattr(glancing, "END", end)
        seen = looked_at(tmp_path)
        assert seen
        assert (seen.decided, seen.ended) == (True, True), end
