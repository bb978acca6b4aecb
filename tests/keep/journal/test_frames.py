"""A record proves itself: nothing that is not whole is ever taken for one."""

import json
from pathlib import Path
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.keep.journal.frames import (
    UNLINKED,
    Damage,
    Framed,
    framed,
    record_before,
    scan,
    sum_of,
)
from companion.keep.journal.lines import encoded
from companion.keep.journal.mark import NAME, Mark
from tests.keep.journal.cards import FakeCard

texts = st.text(max_size=40).map(lambda text: json.dumps({"said": text}))
kinds = st.sampled_from(("event", "verdict", "note"))
sequences = st.lists(st.tuples(kinds, texts), max_size=12)


def file_of(records: list[tuple[str, str]]) -> tuple[bytes, list[int]]:
    """The bytes of a file, and where each record ends."""
    data, ends = b"", []
    for seq, (kind, body) in enumerate(records, start=1):
        data += framed(seq, kind, body)
        ends.append(len(data))
    return data, ends


def whole(data: bytes) -> list[tuple[int, str, str]]:
    return [(r.seq, r.kind, r.body) for r in scan(data) if isinstance(r, Framed)]


@given(sequences)
def test_what_was_written_is_read(records: list[tuple[str, str]]) -> None:
    data, _ = file_of(records)
    assert whole(data) == [(n, *record) for n, record in enumerate(records, start=1)]
    assert not [part for part in scan(data) if isinstance(part, Damage)]


@pytest.mark.parametrize("size", [9, 99, 999, 9_999, 99_999, 999_999])
def test_a_long_record_is_read_as_well(size: int) -> None:
    records = [("note", json.dumps({"said": "x" * size})), ("event", "{}")]
    assert whole(file_of(records)[0]) == [(1, *records[0]), (2, *records[1])]


@given(sequences, st.data())
def test_a_file_cut_anywhere_keeps_every_record_before_the_cut(
    records: list[tuple[str, str]], chosen: st.DataObject
) -> None:
    data, ends = file_of(records)
    cut = chosen.draw(st.integers(0, len(data)))
    kept = sum(end <= cut for end in ends)
    assert whole(data[:cut]) == whole(data)[:kept]
    torn = [part for part in scan(data[:cut]) if isinstance(part, Damage)]
    last = ends[kept - 1] if kept else 0
    assert torn == ([Damage(last, cut - last, tail=True)] if cut > last else [])


@given(sequences, st.binary(max_size=60), st.data())
def test_rubbish_between_records_costs_no_record(
    records: list[tuple[str, str]], rubbish: bytes, chosen: st.DataObject
) -> None:
    data, ends = file_of(records)
    at = chosen.draw(st.sampled_from([0, *ends]))
    assert whole(data[:at] + rubbish + data[at:]) == whole(data)


@pytest.mark.parametrize("bit", range(8))
def test_every_flipped_bit_of_a_record_costs_that_record_and_no_other(bit: int) -> None:
    records = [("event", json.dumps({"t": n, "event": "end"})) for n in range(3)]
    data, ends = file_of(records)
    for at in range(ends[0], ends[1]):
        spoiled = bytearray(data)
        spoiled[at] ^= 1 << bit
        assert [seq for seq, _, _ in whole(bytes(spoiled))] == [1, 3], f"byte {at}"
        damage = [part for part in scan(bytes(spoiled)) if isinstance(part, Damage)]
        assert damage == [Damage(ends[0], ends[1] - ends[0], tail=False)]


def test_a_person_can_read_it() -> None:
    line = framed(12, "event", '{"t":3000150,"event":"press"}', "5b0e91d4").decode()
    assert line.endswith(' 12 event 5b0e91d4 {"t":3000150,"event":"press"}\n')


@given(sequences)
def test_the_record_that_ends_somewhere_is_found_from_its_end(
    records: list[tuple[str, str]],
) -> None:
    data, ends = file_of(records)
    assert [r.seq for r in (record_before(data, end) for end in ends) if r] == [
        *range(1, len(ends) + 1)
    ]
    for end in range(len(data) + 2):
        assert (record_before(data, end) is not None) == (end in ends)


@pytest.mark.parametrize(("match", "seq"), [(1, 1), (999_999_999_999, 999_999_999_999_999)])
def test_every_mark_takes_the_whole_place_of_the_one_before(match: int, seq: int) -> None:
    card, folder = FakeCard(), Path("/nowhere")
    card.put(folder / NAME, Mark(match, seq).line())
    assert len(Mark(match, seq).line()) == 32
    assert Mark.found(card, folder, match) == Mark(match, seq)
    assert Mark.found(card, folder, match + 1) == Mark(0, 0), "that of another match says nothing"


@pytest.mark.parametrize("said", [b"", b"1 2", b"1\n", b"x 2\n", b"-1 2\n"])
def test_a_mark_that_makes_no_sense_is_none(said: bytes) -> None:
    card, folder = FakeCard(), Path("/nowhere")
    assert Mark.found(card, folder, 1) == Mark()
    card.put(folder / NAME, said)
    assert Mark.found(card, folder, 1) == Mark()


def test_what_is_written_is_json_for_everybody_in_one_line() -> None:
    assert encoded({"t": 1, "of": [2, 3]}) == '{"t":1,"of":[2,3]}'
    with pytest.raises(ValueError, match="JSON"):
        encoded({"t": float("nan")})


def test_what_proves_itself_and_tells_nothing_is_no_record() -> None:
    """The checksum is right, but there is no number, or no kind, or nothing that it says."""
    for told in (b"x event {}\n", b"1 EVENT {}\n", b"1 event []\n", b"1 event {}", b"\n"):
        data = b"%08x %d %b" % (crc32(told), len(told), told)
        assert [*scan(data)] == [Damage(0, len(data), tail=True)], told


def test_a_record_ends_somewhere_also_right_behind_an_empty_line() -> None:
    frame = framed(1, "note", "{}")
    data = b"\n" + frame
    found = record_before(data, len(data))
    assert found is not None
    assert (found.at, found.end) == (1, len(data))
    assert [end for end in range(len(data)) if record_before(data, end)] == []


@pytest.mark.parametrize("link", [UNLINKED, "0badcafe"])
def test_a_record_may_go_over_several_lines(link: str) -> None:
    """None is written so, but whoever mends a journal by hand may."""
    frame, following = framed(7, "note", '{\n"note":\n"seed"}', link), framed(8, "note", "{}")
    assert [*scan(frame + following)] == [
        Framed(7, "note", '{\n"note":\n"seed"}', 0, len(frame), link, sum_of(frame)),
        Framed(8, "note", "{}", len(frame), len(frame + following), UNLINKED, sum_of(following)),
    ]
    assert [*scan(frame[:-1])] == [Damage(0, len(frame) - 1, tail=True)]


def test_what_is_no_text_is_no_record() -> None:
    for body in (b'{"said":"\xff"}', b'{\n"said":"\xff"}'):
        told = b"1 note 00000000 " + body + b"\n"
        data = b"%08x %d %b" % (crc32(told), len(told), told)
        assert [*scan(data)] == [Damage(0, len(data), tail=True)]
