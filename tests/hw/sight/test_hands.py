"""Hands that are laid out: which cards lie before whom, as far as one of their marks shows."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hw.sight.cards import Lying
from hw.sight.hands import ALIVE_US, LOOKS, SETTLE_US, TELL_US, LaidOut
from hw.sight.marks import seat_mat
from hw.sight.reader import Frame, TableReader
from hw.sight.still import Shot
from tests.support.table_pictures import Camera, Pose, Spoil, on_mat

FRAME_US = 66_667
SEATS = (1, 2, 5)
PACK = frozenset(range(40, 96))


class Table:
    """Follows hands, a look at a seat at a time."""

    def __init__(self) -> None:
        self.laid, self.t = LaidOut(), 10_000_000

    def look(self, seat: int, *cards: int, x: float = 50.0) -> None:
        self.t += 100_000
        lying = [Lying(id_, x, 10.0 * id_, False) for id_ in cards]
        self.laid.look(seat, lying, Shot(self.t, self.t + 20_000))

    def still(self, seat: int, *cards: int) -> None:
        for _ in range(LOOKS):
            self.look(seat, *cards)

    def told(self) -> dict[int, tuple[int, ...]]:
        self.t += TELL_US
        return {seat: seen.ids for seat, seen in self.laid.news(self.t)}


def test_a_card_counts_when_it_was_read_three_times_at_one_place() -> None:
    table = Table()
    for _ in range(LOOKS - 1):
        table.look(1, 40)
    assert table.told() == {}
    table.look(1, 40)
    assert table.told() == {1: (40,)}
    assert table.told() == {}, "nothing new"


def test_a_card_that_moves_does_not_count() -> None:
    table = Table()
    for n in range(9):
        table.look(1, 40, x=50.0 + 10 * n)
    assert table.told() == {}


def test_what_is_covered_since_is_not_forgotten() -> None:
    table = Table()
    table.still(1, 40, 41)
    table.still(1, 42)
    assert table.told() == {1: (40, 41, 42)}


def test_a_card_that_is_seen_at_two_places_is_believed_at_neither() -> None:
    table = Table()
    table.still(1, 40, 41)
    assert table.told() == {1: (40, 41)}
    for _ in range(6):
        table.look(2, 40)
        table.look(1, 40, 41)
    assert table.told() == {1: (41,)}
    table.look(1, 41, 41)
    assert table.told() == {1: ()}, "twice before one seat"


def test_a_card_that_was_passed_on_counts_where_it_lies_then() -> None:
    table = Table()
    table.still(1, 40, 41)
    assert table.told() == {1: (40, 41)}
    table.t += ALIVE_US
    table.still(2, 40)
    assert table.told() == {1: (41,), 2: (40,)}


@given(st.lists(st.tuples(st.integers(1, 3), st.sets(st.integers(40, 45))), max_size=30))
def test_no_card_ever_lies_before_two_seats(looks: list[tuple[int, set[int]]]) -> None:
    table, before = Table(), dict[int, set[int]]()
    for seat, cards in looks:
        table.look(seat, *cards)
        before |= {seat: {*ids} for seat, ids in table.told().items()}
        held = [id_ for ids in before.values() for id_ in ids]
        assert len(held) == len({*held})


@pytest.fixture(scope="module")
def camera() -> Camera:
    return Camera(spoil=Spoil(blur_px=0.7, noise=4, uneven=0.3, tilt=18), seats=SEATS)


def in_columns(seat: int, marks: range) -> Iterator[tuple[int, Pose]]:
    """A hand as in a game of patience: each card some four centimetres below the one before."""
    for n, mark in enumerate(marks):
        column, row = divmod(n, 4)
        yield mark, on_mat(seat_mat(seat), 35 + 65 * column, 40 + 40 * row, 3 * (n % 3 - 1))


def test_a_hand_of_fourteen_that_overlaps_is_counted_card_by_card(camera: Camera) -> None:
    reader = TableReader(SEATS, PACK)
    hands = {1: range(40, 54), 5: range(60, 67)}
    empty = camera.shot(())
    picture = camera.shot(
        [card for seat, marks in hands.items() for card in in_columns(seat, marks)]
    )
    reader.look(Frame(empty, Shot(0, 20_000)))
    reader.lay_out(SEATS, 1_000_000)
    told: dict[int, tuple[int, ...]] = {}
    for n in range(24):
        begin = 1_000_000 + (n * FRAME_US if n < 2 else SETTLE_US + n * FRAME_US)
        readings = reader.look(Frame(picture, Shot(begin, begin + 20_000)))
        assert n >= 2 or not readings, "cards may still be on their way"
        told |= {reading.seat: reading.seen.ids for reading in readings if reading.hand}
        assert reader.lost(begin, 0) == [], "cards lie on the marks of the mats"
    assert told == {seat: tuple(marks) for seat, marks in hands.items()}
    assert reader.laid_out == frozenset(SEATS)
    reader.lay_out((), 9_000_000)
    assert reader.lost(9_000_000, 0) == []
