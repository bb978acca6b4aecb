"""The evening that judging is measured on is as rough as it says."""

import json

from benchmarks.judge import judge_all
from benchmarks.tools.rough_evening import LATENCY_US, RoughEvening

EVENTS = 3_000


def test_lines_overtake_others_come_too_late_and_verdicts_are_taken_back() -> None:
    evening = RoughEvening()
    verdicts = judge_all(b"".join(evening.lines(EVENTS)))
    assert evening.overtaken > EVENTS / 50
    assert verdicts.count('"late-arrival"') >= 1
    assert verdicts.count('"overturned"') >= evening.taken_back / 2 > 1


def test_the_same_seed_gives_the_same_evening() -> None:
    assert list(RoughEvening(7).lines(500)) == list(RoughEvening(7).lines(500))


def test_in_time_is_what_the_latency_allows() -> None:
    newest, beyond = 0, 0
    evening = RoughEvening()
    for line in list(evening.lines(EVENTS))[1:]:
        t = json.loads(line)["t"]
        beyond += newest - t > LATENCY_US
        newest = max(newest, t)
    assert 0 < beyond <= evening.late
