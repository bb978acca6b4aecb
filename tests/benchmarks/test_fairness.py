"""The benchmark's own arithmetic: a judge is scored by what is true, and by nothing else."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from benchmarks.fairness.__main__ import blocks_in, main
from benchmarks.fairness.judges import LINES, SEATS
from benchmarks.fairness.plan import GAPS_US, Pair, around, in_turn, pairs_of, presses
from benchmarks.fairness.score import Press, judged, merged, nearest, score
from benchmarks.fairness.tally import refused
from benchmarks.tools.asking import Asking


def pair(gap_us: int, at_us: int = 1_000_000) -> Press:
    """Seat 3 presses, then seat 5; each write took 20 us."""
    return Press(3, 5, at_us, at_us + 20, at_us + gap_us, at_us + gap_us + 20)


def row(pressed: Press, heard: Sequence[tuple[int, int, int | None]]) -> str:
    (counts,) = score([pressed], heard)["rows"].values()
    (verdict,) = [name for name, count in counts.items() if count]
    return str(verdict)


def test_stamps_beyond_their_doubt_give_an_order() -> None:
    assert row(pair(500), [(5, 1_000_510, 100), (3, 1_000_010, 100)]) == "right"
    assert row(pair(500), [(3, 1_000_710, 100), (5, 1_000_210, 100)]) == "wrong"


def test_overlapping_stamps_are_a_dead_heat() -> None:
    assert row(pair(150), [(3, 1_000_010, 100), (5, 1_000_160, 100)]) == "heat"


def test_who_has_no_stamps_goes_by_arrival() -> None:
    assert row(pair(500), [(3, 1_004_000, None), (5, 1_004_001, None)]) == "right"
    assert row(pair(500), [(5, 1_004_000, None), (3, 1_004_000, None)]) == "wrong"


def test_a_press_that_never_came_is_missed() -> None:
    assert row(pair(500), [(3, 1_000_010, 100)]) == "missed"
    assert row(pair(500), [(3, 1_000_010, 100), (5, 1_090_000, 100)]) == "missed"


def test_a_finger_that_took_long_is_found_by_when_it_ended() -> None:
    slow = Press(3, 5, 1_000_000, 1_200_000, 1_200_500, 1_200_520)
    assert row(slow, [(3, 1_199_990, 100), (5, 1_200_510, 100)]) == "right"


def test_a_press_that_was_lost_and_found_again_is_a_dead_heat_by_its_doubt() -> None:
    """Its edge was overrun: dated by the span in which it must have been, and no wider."""
    assert row(pair(500), [(3, 950_000, 90_000), (5, 1_000_510, 100)]) == "heat"


def test_what_was_heard_of_the_next_press_is_not_taken_for_this_one() -> None:
    pairs = [pair(500), pair(500, 1_050_000)]
    heard = [(3, 1_000_010, 100), (3, 1_050_010, 100), (5, 1_050_510, 100)]
    assert [case.verdict for case in judged(pairs, heard)] == ["missed", "right"]


def test_of_two_hearings_the_nearer_one_is_the_press() -> None:
    heard = [(3, 1_000_010, 100), (3, 1_030_000, 100), (5, 1_000_510, 100)]
    assert row(pair(500), heard) == "right"
    assert row(pair(500), [(3, 985_000, 100), *heard]) == "right"


def test_a_stamp_is_held_to_its_word() -> None:
    found = score([pair(500)], [(3, 1_000_300, 100), (5, 1_000_510, 100)])
    assert (found["untrue"], found["stamps"]) == (1, 2)


def test_a_dead_heat_that_doubt_cannot_explain_is_counted() -> None:
    assert score([pair(500)], [(3, 1_000_300, 100), (5, 1_000_400, 100)])["needless"] == 1
    assert score([pair(150)], [(3, 1_000_010, 100), (5, 1_000_160, 100)])["needless"] == 0


def test_gaps_are_told_apart_by_size() -> None:
    assert [nearest(gap) for gap in (1, 60, 800, 26_000)] == [50, 50, 1_000, 30_000]


def test_every_judge_gets_the_same_pair_on_lines_of_his_own() -> None:
    moves = presses(tuple(LINES), Pair(3, 5, 500), 1_000)
    assert [m.which for m in moves[::2]] == [lines[2] for lines in LINES.values()]
    assert [m.which for m in moves[1::2]] == [lines[4] for lines in LINES.values()]
    gaps = [two.at_us - one.at_us for one, two in zip(moves[::2], moves[1::2], strict=True)]
    assert gaps == [500] * 4
    assert [m.at_us for m in moves] == sorted(m.at_us for m in moves)


def test_no_judge_is_always_first() -> None:
    assert {in_turn(tuple(LINES), turn)[0] for turn in range(4)} == {*LINES}


def test_every_gap_comes_as_often_as_any_other() -> None:
    found = Counter(pair.gap_us for pair in pairs_of(90, GAPS_US, 1))
    assert found == dict.fromkeys(GAPS_US, 10)


def test_every_seat_presses_once_around_a_word() -> None:
    found = around(7, 1_000_000, Random(1))
    assert sorted(start.seat for start, _ in found) == [*SEATS]
    times = [at_us for _, at_us in found]
    assert times == sorted({*times})
    assert min(times) < 1_000_000 < max(times)


def test_runs_add_up() -> None:
    one = {"idle": {"polling": score([pair(500)], [(3, 1_004_000, None), (5, 1_004_001, None)])}}
    two = {"idle": {"polling": score([pair(5_000)], [])}}
    both = merged([one, two, one])["idle"]["polling"]
    assert both["rows"]["500"]["right"] == 2
    assert both["rows"]["5000"]["missed"] == 1


def test_arrivals_that_are_all_there_are_matched_by_their_order() -> None:
    late = [(3, 1_300_000, None), (5, 1_300_001, None), (5, 1_400_000, None), (3, 1_400_001, None)]
    verdicts = [case.verdict for case in judged([pair(500), pair(500, 1_150_000)], late)]
    assert verdicts == ["right", "wrong"]


def test_a_block_that_was_cut_off_is_no_block(tmp_path: Path) -> None:
    (tmp_path / ".002-01-idle-pairs.json").write_text('{"kind": "pa')
    (tmp_path / "001-01-idle-pairs.json").write_text("{}")
    assert [path.name for path in blocks_in(tmp_path)] == ["001-01-idle-pairs.json"]


def test_an_empty_folder_is_told_in_a_line(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="There is no block in"):
        main(["--of", str(tmp_path), "--docs", str(tmp_path)])


def test_what_a_mark_has_passed_is_refused_and_everything_else_waits_for_one() -> None:
    asking = Asking()
    assert asking.accepts(1_000)
    asking.ask(lambda wanted: 900)
    assert asking.passed == []
    assert asking.accepts(950)
    asking.ask(lambda wanted: 5_000)
    assert len(asking.passed) == 2
    assert not asking.accepts(4_999)
    assert asking.accepts(5_000)


def test_where_nobody_states_marks_nothing_is_refused() -> None:
    asking = Asking()
    assert asking.accepts(1_000)
    asking.ask(lambda wanted: None)
    assert asking.accepts(10)


def test_what_came_after_its_mark_is_counted() -> None:
    faults = [[3, 1, "evidence-late", ""], [3, 1, "evidence-lost", ""]]
    assert refused(faults) == 1
