"""Old matches go where the owner says so; never the newest, the one that is on, or a fresh one."""

import runpy
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.core.referee.events import End
from companion.keep.journal import retention
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.frames import framed
from companion.keep.journal.opening import open_journal
from companion.keep.journal.retention import BELIEVED_SINCE, DAY_S, Retention, sweep
from companion.keep.journal.segments import Segment, matches
from companion.keep.journal.writer import Limits
from tests.keep.journal.cards import FakeCard
from tests.keep.journal.evenings import evening

TODAY = datetime(2026, 11, 17, tzinfo=UTC).timestamp()


def play(folder: Path, days_ago: float, *, ended: bool = True, now: float = TODAY) -> int:
    """A match that was played then, in several pieces."""
    line, _, events = evening(12)
    opened = open_journal(
        folder, limits=Limits(segment_bytes=400), wall=lambda: now - days_ago * DAY_S
    )
    match = opened.journal.begin(line, lambda: 0)
    played = [event for event in events if not isinstance(event, End)]
    for event in (*played, *([End(events[-1].t + 1)] if ended else [])):
        opened.journal.events([event])
    opened.close()
    return match


@pytest.fixture
def evenings(tmp_path: Path) -> Path:
    """Five matches: 400, 300 (left in the middle), 200, 100 days ago, and today."""
    for days_ago in (400, 300, 200, 100, 0):
        play(tmp_path, days_ago, ended=days_ago != 300)
    return tmp_path


@pytest.mark.parametrize(
    ("keep", "on", "stay"),
    [
        (Retention(), 5, [1, 2, 3, 4, 5]),
        (Retention(matches=3), 5, [2, 3, 4, 5]),
        (Retention(matches=1), 5, [2, 5]),
        (Retention(matches=1), 3, [2, 3, 5]),
        (Retention(days=250), 5, [3, 4, 5]),
        (Retention(days=1), 5, [5]),
        (Retention(matches=2, days=350), 5, [2, 4, 5]),
    ],
)
def test_what_is_kept(evenings: Path, keep: Retention, on: int, stay: list[int]) -> None:
    gone = sweep(RealDisk(), evenings, keep, on, TODAY)
    assert matches(RealDisk(), evenings) == stay
    assert sorted(gone + stay) == [1, 2, 3, 4, 5]


def test_the_newest_match_stays_however_old_it_is(tmp_path: Path) -> None:
    play(tmp_path, 400)
    assert not sweep(RealDisk(), tmp_path, Retention(matches=1, days=1), 0, TODAY)


@pytest.mark.parametrize("then", [0.0, TODAY + 900 * DAY_S])
def test_a_date_that_cannot_be_believed_says_nothing(tmp_path: Path, then: float) -> None:
    """A Pi without a network begins its calendar in 1970; or somebody set it wrongly."""
    play(tmp_path, 0, now=then)
    play(tmp_path, 0)
    assert not sweep(RealDisk(), tmp_path, Retention(days=1), 2, TODAY)


@pytest.mark.parametrize("zone", ["UTC", "Asia/Tokyo", "America/Lima"])
def test_dates_are_believed_from_one_moment_on_wherever_the_table_stands(
    monkeypatch: pytest.MonkeyPatch, zone: str
) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    assert runpy.run_path(retention.__file__)["BELIEVED_SINCE"] == 1_735_689_600
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(("then", "gone"), [(BELIEVED_SINCE, [1]), (BELIEVED_SINCE - 1, [])])
def test_the_first_date_that_is_believed(tmp_path: Path, then: float, gone: list[int]) -> None:
    play(tmp_path, 0, now=then)
    play(tmp_path, 0)
    assert sweep(RealDisk(), tmp_path, Retention(days=1), 2, TODAY) == gone


def test_a_match_stays_for_all_of_its_days(tmp_path: Path) -> None:
    assert DAY_S == 24 * 60 * 60
    play(tmp_path, 9)
    play(tmp_path, 0)
    assert sweep(RealDisk(), tmp_path, Retention(days=9), 2, TODAY) == []
    assert sweep(RealDisk(), tmp_path, Retention(days=9), 2, TODAY + 1) == [1]


def test_the_age_of_a_match_is_that_of_its_last_piece(tmp_path: Path) -> None:
    """It began 400 days ago, and somebody went on with it yesterday."""
    play(tmp_path, 400)
    play(tmp_path, 1)
    play(tmp_path, 0)
    first, *_, last = sorted(tmp_path.glob("000001-*.journal"))
    piece = len([*tmp_path.glob("000001-*.journal")]) + 1
    later = (tmp_path / "000002-0001.journal").read_bytes()
    (tmp_path / f"000001-{piece:04}.journal").write_bytes(later)
    assert first != last
    assert sweep(RealDisk(), tmp_path, Retention(days=9), 3, TODAY) == []


class Slipping(RealDisk):
    """A power cut after so many deletions; each was synced, in its order."""

    def __init__(self, most: int) -> None:
        self.cuts, self._most = list[str](), most

    def cut(self, file: Path, size: int) -> None:
        if len(self.cuts) == self._most:
            raise OSError(5, "the power is gone")
        self.cuts.append(file.name)
        super().cut(file, size)


def test_what_a_power_cut_leaves_goes_next_time(tmp_path: Path) -> None:
    play(tmp_path, 400)
    play(tmp_path, 0)
    with pytest.raises(OSError, match="power"):
        sweep(Slipping(2), tmp_path, Retention(days=9), 2, TODAY)
    assert (tmp_path / "000001-0001.journal").exists()
    assert sweep(RealDisk(), tmp_path, Retention(days=9), 2, TODAY) == [1]
    assert matches(RealDisk(), tmp_path) == [2]


def test_every_deletion_is_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path, 400)
    play(tmp_path, 0)
    synced: list[Path] = []
    keep: Callable[[Path], None] = synced.append
    monkeypatch.setattr("companion.keep.journal.system.sync_folder", keep)
    sweep(RealDisk(), tmp_path, Retention(days=9), 2, TODAY)
    assert synced
    assert {*synced} == {tmp_path}


FOLDER = Path("/nowhere")
LONG_AGO = '{"wall":"2025-02-01T00:00:00+00:00"}'


def kept(*records: tuple[str, str]) -> FakeCard:
    """A card with these records of match 1, and a newer match that nobody looks at."""
    card = FakeCard()
    for match, some in ((1, records), (2, ())):
        handle = card.create(FOLDER / Segment(match, 1).name)
        card.append(handle, b"".join(framed(n, *one) for n, one in enumerate(some, start=1)))
    return card


@pytest.mark.parametrize(
    ("record", "gone"),
    [
        (("open", LONG_AGO), [1]),
        (("open", "{}"), []),
        (("open", '{"wall":7}'), []),
        (("open", '{"wall":"one day"}'), []),
        (("open", "{no JSON"), []),
        (("open", '{"wall":"0001-01-01T00:00:00+14:00"}'), []),
        (("open", '{"wall":"2024-12-31T23:59:59+00:00"}'), []),
        (("open", '{"wall":"2025-01-01T00:00:00+00:00"}'), [1]),
        (("note", LONG_AGO), []),
    ],
)
def test_a_match_that_does_not_say_when_it_was_is_not_old(
    record: tuple[str, str], gone: list[int]
) -> None:
    assert sweep(kept(record), FOLDER, Retention(days=1), 0, TODAY) == gone


@pytest.mark.parametrize(
    ("events", "gone"),
    [
        (['{"event":"press"}', '{"event":"end"}'], [1]),
        (['{"event":"end"}', '{"event":"press"}'], []),
        (['{"event":"end"}', "{no JSON"], []),
        (['{"event":"end"}', "{}"], []),
        (['{"event":"end"}', '{"event":' + "[" * 100_000], []),
        ([], []),
    ],
)
def test_a_match_has_ended_if_its_last_event_says_so(events: list[str], gone: list[int]) -> None:
    card = kept(("open", LONG_AGO), *(("event", body) for body in events), ("note", "{}"))
    assert sweep(card, FOLDER, Retention(matches=1), 0, TODAY) == gone
