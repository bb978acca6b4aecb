"""A card that is full, read-only, broken or gone: play goes on, and the loss is announced once."""

import errno
import os
import random
import shutil
from collections.abc import Sequence
from pathlib import Path
from stat import S_IMODE
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.live import Session, View
from companion.core.live.listener import Listening
from companion.core.referee.events import Entered, Event
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import verdict_line
from companion.keep.journal.account import account
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.journal import LINGER_S
from companion.keep.journal.opening import Opened, open_journal
from companion.keep.journal.reading import Read, Reader
from companion.keep.journal.sense import LOST, NOTE
from companion.keep.journal.shift import Shift
from companion.keep.journal.writer import Limits
from companion.kit.notice import Notice
from tests.keep.journal.cards import FakeCard
from tests.keep.journal.evenings import Clock, evening, play, undisturbed
from tests.keep.journal.small_cards import SmallCard

COUNT = 300
SHORT = 40


class Told(Listening):
    """Somebody at the table: the verdicts they were told, and how far what was entered reached."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.heard_so_far = self.entered = 0

    def heard(self, event: Event) -> None:
        self.heard_so_far += 1
        if isinstance(event, Entered):
            self.entered = self.heard_so_far

    def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
        self.lines += [verdict_line(verdict) for verdict in verdicts]


FULL = os.strerror(errno.ENOSPC)


class Table:
    """A match on a card, with everything that was announced."""

    def __init__(
        self, folder: Path, disk: FakeCard | None = None, count: int = COUNT, **settings: Any
    ) -> None:
        self.said: list[str] = []
        self.seconds = 100.0
        line, self.header, self.events = evening(count)
        self.clock = Clock()
        self.opened: Opened = open_journal(
            folder,
            lambda notice: self.said.append(notice.log),
            disk=disk,
            steady=lambda: self.seconds,
            **settings,
        )
        self.opened.journal.begin(line, self.clock)
        self.session = Session(self.header, self.opened.journal)
        self.taken = 0

    def play(self, count: int) -> None:
        for event in self.events[self.taken : self.taken + count]:
            self.take(event)

    def take(self, event: Event) -> None:
        self.clock.t = event.t
        self.session.pass_time(event.t)
        self.session.take([event])
        self.taken += 1
        self.seconds += 0.01

    def rest(self) -> None:
        self.seconds += LINGER_S + 1
        self.opened.journal.rest()

    def end(self) -> None:
        play(self.session, self.events[self.taken :], self.clock)
        self.opened.close()


def kept(folder: Path, disk: FakeCard | None = None, match: int = 1) -> tuple[int, list[str]]:
    """How many events the journal holds, and its verdicts."""
    opened = open_journal(folder, disk=disk)
    opened.close()
    assert opened.last
    told = account(opened.last.disk, folder, match)
    return told.events, told.verdicts


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("what", ["append", "sync", "create", "sync_folder", "everything"])
def test_trouble_is_said_once_and_so_is_its_end(tmp_path: Path, what: str, code: int) -> None:
    card = FakeCard()
    table = Table(tmp_path, card, limits=Limits(segment_bytes=4_000))
    table.play(50)
    assert table.said == []
    card.failing[what] = code
    table.play(100)
    table.rest()
    assert len(table.said) == 1
    assert f"cannot be written ({os.strerror(code)}). Play goes on" in table.said[0]
    card.failing.clear()
    table.rest()
    assert table.said[1:] == [f"The journal in {tmp_path} is written again; nothing was lost."]
    table.end()
    assert kept(tmp_path, card) == (COUNT, [*undisturbed(COUNT)])
    assert not card.open


def test_a_full_card_takes_everything_once_there_is_room(tmp_path: Path) -> None:
    card = FakeCard()
    card.capacity = 6_000
    table = Table(tmp_path, card)
    table.play(200)
    table.rest()
    assert FULL in table.said[0]
    assert card.used() <= 6_000
    card.capacity = None
    table.rest()
    table.end()
    assert account(card, tmp_path, 1).problems == (), "no half record is left behind"
    assert kept(tmp_path, card) == (COUNT, [*undisturbed(COUNT)])


def test_full_while_nothing_can_be_shortened_either(tmp_path: Path) -> None:
    """Half a record stays in the file; it is named later, and costs nothing."""
    card = FakeCard()
    card.capacity = 6_000
    card.failing["cut"] = errno.EIO
    table = Table(tmp_path, card)
    table.play(200)
    card.capacity = None
    table.rest()
    table.end()
    assert kept(tmp_path, card) == (COUNT, [*undisturbed(COUNT)])


def test_what_could_not_be_shortened_is_when_the_card_works_again(tmp_path: Path) -> None:
    card = FakeCard()
    card.capacity = 6_000
    card.failing["cut"] = errno.EIO
    table = Table(tmp_path, card)
    while not table.said:
        table.play(1)
    card.capacity = None
    card.failing.clear()
    table.rest()
    table.end()
    assert account(card, tmp_path, 1).problems == (), "no half record is left behind"


def test_what_was_shortened_is_left_alone_from_then_on(tmp_path: Path) -> None:
    card = FakeCard()
    table = Table(tmp_path, card)
    for _ in range(3):
        table.play(20)
        card.failing["sync"] = errno.EIO
        table.opened.journal.settle()
        card.failing.clear()
        table.rest()
    table.end()
    assert len(table.said) == 6
    assert card.calls.count("cut") == 3


def test_nor_is_half_a_record_left_after_many_tries(tmp_path: Path) -> None:
    card = FakeCard()
    card.capacity = 6_000
    card.failing["cut"] = errno.EIO
    table = Table(tmp_path, card)
    while not table.said:
        table.play(1)
    for _ in range(3):
        table.rest()
        table.play(1)
    card.capacity = None
    card.failing.clear()
    table.rest()
    table.end()
    assert account(card, tmp_path, 1).problems == (), "no half record is left behind"


def test_nor_in_two_files_that_were_left_one_after_the_other(tmp_path: Path) -> None:
    card = FakeCard()
    card.capacity = 6_000
    card.failing["cut"] = errno.EIO
    table = Table(tmp_path, card)
    while not table.said:
        table.play(1)
    card.capacity += 30
    table.rest()
    assert len(card.files) == 2, "the second has half of its first line"
    card.capacity = None
    card.failing.clear()
    table.rest()
    table.end()
    assert account(card, tmp_path, 1).problems == (), "no half record is left behind"


def test_however_often_it_is_tried_no_more_than_three_files_are_shortened(tmp_path: Path) -> None:
    """Of those that nothing came of, the first may hold records, and the last two half a line."""
    card = FakeCard()
    table = Table(tmp_path, card)
    table.play(50)
    card.failing = {"append": errno.EIO, "cut": errno.EIO}
    shortened = []
    for _ in range(10):
        card.calls.clear()
        table.play(1)
        table.rest()
        shortened.append(card.calls.count("cut"))
    assert max(shortened) <= 2 + 3, "before a file is begun, and when that one is given up, too"
    assert len(card.files) > 5


def test_a_card_that_tells_in_words_alone_what_it_lacks_is_believed(tmp_path: Path) -> None:
    class Talking(FakeCard):
        def append(self, handle: int, data: bytes) -> None:
            if "append" in self.failing:
                raise OSError("the card is loose")
            super().append(handle, data)

    card = Talking()
    table = Table(tmp_path, card, limits=Limits(kept_bytes=1))
    table.play(50)
    card.failing["append"] = errno.EIO
    table.play(20)
    card.failing.clear()
    table.rest()
    table.end()
    (note,) = [read.body for read in Reader(card, tmp_path, 1).records() if _is_loss(read)]
    assert note["why"] == "the card is loose"


def test_a_file_is_a_mebibyte_and_eight_are_held_in_memory() -> None:
    assert Limits() == Limits(segment_bytes=2**20, kept_bytes=2**23)


def test_everybody_may_read_what_was_kept_and_its_owner_alone_may_write(tmp_path: Path) -> None:
    """A journal is evidence: another account may look at it, and no one runs it."""
    before = os.umask(0)
    try:
        os.close(RealDisk().create(tmp_path / "appended"))
        RealDisk().put(tmp_path / "replaced", b"all")
        open_journal(tmp_path / "locked").close()
    finally:
        os.umask(before)
    kept = (tmp_path / name for name in ("appended", "replaced", "locked/lock"))
    assert [S_IMODE(file.stat().st_mode) for file in kept] == [0o644] * 3


def test_a_record_that_is_there_twice_is_read_once(tmp_path: Path) -> None:
    """The sync failed though the card had it all, and nothing could be shortened."""
    card = FakeCard()
    table = Table(tmp_path, card)
    table.play(50)
    card.failing = {"sync": errno.EIO, "cut": errno.EIO}
    table.play(1)
    del card.failing["sync"]
    table.rest()
    table.end()
    text = b"".join(bytes(file.data) for file in card.files.values()).decode()
    numbers = [line.split()[2] for line in text.splitlines() if " open " not in line]
    assert len(numbers) > len(set(numbers))
    assert kept(tmp_path, card) == (COUNT, [*undisturbed(COUNT)])


@pytest.mark.parametrize("pause", [0.0, 2.0])
def test_memory_is_bounded_and_what_did_not_fit_is_named(tmp_path: Path, pause: float) -> None:
    card = FakeCard()
    table = Table(tmp_path, card, limits=Limits(kept_bytes=3_000))
    table.play(50)
    card.failing["append"] = errno.ENOSPC
    for _ in range(200):
        table.play(1)
        table.seconds += pause
    card.failing.clear()
    table.rest()
    table.end()
    lost = table.said[1].split("again; ")[1]
    events, _ = kept(tmp_path, card)
    assert lost.endswith(" records were lost.")
    assert events < COUNT
    opened = open_journal(tmp_path, disk=card)
    (problem,) = opened.problems
    number = lost.split(" ")[0]
    (note,) = [read.body for read in Reader(card, tmp_path, 1).records() if _is_loss(read)]
    assert (note["to"] - note["from"] + 1, note["why"]) == (int(number), FULL)
    assert f"{number} record(s) from number " in str(problem)
    assert "never written, as was said at the time" in str(problem)
    opened.close()


def _is_loss(read: Read) -> bool:
    return read.record.kind == NOTE and read.body["note"] == LOST


def test_a_name_that_somebody_took_is_passed_over(tmp_path: Path) -> None:
    card = FakeCard()
    table = Table(tmp_path, card, limits=Limits(segment_bytes=4_000))
    card.close(card.create(tmp_path / "000001-0002.journal"))
    table.play(100)
    table.rest()
    assert [text.split("; ")[-1] for text in table.said[1:]] == ["nothing was lost."]
    table.end()
    assert kept(tmp_path, card) == (COUNT, [*undisturbed(COUNT)])


def test_a_match_that_begins_on_a_full_card_is_kept_too(tmp_path: Path) -> None:
    card = FakeCard()
    card.failing["everything"] = errno.ENOSPC
    table = Table(tmp_path, card)
    table.play(50)
    table.session.end(table.clock.t)
    table.opened.journal.begin(evening(COUNT)[0], table.clock)
    assert len(table.said) == 1
    card.failing.clear()
    table.seconds += 5
    table.rest()
    table.opened.close()
    assert kept(tmp_path, card, match=1)[0] == 51
    assert kept(tmp_path, card, match=2)[0] == 0


def test_a_match_whose_number_could_not_be_looked_up_takes_no_other_ones(tmp_path: Path) -> None:
    card = FakeCard()
    first = Table(tmp_path, card)
    first.play(50)
    first.opened.close()
    before = kept(tmp_path, card)
    card.failing["names"] = errno.EIO
    table = Table(tmp_path, card)
    table.play(50)
    card.failing.clear()
    table.rest()
    table.end()
    assert kept(tmp_path, card, match=1) == before
    assert kept(tmp_path, card, match=2) == (COUNT, [*undisturbed(COUNT)])


def test_a_match_has_the_number_under_which_it_is_kept(tmp_path: Path) -> None:
    """Nobody could be asked which numbers are taken, and a moment later somebody could."""

    class Hiccup(FakeCard):
        def _called(self, what: str) -> None:
            try:
                super()._called(what)
            finally:
                self.failing.clear()

    card = Hiccup()
    first = Table(tmp_path, card)
    first.opened.close()
    opened = open_journal(tmp_path, disk=card)
    card.failing["names"] = errno.EIO
    assert opened.journal.begin(evening(COUNT)[0], Clock()) == 2
    opened.close()
    assert kept(tmp_path, card, match=2) == (0, [])


def test_a_card_in_trouble_is_not_asked_at_every_press(tmp_path: Path) -> None:
    card = FakeCard()
    table = Table(tmp_path, card)
    card.failing["sync"] = errno.EIO
    card.calls.clear()
    table.play(90)
    assert card.calls.count("sync") == 1


def test_whoever_announces_badly_does_not_stop_the_match(tmp_path: Path) -> None:
    def broken(notice: Notice) -> None:
        raise ValueError("no loudspeaker")

    card = FakeCard()
    opened = open_journal(tmp_path, broken, disk=card)
    card.failing["everything"] = errno.EIO
    opened.journal.begin(evening(COUNT)[0], Clock())
    play(Session(evening(COUNT)[1], opened.journal), evening(COUNT)[2])
    opened.close()


def test_what_nobody_was_told_of_is_durable_soon_after(tmp_path: Path) -> None:
    card = FakeCard()
    table = Table(tmp_path, card)
    table.opened.journal.rest()
    card.calls.clear()
    table.opened.journal.events(table.events[:40])
    table.opened.journal.rest()
    assert card.calls == ["append"], "one write, however many events"
    table.seconds += LINGER_S
    table.opened.journal.rest()
    assert card.calls == ["append", "sync"]
    table.opened.journal.events([])
    table.rest()
    assert card.calls == ["append", "sync", "put"], "nothing happens where nothing happens"


def test_a_verdict_is_durable_with_its_evidence_before_it_is_told(tmp_path: Path) -> None:
    card = FakeCard()
    table = Table(tmp_path, card)
    table.play(20)
    card.calls.clear()
    told: list[str] = []

    class Player(Listening):
        def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
            told.extend([*card.calls, *(v.kind for v in verdicts)])

    table.session.listen(Player())
    table.session.pass_time(60_000_000)
    assert told[:2] == ["append", "sync"], "what time alone decided is no exception"
    assert "put" not in told, "how far it is durable is noted when nobody waits any more"
    assert len(told) > 2


@pytest.mark.slow
@given(st.randoms(use_true_random=False), st.integers(0, SHORT - 1))
def test_a_power_cut_at_any_moment_loses_nothing_that_was_acknowledged(
    chance: random.Random, upto: int
) -> None:
    folder = Path("/nowhere")
    card = FakeCard()
    line, header, events = evening(SHORT)
    clock = Clock()
    opened = open_journal(folder, disk=card, limits=Limits(segment_bytes=700))
    opened.journal.begin(line, clock)
    told = Told()
    session = Session(header, opened.journal, [told])
    for event in events[:upto]:
        clock.t = event.t
        session.pass_time(event.t)
        session.take([event])
    found = card.after_power_cut(chance)
    again = open_journal(folder, disk=found)
    assert again.last
    assert again.last.verdicts[: len(told.lines)] == told.lines
    assert again.last.events >= told.entered
    assert all(problem.tail for problem in again.problems if not isinstance(problem, str))
    kept = again.last.events
    session = Session(header, again.journal)
    again.pick_up(session, header, Shift(), clock)
    play(session, events[kept:], clock)
    again.close()
    assert account(found, folder, 1).verdicts == [*undisturbed(SHORT)]


WAYS = ("write", "sync", "create", "sync_folder", "cut", "names", "everything")


@pytest.mark.slow
@given(
    st.dictionaries(
        st.integers(0, SHORT - 2), st.lists(st.sampled_from(WAYS), max_size=2), max_size=8
    )
)
def test_whatever_fails_whenever_the_match_is_whole_once_the_card_is(
    trouble: dict[int, list[str]],
) -> None:
    folder, card = Path("/nowhere"), FakeCard()
    table = Table(folder, card, SHORT, limits=Limits(segment_bytes=2_000))
    for number in range(SHORT - 1):
        if number in trouble:
            card.failing = dict.fromkeys(trouble[number], errno.EIO)
        table.play(1)
        table.seconds += 0.4
    card.failing.clear()
    table.rest()
    table.end()
    told = account(card, folder, 1)
    assert (told.events, told.verdicts) == (SHORT, [*undisturbed(SHORT)])
    assert not any(problem.lost for problem in told.problems)
    assert len(table.said) % 2 == 0, "every trouble had an end"
    assert not card.open


def test_a_folder_taken_away_is_said_and_recording_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "journal"
    table = Table(folder)
    table.play(100)
    shutil.rmtree(folder)
    table.play(50)
    table.rest()
    first, second = table.said
    assert "the file was taken away" in first
    assert "records were lost" in second
    table.end()
    opened = open_journal(folder)
    assert opened.last
    assert opened.last.events >= COUNT - 100, "what the card had not confirmed is written again"
    assert "record(s) from number" in str(opened.problems[0])
    opened.close()


def test_a_really_full_disk(small_card: SmallCard) -> None:
    table = Table(small_card.folder)
    table.play(50)
    with small_card.full() as why:
        table.play(200)
        assert len(table.said) == 1
        assert os.strerror(why) in table.said[0]
    table.rest()
    assert table.said[1].endswith("is written again; nothing was lost.")
    table.end()
    assert kept(small_card.folder) == (COUNT, [*undisturbed(COUNT)])


def test_a_really_read_only_card(small_card: SmallCard) -> None:
    first = Table(small_card.folder)
    first.play(50)
    first.opened.close()
    with small_card.read_only() as why:
        table = Table(small_card.folder)
        assert table.opened.last
        assert table.opened.last.events == 50, "what is there can be read"
        table.play(100)
        assert len(table.said) == 1
        assert os.strerror(why) in table.said[0]
    table.rest()
    table.end()
    assert kept(small_card.folder, match=2) == (COUNT, [*undisturbed(COUNT)])
