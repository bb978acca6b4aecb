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

MISSED_S = 5.0
"""Who sees no picture for so long strikes the key again."""


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

            def saved(name: str, *keys: str) -> bool:
                """Strike keys, save, and look what was saved; a new window may miss a key."""
                for picture in tmp_path.glob("*.png"):
                    picture.unlink()
                display.key(*keys, "s")
                # Whoever strikes faster than it saves waits in the end for all of that.
                end = time.monotonic() + MISSED_S
                while not (found := [*tmp_path.glob("*.png")]) and time.monotonic() < end:
                    time.sleep(0.02)
                return any(picture.match(name) for picture in found)

            waited("a picture of the table", lambda: saved("*.png"))
            waited("the photo finish", lambda: saved("verdict-*.png", "p"))
            display.click(window, 730, 28)
            waited("the list", lambda: saved("verdicts.png", "v"))
            display.key("q")
            _, complaint = replay.communicate(timeout=PATIENCE_S)
        finally:
            replay.kill()
            replay.wait()
            assert replay.stderr
            replay.stderr.close()
    assert replay.returncode == 0, complaint
    assert not complaint
