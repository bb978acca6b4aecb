"""The firmware's decoder: right about every frame, unmoved by everything else."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.firmware import reference
from tests.firmware.reference import Reader
from tests.firmware.shipped import load
from tests.firmware.workshop import Workshop
from tests.support.soak import times

cobs, frames = load("cobs"), load("frames")

BODIES = st.one_of(
    st.tuples(st.sampled_from(sorted(frames.HOST_BODIES)), st.binary(min_size=8, max_size=8)).map(
        lambda made: (made[0], made[1][: frames.HOST_BODIES[made[0]]])
    ),
    st.tuples(st.integers(0xA0, 0xFF), st.binary(max_size=200)),
)


@given(st.binary(max_size=253))
def test_stuffing_round_trips_and_leaves_no_zero(payload: bytes) -> None:
    stuffed = cobs.encode(payload)
    assert b"\0" not in stuffed
    assert stuffed == reference.stuff(payload)
    assert cobs.decode(stuffed) == payload


@given(st.binary(max_size=300))
def test_what_is_no_stuffing_is_none(data: bytes) -> None:
    payload = cobs.decode(data)
    assert payload is None or cobs.encode(payload) == data


def test_what_would_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="253"):
        cobs.encode(bytes(254))


@given(st.integers(1, 7), st.binary(max_size=200))
def test_what_the_board_seals_a_host_reads(kind: int, body: bytes) -> None:
    (read,) = Reader().feed(frames.seal(kind, body))
    assert (read.kind, read.body) == (kind, body)


@given(st.lists(BODIES, max_size=8), st.data())
def test_frames_come_out_however_they_were_cut(
    sent: list[tuple[int, bytes]], data: st.DataObject
) -> None:
    stream = b"".join(reference.frame(*made) for made in sent)
    decoder, heard = frames.Decoder(), []
    while stream:
        size = data.draw(st.integers(1, len(stream)))
        heard += decoder.feed(stream[:size])
        stream = stream[size:]
    assert heard == sent
    assert decoder.dropped == 0


@given(st.binary(max_size=600), st.lists(BODIES, min_size=1, max_size=4))
def test_after_any_rubbish_the_next_frame_is_read(
    rubbish: bytes, sent: list[tuple[int, bytes]]
) -> None:
    decoder = frames.Decoder()
    before = decoder.feed(rubbish)
    heard = decoder.feed(b"".join(reference.frame(*made) for made in sent))
    assert heard[-len(sent) :] == sent
    assert len(before) + len(heard) == len(sent)


@given(BODIES, st.data())
def test_a_damaged_frame_is_dropped_and_counted(
    sent: tuple[int, bytes], data: st.DataObject
) -> None:
    whole = bytearray(reference.frame(*sent))
    at = data.draw(st.integers(1, len(whole) - 2))
    whole[at] ^= data.draw(st.integers(1, 255))
    decoder = frames.Decoder()
    assert decoder.feed(bytes(whole)) == []
    assert decoder.dropped >= 1


def test_a_body_of_the_wrong_length_is_dropped_and_an_unknown_type_is_not() -> None:
    decoder = frames.Decoder()
    assert decoder.feed(reference.frame(reference.ACK, b"1234567")) == []
    assert decoder.dropped == 1
    assert decoder.feed(reference.frame(0xEE, b"news")) == [(0xEE, b"news")]
    assert decoder.dropped == 1


def test_silence_and_zeros_are_not_counted() -> None:
    decoder = frames.Decoder()
    assert decoder.feed(bytes(1000)) == []
    assert decoder.dropped == 0


def test_an_endless_frame_takes_no_memory_and_counts_once() -> None:
    decoder = frames.Decoder()
    for _ in range(1000):
        decoder.feed(b"\x11" * 500)
    assert len(decoder.pending()) <= cobs.LONGEST
    assert decoder.feed(b"\0" + reference.frame(reference.TEST)) == [(reference.TEST, b"")]
    assert decoder.dropped == 1


def mutated(chance: Random, pool: list[bytes]) -> bytes:
    """Damage a good frame in one of the ways wires have."""
    whole = bytearray(pool[int(chance.random() * len(pool))])
    at, how = int(chance.random() * len(whole)), int(chance.random() * 4)
    if how == 0:
        whole[at] ^= 1 << int(chance.random() * 8)
    elif how == 1:
        del whole[at]
    elif how == 2:
        whole.insert(at, whole[at])
    else:
        del whole[at:]
    return bytes(whole)


@pytest.mark.slow
def test_no_end_of_bad_frames_makes_an_exception_or_an_event() -> None:
    """Half noise, half damaged frames, through the whole board, 64 bytes a pass."""
    wanted = times(150_000, soaking=1_000_000)
    chance = Random(20)
    table = bytes(0 if n < 12 else n for n in range(256))
    pool = [
        reference.frame(kind, chance.randbytes(size))
        for kind, size in frames.HOST_BODIES.items()
        if kind in (reference.SYNC, reference.PING, reference.ACK, reference.LAMP)
        for _ in range(16)
    ]
    good = {(f.kind, f.body) for made in pool for f in Reader().feed(made)}
    bench = Workshop(room=1 << 30)
    bench.board.parts.lamps.clear()
    taken = 0
    take = bench.board.decoder.feed

    def watched(data: bytes) -> list[tuple[int, bytes]]:
        nonlocal taken
        heard: list[tuple[int, bytes]] = take(data)
        taken += len(heard)
        assert all(made in good for made in heard)
        return heard

    bench.board.decoder.feed = watched
    while bench.board.decoder.dropped + taken < wanted:
        noise = chance.randbytes(20_000).translate(table)
        bench.port.come = noise + b"".join(mutated(chance, pool) for _ in range(1_000))
        while bench.port.come:
            bench.board.step()
            bench.port.out = b""
        bench.now += 10_000
    assert bench.board.ring.next == 1
    assert bench.board.ring.acked == 0
    assert bench.board.decoder.dropped > 0.9 * wanted
