"""A real window on a real X server, with keys and a mouse that come from outside."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.command import ROOT
from tests.support.screen import PATIENCE_S, screen, waited


@pytest.mark.slow
def test_a_replay_in_a_window_reacts_to_keys_and_mouse(tmp_path: Path) -> None:
    transcript = str(ROOT / "examples/dead-heat.jsonl")
    command = [sys.executable, "-m", "companion", "replay", transcript, "--view", "window"]
    command += ["--size", "800x480", "--speed", "64"]
    with screen() as display:
        environment = {**display.environment(), "PYTHONPATH": str(ROOT)}
        replay = subprocess.Popen(
            command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True
        )
        try:
            window = display.window("companion")
            display.key("s")
            waited("a picture of the table", lambda: bool(list(tmp_path.glob("*.png"))))

            def finish_saved() -> bool:
                display.key("p")
                display.key("s")
                return bool(list(tmp_path.glob("verdict-*.png")))

            waited("the photo finish", finish_saved)
            display.click(window, 730, 28)
            display.key("v")
            display.key("s")
            waited("the list", (tmp_path / "verdicts.png").exists)
            display.key("q")
            _, complaint = replay.communicate(timeout=PATIENCE_S)
        finally:
            replay.kill()
            replay.wait()
    assert replay.returncode == 0, complaint
    assert not complaint
