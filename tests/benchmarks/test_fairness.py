"""The benchmark's own arithmetic: a judge is scored by what is true, and by nothing else."""

from benchmarks.fairness import GAPS_US, Plan, pairs_of
from benchmarks.fairness_judges import LINES
from benchmarks.fairness_report import page, plot
from benchmarks.fairness_score import Press, nearest, score


def pair(gap_us: int, at_us: int = 1_000_000) -> Press:
    """Seat 3 presses, then seat 5; each write took 20 us."""
    return Press(3, 5, at_us, at_us + 20, at_us + gap_us, at_us + gap_us + 20)


def row(pressed: Press, heard: list[tuple[int, int, int | None]]) -> str:
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


def test_a_stamp_is_held_to_its_word() -> None:
    found = score([pair(500)], [(3, 1_000_300, 100), (5, 1_000_510, 100)])
    assert (found["untrue"], found["stamps"]) == (1, 2)


def test_a_dead_heat_that_doubt_cannot_explain_is_counted() -> None:
    assert score([pair(500)], [(3, 1_000_300, 100), (5, 1_000_400, 100)])["needless"] == 1
    assert score([pair(150)], [(3, 1_000_010, 100), (5, 1_000_160, 100)])["needless"] == 0


def test_gaps_are_told_apart_by_size() -> None:
    assert [nearest(gap) for gap in (1, 60, 800, 26_000)] == [50, 50, 1_000, 30_000]


def test_every_judge_gets_the_same_pairs_in_turn() -> None:
    plan = Plan(tuple(LINES), 0)
    for turn, planned in enumerate(pairs_of(18, GAPS_US, 1)):
        plan.add(planned, turn)
    for judge in LINES:
        assert len([press for press in plan.presses if press[0] == judge]) == 18
    assert [move.at_us for move in plan.moves] == sorted(move.at_us for move in plan.moves)
    first = [judge for judge, _, _ in plan.presses[::4]]
    assert {*first} == {*LINES}


def test_the_report_tells_every_row() -> None:
    result = score([pair(500)], [(3, 1_000_010, 100), (5, 1_000_510, 100)])
    found = {load: dict.fromkeys(LINES, result) for load in ("idle", "busy")}
    text = "\n".join(page(found))
    assert "| 0.5 ms | 1 / 0 / 0 / 0 |" in text
    assert "| idle | ours, gpiod | 1 | 1 | 0 | 0 | 0 | 0 of 2 |" in text
    assert plot(found).startswith("<svg")
