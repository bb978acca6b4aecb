"""What the budget's lane makes of its numbers, and how a share of a core is asked for."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.budget.figures import Found, Spell, rate, share_of, spells, too_late
from benchmarks.budget.quota import NAME, NoQuotaError, eighth

FRAME_US = 33_000


def moving(count: int, every_us: int = FRAME_US, at_us: int = 0) -> list[tuple[int, bool]]:
    """A card on its way for so many frames, and the one in which it has arrived."""
    return [(at_us + n * every_us, n < count) for n in range(count + 1)]


def found(**changed: object) -> Found:
    plain = Found("block", True, 60.0, 0, [2_000], moving(8), (800, 480), 100.0, 0.1, 0.5)
    return replace(plain, **changed)  # type: ignore[arg-type]


def test_a_movement_lasts_until_everything_has_arrived() -> None:
    assert spells(moving(8)) == [Spell(8 * FRAME_US, 8, FRAME_US)]


def test_frames_are_counted_while_something_moves_and_not_between() -> None:
    quick, slow = moving(10, 25_000), moving(10, 75_000, 60_000_000)
    beats = [(30_000_000, False), (30_500_000, False)]
    assert rate(spells([*quick, *beats, *slow])) == 20.0


def test_a_picture_that_stands_still_on_the_way_is_told() -> None:
    [spell] = spells([(0, True), (30_000, True), (400_000, True), (430_000, False)])
    assert spell.longest_us == 370_000


def test_what_came_too_late_is_counted_once() -> None:
    """The referee refuses the signal, and the table tells it as a fault: that is one."""
    events = [json.dumps({"t": 1, "event": "fault", "reason": "evidence-late"})]
    verdicts = [json.dumps({"n": 1, "verdict": "refused", "reason": "late-arrival"})]
    assert too_late(events, verdicts) == 1
    assert too_late(['{"t": 1, "event": "press"}'], ['{"n": 1, "verdict": "call"}']) == 0


def test_memory_is_what_all_processes_have_together() -> None:
    one = "55a0-7ffe ---p [rollup]\nRss:  9999 kB\nPss:  2048 kB\nPss_Anon:  1024 kB\n"
    assert share_of([one, one]) == 4.0


def test_a_table_within_its_budget_misses_nothing() -> None:
    assert found().missed() == []


@pytest.mark.parametrize(
    "broken",
    [
        {"over": False},
        {"late": 1},
        {"mib": 120.0},
        {"silent_s": 10.1},
        {"frames": moving(8, 51_000)},
        {"frames": []},
    ],
)
def test_every_goal_can_be_missed(broken: dict[str, object]) -> None:
    assert len(found(**broken).missed()) == 1


def test_a_share_is_a_millisecond_in_eight(tmp_path: Path) -> None:
    (tmp_path / "cgroup.controllers").write_text("cpuset cpu io")
    with eighth(tmp_path) as quota:
        assert (tmp_path / NAME / "cpu.max").read_text() == "1000 8000"
        assert quota.command(["true"])[-2:] == [str(tmp_path / NAME / "cgroup.procs"), "true"]


def test_an_older_kernel_has_it_in_other_files(tmp_path: Path) -> None:
    (tmp_path / "cpu").mkdir()
    (tmp_path / "cpu" / "cpu.cfs_quota_us").write_text("-1")
    with eighth(tmp_path) as quota:
        group = tmp_path / "cpu" / NAME
        assert (group / "cpu.cfs_quota_us").read_text() == "1000"
        assert (group / "cpu.cfs_period_us").read_text() == "8000"
        (group / "cpu.stat").write_text("nr_periods 100\nnr_throttled 40\nthrottled_time 7\n")
        assert quota.held_back() == 40


def test_where_no_share_is_to_be_had_it_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(NoQuotaError, match=r"control groups: .*systemd"), eighth(tmp_path):
        pass
