"""After a power cut: what was acknowledged is there, what is torn is cut off and named."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.core.live import Session, View
from companion.core.referee.events import Cue, Deal, End, Event, Press
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.writing import verdict_line
from companion.keep.journal.account import account, course
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.errors import JournalError
from companion.keep.journal.frames import Framed, framed, scan
from companion.keep.journal.opening import Opened, open_journal
from companion.keep.journal.reading import Reader
from companion.keep.journal.shift import Shift
from companion.keep.journal.writer import Limits
from tests.keep.journal.cards import FakeCard
from tests.keep.journal.conftest import memory_folder
from tests.keep.journal.evenings import Clock, evening, play, recorded, undisturbed

COUNT = 300


def pick_up(opened: Opened, count: int = COUNT) -> tuple[Session, list[Verdict], int]:
    """Go on with the match; give the session, what is news, and how many events it has."""
    _, header, _ = evening(count)
    session = Session(header, opened.journal)
    assert opened.last
    fresh = opened.pick_up(session, header, Shift(), Clock(opened.last.reached))
    return session, fresh, opened.last.events


def finish(opened: Opened, count: int = COUNT) -> list[str]:
    """Play the rest of the evening and give all verdicts that the journal then holds."""
    _, _, events = evening(count)
    session, _, taken = pick_up(opened, count)
    clock = Clock()
    if taken < len(events):
        play(session, events[taken:], clock)
    opened.close()
    return verdicts_in(opened_folder(opened))


def opened_folder(opened: Opened) -> Path:
    assert opened.last
    return opened.last.folder


def verdicts_in(folder: Path) -> list[str]:
    opened = open_journal(folder)
    opened.close()
    assert opened.last
    return opened.last.verdicts


def half_recorded(folder: Path, upto: int = 200, **settings: Any) -> None:
    """An evening that stops in the middle, with nothing said."""
    line, header, events = evening(COUNT)
    opened = open_journal(folder, **settings)
    clock = Clock()
    opened.journal.begin(line, clock)
    session = Session(header, opened.journal)
    for event in events[:upto]:
        clock.t = event.t
        session.pass_time(event.t)
        session.take([event])
    opened.close()


def test_what_is_news_after_a_power_cut_is_durable_before_anybody_is_told() -> None:
    """Else a second power cut could take back what the table has heard."""
    folder, card = Path("/nowhere"), FakeCard()
    line, header, events = evening(COUNT)
    opened = open_journal(folder, disk=card)
    opened.journal.begin(line, Clock())
    opened.journal.events(events[:200])
    opened.close()
    again = open_journal(folder, disk=card)
    assert again.last
    session = Session(header, again.journal)
    given = session.resume(again.last.evidence(header))
    news = again.journal.go_on(again.last, Shift(), Clock(again.last.reached), given)
    assert len(news) > 20
    for luck in range(5):
        found = card.after_power_cut(Random(luck))
        told = account(found, folder, 1).verdicts
        assert told == [verdict_line(verdict) for verdict in news]


def test_what_was_decided_in_the_match_before_is_news_in_the_next_one(tmp_path: Path) -> None:
    """By rules that decide less than before, some of what was recorded is not met again."""
    half_recorded(tmp_path)
    opened = open_journal(tmp_path)
    assert opened.last
    assert opened.last.verdicts
    opened.journal.go_on(opened.last, Shift(), Clock(opened.last.reached), [])
    line, header, events = evening(COUNT)
    opened.journal.begin(line, Clock())
    play(Session(header, opened.journal), events, Clock())
    opened.close()
    assert verdicts_in(tmp_path) == [*undisturbed(COUNT)]


def test_of_a_match_whose_first_line_is_gone_the_evidence_is_not_passed_over(
    tmp_path: Path,
) -> None:
    recorded(tmp_path).close()
    half_recorded(tmp_path)
    file = tmp_path / "000002-0001.journal"
    file.write_bytes(b"x" + file.read_bytes()[1:])
    opened = open_journal(tmp_path)
    assert opened.last
    assert (opened.last.match, opened.last.header) == (2, None)
    assert opened.last.events > 100
    opened.close()


def test_the_power_went_between_the_end_and_its_last_verdicts(tmp_path: Path) -> None:
    half_recorded(tmp_path, COUNT - 1)
    opened = open_journal(tmp_path)
    pick_up(opened)
    opened.journal.events(evening(COUNT)[2][-1:])
    opened.close()
    opened = open_journal(tmp_path)
    assert opened.last
    assert opened.last.ended
    assert len(opened.last.verdicts) < len(undisturbed(COUNT))
    assert finish(opened) == list(undisturbed(COUNT))


@pytest.mark.parametrize("upto", [1, 2, 77, 200, 299])
def test_a_match_goes_on_as_if_nothing_had_happened(tmp_path: Path, upto: int) -> None:
    half_recorded(tmp_path, upto)
    assert finish(open_journal(tmp_path)) == list(undisturbed(COUNT))


def test_a_match_over_many_files_goes_on_too(tmp_path: Path) -> None:
    half_recorded(tmp_path, limits=Limits(segment_bytes=2_000))
    assert len([*tmp_path.glob("*.journal")]) > 5
    assert finish(open_journal(tmp_path)) == list(undisturbed(COUNT))


def test_nobody_hears_again_what_was_said_before(tmp_path: Path) -> None:
    class Listener:
        def __init__(self) -> None:
            self.told: list[int] = []

        def heard(self, event: Event) -> None: ...

        def judged(self, verdicts: Sequence[Verdict], view: View) -> None:
            self.told += [verdict.n for verdict in verdicts]

    half_recorded(tmp_path)
    said = len(verdicts_in(tmp_path))
    opened = open_journal(tmp_path)
    session, fresh, taken = pick_up(opened)
    assert not fresh
    listener = Listener()
    session.listen(listener)
    play(session, evening(COUNT)[2][taken:])
    assert listener.told == [*range(said + 1, len(undisturbed(COUNT)) + 1)]
    opened.close()


def test_a_decision_that_only_time_had_made_stands(tmp_path: Path) -> None:
    """Seat 1 was late, and was told so; after the cut it cannot have been in time."""
    line, header, _ = evening(COUNT)
    clock = Clock()
    opened = open_journal(tmp_path)
    opened.journal.begin(line, clock)
    session = Session(header, opened.journal)
    session.take([Deal(0, "deal", {}), Cue(1_000_000, 0, "ready"), Cue(2_000_000, 0, "play")])
    clock.t = 4_000_000
    session.pass_time(clock.t)
    opened.close()
    before = verdicts_in(tmp_path)
    assert len([line for line in before if '"reason":"late"' in line]) == 5
    opened = open_journal(tmp_path)
    assert opened.last
    assert opened.last.reached == 4_000_000
    session = Session(header, opened.journal)
    opened.pick_up(session, header, Shift(), clock)
    session.take([Press(2_500_000, 0, 1, "pile")])
    session.take([Press(4_500_000, 0, 1, "pile")])
    session.pass_time(5_000_000)
    opened.close()
    after = verdicts_in(tmp_path)
    assert after[: len(before)] == before
    assert '"reason":"late-arrival"' in after[len(before)]


def test_what_was_kept_but_not_judged_is_told_now(tmp_path: Path) -> None:
    """The power went between the evidence and the verdict."""
    half_recorded(tmp_path, 200)
    said = len(verdicts_in(tmp_path))
    _, _, events = evening(COUNT)
    opened = open_journal(tmp_path)
    pick_up(opened)
    opened.journal.events(events[200:240])
    opened.close()
    opened = open_journal(tmp_path)
    _, fresh, _ = pick_up(opened)
    expected = undisturbed(COUNT)[said : said + len(fresh)]
    assert fresh
    assert tuple(map(verdict_line, fresh)) == expected
    opened.close()


def test_a_match_in_which_nothing_has_happened_yet_is_one_all_the_same(tmp_path: Path) -> None:
    half_recorded(tmp_path, 0)
    opened = open_journal(tmp_path)
    assert opened.last
    assert (opened.last.match, opened.last.events, opened.last.reached) == (1, 0, -1)
    assert opened.problems == ()
    assert finish(opened) == list(undisturbed(COUNT))


def test_what_another_match_was_told_last_is_no_news_in_this_one(tmp_path: Path) -> None:
    half_recorded(tmp_path, 200)
    line, header, events = evening(COUNT)
    opened = open_journal(tmp_path)
    clock = Clock()
    opened.journal.begin(line, clock)
    play(Session(header, opened.journal), events, clock)
    assert opened.journal.kept_last
    _, fresh, _ = pick_up(opened.turned_to(1))
    assert fresh == []
    opened.close()


def file_of(count: int) -> bytes:
    with memory_folder() as folder:
        recorded(Path(folder), count).close()
        return (Path(folder) / "000001-0001.journal").read_bytes()


@pytest.fixture(scope="module")
def evening_file() -> bytes:
    return file_of(COUNT)


@pytest.fixture(scope="module")
def short_file() -> bytes:
    return file_of(40)


@pytest.mark.slow
def test_cut_at_every_byte_of_the_last_kilobyte(tmp_path: Path, short_file: bytes) -> None:
    evening_file = short_file
    file = tmp_path / "000001-0001.journal"
    ends = [at + 1 for at, byte in enumerate(evening_file) if byte == 10]
    lines = evening_file.splitlines()
    for cut in range(len(evening_file) - 1024, len(evening_file)):
        file.write_bytes(evening_file[:cut])
        opened = open_journal(tmp_path)
        whole = sum(end <= cut for end in ends)
        assert opened.last
        assert opened.last.events == sum(b" event " in line for line in lines[:whole])
        assert len(opened.last.verdicts) == sum(b" verdict " in line for line in lines[:whole])
        kept = ends[whole - 1]
        assert file.stat().st_size == kept
        told = f"{file.name}: byte {kept}: a torn tail of {cut - kept} byte(s): no whole record"
        assert [str(problem) for problem in opened.problems] == ([told] if cut > kept else [])
        opened.close()


@pytest.mark.slow
def test_cut_anywhere_the_match_ends_as_it_would_have(tmp_path: Path, evening_file: bytes) -> None:
    for number, cut in enumerate(range(600, len(evening_file), 997)):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "000001-0001.journal").write_bytes(evening_file[:cut])
        assert finish(open_journal(folder)) == list(undisturbed(COUNT)), f"cut at {cut}"


def test_cut_down_to_nothing_the_match_never_began(tmp_path: Path, evening_file: bytes) -> None:
    for cut in (0, 1, 50, 150):
        (tmp_path / "000001-0001.journal").write_bytes(evening_file[:cut])
        opened = open_journal(tmp_path)
        assert opened.last is None
        assert len(opened.problems) == (1 if cut else 0)
        opened.close()
        assert not [*tmp_path.glob("*.journal")]


def test_an_empty_file_does_not_hide_the_match_before_it(tmp_path: Path) -> None:
    recorded(tmp_path, 40).close()
    (tmp_path / "000002-0001.journal").touch()
    opened = open_journal(tmp_path)
    assert opened.last
    assert (opened.last.match, opened.problems) == (1, ())
    opened.close()


def test_a_bit_flipped_in_the_middle_is_named_and_costs_one_record(
    tmp_path: Path, short_file: bytes
) -> None:
    evening_file = short_file
    file = tmp_path / "000001-0001.journal"
    ends = [at + 1 for at, byte in enumerate(evening_file) if byte == 10]
    begin, end = ends[20], ends[21]
    for at in range(begin, end):
        spoiled = bytearray(evening_file)
        spoiled[at] ^= 1 << at % 8
        file.write_bytes(spoiled)
        opened = open_journal(tmp_path)
        damage, missing = map(str, opened.problems)
        told = f"{file.name}: byte {begin}: damage of {end - begin} byte(s): no whole record"
        assert damage == told
        assert missing.startswith(f"{file.name}: byte {end}: 1 record(s) from number ")
        assert file.stat().st_size == len(evening_file), "nothing is thrown away"
        opened.close()


def lose_a_press(data: bytes) -> bytes:
    """Take away the press by which seat 4 played its first card."""
    lines = data.splitlines(keepends=True)
    lost = next(line for line in lines if b'"seat":4,"input":"pile"' in line)
    return data.replace(lost, b"\0" * len(lost), 1)


def test_where_lost_evidence_changes_the_verdicts_that_is_said(
    tmp_path: Path, evening_file: bytes
) -> None:
    (tmp_path / "000001-0001.journal").write_bytes(lose_a_press(evening_file))
    said: list[str] = []
    opened = open_journal(tmp_path, lambda notice: said.append(notice.log))
    finish(opened)
    assert len(said) == 1
    assert "from verdict 1 on, the match was judged again" in said[0]
    again = open_journal(tmp_path)
    assert again.last
    _, header, _ = evening(COUNT)
    session = Session(header)
    given = [*session.resume(again.last.evidence(header))]
    lines = [verdict_line(verdict) for verdict in given]
    assert again.last.verdicts[: len(lines)] == lines, "the journal agrees with its own evidence"
    numbers = [line.split(",")[0] for line in again.last.verdicts]
    assert numbers == [f'{{"n":{n}' for n in range(1, len(numbers) + 1)]
    again.close()


def test_a_file_that_is_gone_is_named(tmp_path: Path) -> None:
    half_recorded(tmp_path, limits=Limits(segment_bytes=2_000))
    (tmp_path / "000001-0003.journal").unlink()
    opened = open_journal(tmp_path)
    (problem,) = opened.problems
    assert str(problem).startswith("000001-0004.journal: byte 0: ")
    assert "gone" in str(problem)
    opened.close()


def test_nobody_goes_on_with_a_match_that_is_not_there(tmp_path: Path) -> None:
    _, header, _ = evening(COUNT)
    opened = open_journal(tmp_path)
    with pytest.raises(JournalError, match="no match to go on with"):
        opened.pick_up(Session(header, opened.journal), header, Shift(), Clock())
    opened.close()


def test_a_match_of_a_game_that_is_not_known_here_is_named(tmp_path: Path) -> None:
    half_recorded(tmp_path, 20)
    opened = open_journal(tmp_path)
    opened.close()
    assert opened.last
    with pytest.raises(JournalError, match='match 1: "game" is "sherlock-holmes"; expected'):
        opened.last.parsed_header({})


def test_every_record_is_read_from_the_first_to_the_last(tmp_path: Path) -> None:
    half_recorded(tmp_path, 60, limits=Limits(segment_bytes=900))
    reader = Reader(RealDisk(), tmp_path, 1)
    numbers = [r.record.seq for r in reader.records() if r.record.kind != "open"]
    assert numbers == [*range(1, len(numbers) + 1)]
    assert reader.next_seq == len(numbers) + 1
    assert reader.pieces == len([*tmp_path.glob("*.journal")])


def test_a_match_that_had_ended_is_judged_to_its_end(tmp_path: Path) -> None:
    recorded(tmp_path, 40).close()
    opened = open_journal(tmp_path)
    assert opened.last
    session, fresh, _ = pick_up(opened, 40)
    assert fresh == []
    assert session.view.t == opened.last.reached + session.setup.latency + 1
    opened.close()


def test_the_torn_tail_of_an_earlier_match_is_cut_when_it_is_turned_to(tmp_path: Path) -> None:
    half_recorded(tmp_path, 20)
    first = tmp_path / "000001-0001.journal"
    whole = first.read_bytes()
    half_recorded(tmp_path, 20)
    first.write_bytes(whole + b"torn")
    opened = open_journal(tmp_path)
    assert first.read_bytes() == whole + b"torn"
    turned = opened.turned_to(1)
    assert turned.last
    assert (turned.last.match, first.read_bytes()) == (1, whole)
    opened.close()


def test_a_match_may_be_judged_in_another_way(tmp_path: Path) -> None:
    half_recorded(tmp_path, 60)
    _, header, _ = evening(COUNT)
    opened = open_journal(tmp_path)
    session, asked = Session(header, opened.journal), list[int]()
    assert opened.last

    def again() -> list[Verdict]:
        asked.append(1)
        assert opened.last
        return session.resume(opened.last.evidence(header))

    assert opened.pick_up(session, header, Shift(), Clock(opened.last.reached), again) == []
    assert asked == [1]
    opened.close()


def test_a_match_is_taken_up_at_the_instant_that_it_had_reached(tmp_path: Path) -> None:
    half_recorded(tmp_path, 60)
    opened = open_journal(tmp_path)
    assert opened.last
    session, _, _ = pick_up(opened)
    assert session.view.t == opened.last.reached
    opened.close()


def test_a_match_is_told_again_in_the_order_in_which_it_happened(tmp_path: Path) -> None:
    line, header, events = evening(40)
    clock, opened = Clock(), open_journal(tmp_path)
    opened.journal.begin(line, clock)
    session = Session(header, opened.journal)
    opened.journal.note("seed", caller=7)
    play(session, events, clock)
    opened.close()
    noted: list[str] = []
    last = account(RealDisk(), tmp_path, 1)
    steps = [*course(last, header, lambda note: noted.append(note["note"]))]
    assert tuple(step for step in steps if isinstance(step, Press | Deal | Cue | End)) == tuple(
        event for event in events if isinstance(event, Press | Deal | Cue | End)
    )
    assert steps.count(None) == len(last.verdicts)
    assert [step for step in steps if isinstance(step, int)][-1] == last.reached
    for step in steps:
        if callable(step):
            step()
    assert noted == ["began", "seed"]


def test_evidence_that_this_game_does_not_know_is_named(tmp_path: Path) -> None:
    half_recorded(tmp_path, 20)
    file = tmp_path / "000001-0001.journal"
    *_, end = (part for part in scan(file.read_bytes()) if isinstance(part, Framed))
    odd = framed(end.seq + 1, "event", '{"t":99,"event":"sneeze"}', end.sum)
    file.write_bytes(file.read_bytes() + odd)
    told, header = account(RealDisk(), tmp_path, 1), evening(COUNT)[1]
    assert told.problems == ()
    for read in (lambda: [*told.evidence(header)], lambda: [*course(told, header)]):
        with pytest.raises(JournalError, match='match 1: "event" is "sneeze"'):
            read()


def test_the_second_match_leaves_the_first_alone(tmp_path: Path) -> None:
    recorded(tmp_path, COUNT).close()
    first = (tmp_path / "000001-0001.journal").read_bytes()
    recorded(tmp_path, COUNT, seed=7).close()
    assert (tmp_path / "000001-0001.journal").read_bytes() == first
    opened = open_journal(tmp_path)
    assert opened.last
    assert (opened.last.match, opened.last.verdicts) == (2, list(undisturbed(COUNT, 7)))
    assert opened.last.ended
    opened.close()


def test_other_files_in_the_folder_are_not_ours(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("do not touch")
    (tmp_path / "1-1.journal").write_text("nor this")
    opened = open_journal(tmp_path)
    assert (opened.last, opened.problems) == (None, ())
    opened.close()
    assert (tmp_path / "1-1.journal").read_text() == "nor this"
