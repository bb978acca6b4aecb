"""The process that speaks, with a simulated card: `python -m tests.hw.speakers.sim_child`."""

from __future__ import annotations

import subprocess
import sys

from hw.clock import now_us
from hw.speaker import Speaker
from hw.speakers import child
from hw.speakers.config import SpeakerConfig
from hw.speakers.sim import SimCard, SimSpeaker
from tests.support.command import ROOT

CARD = SimCard(blocks=11)
"""Sixty milliseconds in store, as the real one: words are stated that long ahead."""


def _simulated(servant: child.Servant, output: str, config: SpeakerConfig) -> Speaker:
    speaker = SimSpeaker(config, CARD, now_us())
    speaker.start()
    return speaker


def start() -> subprocess.Popen[bytes]:
    """Start a real process with that card."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.hw.speakers.sim_child"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )


if __name__ == "__main__":
    child.Servant._opened = _simulated  # type: ignore[assignment,method-assign]
    child.main()
