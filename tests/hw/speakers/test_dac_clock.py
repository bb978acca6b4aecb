"""When stated times are believed, and what is certain when they are not."""

from hw.speakers.dac_clock import FLOOR_US, SETTLED, DacClock

BLOCK_US = 5_333


def fed(blocks: int, ahead_us: int = 10_000, step: float = 256 / 0.048) -> DacClock:
    clock = DacClock(latency_us=10_000)
    for n in range(blocks):
        now = 1_000_000 + round(n * step)
        clock.block(256, now + ahead_us, now)
    return clock


def test_a_few_blocks_are_not_believed_and_enough_are() -> None:
    assert not fed(SETTLED - 1).settled
    assert fed(SETTLED).settled
    assert fed(SETTLED).instant(fed(SETTLED).head).u <= FLOOR_US + 5


def test_a_block_that_is_asked_for_too_late_makes_it_doubt() -> None:
    clock = fed(40)
    clock.block(256, clock.now_us + BLOCK_US, clock.now_us + 30_000)
    assert not clock.settled
    onset = clock.instant(clock.head)
    assert onset.t - onset.u >= clock.now_us - 1


def test_an_underrun_makes_it_doubt() -> None:
    clock = fed(40)
    now = clock.now_us + BLOCK_US
    clock.block(256, now + 10_000, now, underflow=True)
    assert not clock.settled
    assert clock.trouble is None


def test_times_that_never_are_ahead_are_named() -> None:
    assert fed(40, ahead_us=-100).trouble == "hardware-stream-past"


def test_times_that_stand_still_are_not_believed() -> None:
    clock = DacClock(latency_us=10_000)
    for n in range(200):
        clock.block(256, 3_000_000, 1_000_000 + n * BLOCK_US)
    assert not clock.settled
    assert clock.trouble == "hardware-stream-unsteady"


def test_samples_taken_faster_than_they_can_be_played_are_noticed() -> None:
    assert fed(300, step=20).runaway
    assert not fed(300).runaway
    assert not DacClock(0).runaway


def test_a_card_that_always_runs_dry_is_named() -> None:
    clock = DacClock(latency_us=10_000)
    for n in range(SETTLED):
        now = 1_000_000 + n * BLOCK_US
        clock.block(256, now + 10_000, now, underflow=True)
    assert clock.trouble == "hardware-stream-dry"
