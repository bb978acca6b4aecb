"""Whatever happens to the bytes, whole frames come out whole and nothing else comes out."""

import struct
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.boards import messages
from hw.boards.frames import MOST_BYTES, Decoder, Frame, encode, stuff, unstuff
from hw.boards.messages import Malformed
from tests.hw.boards import wire
from tests.support.soak import times

KINDS = st.integers(0, 255)
BODIES = st.binary(max_size=MOST_BYTES - 5)


@given(st.binary(max_size=700))
def test_stuffing_leaves_no_zero_and_is_undone(content: bytes) -> None:
    assert 0 not in stuff(content)
    assert unstuff(stuff(content)) == content


@given(st.binary(max_size=253))
def test_stuffing_is_what_the_wire_says(content: bytes) -> None:
    assert stuff(content) == wire.cobs(content)


@given(st.lists(st.tuples(KINDS, BODIES), max_size=8), st.data())
def test_frames_survive_any_cutting(frames: list[tuple[int, bytes]], data: st.DataObject) -> None:
    stream = b"".join(encode(*frame) for frame in frames)
    decoder, heard = Decoder(), []
    while stream:
        size = data.draw(st.integers(1, 300))
        heard += decoder.feed(stream[:size])
        stream = stream[size:]
    assert heard == [Frame(*frame) for frame in frames]
    assert decoder.dropped == 0


@given(st.binary(max_size=600), KINDS, BODIES)
def test_after_any_rubbish_the_next_frame_is_read(rubbish: bytes, kind: int, body: bytes) -> None:
    decoder = Decoder()
    decoder.feed(rubbish)
    assert decoder.feed(encode(kind, body))[-1] == Frame(kind, body)


@given(KINDS, BODIES, st.data())
def test_a_flipped_bit_is_dropped_and_counted(kind: int, body: bytes, data: st.DataObject) -> None:
    framed = bytearray(encode(kind, body))
    at = data.draw(st.integers(1, len(framed) - 2))
    framed[at] ^= 1 << data.draw(st.integers(0, 7))
    decoder = Decoder()
    assert decoder.feed(bytes(framed)) == []
    assert decoder.dropped >= 1


def test_an_endless_frame_takes_no_memory_and_counts_once() -> None:
    decoder = Decoder()
    for _ in range(1_000):
        decoder.feed(b"x" * 1_000)
    assert len(decoder._rest) <= MOST_BYTES + 2
    assert decoder.feed(b"\0" + encode(5, b"ab")) == [Frame(5, b"ab")]
    assert decoder.dropped == 1


def test_the_end_of_a_frame_that_was_too_long_is_no_frame() -> None:
    decoder = Decoder()
    decoder.feed(b"x" * 300)
    assert decoder.feed(wire.frame(2, b"abc")) == []
    assert decoder.feed(wire.frame(2, b"abc")) == [Frame(2, b"abc")]


def test_the_longest_frame_fits_and_a_longer_one_is_refused() -> None:
    body = bytes(range(1, 250))
    assert Decoder().feed(encode(1, body)) == [Frame(1, body)]
    with pytest.raises(ValueError, match="255 bytes"):
        encode(1, body + b"x")
    too_long = wire.frame(1, body + b"x")
    decoder = Decoder()
    assert decoder.feed(too_long) == []
    assert decoder.dropped == 1


def mutated(random: Random, framed: bytes) -> bytes:
    out = bytearray(framed)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(out))
        match random.randrange(4):
            case 0:
                out[at] ^= 1 << random.randrange(8)
            case 1:
                del out[at]
            case 2:
                out.insert(at, out[at])
            case _:
                out[at] = random.randrange(256)
        if not out:
            out.append(0)
    return bytes(out)


@pytest.mark.slow
def test_no_end_of_random_or_mutated_frames(capsys: pytest.CaptureFixture[str]) -> None:
    """No exception, and never an event that no board sent."""
    tried = times(200_000, soaking=1_000_000)
    random, decoder, believed = Random(17), Decoder(), 0
    stamps = [random.getrandbits(32) for _ in range(64)]
    bodies = [struct.pack("<IBBIH", n, n % 8, 4 | n % 2, t, 1) for n, t in enumerate(stamps)]
    originals = [wire.frame(0x02, body) for body in bodies]
    real = {messages.parse(Frame(0x02, body)) for body in bodies}
    for n in range(tried):
        if n % 2:
            data = random.randbytes(random.randint(1, 40)) + b"\0"
        else:
            data = b"\0" + mutated(random, originals[n % 64]) + b"\0"
        for frame in decoder.feed(data):
            believed += 1
            assert messages.parse(frame) in real
    with capsys.disabled():
        print(f"\nfuzz: {tried} frames, {decoder.dropped} dropped, {believed} unharmed, 0 false")
    assert decoder.dropped > 0.9 * tried


@given(KINDS, st.binary(max_size=80))
def test_any_body_is_a_message_or_malformed_or_unknown(kind: int, body: bytes) -> None:
    with suppress(Malformed):
        message = messages.parse(Frame(kind, body))
        assert (message is None) == (kind not in range(1, 10))
