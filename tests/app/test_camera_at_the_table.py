"""A camera at a table: marks become cards, an unplugged one is announced, the dealer is asked."""

from pathlib import Path

import cv2
import pytest

from companion.app.cli.camera_check import check_camera
from companion.app.cli.main import main
from companion.app.hosted.chairs import Chairs
from companion.app.table.evidence import card_of, event_of
from companion.app.table.match import header_of, printed_pack
from companion.core.referee import Referee
from companion.core.referee.events import INPUTS, Card, Cue, Deal, Press, Release
from companion.core.referee.verdicts import Verdict
from companion.core.transcript.header import parse_header
from companion.core.transcript.lines import LineParser
from companion.core.transcript.writing import event_line
from companion.games import GAMES
from companion.keep.journal.shift import Shift
from companion.setup.profile import Profile, load_profile
from companion.setup.profile.load import parse_text
from hw.drivers.camera import RETRY_US, CameraSource
from hw.sight.config import CameraConfig
from hw.sight.marks import seat_mat
from hw.signals import Report, Sighting
from hw.table import Table
from tests.hw.rigs.base import Travel
from tests.hw.test_camera import Webcam
from tests.support.table_pictures import Camera, Pose, on_mat

FRAME_US = 66_667
UNSURE = dict.fromkeys((*INPUTS, "cue"), 100)
NAMES = {40: "THIEF", 41: "THIEF", 42: "CLUE", 43: "ROBBER", 44: "ROBBER", 45: "CLUE"}


def test_marks_become_the_cards_of_the_pack() -> None:
    seen = Sighting(900, 2, (43,), 700, 50)
    assert card_of(seen, NAMES) == Card(900, 2, "ROBBER", seen=700, u=50)
    assert card_of(Sighting(900, None, (42, 41, 99), 700, 50), NAMES) == Card(
        900, pool=("CLUE", "THIEF"), seen=700, u=50
    )
    assert card_of(Sighting(900, 2, (99,), 700, 50), NAMES) is None


def test_when_a_card_was_seen_is_kept_and_goes_with_the_time_of_the_match() -> None:
    card = Card(900, 2, "ROBBER", seen=700, u=50)
    assert LineParser(GAMES["block"].vocabulary, UNSURE).parse(event_line(card).encode()) == card
    assert Shift(5_000).event(card) == Card(5_900, 2, "ROBBER", seen=5_700, u=50)


def test_a_pile_is_that_of_whoever_sits_there() -> None:
    chairs, seen = Chairs((2, 5)), Sighting(900, 5, (43,), 700, 50)
    assert chairs.report(seen) == Sighting(900, 2, (43,), 700, 50)
    assert chairs.report(Sighting(900, 4, (43,), 700, 50)) is None


class Evening:
    """Three people at a table with a camera, in time that we let pass."""

    def __init__(self) -> None:
        self.clock = Travel()
        self.film = Camera(seats=(1, 2, 3))
        self.webcam = Webcam(self.clock, self.film.shot(()))
        config = CameraConfig("/dev/video0", (1, 2, 3))
        self.camera = CameraSource(config, self.clock, patient=True, opening=self.webcam.open)
        self.camera.look_for(frozenset(NAMES))
        self.table = Table([], clock=self.clock, deliver=self._sense, beside=[self.camera])
        header = parse_header(
            header_of(load_profile(), players=("A", "B", "C")) | {"seats": 3}, GAMES
        )
        self.referee = Referee(header.game.set_up(header.setup), 3, header.setup.latency)
        self.verdicts: list[Verdict] = []
        self.cards: list[tuple[int, Pose]] = []

    def _sense(self, report: Report) -> None:
        event = card_of(report, NAMES) if isinstance(report, Sighting) else event_of(report)
        if event is not None:
            self.verdicts += self.referee.feed(event)

    def open(self) -> None:
        self.camera.open(self.table._sink_for(self.camera))

    def feed(self, event: Press | Cue | Deal) -> None:
        self.verdicts += self.referee.feed(event)

    def wait(self, us: int) -> None:
        end = self.clock.now + us
        while self.clock.now < end:
            self.clock.now += FRAME_US
            self.camera.step(0)
            self.verdicts += self.referee.pass_time(self.clock.now)

    def round(self, *marks: int) -> None:
        """Call, and have everybody lay a card."""
        self.feed(Cue(self.clock.now, 100, "ready"))
        self.wait(500_000)
        self.feed(Cue(self.clock.now, 100, "play"))
        self.wait(400_000)
        for seat, mark in enumerate(marks, start=1):
            self.feed(Press(self.clock.now, 5_000, seat, "pile"))
            self.feed(Release(self.clock.now + 20_000, 5_000, seat, "pile"))
            mat = seat_mat(seat)
            self.cards.append((mark, on_mat(mat, *mat.spots["pile"].centre, 5 * len(self.cards))))
        self.webcam.picture = self.film.shot(self.cards)

    def call(self, seat: int) -> list[str]:
        """Have somebody call a match; return what is found within the next half second."""
        before = len(self.verdicts)
        self.feed(Press(self.clock.now, 100, seat, "white"))
        self.wait(500_000)
        return [verdict.kind for verdict in self.verdicts[before:]]


@pytest.fixture
def evening() -> Evening:
    evening = Evening()
    evening.open()
    evening.wait(2 * FRAME_US)
    evening.feed(Deal(evening.clock.now, "deal", {}))
    evening.wait(FRAME_US)
    return evening


def test_a_camera_unplugged_in_mid_hand_is_announced_and_the_dealer_asked(evening: Evening) -> None:
    evening.round(40, 41, 42)
    evening.wait(600_000)
    assert evening.call(1) == ["call", "capture"], "judged at once"
    evening.cards.clear()
    evening.webcam.picture = evening.film.shot(())
    evening.wait(4_000_000)
    evening.webcam.there = False
    evening.round(43, 44, 45)
    evening.wait(600_000)
    lost = [v.fields for v in evening.verdicts if v.kind == "fault"]
    assert [(one["seat"], one["input"], one["reason"]) for one in lost] == [(None, "cards", "lost")]
    assert evening.call(1) == ["call", "ask"]
    evening.webcam.there = True
    before = len(evening.verdicts)
    evening.wait(2 * RETRY_US)
    kinds = [verdict.kind for verdict in evening.verdicts[before:]]
    assert kinds[:2] == ["fault", "capture"], "it comes back by itself, and answers the question"
    evening.camera.close()


SAYS = """
[table]
simulated = true
[seats.1]
[seats.2]
[seats.3]
[camera]
"""


def profile_with(camera: str) -> Profile:
    return parse_text(SAYS + camera, "my.toml")


def test_a_profile_names_its_camera() -> None:
    camera = profile_with('device = "/dev/video2"\nsize = "1920x1080"\nfps = 30').camera
    assert camera is not None
    assert (camera.device, camera.size, camera.fps) == ("/dev/video2", (1920, 1080), 30)
    assert load_profile().camera is None


@pytest.mark.parametrize(
    ("camera", "wrong"),
    [
        ("fps = 15", "camera"),
        ('device = "0"\nsize = "1280"', "camera.size"),
        ('device = "0"\nsize = "99x99"', "camera.size"),
        ('device = "0"\nfps = 200', "camera.fps"),
        ('device = "0"\nlens = 3', "camera.lens"),
    ],
)
def test_a_camera_that_cannot_be_is_a_mistake(camera: str, wrong: str) -> None:
    with pytest.raises(Exception, match=wrong):
        profile_with(camera)


def test_the_check_draws_what_it_sees_and_says_which_mat_is_hidden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    film, folder = Camera(seats=(1, 2)), tmp_path / "film"
    folder.mkdir()
    mat = seat_mat(2)
    picture = film.shot([(41, on_mat(mat, *mat.spots["pile"].centre))])
    for n in range(3):
        cv2.imwrite(str(folder / f"{n}.png"), picture)
    drawn = tmp_path / "seen.png"
    status = check_camera(profile_with(f'device = "{folder}"'), drawn, None)
    told = capsys.readouterr().out.splitlines()
    assert status == 1
    assert "Seat 1's mat: seen well." in told
    assert any(line.startswith("Seat 3's mat: not found.") for line in told)
    name = printed_pack(load_profile(), "sherlock-holmes")[41]
    assert f"  reads: {name}" in told
    seen = cv2.imread(str(drawn))
    assert seen is not None
    assert seen.shape == (720, 1280, 3)


def test_a_profile_without_a_camera_is_told_what_to_add(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--camera"]) == 2
    assert "[camera]" in capsys.readouterr().err
