"""`companion calibrate` in rooms of every kind, without a sound in any of them."""

import sys
from pathlib import Path

import pytest

from companion.app.cli.commands import calibrate as calibrate_command
from companion.app.cli.main import main
from companion.setup.profile import load_profile, shipped_text
from hw.microphone import Microphone
from hw.speakers.sim import SimCard
from tests.hw.speakers.fake_sounddevice import FakeSoundDevice, PortAudioError, Room


class Bench:
    """A table's owner at the command line, with a profile of his own."""

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        folder: Path,
    ) -> None:
        self.file = folder / "my-table.toml"
        self.file.write_text(shipped_text("laptop"))
        self._patch, self._capsys = monkeypatch, capsys
        self.out = self.err = ""

    def calibrate(self, room: Room, *more: str, card: SimCard | None = None) -> int:
        fake = FakeSoundDevice(card)
        fake.room = room
        return self.calibrate_with(fake, *more)

    def calibrate_with(self, fake: FakeSoundDevice, *more: str) -> int:
        self._patch.setitem(sys.modules, "sounddevice", fake)
        self._patch.setattr(calibrate_command, "now_us", fake.clock)
        self._patch.setattr(calibrate_command, "wait", fake.run)
        recording = Microphone.recording

        def listen(microphone: Microphone) -> object:
            fake.listen()
            return recording(microphone)

        self._patch.setattr(Microphone, "recording", listen)
        status = main(["calibrate", "--profile", str(self.file), "--clicks", "6", *more])
        self.out, self.err = self._capsys.readouterr()
        self._patch.undo()
        return status

    @property
    def delay_us(self) -> int:
        return load_profile(str(self.file)).voice.delay_us


@pytest.fixture
def bench(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Bench:
    return Bench(monkeypatch, capsys, tmp_path)


def test_the_delay_is_measured_shown_and_written(bench: Bench) -> None:
    assert bench.calibrate(Room(delay_us=37_000)) == 0
    assert abs(bench.delay_us - 37_000) <= 100
    assert "*" in bench.out
    assert "voice.delay_ms = 3" in bench.out
    kept = bench.file.read_text().replace(f"delay_ms = {bench.delay_us / 1000:.2f}\n", "")
    assert kept == shipped_text("laptop")


@pytest.mark.slow
@pytest.mark.parametrize(
    "room",
    [
        Room(delay_us=5_000, echo=0.4),
        Room(delay_us=5_000, gain=6.0),
        Room(delay_us=5_000, noise=600),
        Room(delay_us=5_000, hum=500),
    ],
    ids=["echo", "clipping", "noise", "hum"],
)
def test_an_ordinary_room_does_no_harm(bench: Bench, room: Room) -> None:
    assert bench.calibrate(room) == 0
    assert abs(bench.delay_us - 5_000) <= 200


@pytest.mark.slow
@pytest.mark.parametrize(
    ("room", "words"),
    [
        (Room(deaf=True), "0 of 6 clicks were heard; turn the volume up"),
        (Room(noise=12_000), "clicks were heard"),
        (Room(jitter_us=30_000), "no constant can mend"),
        (Room(zero_times=True), "does not know its own time"),
        (Room(input_epoch_us=10**12), "does not know its own time"),
        (Room(overflow=True), "lost samples"),
        (Room(delay_us=0, input_epoch_us=-9_000), "clicks were"),
    ],
    ids=["deaf", "loud", "unsteady", "zero", "foreign", "overflow", "too early"],
)
def test_what_is_not_repeatable_is_refused(bench: Bench, room: Room, words: str) -> None:
    assert bench.calibrate(room) == 2
    assert words in bench.err
    assert bench.err.count("\n") == 1
    assert bench.file.read_text() == shipped_text("laptop")


def test_an_output_without_a_clock_is_refused(bench: Bench) -> None:
    assert bench.calibrate(Room(), card=SimCard(epoch="zero")) == 2
    assert "the output knows its own time only to" in bench.err
    assert bench.delay_us == 0


def test_the_air_to_the_microphone_is_taken_off(bench: Bench) -> None:
    assert bench.calibrate(Room(delay_us=20_000), "--mic-distance", "2") == 0
    assert abs(bench.delay_us - (20_000 - 2 * 2_915)) <= 100


def test_a_dry_run_writes_nothing(bench: Bench) -> None:
    assert bench.calibrate(Room(), "--dry-run") == 0
    assert "delay 3" in bench.out
    assert bench.file.read_text() == shipped_text("laptop")


def test_a_shipped_profile_is_never_written(bench: Bench) -> None:
    assert bench.calibrate(Room(), "--profile", "laptop") == 2
    assert "companion profile show laptop > my-table.toml" in bench.err
    assert bench.out == ""


def test_no_device_is_one_line(bench: Bench) -> None:
    fake = FakeSoundDevice()
    fake.refuses = PortAudioError("Error querying device -1")
    assert bench.calibrate_with(fake) == 2
    assert bench.err == "microphone default: Error querying device -1; is it connected?\n"


def test_a_profile_that_may_not_be_written_is_told_the_number(bench: Bench) -> None:
    bench.file.write_text('voice = { output = "auto" }\n' + _without_voice(shipped_text("laptop")))
    before = bench.file.read_text()
    assert bench.calibrate(Room()) == 2
    assert "under [voice] yourself" in bench.err
    assert bench.file.read_text() == before


def _without_voice(text: str) -> str:
    head, _, tail = text.partition("[voice]")
    return head + "[display]" + tail.partition("[display]")[2]


@pytest.mark.parametrize("option", [("--clicks", "2"), ("--mic-distance", "-1")])
def test_nonsense_options_are_refused(bench: Bench, option: tuple[str, str]) -> None:
    with pytest.raises(SystemExit):
        bench.calibrate(Room(), *option)
