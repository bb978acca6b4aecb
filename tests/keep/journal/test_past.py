"""What lies before the place where a match was taken up is read once more, and nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.referee.events import Event
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import event_line, verdict_line
from companion.keep.journal.account import Account, account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.frames import Framed, framed, scan
from companion.keep.journal.past import Past
from companion.keep.journal.reading import Place
from companion.keep.journal.segments import segments
from companion.keep.journal.writer import Limits
from tests.keep.journal.evenings import evening, recorded

COUNT = 40


@pytest.fixture
def told(tmp_path: Path) -> Account:
    recorded(tmp_path, COUNT, limits=Limits(segment_bytes=900)).close()
    return account(RealDisk(), tmp_path, 1)


def records(told: Account) -> list[tuple[int, Framed]]:
    """Every record but first lines, each with the piece that it lies in."""
    return [
        (piece.piece, record)
        for piece in segments(told.disk, told.folder)
        for record in scan(told.disk.read(told.folder / piece.name))
        if isinstance(record, Framed) and record.kind != "open"
    ]


def lines(past: Past) -> list[str]:
    return [_line(one) for one in past]


def _line(one: Event | Verdict) -> str:
    return verdict_line(one) if isinstance(one, Verdict) else event_line(one)


def test_it_ends_with_the_record_behind_which_the_match_was_taken_up(told: Account) -> None:
    every = records(told)
    for number, (piece, record) in enumerate(every):
        told.since = Place(1, record.seq, record.sum, piece, record.end)
        said = [one.body for _, one in every[: number + 1] if one.kind in ("event", "verdict")]
        past = Past(told, evening(COUNT)[1])
        assert lines(past) == said
        assert past.problems == ()


def test_it_reads_no_file_that_lies_behind_it(told: Account) -> None:
    every = records(told)
    piece, record = next(one for one in every if one[0] == 2)
    for later in segments(told.disk, told.folder)[2:]:
        (told.folder / later.name).write_bytes(b"spoilt")
    told.since = Place(1, record.seq, record.sum, piece, record.end)
    past = Past(told, evening(COUNT)[1])
    assert lines(past)
    assert past.problems == ()


def test_from_the_beginning_there_is_nothing_before(told: Account) -> None:
    assert lines(Past(replace(told, since=None), evening(COUNT)[1])) == []


def test_what_is_wrong_there_is_named_and_left_out(told: Account) -> None:
    every = records(told)
    _, spoilt = next(one for one in every if one[1].kind == "event")
    piece, last = every[-1]
    file = told.folder / "000001-0001.journal"
    nonsense = framed(spoilt.seq, "event", '{"t":1,"event":"sneeze"}', spoilt.link)
    data = file.read_bytes()
    file.write_bytes(data[: spoilt.at] + nonsense + data[spoilt.end :])
    told.since = Place(1, last.seq, last.sum, piece, last.end)
    past = Past(told, evening(COUNT)[1])
    said = [one.body for _, one in every if one.kind in ("event", "verdict")]
    said.remove(spoilt.body)
    assert lines(past) == said
    assert "does not belong to the one before it" in str(past.problems[0])
