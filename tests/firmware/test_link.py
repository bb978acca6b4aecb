"""Delivery: every event until it is acknowledged, never waiting for anybody."""

import struct
from itertools import pairwise

import pytest

from tests.firmware import reference
from tests.firmware.reference import EVENTS, HELLO, LOG, LOST, PONG, STAMPS, SYNCED, Hello
from tests.firmware.shipped import load
from tests.firmware.workshop import BOOT, ONE_SEAT, Workshop, events, numbers


def sent_at(bench: Workshop, kind: int, for_us: int) -> list[int]:
    """Give when frames of a kind came, in milliseconds from now."""
    start, times = bench.now, []
    while bench.now < start + for_us:
        times += [(bench.now - start) // 1000 for f in bench.run(1_000) if f.kind == kind]
    return times


def test_it_says_hello_every_second_until_it_is_greeted() -> None:
    bench = Workshop()
    assert sent_at(bench, HELLO, 3_500_000) == [1, 1000, 2000, 3000]
    bench.greet()
    assert sent_at(bench, HELLO, 3_500_000) == []


def test_hello_tells_a_host_all_it_needs() -> None:
    assert Workshop().greet() == Hello(
        2, b"seat-001", load("version").FIRMWARE, BOOT, 1, 512, [(3, 0), (3, 1)], [(3, 0)]
    )


def test_nothing_but_hello_is_sent_before_a_greeting() -> None:
    bench = Workshop()
    bench.board.settle(0)
    bench.taps(2, 3)
    assert {f.kind for f in bench.run(2_000_000)} == {HELLO}
    bench.greet()
    assert numbers(bench.reader.frames) == [1, 2, 3]


def test_what_is_not_acknowledged_comes_again_ever_more_slowly() -> None:
    bench = Workshop()
    bench.greet()
    bench.press(2)
    times = sent_at(bench, EVENTS, 2_100_000)
    gaps = [later - earlier for earlier, later in pairwise(times)]
    assert gaps[:4] == pytest.approx([50, 100, 200, 400], abs=2)
    assert gaps[4:] == pytest.approx([400] * len(gaps[4:]), abs=2)


def test_what_does_not_get_through_comes_again_in_ever_shorter_frames() -> None:
    bench = Workshop()
    bench.greet()
    bench.taps(2, 16)

    def sizes(for_us: int) -> list[int]:
        heard = bench.run(for_us)
        return [len(reference.events(f.body)) for f in heard if f.kind == EVENTS]

    assert sizes(1_000) == [16]
    assert sizes(60_000) == [8, 8]
    assert sizes(2_000_000)[-1] == 1
    bench.ack(16)
    bench.run(1_000)
    bench.taps(2, 16)
    assert sizes(1_000)[0] == 2, "a line that was bad is trusted by and by"


def test_an_acknowledgement_ends_it_and_makes_it_quick_again() -> None:
    bench = Workshop()
    bench.greet()
    bench.press(2)
    bench.run(1_000_000)
    bench.ack(1)
    assert numbers(bench.run(1_000_000)) == []
    bench.press(2, False)
    assert sent_at(bench, EVENTS, 60_000) == pytest.approx([0, 50], abs=2)


def test_an_acknowledgement_for_another_boot_means_nothing() -> None:
    bench = Workshop()
    bench.greet()
    bench.press(2)
    bench.ack(1, boot=BOOT + 1)
    assert numbers(bench.run(60_000)) == [1, 1]


def test_it_is_at_most_thirty_two_events_ahead() -> None:
    bench = Workshop()
    bench.greet()
    bench.taps(2, 80)
    assert numbers(bench.run(40_000)) == [*range(1, 33)]
    bench.ack(10)
    assert numbers(bench.run(40_000)) == [*range(33, 43)]
    assert numbers(bench.run(20_000)) == [*range(11, 43)]


def test_a_full_ring_is_lost_by_number_and_acknowledged_like_events() -> None:
    bench = Workshop({**ONE_SEAT, "ring": 16})
    bench.greet()
    bench.taps(2, 100)
    heard = bench.run(3_000)
    assert [f.numbers("II") for f in heard if f.kind == LOST] == [(1, 84)]
    bench.ack(84)
    assert numbers(bench.run(40_000)) == [*range(85, 101)]


def test_what_nobody_fetched_in_half_an_hour_is_lost() -> None:
    bench = Workshop()
    bench.taps(2, 2)
    for _ in range(24):
        bench.run(100_000_000, every_us=50_000_000)
    assert bench.greet().first == 1
    heard = bench.run(100_000)
    assert [f.numbers("II") for f in heard if f.kind == LOST][:1] == [(1, 2)]
    assert numbers(bench.reader.frames) == []


def test_a_port_that_takes_nothing_costs_nothing_but_time() -> None:
    bench = Workshop(room=0)
    bench.send(reference.GREET, bytes(6))
    bench.board.settle(0)
    bench.taps(2, 20)
    for _ in range(5):
        bench.run(1_000_000)
        bench.send(reference.TEST)
        bench.send(reference.SYNC, b"\1\2\0\0")
    assert len(bench.board.link._outbox.held) <= 512
    bench.port.room = 256
    assert set(numbers(bench.run(500_000))) == {*range(1, 21)}


@pytest.mark.parametrize("room", [1, 7, 30])
def test_a_port_that_takes_a_few_bytes_at_a_time_delivers_all(room: int) -> None:
    bench = Workshop(room=room)
    bench.send(reference.GREET, bytes(6))
    bench.board.settle(0)
    bench.taps(2, 50)
    taken = 0
    for _ in range(20_000):
        for event in events(bench.run(500)):
            if event[0] == taken + 1:
                taken += 1
                bench.ack(taken)
        if taken == 50:
            return
    pytest.fail(f"only {taken} came")


def test_a_host_that_comes_back_gets_the_rest_at_once() -> None:
    bench = Workshop()
    bench.greet()
    bench.taps(2, 4)
    bench.run(1_000)
    bench.ack(2)
    bench.run(60_000_000, every_us=1_000_000)
    assert bench.greet().first == 3
    assert numbers(bench.reader.frames)[-2:] == [3, 4]


def test_sync_is_answered_at_once_and_its_stamps_follow() -> None:
    bench = Workshop()
    bench.greet()
    bench.now += 1234
    bench.send(reference.SYNC, struct.pack("<HH", 0xBEEF, 0))
    answer, stamps = [f for f in bench.run(500) if f.kind in (SYNCED, STAMPS)]
    assert answer.numbers("H") == (0xBEEF,)
    assert stamps.numbers("HII") == (0xBEEF, bench.now, bench.now)


def test_sync_is_answered_late_rather_than_with_a_stamp_that_waited() -> None:
    bench = Workshop()
    bench.greet()
    bench.port.room = 0
    bench.press(2)
    bench.run(1_000)
    bench.send(reference.SYNC, bytes(4))
    bench.run(30_000)
    bench.port.room = 256
    (stamps,) = [f for f in bench.run(1_000) if f.kind == STAMPS]
    _, came, sent = stamps.numbers("HII")
    assert sent - came >= 29_000
    assert bench.now - sent <= 1_000


def test_what_the_host_has_answered_has_left_the_board() -> None:
    """Events it acknowledges and answers it has heard prove how far it has read."""
    bench = Workshop()
    bench.greet()
    proven: list[int] = []
    bench.port.prove = proven.append  # type: ignore[method-assign,assignment]
    bench.send(reference.SYNC, struct.pack("<HH", 1, 0))
    bench.run(500)
    after_sync = bench.port.written
    bench.press(2)
    bench.run(500)
    assert proven == []
    bench.send(reference.SYNC, struct.pack("<HH", 2, 1))
    bench.run(500)
    assert 0 < proven[0] <= after_sync
    bench.ack(1)
    bench.run(500)
    assert after_sync < proven[1] <= bench.port.written


def test_ping_is_answered() -> None:
    bench = Workshop()
    bench.send(reference.PING, b"\x34\x12")
    assert [f.body for f in bench.run(1_000) if f.kind == PONG] == [b"\x34\x12"]


def test_a_newer_host_may_say_what_this_board_does_not_know() -> None:
    bench = Workshop()
    bench.send(0xC0, b"whatever")
    bench.send(reference.LAMP, struct.pack("<BHHB", 99, 1, 0, 0))
    bench.run(2_000)
    assert bench.board.decoder.dropped == 0


def test_a_log_reaches_people() -> None:
    bench = Workshop()
    bench.board.link.say(LOG, "grüß dich".encode())
    assert "grüß dich" in [f.body.decode() for f in bench.run(1_000) if f.kind == LOG]


def test_an_acknowledgement_proves_only_what_was_sent_first() -> None:
    """It may be for the first copy of an event: who knows whether the second has been read."""
    bench = Workshop()
    bench.greet()
    proven: list[int] = []
    bench.port.prove = proven.append  # type: ignore[method-assign,assignment]
    for on in (True, False):
        bench.press(2, on)
        bench.run(1_000)
    first = bench.port.written
    bench.ack(1)
    assert numbers(bench.run(60_000)) == [2]
    bench.ack(2)
    bench.run(1_000)
    assert max(proven) <= first < bench.port.written
