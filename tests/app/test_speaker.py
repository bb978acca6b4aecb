"""Which output a table gets, and what is said about the ones it does not get."""

import sys
from functools import partial

import pytest

from companion.app.table import speaker as opening
from companion.app.table.speaker import open_speaker
from companion.kit.notice import Notice
from companion.setup.profile.model import VoiceSettings
from hw.speakers.remote import RemoteSpeaker
from tests.hw.speakers.fake_sounddevice import FakeSoundDevice, PortAudioError
from tests.hw.speakers.threaded_child import ThreadedChild


class Machine:
    """What is there to be opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.fake = FakeSoundDevice()
        monkeypatch.setitem(sys.modules, "sounddevice", self.fake)
        monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
        child = partial(ThreadedChild, self.fake.clock)
        monkeypatch.setattr(opening, "RemoteSpeaker", partial(RemoteSpeaker, start=child))
        self.told: list[str] = []
        self.shown: list[str] = []

    def no_portaudio(self) -> None:
        self.fake.refuses = PortAudioError("Error querying device -1")

    def no_mixer(self) -> None:
        self._patch.setenv("SDL_AUDIODRIVER", "no such driver")

    def open(self, output: str) -> str:
        speaker = open_speaker(
            VoiceSettings(output=output), clock=self.fake.clock, say_problem=self._tell
        )
        speaker.close()
        return speaker.name

    def _tell(self, notice: Notice) -> None:
        self.told.append(notice.log)
        self.shown.append(notice.shown)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


@pytest.mark.parametrize(
    ("output", "name"),
    [
        ("auto", "portaudio default"),
        ("portaudio", "portaudio default"),
        ("mixer", "mixer default"),
        ("none", "silent"),
    ],
)
def test_what_is_there_is_used_without_a_word(machine: Machine, output: str, name: str) -> None:
    assert machine.open(output) == name
    assert machine.told == []


@pytest.mark.parametrize("output", ["auto", "portaudio"])
def test_without_portaudio_the_mixer_speaks_and_it_is_said(machine: Machine, output: str) -> None:
    machine.no_portaudio()
    assert machine.open(output) == "mixer default"
    (line,) = machine.told
    assert "Error querying device" in line
    assert line.startswith("The voice uses mixer default instead: portaudio default: ")
    assert machine.shown == ["The sound comes from another output; if you hear it, all is well."]


def test_without_the_mixer_portaudio_speaks(machine: Machine) -> None:
    machine.no_mixer()
    assert machine.open("mixer") == "portaudio default"
    assert len(machine.told) == 1


@pytest.mark.parametrize("output", ["auto", "portaudio", "mixer"])
def test_without_any_device_it_is_said_once_and_play_goes_on(machine: Machine, output: str) -> None:
    machine.no_portaudio()
    machine.no_mixer()
    assert machine.open(output) == "silent"
    (line,) = machine.told
    assert line.startswith("no sound (")
    assert "?." not in line
    assert "portaudio" in line
    assert "mixer" in line
    assert "\n" not in line
    assert machine.shown == ["No sound here: what is said is shown."]


def test_a_portaudio_that_cannot_be_imported_is_a_fallback(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sounddevice", None)
    assert machine.open("auto") == "mixer default"
    assert "pip install sounddevice" in machine.told[0]


def test_this_machine_gets_some_speaker(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Notice] = []
    open_speaker(VoiceSettings(), say_problem=told.append).close()
    assert len(told) <= 1
