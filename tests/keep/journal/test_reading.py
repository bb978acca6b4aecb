"""What is read back of a match, record by record: what is missing is named, where, and how much."""

import errno
import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.referee.events import Cue
from companion.games import GAMES
from companion.keep.journal.account import Account, OutdatedError, account, course, read_on
from companion.keep.journal.errors import JournalError
from companion.keep.journal.frames import UNLINKED, framed, record_at, sum_of
from companion.keep.journal.mark import NAME, Mark
from companion.keep.journal.past import Past
from companion.keep.journal.reading import JournalProblem, Place, Reader, sum_up
from companion.keep.journal.segments import Segment
from companion.keep.journal.sense import NonsenseError, sense
from tests.keep.journal.cards import FakeCard

FOLDER = Path("/nowhere")
FIRST, SECOND = Segment(1, 1).name, Segment(1, 2).name


def opening(piece: int) -> str:
    told = f'"wall":"day {piece}","boot":"boot {piece}","shift":{piece}'
    header = f'{{"transcript":1,"game":"block","seats":{2 + piece}}}'
    return f'{{"journal":2,{told},"header":{header}}}'


def verdict(n: int) -> str:
    return f'{{"n":{n},"t":{n},"verdict":"won"}}'


class Kept:
    """A card with one match on it: three notes or whatever else in each of two files."""

    def __init__(self, *bodies: str, kind: str = "note") -> None:
        self.card, self.frames, link = FakeCard(), dict[str, list[bytes]](), UNLINKED
        told = bodies or tuple(f'{{"note":"seed","caller":{n}}}' for n in range(1, 7))
        half = (len(told) + 1) // 2
        for seq, body in enumerate(told, start=1):
            name = FIRST if seq <= half else SECOND
            if name not in self.frames:
                piece = len(self.frames) + 1
                self.frames[name] = [framed(seq, "open", opening(piece))]
            self.frames[name].append(framed(seq, kind, body, link))
            link = sum_of(self.frames[name][-1])
        self.write()

    def write(self) -> None:
        self.card.files.clear()
        for name, frames in self.frames.items():
            handle = self.card.create(FOLDER / name)
            self.card.append(handle, b"".join(frames))
            self.card.close(handle)

    def at(self, name: str, number: int) -> int:
        """Where a record begins in its file; the first line is number 0."""
        return sum(map(len, self.frames[name][:number]))

    def spoil(self, name: str, number: int, frame: bytes) -> None:
        self.frames[name][number] = frame
        self.write()

    def place(self, name: str, number: int) -> Place:
        frame = self.frames[name][number]
        seq = number + (3 if name == SECOND else 0)
        piece = 1 if name == FIRST else 2
        return Place(1, seq, sum_of(frame), piece, self.at(name, number + 1))

    def reader(self, since: Place | None = None) -> Reader:
        return Reader(self.card, FOLDER, 1, since=since)


def callers(reader: Reader) -> list[int]:
    return [read.body["caller"] for read in reader.records() if read.record.kind == "note"]


def test_all_of_it_is_read_in_its_order() -> None:
    reader = Kept().reader()
    assert callers(reader) == [1, 2, 3, 4, 5, 6]
    assert (reader.problems, reader.next_seq, reader.pieces) == ([], 7, 2)


def test_who_knows_the_files_of_a_match_need_not_look_for_them() -> None:
    kept = Kept()
    reader = kept.reader()
    reader.listed = (Segment(1, 1),)
    kept.card.calls.clear()
    assert callers(reader) == [1, 2, 3]
    assert "names" not in kept.card.calls


def test_a_match_that_went_on_since_somebody_looked_has_lost_nothing() -> None:
    kept = Kept()
    kept.card.put(FOLDER / NAME, Mark(1, 6).line())
    reader = kept.reader()
    reader.listed = (Segment(1, 1),)
    assert (callers(reader), reader.problems) == ([1, 2, 3, 4, 5, 6], [])


def test_damage_is_named_with_its_place_and_its_size_and_so_is_what_it_cost() -> None:
    kept = Kept()
    size = len(kept.frames[FIRST][2])
    kept.spoil(FIRST, 2, b"#" * size)
    reader = kept.reader()
    assert callers(reader) == [1, 3, 4, 5, 6]
    assert reader.problems == [
        JournalProblem(
            FIRST, kept.at(FIRST, 2), size, f"damage of {size} byte(s): no whole record"
        ),
        JournalProblem(FIRST, kept.at(FIRST, 3), 0, "1 record(s) from number 2 on: gone", lost=1),
    ]


def test_zeros_are_called_so() -> None:
    kept = Kept()
    kept.spoil(FIRST, 2, bytes(9))
    reader = kept.reader()
    assert callers(reader) == [1, 3, 4, 5, 6]
    assert reader.problems[0].what == "damage of 9 byte(s): zeros"
    kept.spoil(FIRST, 2, bytes(8) + b"#")
    reader = kept.reader()
    assert callers(reader)
    assert reader.problems[0].what == "damage of 9 byte(s): no whole record"


def test_what_a_power_cut_leaves_at_the_end_is_a_torn_tail() -> None:
    kept = Kept()
    kept.spoil(SECOND, 3, kept.frames[SECOND][3][:-1])
    size = len(kept.frames[SECOND][3])
    what = f"a torn tail of {size} byte(s): no whole record"
    reader = kept.reader()
    assert callers(reader) == [1, 2, 3, 4, 5]
    assert reader.problems == [JournalProblem(SECOND, kept.at(SECOND, 3), size, what, tail=True)]


@pytest.mark.parametrize(("acknowledged", "torn"), [(5, True), (6, False)])
def test_but_not_if_somebody_was_told_of_it(acknowledged: int, torn: bool) -> None:
    kept = Kept()
    kept.spoil(SECOND, 3, kept.frames[SECOND][3][:-1])
    kept.card.put(FOLDER / NAME, Mark(1, acknowledged).line())
    reader = kept.reader()
    assert callers(reader) == [1, 2, 3, 4, 5]
    assert [problem.tail for problem in reader.problems] == ([True] if torn else [False, False])
    if not torn:
        what = "1 record(s) from number 6 on: gone from its end, though they were acknowledged"
        assert reader.problems[1] == JournalProblem(SECOND, 0, 0, what, lost=1)


def test_a_mark_of_a_match_that_is_not_there_says_nothing() -> None:
    card = FakeCard()
    card.put(FOLDER / NAME, Mark(1, 5).line())
    reader = Reader(card, FOLDER, 1)
    assert ([*reader.records()], reader.problems) == ([], [])


def test_a_record_that_makes_no_sense_is_left_out_and_the_match_with_it() -> None:
    kept = Kept()
    nonsense = framed(2, "note", '{"note":7}', sum_of(kept.frames[FIRST][1]))
    kept.spoil(FIRST, 2, nonsense)
    reader = kept.reader()
    assert callers(reader) == [1, 3, 4, 5, 6]
    (problem, unlinked) = reader.problems
    assert (problem.file, problem.at, problem.size) == (FIRST, kept.at(FIRST, 2), len(nonsense))
    assert problem.unfit
    record = record_at(nonsense, 0)
    assert record is not None
    with pytest.raises(NonsenseError) as why:
        sense(record)
    assert problem.what == f"record 2 makes no sense: {why.value}"
    what = "record 3 does not belong to the one before it"
    assert unlinked == JournalProblem(FIRST, kept.at(FIRST, 3), 0, what, unfit=True)


def test_a_record_that_was_exchanged_does_not_belong() -> None:
    kept = Kept()
    kept.spoil(FIRST, 2, framed(2, "note", '{"note":"seed","caller":9}', "0badcafe"))
    reader = kept.reader()
    assert callers(reader) == [1, 9, 3, 4, 5, 6]
    assert [problem.unfit for problem in reader.problems] == [True, True]


def test_after_a_gap_nothing_is_held_against_what_follows() -> None:
    kept = Kept()
    del kept.frames[FIRST][2]
    kept.write()
    reader = kept.reader()
    assert callers(reader) == [1, 3, 4, 5, 6]
    assert [(problem.lost, problem.unfit) for problem in reader.problems] == [(1, False)]


def test_what_was_written_again_is_read_once() -> None:
    kept = Kept()
    kept.frames[SECOND][1:1] = kept.frames[FIRST][2:]
    kept.write()
    reader = kept.reader()
    assert (callers(reader), reader.problems) == ([1, 2, 3, 4, 5, 6], [])


def test_a_file_that_cannot_be_read_is_named() -> None:
    kept = Kept()
    kept.card.failing["read"] = errno.EIO
    reader = kept.reader()
    assert callers(reader) == []
    what = f"cannot be read ({os.strerror(errno.EIO)})"
    assert reader.problems == [JournalProblem(name, 0, 0, what) for name in (FIRST, SECOND)]


def test_a_file_is_announced_before_it_is_read() -> None:
    kept, begun = Kept(), list[int]()
    reader = kept.reader()
    reader.turning = lambda: begun.append(reader.pieces)
    assert len([*reader.records()]) == 8
    assert begun == [1, 2]


@pytest.mark.parametrize(("name", "number"), [(FIRST, 1), (FIRST, 3), (SECOND, 1), (SECOND, 3)])
def test_from_a_place_on_the_rest_is_read_and_nothing_before(name: str, number: int) -> None:
    kept = Kept()
    since = kept.place(name, number)
    assert since.is_there(kept.card, FOLDER)
    reader = kept.reader(since)
    assert callers(reader) == [*range(since.seq + 1, 7)]
    assert (reader.problems, reader.next_seq) == ([], 7)
    opened = [r.record.kind for r in kept.reader(since).records()].count("open")
    assert opened == (2 if name == FIRST else 1)


def test_of_every_file_that_was_read_only_what_is_whole_is_summed_up() -> None:
    """Also of one behind the place to begin with, and shorter than what lies before that place."""
    kept = Kept(*(f'{{"note":"seed","caller":{n},"by":"{"x" * 99}"}}' for n in range(1, 5)))
    kept.frames[SECOND][1:] = [framed(3, "note", '{"note":"seed","caller":3}'), b"torn"]
    kept.write()
    since = kept.place(FIRST, 2)
    reader = kept.reader(since)
    reader.summing = True
    assert callers(reader) == [3]
    first, second = (b"".join(kept.frames[name]) for name in (FIRST, SECOND))
    whole = second.removesuffix(b"torn")
    assert len(whole) < since.at
    assert reader.sums == [(1, len(first), sum_up(first)), (2, len(whole), sum_up(whole))]


def test_from_a_place_on_a_gap_is_noticed_as_ever() -> None:
    kept = Kept()
    since = kept.place(FIRST, 1)
    del kept.frames[FIRST][2]
    kept.write()
    reader = kept.reader(since)
    assert callers(reader) == [3, 4, 5, 6]
    assert [problem.lost for problem in reader.problems] == [1]


def test_a_place_is_one_record_and_no_other() -> None:
    kept = Kept()
    place = kept.place(FIRST, 2)
    assert place.is_there(kept.card, FOLDER)
    wrong = (
        {"seq": 3},
        {"link": "0badcafe"},
        {"at": place.at - 1},
        {"at": place.at + 1},
        {"at": kept.at(FIRST, 4)},
        {"piece": 2},
        {"piece": 3},
    )
    for other in wrong:
        assert not replace(place, **other).is_there(kept.card, FOLDER), other


def test_a_match_began_with_its_first_file_and_its_clock_is_that_of_the_last() -> None:
    told = account(Kept().card, FOLDER, 1)
    assert told.header == {"transcript": 1, "game": "block", "seats": 3}
    assert (told.began, told.boot, told.shift) == ("day 1", "boot 2", 2)
    assert told.next_segment == Segment(1, 3)
    assert [note["caller"] for note in told.notes] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(("since", "left"), [(1, []), (3, [1, 2]), (4, [1, 2, 3])])
def test_verdicts_that_were_given_anew_take_the_place_of_the_old_ones(
    since: int, left: list[int]
) -> None:
    kept = Kept(*map(verdict, (1, 2, 3)), kind="verdict")
    last = kept.frames[SECOND][-1]
    for seq, kind, body in (
        (4, "note", f'{{"note":"rejudged","from":{since}}}'),
        (5, "verdict", verdict(since)),
    ):
        last = framed(seq, kind, body, sum_of(last))
        kept.frames[SECOND].append(last)
    kept.write()
    told = account(kept.card, FOLDER, 1)
    assert told.verdicts == [*map(verdict, left), verdict(since)]
    assert told.notes == [], "that is bookkeeping"


@pytest.mark.parametrize(("since", "outdated"), [(9, True), (10, True), (11, False)])
def test_who_read_from_behind_what_was_given_anew_has_to_read_it_all(
    since: int, outdated: bool
) -> None:
    kept = Kept(verdict(11), f'{{"note":"rejudged","from":{since}}}')
    kept.spoil(FIRST, 1, framed(1, "verdict", verdict(11)))
    told = Account(kept.card, FOLDER, 1, before=10)
    if outdated:
        with pytest.raises(OutdatedError):
            read_on(told)
    else:
        assert read_on(told).verdicts == []


def test_how_late_it_had_become_is_known_by_evidence_and_by_decisions() -> None:
    for kind, bodies in (
        ("event", ('{"t":70,"event":"end"}', '{"t":60,"event":"press"}')),
        ("time", ('{"t":70}', '{"t":60}')),
    ):
        told = account(Kept(*bodies, kind=kind).card, FOLDER, 1)
        assert (told.reached, told.ended) == (70, False), kind
    told = account(Kept('{"t":7,"event":"end"}', kind="event").card, FOLDER, 1)
    assert (told.reached, told.ended, told.events, told.before) == (7, True, 1, 0)


def test_what_is_wrong_with_a_match_is_said_to_whoever_would_go_on_with_it() -> None:
    kept = Kept()
    assert account(kept.card, FOLDER, 1).parsed_header(GAMES).setup.seats == 3
    with pytest.raises(JournalError, match="match 2: its first line is lost"):
        account(kept.card, FOLDER, 2).parsed_header(GAMES)
    with pytest.raises(JournalError, match='match 1: "game" is "block"'):
        account(kept.card, FOLDER, 1).parsed_header({})
    kept.spoil(FIRST, 2, framed(2, "note", '{"note":7}', sum_of(kept.frames[FIRST][1])))
    with pytest.raises(JournalError, match=r"match 1 is set aside: .*record 2 makes no sense"):
        account(kept.card, FOLDER, 1).parsed_header(GAMES)


def test_what_happened_since_a_place_and_what_happened_before_it() -> None:
    kept = Kept(*(f'{{"t":{n},"event":"cue","cue":"ready","u":0}}' for n in range(6)), kind="event")
    header = account(kept.card, FOLDER, 1).parsed_header(GAMES)
    whole = Account(kept.card, FOLDER, 1)
    since = Account(kept.card, FOLDER, 1, since=kept.place(FIRST, 2))

    def instants(steps: Iterable[object]) -> list[int]:
        return [step.t for step in steps if isinstance(step, Cue)]

    assert instants(course(whole, header)) == [0, 1, 2, 3, 4, 5]
    assert instants(Past(whole, header)) == []
    assert instants(course(since, header)) == [2, 3, 4, 5]
    assert instants(Past(since, header)) == [0, 1]


def test_of_a_match_that_is_not_there_nothing_is_known() -> None:
    told = account(FakeCard(), FOLDER, 1)
    assert told.empty
    assert (told.events, told.before, told.shift, told.pieces) == (0, 0, 0, 0)
    assert (told.reached, told.ended, told.next_seq, told.link) == (-1, False, 1, UNLINKED)
    assert (told.verdicts, told.notes, told.problems) == ([], [], ())
