"""Pictures of a table, read: mats by their marks, cards by theirs, and nothing that is hidden."""

from collections.abc import Sequence

import numpy as np
import pytest

from hw.sight.marks import pool_mat, seat_mat
from hw.sight.quality import Sight, sight_of
from hw.sight.reader import Frame, TableReader, searched
from hw.sight.still import Shot
from tests.support.table_pictures import Camera, Hand, Pose, Spoil, on_mat

FRAME_US = 66_667
SEATS = (1, 2, 5)
PACK = frozenset(range(40, 96))
USUAL = Spoil(blur_px=0.7, noise=4, uneven=0.3, tilt=18)


@pytest.fixture(scope="module")
def camera() -> Camera:
    return Camera(spoil=USUAL, seats=SEATS)


class Table:
    """A reader, and what it told of each picture."""

    def __init__(self, camera: Camera, known: frozenset[int] = PACK) -> None:
        self.camera = camera
        self.reader = TableReader(SEATS, known)
        self.n = 0

    def look(
        self, cards: Sequence[tuple[int, Pose]] = (), hands: Sequence[Hand] = ()
    ) -> dict[int, tuple[int, ...]]:
        return self.see(self.camera.shot(cards, hands))

    def see(self, picture: object) -> dict[int, tuple[int, ...]]:
        self.n += 1
        begin = self.n * FRAME_US
        readings = self.reader.look(Frame(picture, Shot(begin, begin + 20_000)))
        return {reading.seat: reading.seen.ids for reading in readings}

    def read(
        self, cards: Sequence[tuple[int, Pose]] = (), hands: Sequence[Hand] = ()
    ) -> dict[int, tuple[int, ...]]:
        """Return all that is told in three pictures of the same."""
        told: dict[int, tuple[int, ...]] = {}
        for _ in range(3):
            told |= self.look(cards, hands)
        return told


def on_pile(seat: int, degrees: float = 0.0, dx: float = 0.0, dy: float = 0.0) -> Pose:
    x, y = seat_mat(seat).spots["pile"].centre
    return on_mat(seat_mat(seat), x + dx, y + dy, degrees)


def in_pool(place: int, degrees: float = 0.0) -> Pose:
    return on_mat(pool_mat(), 50 + 80 * place, 97, degrees)


def test_every_pile_and_the_pool_are_read(camera: Camera) -> None:
    cards = [(41, on_pile(1)), (42, on_pile(2, 37, 9, -8)), (43, on_pile(5, 180))]
    pool = [(50, in_pool(0)), (51, in_pool(1, 90)), (52, in_pool(2, -20))]
    assert Table(camera).read([*cards, *pool]) == {1: (41,), 2: (42,), 5: (43,), 0: (50, 51, 52)}


def test_the_upper_card_of_a_pile_is_read(camera: Camera) -> None:
    pile = [(41, on_pile(1, 12)), (42, on_pile(1, -9, 4, 6))]
    assert Table(camera).read(pile) == {1: (42,)}


def test_a_card_under_a_hand_is_unread_until_the_hand_is_gone(camera: Camera) -> None:
    table, card = Table(camera), (41, on_pile(1))
    over = Hand(card[1].x, card[1].y, 90)
    assert table.read([card], [over]) == {}
    half = Hand(card[1].x, card[1].y + 105, 90)
    assert table.read([card], [half]) == {}, "fingers over the lower mark"
    assert table.read([card]) == {1: (41,)}


def test_a_card_of_another_pack_is_not_read(camera: Camera) -> None:
    assert Table(camera).read([(120, on_pile(1))]) == {}


def test_a_card_beside_the_piles_is_none_of_theirs(camera: Camera) -> None:
    assert Table(camera).read([(41, on_pile(1, dx=80))]) == {}


def test_a_mark_that_is_seen_twice_is_believed_nowhere(camera: Camera) -> None:
    assert Table(camera).read([(41, on_pile(1)), (41, on_pile(2)), (42, on_pile(5))]) == {5: (42,)}


def test_a_card_that_cannot_be_read_lets_none_beneath_it_be_told(camera: Camera) -> None:
    table = Table(camera)
    lower = (41, on_pile(1, 90, -6))
    assert table.read([lower]) == {1: (41,)}
    blank = (97, on_pile(1, 0, 40, -30))
    camera_of_blank = Camera(
        spoil=USUAL, seats=SEATS, card=lambda mark: np.full((352, 252), 240, np.uint8)
    )
    picture = camera_of_blank.shot([blank])
    for _ in range(4):
        assert table.see(picture) == {}


@pytest.mark.parametrize("hidden", [1, 2])
def test_a_mat_is_found_with_marks_hidden(camera: Camera, hidden: int) -> None:
    mat = seat_mat(1)
    hands = [Hand(*_at(on_mat(mat, mark.x, mark.y)), 90) for mark in mat.marks[2 : 2 + hidden]]
    table = Table(camera)
    assert table.read([(41, on_pile(1))], hands) == {1: (41,)}


def test_of_a_mat_with_one_mark_in_sight_nothing_is_guessed(camera: Camera) -> None:
    mat = seat_mat(1)
    hands = [Hand(*_at(on_mat(mat, mark.x, mark.y)), 90) for mark in mat.marks[1:]]
    table = Table(camera)
    table.look([], hands)
    assert not table.reader.mats[1].known


def test_a_mat_that_is_moved_is_found_again() -> None:
    table = Table(Camera(spoil=USUAL, seats=SEATS))
    assert table.read([(41, on_pile(1))]) == {1: (41,)}
    table.camera = Camera(spoil=Spoil(blur_px=0.7, noise=4, tilt=12, turn=3), seats=SEATS)
    for _ in range(4):
        table.n += 5
        table.look()
    assert table.read([(42, on_pile(1)), (43, on_pile(5))]) == {1: (42,), 5: (43,)}


def test_what_is_wrong_with_a_mat_is_said() -> None:
    def sight(spoil: Spoil, size: tuple[int, int] = (1280, 720), cards: object = ()) -> Sight:
        camera = Camera(size, spoil, seats=SEATS)
        reader = TableReader(SEATS, PACK)
        picture = camera.shot(())
        for seen in reader.mats:
            seen.look(searched(picture), 1)
        return sight_of(reader.mats[1], picture)

    assert sight(USUAL) is Sight.WELL
    assert sight(Spoil(light=0.15)) is Sight.DARK
    assert sight(Spoil(blur_px=2.4), (1920, 1080)) is Sight.BLURRED
    assert sight(Spoil(), (800, 450)) is Sight.SMALL


def test_a_mat_that_is_not_there_is_hidden(camera: Camera) -> None:
    reader = TableReader((1, 8), PACK)
    picture = camera.shot(())
    for seen in reader.mats:
        seen.look(searched(picture), 1)
    assert [sight_of(seen, picture) for seen in reader.mats[1:]] == [Sight.WELL, Sight.HIDDEN]
    assert [mat.seat for mat in reader.lost(1, 0)] == [8]


def _at(pose: Pose) -> tuple[float, float]:
    return pose.x, pose.y
