"""The camera's driver: lost and found again, never in anybody's way, and keeping no picture."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import cv2
import pytest

from hw.clock import Clock
from hw.drivers.camera import HIDDEN_US, RETRY_US, CameraSource
from hw.drivers.camera_frames import Taken, open_frames
from hw.errors import DeviceGone
from hw.sight.config import CameraConfig
from hw.sight.hands import SETTLE_US
from hw.sight.marks import seat_mat
from hw.signals import CARDS, HIDDEN, LOST, RECOVERED, WRONG_CLOCK, Sighting
from tests.hw.rigs.base import Heard, Travel
from tests.support.table_pictures import Camera, Hand, Pose, on_mat

FRAME_US = 66_667
CONFIG = CameraConfig("/dev/video9", (1, 2))


@pytest.fixture(scope="module")
def film() -> Camera:
    return Camera(seats=(1, 2))


@dataclass
class Webcam:
    """A camera as the driver finds it: it can be unplugged, and its stamps can be of any clock."""

    clock: Clock
    picture: Any
    there: bool = True
    late_us: int = 30_000
    opened: int = 0
    closed: int = field(default=0)

    def open(self, config: CameraConfig, clock: Clock) -> "Webcam":
        if not self.there:
            raise DeviceGone("no camera")
        self.opened += 1
        return self

    def read(self) -> Taken | None:
        if not self.there:
            raise DeviceGone("unplugged")
        now = self.clock()
        return Taken(self.picture, now - self.late_us, now)

    def close(self) -> None:
        self.closed += 1


class Rig:
    """A driver, stepped by hand in time that we let pass."""

    def __init__(self, film: Camera, patient: bool = True) -> None:
        self.clock, self.heard = Travel(), Heard()
        self.film = film
        self.webcam = Webcam(self.clock, film.shot(()))
        self.source = CameraSource(CONFIG, self.clock, patient=patient, opening=self.webcam.open)

    def run(self, us: int, every: Callable[[], None] = lambda: None) -> None:
        end = self.clock.now + us
        while self.clock.now < end:
            self.clock.now += FRAME_US
            self.source.step(0)
            every()

    @property
    def sightings(self) -> list[Sighting]:
        return [one for one in self.heard.reports if isinstance(one, Sighting)]

    def faults(self) -> list[tuple[int | None, str | None, str]]:
        return [(one.seat, one.input, one.reason) for one in self.heard.faults]


@pytest.fixture
def absent(film: Camera) -> Iterator[Rig]:
    """A rig whose camera is not plugged in yet, and whose driver is not open."""
    rig = Rig(film)
    rig.webcam.there = False
    yield rig
    rig.source.close()


@pytest.fixture
def rig(film: Camera) -> Iterator[Rig]:
    rig = Rig(film)
    rig.source.open(rig.heard)
    rig.run(FRAME_US)
    yield rig
    rig.source.close()


def on_pile(seat: int) -> Pose:
    return on_mat(seat_mat(seat), *seat_mat(seat).spots["pile"].centre)


def test_a_card_is_told_with_the_span_in_which_it_lay(rig: Rig) -> None:
    rig.run(3 * FRAME_US)
    laid = rig.clock.now
    rig.webcam.picture = rig.film.shot([(44, on_pile(2))])
    rig.run(3 * FRAME_US)
    [seen] = rig.sightings
    assert (seen.seat, seen.marks) == (2, (44,))
    assert seen.seen + seen.u <= seen.t
    assert seen.t - laid < 200_000
    assert seen.seen - seen.u <= laid + FRAME_US, "exposure and interval are covered"


def test_an_unplugged_camera_is_told_once_and_comes_back_by_itself(rig: Rig) -> None:
    rig.webcam.there = False
    rig.run(5 * RETRY_US)
    assert rig.faults() == [(None, CARDS, LOST)]
    assert not rig.source.on
    rig.webcam.there = True
    rig.webcam.picture = rig.film.shot([(44, on_pile(1))])
    rig.run(2 * RETRY_US)
    assert rig.faults() == [(None, CARDS, LOST), (None, CARDS, RECOVERED)]
    assert rig.source.on
    assert rig.sightings[0].marks == (44,), "what lies there is read anew"


def test_a_camera_that_is_absent_at_the_start_is_waited_for(absent: Rig) -> None:
    absent.source.open(absent.heard)
    absent.run(RETRY_US)
    assert absent.faults() == [(None, CARDS, LOST)]


def test_who_checks_a_camera_that_is_absent_is_told_at_once(film: Camera) -> None:
    rig = Rig(film, patient=False)
    rig.webcam.there = False
    with pytest.raises(DeviceGone, match="no camera"):
        rig.source.open(rig.heard)


def test_it_is_never_behind_and_keeps_what_it_promised(rig: Rig) -> None:
    marks: list[tuple[int, int]] = []

    def ask() -> None:
        mark = rig.source.mark(rig.clock())
        assert mark == rig.clock(), "nobody waits for a camera"
        marks.append((mark, len(rig.heard.reports)))

    rig.webcam.picture = rig.film.shot([(44, on_pile(2)), (45, on_pile(1))])
    rig.run(10 * FRAME_US, ask)
    assert all(late.t >= mark for mark, n in marks for late in rig.heard.reports[n:])
    assert rig.sightings


def test_a_mat_out_of_sight_is_told_when_no_hand_would_lie_there_so_long(rig: Rig) -> None:
    mat = seat_mat(2)
    corners = [on_mat(mat, mark.x, mark.y) for mark in mat.marks]
    hands = [Hand(pose.x, pose.y, 90) for pose in corners]
    rig.run(2 * FRAME_US)
    rig.webcam.picture = rig.film.shot((), hands)
    rig.run(HIDDEN_US // 2)
    assert rig.faults() == []
    rig.run(HIDDEN_US)
    assert rig.faults() == [(2, CARDS, HIDDEN)]
    rig.webcam.picture = rig.film.shot(())
    rig.run(2_000_000)
    assert rig.faults() == [(2, CARDS, HIDDEN), (2, CARDS, RECOVERED)]


def test_stamps_of_another_clock_are_told_and_the_doubt_grows(rig: Rig) -> None:
    rig.webcam.late_us = -3_600_000_000
    rig.webcam.picture = rig.film.shot([(44, on_pile(2))])
    rig.run(4 * FRAME_US)
    assert rig.faults() == [(None, CARDS, WRONG_CLOCK), (None, CARDS, RECOVERED)]
    assert rig.sightings[0].u >= 2 * FRAME_US


def test_only_the_cards_of_the_pack_are_told(rig: Rig) -> None:
    rig.source.look_for({45})
    rig.webcam.picture = rig.film.shot([(44, on_pile(2)), (45, on_pile(1))])
    rig.run(4 * FRAME_US)
    assert [one.marks for one in rig.sightings] == [(45,)]


def test_a_folder_of_pictures_is_a_camera_and_keeps_none(film: Camera, tmp_path: Path) -> None:
    taken, kept = tmp_path / "taken", tmp_path / "kept"
    taken.mkdir()
    kept.mkdir()
    for n in range(3):
        cv2.imwrite(str(taken / f"{n}.png"), film.shot([(44, on_pile(2))]))
    for folder, expected in ((None, 0), (kept, 3)):
        clock, heard = Travel(), Heard()
        source = CameraSource(CameraConfig(str(taken), (1, 2), keep=folder), clock)
        source.open(heard)
        for _ in range(5):
            clock.now += FRAME_US
            source.step(0)
        source.close()
        assert [one.marks for one in heard.reports if isinstance(one, Sighting)] == [(44,)]
        assert len([*kept.iterdir()]) == expected
        assert len([*taken.iterdir()]) == 3


def test_hands_that_are_laid_out_are_told_whole_and_hide_no_mat(rig: Rig) -> None:
    rig.run(2 * FRAME_US)
    rig.source.count_hands((2,))
    rig.run(FRAME_US)
    mat = seat_mat(2)
    hand = [(44 + n, on_mat(mat, 35 + 65 * (n % 4), 50 + 45 * (n // 4))) for n in range(8)]
    rig.webcam.picture = rig.film.shot([*hand, (60, on_pile(1))])
    rig.run(SETTLE_US + 6 * FRAME_US)
    assert [(one.seat, one.marks, one.hand) for one in rig.sightings][-1] == (
        2,
        tuple(range(44, 52)),
        True,
    )
    assert all(one.seat == 2 for one in rig.sightings), "nobody else lays out a hand"
    rig.source.count_hands(())
    rig.webcam.picture = rig.film.shot([(60, on_pile(1))])
    rig.run(4 * FRAME_US)
    last = rig.sightings[-1]
    assert (last.seat, last.marks, last.hand) == (1, (60,), False), "piles are read anew"
    assert rig.faults() == []


def test_nothing_is_delivered_after_close_and_it_is_opened_once(film: Camera) -> None:
    rig = Rig(film)
    rig.source.close()
    rig = Rig(film)
    rig.source.open(rig.heard)
    rig.source.close()
    rig.source.close()
    rig.heard.reports.clear()
    rig.webcam.there = False
    assert rig.heard.reports == []
    with pytest.raises(RuntimeError, match="opened once"):
        rig.source.open(rig.heard)


def test_faults_carry_a_sentence_for_people_on_one_line(rig: Rig) -> None:
    rig.webcam.there = False
    rig.run(RETRY_US)
    rig.webcam.there = True
    rig.run(2 * RETRY_US)
    assert len(rig.heard.faults) == 2
    assert all(fault.detail and "\n" not in fault.detail for fault in rig.heard.faults)


def test_a_camera_that_is_not_there_says_what_to_do() -> None:
    with pytest.raises(DeviceGone, match="/dev/video97"):
        open_frames(CameraConfig("97", (1,)), Travel())


def test_on_a_thread_of_its_own_it_closes_at_once(film: Camera) -> None:
    rig = Rig(film)
    rig.source.start(rig.heard)
    rig.source.close()
    assert rig.webcam.closed == 1
