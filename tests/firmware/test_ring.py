"""The event ring: a number is acknowledged, held or lost, and nothing else."""

import struct
from itertools import takewhile

from hypothesis import given
from hypothesis import strategies as st

from tests.firmware.shipped import load

Ring = load("ring").Ring

STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("add"), st.integers(0, 47)),
        st.tuples(st.just("lose"), st.integers(1, 5)),
        st.tuples(st.just("ack"), st.integers(0, 60)),
    ),
    max_size=120,
)


@given(STEPS)
def test_every_number_is_held_or_lost_until_acknowledged(steps: list[tuple[str, int]]) -> None:
    ring = Ring(8)
    truth: dict[int, int | None] = {}
    acked = 0
    for step, value in steps:
        if step == "add":
            truth[ring.next] = value
            ring.add(value, 1, 1000, 5)
        elif step == "lose":
            truth.update(dict.fromkeys(range(ring.next, ring.next + value)))
            ring.lose(value)
        else:
            wanted = acked < value < ring.next
            assert ring.ack(value) == wanted
            acked = value if wanted else acked
        assert ring.used <= ring.size
    number, lost = acked + 1, 0
    while (item := ring.item(number)) is not None:
        if isinstance(item, tuple):
            assert item[0] == number
            number, lost = number + item[1], lost + item[1]
        else:
            place = truth[number]
            assert place is not None
            assert item == struct.pack("<BBIH", place, 5, 1000, 5)
            number += 1
    assert number == ring.next == len(truth) + 1
    assert lost <= ring.lost
    assert number - 1 - acked - lost == ring.used


@given(STEPS, st.integers(1, 16), st.booleans())
def test_events_are_gathered_as_they_stand(
    steps: list[tuple[str, int]], most: int, bounced: bool
) -> None:
    """As many as follow each other without a gap, and no more than asked for."""
    ring = Ring(8)
    for step, value in steps:
        if step == "add":
            ring.add(value, 1, 1000, 5, value if bounced else 0, 7)
        elif step == "lose":
            ring.lose(value)
        else:
            ring.ack(value)
    for number in range(ring.acked + 1, ring.next):
        if isinstance(ring.item(number), tuple):
            continue
        items = [ring.item(n) for n in range(number, ring.next)][:most]
        run = list(takewhile(lambda item: not isinstance(item, tuple), items))
        out = bytearray(4 + 11 * 16)
        count, end = ring.gather(number, most, out)
        assert count == len(run)
        assert out[4:end] == b"".join(run)


def test_a_full_ring_drops_the_oldest_and_counts_it() -> None:
    ring = Ring(4)
    for n in range(10):
        ring.add(0, n % 2, n, 0)
    assert ring.item(1) == (1, 6)
    assert ring.item(7) == struct.pack("<BBIH", 0, 4, 6, 0)
    assert ring.lost == 6


def test_an_acknowledgement_from_the_future_is_ignored() -> None:
    ring = Ring(4)
    ring.add(0, 1, 0, 0)
    assert not ring.ack(2)
    assert ring.ack(1)
    assert not ring.ack(1)


def test_what_is_too_old_to_be_dated_is_lost() -> None:
    ring = Ring(4)
    t = (1 << 32) - 500
    ring.add(0, 1, t, 0)
    ring.add(0, 0, t + 1_000_000, 0)
    ring.expire(t + (1 << 31) - 1)
    assert ring.used == 2
    ring.expire(t + (1 << 31))
    assert ring.item(1) == (1, 1)
    assert ring.used == 1


def test_an_event_stamped_a_moment_after_the_question_is_not_old() -> None:
    ring = Ring(4)
    ring.add(0, 1, 5_000, 0)
    ring.expire(4_000)
    assert ring.used == 1


def test_a_doubt_that_does_not_fit_is_the_largest_that_does() -> None:
    ring = Ring(4)
    ring.add(0, 1, 0, 1_000_000)
    assert ring.item(1)[-2:] == b"\xff\xff"


def test_bounces_are_kept_as_far_as_they_can_be_told() -> None:
    ring = Ring(4)
    ring.add(3, 0, 7_000, 100, 12, 900)
    ring.add(3, 0, 9_000, 100, 900, 90_000)
    assert ring.item(1) == struct.pack("<BBIHBH", 3, 6, 7_000, 100, 12, 900)
    assert ring.item(2) == struct.pack("<BBIHBH", 3, 6, 9_000, 100, 255, 65_535)
