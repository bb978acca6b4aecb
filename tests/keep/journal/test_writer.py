"""A match on a card that fails as it likes: each record is there once, or said to be lost."""

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.keep.journal.mark import Mark
from companion.keep.journal.reading import Reader
from companion.keep.journal.segments import Segment, segments
from companion.keep.journal.sense import LOST, NOTE, OPEN
from companion.keep.journal.writer import Limits, Position, Writer
from tests.keep.journal.cards import FakeCard

FOLDER = Path("/nowhere")
HEADER = '{"journal":2,"header":{"game":"block","seats":2}}'
FRAME = 44
"""As long is a record here."""


class Bench:
    """A writer, and what it was given to write."""

    def __init__(self, *, segment: int = 6 * FRAME, held: int = 5 * FRAME) -> None:
        self.card = FakeCard()
        limits = Limits(segment_bytes=segment, kept_bytes=held)
        self.writer = Writer(
            self.card, FOLDER, lambda piece: HEADER, Position(Segment(1, 1)), limits
        )
        self.added = self.confirmed = 0

    def add(self) -> None:
        self.added += 1
        self.writer.add(NOTE, f'{{"note":"{self.added:04}"}}')

    def write(self) -> None:
        self.commit(durable=False)

    def sync(self) -> None:
        self.commit(durable=True)

    def commit(self, *, durable: bool) -> None:
        """Commit, as far as the card lets it."""
        with suppress(OSError):
            self.writer.commit(durable)
            self.confirmed = self.added if durable else self.confirmed

    def take_away(self) -> None:
        """Delete the file that is being written."""
        if self.writer._file is not None:
            self.card.files.pop(self.writer._file.path, None)

    def mark(self) -> None:
        self.writer.mark()

    def mend(self) -> None:
        self.card.failing.clear()

    def fail(self, *what: str) -> None:
        self.card.failing = dict.fromkeys(what, errno.EIO)

    def told(self) -> tuple[list[int], list[int], list[str]]:
        """Return which records are there, which are said to be lost, and what else is wrong."""
        reader, there, lost = Reader(self.card, FOLDER, 1), list[int](), list[int]()
        for read in reader.records():
            if read.record.kind == NOTE and read.body["note"] == LOST:
                lost += range(read.body["from"], read.body["to"] + 1)
            elif read.record.kind != OPEN:
                assert read.body["note"] == f"{read.record.seq:04}"
                there.append(read.record.seq)
        return there, lost, [p.what for p in reader.problems if "never written" not in p.what]


DEEDS: dict[str, Callable[[Bench], None]] = {
    "add": Bench.add,
    "write": Bench.write,
    "sync": Bench.sync,
    "mark": Bench.mark,
    "mend": Bench.mend,
    "append fails": lambda bench: bench.fail("append"),
    "sync fails": lambda bench: bench.fail("sync"),
    "create fails": lambda bench: bench.fail("create"),
    "the folder fails": lambda bench: bench.fail("sync_folder"),
    "everything fails": lambda bench: bench.fail("everything"),
}
USUAL = ["add", "add", "add", "write", "sync"]


@given(st.lists(st.sampled_from([*USUAL, *DEEDS]), min_size=15, max_size=60))
def test_every_record_is_there_once_or_said_to_be_lost(deeds: list[str]) -> None:
    bench = Bench()
    for deed in deeds:
        DEEDS[deed](bench)
        writer = bench.writer
        assert writer.behind == (writer.waiting > 0)
        assert writer.waiting <= bench.added - bench.confirmed
        place = writer.place()
        assert place is None or place.seq == bench.added
        assert place is None or bench.card.failing or place.is_there(bench.card, FOLDER)
    bench.mend()
    bench.sync()
    there, lost, wrong = bench.told()
    assert sorted(there + lost) == [*range(1, bench.added + 1)]
    assert there == sorted(there)
    assert wrong == [], "and nothing half is left behind"
    assert (bench.writer.lost, bench.writer.waiting) == (0, 0)
    bench.writer.close()
    assert not bench.card.open
    assert Mark.found(bench.card, FOLDER, 1).seq == bench.added


def test_of_what_does_not_fit_into_memory_the_oldest_goes() -> None:
    bench = Bench()
    bench.add()
    bench.sync()
    bench.fail("append")
    for _ in range(8):
        bench.add()
        bench.write()
    assert (bench.writer.lost, bench.writer.waiting) == (3, 8)
    bench.mend()
    bench.sync()
    assert bench.told() == ([1, 5, 6, 7, 8, 9], [2, 3, 4], [])
    assert bench.writer.place() is None, "where records are missing, nothing is gone on from"


def test_what_was_lost_is_not_forgotten_though_nothing_else_waits() -> None:
    bench = Bench(held=1)
    bench.fail("append")
    for _ in range(2):
        bench.add()
        bench.write()
    assert (bench.writer.lost, bench.writer.waiting, bench.writer.behind) == (2, 2, True)
    bench.mend()
    bench.add()
    bench.sync()
    assert bench.told() == ([3], [1, 2], [])
    assert not bench.writer.behind


def test_a_file_that_is_taken_away_is_missed_and_what_was_safe_in_it_is_said_to_be_lost() -> None:
    bench = Bench()
    for _ in range(3):
        bench.add()
        bench.sync()
    bench.take_away()
    for _ in range(2):
        bench.add()
    bench.sync()
    assert (bench.writer.lost, bench.writer.waiting) == (3, 5)
    bench.sync()
    there, lost, _ = bench.told()
    assert (there, lost) == ([4, 5], [1, 2, 3])


def test_also_a_single_one() -> None:
    bench = Bench()
    bench.add()
    bench.sync()
    bench.take_away()
    bench.add()
    bench.sync()
    assert bench.writer.lost == 1
    bench.sync()
    assert bench.told()[:2] == ([2], [1])


def test_what_is_durable_is_not_synced_again() -> None:
    bench = Bench()
    bench.add()
    for _ in range(3):
        bench.sync()
    assert bench.card.calls.count("sync") == 1


def test_one_that_held_nothing_safe_yet_costs_nothing() -> None:
    bench = Bench()
    bench.add()
    bench.write()
    bench.take_away()
    bench.sync()
    assert bench.writer.lost == 0
    bench.sync()
    assert bench.told()[:2] == ([1], [])


def test_a_file_is_full_when_it_has_as_much_as_was_said() -> None:
    bench = Bench(segment=1)
    for _ in range(3):
        bench.add()
        bench.write()
    bench.sync()
    assert segments(bench.card, FOLDER) == [Segment(1, 1), Segment(1, 2), Segment(1, 3)]
    whole = Bench(segment=10**6)
    whole.add()
    whole.sync()
    exact = Bench(segment=whole.card.used())
    for _ in range(2):
        exact.add()
        exact.sync()
    assert len(segments(exact.card, FOLDER)) == 2


def test_what_was_written_is_synced_before_its_file_is_left() -> None:
    bench = Bench(segment=1)
    bench.add()
    bench.write()
    bench.card.calls.clear()
    bench.add()
    bench.write()
    assert bench.card.calls[0] == "sync"
    assert bench.card.calls.count("sync") == 1
    assert bench.writer.waiting == 1


def test_the_mark_is_written_once_for_what_is_durable() -> None:
    bench = Bench()
    bench.add()
    bench.write()
    bench.mark()
    assert bench.card.calls.count("put") == 0
    bench.sync()
    for _ in range(3):
        bench.mark()
    assert bench.card.calls.count("put") == 1
    assert Mark.found(bench.card, FOLDER, 1) == Mark(1, 1)


def test_a_match_that_goes_on_keeps_its_number_and_its_numbers() -> None:
    first = Bench()
    first.add()
    first.sync()
    first.writer.close()
    place = Position(Segment(1, 2), 2, "0badcafe")
    writer = Writer(first.card, FOLDER, lambda piece: HEADER, place, Limits())
    writer.add(NOTE, '{"note":"0002"}')
    writer.commit(durable=True)
    assert segments(first.card, FOLDER) == [Segment(1, 1), Segment(1, 2)]
    last = writer.place()
    assert last is not None
    assert (last.match, last.seq, last.piece) == (1, 2, 2)
    assert any("does not belong" in what for what in first.told()[2]), "it names the link it got"


def test_a_number_that_somebody_has_taken_meanwhile_is_left_to_them() -> None:
    bench = Bench()
    for taken in (Segment(1, 1), Segment(7, 1)):
        bench.card.close(bench.card.create(FOLDER / taken.name))
    bench.add()
    bench.sync()
    assert bench.writer.match == 8
    assert Segment(8, 1) in segments(bench.card, FOLDER)


@pytest.mark.parametrize("trouble", ["append", "sync", "create"])
def test_the_trouble_is_told_to_whoever_commits(trouble: str) -> None:
    bench = Bench()
    bench.add()
    bench.fail(trouble)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        bench.writer.commit(durable=True)
    assert bench.writer.waiting == 1


def test_what_a_card_took_of_half_a_record_is_cut_at_once(tmp_path: Path) -> None:
    """Not only when it works again: the power may go before that."""
    card = FakeCard()
    writer = Writer(card, tmp_path, lambda piece: "{}", Position(Segment(1, 1)), Limits())
    writer.add("note", '{"note":"seed"}')
    writer.commit(durable=True)
    whole = card.size(tmp_path / Segment(1, 1).name)
    card.capacity = whole + 7
    writer.add("note", '{"note":"seed"}')
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        writer.commit(durable=True)
    assert card.size(tmp_path / Segment(1, 1).name) == whole
