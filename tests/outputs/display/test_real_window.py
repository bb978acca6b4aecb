"""A real window on a real X server, with keys and a mouse that come from outside."""

import subprocess
import sys
import time
from pathlib import Path
from signal import SIGUSR1

import pytest

from tests.support.command import ROOT
from tests.support.screen import PATIENCE_S, screen, waited

OPENS = """\
import signal
import pygame
from companion.outputs.display.pygame.window import Window
from tests.support.evening import staged
from tests.support.table import Table
f11 = {"key": pygame.K_F11, "mod": 0, "unicode": ""}
signal.signal(signal.SIGUSR1, lambda *_: pygame.event.post(pygame.event.Event(pygame.KEYDOWN, f11)))
Window(staged(Table(3).deal(), 1), size=(800, 480)).run(lambda: True)
"""


"""A key that is pressed while a window is being made may be lost; a signal is not."""


@pytest.mark.slow
def test_f11_twice_is_where_it_was() -> None:
    with screen() as display:
        environment = {**display.environment(), "PYTHONPATH": str(ROOT)}
        shown = subprocess.Popen([sys.executable, "-c", OPENS], cwd=ROOT, env=environment)
        try:
            display.hand("windowmove", "--sync", display.window("companion"), "150", "120")
            places = [(150, 120, 800, 480), (0, 0, 1280, 800)]
            for n in (1, 2):
                shown.send_signal(SIGUSR1)
                waited(f"F11 {n}", lambda: display.place("companion") == places[n % 2])  # noqa: B023
        finally:
            shown.kill()
            shown.wait()


def woken(pid: int) -> int:
    """Return how often the threads of a program were woken so far."""
    told = (task / "status" for task in Path(f"/proc/{pid}/task").iterdir())
    lines = (line for status in told for line in status.read_text().splitlines())
    return sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt"))


@pytest.mark.slow
def test_a_window_at_which_nothing_happens_sleeps() -> None:
    """Four looks a second are enough; pygame's own wait would look a thousand times."""
    with screen() as display:
        environment = {**display.environment(), "PYTHONPATH": str(ROOT)}
        shown = subprocess.Popen([sys.executable, "-c", OPENS], cwd=ROOT, env=environment)
        try:
            display.window("companion")
            time.sleep(1)
            before = woken(shown.pid)
            time.sleep(3)
            assert woken(shown.pid) - before < 3 * 40
        finally:
            shown.kill()
            shown.wait()


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
            assert replay.stderr
            replay.stderr.close()
    assert replay.returncode == 0, complaint
    assert not complaint
