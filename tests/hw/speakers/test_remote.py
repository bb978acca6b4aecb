"""A speaker in a process of its own: killed, aborted and stopped in the middle of a word."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from hw.clock import now_us
from hw.errors import DeviceGone
from hw.speaker import Onset, Sound
from hw.speakers import life, remote
from hw.speakers.config import SpeakerConfig
from hw.speakers.remote import RemoteSpeaker
from hw.speakers.silent import SilentSpeaker
from tests.hw.speakers import sim_child
from tests.hw.speakers.words import Ear, word
from tests.support.command import ROOT

pytestmark = pytest.mark.slow
AHEAD_US = 15_000
"""So long before its instant a word must have been stated, for its process to die in between."""


def eventually(true: Callable[[], object], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.005)


class Booth:
    """A speaker with a real child, what it said of itself, and what was shown in its place."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.flashed: list[str] = []
        self.started: list[subprocess.Popen[bytes]] = []
        self.speaker = RemoteSpeaker(
            ("simulated",),
            SpeakerConfig(volume=100),
            failed=lambda reason, line: self.told.append(f"{reason}: {line}"),
            meanwhile=lambda: SilentSpeaker(self._flash),
            start=self._start,
        )

    def _start(self) -> subprocess.Popen[bytes]:
        self.started.append(sim_child.start())
        return self.started[-1]

    def _flash(self, sound: Sound) -> None:
        self.flashed.append(sound.name)

    def signal(self, number: int) -> None:
        self.started[-1].send_signal(number)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less patience than at a table."""
    monkeypatch.setattr(remote, "FIRST_US", 100_000)
    monkeypatch.setattr(remote, "LOOK_US", 50_000)
    monkeypatch.setattr(remote, "CALM_US", 50_000)
    monkeypatch.setattr(life, "SILENT_US", 500_000)


@contextmanager
def booth() -> Iterator[Booth]:
    made = Booth()
    try:
        yield made
    finally:
        made.speaker.close()
        assert all(child.poll() is not None for child in made.started), "a child is left behind"


@pytest.mark.real_time
def test_a_word_that_dies_with_its_process_is_not_claimed_and_the_voice_returns(
    quick: None,
) -> None:
    with booth() as here:
        good, cut, shown, again = Ear(), Ear(), Ear(), Ear()
        at = now_us() + 200_000
        here.speaker.play(word(), at=at, heard=good.heard, done=good.done)
        eventually(lambda: good.dones)
        assert good.onset.t >= at - good.onset.u
        assert good.onset.stands()

        def dies(onset: Onset) -> None:
            if now_us() < onset.t - AHEAD_US:
                cut.heard(onset)
                here.signal(signal.SIGABRT)

        while not cut.onsets:  # a machine that is busy states a word when it has been out
            cut.dones = 0
            here.speaker.play(word(), at=now_us() + 300_000, heard=dies, done=cut.done)
            eventually(lambda: cut.dones)
        assert now_us() < cut.onset.t, "it is stated ahead, and died before"
        time.sleep(max(0, cut.onset.t - now_us()) / 1_000_000)
        assert not cut.onset.stands()
        here.speaker.play(word(), heard=shown.heard, done=shown.done)
        eventually(lambda: shown.onsets)
        assert here.flashed == ["play"]
        eventually(lambda: here.speaker.alive)
        here.speaker.play(word(), heard=again.heard, done=again.done)
        eventually(lambda: again.dones)
        assert again.onset.stands()
        assert cut.dones == shown.dones == 1
        assert ["was ended by SIGABRT" in here.told[0], "speaks again" in here.told[1]] == [
            True,
            True,
        ]
        assert len(here.told) == 2


@pytest.mark.real_time
def test_a_process_that_hangs_holds_up_nobody_and_is_replaced(quick: None) -> None:
    with booth() as here:
        ears, long = [Ear() for _ in range(40)], word(3_000)
        here.signal(signal.SIGSTOP)
        began = time.monotonic()
        for ear in ears:
            here.speaker.play(long, heard=ear.heard, done=ear.done)
            here.speaker.volume(50)
        assert time.monotonic() - began < 0.5, "asking waited for it"
        eventually(lambda: all(ear.dones == 1 for ear in ears))
        assert not any(ear.onsets for ear in ears)
        assert "does not answer" in here.told[0]
        eventually(lambda: here.speaker.alive)


def test_killed_again_and_again_it_is_started_with_growing_patience(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[int] = []
    monkeypatch.setattr(remote, "FIRST_US", 10)

    def slept(wait_us: int) -> float:
        waits.append(wait_us)
        return wait_us / 1_000_000

    monkeypatch.setattr(remote, "s_from_us", slept)
    with booth() as here:
        for _ in range(3):
            dead = here.started[-1]
            here.signal(signal.SIGKILL)
            dead.wait()
            eventually(lambda: here.started[-1].poll() is None and here.speaker.alive)
    grown = [wait for wait in waits if wait not in (remote.LOOK_US, remote.CALM_US)]
    assert grown[:3] == [10, 20, 40]


def test_a_program_that_is_killed_leaves_no_speaker_behind() -> None:
    code = (
        "import os, tests.hw.speakers.test_remote as t\n"
        "print(t.Booth().started[0].pid, flush=True)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    child = int(done.stdout)

    def ended() -> bool:
        try:
            os.kill(child, 0)
            with open(f"/proc/{child}/stat") as stat:
                return ") Z " in stat.read()
        except OSError:
            return True

    eventually(ended)


def test_a_machine_that_cannot_start_another_process_is_one_line() -> None:
    def start() -> subprocess.Popen[bytes]:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    with pytest.raises(DeviceGone, match=r"cannot be started: Resource temporarily unavailable$"):
        RemoteSpeaker(("simulated",), SpeakerConfig(), start=start)


def test_one_that_dies_while_it_is_opened_is_one_line() -> None:
    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-c", "import os; os.abort()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    with pytest.raises(DeviceGone, match=r"^the speaker's process was ended by SIGABRT before"):
        RemoteSpeaker(("simulated",), SpeakerConfig(), start=start)
