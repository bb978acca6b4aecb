"""When checkpoints are taken, how many are kept, and which of them makes room."""

import runpy
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.live import Session
from companion.keep.journal import checkpoints
from companion.keep.journal.checkpoints import in_background
from companion.keep.journal.disk import RealDisk
from companion.keep.journal.opening import open_journal
from tests.keep.journal.evenings import Clock, evening
from tests.keep.journal.test_checkpoints import CHECKPOINT, EVERY, slots, stood_at


def test_nobody_waits_for_one_that_is_being_written_nor_when_the_program_ends() -> None:
    known: list[tuple[str, bool]] = []
    done = threading.Event()

    def job() -> None:
        thread = threading.current_thread()
        known.append((thread.name, thread.daemon))
        done.set()

    in_background(job)
    assert done.wait(60)
    assert known == [("checkpoint", True)]


def test_how_often_and_how_many() -> None:
    fresh = runpy.run_path(checkpoints.__file__)
    assert [fresh[name] for name in ("EVERY", "SLOTS", "TOLD", "LONG")] == [300, 4, 60, 1_200]
    assert (fresh["MAX_BYTES"], fresh["VERSION"]) == (8_000_000, 2)


def test_one_that_is_too_large_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept_in = checkpoints.Slots(RealDisk(), tmp_path)
    monkeypatch.setattr(checkpoints, "MAX_BYTES", len(CHECKPOINT.frame()))
    kept_in.put(replace(CHECKPOINT, began="afternoon"))
    assert slots(tmp_path) == []
    kept_in.put(CHECKPOINT)
    assert kept_in.found(1) == [CHECKPOINT]
    assert kept_in.found(2) == []


def test_the_oldest_makes_room_and_those_of_an_earlier_match_first(tmp_path: Path) -> None:
    kept_in = checkpoints.Slots(RealDisk(), tmp_path)
    earlier = replace(stood_at(900, 5), place=replace(CHECKPOINT.place, match=0, seq=900))
    kept_in.put(earlier)
    for events in (50, 10, 30, 40):
        kept_in.put(stood_at(events, 3))
    assert kept_in.found(0) == []
    assert [one.events for one in kept_in.found(1)] == [50, 40, 30, 10], "the newest first"
    kept_in.put(stood_at(60, 3))
    assert [one.events for one in kept_in.found(1)] == [60, 50, 40, 30]


def test_one_is_taken_at_a_time_each_as_soon_as_there_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", EVERY)
    line, header, events = evening(400)
    jobs, clock, opened = list[Callable[[], None]](), Clock(), open_journal(tmp_path)
    kept_by = opened.checkpoints
    kept_by.turn()
    opened.journal.begin(line, clock)
    kept_by.run = jobs.append
    session = Session(header, opened.journal)
    kept_by.follow(session, header)
    taken: list[int] = []
    for number, event in enumerate(events[: 5 * EVERY], start=1):
        clock.t = event.t
        session.take([event])
        opened.journal.settle()
        kept_by.turn()
        taken.append(len(jobs))
        if number == 3 * EVERY:
            jobs[0]()
    assert taken == [0] * (EVERY - 1) + [1] * (2 * EVERY + 1) + [2] * (2 * EVERY)
    jobs[1]()
    assert len(slots(tmp_path)) == 2
    kept_by.follow(None)
    kept_by.turn()
    assert len(jobs) == 2, "nobody plays any more"
    opened.close()
