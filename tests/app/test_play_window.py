"""A whole hand in a real window, played with keys and a mouse that come from outside."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from companion.app.cli.main import main
from tests.support.command import ROOT
from tests.support.screen import PATIENCE_S, Screen, screen, waited

OPTIONS = ("--view", "window", "--size", "800x480", "--seed", "11", "--speed", "12")
HAND = ("--hands", "1", "--pace", "ruthless")
DEAL = (300, 440)
"""Where the one thing a dealer may enter stands: at the foot."""


class Recorded:
    """What the program has written down so far."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def lines(self) -> list[dict[str, Any]]:
        if not self._path.exists():
            return []
        whole = self._path.read_text().rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def has(self, **wanted: Any) -> bool:
        return any(wanted.items() <= line.items() for line in self.lines())


def play_on(display: Screen, kept: Recorded) -> bool:
    """Lay a card, call a match once, answer what is asked; tells when the hand is over.

    No more than one call: in the pause after READY it holds PLAY back.
    """
    called = kept.has(event="press", seat=1, input="white")
    display.hand("key", "--delay", "40", "space", "1", *(() if called else ("a", "1")))
    counted = [line for line in kept.lines() if line.get("entry") == "count"]
    return len(counted) >= 4


def somebody_plays(
    game: "subprocess.Popen[str]", display: Screen, kept: Recorded, folder: Path
) -> str:
    """Deal, play, see the score, keep a picture of it, and go; give what the program said."""
    window = display.window("companion")

    def dealt() -> bool:
        display.click(window, *DEAL)
        return kept.has(event="deal")

    waited("the deal", dealt)
    waited("the counts", lambda: play_on(display, kept))
    waited("the end", lambda: kept.has(event="end"))
    display.key("s")
    waited("a picture of the score", lambda: bool(list(folder.glob("*.png"))))
    display.key("ctrl+q")
    return game.communicate(timeout=PATIENCE_S)[1]


@pytest.mark.slow
def test_somebody_plays_a_hand_in_a_window(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.jsonl"
    kept = Recorded(path)
    command = [sys.executable, "-m", "companion", "play", *OPTIONS, *HAND, "--record", str(path)]
    with screen() as display:
        environment = {**display.environment(), "PYTHONPATH": str(ROOT)}
        with subprocess.Popen(
            command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True
        ) as game:
            try:
                told = somebody_plays(game, display, kept, tmp_path)
            except Exception as error:
                game.kill()
                raise AssertionError(game.communicate()[1]) from error
    assert game.returncode == 0, told
    assert told == "seed 11\n"
    assert kept.lines()[0]["caller"] == {"seed": 11, "pace": "ruthless", "traps": 0.3}
    assert kept.has(event="press", seat=1, input="pile")
    assert kept.has(event="press", seat=1, input="white")
    assert main(["judge", "--explain", str(path)]) == 0
    assert "Score of the hand" in capsys.readouterr().out
