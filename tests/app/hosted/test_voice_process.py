"""The process that speaks dies between READY and PLAY, at a whole table with a real child."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.referee.events import Cue
from companion.setup.profile import load_profile
from companion.setup.profile.model import CallerSettings
from hw.clock import now_us
from hw.errors import DeviceGone
from hw.speaker import Onset, Sound, Speaker
from hw.speakers.config import SpeakerConfig
from hw.speakers.remote import RemoteSpeaker
from tests.app.hosted.live import LiveTable
from tests.app.hosted.process import waited
from tests.hw.speakers import sim_child

pytestmark = [pytest.mark.slow, pytest.mark.real_time]
AHEAD_US = 15_000
"""So long before its instant PLAY must have been stated, for its process to die in between."""


class FragileSpeaker(RemoteSpeaker):
    """Its first child dies when it has stated when PLAY will be heard, before that instant."""

    def __init__(self, room: Room, lost: Callable[[str], None]) -> None:
        self._room = room
        super().__init__(("card",), SpeakerConfig(volume=100), lost=lost, start=room.start)

    def play(
        self,
        sound: Sound,
        *,
        at: int | None = None,
        heard: Callable[[Onset], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> None:
        def stated(onset: Onset) -> None:
            ahead = now_us() < onset.t - AHEAD_US
            if sound.name == "play" and self._room.fatal is None and ahead:
                self._room.fatal = onset
                self._room.children[-1].send_signal(signal.SIGABRT)
                self._room.children[-1].wait()
            self._room.spoken.append((sound.name, onset))
            if heard is not None:
                heard(onset)

        super().play(sound, at=at, heard=stated if heard else None, done=done)


class Room:
    """What is started, spoken and shown at one table."""

    def __init__(self) -> None:
        self.children: list[subprocess.Popen[bytes]] = []
        self.spoken: list[tuple[str, Onset]] = []
        self.shown: list[tuple[str, int]] = []
        self.fatal: Onset | None = None

    def start(self) -> subprocess.Popen[bytes]:
        self.children.append(sim_child.start())
        return self.children[-1]

    def open(self, flash: Callable[[Sound], None], lost: Callable[[str], None]) -> Speaker:
        if self.fatal is not None and not self.shown_since():
            raise DeviceGone("not yet")
        return FragileSpeaker(self, lost)

    def shown_since(self) -> list[str]:
        """Words that the lamps have shown since the voice was lost."""
        assert self.fatal is not None
        return [name for name, at in self.shown if at > self.fatal.t]

    def watch(self, table: LiveTable) -> None:
        """Note every word that the lamps show."""
        speech = table.service.speech
        assert speech is not None
        flash = speech._flash

        def shows(sound: Sound) -> None:
            self.shown.append((sound.name, now_us()))
            flash(sound)

        for silent in (speech.speaker._silent, speech.voice._silently):
            silent._flash = shows  # type: ignore[attr-defined]
        speech.open_with(self.open)


def cues(table: LiveTable) -> list[Cue]:
    return [event for event in table.watcher.events if isinstance(event, Cue)]


def test_no_word_is_claimed_that_was_not_spoken_and_calls_go_on_by_lamps_until_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.outputs.caller.caller.LOST_US", 500_000)
    profile = replace(load_profile(), caller=CallerSettings(pace="ruthless", traps=0.0))
    room, table = Room(), LiveTable(tmp_path, None, bots=4, profile=profile)
    room.watch(table)
    table.start()
    try:
        waited("the death", lambda: room.fatal is not None)
        assert room.fatal is not None
        table.hears(
            "voice: simulated speaker: the speaker's process was ended by SIGABRT; trying again"
        )
        by_eye = table.service.shift.by
        waited("words by lamps", room.shown_since)
        table.hears("voice: works again")
        known = len(room.spoken)
        waited("a voice", lambda: len(room.spoken) > known)
        waited("its word", lambda: cues(table)[-1].t - by_eye >= room.spoken[known][1].t)
        said = [(cue.cue, cue.t - by_eye) for cue in cues(table)]
    finally:
        table.stop()
    assert table.status == 0
    assert ("play", room.fatal.t) not in said
    true = {(name, onset.t) for name, onset in room.spoken if onset is not room.fatal}
    for word, t in said:
        near = any(word == name and abs(t - at) < 300_000 for name, at in room.shown)
        assert near or (word, t) in true, f"{word} was claimed, and neither said nor shown"
    assert all(child.poll() is not None for child in room.children)
