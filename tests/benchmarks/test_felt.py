"""Hands on touch chips that take their time: what is written is what a chip would show."""

import json
from itertools import groupby
from pathlib import Path
from random import Random

from benchmarks.fairness.felt import (
    Hand,
    hands_file,
    hands_of,
    keep,
    kept,
    moves,
    on_time,
    planned,
    pressed,
    windows,
)
from benchmarks.fairness.judges import ADDRESS, CALLING, CALLS
from hw.drivers.mpr121_levels import WINDOW_US
from tests.rigs.fingers import REST, Done

START_US = 1_000_000


def felt_at(hand: Hand) -> int:
    """The end of the window in which a chip says so."""
    bit = 1 << hand.seat - 1
    return next(end for end, registers in windows([hand, hand], 1) if registers[0] & bit)


def test_hands_pass_the_threshold_as_far_apart_as_was_planned() -> None:
    one, other = hands_of(3, 5, 7_000, START_US, Random(2))
    assert (one.passes_us, other.passes_us) == (START_US, START_US + 7_000)
    assert pressed([one, other])[:2] == (3, 5)


def test_a_chip_says_so_at_the_end_of_this_window_or_the_next() -> None:
    for offset_us in range(0, 4_000, 250):
        strong, weak = (Hand(2, START_US + offset_us, strength, 0) for strength in (150, 16))
        assert 0 <= felt_at(strong) - strong.passes_us <= 8_000
        assert felt_at(strong) <= felt_at(weak) <= weak.passes_us + 8_000


def test_the_average_of_a_window_shows_how_long_a_hand_was_in_it() -> None:
    """It came 1.5 ms before the window's end: in two samples of four."""
    hand = Hand(1, START_US + 2_500, 100, 0)
    shown = dict(windows([hand, hand], 1))[START_US + 4_000]
    assert abs(REST - (shown[4] | shown[5] << 8) - 50) <= 1


def test_both_chips_feel_the_same_hands_in_their_own_windows_and_one_of_them_calls() -> None:
    planned = moves(hands_of(1, 2, 30_000, START_US, Random(4)), 1)
    felt = {
        address: [
            move.on[0]
            for move in planned
            if move[1:3] == ("window", address) and isinstance(move.on, tuple)
        ]
        for address in (ADDRESS, CALLING)
    }
    changes = [[bits for bits, _ in groupby(felt[chip])] for chip in (ADDRESS, CALLING)]
    assert changes == [[0, 1, 3, 0]] * 2
    assert [move.at_us for move in planned] == sorted(move.at_us for move in planned)
    calls = [move.on for move in planned if move[1:3] == ("line", CALLS)]
    assert calls == [True, False] * 3, "two hands that come, and both that go at once"


def test_a_chip_that_was_late_about_a_hand_is_no_evidence() -> None:
    hands = hands_of(1, 2, 1_000, START_US, Random(5))
    planned = moves(hands, 1)
    spans = [Done(move.at_us, move.at_us + 100) for move in planned]
    assert on_time(hands, planned, spans)
    near = next(n for n, move in enumerate(planned) if move.at_us >= START_US)
    for late, good in ((near, False), (len(planned) - 1, True)):
        changed = [*spans]
        changed[late] = Done(planned[late].at_us, planned[late].at_us + 3_000)
        assert on_time(hands, planned, changed) is good


def test_a_pair_is_carried_out_in_the_same_place_of_a_later_window(tmp_path: Path) -> None:
    """Chips go by their windows, so a pair can be worked out long before it is known when."""
    keep([planned(1, 2, 5_000, 3)], hands_file(tmp_path, 1))
    (plan,) = kept(hands_file(tmp_path, 1))
    start_us = 123_456_789
    hands, later = plan.at(start_us)
    assert 0 <= later[0].at_us - start_us < WINDOW_US
    assert hands[1].passes_us - hands[0].passes_us == 5_000
    assert json.dumps([*later]) == json.dumps([*moves(hands, 3)])
